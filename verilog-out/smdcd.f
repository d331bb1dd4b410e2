smdcd_entries.v
row_state_owner_words.v
smdcd.v
