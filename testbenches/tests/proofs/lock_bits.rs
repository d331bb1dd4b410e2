//! Lock bits and the sequencer of atomic instructions.

use super::{Claim, Fault};
use turnstile_hdl::atomic_sequencer::AtomicSequencer;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};
use turnstile_testbenches::formal::{verilog, Proof, Solver};

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
    let proof = Proof {
        verilog: verilog(unit, "lock_bit_unit").expect("the unit exports"),
        wrapper: lock_bits_wrapper(
            2,
            "{2'b0, ^(word)}",
            "(* hierconn *) wire [1:0] \\unit.locks.locks ; wire [1:0] lock_bits = \\unit.locks.locks ;",
        ),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "bank 3 does not look at bank 0's lock",
            right: "(in_lock_of_0 == in_lock_of_3)",
            wrong: "1'b0",
            violates: "assert (!(won[i] & won[j]));",
        },
        Fault {
            what: "bank 2 gives way to a lane above its own",
            right: "((in_lane_1 < in_lane_2)",
            wrong: "((in_lane_1 != in_lane_2)",
            violates: "assert (won[i]);",
        },
        Fault {
            what: "a load-lock looks at no lock bit",
            right: "if (!in_locks_held[1]) winners_of",
            wrong: "winners_of",
            violates: "assert (!held_before[locks[3 * i+:3]]);",
        },
        Fault {
            what: "an access without load-lock acquires",
            right: "won <= winners;",
            wrong: "won <= winners | {3'd0, store_unlock[0]};",
            violates: "assert (!(acquired & ~answered));",
        },
    ];
    Claim {
        name: "lock_bit_unit, shared locks",
        proof,
        faults: faults.into(),
    }
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
    let proof = Proof {
        verilog: verilog(unit, "lock_bit_unit").expect("the unit exports"),
        wrapper: lock_bits_wrapper(8, "(word)", &lock_bits),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "a store-unlock releases nothing",
            right: "if (unlock[2]) locks2[index_2[2]] <= 1'd0;",
            wrong: "",
            violates: "assert (won[i]);",
        },
        Fault {
            what: "clear leaves locks held",
            right: "if (clear) locks1 <= 2'd0;",
            wrong: "",
            violates: "assert (won[i]);",
        },
        Fault {
            what: "a store-unlock releases two locks",
            right: "if (unlock[3]) locks3[index_3[2]] <= 1'd0;",
            wrong: "if (unlock[3]) locks3 <= 2'd0;",
            violates: "assert (!held_before[locks[3 * i+:3]]);",
        },
    ];
    Claim {
        name: "lock_bit_unit, locks of a bank",
        proof,
        faults: faults.into(),
    }
}

pub fn a_lane_stores_once_and_only_with_its_lock() -> Claim {
    let sequencer = AtomicSequencer::<2, 4, 2, 1>::default();
    let locks = LockBitUnit::<2, 1, 2, 1, 1, 2>::new(2, LockHash::XorFold);
    let proof = Proof {
        verilog: verilog(sequencer, "atomic_sequencer").expect("the sequencer exports")
            + &verilog(locks, "lock_bit_unit").expect("the unit exports"),
        wrapper: include_str!("../../formal/atomic_sequencer.sv").into(),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "lanes without their lock store too",
            right: "chosen_lanes_of = in_won_0;",
            wrong: "chosen_lanes_of = in_left_0;",
            violates: "assert (!(stored & ~holds));",
        },
        Fault {
            what: "a lane that has stored asks again",
            right: "left_1 <= left_1 & ~gathered;",
            wrong: "",
            violates: "assert (!(holds & ~to_store));",
        },
        Fault {
            what: "an instruction ends with its first store",
            right: "if (|left_0) phase_0 <= ATOMIC_PHASE_LOCK;",
            wrong: "",
            violates: "assert (!to_store[2 * i+:2] & !holds[2 * i+:2]);",
        },
        Fault {
            what: "the locks of an earlier request count as acquired",
            right: "if (answered) gathered <= acquired;",
            wrong: "",
            violates: "assert (!(stored & ~holds));",
        },
        Fault {
            what: "a store goes to the other warp's words",
            right: "addresses (\n        .clock(clock),\n        .read_row(chosen_slot)",
            wrong: "addresses (\n        .clock(clock),\n        .read_row(chosen_slot ^ chosen_unlock)",
            violates: "== word[4 * warp + 2 * i+:2]);",
        },
        Fault {
            what: "a bank looks at the lock bit of the other",
            right: "if (!in_locks_held[0]) winners_of",
            wrong: "if (!in_locks_held[1]) winners_of",
            violates: "assert (!(holds[i] & holds[j] & lock[i] == lock[j]));",
        },
        Fault {
            what: "a store releases no lock",
            right: "if (unlock[1] && (index_1 <= 2'd1)) locks[index_1[0]] <= 1'd0;",
            wrong: "",
            violates: "assert (\\unit.locks.locks == ",
        },
        Fault {
            what: "an answer goes to the warp that asks now",
            right: "asked_slot <= taken_slot;",
            wrong: "asked_slot <= chosen_slot;",
            violates: "== word[4 * warp + 2 * i+:2]);",
        },
    ];
    Claim {
        name: "atomic_sequencer",
        proof,
        faults: faults.into(),
    }
}
