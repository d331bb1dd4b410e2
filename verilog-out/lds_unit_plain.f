address_planes.v
bank_select.v
word_select.v
request_crossbar.v
lane_select.v
response_crossbar.v
lane_align.v
lds_unit_plain.v
