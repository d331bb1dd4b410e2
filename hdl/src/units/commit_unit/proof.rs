//! Order, hazards, progress and isolation.

use crate::{exported, fault, Claim, Fault};
use turnstile_hdl::commit_unit::CommitUnit;

pub const CLAIMS: &[fn() -> Claim] = &[
    commits_are_in_order_and_who_waits_waits_for_an_older_warp,
    the_hazard_pointer_goes_on,
    the_vote_pointer_goes_on,
    the_commit_pointer_goes_on,
    the_retire_pointer_goes_on,
    the_release_pointer_goes_on,
    what_commits_has_read_what_is_there,
    writes_are_those_that_were_sent,
];

/// Votes with a hazard.
#[rustfmt::skip]
const fn hazard(violates: &'static str) -> Fault {
    fault("a hazard does not wait", "settled & (flags_vote_failed | !(|hazards_read_word))", "settled & (flags_vote_failed | !(|hazards_read_word) | (hazards_read_word >= retire_id))", violates)
}

/// 4 slots, logs of 4 words, 2 reads under way, words of 1 bit; the answers of the last-writer table are an input of the wrapper.
fn without_last_writers(
    name: &'static str,
    wrapper: String,
    faults: impl Into<Vec<Fault>>,
) -> Claim {
    let unit = CommitUnit::<2, 2, 3, 1, 1, 1, 1>::default();
    let mut claim = Claim::new(name, exported(unit, "commit_unit"), wrapper, 1, faults);
    let cut = claim.proof.broken(".rsp_id(writers_rsp_id)", ".rsp_id()");
    claim.proof = cut.expect("the table's answer has one wire");
    claim
}

/// Parts of a wrapper assume the same, so that one of them has to show that it leaves room.
fn covered_once(wrapper: &str, covers: bool) -> String {
    let lines = wrapper.lines();
    let kept = lines.filter(|line| covers || !line.trim().starts_with("cover ("));
    kept.collect::<Vec<_>>().join("\n")
}

/// A part of what `commit_pointers.sv` proves.
fn pointers(name: &'static str, part: &str, faults: impl Into<Vec<Fault>>) -> Claim {
    let wrapper = include_str!("pointers.sv");
    let wrapper = covered_once(wrapper, part == "ORDER");
    let wrapper = format!("`define PART_{part}\n{wrapper}");
    without_last_writers(name, wrapper, faults)
}

fn commits_are_in_order_and_who_waits_waits_for_an_older_warp() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("aliases of the warp are waited for: deadlock", "writer >= first ? first - 32'd1 :", "1'b0 ? first - 32'd1 :", "if (waits)"),
        fault("the hazard pointer goes on into a slot that is taken", "flags_hazard_filled & has_slot", "flags_hazard_filled", "(hazard_at <= release_at + 4)"),
        hazard("if (passes_now)"),
    ];
    pointers("commit_unit, order", "ORDER", faults).long()
}

fn the_hazard_pointer_goes_on() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("it stays at a word", "assign take_read = (state == WALK_STATE_READS) & writers_req_ready;", "assign take_read = 1'b0;", "(hazard_stands < HAZARD)"),
    ];
    pointers("commit_unit, hazard pointer", "HAZARD", faults)
}

fn the_vote_pointer_goes_on() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("it reads a word again and again", "assign reads_walk_take_1 = rereads & queue_push_valid;", "assign reads_walk_take_1 = 1'b0;", "(vote_stands < VOTE)"),
    ];
    pointers("commit_unit, vote pointer", "VOTE", faults).long()
}

fn the_commit_pointer_goes_on() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("it writes a word again and again", "assign writes_walk_take_1 = write_valid & write_ready;", "assign writes_walk_take_1 = 1'b0;", "(commit_stands < COMMIT)"),
    ];
    pointers("commit_unit, commit pointer", "COMMIT", faults).long()
}

fn the_retire_pointer_goes_on() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("what has landed is not counted", "if (write_ack) landed <= landed + 16'd1;", "if (write_ack) landed <= landed;", "(retire_stands < RETIRE)"),
    ];
    pointers("commit_unit, retire pointer", "RETIRE", faults).long()
}

fn the_release_pointer_goes_on() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("it does not give a slot back", "assign goes_on = (state == WALK_STATE_END) & (may_empty | !freeing);", "assign goes_on = (state == WALK_STATE_END) & !freeing;", "(release_stands < RELEASE)"),
    ];
    pointers("commit_unit, release pointer", "RELEASE", faults).long()
}

/// Two numbers, bounded: holds in the first cycles, and is not proved for all time.
fn what_commits_has_read_what_is_there() -> Claim {
    #[rustfmt::skip]
    let faults = [
        hazard("assert (value == read_value"),
        fault("a writer that has been sent counts as landed", "retired_before <= retire_id;", "retired_before <= commit_id;", "assert (value == read_value"),
        fault("aliases hide an older writer", "writer >= first ? first - 32'd1 :", "writer >= first ? 32'd0 :", "assert (value == read_value"),
    ];
    serial("commit_unit, isolation", "ISOLATION", faults).bounded(22)
}

/// Two numbers, bounded as well.
fn writes_are_those_that_were_sent() -> Claim {
    #[rustfmt::skip]
    let faults = [
        fault("a write is done before it has landed", "assign behind_1 = landed - write_targets_read_word;", "assign behind_1 = landed + 16'd1 - write_targets_read_word;", "if (done_valid & writing != 0)"),
    ];
    serial("commit_unit, writes", "ORDER", faults).bounded(22)
}

/// A part of what `commit_serial.sv` checks.
fn serial(name: &'static str, part: &str, faults: impl Into<Vec<Fault>>) -> Claim {
    let wrapper = include_str!("serial.sv");
    let wrapper = covered_once(wrapper, part == "ISOLATION");
    let wrapper = format!("`define {part}\n`define NUMBERS 2\n{wrapper}");
    without_last_writers(name, wrapper, faults).by_bits()
}
