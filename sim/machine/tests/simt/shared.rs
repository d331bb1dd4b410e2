//! Shared memory: the RTL behind a core for warps of 32.

use super::mini::{alu, barrier, clock, end, shared, store, Mini, ADD};
use super::*;
use turnstile_hdl::lds_op::LdsOp;

fn with_shared(local_bytes: u32, program: Vec<mini::Inst>) -> Mini {
    Mini {
        local_bytes,
        ..Mini::new(program)
    }
}

/// Register 3 becomes the number of the thread in its block.
fn thread_number() -> mini::Inst {
    mini::message(|warp| {
        for lane in 0..LANES {
            warp.registers[3][lane] = warp.thread(lane) as u32;
        }
        turnstile_kernel::Effect::Next
    })
}

#[test]
fn words_pass_between_warps_of_a_block_and_not_between_blocks() {
    let threads = 64;
    // Thread i of a block leaves its number; thread i reads that of thread 63 - i.
    let code = with_shared(
        4 * threads,
        vec![
            thread_number(),
            shared(LdsOp::WriteB32, None, Some(3), |warp, lane| {
                4 * warp.thread(lane) as u32
            }),
            barrier(0, None),
            shared(LdsOp::ReadB32, Some(4), None, |warp, lane| {
                4 * (63 - warp.thread(lane)) as u32
            }),
            store(4, |warp, lane| {
                warp.buffers[0] + 4 * (64 * warp.block + warp.thread(lane)) as u64
            }),
            end(),
        ],
    );
    let outcome = run(&machine(SMALL), &code, [3, threads], &[4 * 64 * 3]);
    let expected: Vec<u32> = (0..3).flat_map(|_| (0..64).rev()).collect();
    assert_eq!(words(&outcome.buffers[0]), expected);
    assert_eq!(outcome.violation, None);
    assert_eq!(outcome.unwritten_reads.len(), 0);
    assert_eq!(outcome.counters.lds_accesses, 3 * 2 * 2);
}

#[test]
fn bank_conflicts_take_a_round_each_and_are_counted() {
    // A read of 32 words at a stride of `stride` words, behind one that is for the engine to be awake.
    let read = |stride: u32| {
        let address = move |_: &mini::MiniWarp, lane: usize| 4 * stride * lane as u32 % 4096;
        let code = with_shared(
            4096,
            vec![
                shared(LdsOp::WriteB32, None, Some(5), address),
                shared(LdsOp::ReadB32, Some(1), None, address),
                alu(ADD, 2, &[1]),
                clock(20),
                tell(20, 0),
                end(),
            ],
        );
        let outcome = run(&machine(SMALL), &code, [1, 32], &[TOLD]);
        (told(&outcome, 1)[0][0], outcome.counters.bank_conflicts)
    };
    let (without, none) = read(1);
    assert_eq!(none, 0);
    // Stride 2: two words in each of 16 banks, in both accesses. Stride 32: all in one bank.
    assert_eq!(read(2).1, 2);
    let (all, conflicts) = read(32);
    assert_eq!(conflicts, 2 * 31);
    assert_eq!(all - without, 2 * 31, "a cycle a round");
}

#[test]
fn atomics_of_all_threads_add_up() {
    let code = with_shared(
        128,
        vec![
            alu(ADD, 1, &[]), // 1
            shared(LdsOp::WriteB32, None, Some(5), |_, _| 0),
            barrier(0, None),
            shared(LdsOp::Add, None, Some(1), |_, _| 0),
            barrier(0, None),
            shared(LdsOp::ReadB32, Some(2), None, |_, _| 0),
            tell(2, 0),
            end(),
        ],
    );
    let outcome = run(&machine(SMALL), &code, [1, 96], &[TOLD]);
    let sums: Vec<u32> = told(&outcome, 3).iter().map(|told| told[0]).collect();
    assert_eq!(sums, [96; 3]);
    assert_eq!(outcome.violation, None);
}

#[test]
fn an_access_outside_of_the_blocks_memory_is_an_error() {
    let address = |_: &mini::MiniWarp, lane: usize| 4 * lane as u32;
    let code = with_shared(
        124,
        vec![shared(LdsOp::ReadB32, Some(1), None, address), end()],
    );
    let outcome = run_with(&machine(SMALL), OPTIONS, &code, [1, 32], &[]);
    let error = outcome.expect_err("31 words for 32 threads").to_string();
    assert_eq!(
        error,
        "mini:1: block 0 warp 0, pc 0 `instruction`, cycle 0: thread 31 of the warp: 4 bytes at 0x7c of local memory, but the block has 124 bytes; check the index, or the size of the local argument or variable"
    );
}
