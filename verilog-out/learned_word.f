learned_word.v
