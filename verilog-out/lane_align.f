lane_align.v
