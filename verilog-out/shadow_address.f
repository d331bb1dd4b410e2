owner_row.v
shadow_address.v
