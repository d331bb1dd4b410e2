//! Marks of owner words say what valid bits of variables say.

use crate::{exported, fault, Claim};
use turnstile_hdl::dcd::Dcd;
use turnstile_hdl::full_size::{SLOTS, SLOT_BITS, STATE_BITS, STATE_ROWS};

pub const CLAIMS: &[fn() -> Claim] = &[marks_of_an_owner_word_are_the_papers_table];

fn marks_of_an_owner_word_are_the_papers_table() -> Claim {
    let unit = Dcd::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS);
    let verilog = exported(unit, "dcd");
    #[rustfmt::skip]
    let faults = [
        fault("slots of other work-groups count", "entries_marks[2] & group[2]", "entries_marks[2]", "assert ("),
        fault("a slot that has a mark renames its bytes", "live[slot] ? 4'd0 :", "1'b0 ? 4'd0 :", "assert ("),
        fault("stale bytes are not told", "live[slot] ? 4'd0 :", "1'b1 ? 4'd0 :", "assert ("),
        fault("the spare slot is the last that has none of the lower two", "!busy[2] ? 2'd2 :", "", "assert ("),
        fault("a byte's slot is that of the byte before", "{owner_3[7:6] == slot,", "{owner_2[7:6] == slot,", "assert ("),
        fault("a walk takes every lane of the slot", "hits = of_slot & of_lanes;", "hits = of_slot;", "assert ("),
        fault("a flush leaves a slot's marks", "keep1 = ~(clear | (flush_valid & (flush_slot == 2'd1)))", "keep1 = ~clear", "assert ("),
    ];
    Claim::new("dcd", verilog, include_str!("proof.sv"), 2, faults)
}
