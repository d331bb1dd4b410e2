shadow_address.v
