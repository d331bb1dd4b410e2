hazard_judge.v
