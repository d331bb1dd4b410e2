//! The partition is that of a division.

use crate::{exported, fault, Claim};
use turnstile_hdl::partition_planes::PartitionPlanes;

pub const CLAIMS: &[fn() -> Claim] = &[a_word_lies_in_the_partition_that_division_gives];

fn a_word_lies_in_the_partition_that_division_gives() -> Claim {
    let unit = PartitionPlanes::<2, 14, 2, 3>::default();
    let verilog = exported(unit, "partition_planes");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("three is no multiple of three", "if (folded_of > 32'd2)", "if (folded_of > 32'd3)", "assert (first_is == (first >> 2) % 6);"),
        fault("chunks are too short", "chunk_of >> 2'd2", "chunk_of >> 2'd1", "assert (second_is == (second >> 2) % 6);"),
    ];
    Claim::new("partition_planes", verilog, wrapper, 1, faults)
}
