atomic_sequencer_addresses.v
lane_table.v
lds_alu.v
atomic_sequencer.v
