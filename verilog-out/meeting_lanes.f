meeting_lanes.v
