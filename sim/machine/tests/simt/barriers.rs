//! Barriers, blocks, and who waits for whom.

use super::mini::{alu, barrier, branch, clock, end, message, Inst, Mini, ADD};
use super::*;
use turnstile_kernel::Effect;

/// Warp 1 makes four additions, each needing the one before, that the others leave out.
fn late_warp(behind: Vec<Inst>) -> Vec<Inst> {
    let mut program = vec![branch(5, |warp| warp.index != 1)];
    program.extend((0..4).map(|_| alu(ADD, 1, &[1])));
    program.extend(behind);
    program
}

#[test]
fn a_barrier_opens_for_all_when_the_last_warp_is_there() {
    let program = late_warp(vec![barrier(0, None), clock(20), tell(20, 0), end()]);
    let outcome = run(&machine(SMALL), &Mini::new(program), [1, 96], &[TOLD]);
    // Branches in 0, 1, 2 and 3 cycles each; warp 1 adds in 4, 8, 12, 16 and arrives in 17. Then the warps issue one a cycle,
    // the last one first, the others by age; but greedy warp 1 first has its token, in 19.
    let clocks: Vec<u32> = told(&outcome, 3).iter().map(|told| told[0]).collect();
    assert_eq!(clocks[1], 18);
    let mut others = [clocks[0], clocks[2]];
    others.sort_unstable();
    assert_eq!(others, [19, 20]);
}

#[test]
fn a_warp_that_has_ended_has_arrived() {
    let program = late_warp(vec![
        branch(8, |warp| warp.index != 1),
        message(|_| Effect::End),
        end(),
        barrier(0, None),
        clock(20),
        tell(20, 0),
        end(),
    ]);
    let outcome = run(&machine(SMALL), &Mini::new(program), [1, 96], &[TOLD]);
    // Warp 1: additions in 4, 8, 12, 16, a branch in 17, the end in 20: the others go on in 21.
    let told = told(&outcome, 3);
    assert_eq!([told[0][0], told[2][0]], [21, 22]);
}

#[test]
fn a_barrier_of_some_threads_has_a_number_and_waits_for_so_many() {
    // Warps 0 and 2 meet at barrier 3, while warp 1 is on its way to barrier 0, where all meet.
    let program = late_warp(vec![
        branch(7, |warp| warp.index == 1),
        barrier(3, Some(64)),
        clock(20),
        barrier(0, None),
        clock(21),
        tell(20, 0),
        tell(21, 1),
        end(),
    ]);
    let outcome = run(&machine(SMALL), &Mini::new(program), [1, 96], &[TOLD]);
    let told = told(&outcome, 3);
    let [first, second] = [0, 2].map(|warp: usize| told[warp][0]);
    assert!(
        first < 17 && second < 17,
        "{told:?}: before warp 1 is there"
    );
    assert!(told.iter().all(|warp| warp[1] > 17), "{told:?}");
}

#[test]
fn barriers_that_not_all_reach_are_told_with_block_warps_and_lines() {
    let program = late_warp(vec![
        branch(7, |warp| warp.index != 1),
        barrier(1, None),
        barrier(0, None),
        end(),
    ]);
    let outcome = run_with(&machine(SMALL), OPTIONS, &Mini::new(program), [1, 64], &[]);
    let error = outcome.expect_err("two barriers");
    assert_eq!(error.exit_code(), 1);
    assert_eq!(
        error.to_string(),
        "mini:7: in block 0 warps wait at barriers that the others will never reach: warp 1 at mini:7 (pc 6), warp 0 at mini:8 (pc 7); let every thread of a block execute the same barriers"
    );
}

#[test]
fn blocks_wait_for_room_and_each_has_barriers_of_its_own() {
    // Two blocks fit; each has two warps, and the second warp of each comes late.
    let program = late_warp(vec![barrier(0, None), end()]);
    let outcome = run(&machine(SMALL), &Mini::new(program), [5, 64], &[]);
    // 64 registers a thread and warp: what limits is the number of blocks.
    let alone = run(
        &machine(SMALL),
        &Mini::new(late_warp(vec![barrier(0, None), end()])),
        [1, 64],
        &[],
    );
    assert!(
        outcome.cycles > 2 * alone.cycles,
        "three turns of up to two"
    );
    assert!(outcome.cycles < 4 * alone.cycles);
    assert_eq!(outcome.cores.slots.issued, 5 * alone.cores.slots.issued);
}
