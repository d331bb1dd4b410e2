update_queue_words.v
update_queue.v
