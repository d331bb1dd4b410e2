bank_ram.v
