atomic_alu.v
