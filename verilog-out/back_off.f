back_off.v
