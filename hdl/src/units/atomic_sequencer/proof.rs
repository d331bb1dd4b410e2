//! With the lock bits: who stores.

use crate::{exported, fault, Claim};
use turnstile_hdl::atomic_sequencer::AtomicSequencer;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};

pub const CLAIMS: &[fn() -> Claim] = &[a_lane_stores_once_and_only_with_its_lock];

fn a_lane_stores_once_and_only_with_its_lock() -> Claim {
    let sequencer = AtomicSequencer::<2, 2, 1>::default();
    let locks = LockBitUnit::<2, 1, 2, 1, 1, 2>::new(2, LockHash::XorFold);
    let verilog = exported(sequencer, "atomic_sequencer") + &exported(locks, "lock_bit_unit");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("lanes without their lock store too", "chosen_lanes_of = in_won_0;", "chosen_lanes_of = in_left_0;", "assert (!(stored & ~holds));"),
        fault("a lane that has stored asks again", "left_1 <= left_1 & ~gathered;", "", "assert (!(holds & ~to_store));"),
        fault("an instruction ends with its first store", "fresh_phase <= chosen_phase;", "fresh_phase <= chosen_phase == ATOMIC_PHASE_LOCK ? ATOMIC_PHASE_FINISHING : chosen_phase;", "assert (!to_store[2 * i+:2] & !holds[2 * i+:2]);"),
        fault("the locks of an earlier request count as acquired", "if (answered) gathered <= acquired;", "", "assert (!(stored & ~holds));"),
        fault("a store goes to the other warp's words", "lds_served ? chosen_slot :", "lds_served ? chosen_slot ^ chosen_unlock :", "assert (!(stored & ~holds));"),
        fault("an access gives way to another request before it is served", "(wanted & !lds_other) | stays;", "wanted & !lds_other;", "assert (!(stored & ~holds));"),
        fault("a bank looks at the lock bit of the other", "locks_acquire = first & ~locks_held;", "locks_acquire = first & ~{2{locks_held[1]}};", "assert (!(holds[i] & holds[j] & lock[i] == lock[j]));"),
        fault("a store releases no lock", "if (unlock[1] && (index_1 <= 2'd1)) locks[index_1[0]] <= 1'd0;", "", "assert (\\unit.locks.locks == "),
        fault("an answer goes to the warp that asks now", "asked_slot <= here_slot;", "asked_slot <= chosen_slot;", "assert (!to_store[2 * i+:2] & !holds[2 * i+:2]);"),
    ];
    Claim::new("atomic_sequencer", verilog, wrapper, 2, faults)
}
