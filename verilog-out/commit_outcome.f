back_off.v
commit_outcome.v
