//! Counts never underflow and return to zero.

use crate::{exported, fault, Claim};
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::set_hash::Hash;

pub const CLAIMS: &[fn() -> Claim] = &[a_count_never_underflows_and_returns_to_zero];

/// 2 sets of 2 ways, words of 3 bits, counts to 3.
pub fn counts() -> String {
    let unit = ReferenceCountTable::<2, 1, 3, 2>::new(Hash::XorFold);
    exported(unit, "reference_count_table")
}

fn a_count_never_underflows_and_returns_to_zero() -> Claim {
    let verilog = counts();
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the decrement of an ignored increment counts", "counted <= req_counted;", "counted <= req_counted | req_decrement;", "assert (!rsp_unmatched)"),
        fault("a decrement of one is lost", "count - 2'd1 :", "count - {1'b0, count != 2'd1} :", "== references"),
        fault("a set read while it is written has the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;", "assert (!rsp_unmatched)"),
        fault("a count wraps", "rsp_saturated = looked_up & !decrement & (&count);", "rsp_saturated = 1'b0;", "== references"),
        fault("an increment without a place counts", "change_of = !in_rsp_saturated & !in_rsp_full;", "change_of = !in_rsp_saturated;", "== references"),
        fault("every increment sends an add message", "tells_of = in_change & !(|in_count);", "tells_of = in_change;", "assert (message_add != told)"),
    ];
    Claim::new("reference_count_table", verilog, wrapper, 2, faults)
}
