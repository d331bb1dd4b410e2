owner_row.v
directory_address.v
directory_shadow.v
