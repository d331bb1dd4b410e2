signature_file.v
row_valid_bits.v
bloom_filter.v
