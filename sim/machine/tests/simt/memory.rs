//! Cores and memory system together: contention, fairness, latencies of the papers' machines.

use super::mini::{
    alu, atomic_add, branch, clock, end, global, load, message, shared, Inst, Mini, ADD,
};
use super::*;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{Effect, MemoryOp, Space};

const WORD: MemoryOp = MemoryOp::Load {
    bytes: 4,
    signed: false,
};

/// A load that no first level answers, of one word for all threads.
fn volatile(target: u16, word: u64) -> Inst {
    global(WORD, Space::Volatile, Some(target), None, move |warp, _| {
        warp.buffers[1] + 4 * word
    })
}

/// A committed machine.
fn named(name: &str) -> MachineConfig {
    MachineConfig::bundled(name).expect("a committed machine")
}

/// Instructions of `body`, `rounds` times.
fn times(rounds: u32, mut body: Vec<Inst>) -> Vec<Inst> {
    body.push(message(|warp| {
        warp.registers[40][0] += 1;
        Effect::Next
    }));
    body.push(branch(0, move |warp| warp.registers[40][0] < rounds));
    body
}

/// Stores register `source` of the first thread of each block in the first buffer.
fn tell_block(source: u16) -> Inst {
    let op = MemoryOp::Store { bytes: 4 };
    global(op, Space::Global, None, Some(source), |warp, lane| {
        let spread = if lane == 0 { 0 } else { 1024 + 4 * lane };
        warp.buffers[0] + (spread + 4 * warp.block) as u64
    })
}

/// Cycles between the issue of a load that finds its line in the second level, and that of an instruction that needs it.
fn second_level_hit(name: &str) -> u32 {
    let code = Mini::new(vec![
        volatile(1, 0),
        alu(ADD, 2, &[1]),
        clock(20),
        volatile(1, 0),
        alu(ADD, 2, &[1]),
        clock(21),
        tell(20, 0),
        tell(21, 1),
        end(),
    ]);
    let outcome = run(&named(name), &code, [1, 32], &[TOLD, 128]);
    let told = told(&outcome, 1);
    // The load issues in the cycle behind the first clock, and the second clock behind the instruction that needs it.
    told[0][1] - told[0][0] - 2
}

/// Table 1 of the paper: at least 330 cycles at 1,400 MHz, which are 165 of the simulator's.
#[test]
fn the_second_level_of_early_cr_answers_as_late_as_in_the_paper() {
    assert_eq!(second_level_hit("early-cr"), 165);
}

/// A quarter of the 440 shader clocks that Wong et al. measured: the machine file's `dram.latency` is chosen for it.
#[test]
fn a_load_of_gtx295_takes_what_was_measured() {
    let code = Mini::new(vec![
        volatile(1, 0),
        alu(ADD, 2, &[1]),
        clock(20),
        tell(20, 0),
        end(),
    ]);
    // Half a warp: its lanes are one packet.
    let outcome = run(&named("gtx295"), &code, [1, 16], &[TOLD, 128]);
    // The clock is read in the cycle behind the addition, which needs the word that the load in cycle 0 asks for.
    assert_eq!(told(&outcome, 1)[0][0] - 1, 110);
}

#[test]
fn atomics_of_all_cores_on_one_word_add_up() {
    for name in ["gtx580", "gtx295", "early-cr", "h200"] {
        let machine = named(name);
        let blocks = 2 * machine.cores() as u32;
        let body = vec![
            alu(ADD, 1, &[]), // 1
            atomic_add(2, 1, |warp, _| warp.buffers[1]),
        ];
        let mut program = times(3, body);
        program.push(end());
        let sizes = [blocks, 64];
        // On gtx295 they take some hundred cycles each.
        let options = Options::new(2_000_000);
        let outcome = run_with(&machine, options, &Mini::new(program), sizes, &[TOLD, 128]);
        let outcome = outcome.expect("a run");
        assert_eq!(words(&outcome.buffers[1])[0], 3 * 64 * blocks, "{name}");
        let memory = &outcome.memory;
        // A warp's accesses to one line are one packet; half a warp's where these are coalesced.
        let packets = 3 * 2 * u64::from(blocks) * if name == "gtx295" { 2 } else { 1 };
        assert_eq!(memory.atomics.packets, packets, "{name}");
        assert_eq!(memory.old_words.packets, packets, "{name}");
    }
}

/// Each core reads one word over and over, each time when it has it.
#[test]
fn cores_that_contend_get_their_turns() {
    const ROUNDS: u32 = 50;
    let machine = named("gtx580");
    let mut program = times(ROUNDS, vec![volatile(1, 0), alu(ADD, 2, &[1])]);
    program.extend([clock(20), tell_block(20), end()]);
    let outcome = run(&machine, &Mini::new(program), [16, 32], &[TOLD, 128]);
    let ends = &words(&outcome.buffers[0])[..16];
    let (first, last) = (ends.iter().min().unwrap(), ends.iter().max().unwrap());
    // Whoever is served a turn more often than another one ends that much earlier: less than two turns of fifty.
    assert!((last - first) * ROUNDS < 2 * last, "{ends:?}");
}

/// Sixteen cores read the same line again and again: what limits is the way back, 136 bytes in three flits each, and as
/// long a line is accessed.
#[test]
fn a_partition_sends_a_flit_a_cycle() {
    let line = |target: u16| {
        global(WORD, Space::Volatile, Some(target), None, |warp, lane| {
            warp.buffers[1] + 4 * lane as u64
        })
    };
    const LOADS: u16 = 30;
    let mut program: Vec<Inst> = (0..LOADS).map(|load| line(1 + load)).collect();
    program.push(end());
    let outcome = run(
        &named("gtx580"),
        &Mini::new(program),
        [16, 32],
        &[TOLD, 128],
    );
    let packets = u64::from(LOADS) * 16;
    assert_eq!(outcome.memory.blocks.packets, packets);
    assert_eq!(outcome.memory.blocks.bytes, 136 * packets);
    assert!(outcome.cycles >= 3 * packets, "{}", outcome.cycles);
    // The first one comes from DRAM; then there is no gap.
    let first = second_level_hit("gtx580") as u64 + 150;
    assert!(outcome.cycles < 3 * packets + first, "{}", outcome.cycles);
}

/// The same loads of eight lines: with room for one line under way each waits for the one before; the core says why.
#[test]
fn a_full_memory_system_holds_the_core_back_and_loses_nothing() {
    let stream = |misses: &str, queue: &str| {
        let text = SMALL
            .replace("misses = 4", misses)
            .replace("queue = 8\nl1", queue);
        let mut program: Vec<Inst> = (0..24)
            .map(|line| {
                load(1 + line, move |warp, _| {
                    warp.buffers[1] + 128 * u64::from(line)
                })
            })
            .collect();
        program.extend([alu(ADD, 30, &[1, 24]), tell(30, 0), end()]);
        run(&machine(&text), &Mini::new(program), [1, 32], &[TOLD, 4096])
    };
    let wide = stream("misses = 64", "queue = 64\nl1");
    let narrow = stream("misses = 1", "queue = 1\nl1");
    assert!(narrow.cycles > 3 * wide.cycles);
    for outcome in [&wide, &narrow] {
        assert_eq!(outcome.memory.l1.misses, 24);
        assert_eq!(outcome.memory.dram.reads, 24);
        assert_eq!(told(outcome, 1)[0][0], 1, "two words of zeros, and 1");
    }
    // Only eight may be in flight, wide or narrow.
    assert!(narrow.cores.slots.memory > wide.cores.slots.memory);
    assert!(narrow.cores.slots.memory > narrow.cycles / 2);
}

/// A kernel with all kinds of instructions, on all cores of a machine.
fn mixture() -> Mini {
    let body = vec![
        message(|warp| {
            for lane in 0..LANES {
                warp.registers[3][lane] = warp.thread(lane) as u32;
            }
            Effect::Next
        }),
        shared(LdsOp::WriteB32, None, Some(3), |warp, lane| {
            4 * (warp.thread(lane) as u32 * 7 % 128)
        }),
        load(1, |warp, lane| {
            warp.buffers[1] + 4 * (37 * warp.thread(lane) as u64 % 512)
        }),
        mini::barrier(0, None),
        shared(LdsOp::ReadB32, Some(4), None, |warp, lane| {
            4 * ((warp.thread(lane) as u32 + 1) * 7 % 128)
        }),
        alu(ADD, 5, &[1, 4]),
        atomic_add(6, 5, |warp, lane| {
            warp.buffers[1] + 4 * (warp.thread(lane) as u64 % 8)
        }),
        mini::barrier(0, None),
    ];
    let mut program = times(4, body);
    program.extend([clock(20), tell_block(20), end()]);
    Mini {
        local_bytes: 512,
        ..Mini::new(program)
    }
}

#[test]
fn jumping_over_idle_cycles_changes_nothing_on_any_machine() {
    for name in ["gtx580", "gtx295", "early-cr", "h200"] {
        let machine = named(name);
        let blocks = machine.cores() as u32 + 3;
        let outcome = run(&machine, &mixture(), [blocks, 128], &[TOLD, 2048]);
        assert_eq!(outcome.violation, None, "{name}");
        let cores = &outcome.cores;
        let schedulers = match name {
            "gtx295" => 1,
            "h200" => 4,
            _ => 2,
        };
        assert_eq!(cores.slots.total(), schedulers * cores.cycles, "{name}");
        assert_eq!(
            cores.cycles,
            outcome.cycles * machine.cores() as u64,
            "{name}"
        );
        let lanes = cores.active_lanes.iter().zip(0..);
        let threads: u64 = lanes.map(|(count, lanes): (&u64, u64)| count * lanes).sum();
        assert_eq!(threads, cores.thread_instructions, "{name}");
    }
}
