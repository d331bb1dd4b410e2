//! Lock bits and the sequencer of atomic instructions.

use super::{exported, fault, Claim};
use turnstile_hdl::atomic_sequencer::AtomicSequencer;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};

/// The wrapper of the lock bit unit for a number of locks: the lock of a word, by a definition of its own, and where
/// the unit has its lock bits.
fn lock_bits_wrapper(locks: usize, lock_of: &str, lock_bits: &str) -> String {
    format!(
        "`define LOCKS {locks}\n`define LOCK_OF(word) {lock_of}\n`define LOCK_BITS {lock_bits}\n{}",
        include_str!("../../formal/lock_bits.sv")
    )
}

pub fn a_lock_that_banks_share_has_one_winner_and_is_held_until_its_release() -> Claim {
    let unit = LockBitUnit::<4, 2, 4, 2, 1, 3>::new(2, LockHash::XorFold);
    let verilog = exported(unit, "lock_bit_unit");
    let wrapper = lock_bits_wrapper(
            2,
            "{2'b0, ^(word)}",
            "(* hierconn *) wire [1:0] \\unit.locks.locks ; wire [1:0] lock_bits = \\unit.locks.locks ;",
        );
    #[rustfmt::skip]
    let faults = [
        fault("bank 3 does not look at bank 0's lock", "(in_lock_of_0 == in_lock_of_3)", "1'b0", "assert (!(won[i] & won[j]));"),
        fault("bank 2 gives way to a lane above its own", "((in_lane_1 < in_lane_2)", "((in_lane_1 != in_lane_2)", "assert (won[i]);"),
        fault("a load-lock looks at no lock bit", "if (!in_locks_held[1]) winners_of", "winners_of", "assert (!held_before[locks[3 * i+:3]]);"),
        fault("an access without load-lock acquires", "won <= winners;", "won <= winners | {3'd0, store_unlock[0]};", "assert (!(acquired & ~answered));"),
    ];
    Claim::new("lock_bit_unit, shared locks", verilog, wrapper, 2, faults)
}

pub fn a_lock_of_one_bank_has_one_winner_and_is_held_until_its_release() -> Claim {
    let unit = LockBitUnit::<4, 2, 4, 2, 1, 3>::new(8, LockHash::LowBits);
    let bits = |row: usize| {
        let of_bank = |bank: usize| format!("\\unit.locks.locks{bank} [{row}]");
        [3, 2, 1, 0].map(of_bank).join(", ")
    };
    let registers = [0, 1, 2, 3].map(|bank| format!("\\unit.locks.locks{bank} "));
    let lock_bits = format!(
        "(* hierconn *) wire [1:0] {}; wire [7:0] lock_bits = {{{}, {}}};",
        registers.join(", "),
        bits(1),
        bits(0)
    );
    let verilog = exported(unit, "lock_bit_unit");
    let wrapper = lock_bits_wrapper(8, "(word)", &lock_bits);
    #[rustfmt::skip]
    let faults = [
        fault("a store-unlock releases nothing", "if (unlock[2]) locks2[index_2[2]] <= 1'd0;", "", "assert (won[i]);"),
        fault("clear leaves locks held", "if (clear) locks1 <= 2'd0;", "", "assert (won[i]);"),
        fault("a store-unlock releases two locks", "if (unlock[3]) locks3[index_3[2]] <= 1'd0;", "if (unlock[3]) locks3 <= 2'd0;", "assert (!held_before[locks[3 * i+:3]]);"),
    ];
    Claim::new(
        "lock_bit_unit, locks of a bank",
        verilog,
        wrapper,
        2,
        faults,
    )
}

pub fn a_lane_stores_once_and_only_with_its_lock() -> Claim {
    let sequencer = AtomicSequencer::<2, 4, 2, 1>::default();
    let locks = LockBitUnit::<2, 1, 2, 1, 1, 2>::new(2, LockHash::XorFold);
    let verilog = exported(sequencer, "atomic_sequencer") + &exported(locks, "lock_bit_unit");
    let wrapper = include_str!("../../formal/atomic_sequencer.sv");
    #[rustfmt::skip]
    let faults = [
        fault("lanes without their lock store too", "chosen_lanes_of = in_won_0;", "chosen_lanes_of = in_left_0;", "assert (!(stored & ~holds));"),
        fault("a lane that has stored asks again", "left_1 <= left_1 & ~gathered;", "", "assert (!(holds & ~to_store));"),
        fault("an instruction ends with its first store", "if (|left_0) phase_0 <= ATOMIC_PHASE_LOCK;", "", "assert (!to_store[2 * i+:2] & !holds[2 * i+:2]);"),
        fault("the locks of an earlier request count as acquired", "if (answered) gathered <= acquired;", "", "assert (!(stored & ~holds));"),
        fault("a store goes to the other warp's words", "addresses (\n        .clock(clock),\n        .read_row(chosen_slot)", "addresses (\n        .clock(clock),\n        .read_row(chosen_slot ^ chosen_unlock)", "== word[4 * warp + 2 * i+:2]);"),
        fault("a bank looks at the lock bit of the other", "if (!in_locks_held[0]) winners_of", "if (!in_locks_held[1]) winners_of", "assert (!(holds[i] & holds[j] & lock[i] == lock[j]));"),
        fault("a store releases no lock", "if (unlock[1] && (index_1 <= 2'd1)) locks[index_1[0]] <= 1'd0;", "", "assert (\\unit.locks.locks == "),
        fault("an answer goes to the warp that asks now", "asked_slot <= taken_slot;", "asked_slot <= chosen_slot;", "== word[4 * warp + 2 * i+:2]);"),
    ];
    Claim::new("atomic_sequencer", verilog, wrapper, 2, faults)
}
