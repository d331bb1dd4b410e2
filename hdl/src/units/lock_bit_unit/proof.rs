//! A lock has one winner.

use crate::{exported, fault, Claim};
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};

pub const CLAIMS: &[fn() -> Claim] = &[
    a_lock_that_banks_share_has_one_winner_and_is_held_until_its_release,
    a_lock_of_one_bank_has_one_winner_and_is_held_until_its_release,
];

/// The wrapper of the lock bit unit for a number of locks: the lock of a word, by a definition of its own, and where
/// the unit has its lock bits.
fn lock_bits_wrapper(locks: usize, lock_of: &str, lock_bits: &str) -> String {
    format!(
        "`define LOCKS {locks}\n`define LOCK_OF(word) {lock_of}\n`define LOCK_BITS {lock_bits}\n{}",
        include_str!("proof.sv")
    )
}

fn a_lock_that_banks_share_has_one_winner_and_is_held_until_its_release() -> Claim {
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
        fault("a load-lock looks at no lock bit", "locks_acquire = first & ~locks_held;", "locks_acquire = first & (~locks_held | 4'd2);", "assert (!held_before[locks[3 * i+:3]]);"),
        fault("an access without load-lock acquires", "got <= locks_acquire;", "got <= locks_acquire | {3'd0, store_unlock[0]};", "assert (!(acquired & ~answered));"),
    ];
    Claim::new("lock_bit_unit, shared locks", verilog, wrapper, 2, faults)
}

fn a_lock_of_one_bank_has_one_winner_and_is_held_until_its_release() -> Claim {
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
