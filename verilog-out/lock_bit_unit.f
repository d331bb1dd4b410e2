lock_array.v
lock_bit_unit.v
