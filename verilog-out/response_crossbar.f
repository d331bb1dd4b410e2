lane_select.v
word_select.v
response_crossbar.v
