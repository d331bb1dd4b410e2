entry_flags.v
