row_valid_bits.v
row_state.v
smdcd_ordered.v
