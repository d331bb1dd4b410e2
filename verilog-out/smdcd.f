smdcd_entries.v
row_state.v
smdcd.v
