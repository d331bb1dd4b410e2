lane_table.v
