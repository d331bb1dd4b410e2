row_valid_bits.v
