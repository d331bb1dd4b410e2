lane_select.v
