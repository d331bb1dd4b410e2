//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("conflict_address_table", "a remove clears the other bit", "writer <= upd_write;", "writer <= upd_write & upd_add;"),
    fault("conflict_address_table", "a look-up sees the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;"),
    fault("conflict_address_table", "one way has no copy at port 2", ".writers(copy_writers[4 * g + 2]), .write_valid(way_write_valid[g])", ".writers(copy_writers[4 * g + 2]), .write_valid(way_write_valid[g] & (g != 4))"),
    fault("conflict_address_table", "a port answers in the sweep", "asked[i] <= lookup_valid[i] & !sweeping & !clear;", "asked[i] <= lookup_valid[i] & ((!sweeping & !clear) | (i == 1));"),
    fault("conflict_address_table", "a full set is not reported", "upd_full = updating & add & !hit & !room;", "upd_full = 1'b0;"),
];
