dcd_entries.v
dcd.v
