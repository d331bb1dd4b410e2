//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("temporal_filter", "a write at the time of the first read is a conflict", "(first_lo[32 * g +: 32] < reply_time_lo)", "(g == 9 ? first_lo[32 * g +: 32] <= reply_time_lo : first_lo[32 * g +: 32] < reply_time_lo)"),
    fault("temporal_filter", "the last load counts", "fresh = loads & ~reading;", "fresh = loads;"),
    fault("temporal_filter", "a conflict is forgotten by the next reply", "found_of(conflicting, ", "found_of(conflicting & ~replies, "),
    fault("temporal_filter", "a begin leaves the conflict", "conflicting <= found & ~begins;", "conflicting <= found;"),
    fault("temporal_filter", "the strap does nothing", "if (in_send_conflicts) begin", "if (1'b0) begin"),
    fault("temporal_filter", "lanes that wrote commit at once", "only_read = commit_lanes & ~commit_wrote;", "only_read = commit_lanes;"),
];
