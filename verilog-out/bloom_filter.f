signature_file.v
row_marks.v
bloom_filter.v
