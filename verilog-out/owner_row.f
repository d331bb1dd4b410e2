owner_row.v
