word_marks.v
