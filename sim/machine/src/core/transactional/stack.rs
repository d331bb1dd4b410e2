//! The Pause-and-Go SIMT stack of a slot: what lanes do in a transaction is an operation of the RTL each, and the RTL says who pauses and who
//! goes on.
//!
//! The front end has a stack of its own, with which it executes. Before each operation the RTL must show the same lanes at the same
//! instruction on top of its stack; otherwise the run stops.

use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_hdl::pause_and_go_stack::{PauseAndGoStackPins, StackOp};
use turnstile_hdl::pins::PinValue;
use turnstile_kernel::Control;
use turnstile_tools::{Error, Result};

/// An instruction that is none: where lanes that do not meet would meet.
const NOWHERE: u32 = u32::MAX;

/// The stack behind an engine.
pub struct StackTop {
    /// Where its ports lie.
    pub at: PauseAndGoStackPins,
    /// Its pins and the engine that steps it.
    pub pins: UnitPins,
}

/// What is done to the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    code: StackOp,
    lanes: u32,
    pc: u32,
    other_pc: u32,
    meet: u32,
    logged: bool,
    /// Instruction and lanes that must be on top.
    top: Option<(u32, u32)>,
    /// Somebody waits for who pauses.
    asked: bool,
}

/// What a clock has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Of the lanes that hit these pause; or there was no room for it.
    Paused {
        lanes: u32,
        /// No room.
        dropped: bool,
    },
    /// A pass has ended, and these lanes are on top.
    Settled {
        pc: u32,
        lanes: u32,
        /// Entries of the logs that are theirs.
        log: u32,
        /// The transaction is not over.
        open: bool,
    },
}

/// The stack of a slot.
pub struct Stack {
    at: PauseAndGoStackPins,
    pins: UnitPins,
    waiting: VecDeque<Operation>,
    /// Entries of the logs that no operation has told yet.
    entries: usize,
    /// A pass ends.
    settling: bool,
}

impl Operation {
    /// The transaction begins at instruction `pc` with these lanes.
    pub fn begin(pc: u32, lanes: u32) -> [Self; 2] {
        let start = Self {
            code: StackOp::Start,
            lanes,
            pc,
            other_pc: 0,
            meet: NOWHERE,
            logged: false,
            top: None,
            asked: false,
        };
        let code = StackOp::Begin;
        [start, Self { code, ..start }]
    }

    /// Lanes at `top` execute an instruction. None for instructions that the stack does not have.
    pub fn of(top: (u32, u32), control: Control) -> Option<Self> {
        let step = Self {
            code: StackOp::Step,
            lanes: 0,
            pc: 0,
            other_pc: 0,
            meet: 0,
            logged: false,
            top: Some(top),
            asked: false,
        };
        Some(match control {
            Control::Next(pc) => Self { pc, ..step },
            Control::Apart { first, then, meet } => Self {
                code: StackOp::Branch,
                lanes: first.1 as u32,
                pc: first.0,
                other_pc: then.0,
                meet: meet.unwrap_or(NOWHERE),
                ..step
            },
            Control::Other => return None,
        })
    }

    /// Lanes at `top` look up the words of an access, and `hits` have hit.
    pub fn hit(top: (u32, u32), hits: u32) -> Self {
        Self {
            lanes: hits,
            pc: top.0,
            asked: true,
            ..Self::stay(top)
        }
    }

    /// Lanes at `top` stay there.
    fn stay(top: (u32, u32)) -> Self {
        Self {
            code: StackOp::Step,
            lanes: 0,
            pc: top.0,
            other_pc: 0,
            meet: 0,
            logged: false,
            top: Some(top),
            asked: false,
        }
    }

    /// Lanes at `top` end a pass, and `failed` have aborted; `end` is behind the transaction.
    pub fn commit(top: (u32, u32), failed: u32, end: u32) -> Self {
        Self {
            code: StackOp::Commit,
            lanes: failed,
            pc: end,
            ..Self::stay(top)
        }
    }
}

impl Stack {
    /// Resets a stack.
    ///
    /// # Errors
    /// What its engine reports.
    pub fn new(top: StackTop) -> Result<Self> {
        let StackTop { at, mut pins } = top;
        pins.reset(at.clear)?;
        Ok(Self {
            at,
            pins,
            waiting: VecDeque::new(),
            entries: 0,
            settling: false,
        })
    }

    /// Whether lanes pause in divergent code too, and whether they leave the pass.
    pub fn pause(&mut self, in_branches: bool, apart: bool) {
        self.pins.next[self.at.pause_in_branches] = in_branches.into();
        self.pins.next[self.at.pause_apart] = apart.into();
    }

    /// Simulated clocks.
    pub fn clocks(&self) -> u64 {
        self.pins.clocks()
    }

    /// An operation waits for its turn. A step tells of an entry that has been written; who pauses or commits, of all of them.
    pub fn push(&mut self, mut operation: Operation) {
        let needs_all = operation.asked || operation.code == StackOp::Commit;
        if let (true, Some(top)) = (needs_all, operation.top) {
            let logged = Operation {
                logged: true,
                ..Operation::stay(top)
            };
            let entries = std::mem::take(&mut self.entries);
            self.waiting.extend(std::iter::repeat_n(logged, entries));
        } else if operation.code == StackOp::Step && self.entries > 0 {
            operation.logged = true;
            self.entries -= 1;
        }
        self.waiting.push_back(operation);
    }

    /// Entries of the logs have been written.
    pub fn logged(&mut self, entries: usize) {
        self.entries += entries;
    }

    /// Nothing is under way.
    pub fn idle(&self) -> bool {
        self.waiting.is_empty() && !self.settling
    }

    /// A clock, if something is under way.
    ///
    /// # Errors
    /// What the engine reports; if the RTL has other lanes on top than the front end, or refuses an operation.
    pub fn clock(&mut self) -> Result<Option<Seen>> {
        if self.idle() {
            return Ok(None);
        }
        let at = self.at;
        // The end of a pass is waited for: what comes behind it is not known before.
        let shown = self.waiting.front().copied().filter(|_| !self.settling);
        let next = &mut self.pins.next;
        next[at.op_valid] = shown.is_some().into();
        if let Some(operation) = shown {
            next[at.op_code] = operation.code.to_word();
            next[at.op_lanes] = operation.lanes;
            next[at.op_pc] = operation.pc;
            next[at.op_other_pc] = operation.other_pc;
            next[at.op_rpc] = operation.meet;
            next[at.op_logged] = operation.logged.into();
        }
        self.pins.clock()?;
        if !self.pins.flag(at.op_ready) {
            return Ok(None);
        }
        let Some(operation) = shown else {
            self.settling = false;
            let outputs = self.pins.outputs();
            return Ok(Some(Seen::Settled {
                pc: outputs[at.top_pc],
                lanes: outputs[at.top_lanes],
                log: outputs[at.top_log],
                open: outputs[at.in_transaction] == 1,
            }));
        };
        self.waiting.pop_front();
        self.compare(&operation)?;
        self.settling = operation.code == StackOp::Commit;
        let outputs = self.pins.outputs();
        Ok(operation.asked.then(|| Seen::Paused {
            lanes: outputs[at.paused_lanes],
            dropped: outputs[at.pause_dropped] == 1,
        }))
    }

    fn compare(&self, operation: &Operation) -> Result<()> {
        let (at, outputs) = (self.at, self.pins.outputs());
        let top = (outputs[at.top_pc], outputs[at.top_lanes]);
        let wrong = match operation.top {
            _ if self.pins.flag(at.op_refused) => "refuses an operation".to_owned(),
            Some(due) if due != top => format!(
                "runs lanes {:#010x} at pc {}, and the front end lanes {:#010x} at pc {}",
                top.1, top.0, due.1, due.0
            ),
            _ => return Ok(()),
        };
        Err(Error::run(
            format!("clock {} of the Pause-and-Go stack", self.pins.clocks()),
            format!("the RTL {wrong}"),
            "please report it, the RTL or the front end is wrong",
        ))
    }
}
