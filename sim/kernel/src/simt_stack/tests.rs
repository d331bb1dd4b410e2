//! The stack by itself.

use super::*;

/// What runs until nothing does, by a function that moves the stack on from each instruction.
fn run(stack: &mut SimtStack, mut step: impl FnMut(&mut SimtStack)) -> Vec<(u32, u64)> {
    let mut ran = vec![];
    while !stack.ended() && ran.len() < 100 {
        ran.push((stack.pc(), stack.active()));
        step(stack);
    }
    ran
}

#[test]
fn legs_run_one_after_the_other_and_meet() {
    // 0: lanes 0 and 1 go to 3; 1, 2; 3; 4: all.
    let ran = run(&mut SimtStack::new(0, 0b1111), |stack| match stack.pc() {
        0 => stack.diverge(&[(3, 0b0011), (1, 0b1100)], Some(4)),
        2 => stack.go_to(4),
        4 => drop(stack.leave(stack.active())),
        pc => stack.go_to(pc + 1),
    });
    let legs = [(1, 0b1100), (2, 0b1100), (3, 0b0011)];
    assert_eq!(ran[0], (0, 0b1111));
    assert_eq!(ran[1..4], legs);
    assert_eq!(ran[4..], [(4, 0b1111)]);
}

#[test]
fn lanes_of_another_leg_and_of_where_they_meet_wait() {
    let mut stack = SimtStack::new(0, 0b111);
    assert_eq!(stack.waiting(), []);
    // Lane 0 goes on where all meet; of the others, lane 1 runs first.
    stack.diverge(&[(9, 0b001), (1, 0b110)], Some(9));
    stack.diverge(&[(5, 0b100), (3, 0b010)], Some(8));
    assert_eq!(stack.waiting(), [(5, 0b100), (9, 0b001)]);
}

#[test]
fn a_loop_that_lanes_leave_one_by_one_does_not_grow_the_stack() {
    // 0: body, 1: back to 0 for those that stay, 2: behind.
    let mut round = 0;
    let mut deepest = 0;
    let ran = run(&mut SimtStack::new(0, 0xff), |stack| {
        deepest = deepest.max(stack.entries.len());
        match stack.pc() {
            1 => {
                let leaves = 1 << round;
                round += 1;
                match stack.active() & !leaves {
                    0 => stack.go_to(2),
                    stay => stack.diverge(&[(0, stay), (2, leaves)], Some(2)),
                }
            }
            2 => drop(stack.leave(stack.active())),
            pc => stack.go_to(pc + 1),
        }
    });
    assert_eq!((ran.len(), deepest), (2 * 8 + 1, 2));
    assert_eq!(ran.last(), Some(&(2, 0xff)));
}

#[test]
fn lanes_that_return_early_wait_for_nobody() {
    // 0: lane 0 goes to 5; 1: a leg that returns; 5: the other leg, to 6; 6: where the rest of 0 ends.
    let ran = run(&mut SimtStack::new(0, 0b11), |stack| match stack.pc() {
        0 => stack.diverge(&[(5, 0b01), (1, 0b10)], None),
        1 | 6 => drop(stack.leave(stack.active())),
        pc => stack.go_to(pc + 1),
    });
    assert_eq!(ran, [(0, 0b11), (1, 0b10), (5, 0b01), (6, 0b01)]);
}

#[test]
fn a_function_is_over_when_all_that_called_it_have_returned() {
    // 0: lanes 0 to 2 call 10; 10: lane 0 returns; 11: the others; 1: all four again.
    let mut over = vec![];
    let ran = run(&mut SimtStack::new(0, 0b1111), |stack| match stack.pc() {
        0 => stack.call(10, 0b0111),
        10 => over.push(stack.leave(0b0001)),
        11 => over.push(stack.leave(0b0110)),
        _ => drop(stack.leave(stack.active())),
    });
    assert_eq!(ran, [(0, 15), (10, 0b0111), (11, 0b0110), (1, 15)]);
    assert_eq!(over, [false, true]);
}

/// 0: lanes 0 to 2 of four begin, in a leg that meets lane 3 at 9, behind the commit. Lane 0 commits in a first pass.
#[test]
fn lanes_of_a_transaction_run_its_passes_and_go_on_together() {
    let mut stack = SimtStack::new(0, 0b1111);
    stack.diverge(&[(20, 0b1000), (1, 0b0111)], Some(9));
    assert!(!stack.in_transaction_entry());
    stack.begin_transaction();
    let before = stack.clone();
    // A leg in it, and a call of it.
    stack.diverge(&[(5, 0b0010), (2, 0b0101)], Some(7));
    assert!(!stack.in_transaction_entry());
    stack.go_to(7);
    stack.call(30, 0b0010);
    assert_eq!(stack.transaction_depth(), Some(0));
    assert!(stack.leave(0b0010) && !stack.in_transaction_entry());
    stack.go_to(7);
    assert!(stack.in_transaction_entry());
    assert_eq!((stack.pc(), stack.active()), (7, 0b0111));
    // At 8 is the commit; where the leg would meet lane 3 the transaction meets nobody.
    stack.go_to(9);
    assert_eq!((stack.pc(), stack.active()), (9, 0b0111));
    stack.set_transaction_lanes(0b0110);
    stack.go_to(1);
    assert_eq!((stack.pc(), stack.active()), (1, 0b0110));
    assert_eq!(stack.waiting(), [(1, 0b0001), (20, 0b1000)]);
    stack.set_transaction_lanes(0b0111);
    assert_eq!(stack, before);
    stack.go_to(9);
    stack.end_transaction(9);
    assert_eq!((stack.pc(), stack.active()), (20, 0b1000));
    assert_eq!(stack.transaction_depth(), None);
    stack.go_to(9);
    assert_eq!((stack.pc(), stack.active()), (9, 0b1111));
}

/// 5: the transaction begins, 9: it ends. Lane 0 pauses at 6, lane 1 at 7; lane 2 aborts, then lane 0.
#[test]
fn lanes_that_pause_go_on_when_the_others_have_ended_their_pass() {
    let mut stack = SimtStack::new(5, 0b1111);
    stack.begin_transaction();
    stack.go_to(7);
    stack.pause(0b0001, 6);
    stack.go_to(8);
    stack.pause(0b0010, 7);
    assert_eq!((stack.pc(), stack.active()), (8, 0b1100));
    assert_eq!(stack.waiting(), [(7, 0b0010), (6, 0b0001)]);
    stack.go_to(9);
    assert_eq!(stack.end_pass(0b0100, 5), NextPass::Resumed);
    assert_eq!((stack.pc(), stack.active()), (7, 0b0010));
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 5), NextPass::Resumed);
    assert_eq!((stack.pc(), stack.active()), (6, 0b0001));
    stack.go_to(9);
    assert_eq!(stack.end_pass(0b0001, 5), NextPass::Again);
    assert_eq!((stack.pc(), stack.active()), (5, 0b0101));
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 5), NextPass::Over);
    assert_eq!((stack.pc(), stack.active()), (9, 0b1111));
    assert_eq!(stack.transaction_depth(), None);
}

/// 1 to 3 is a leg that meets the others at 4. Who pauses in it goes on before they meet.
#[test]
fn lanes_that_pause_in_a_leg_meet_the_others_behind_it() {
    let mut stack = SimtStack::new(0, 0b111);
    stack.begin_transaction();
    stack.diverge(&[(4, 0b100), (1, 0b011)], Some(4));
    stack.go_to(3);
    stack.pause(0b001, 2);
    assert_eq!((stack.pc(), stack.active()), (3, 0b010));
    stack.go_to(4);
    assert_eq!((stack.pc(), stack.active()), (2, 0b001));
    stack.go_to(4);
    assert!(stack.in_transaction_entry());
    assert_eq!((stack.pc(), stack.active()), (4, 0b111));
}

/// The same leg. Who leaves the pass in it goes on when the others, of both legs, have ended it.
#[test]
fn lanes_that_leave_the_pass_do_not_meet_the_others() {
    let mut stack = SimtStack::new(0, 0b111);
    stack.begin_transaction();
    stack.diverge(&[(4, 0b100), (1, 0b011)], Some(4));
    stack.go_to(3);
    stack.pause_apart(0b001, 2);
    assert_eq!((stack.pc(), stack.active()), (3, 0b010));
    stack.go_to(4);
    assert!(stack.in_transaction_entry());
    assert_eq!((stack.pc(), stack.active()), (4, 0b110));
    stack.go_to(9);
    assert_eq!(stack.end_pass(0b100, 0), NextPass::Resumed);
    assert_eq!((stack.pc(), stack.active()), (2, 0b001));
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 0), NextPass::Again);
    assert_eq!((stack.pc(), stack.active()), (0, 0b100));
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 0), NextPass::Over);
    assert_eq!((stack.pc(), stack.active()), (9, 0b111));
}

/// Lanes 0 and 1 leave at 6, lane 2 at 7, lane 3 at 6 again: it joins nobody, lane 2 left last. Lane 4 joins it.
#[test]
fn lanes_that_leave_at_the_place_of_the_last_go_on_with_them() {
    let mut stack = SimtStack::new(5, 0b11_1111);
    stack.begin_transaction();
    for (lanes, pc) in [(0b1, 6), (0b10, 6), (0b100, 7), (0b1000, 6), (0b1_0000, 6)] {
        stack.pause_apart(lanes, pc);
    }
    assert_eq!(stack.active(), 0b10_0000);
    for (lanes, pc) in [(0b1_1000, 6), (0b100, 7), (0b11, 6)] {
        stack.go_to(9);
        assert_eq!(stack.end_pass(0, 5), NextPass::Resumed);
        assert_eq!((stack.pc(), stack.active()), (pc, lanes));
    }
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 5), NextPass::Over);
    assert_eq!((stack.pc(), stack.active()), (9, 0b11_1111));
}

/// The pass that goes on can be left too, and nobody joins lanes below the transaction.
#[test]
fn lanes_leave_a_pass_that_goes_on() {
    let mut stack = SimtStack::new(5, 0b111);
    stack.begin_transaction();
    stack.pause_apart(0b011, 6);
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 5), NextPass::Resumed);
    stack.pause_apart(0b001, 5);
    assert_eq!(stack.active(), 0b010);
    stack.go_to(9);
    assert_eq!(stack.end_pass(0, 5), NextPass::Resumed);
    assert_eq!((stack.pc(), stack.active()), (5, 0b001));
}

/// Ways that meet nowhere take the place of the transaction's entry.
#[test]
fn lanes_that_part_for_good_are_not_together() {
    let mut stack = SimtStack::new(0, 0b11);
    stack.begin_transaction();
    stack.diverge(&[(5, 0b01), (1, 0b10)], None);
    assert!(!stack.in_transaction_entry());
    assert_eq!((stack.pc(), stack.active()), (1, 0b10));
}

#[test]
fn lanes_that_end_in_a_function_are_gone_everywhere() {
    let mut over = vec![];
    let ran = run(&mut SimtStack::new(0, 0b111), |stack| match stack.pc() {
        0 => stack.diverge(&[(5, 0b100), (1, 0b011)], Some(8)),
        1 => stack.call(10, 0b011),
        10 => over.push(stack.exit(0b001)),
        11 => over.push(stack.exit(0b010)),
        5 => stack.go_to(8),
        _ => drop(stack.leave(stack.active())),
    });
    assert_eq!(ran, [(0, 7), (1, 3), (10, 3), (11, 2), (5, 4), (8, 4)]);
    assert_eq!(over, [0, 1]);
}
