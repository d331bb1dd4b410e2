waiting_lanes.v
