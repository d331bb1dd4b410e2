//! Marks of owner words and readers in owner bytes say what a set of slots for each variable says.

use crate::{exported, fault, Claim};
use turnstile_hdl::full_size::{SLOTS, SLOT_BITS, STATE_BITS, STATE_ROWS};
use turnstile_hdl::smdcd::Smdcd;

pub const CLAIMS: &[fn() -> Claim] = &[owner_bytes_are_the_papers_table];

fn owner_bytes_are_the_papers_table() -> Claim {
    let unit = Smdcd::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS);
    let verilog = exported(unit, "smdcd");
    #[rustfmt::skip]
    let faults = [
        fault("slots of other work-groups count", "entries_marks[2] & group[2]", "entries_marks[2]", "assert ("),
        fault("what a slot that has a mark owns is forgotten", "first = !(|(live & slot_bit));", "first = 1'b1;", "assert ("),
        fault("stale entries stay", "first = !(|(live & slot_bit));", "first = 1'b0;", "assert ("),
        fault("a stale byte is not nobody's", "accessed | (stale & dropped)", "accessed", "assert ("),
        fault("a slot that reads a word again is its former reader", "dropped[1] ? 4'd0 : owner_1[3:0] & ~slot_bit", "dropped[1] ? 4'd0 : owner_1[3:0]", "assert ("),
        fault("the second reader is forgotten", "joined = readers | slot_bit;", "joined = readers;", "assert ("),
        fault("a walk takes the mark of what the slot reads", "| (|read);", ";", "assert ("),
        fault("a walk takes every lane of the slot", "hits = owned & of_lanes;", "hits = owned;", "assert ("),
        fault("a walk restores what was read", "restores = hits & bits_modified;", "restores = hits;", "assert ("),
        fault("a byte of readers is an owner", "mine = !shared & (recorded == work_item);", "mine = recorded == work_item;", "assert ("),
        fault("a flush leaves a slot's marks", "keep1 = ~(clear | (flush_valid & (flush_slot == 2'd1)))", "keep1 = ~clear", "assert ("),
    ];
    Claim::new("smdcd", verilog, include_str!("proof.sv"), 2, faults)
        .by_bits()
        .long()
}
