bank_lanes.v
bank_select.v
word_select.v
request_crossbar.v
