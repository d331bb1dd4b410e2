log_cursor.v
prefetch_fifo_lines.v
prefetch_fifo.v
partition_planes.v
packet_splitter.v
back_off.v
commit_outcome.v
log_walker.v
