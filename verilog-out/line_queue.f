line_queue_lines.v
line_queue.v
