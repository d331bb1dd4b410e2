filter_entries.v
