first_reads.v
temporal_filter.v
