//! The SIMT stack: which lanes of a warp run, where, and where they meet the others again (reconvergence at immediate
//! post-dominators, as in GPGPU-Sim 3).
//!
//! The entry on top runs. A branch that lanes take differently leaves the entry at the place where they meet, and puts one on
//! it for each way; an entry that comes to the place where it meets the one below is gone. A call puts one on it for the
//! function, and the entry below is where it goes on.
//!
//! A transaction puts one on it for the lanes that run, which meets nothing: of these lanes the machine says which run a
//! pass, and the entry below, which keeps all of them, is where they go on when it is over. Lanes that pause in it get an
//! entry below the one they leave, and run when that one is over.

/// Lanes that are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    pc: u32,
    /// Where it is over; none: with the function.
    reconvergence: Option<u32>,
    lanes: u64,
    /// It is over with the pass of a transaction.
    pass: bool,
}

/// The stack of a warp of at most 64 lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimtStack {
    entries: Vec<Entry>,
    /// Entries below each function that is called and has not returned.
    calls: Vec<usize>,
    transaction: Option<Transaction>,
}

/// A transaction that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Transaction {
    /// Entries below its own.
    below: usize,
    /// Calls that had not returned when it began.
    calls: usize,
    /// Lanes that have aborted, and do not run again yet.
    retry: u64,
}

/// Who runs when the pass of a transaction is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPass {
    /// Lanes that had paused go on where they were.
    Resumed,
    /// Those that have aborted, from the beginning.
    Again,
    /// All that began it, behind it.
    Over,
}

impl SimtStack {
    /// `lanes` start at instruction `pc`.
    pub fn new(pc: u32, lanes: u64) -> Self {
        let first = Entry {
            pc,
            reconvergence: None,
            lanes,
            pass: false,
        };
        Self {
            entries: vec![first],
            calls: vec![],
            transaction: None,
        }
    }

    /// No lane is left.
    pub fn ended(&self) -> bool {
        self.entries.is_empty()
    }

    /// Next instruction of the lanes that run; 0 if none is left.
    pub fn pc(&self) -> u32 {
        self.entries.last().map_or(0, |top| top.pc)
    }

    /// Lanes that run.
    pub fn active(&self) -> u64 {
        self.entries.last().map_or(0, |top| top.lanes)
    }

    /// Lanes that have not ended.
    pub fn live(&self) -> u64 {
        self.entries.iter().fold(0, |all, entry| all | entry.lanes)
    }

    /// Lanes that do not run, each with the instruction at which they go on: those that go on first come first.
    pub fn waiting(&self) -> Vec<(u32, u64)> {
        let mut above = 0;
        let mut waiting = vec![];
        for entry in self.entries.iter().rev() {
            if above != 0 && entry.lanes & !above != 0 {
                waiting.push((entry.pc, entry.lanes & !above));
            }
            above |= entry.lanes;
        }
        waiting
    }

    /// Calls that have not returned.
    pub fn depth(&self) -> usize {
        self.calls.len()
    }

    /// The lanes that run go on at `pc`.
    pub fn go_to(&mut self, pc: u32) {
        let top = self.entries.last_mut().expect("a lane runs");
        top.pc = pc;
        self.reconverge();
    }

    /// Lanes go different ways, the last one first, and meet at `reconvergence`: each way with its lanes, all of which run.
    pub fn diverge(&mut self, ways: &[(u32, u64)], reconvergence: Option<u32>) {
        let top = self.entries.last_mut().expect("a lane runs");
        match reconvergence {
            // The entry below waits there already.
            meet if meet == top.reconvergence => {
                self.entries.pop();
            }
            Some(meet) => top.pc = meet,
            // They meet nowhere: nothing is left to do for the entry.
            None => {
                self.entries.pop();
            }
        }
        let away = ways.iter().filter(|(pc, _)| Some(*pc) != reconvergence);
        self.entries.extend(away.map(|&(pc, lanes)| Entry {
            pc,
            reconvergence,
            lanes,
            pass: false,
        }));
        self.reconverge();
    }

    /// `lanes` of those that run enter a function at `pc`. The entry goes on behind the call when they have returned.
    pub fn call(&mut self, pc: u32, lanes: u64) {
        let top = self.entries.last_mut().expect("a lane runs");
        top.pc += 1;
        self.calls.push(self.entries.len());
        self.entries.push(Entry {
            pc,
            reconvergence: None,
            lanes,
            pass: false,
        });
    }

    /// `lanes` of those that run return from the function they are in, or end where none is called; the others go on behind
    /// the instruction. True if the function is over.
    pub fn leave(&mut self, lanes: u64) -> bool {
        let below = self.calls.last().copied().unwrap_or(0);
        self.step();
        self.remove(lanes, below);
        self.pop_calls(1)
    }

    /// `lanes` of those that run end; the others go on behind the instruction. How many functions are over by it.
    pub fn exit(&mut self, lanes: u64) -> usize {
        let before = self.calls.len();
        self.step();
        self.remove(lanes, 0);
        self.pop_calls(before);
        before - self.calls.len()
    }

    /// The lanes that run begin a transaction at the instruction they are at.
    ///
    /// # Panics
    /// If no lane runs, or a transaction is open.
    pub fn begin_transaction(&mut self) {
        assert!(self.transaction.is_none(), "transactions are flattened");
        let top = self.entries.last().expect("a lane runs");
        let entry = Entry {
            reconvergence: None,
            pass: true,
            ..*top
        };
        self.transaction = Some(Transaction {
            below: self.entries.len(),
            calls: self.calls.len(),
            retry: 0,
        });
        self.entries.push(entry);
    }

    /// Calls that had not returned when the open transaction began; none if none is open.
    pub fn transaction_depth(&self) -> Option<usize> {
        self.transaction.map(|open| open.calls)
    }

    /// The entry on top is a transaction's: no lane of a pass is in another leg, and none in a function that it has called.
    pub fn in_transaction_entry(&self) -> bool {
        self.entries.last().is_some_and(|top| top.pass)
    }

    /// `lanes` of those that began the transaction run its next pass.
    ///
    /// # Panics
    /// If the entry on top is not a transaction's.
    pub fn set_transaction_lanes(&mut self, lanes: u64) {
        assert!(self.in_transaction_entry(), "the lanes are together");
        let top = self.entries.last_mut().expect("a lane runs");
        top.lanes = lanes;
    }

    /// The transaction is over: all lanes that began it go on at `pc`.
    ///
    /// # Panics
    /// If the entry on top is not a transaction's.
    pub fn end_transaction(&mut self, pc: u32) {
        assert!(self.in_transaction_entry(), "the lanes are together");
        self.transaction = None;
        self.entries.pop();
        self.go_to(pc);
    }

    /// `lanes` of those that have come behind `pc`, but not all of these, stay behind there. They go on when the others come to where they
    /// meet, or have ended the pass of their transaction.
    ///
    /// # Panics
    /// If no transaction is open, or no lane would be left.
    pub fn pause(&mut self, lanes: u64, of: u64, pc: u32) {
        assert!(self.transaction.is_some(), "pauses are of transactions");
        assert_ne!(of & !lanes, 0, "somebody must run");
        let top = self.entries.last_mut().expect("a lane runs");
        if top.lanes == of {
            let paused = Entry { pc, lanes, ..*top };
            top.lanes &= !lanes;
            self.entries.insert(self.entries.len() - 1, paused);
            return;
        }
        // The instruction was the last of a leg: the others are where they meet already.
        self.entries.push(Entry {
            pc,
            reconvergence: Some(pc + 1),
            lanes,
            pass: false,
        });
    }

    /// The lanes that run end a pass, of which `aborted` try again from `begin`. The transaction ends where they are.
    ///
    /// # Panics
    /// If the entry on top is not a transaction's.
    pub fn end_pass(&mut self, aborted: u64, begin: u32) -> NextPass {
        assert!(self.in_transaction_entry(), "the lanes are together");
        let (Some(top), Some(open)) = (self.entries.pop(), &mut self.transaction) else {
            unreachable!("a transaction has an entry");
        };
        open.retry |= aborted;
        if self.entries.len() > open.below {
            return NextPass::Resumed;
        }
        match std::mem::take(&mut open.retry) {
            0 => {
                self.transaction = None;
                self.go_to(top.pc);
                NextPass::Over
            }
            lanes => {
                let again = Entry {
                    pc: begin,
                    lanes,
                    ..top
                };
                self.entries.push(again);
                NextPass::Again
            }
        }
    }

    /// The entry on top is one instruction further, whether it meets another there is for those to say that stay in it.
    fn step(&mut self) {
        self.entries.last_mut().expect("a lane runs").pc += 1;
    }

    fn remove(&mut self, lanes: u64, below: usize) {
        let mut number = 0;
        for entry in &mut self.entries[below..] {
            entry.lanes &= !lanes;
        }
        self.entries.retain(|entry| {
            number += 1;
            number <= below || entry.lanes != 0
        });
    }

    /// Ends functions, `most` at most, of which no entry is left.
    fn pop_calls(&mut self, most: usize) -> bool {
        let before = self.calls.len();
        while self
            .calls
            .last()
            .is_some_and(|&below| self.entries.len() <= below)
            && before - self.calls.len() < most
        {
            self.calls.pop();
        }
        if !self.entries.is_empty() {
            self.reconverge();
        }
        before > self.calls.len()
    }

    fn reconverge(&mut self) {
        while let Some(top) = self.entries.last() {
            if top.reconvergence != Some(top.pc) {
                return;
            }
            self.entries.pop();
        }
    }
}

#[cfg(test)]
mod tests {
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
        stack.pause(0b0001, 0b1111, 6);
        stack.go_to(8);
        stack.pause(0b0010, 0b1110, 7);
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
        stack.pause(0b001, 0b011, 2);
        assert_eq!((stack.pc(), stack.active()), (3, 0b010));
        stack.go_to(4);
        assert_eq!((stack.pc(), stack.active()), (2, 0b001));
        stack.go_to(4);
        assert!(stack.in_transaction_entry());
        assert_eq!((stack.pc(), stack.active()), (4, 0b111));
    }

    /// The same at the last instruction of the first leg, and of the second.
    #[test]
    fn lanes_that_pause_at_the_end_of_a_leg_meet_the_others_behind_it() {
        let mut stack = SimtStack::new(0, 0b1111);
        stack.begin_transaction();
        stack.diverge(&[(6, 0b1100), (1, 0b0011)], Some(8));
        stack.go_to(8);
        assert_eq!((stack.pc(), stack.active()), (6, 0b1100));
        stack.pause(0b0001, 0b0011, 7);
        assert_eq!((stack.pc(), stack.active()), (7, 0b0001));
        stack.go_to(8);
        stack.go_to(8);
        stack.pause(0b0100, 0b1100, 7);
        assert_eq!((stack.pc(), stack.active()), (7, 0b0100));
        stack.go_to(8);
        assert!(stack.in_transaction_entry());
        assert_eq!((stack.pc(), stack.active()), (8, 0b1111));
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
}
