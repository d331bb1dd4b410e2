owner_planes.v
owner_bank_select.v
owner_bank.v
intra_warp_resolver.v
