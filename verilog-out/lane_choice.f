lane_choice.v
