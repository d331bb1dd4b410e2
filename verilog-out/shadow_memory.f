shadow_address.v
shadow_memory.v
