//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("transaction_log", "an index does not tell reads from writes", ".write_word(new_reads[16 * g +: 16])", ".write_word(g == 0 ? new_index[16 * g +: 16] : new_reads[16 * g +: 16])"),
    fault("transaction_log", "a full log takes an entry", "append_ready & !full[0]", "append_ready"),
    fault("transaction_log", "an overflow is not told", "!append_slot & append_valid & append_ready & full[0]", "1'b0"),
    fault("transaction_log", "a lane that took no part has written word 0", "(|in_line_word[32 * i +: 32]) & ((in_line_word", "((|in_line_word[32 * i +: 32]) | (i == 3)) & ((in_line_word"),
    fault("transaction_log", "older words are found too", "missing_of = in_sought & ~in_hits;", "missing_of = in_sought;"),
    fault("transaction_log", "lanes find what they do not look for", "hits_of = hits_of & in_sought;", ""),
    fault("transaction_log", "a search does not end when all have found", "(!(|left) | !(|missing))", "(!(|left))"),
    fault("transaction_log", "the oldest entry is left out", "(!(|left) | !(|missing))", "(left == 16'd1 | !(|left) | !(|missing))"),
    fault("transaction_log", "a search ends with lines under way", "(still_coming == left) & (!(|left)", "(!(|left)"),
    fault("transaction_log", "more lines are under way", "under_way_of >> 4", "under_way_of >> 5"),
    fault("transaction_log", "all lanes take one entry's values", "mates_of = mates_of & in_found;", "mates_of = in_found;"),
    fault("transaction_log", "an entry passes a set", "append_ready = !set_valid & !setting;", "append_ready = !set_valid;"),
    fault("transaction_log", "clear leaves a log", "            reads[1*16 +: 16] <= 16'd0;\n            writes[1*16 +: 16] <= 16'd0;", "            reads[1*16 +: 16] <= 16'd0;"),
];
