first_reads.v
