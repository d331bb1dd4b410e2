word_select.v
