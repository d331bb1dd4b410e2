//! The Pause-and-Go stack: the paper's Figures 6 and 7 state by state, and one test for each sentence of
//! the header.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::pause_and_go_stack;
use turnstile_hdl::pause_and_go_stack::{PauseAndGoStack, PauseAndGoStackPins};
use turnstile_hdl::pins::Unit;
use turnstile_hdl::sizes::WAITING_CONTEXTS;
use turnstile_testbenches::models::pause_and_go_stack::{Done, Entry, Kind, Op};
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::pause_and_go_stack::{run, Size};
use turnstile_testbenches::units::Load;

struct Stack<U> {
    unit: PinDriver<RtlEngine<U>, PauseAndGoStackPins>,
}

impl<U: Unit> Stack<U> {
    fn new(unit: U) -> Self {
        let mut unit = PinDriver::<_, PauseAndGoStackPins>::rtl(unit);
        unit.pause_in_branches(true);
        unit.clear().unwrap();
        Self { unit }
    }

    fn apply(&mut self, op: Op) -> Done {
        let done = self.unit.start(op).unwrap();
        let more_cycles = self.unit.settle().unwrap();
        Done {
            more_cycles,
            ..done
        }
    }

    fn step(&mut self, pc: u32, logged: bool) {
        let hits = 0;
        assert_eq!(self.apply(Op::Step { pc, logged, hits }), Done::default());
    }

    fn pause(&mut self, pc: u32, hits: u32) -> Done {
        let logged = true;
        self.apply(Op::Step { pc, logged, hits })
    }

    fn entries(&mut self) -> Vec<Entry> {
        self.unit.settle().unwrap();
        (0..self.unit.entries())
            .map(|index| self.unit.view(index).unwrap())
            .collect()
    }

    /// The stack as the figures draw it, thread 0 on the left.
    fn drawn(&mut self) -> String {
        let lines = self.entries().into_iter().map(|entry| {
            let kind = match entry.kind {
                Kind::Normal => "Normal",
                Kind::Retry => "Retry",
                Kind::Trans => "Trans.",
            };
            let rpc = match entry.rpc {
                0 => "-----".into(),
                rpc => format!("{rpc:#x}"),
            };
            let mask: String = (0..8)
                .map(|thread| {
                    let gap = if thread == 4 { " " } else { "" };
                    format!("{gap}{}", entry.lanes >> thread & 1)
                })
                .collect();
            let log = match entry.kind {
                Kind::Trans => entry.log.to_string(),
                _ => "---".into(),
            };
            format!("{kind:<6} {:#x} {rpc:<5} {mask} {log}\n", entry.pc)
        });
        lines.collect()
    }

    fn expect(&mut self, state: &str, figure: &str) {
        let drawn = self.drawn();
        println!("{state}\n{drawn}");
        assert_eq!(drawn, figure, "{state}");
    }
}

/// Threads by number.
fn threads<const N: usize>(numbers: [u32; N]) -> u32 {
    numbers.iter().fold(0, |mask, number| mask | 1 << number)
}

/// In a transaction.
fn started() -> Stack<impl Unit> {
    started_with(false)
}

/// In a transaction, with the strap or without.
fn started_with(apart: bool) -> Stack<impl Unit> {
    let mut stack = Stack::new(pause_and_go_stack());
    stack.unit.pause_apart(apart);
    stack.apply(Op::Start {
        lanes: 0xff,
        pc: 0x100,
        rpc: 0x130,
    });
    stack.apply(Op::Begin { pc: 0x108 });
    stack
}

/// The figure counts log entries from the load at 0x110 on, and draws no index before the first pause.
#[test]
fn figure_6() {
    let mut stack = started();
    stack.step(0x110, false);
    stack.expect(
        "1: transactions start",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0000 0000 ---\n\
         Trans. 0x110 ----- 1111 1111 0\n",
    );
    let done = stack.pause(0x118, threads([0, 1, 2, 3]));
    assert_eq!(done.paused, threads([0, 1, 2, 3]));
    stack.expect(
        "2: threads 0-3 are paused",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0000 0000 ---\n\
         Trans. 0x110 ----- 1111 0000 0\n\
         Trans. 0x118 ----- 0000 1111 1\n",
    );
    stack.step(0x120, false);
    stack.step(0x128, true);
    let commit = |stack: &mut Stack<_>, failed| {
        let pc = 0x130;
        stack.unit.start(Op::Commit { failed, pc }).unwrap()
    };
    // What the figure draws is the cycle between the outcome and the end of the entry.
    let between = |stack: &mut Stack<_>, what: &str, running, aborted| {
        let (retry, top) = (stack.unit.view(1).unwrap(), stack.unit.top());
        assert_eq!((top.pc, top.lanes, top.log), (0x128, running, 2), "{what}");
        assert_eq!((retry.kind, retry.lanes), (Kind::Retry, aborted), "{what}");
        println!("{what}: Retry {aborted:#010b}, Trans. at 0x128 {running:#010b}\n");
    };
    let done = commit(&mut stack, threads([5, 6]));
    assert_eq!(done.committed, threads([4, 7]));
    let what = "3: threads 5 and 6 aborted, 4 and 7 committed";
    between(&mut stack, what, threads([4, 7]), threads([5, 6]));
    stack.expect(
        "threads 0-3 continue",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0000 0110 ---\n\
         Trans. 0x110 ----- 1111 0000 0\n",
    );
    stack.step(0x118, true);
    stack.step(0x120, false);
    stack.step(0x128, true);
    commit(&mut stack, threads([1, 2]));
    let what = "4: threads 1 and 2 aborted, 0 and 3 committed";
    between(&mut stack, what, threads([0, 3]), threads([1, 2, 5, 6]));
    stack.expect(
        "Retry is copied",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0110 0110 ---\n\
         Trans. 0x108 ----- 0110 0110 0\n",
    );
    stack.step(0x110, false);
    stack.step(0x118, true);
    stack.step(0x120, false);
    stack.step(0x128, true);
    stack.expect(
        "5: threads 1, 2, 5, 6 restart and execute till commit",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0110 0110 ---\n\
         Trans. 0x128 ----- 0110 0110 2\n",
    );
    commit(&mut stack, 0);
    stack.expect("all have committed", "Normal 0x130 0x130 1111 1111 ---\n");
}

/// Three log entries between two pauses.
#[test]
fn figure_7() {
    let mut stack = started();
    let run = |stack: &mut Stack<_>, steps: &[(u32, bool)]| {
        for &(pc, logged) in steps {
            stack.step(pc, logged);
        }
    };
    run(
        &mut stack,
        &[(0x110, true), (0x118, true), (0x120, false), (0x128, true)],
    );
    stack.pause(0x130, threads([1, 2, 5, 6]));
    run(&mut stack, &[(0x138, true), (0x140, false), (0x148, true)]);
    stack.pause(0x150, threads([0, 3]));
    run(&mut stack, &[(0x158, true), (0x160, false), (0x168, true)]);
    stack.expect(
        "after three rounds",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0000 0000 ---\n\
         Trans. 0x128 ----- 0110 0110 3\n\
         Trans. 0x148 ----- 1001 0000 6\n\
         Trans. 0x168 ----- 0000 1001 9\n",
    );
}

#[test]
fn if_every_lane_hits_the_lowest_runs() {
    let mut stack = started();
    let done = stack.pause(0x110, u32::MAX);
    assert_eq!(done.paused, 0xfe);
    assert_eq!(stack.entries().last().unwrap().lanes, 1);
    assert_eq!(stack.pause(0x118, u32::MAX).paused, 0, "a single lane runs");
}

#[test]
fn outside_a_transaction_nobody_pauses() {
    let mut stack = Stack::new(pause_and_go_stack());
    stack.apply(Op::Start {
        lanes: 3,
        pc: 0,
        rpc: 0x100,
    });
    assert_eq!(stack.pause(8, 1), Done::default());
}

#[test]
fn lanes_paused_in_divergent_code_resume_at_the_reconvergence() {
    let mut stack = started();
    stack.apply(Op::Branch {
        taken: 0x0f,
        pc: 0x110,
        other_pc: 0x120,
        rpc: 0x120,
    });
    stack.pause(0x118, 0x03);
    let to_the_end = |logged| Op::Step {
        pc: 0x120,
        logged,
        hits: 0,
    };
    assert_eq!(stack.apply(to_the_end(true)).more_cycles, 1);
    let top = *stack.entries().last().unwrap();
    assert_eq!((top.pc, top.lanes, top.log), (0x110, 0x03, 2));
    assert_eq!(stack.apply(to_the_end(false)).more_cycles, 1);
    let top = *stack.entries().last().unwrap();
    assert_eq!((top.kind, top.pc, top.lanes), (Kind::Trans, 0x120, 0xff));
    assert_eq!(top.log, 2, "the rows of both sides stay");
}

#[test]
fn without_the_strap_nobody_pauses_in_divergent_code() {
    let mut stack = started();
    stack.unit.pause_in_branches(false);
    stack.apply(Op::Branch {
        taken: 0x0f,
        pc: 0x110,
        other_pc: 0x120,
        rpc: 0x120,
    });
    assert_eq!(stack.pause(0x118, 0x03), Done::default());
    let to_the_end = Op::Step {
        pc: 0x120,
        logged: true,
        hits: 0,
    };
    assert_eq!(stack.apply(to_the_end).more_cycles, 1);
    assert_eq!(stack.pause(0x128, 0x03).paused, 0x03, "all are together");
}

#[test]
fn without_room_a_pause_is_dropped_and_begin_and_branch_are_refused() {
    let mut stack = Stack::new(PauseAndGoStack::<4, 3, 32, 16, 2>::new(4));
    stack.apply(Op::Start {
        lanes: 0xf,
        pc: 0,
        rpc: 0x100,
    });
    stack.apply(Op::Begin { pc: 8 });
    assert_eq!(stack.pause(16, 1).paused, 1);
    let before = stack.entries();
    let done = stack.pause(16, 2);
    assert!(done.dropped && done.paused == 0);
    let branch = Op::Branch {
        taken: 2,
        pc: 24,
        other_pc: 32,
        rpc: 40,
    };
    assert!(stack.apply(branch).refused);
    assert!(stack.apply(Op::Begin { pc: 8 }).refused, "in a transaction");
    let after = stack.entries();
    assert_eq!(after[..3], before[..3]);
    assert_eq!(after[3].lanes, before[3].lanes);
}

#[test]
fn a_commit_in_divergent_code_is_refused() {
    let mut stack = started();
    stack.apply(Op::Branch {
        taken: 1,
        pc: 0x110,
        other_pc: 0x118,
        rpc: 0x120,
    });
    let commit = Op::Commit {
        failed: 0,
        pc: 0x130,
    };
    assert!(stack.apply(commit).refused);
    assert!(Stack::new(pause_and_go_stack()).apply(commit).refused);
}

#[test]
fn clear_leaves_one_entry_without_lanes() {
    let mut stack = started();
    stack.unit.clear().unwrap();
    let entries = stack.entries();
    assert_eq!((entries.len(), entries[0].lanes), (1, 0));
    assert!(!stack.unit.in_transaction());
}

/// In a transaction, with the strap.
fn apart() -> Stack<impl Unit> {
    started_with(true)
}

/// Without the strap they resume at the reconvergence: `lanes_paused_in_divergent_code_resume_at_the_reconvergence`.
#[test]
fn with_pause_apart_lanes_of_a_branch_resume_behind_the_commit() {
    let mut stack = apart();
    stack.apply(Op::Branch {
        taken: 0x0f,
        pc: 0x110,
        other_pc: 0x120,
        rpc: 0x120,
    });
    let done = stack.pause(0x118, 0x03);
    assert_eq!((done.paused, stack.unit.waiting()), (0x03, 0x03));
    stack.expect(
        "0 and 1 have left every entry of the pass",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0000 0000 ---\n\
         Trans. 0x120 ----- 0011 1111 0\n\
         Normal 0x118 0x120 0011 0000 ---\n",
    );
    stack.step(0x118, true);
    let to_the_end = Op::Step {
        pc: 0x120,
        logged: false,
        hits: 0,
    };
    assert_eq!(stack.apply(to_the_end).more_cycles, 1);
    let top = *stack.entries().last().unwrap();
    assert_eq!((top.kind, top.pc, top.lanes), (Kind::Trans, 0x120, 0xfc));
    let commit = |failed| Op::Commit { failed, pc: 0x130 };
    let done = stack.apply(commit(0x80));
    assert_eq!((done.committed, done.more_cycles), (0x7c, 1));
    stack.expect(
        "then they go on, with their log index",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 0000 0001 ---\n\
         Trans. 0x110 ----- 1100 0000 0\n",
    );
    assert_eq!(stack.unit.waiting(), 0);
    stack.apply(commit(0x01));
    stack.expect(
        "and who has failed, in its pass and in that of those who waited",
        "Normal 0x100 0x130 1111 1111 ---\n\
         Retry  0x108 ----- 1000 0001 ---\n\
         Trans. 0x108 ----- 1000 0001 0\n",
    );
    stack.apply(commit(0));
    stack.expect("all have committed", "Normal 0x130 0x130 1111 1111 ---\n");
}

#[test]
fn lanes_that_leave_at_the_pc_of_the_last_that_left_resume_with_them() {
    let mut stack = apart();
    let branch = Op::Branch {
        taken: 0x0f,
        pc: 0x110,
        other_pc: 0x110,
        rpc: 0x120,
    };
    stack.apply(branch);
    let to_the_end = Op::Step {
        pc: 0x120,
        logged: true,
        hits: 0,
    };
    for lane in [0x01, 0x10] {
        assert_eq!(stack.pause(0x118, lane).paused, lane);
        assert_eq!(stack.apply(to_the_end).more_cycles, 1);
    }
    let commit = Op::Commit {
        failed: 0,
        pc: 0x130,
    };
    assert_eq!(stack.apply(commit).committed, 0xee);
    let top = *stack.entries().last().unwrap();
    assert_eq!((top.pc, top.lanes), (0x110, 0x11));
    assert_eq!(top.log, 2, "rows of both stay");
    assert_eq!(stack.apply(commit).committed, 0x11);
    assert!(!stack.unit.in_transaction());
}

#[test]
fn with_all_contexts_in_use_a_pause_is_dropped() {
    let mut stack = apart();
    for lane in 0..WAITING_CONTEXTS as u32 {
        let done = stack.pause(0x110 + 8 * lane, 1 << lane);
        assert_eq!(done.paused, 1 << lane);
    }
    let waiting = stack.unit.waiting();
    let done = stack.pause(0x200, 0x80);
    assert!(done.dropped && done.paused == 0);
    assert_eq!(stack.unit.waiting(), waiting);
    let top = *stack.entries().last().unwrap();
    assert_eq!((top.pc, top.lanes), (0x200, 0xff & !waiting));
}

#[test]
fn with_pause_apart_the_lowest_of_all_runs_and_the_other_strap_has_no_effect() {
    let mut stack = apart();
    stack.unit.pause_in_branches(false);
    stack.apply(Op::Branch {
        taken: 0x0f,
        pc: 0x110,
        other_pc: 0x120,
        rpc: 0x120,
    });
    assert_eq!(stack.pause(0x118, u32::MAX).paused, 0x0e);
    assert_eq!(stack.pause(0x118, u32::MAX).paused, 0, "a single lane runs");
}

#[test]
fn start_and_clear_forget_lanes_that_wait() {
    let mut stack = apart();
    stack.pause(0x110, 0x03);
    stack.unit.clear().unwrap();
    stack.entries();
    assert_eq!(stack.unit.waiting(), 0);
    let mut stack = apart();
    stack.pause(0x110, 0x03);
    stack.apply(Op::Start {
        lanes: 0xff,
        pc: 0x100,
        rpc: 0x130,
    });
    assert_eq!(stack.unit.waiting(), 0);
    stack.apply(Op::Begin { pc: 0x108 });
    let commit = Op::Commit {
        failed: 0,
        pc: 0x130,
    };
    assert_eq!(stack.apply(commit).committed, 0xff);
    stack.expect("nobody waited", "Normal 0x130 0x130 1111 1111 ---\n");
}

/// Few entries, so that room runs out; few lanes.
#[test]
fn random_programs_on_small_stacks_agree_with_the_model() {
    let load = |seed| Load {
        seed,
        cycles: 60_000,
    };
    let unit = PauseAndGoStack::<8, 3, 32, 16, 2>::new(6);
    let size = Size {
        depth: 6,
        lanes: 8,
        contexts: 2,
    };
    let tally = told(run(PinDriver::rtl(unit), size, load(61)));
    assert!(tally.pauses_dropped > 10 && tally.deepest == 6, "{tally:?}");
    let unit = PauseAndGoStack::<3, 3, 32, 16, 2>::new(7);
    let size = Size {
        depth: 7,
        lanes: 3,
        contexts: 2,
    };
    let tally = told(run(PinDriver::rtl(unit), size, load(62)));
    assert_eq!(tally.pauses_dropped, 0, "2 * 3 + 1 entries are enough");
}
