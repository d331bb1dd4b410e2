stack_entries.v
waiting_lanes.v
pause_and_go_stack.v
