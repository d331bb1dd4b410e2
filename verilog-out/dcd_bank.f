bank_ram.v
lds_alu.v
lds_bank.v
shadow_address.v
shadow_memory.v
row_valid_bits_unclassed.v
dcd.v
dcd_bank.v
