smdcd_published_entries.v
row_state.v
smdcd_published.v
