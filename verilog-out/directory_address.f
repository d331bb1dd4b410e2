owner_row.v
directory_address.v
