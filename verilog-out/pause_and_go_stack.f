stack_entries.v
pause_and_go_stack.v
