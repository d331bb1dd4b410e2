hazard_check.v
