late_sum.v
