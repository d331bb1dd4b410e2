//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("commit_unit", "a hazard is no reason to read again", "result_youngest = youngest_now;", "result_youngest = 32'd0;"),
    fault("commit_unit", "who has sent its writes has retired", "(retire_id != commit_id) & !behind[1*16 + 15];", "retire_id != commit_id;"),
    fault("commit_unit", "the youngest writer of the last look-up is forgotten", "result_youngest = youngest_now;", "result_youngest = youngest;"),
    fault("commit_unit", "a value that differs is not looked at", "failed_valid = rsp_valid & (values_read_word != rsp_value);", "failed_valid = 1'b0;"),
    fault("commit_unit", "votes do not wait for values", "settled = !(|reads_walk_count[1*13 +: 13]) | !behind[0*16 + 15];", "settled = 1'b1;"),
    fault("commit_unit", "a word that is not counted is taken away", "(of_write & write_counted));", "of_write);"),
    fault("commit_unit", "a writer is counted as it arrives and as it is stored", "counts_store = hazard_store_valid & !count_on_arrival;", "counts_store = hazard_store_valid;"),
    fault("commit_unit", "a writer is not counted as it arrives", "& !writes_put_full & count_on_arrival;", "& 1'b0;"),
    fault("commit_unit", "who failed elsewhere writes", "commit_passed = passed[commit_slot];", "commit_passed = 1'b1;"),
    fault("commit_unit", "references of who failed are taken away twice", "!(remove_failed_at_vote & failed)", "1'b1"),
    fault("commit_unit", "references of who failed stay until the end", "remove_at_vote | failed;", "remove_at_vote;"),
    fault("commit_unit", "readers are counted where writers alone are", "counts_read = reads_word & !count_writers_only;", "counts_read = reads_word;"),
];
