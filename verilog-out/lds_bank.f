bank_ram.v
lds_alu.v
lds_bank.v
