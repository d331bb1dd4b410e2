owner_row.v
shadow_address.v
shadow_memory.v
