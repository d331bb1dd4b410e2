bank_ram.v
lds_alu.v
lds_bank.v
directory_address.v
directory_shadow.v
row_valid_bits_owner_words.v
dcd.v
dcd_bank.v
