//! Kilo TM's SIMT stack with the Pause-and-Go of early conflict resolution 4.4, as a list of entries.
//!
//! An operation is done at once; [`Done`] says what it did.

use crate::models::waiting_lanes::{Context, Waiting};

/// Kind of an entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Normal,
    Retry,
    Trans,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub kind: Kind,
    pub pc: u32,
    pub rpc: u32,
    /// Bit `i` is thread `i`.
    pub lanes: u32,
    pub log: u32,
}

/// What the warp does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Start {
        lanes: u32,
        pc: u32,
        rpc: u32,
    },
    /// One instruction; a load or store of a transaction may have been logged and may have hit.
    Step {
        pc: u32,
        logged: bool,
        hits: u32,
    },
    Branch {
        taken: u32,
        pc: u32,
        other_pc: u32,
        rpc: u32,
    },
    Begin {
        pc: u32,
    },
    Commit {
        failed: u32,
        pc: u32,
    },
}

/// What an operation did.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    pub refused: bool,
    pub paused: u32,
    pub dropped: bool,
    pub committed: u32,
    /// Cycles beyond the first: a second entry pushed, or entries that ended one after the other.
    pub more_cycles: u32,
}

/// A stack of at most `depth` entries, and at most `contexts` contexts of lanes that have left a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimtStack {
    pub entries: Vec<Entry>,
    /// Lanes pause in divergent code too.
    pub pauses_in_branches: bool,
    /// Lanes that pause leave the pass, wherever they are.
    pub pauses_apart: bool,
    /// Those that have left a pass.
    pub waiting: Waiting,
    depth: usize,
    contexts: usize,
}

impl SimtStack {
    /// One Normal entry without lanes.
    pub fn new(depth: usize, contexts: usize) -> Self {
        let entries = vec![Entry {
            kind: Kind::Normal,
            pc: 0,
            rpc: 0,
            lanes: 0,
            log: 0,
        }];
        Self {
            entries,
            pauses_in_branches: true,
            pauses_apart: false,
            waiting: Waiting::new(contexts),
            depth,
            contexts,
        }
    }

    pub fn top(&self) -> Entry {
        *self.entries.last().expect("never empty")
    }

    fn top_mut(&mut self) -> &mut Entry {
        self.entries.last_mut().expect("never empty")
    }

    fn retry(&mut self) -> Option<&mut Entry> {
        self.entries
            .iter_mut()
            .find(|entry| entry.kind == Kind::Retry)
    }

    pub fn in_transaction(&self) -> bool {
        self.entries.iter().any(|entry| entry.kind == Kind::Retry)
    }

    /// Whether `more` entries can be pushed.
    fn fits(&self, more: usize) -> bool {
        self.entries.len() + more <= self.depth
    }

    pub fn apply(&mut self, op: Op) -> Done {
        match op {
            Op::Start { lanes, pc, rpc } => {
                self.entries = vec![Entry {
                    kind: Kind::Normal,
                    pc,
                    rpc,
                    lanes,
                    log: 0,
                }];
                self.waiting = Waiting::new(self.contexts);
                Done::default()
            }
            Op::Step { pc, logged, hits } => self.step(pc, logged, hits),
            Op::Branch {
                taken,
                pc,
                other_pc,
                rpc,
            } => self.branch(taken, pc, other_pc, rpc),
            Op::Begin { pc } => self.begin(pc),
            Op::Commit { failed, pc } => self.commit(failed, pc),
        }
    }

    fn step(&mut self, pc: u32, logged: bool, hits: u32) -> Done {
        let before = self.top();
        let mut done = Done::default();
        let mut pausing = before.lanes & hits;
        if pausing == before.lanes && pausing != 0 {
            pausing &= pausing - 1;
        }
        if self.pauses_apart && self.in_transaction() && pausing != 0 {
            done.dropped = !self.leave(pausing);
            done.paused = if done.dropped { 0 } else { pausing };
            pausing = 0;
        }
        let may = self.pauses_in_branches || before.kind == Kind::Trans;
        if self.in_transaction() && may && pausing != 0 {
            if self.fits(1) {
                done.paused = pausing;
                self.top_mut().lanes = pausing;
                self.entries.push(Entry {
                    lanes: before.lanes & !pausing,
                    ..before
                });
            } else {
                done.dropped = true;
            }
        }
        self.top_mut().log = (before.log + u32::from(logged)) & 0xffff;
        self.go(pc, &mut done);
        done
    }

    /// Lanes of the top leave the pass: every entry of it. False if there is no room for them to wait.
    fn leave(&mut self, lanes: u32) -> bool {
        let Entry { pc, log, .. } = self.top();
        let room = self.waiting.has_room(pc);
        if room {
            self.waiting.put(Context { pc, lanes, log });
            let pass = self.entries.iter_mut().rev();
            for entry in pass.take_while(|entry| entry.kind != Kind::Retry) {
                entry.lanes &= !lanes;
            }
        }
        room
    }

    fn branch(&mut self, taken: u32, pc: u32, other_pc: u32, rpc: u32) -> Done {
        let all = self.top();
        let mut done = Done::default();
        let sides = [(all.lanes & !taken, other_pc), (all.lanes & taken, pc)];
        match sides {
            [_, (0, _)] => self.go(other_pc, &mut done),
            [(0, _), _] => self.go(pc, &mut done),
            _ => {
                let pushed: Vec<_> = sides.into_iter().filter(|&(_, pc)| pc != rpc).collect();
                if !self.fits(pushed.len()) {
                    done.refused = true;
                } else if pushed.is_empty() {
                    self.go(rpc, &mut done);
                } else {
                    self.top_mut().pc = rpc;
                    done.more_cycles = pushed.len() as u32 - 1;
                    self.entries
                        .extend(pushed.into_iter().map(|(lanes, pc)| Entry {
                            kind: Kind::Normal,
                            pc,
                            rpc,
                            lanes,
                            log: all.log,
                        }));
                }
            }
        }
        done
    }

    fn begin(&mut self, pc: u32) -> Done {
        let refused = self.in_transaction() || !self.fits(2);
        if !refused {
            let trans = Entry {
                kind: Kind::Trans,
                pc,
                rpc: 0,
                lanes: self.top().lanes,
                log: 0,
            };
            let retry = Entry {
                kind: Kind::Retry,
                lanes: 0,
                ..trans
            };
            self.entries.extend([retry, trans]);
        }
        Done {
            refused,
            ..Done::default()
        }
    }

    /// The failed lanes go to Retry; what is below the top goes on.
    fn commit(&mut self, failed: u32, pc: u32) -> Done {
        let mut done = Done::default();
        if !self.commit_lanes(failed, &mut done) {
            done.refused = true;
            return done;
        }
        self.entries.pop();
        done.more_cycles = 1;
        if let Some(Context { pc, lanes, log }) = self.waiting.take() {
            self.entries.push(Entry {
                kind: Kind::Trans,
                pc,
                rpc: 0,
                lanes,
                log,
            });
            return done;
        }
        let below = self.top();
        if below.kind == Kind::Retry {
            if below.lanes == 0 {
                self.entries.pop();
                self.go(pc, &mut done);
            } else {
                self.entries.push(Entry {
                    kind: Kind::Trans,
                    log: 0,
                    ..below
                });
            }
        }
        done
    }

    /// The first half of a Commit, which Figure 6 shows.
    fn commit_lanes(&mut self, failed: u32, done: &mut Done) -> bool {
        let top = self.top();
        if top.kind != Kind::Trans {
            return false;
        }
        done.committed = top.lanes & !failed;
        self.top_mut().lanes = done.committed;
        let retry = self.retry().expect("Trans lies above Retry");
        retry.lanes = retry.lanes & !top.lanes | top.lanes & failed;
        true
    }

    /// The top goes to `pc`, and entries that are at their RPC end.
    fn go(&mut self, pc: u32, done: &mut Done) {
        self.top_mut().pc = pc;
        while self.entries.len() > 1 && self.top().kind == Kind::Normal {
            let ended = self.top();
            if ended.pc != ended.rpc {
                break;
            }
            self.entries.pop();
            done.more_cycles += 1;
            let below = self.top_mut();
            below.log = below.log.max(ended.log);
        }
    }
}
