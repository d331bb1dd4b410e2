bank_ram.v
lds_alu.v
lds_bank.v
shadow_address.v
shadow_memory.v
dcd_entries.v
dcd.v
dcd_bank.v
