//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("write_time_table", "a look-up does not see its own cycle", "reads_written = write_valid & (write_index == read_index);", "reads_written = 1'b0;"),
    fault("write_time_table", "low halves decide", "own_least_lo));", "own_least_lo)) | ((i == 1) & ((in_times_hi_read_word[2*32 +: 32] == own_least_hi) | (in_times_lo_read_word[2*32 +: 32] < own_least_lo)));"),
    fault("write_time_table", "one array is not asked", "if (own_earlier[i]) begin", "if (own_earlier[i] & (i != 2)) begin"),
    fault("write_time_table", "the sweep ends early", "sweeping <= !(&sweep_set);", "sweeping <= !(&sweep_set[7:0]);"),
];
