tx_sequencer.v
