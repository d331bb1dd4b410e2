word_marks.v
dcd.v
