stack_entries.v
