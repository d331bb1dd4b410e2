//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("commit_partition", "a reference is counted without room for its update", "unit_count_ready = counts_req_ready & updates_queue_room;", "unit_count_ready = counts_req_ready;"),
    fault("commit_partition", "what is not counted is taken away", ".count_counted(counts_rsp_counted)", ".count_counted(1'b1)"),
    fault("commit_partition", "readers are updates of writers", ".put_write(counts_message_write)", ".put_write(1'b1)"),
    fault("commit_partition", "a stale message is an update", ".put_valid(counts_message_valid)", ".put_valid(counts_rsp_valid)"),
    fault("commit_partition", "writers are counted as they arrive without the strap", ".count_on_arrival(count_on_arrival)", ".count_on_arrival(1'b1)"),
    fault("commit_partition", "references never end", ".req_decrement(unit_count_decrement)", ".req_decrement(1'b0)"),
];
