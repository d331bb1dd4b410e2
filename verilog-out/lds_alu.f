lds_alu.v
