//! Properties of the exported Verilog, proved for all inputs and all time, and refuted for broken units.
//!
//! Each proof is at a small size; `testbenches/formal` has the wrappers with the properties in words.

use std::time::Instant;
use turnstile_hdl::atomic_sequencer::AtomicSequencer;
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::storage::signature_file::{FilterShape, Organisation};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank, SmdcdBank};
use turnstile_hdl::tx_sequencer::TxSequencer;
use turnstile_testbenches::formal::{verilog, Proof, Verdict, ABC, SMTBMC, Z3};
use turnstile_tools::{available, YOSYS};

/// Cycles in which a broken unit is to be found out.
const SEARCH: u32 = 24;

/// A mistake, and a property that it violates, as the wrapper states it.
struct Fault {
    what: &'static str,
    right: &'static str,
    wrong: &'static str,
    violates: &'static str,
}

/// A property of a unit, and what would break it.
struct Claim {
    name: &'static str,
    proof: Proof,
    faults: Vec<Fault>,
}

const CLAIMS: [fn() -> Claim; 9] = [
    a_lock_that_banks_share_has_one_winner_and_is_held_until_its_release,
    a_lock_of_one_bank_has_one_winner_and_is_held_until_its_release,
    a_lane_stores_once_and_only_with_its_lock,
    a_count_never_underflows_and_returns_to_zero,
    the_core_knows_the_words_with_a_count_above_zero,
    the_masks_of_the_stack_are_disjoint_and_together_what_entered,
    a_lane_that_lost_is_masked_and_some_lane_commits,
    a_word_has_one_owner_and_an_abort_gives_it_back,
    a_word_has_readers_or_one_writer_and_an_abort_gives_it_back,
];

/// Claims whose proof takes longer.
const LONG_CLAIMS: [fn() -> Claim; 1] =
    [a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back];

impl Claim {
    fn prove(&self) {
        let start = Instant::now();
        let verdict = self.proof.prove();
        let verdict = verdict.unwrap_or_else(|error| panic!("{error:#}"));
        let (name, seconds) = (self.name, start.elapsed().as_secs_f64());
        println!("{name}: {verdict:?}, {seconds:.1} s");
        assert_eq!(verdict, Verdict::Proved, "{name}");
    }

    fn refute(&self, fault: &Fault) {
        let start = Instant::now();
        let broken = self.proof.broken(fault.right, fault.wrong);
        let found = broken.and_then(|broken| broken.refute(SEARCH));
        let found = found.unwrap_or_else(|error| panic!("{}: {error:#}", fault.what));
        let (name, what) = (self.name, fault.what);
        let Some(Verdict::Fails { cycle, assertions }) = found else {
            panic!("{name}: not refuted: {what}");
        };
        let seconds = start.elapsed().as_secs_f64();
        println!("{name}: {what}: cycle {cycle}: {assertions}, {seconds:.1} s");
        assert!(assertions.contains(fault.violates), "{what}");
    }
}

#[test]
fn every_property_is_proved_and_a_broken_unit_is_refuted() {
    if !available(&[YOSYS, ABC, SMTBMC, Z3]) {
        return;
    }
    for claim in CLAIMS.map(|claim| claim()) {
        claim.prove();
        claim.refute(&claim.faults[0]);
    }
}

#[test]
#[ignore = "a minute or more: a part of `cargo xtask campaign`"]
fn every_property_with_a_long_proof_is_proved() {
    if available(&[YOSYS, SMTBMC, Z3]) {
        for claim in LONG_CLAIMS.map(|claim| claim()) {
            claim.prove();
        }
    }
}

#[test]
#[ignore = "minutes of search: a part of `cargo xtask campaign`"]
fn every_broken_unit_is_refuted() {
    if available(&[YOSYS, ABC, SMTBMC, Z3]) {
        for claim in CLAIMS.iter().chain(&LONG_CLAIMS) {
            let claim = claim();
            claim.faults.iter().for_each(|fault| claim.refute(fault));
        }
    }
}

/// The patterns still match, also where no solver is installed.
#[test]
fn every_fault_names_one_place() {
    let mut lost = vec![];
    for claim in CLAIMS.iter().chain(&LONG_CLAIMS).map(|claim| claim()) {
        for fault in &claim.faults {
            if let Err(error) = claim.proof.broken(fault.right, fault.wrong) {
                lost.push(format!("{}: {}: {error:#}", claim.name, fault.what));
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// A reads a word, B reads it, A commits and its entry goes, C writes the word and commits, B reads again.
#[test]
fn as_published_smdcd_lets_a_reader_see_two_values() {
    if !available(&[YOSYS, ABC, SMTBMC, Z3]) {
        return;
    }
    let unit = SmdcdBank::<3, 2, 2, 1>::published(8, 4);
    let proof = Proof {
        verilog: verilog(unit, "smdcd_bank").expect("the bank exports"),
        wrapper: transactional_bank("smdcd_bank", "`define SHARED\n`define ONLY_ISOLATION\n"),
        depth: 2,
    };
    let found = proof.refute(SEARCH);
    let found = found.unwrap_or_else(|error| panic!("{error:#}"));
    let Some(Verdict::Fails { cycle, assertions }) = found else {
        panic!("not refuted");
    };
    println!("smdcd_published: cycle {cycle}: {assertions}");
    assert_eq!(assertions, "assert (rsp_word == value);");
}

/// The wrapper of the lock bit unit for a number of locks: the lock of a word, by a definition of its own, and where
/// the unit has its lock bits.
fn lock_bits_wrapper(locks: usize, lock_of: &str, lock_bits: &str) -> String {
    format!(
        "`define LOCKS {locks}\n`define LOCK_OF(word) {lock_of}\n`define LOCK_BITS {lock_bits}\n{}",
        include_str!("../formal/lock_bits.sv")
    )
}

fn a_lock_that_banks_share_has_one_winner_and_is_held_until_its_release() -> Claim {
    let unit = LockBitUnit::<4, 2, 4, 2, 1, 3>::new(2, LockHash::XorFold);
    let proof = Proof {
        verilog: verilog(unit, "lock_bit_unit").expect("the unit exports"),
        wrapper: lock_bits_wrapper(
            2,
            "{2'b0, ^(word)}",
            "(* hierconn *) wire [1:0] \\unit.locks.locks ; wire [1:0] lock_bits = \\unit.locks.locks ;",
        ),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "bank 3 does not look at bank 0's lock",
            right: "(lock_of_0 == lock_of_3)",
            wrong: "1'b0",
            violates: "assert (!(won[i] & won[j]));",
        },
        Fault {
            what: "bank 2 gives way to a lane above its own",
            right: "((lane_1 < lane_2)",
            wrong: "((lane_1 != lane_2)",
            violates: "assert (won[i]);",
        },
        Fault {
            what: "a load-lock looks at no lock bit",
            right: "wins = load_lock & ~locks_held;",
            wrong: "wins = load_lock;",
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
    let proof = Proof {
        verilog: verilog(unit, "lock_bit_unit").expect("the unit exports"),
        wrapper: lock_bits_wrapper(8, "(word)", &lock_bits),
        depth: 2,
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

fn a_lane_stores_once_and_only_with_its_lock() -> Claim {
    let sequencer = AtomicSequencer::<2, 4, 2, 1>::default();
    let locks = LockBitUnit::<2, 1, 2, 1, 1, 2>::new(2, LockHash::XorFold);
    let proof = Proof {
        verilog: verilog(sequencer, "atomic_sequencer").expect("the sequencer exports")
            + &verilog(locks, "lock_bit_unit").expect("the unit exports"),
        wrapper: include_str!("../formal/atomic_sequencer.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "lanes without their lock store too",
            right: "chosen_lanes = won_0;",
            wrong: "chosen_lanes = left_0;",
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
            right: "wins = load_lock & ~locks_held;",
            wrong: "wins = load_lock & ~{locks_held[0], locks_held[1]};",
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
            violates: "assert (!to_store[2 * i+:2] & !holds[2 * i+:2]);",
        },
    ];
    Claim {
        name: "atomic_sequencer",
        proof,
        faults: faults.into(),
    }
}

/// 2 sets of 2 ways, words of 3 bits, counts to 3.
fn counts() -> String {
    let unit = ReferenceCountTable::<2, 1, 3, 2>::new(Hash::XorFold);
    verilog(unit, "reference_count_table").expect("the table exports")
}

fn conflicts() -> String {
    let unit = ConflictAddressTable::<2, 1, 3>::new(Hash::XorFold);
    verilog(unit, "conflict_address_table").expect("the table exports")
}

fn a_count_never_underflows_and_returns_to_zero() -> Claim {
    let proof = Proof {
        verilog: counts(),
        wrapper: include_str!("../formal/reference_counts.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "the decrement of an ignored increment counts",
            right: "counted <= req_counted;",
            wrong: "counted <= req_counted | req_decrement;",
            violates: "assert (!rsp_unmatched)",
        },
        Fault {
            what: "a decrement of one is lost",
            right: "count - 2'd1 :",
            wrong: "count - {1'b0, count != 2'd1} :",
            violates: "== references",
        },
        Fault {
            what: "a set read while it is written has the old entry",
            right: "reads_written = write_valid & (write_set == read_set);",
            wrong: "reads_written = 1'b0;",
            violates: "assert (!rsp_unmatched)",
        },
        Fault {
            what: "a count wraps",
            right: "rsp_saturated = looked_up & !decrement & (&count);",
            wrong: "rsp_saturated = 1'b0;",
            violates: "== references",
        },
        Fault {
            what: "an increment without a place counts",
            right: "change = !rsp_saturated & !rsp_full;",
            wrong: "change = !rsp_saturated;",
            violates: "== references",
        },
        Fault {
            what: "every increment sends an add message",
            right: "tells = change & !(|count);",
            wrong: "tells = change;",
            violates: "assert (message_add != told)",
        },
    ];
    Claim {
        name: "reference_count_table",
        proof,
        faults: faults.into(),
    }
}

fn the_core_knows_the_words_with_a_count_above_zero() -> Claim {
    let proof = Proof {
        verilog: counts() + &conflicts(),
        wrapper: include_str!("../formal/tables.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "every decrement sends a remove message",
            right: "tells = change & !(|new_count);",
            wrong: "tells = change;",
            violates: "assert (held == referenced)",
        },
        Fault {
            what: "a remove message clears nothing",
            right: " writer ? add :",
            wrong: " writer & add ? 1'b1 :",
            violates: "assert (held == referenced)",
        },
        Fault {
            what: "a port's copy is not written",
            right: ".writers(copy_0_writers), .write_valid(way_0_write_valid)",
            wrong: ".writers(copy_0_writers), .write_valid(1'b0)",
            violates: "lookup_write : lookup_read",
        },
        Fault {
            what: "a set is called full although a place is free",
            right: "upd_full = updating & add & !hit & !room;",
            wrong: "upd_full = updating & add & !hit;",
            violates: "assert (!upd_full);",
        },
        Fault {
            what: "the update port rests after a message",
            right: "upd_ready = !sweeping;",
            wrong: "upd_ready = !sweeping & !updating;",
            violates: "assert (!message_valid | upd_ready | clear);",
        },
    ];
    Claim {
        name: "two tables",
        proof,
        faults: faults.into(),
    }
}

fn the_masks_of_the_stack_are_disjoint_and_together_what_entered() -> Claim {
    let unit = PauseAndGoStack::<4, 3, 2, 2>::new(5);
    let proof = Proof {
        verilog: verilog(unit, "pause_and_go_stack").expect("the stack exports"),
        wrapper: include_str!("../formal/stack.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "the paused entry keeps the lanes that run",
            right: "& room ? chosen :\n        lanes;",
            wrong: "& room ? lanes :\n        lanes;",
            violates: "assert (!(trans & lanes[4 * i+:4]))",
        },
        Fault {
            what: "lanes that failed are lost",
            right: "(retry_lanes & ~lanes) | chosen;",
            wrong: "(retry_lanes & ~lanes);",
            violates: "== lanes[4 * i+:4]",
        },
        Fault {
            what: "lanes that committed stay in Retry",
            right: "(retry_lanes & ~lanes) | chosen;",
            wrong: "retry_lanes | chosen;",
            violates: "& committed))",
        },
        Fault {
            what: "Retry takes lanes that have paused",
            right: "(retry_lanes & ~lanes) | chosen;",
            wrong: "(retry_lanes & ~lanes) | chosen\n | (top > retry_index + 3'd1 ? op_lanes & below_read_lanes : 4'd0);",
            violates: "assert (!(trans & retry_lanes));",
        },
        Fault {
            what: "all lanes retry",
            right: " lanes <= retry_lanes;",
            wrong: " lanes <= retry_lanes | 4'd1;",
            violates: "assert (!(trans & ~retry_lanes))",
        },
        Fault {
            what: "a branch takes lanes that are not there",
            right: "taken_lanes <= chosen;",
            wrong: "taken_lanes <= op_lanes;",
            violates: "| !(lanes[4 * i+:4] & ~lanes[4 * j+:4])",
        },
        Fault {
            what: "lanes that failed stay in their entry",
            right: "lanes <= others;\n            retry_lanes",
            wrong: "retry_lanes",
            violates: "assert (!(top_lanes & ~committed))",
        },
    ];
    Claim {
        name: "pause_and_go_stack",
        proof,
        faults: faults.into(),
    }
}

fn a_lane_that_lost_is_masked_and_some_lane_commits() -> Claim {
    let proof = Proof {
        verilog: verilog(TxSequencer::<2, 1>::new(), "tx_sequencer").expect("the unit exports"),
        wrapper: include_str!("../formal/transaction_sequencer.sv").into(),
        depth: 3,
    };
    let faults = [
        Fault {
            what: "a conflict of the upper half marks the lower",
            right: "tcm_words_1_next = tcm_words_1 | conflict_lanes;",
            wrong: "tcm_words_0_next = tcm_words_0 | conflict_lanes;",
            violates: "assert (tcm[{wavefront, lane}]);",
        },
        Fault {
            what: "the walk is over the lanes of the wrong half",
            right: "walking_hi_next = conflict_lanes;",
            wrong: "walking_lo_next = conflict_lanes;",
            violates: "== reported_lanes);",
        },
        Fault {
            what: "a commit flushes the other wavefront",
            right: "? walking_slot :\n        tx_wavefront;",
            wrong: "? walking_slot :\n        ~tx_wavefront;",
            violates: ": take & tx_commit & flush_slot == tx_wavefront);",
        },
        Fault {
            what: "a killed wavefront runs on",
            right: "tcm_words_2 <= pass_words_2;",
            wrong: "",
            violates: "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));",
        },
        Fault {
            what: "begin_stall does not stall",
            right: "!stalled[tx_wavefront]",
            wrong: "1'b1",
            violates: "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));",
        },
        Fault {
            what: "a pass that changed nothing is not noticed",
            right: "same_0 = retried[0]",
            wrong: "same_0 = 1'b0 & retried[0]",
            violates: "assert (fruitless_0 <= 3 & fruitless_1 <= 3);",
        },
        Fault {
            what: "wavefront serialisation never becomes that of the work-group",
            right: "= running & groups_0,",
            wrong: "= 2'd0,",
            violates: "assert (runs[4 * s+:4] != 0",
        },
    ];
    Claim {
        name: "tx_sequencer",
        proof,
        faults: faults.into(),
    }
}

/// The wrapper of a transactional bank.
fn transactional_bank(bank: &str, defines: &str) -> String {
    format!(
        "`define BANK {bank}\n{defines}{}",
        include_str!("../formal/transactional_bank.sv")
    )
}

fn a_word_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let unit = DcdBank::<3, 2, 2, 1>::new(8, 4);
    let proof = Proof {
        verilog: verilog(unit, "dcd_bank").expect("the bank exports"),
        wrapper: transactional_bank("dcd_bank", ""),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "an access that was aborted stores",
            right: ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)",
            wrong: ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "the entry of another lane of the wavefront is one's own",
            right: "check_owner != work_item",
            wrong: "(check_owner >> 6) != (work_item >> 6)",
            violates: "assert (who == ",
        },
        Fault {
            what: "a new access backs nothing up",
            right: "if (!lost & (must_backup | must_own) & must_backup) shadow_write_mask = 4'd15;",
            wrong: "",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "a walk restores the entries of every lane",
            right: "assign chosen = ",
            wrong: "assign chosen = 1'b1 | ",
            violates: "assert (",
        },
        Fault {
            what: "a walk ends before the last row is restored",
            right: "if (visit & restore) shadow_write_mask",
            wrong: "if (visit & restore & walk_any) shadow_write_mask",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "a commit leaves the marks",
            right: "if (clear | (flush_valid & (flush_slot == 1'd1))) plane1",
            wrong: "if (clear) plane1",
            violates: "assert (!walk_more);",
        },
        Fault {
            what: "a row keeps its mark when it has been restored",
            right: "if (unset_valid & (unset_slot == 1'd0)) plane0[unset_row] <= 1'd0;",
            wrong: "",
            violates: "assert (blocked | against);",
        },
    ];
    Claim {
        name: "dcd_bank",
        proof,
        faults: faults.into(),
    }
}

fn a_word_has_readers_or_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdBank::<3, 2, 2, 1>::repaired(8, 4);
    let proof = Proof {
        verilog: verilog(unit, "smdcd_bank").expect("the bank exports"),
        wrapper: transactional_bank("smdcd_bank", "`define SHARED\n"),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "a word that others read is written",
            right: " conflict = check_write;",
            wrong: " conflict = 1'b0;",
            violates: "assert (who == item);",
        },
        Fault {
            what: "a word that another has written is read",
            right: "else if (bits_modified) conflict = !mine;",
            wrong: "else if (bits_modified) conflict = !mine & check_write;",
            violates: "assert (who == holder);",
        },
        Fault {
            what: "the first write after a read backs nothing up",
            right: "!bits_shared & !bits_modified & check_write & mine;",
            wrong: "1'b0;",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "an entry goes with its owner, as published",
            right: "walk_clear = !bits_shared;",
            wrong: "walk_clear = 1'b1;",
            violates: "assert (who == item);",
        },
    ];
    Claim {
        name: "smdcd_bank",
        proof,
        faults: faults.into(),
    }
}

fn a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let filter = FilterShape {
        bits: 2,
        organisation: Organisation::Shared,
        ..Default::default()
    };
    let unit = BloomBank::<3, 2, 2, 1, 2>::new(8, 4, filter);
    let proof = Proof {
        verilog: verilog(unit, "bloom_bank").expect("the bank exports"),
        wrapper: transactional_bank("bloom_bank", "`define SIGNATURES\n"),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "a new access sets no bit of its signature",
            right: "((set_valid & (query_slot == 1'd1)) && (query_column0 == 1'd1)) ? own_bit",
            wrong: "1'b0 ? own_bit",
            violates: "assert (",
        },
        Fault {
            what: "a walk leaves the signatures",
            right: "(query_column0 == 1'd0)) ? own_bit :\n               64'd0)) & ~((walk_clear & (walk_slot == 1'd0))",
            wrong: "(query_column0 == 1'd0)) ? own_bit :\n               64'd0)) & ~(1'b0",
            violates: "assert (blocked | against);",
        },
        Fault {
            what: "a commit leaves a class of signatures",
            right: "if (clear | (flush_valid & (flush_slot == 1'd0))) signs0_1",
            wrong: "if (clear) signs0_1",
            violates: "assert (blocked | against);",
        },
    ];
    Claim {
        name: "bloom_bank",
        proof,
        faults: faults.into(),
    }
}
