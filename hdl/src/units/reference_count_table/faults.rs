//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("reference_count_table", "the decrement of an ignored increment counts", "counted <= req_counted;", "counted <= req_counted | req_decrement;"),
    fault("reference_count_table", "a count wraps", "rsp_saturated = looked_up & !decrement & (&count);", "rsp_saturated = 1'b0;"),
    fault("reference_count_table", "an increment without a place counts", "change_of = !in_rsp_saturated & !in_rsp_full;", "change_of = !in_rsp_saturated;"),
    fault("reference_count_table", "a set read while it is written has the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;"),
    fault("reference_count_table", "every decrement sends a message", "tells_of = in_change & !(|in_new_count);", "tells_of = in_change;"),
    fault("reference_count_table", "one hash bit is forgotten", "address & 30'h20202020,", "address & 30'h20,"),
    fault("reference_count_table", "readers and writers are confused", "writer ? writers :", "writer ? readers :"),
    fault("reference_count_table", "the sweep ends early", "sweeping <= !(&sweep_set);", "sweeping <= !(&sweep_set[6:0]);"),
];
