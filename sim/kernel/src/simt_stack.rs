//! The SIMT stack: which lanes of a warp run, where, and where they meet the others again (reconvergence at immediate
//! post-dominators, as in GPGPU-Sim 3).
//!
//! The entry on top runs. A branch that lanes take differently leaves the entry at the place where they meet, and puts one on
//! it for each way; an entry that comes to the place where it meets the one below is gone. A call puts one on it for the
//! function, and the entry below is where it goes on.
//!
//! A transaction puts one on it for the lanes that run, which meets nothing: of these lanes the machine says which run a
//! pass, and the entry below, which keeps all of them, is where they go on when it is over. Lanes that pause in it get an
//! entry below the one they leave, and run when that one is over; or below the whole pass, and run when the pass is over.

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

    /// Where the lanes that run meet if they go different ways now, and their ways meet at `own`. If these meet nowhere, that is
    /// where they all meet those that they are apart from already.
    pub fn meeting(&self, own: Option<u32>) -> Option<u32> {
        own.or_else(|| self.entries.last()?.reconvergence)
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

    /// `lanes` of those that run, but not all of them, stay behind at `pc`. They go on when the others come to where they meet, or
    /// have ended the pass of their transaction.
    ///
    /// # Panics
    /// If no transaction is open, or no lane would be left.
    pub fn pause(&mut self, lanes: u64, pc: u32) {
        assert!(self.transaction.is_some(), "pauses are of transactions");
        let top = self.entries.last_mut().expect("a lane runs");
        let paused = Entry { pc, lanes, ..*top };
        top.lanes &= !lanes;
        assert_ne!(top.lanes, 0, "somebody must run");
        self.entries.insert(self.entries.len() - 1, paused);
    }

    /// `lanes` of those that run, but not all of them, leave the pass of the transaction, wherever they are in it. They go on at `pc` when the
    /// others have ended the pass: those that left last first, and together with those that left before them at the same `pc`.
    ///
    /// # Panics
    /// If no transaction is open, or no lane would be left.
    pub fn pause_apart(&mut self, lanes: u64, pc: u32) {
        let below = self.transaction.expect("pauses are of transactions").below;
        assert_ne!(self.active() & !lanes, 0, "somebody must run");
        // Ways that meet nowhere have taken the place of the pass.
        let pass = self.entries.iter().rposition(|entry| entry.pass);
        let pass = pass.map_or(below, |own| own.max(below));
        self.remove(lanes, pass);
        match self.entries[below..pass].last_mut() {
            Some(last) if last.pass && last.pc == pc => last.lanes |= lanes,
            _ => {
                let waiting = Entry {
                    pc,
                    reconvergence: None,
                    lanes,
                    pass: true,
                };
                self.entries.insert(pass, waiting);
            }
        }
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

    /// Lanes that are where they, or others with them, wait for them, wait too. It can be further down than the entry on top:
    /// a way that need not come to the nearest place of those may lead to another.
    fn reconverge(&mut self) {
        let call = self.calls.last().copied().unwrap_or(0);
        let pass = self.transaction.map_or(0, |open| open.below);
        while let Some(top) = self.entries.last().copied() {
            let from = call.max(pass).min(self.entries.len());
            let mut open = self.entries[from..].iter();
            match open.position(|entry| entry.reconvergence == Some(top.pc)) {
                Some(over) => self.remove(top.lanes, from + over),
                None => return,
            }
        }
    }
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod graphs;
