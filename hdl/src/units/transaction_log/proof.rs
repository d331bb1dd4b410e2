//! A search finds the youngest store.

use crate::{exported, fault, Claim};
use turnstile_hdl::transaction_log::TransactionLog;

pub const CLAIMS: &[fn() -> Claim] = &[a_lane_finds_the_youngest_of_its_stores];

/// 2 lanes, logs of 4 entries, words of 3 bits.
fn a_lane_finds_the_youngest_of_its_stores() -> Claim {
    let unit = TransactionLog::<2, 2, 3, 4, 3>::default();
    let verilog = exported(unit, "transaction_log");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a lane is found again in an older entry", "missing_of = in_sought & ~in_hits;", "missing_of = in_sought;", "youngest_0+:2"),
        fault("a search ends with lines under way", "(still_coming == left) & (!(|left)", "(!(|left)", "asked == came"),
        fault("lanes take the values of another's entry", "mates_of = mates_of & in_found;", "mates_of = in_found;", "youngest_1+:2"),
        fault("a lane that takes no part has stored word 0", "(|in_line_word_0) & ", "", "lanes & has & ~got"),
    ];
    Claim::new("transaction_log", verilog, wrapper, 2, faults)
}
