//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("early_abort_scanner", "two reads conflict", "asked_write <= asked_write_next;", "asked_write <= 1'b1;"),
    fault("early_abort_scanner", "two writes conflict without the strap", "meets_writers = write_write | !asked_write;", "meets_writers = 1'b1;"),
    fault("early_abort_scanner", "two writes never conflict", "meets_writers = write_write | !asked_write;", "meets_writers = !asked_write;"),
    fault("early_abort_scanner", "a group is looked up twice", "own_served_next = in_served | (8'd1 << i);", "own_served_next = i == 6 ? in_served : in_served | (8'd1 << i);"),
    fault("early_abort_scanner", "the hits of a scan stay", "if (finishing) hits <= 32'd0;", ""),
    fault("early_abort_scanner", "the last entry is not waited for", "finishing <= entry_valid & !more & entry_last;", "finishing <= entry_valid & entry_last;"),
];
