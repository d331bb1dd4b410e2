//! Scoreboard, schedulers, units.

use super::mini::{alu, branch, clock, end, load, Inst, Mini, ADD};
use super::*;
use turnstile_kernel::{Arithmetic, LatencyClass};

const MUL: LatencyClass = LatencyClass::Integer(Arithmetic::Mul);
const DIV: LatencyClass = LatencyClass::Integer(Arithmetic::Div);
const DOUBLE: LatencyClass = LatencyClass::Double(Arithmetic::Add);

/// Cycles that `clock` has read into registers 20 on, of the first warps.
fn clocks(machine: &str, warps: u32, clocks: usize, mut program: Vec<Inst>) -> Vec<Vec<u32>> {
    program.extend((0..clocks).map(|place| tell(20 + place as u16, place)));
    program.push(end());
    let code = Mini::new(program);
    let outcome = run(&super::machine(machine), &code, [1, 32 * warps], &[TOLD]);
    let mut told = told(&outcome, warps as usize);
    told.iter_mut()
        .for_each(|clocks_of| clocks_of.truncate(clocks));
    told
}

#[test]
fn an_instruction_waits_for_the_registers_it_reads_and_for_those_it_writes() {
    // Additions take 4 cycles, multiplications 4 with an interval of 2.
    let program = vec![
        clock(20),         // 0
        alu(ADD, 1, &[]),  // 1; register 1 is ready in 5
        clock(21),         // 2: needs nothing
        alu(ADD, 2, &[1]), // 5; register 2 in 9
        clock(22),         // 6
        alu(ADD, 2, &[]),  // 9: writes what is under way
        clock(23),         // 10
        alu(ADD, 3, &[9]), // 11: nobody writes register 9
        clock(24),         // 12
    ];
    assert_eq!(clocks(SMALL, 1, 5, program), [[0, 2, 6, 10, 12]]);
}

#[test]
fn a_load_holds_its_register_and_not_the_warp() {
    let buffer = |warp: &mini::MiniWarp, _: usize| warp.buffers[0];
    let program = vec![
        load(1, buffer),   // 0
        clock(20),         // 1
        alu(ADD, 2, &[1]), // when the word is there
        clock(21),
        load(1, buffer), // a hit now
        alu(ADD, 2, &[1]),
        clock(22),
    ];
    let told = clocks(SMALL, 1, 3, program);
    let [first, used, hit] = told[0][..] else {
        panic!("three clocks")
    };
    assert_eq!(first, 1);
    // Decode and read, then a cycle of the first level, then the write: 4 cycles behind the load that issues in `used + 1`.
    assert_eq!(hit, used + 1 + 4 + 1);
    assert!(used > 40, "{used}: the first one misses everywhere");
}

#[test]
fn a_unit_takes_the_next_instruction_after_its_interval() {
    // Divisions: interval 8, latency 145. Doubles: interval 8, in a unit of their own.
    let program = vec![
        alu(DIV, 1, &[]),    // 0
        alu(DOUBLE, 2, &[]), // 1: another unit
        clock(20),           // 8: an instruction of the unit that divides
        alu(DOUBLE, 3, &[]), // 9
        clock(21),           // 10
        alu(MUL, 4, &[]),    // 11
        clock(22),           // 13
        alu(ADD, 5, &[1]),   // 145
        clock(23),           // 146
    ];
    assert_eq!(clocks(SMALL, 1, 4, program), [[8, 10, 13, 146]]);
    // A second unit takes the instruction behind the division at once; then both are free.
    let two = with(SMALL, &["arithmetic_units = 2"]);
    let program = vec![
        alu(DIV, 1, &[]), // 0
        clock(20),        // 1
        alu(DIV, 2, &[]), // 2
        clock(21),        // 8
    ];
    assert_eq!(clocks(&two, 1, 2, program), [[1, 8]]);
}

/// Each warp reads the clock four times, in a chain: after each it needs what the addition before has made.
fn chains() -> Vec<Inst> {
    vec![
        clock(20),
        alu(ADD, 1, &[]),
        clock(21),
        alu(ADD, 1, &[1]),
        clock(22),
    ]
}

#[test]
fn greedy_goes_on_with_one_warp_until_it_must_wait() {
    // Warp 0 issues in 0, 1, 2; its second addition waits until 5. Warp 1 does the same from 3 on and goes on until it waits
    // in 6, though warp 0 could issue in 5; then warp 0 has 6 and 7. Warp 1 could issue from 8 on; warp 0 is greedy: it
    // tells three registers (8, 9, 10, those from its token on) first.
    let greedy = clocks(SMALL, 2, 3, chains());
    assert_eq!(greedy[0], [0, 2, 7]);
    assert_eq!(greedy[1][..2], [3, 5]);
    assert!(greedy[1][2] > 8, "{greedy:?}");
    // In turns: warp 0 in even cycles, warp 1 in odd ones: additions in 2 and 3, clocks in 4 and 5, second additions when
    // the first are there, in 6 and 7, and clocks in 8 and 9.
    let robin = with(SMALL, &["scheduling = \"round-robin\""]);
    assert_eq!(clocks(&robin, 2, 3, chains()), [[0, 4, 8], [1, 5, 9]]);
}

#[test]
fn two_schedulers_issue_in_one_cycle() {
    let two = with(SMALL, &["schedulers = 2", "arithmetic_units = 2"]);
    assert_eq!(clocks(&two, 2, 1, vec![clock(20)]), [[0], [0]]);
    // With one unit the second one waits a cycle.
    let one = with(SMALL, &["schedulers = 2"]);
    assert_eq!(clocks(&one, 2, 1, vec![clock(20)]), [[0], [1]]);
}

#[test]
fn a_branch_holds_its_warp_for_the_fetch() {
    let program = vec![clock(20), branch(2, |_| true), clock(21)];
    assert_eq!(clocks(SMALL, 1, 2, program), [[0, 1 + 3]]);
}

#[test]
fn slots_lanes_and_warps_are_counted() {
    let code = Mini::new(vec![
        alu(ADD, 1, &[]),
        alu(ADD, 1, &[1]),
        alu(ADD, 1, &[1]),
        end(),
    ]);
    // A warp of 32 and one of 8. Warp 0: 0, 4, 8, 9; warp 1: 1, 5, and then it waits: 10 (its third addition is ready in 9,
    // and greedy warp 0 ends in 9), 11.
    let outcome = run(&machine(SMALL), &code, [1, 40], &[]);
    let cores = &outcome.cores;
    assert_eq!(
        outcome.cycles, 13,
        "the block leaves in the cycle behind the last one"
    );
    assert_eq!(cores.slots.issued, 8);
    assert_eq!((cores.active_lanes[32], cores.active_lanes[8]), (4, 4));
    assert_eq!(cores.thread_instructions, 4 * 32 + 4 * 8);
    assert_eq!(cores.mean_active_lanes(), Some(20.0));
    // 2, 3, 6, 7 wait for registers, 12 has no warp.
    assert_eq!((cores.slots.scoreboard, cores.slots.no_warp), (4, 1));
    assert_eq!(cores.slots.total(), cores.cycles);
    // Warp 0 until 9, warp 1 until 11; a warp that ends does so at the end of its cycle.
    assert_eq!(cores.warp_cycles, 9 + 11);
}

#[test]
fn a_block_that_does_not_fit_is_refused_with_what_is_missing() {
    let refused = |code: &Mini, threads| {
        let outcome = run_with(&machine(SMALL), OPTIONS, code, [1, threads], &[]);
        let error = outcome.expect_err("it does not fit");
        (error.exit_code(), error.to_string())
    };
    let code = Mini::new(vec![end()]);
    assert_eq!(
        refused(&code, 288),
        (2, "mini: local_size: a block of 288 threads is too large for the machine small; choose a block of at most 256 threads, or a machine file with more core.threads_per_block and core.warps".into())
    );
    let registers = Mini {
        registers: 17,
        ..Mini::new(vec![end()])
    };
    assert_eq!(
        refused(&registers, 256),
        (2, "mini: a block of kernel kernel needs 4352 registers; a core of the machine small has 4096; use smaller blocks or less in each, or a machine file with core.registers = 4352".into())
    );
    let shared = Mini {
        local_bytes: 4100,
        ..Mini::new(vec![end()])
    };
    assert_eq!(
        refused(&shared, 32),
        (2, "mini: a block of kernel kernel needs 4100 bytes of shared memory; a core of the machine small has 4096; use smaller blocks or less in each, or a machine file with core.shared_bytes = 4100".into())
    );
}

#[test]
fn a_kernel_for_other_warps_is_refused() {
    let code = Mini::new(vec![end()]);
    let southern_islands = MachineConfig::default();
    let outcome = run_with(&southern_islands, OPTIONS, &code, [1, 32], &[]);
    let error = outcome
        .expect_err("warps of 32 on a machine for 64")
        .to_string();
    assert!(
        error.starts_with("mini: kernel kernel is compiled for warps of 32, and those of the machine southern-islands have 64;"),
        "{error}"
    );
}

#[test]
fn an_access_outside_names_block_warp_and_line() {
    let code = Mini::new(vec![
        alu(ADD, 1, &[]),
        load(2, |warp, lane| {
            warp.buffers[0] + 4 * warp.thread(lane) as u64
        }),
        end(),
    ]);
    // 64 threads, 63 words. Warp 0 issues in 0, 1 and 2, then warp 1 in 3 and 4.
    let outcome = run_with(&machine(SMALL), OPTIONS, &code, [1, 64], &[252]);
    let error = outcome
        .expect_err("the last thread reads outside")
        .to_string();
    assert!(
        error.starts_with("mini:2: block 0 warp 1, pc 1 `instruction`, cycle 4: thread 31 of the warp: 4 bytes at offset 252 of buffer"),
        "{error}"
    );
}

#[test]
fn a_kernel_that_does_not_end_says_where_it_loops() {
    let code = Mini::new(vec![alu(ADD, 1, &[]), branch(0, |_| true)]);
    let options = Options::new(1000);
    let outcome = run_with(&machine(SMALL), options, &code, [1, 32], &[]);
    let error = outcome.expect_err("it loops").to_string();
    assert!(
        error.contains("block 0 warp 0: ") && error.contains("loops at mini:1-2"),
        "{error}"
    );
}
