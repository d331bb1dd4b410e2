//! One lane a bit and slot says what all signatures say.

use crate::{exported, fault, Claim};
use turnstile_hdl::full_size::{CLASSES, SLOTS, SLOT_BITS, STATE_BITS};
use turnstile_hdl::signature_file::{FilterShape, SignatureFile};

pub const CLAIMS: &[fn() -> Claim] = &[a_kept_lane_is_all_that_the_signatures_say];

/// Wires `lane_0` to `lane_3`: the lane that each slot of a signature file keeps of the class.
pub fn kept_lanes(file: &str) -> String {
    let of_slot = |slot| {
        let names = (0..CLASSES).rev();
        let names: Vec<String> = names
            .map(|class| format!("\\{file}.signs_lane{slot}_{class} "))
            .collect();
        let names = names.join(", ");
        format!(
            "(* hierconn *) wire [5:0] {names}; wire [47:0] lanes_{slot} = {{{names}}}; \
             wire [5:0] lane_{slot} = lanes_{slot}[6 * class +: 6]; "
        )
    };
    (0..SLOTS).map(of_slot).collect()
}

fn a_kept_lane_is_all_that_the_signatures_say() -> Claim {
    let unit = SignatureFile::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(FilterShape::default());
    let verilog = exported(unit, "signature_file");
    let wrapper = format!(
        "`define KEPT_LANES {}\n{}",
        kept_lanes("unit"),
        include_str!("proof.sv")
    );
    #[rustfmt::skip]
    let faults = [
        fault("the asker's own bit is another's", "is_askers2 = (query_slot == 2'd2) &", "is_askers2 = (query_slot == 2'd1) &", "assert ("),
        fault("a set keeps the lane before", "signs_lane1_3 <= query_lane", "signs_lane1_3 <= signs_lane1_3", "assert ("),
        fault("a walk clears the bits of every lane", "walked5 = walk_valid[5] & walk_lanes[walk_lane5]", "walked5 = walk_valid[5]", "assert ("),
        fault("a flush leaves a slot", "clear | (flush_valid & (flush_slot == 2'd3))", "clear", "assert ("),
        fault("others outside of the group count", "query_group[0] & ", "", "assert (other_hit =="),
    ];
    Claim::new("signature_file, shared", verilog, wrapper, 2, faults)
}
