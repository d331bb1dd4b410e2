prefetch_fifo_lines.v
prefetch_fifo.v
