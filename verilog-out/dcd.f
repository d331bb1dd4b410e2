row_valid_bits_unclassed.v
dcd.v
