bank_lanes.v
