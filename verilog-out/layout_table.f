layout_table.v
