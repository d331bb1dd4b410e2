row_valid_bits_unclassed.v
row_state.v
smdcd_ordered.v
