//! A bit a row, and the signatures, say what owner records say.

use crate::{exported, fault, Claim};
use turnstile_hdl::bloom_filter::BloomFilter;
use turnstile_hdl::full_size::{CLASSES, SLOTS, SLOT_BITS, STATE_BITS, STATE_ROWS};
use turnstile_hdl::signature_file::FilterShape;

pub const CLAIMS: &[fn() -> Claim] = &[marks_of_rows_are_the_papers_owner_records];

fn marks_of_rows_are_the_papers_owner_records() -> Claim {
    let filter = FilterShape::default();
    let unit = BloomFilter::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(STATE_ROWS, filter);
    let verilog = exported(unit, "bloom_filter");
    let kept = super::signature_file::kept_lanes("unit.signatures");
    let wrapper = format!("`define KEPT_LANES {kept}\n{}", include_str!("proof.sv"));
    #[rustfmt::skip]
    let faults = [
        fault("the own bit passes for an entry", "signatures_own_hit & entries_has &", "signatures_own_hit &", "assert (own =="),
        fault("a commit leaves its entries", "drops3 = (flush_valid &", "drops3 = (1'b0 &", "assert ("),
        fault("a commit takes the entries of other work-groups", "drops5 ? region1", "drops5 ? {29{1'b1}}", "assert ("),
        fault("a region ends before its last group", "(1'd1 <= region_last[0]) ?", "1'b0 ?", "assert ("),
        fault("a region begins with the group before", "(region_first[0] <= 1'd0) ?", "1'b1 ?", "assert ("),
        fault("a walk takes the entries of other work-groups", ": region0_2)", ": {29{1'b1}})", "assert ("),
        fault("a walk leaves a class with its first row", "takes_last = scan_take & ~first_more5", "takes_last = scan_take", "assert ("),
        fault("a walk takes the same row of a class again", "goes_on = scan_on &", "goes_on = 1'b0 &", "assert (entry & of_walk);"),
        fault("a walk leaves the signatures", ".walk_done(entries_done)", ".walk_done(8'd0)", "assert ("),
    ];
    Claim::new("bloom_filter", verilog, wrapper, 2, faults)
        .by_bits()
        .long()
}
