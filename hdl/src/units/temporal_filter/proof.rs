//! With the write-time table: no lane that read across a write commits at once.

use crate::{exported, fault, Claim};
use turnstile_hdl::temporal_filter::TemporalFilter;
use turnstile_hdl::write_time_table::WriteTimeTable;

pub const CLAIMS: &[fn() -> Claim] = &[a_lane_that_read_across_a_write_does_not_commit_at_once];

/// 4 entries an array, blocks of 3 bits, times of 4; one warp in use.
fn a_lane_that_read_across_a_write_does_not_commit_at_once() -> Claim {
    let times = exported(WriteTimeTable::<2, 8, 2>::default(), "write_time_table");
    let filter = exported(TemporalFilter::<2, 1, 2>::default(), "temporal_filter");
    let verilog = times + &filter;
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a look-up does not see the update of its own cycle", "reads_written = write_valid & (write_index == read_index);", "reads_written = 1'b0;", "assert (!silent[0]);"),
        fault("one array is not updated", "times_hi_2_write_valid = sweeping | upd_valid", "times_hi_2_write_valid = sweeping", "assert (!silent[0]);"),
        fault("the last load counts", "fresh = loads & ~reading;", "fresh = loads;", "assert (!silent[0]);"),
        fault("a conflict is forgotten by the next reply", "found_of(conflicting, ", "found_of(conflicting & ~replies, ", "assert (!silent[0]);"),
    ];
    Claim::new("temporal_filter", verilog, wrapper, 2, faults)
}
