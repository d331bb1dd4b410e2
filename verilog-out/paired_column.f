paired_column.v
