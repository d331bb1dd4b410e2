log_cursor.v
line_queue_lines.v
line_queue.v
partition_planes.v
packet_splitter.v
back_off.v
commit_outcome.v
log_walker.v
