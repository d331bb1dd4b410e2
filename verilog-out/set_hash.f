set_hash.v
