row_marks.v
