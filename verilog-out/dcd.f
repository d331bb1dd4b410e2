row_valid_bits_owner_words.v
dcd.v
