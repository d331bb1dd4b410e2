set_hash.v
entry_way.v
reference_count_table.v
