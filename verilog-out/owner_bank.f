owner_bank_select.v
owner_bank.v
