bank_select.v
