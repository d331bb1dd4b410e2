//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("lds_unit", "lanes that lost go on to their high word", "pending <= choice_runs & ~losers_now;", "pending <= choice_runs;"),
    fault("lds_unit", "lanes that have lost go to their banks", "want_of = want_of & ~in_mask;", ""),
    fault("lds_unit", "a transactional request does not wait for its answers", "!(|pending) & !(|unanswered)", "!(|pending)"),
    fault("lds_unit", "reads in a transaction share a round", "request_broadcast = !write & !transactional;", "request_broadcast = !write;"),
    fault("lds_unit", "hold is ignored", "allowed = req_valid & (active | !hold);", "allowed = req_valid;"),
    fault("lds_unit", "a bank serves all lanes that want it", "lowest = lanes & ~below;", "lowest = lanes;"),
    fault("lds_unit", "a broadcast looks at no row", "broadcast ? same_row :", "broadcast ? lanes :"),
    fault("lds_unit", "losers of the request before lose again", "first ? 32'd0 : lost |", "lost |"),
    fault("lds_unit", "the high word comes from the bank of the low one", "if (odd) address <= addr | 16'd4;", ""),
    fault("lds_unit", "a plain request is answered with its last round", "last <= plain_ready;\n        last_rounds <= rounds_now;\n        done <= last | tx_ready;", "last <= 1'b0;\n        last_rounds <= rounds_now;\n        done <= last | req_ready;"),
    fault("lds_unit", "waiting counts as overhead of plain requests", "perf_overhead = allowed & transactional &", "perf_overhead = allowed &"),
    fault("lds_unit", "the last answers count as overhead", "& !(|request_bank_valid) & !(tx_pass_done & (may_end | more));", "& !(|request_bank_valid);"),
    fault("lds_unit", "who met a loser wins", "lost | meeting_joined;", "lost;"),
    fault("lds_unit", "lanes of the lower half that met a loser win", "upper ? meeting_joined_lower :", "upper ? 32'd0 :"),
    fault("lds_unit", "lanes of the lower half that met a loser are not told", "lower_losers <= meeting_joined_lower;", "lower_losers <= 32'd0;"),
    fault("lds_unit", "the lower half is kept for too long", ".continues(req_continues),", ".continues(1'b1),"),
    fault("lds_unit", "the request ends before all losers are known", "may_end = !more & meeting_done;", "may_end = !more;"),
    fault("lds_unit_plain", "a bank serves all lanes that want it", "lowest = lanes & ~below;", "lowest = lanes;"),
    fault("lds_unit_plain", "a broadcast looks at no row", "broadcast ? same_row :", "broadcast ? lanes :"),
    fault("lds_unit_plain", "the high word comes from the bank of the low one", "if (odd) address <= addr | 16'd4;", ""),
];
