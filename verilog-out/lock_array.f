lock_array.v
