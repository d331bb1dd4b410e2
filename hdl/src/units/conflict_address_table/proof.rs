//! With the reference count table: what a core knows.

use crate::reference_count_table::counts;
use crate::{exported, fault, Claim};
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::set_hash::Hash;

pub const CLAIMS: &[fn() -> Claim] = &[the_core_knows_the_words_with_a_count_above_zero];

fn conflicts() -> String {
    let unit = ConflictAddressTable::<2, 1, 3>::new(Hash::XorFold);
    exported(unit, "conflict_address_table")
}

fn the_core_knows_the_words_with_a_count_above_zero() -> Claim {
    let verilog = counts() + &conflicts();
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("every decrement sends a remove message", "tells_of = in_change & !(|in_new_count);", "tells_of = in_change;", "assert (held == referenced)"),
        fault("a remove message clears nothing", " writer ? add :", " writer & add ? 1'b1 :", "assert (held == referenced)"),
        fault("a port's copy is not written", ".writers(copy_0_writers),\n            .write_valid(way_0_write_valid)", ".writers(copy_0_writers),\n            .write_valid(1'b0)", "lookup_write : lookup_read"),
        fault("a set is called full although a place is free", "upd_full = updating & add & !hit & !room;", "upd_full = updating & add & !hit;", "assert (!upd_full);"),
        fault("the update port rests after a message", "upd_ready = !sweeping;", "upd_ready = !sweeping & !updating;", "assert (!message_valid | upd_ready | clear);"),
    ];
    Claim::new("two tables", verilog, wrapper, 2, faults)
}
