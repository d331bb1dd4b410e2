//! Atomics on shared memory through the lock bits of the RTL. Iterations and replays are those of Algorithm 1 of "Performance Modeling of
//! Atomic Additions on GPU Scratchpad Memory", counted by hand or by `procedure`, which knows no RTL.

use super::mini::{alu, barrier, branch, clock, end, message, shared, store, Inst, Mini, ADD};
use super::*;
use turnstile_experiments::atomics::procedure::{totals, Totals};
use turnstile_experiments::atomics::{Hash, Pattern, Scheme};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{Effect, Warp};
use turnstile_machine::metrics::AtomicCounters;
use turnstile_machine::SIMT_MACHINES;

/// Fermi's 1,024 locks, by the low bits of the word address.
const SCHEME: Scheme = Scheme {
    banks: 32,
    locks: 1024,
    hash: Hash::Low,
};

/// Words of shared memory.
const WORDS: u32 = 48 * 256;

/// A machine with lock bits and 48 KB of shared memory, and with what else is said of it.
fn locking_with(more: &str) -> MachineConfig {
    let shared = format!(
        "shared = {{ decode = 1, read = 1, write = 1, in_flight = 32, atomics = \"lock-bits\"{more} }}"
    );
    let lines = [
        shared.as_str(),
        "shared_bytes = 49152",
        "warps = 16",
        "registers = 16384",
    ];
    machine(&with(&with(SMALL, &lines), &["threads_per_block = 512"]))
}

/// The same without latencies of its own.
fn locking() -> MachineConfig {
    locking_with("")
}

fn code(program: Vec<Inst>) -> Mini {
    Mini {
        local_bytes: 4 * WORDS,
        ..Mini::new(program)
    }
}

/// Register 1 becomes 1; all words that `address` names become 0, and every warp of the block sees that.
fn zeros(address: impl Fn(usize) -> u32 + Sync + 'static) -> [Inst; 3] {
    [
        alu(ADD, 1, &[]),
        shared(LdsOp::WriteB32, None, Some(5), move |_, lane| address(lane)),
        barrier(0, None),
    ]
}

/// Adds 1 to the word at a byte address that each lane has; register 2 gets what was there.
fn add(address: impl Fn(usize) -> u32 + Sync + 'static) -> Inst {
    shared(LdsOp::Add, Some(2), Some(1), move |_, lane| address(lane))
}

/// What one addition of a warp to these words costs, and how many cycles it keeps the warp.
fn cost(words: [u32; 32]) -> (AtomicCounters, u32) {
    let address = move |lane: usize| 4 * words[lane];
    cost_on(&locking(), words, Some(add(address)))
}

/// What these instructions cost after a store to these words.
fn cost_on(machine: &MachineConfig, words: [u32; 32], of: Option<Inst>) -> (AtomicCounters, u32) {
    let address = move |lane: usize| 4 * words[lane];
    let mut program = Vec::from(zeros(address));
    // Lanes store to one word one after the other: the clock is read when they have.
    let read = shared(LdsOp::ReadB32, Some(3), None, move |_, lane| address(lane));
    program.extend([read, alu(ADD, 4, &[3]), clock(20), alu(ADD, 19, &[20])]);
    program.extend(of);
    program.extend([clock(21), tell(20, 0), tell(21, 1), end()]);
    let outcome = run(machine, &code(program), [1, 32], &[TOLD]);
    assert_eq!(outcome.violation, None);
    let told = &told(&outcome, 1)[0];
    (outcome.counters.atomics, told[1] - told[0])
}

/// Of an instruction alone: the RTL takes 3 clocks, 5 an iteration and one a replay, and the machine 3 around it.
fn counted(iterations: u64, replays: u64) -> AtomicCounters {
    AtomicCounters {
        instructions: 1,
        iterations,
        replays,
        cycles: 3 + 3 + 5 * iterations + replays,
    }
}

#[test]
fn one_word_takes_an_iteration_a_lane_and_one_bank_a_replay_a_word() {
    let (alone, least) = cost(std::array::from_fn(|lane| lane as u32));
    assert_eq!(alone, counted(1, 0));
    let (pair, second) = cost(std::array::from_fn(|lane| lane.max(1) as u32));
    assert_eq!(pair, counted(2, 0));
    let (same, most) = cost([7; 32]);
    assert_eq!(same, counted(32, 0));
    assert_eq!(most - least, 31 * (second - least), "each iteration alike");
    // 32 words of a bank are 31 replays of the load-lock, and of the store-unlock.
    let (bank, rounds) = cost(std::array::from_fn(|lane| 32 * lane as u32));
    assert_eq!(bank, counted(1, 2 * 31));
    assert_eq!(rounds - least, 2 * 31, "a cycle a replay");
    // Twelve words of a lock: the load-lock of twelve words of a bank, of eleven ...; stores are one a bank.
    let (lock, _) = cost(std::array::from_fn(|lane| match lane {
        0..12 => 1024 * lane as u32,
        _ => lane as u32,
    }));
    assert_eq!(lock, counted(12, (0..12).sum()));
}

/// A machine whose shader clock is twice its own, with the paper's measurements.
fn measured() -> MachineConfig {
    locking_with(
        ", lock_bits = { clock = 200, latency = { base = 108, position = 120, bank = 32 } }",
    )
}

/// The paper's section 2.1: 108 without a conflict, 120 a lane more at a word, and its patterns of bank conflicts; here in cycles of half
/// the clock.
#[test]
fn a_machine_with_latencies_takes_what_the_paper_measured() {
    let line =
        |first: &[u32]| std::array::from_fn(|lane| first.get(lane).copied().unwrap_or(lane as u32));
    let (_, nothing) = cost_on(&measured(), line(&[]), None);
    for (words, cycles) in [
        (line(&[]), 108),
        (line(&[1]), 108 + 120),
        ([7; 32], 108 + 31 * 120),
        (line(&[0, 1024]), 108 + 152),
        (line(&[0, 32]), 108 + 64),
        (line(&[0, 1024, 2048]), 108 + 152 + 152 + 32),
        (line(&[0, 1024, 2048, 32]), 108 + 152 + 152 + 32 + 64),
        (std::array::from_fn(|lane| 32 * lane as u32), 108 + 31 * 64),
    ] {
        let address = move |lane: usize| 4 * words[lane];
        let (_, with) = cost_on(&measured(), words, Some(add(address)));
        assert_eq!(2 * (with - nothing), cycles, "{words:?}");
    }
}

/// A warp is kept for the paper's latency; the RTL, and what others do with it, is not.
#[test]
fn latencies_of_warps_overlap() {
    let cycles = |warps: u32| {
        let program = vec![
            alu(ADD, 1, &[]),
            shared(LdsOp::Add, None, Some(1), own_word),
            end(),
        ];
        let outcome = run(&measured(), &code(program), [1, 32 * warps], &[]);
        assert_eq!(outcome.violation, None);
        outcome.cycles
    };
    let more = cycles(8) - cycles(1);
    assert!((1..54).contains(&more), "{more}");
}

fn own_word(warp: &mini::MiniWarp, lane: usize) -> u32 {
    4 * warp.thread(lane) as u32
}

#[test]
fn latencies_below_the_rtls_are_refused() {
    let text = |latency: &str| {
        let (_, gtx580) = SIMT_MACHINES[0];
        gtx580.replacen("{ base = 108, position = 120, bank = 32 }", latency, 1)
    };
    #[rustfmt::skip]
    let cases = [
        // 8 clocks of the RTL and 3 around it, of a clock half as fast.
        ("{ base = 21, position = 120, bank = 32 }", "base = 21 contradicts the RTL, which takes 22 of these cycles"),
        ("{ base = 108, position = 9, bank = 32 }", "position = 9 contradicts the RTL, which takes 10 of these cycles"),
        ("{ base = 108, position = 120, bank = 1 }", "bank = 1 contradicts the RTL, which takes 2 of these cycles"),
    ];
    for (latency, what) in cases {
        let error = MachineConfig::parse(&text(latency), "m.toml").unwrap_err();
        let start = format!("m.toml: shared.lock_bits.latency.{what}; choose a value from ");
        assert!(error.to_string().starts_with(&start), "{error}");
    }
    let fits = text("{ base = 22, position = 10, bank = 2 }");
    assert!(MachineConfig::parse(&fits, "m.toml").is_ok());
}

#[test]
fn any_pattern_takes_what_the_procedure_says() {
    let mut seed = 1_u32;
    let mut random = move |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % below
    };
    for span in [4, 32, 40, 1024, 2048, WORDS, WORDS, WORDS] {
        let stride = [1, 32, 1][random(3) as usize];
        let words = std::array::from_fn(|_| random(span) * stride % WORDS);
        let Totals {
            iterations,
            replays,
        } = totals(&Pattern::new(&words), &SCHEME);
        let expected = counted(iterations.into(), replays.into());
        assert_eq!(cost(words).0, expected, "{words:?}");
    }
}

/// Registers 2 of all lanes of a warp, which are stored behind each other.
fn leave(source: u16) -> Inst {
    store(source, |warp, lane| {
        warp.buffers[0] + 4 * warp.thread(lane) as u64
    })
}

/// More warps than the RTL has slots, on a word that all of them want.
#[test]
fn warps_in_flight_find_every_number_once() {
    for warps in [1, 3, 4, 5, 16] {
        let threads = 32 * warps;
        let mut program = Vec::from(zeros(|_| 0));
        program.extend([add(|_| 0), leave(2), end()]);
        let outcome = run(&locking(), &code(program), [1, threads], &[2048]);
        assert_eq!(outcome.violation, None);
        let atomics = outcome.counters.atomics;
        assert_eq!(atomics.instructions, u64::from(warps));
        // A load-lock of a warp may find the lock taken by another one.
        assert!(atomics.iterations >= u64::from(threads), "{atomics:?}");
        let found = words(&outcome.buffers[0]);
        let found = &found[..threads as usize];
        for warp in found.chunks(32) {
            assert!(warp.is_sorted(), "the first lane wins: {warp:?}");
        }
        let mut sorted = found.to_vec();
        sorted.sort_unstable();
        assert_eq!(sorted, Vec::from_iter(0..threads));
    }
}

#[test]
fn lanes_that_are_masked_off_take_no_part() {
    let mut program = Vec::from(zeros(|lane| 4 * (lane as u32 % 2)));
    let only_odd = |warp: &mut mini::MiniWarp| {
        warp.set_active(0xaaaa);
        Effect::Next
    };
    let all = |warp: &mut mini::MiniWarp| {
        warp.set_active(0xfffff);
        Effect::Next
    };
    // Lanes 1, 3 ... 15, in a warp of 20 threads; the others keep what they have in register 2.
    program.extend([alu(ADD, 2, &[1, 1, 1]), message(only_odd)]);
    program.extend([add(|lane| 4 * (lane as u32 % 2)), message(all)]);
    program.extend([leave(2), end()]);
    let outcome = run(&locking(), &code(program), [1, 20], &[256]);
    assert_eq!(outcome.violation, None);
    // It waits for the stores before it.
    let atomics = outcome.counters.atomics;
    let cycles = atomics.cycles;
    assert_eq!(
        atomics,
        AtomicCounters {
            cycles,
            ..counted(8, 0)
        }
    );
    assert!(cycles > counted(8, 0).cycles);
    let found = words(&outcome.buffers[0]);
    let expected = |lane: u32| match lane {
        0..16 if lane % 2 == 1 => lane / 2,
        _ => 4,
    };
    assert_eq!(found[..20], Vec::from_iter((0..20).map(expected)));
}

/// A read of the same thread behind an addition whose old word nobody wants sees the sum, and the addition what was stored before.
#[test]
fn a_thread_sees_its_own_accesses_in_their_order() {
    // All words in one bank: what comes later would be quicker.
    let slow = |warp: &mini::MiniWarp, lane: usize| 128 * warp.thread(lane) as u32;
    let program = vec![
        alu(ADD, 1, &[]),
        alu(ADD, 3, &[1, 1, 1, 1]),
        shared(LdsOp::WriteB32, None, Some(3), slow),
        shared(LdsOp::Add, None, Some(1), slow),
        shared(LdsOp::ReadB32, Some(2), None, slow),
        leave(2),
        end(),
    ];
    let outcome = run(&locking(), &code(program), [1, 256], &[2048]);
    assert_eq!(outcome.violation, None);
    assert_eq!(words(&outcome.buffers[0])[..256], [6; 256]);
}

/// A warp whose addition the RTL has long done waits for its latency; reads of another one do not wait with it.
#[test]
fn a_latency_keeps_its_own_warp_only() {
    let mut program = vec![
        alu(ADD, 1, &[]),
        shared(LdsOp::WriteB32, None, Some(5), own_word),
        barrier(0, None),
    ];
    let adds = program.len() as u32 + 2;
    program.extend([
        branch(adds, |warp| warp.index == 0),
        branch(adds + 2, |_| true),
    ]);
    let read = || shared(LdsOp::ReadB32, Some(3), None, own_word);
    program.extend([
        shared(LdsOp::Add, Some(2), Some(1), own_word),
        branch(adds + 6, |_| true),
    ]);
    // Each needs the word of the one before.
    for _ in 0..2 {
        program.extend([read(), alu(ADD, 4, &[3])]);
    }
    program.extend([clock(21), tell(21, 0), end()]);
    let machine = locking_with(
        ", lock_bits = { clock = 100, latency = { base = 500, position = 120, bank = 32 } }",
    );
    let outcome = run(&machine, &code(program), [1, 64], &[TOLD]);
    assert_eq!(outcome.violation, None);
    let told = told(&outcome, 2);
    let (adding, reading) = (told[0][0], told[1][0]);
    assert!(reading + 300 < adding, "{reading} is not before {adding}");
}

/// One warp adds to a word 32 times; the plain reads of the other one neither wait for it nor stop it.
#[test]
fn plain_accesses_go_on_meanwhile() {
    let read = || {
        shared(LdsOp::ReadB32, Some(3), None, |_, lane| {
            4 * (32 + lane as u32)
        })
    };
    let mut program = vec![alu(ADD, 1, &[])];
    program.extend(zeros(|lane| 4 * (32 + lane as u32)));
    program.extend(zeros(|_| 0));
    let adds = program.len() as u32 + 2;
    program.extend([
        branch(adds, |warp| warp.index == 0),
        branch(adds + 2, |_| true),
    ]);
    program.extend([add(|_| 0), branch(adds + 6, |_| true)]);
    for _ in 0..2 {
        program.extend([read(), alu(ADD, 4, &[3])]);
    }
    program.extend([clock(21), tell(21, 0), end()]);
    let outcome = run(&locking(), &code(program), [1, 64], &[TOLD]);
    assert_eq!(outcome.violation, None);
    let told = told(&outcome, 2);
    let (adding, reading) = (told[0][0], told[1][0]);
    assert!(reading + 100 < adding, "{reading} is not before {adding}");
}

/// Plain accesses to words that others hold the locks of: the check explains what is seen by a store that is done or not yet, and by
/// nothing else.
#[test]
fn plain_accesses_between_the_halves_of_atomics_are_explained() {
    const OPS: [(LdsOp, u32); 14] = [
        (LdsOp::ReadB32, 4),
        (LdsOp::ReadB32, 4),
        (LdsOp::ReadU8, 1),
        (LdsOp::ReadI16, 2),
        (LdsOp::ReadB64, 8),
        (LdsOp::WriteB32, 4),
        (LdsOp::WriteB8, 1),
        (LdsOp::WriteB64, 8),
        (LdsOp::Add, 4),
        (LdsOp::Add, 4),
        (LdsOp::Xchg, 4),
        (LdsOp::CmpSt, 4),
        (LdsOp::Xor, 4),
        (LdsOp::Inc, 4),
    ];
    let hash = |numbers: [usize; 4]| {
        let mix = |hash: u32, number: usize| (hash ^ number as u32).wrapping_mul(0x9e37_79b1);
        let hash = numbers.into_iter().fold(0x1234_5678, mix);
        (hash ^ hash >> 15).wrapping_mul(0x85eb_ca77) >> 8
    };
    for seed in 0..12 {
        let mut program = vec![message(|warp| {
            warp.registers[1] = std::array::from_fn(|lane| 1 + warp.thread(lane) as u32 % 5);
            Effect::Next
        })];
        for place in 0..40 {
            let (op, bytes) = OPS[hash([seed, place, 0, 0]) as usize % OPS.len()];
            let address = move |warp: &mini::MiniWarp, lane: usize| {
                hash([seed, place, warp.index, lane]) % (24 / bytes) * bytes
            };
            program.push(shared(op, Some(2), Some(1), address));
        }
        program.push(end());
        let small = Mini {
            local_bytes: 128,
            ..Mini::new(program)
        };
        let outcome = run(&locking(), &small, [2, 256], &[]);
        assert_eq!(outcome.violation, None, "seed {seed}");
        assert!(outcome.counters.atomics.instructions > 0);
    }
}

/// Blocks start where others have ended, whose memory is read before, while the warps of their neighbours hold locks.
#[test]
fn blocks_come_and_go_while_others_hold_locks() {
    let mut program = Vec::from(zeros(|lane| 4 * (lane as u32 % 8)));
    // Odd blocks have eight rounds, even ones a single one.
    let again = program.len() as u32;
    program.extend([
        add(|lane| 4 * (lane as u32 % 8)),
        message(|warp| {
            warp.registers[6][0] += 1;
            Effect::Next
        }),
        branch(again, |warp| {
            warp.block % 2 == 1 && warp.registers[6][0] < 8
        }),
        barrier(0, None),
        shared(LdsOp::ReadB32, Some(7), None, |_, lane| {
            4 * (lane as u32 % 8)
        }),
        store(7, |warp, lane| {
            warp.buffers[0] + 4 * (32 * warp.block + lane) as u64
        }),
        end(),
    ]);
    let code = Mini {
        local_bytes: 128,
        ..Mini::new(program)
    };
    let outcome = run(&locking(), &code, [9, 64], &[4 * 32 * 9]);
    assert_eq!(outcome.violation, None);
    let left = words(&outcome.buffers[0]);
    for (block, left) in left.chunks(32).enumerate() {
        // Eight words, 32 lanes, two warps.
        let rounds = if block % 2 == 1 { 8 } else { 1 };
        assert_eq!(left, [2 * 4 * rounds; 32], "block {block}");
    }
}
