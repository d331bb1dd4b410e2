//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("meeting_lanes", "lanes that do not run lose", "same_of = in_runs;", "same_of = 32'hffff_ffff;"),
    fault("meeting_lanes", "lanes of the lower half that did not run lose", "kept <= runs;", "kept <= 32'hffff_ffff;"),
    fault("meeting_lanes", "the lower half's losers are kept for too long", "upper & continues ? kept_todo :", "upper ? kept_todo :"),
    fault("meeting_lanes", "the lower half's lanes are kept for too long", "upper & continues ? kept :", "upper ? kept :"),
    fault("meeting_lanes", "the lower half's losers are forgotten", "kept_todo <= losers;", "kept_todo <= 32'd0;"),
    fault("meeting_lanes", "a bank's number is not looked at", "for (i = 0; i < 5; i = i + 1) begin\n                if (|in_has_bit[32 * i +: 32]) same_of", "for (i = 1; i < 5; i = i + 1) begin\n                if (|in_has_bit[32 * i +: 32]) same_of"),
    fault("meeting_lanes", "the strap is ignored", "!looks_up : !all_lose;", "!looks_up : 1'b0;"),
    fault("meeting_lanes", "lanes of the lower half lose twice", "kept_joined | (same_lower & ~kept_todo);", "kept_joined | same_lower;"),
    fault("meeting_lanes", "who joined in the access before joins again", "            kept_joined <= 32'd0;\n        end", "        end"),
    fault("meeting_lanes", "a word is looked up once for each loser", "todo <= todo & ~same;", "todo <= todo & ~first;"),
    fault("meeting_lanes", "the upper half's losers are kept for the next", "if (all_lose & !upper) begin", "if (all_lose) begin"),
    fault("meeting_lanes", "a look-up outlives a clear", "if (clear) begin\n            looking <= 1'b0;", "if (clear) begin"),
];
