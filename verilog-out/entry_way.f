entry_way.v
