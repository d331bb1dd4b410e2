//! The conflict mask keeps lanes out of the banks.

use crate::{exported, fault, Claim};
use turnstile_hdl::lds_unit::LdsUnit;

pub const CLAIMS: &[fn() -> Claim] = &[a_lane_in_the_conflict_mask_stays_out_of_the_banks];

fn a_lane_in_the_conflict_mask_stays_out_of_the_banks() -> Claim {
    let unit = LdsUnit::<2, 1, 2, 1, 4, 2, 1, 1>::default();
    let verilog = exported(unit, "lds_unit");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the mask of the other half is looked at", "if (in_half) mask_of = mask_of | in_tcm_3;", "if (!in_half) mask_of = mask_of | in_tcm_3;", "assert (runs[names[b]] & !lost[names[b]]);"),
        fault("a lane that lost with the low word goes on with the high one", "pending <= choice_runs & ~losers_now;", "pending <= choice_runs;", "assert (runs[names[b]] & !lost[names[b]]);"),
        fault("a request starts under hold", "if (in_valid & (in_active | !in_hold)) begin", "if (in_valid) begin", "assert ("),
        fault("losers of the request before are reported again", "first ? 2'd0 :", "1'b0 ? 2'd0 :", "assert (conflict_valid == (req_ready & req_transactional & lose != 0));"),
        fault("a transactional request ends before its last answer", "!(|pending) & !(|unanswered)", "!(|pending)", "assert ("),
        fault("a lane that has gone goes again", "pending <= request_left;", "pending <= choice_want;", "assert ("),
        fault("lanes that read together in a transaction go together", "request_broadcast = !write & !transactional;", "request_broadcast = !write;", "assert ("),
        fault("who met a loser wins", "lost | joined;", "lost;", "lose"),
        fault("lanes of the lower half that met a loser win", "upper & continues ? kept :", "1'b0 ? kept :", "lose"),
        fault("the lower half is kept for too long", "upper & continues ? kept_todo :", "upper ? kept_todo :", "lose"),
        fault("the request ends before all losers are known", "may_end = !more & all_known;", "may_end = !more;", "assert ("),
    ];
    Claim::new("lds_unit", verilog, wrapper, 2, faults)
}
