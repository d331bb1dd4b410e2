signature_file.v
filter_entries.v
bloom_filter.v
