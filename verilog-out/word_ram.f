word_ram.v
