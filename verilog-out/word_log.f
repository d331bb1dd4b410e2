word_log_heads.v
word_log_addresses.v
word_log_links.v
word_log_counts.v
word_log_values.v
word_log_counted.v
word_log.v
