//! Instructions as they are executed.

use super::conversion::Conversion;
use super::types::Type;
use crate::text::module::Space;
use turnstile_kernel::MemoryAtomic;

/// A register of a function.
pub type Register = u16;

/// An operand of one lane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Operand {
    Register(Register),
    Constant(u64),
    Special(Special),
    /// Address of local memory: so many bytes behind the beginning of the function's own part.
    Frame(u32),
}

/// What the machine knows of a thread. A dimension is 0 to 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    ThreadId(usize),
    Threads(usize),
    BlockId(usize),
    Blocks(usize),
    Lane,
    Warp,
    Warps,
    /// The core that its block runs on, and how many there are.
    Core,
    Cores,
    /// Lanes that compare so with this lane.
    LanesEqual,
    LanesBelow,
    LanesUpTo,
    LanesAbove,
    LanesFrom,
    /// Bytes of shared memory, of all and of what the launch gives.
    SharedBytes,
    DynamicSharedBytes,
    /// Half of the address of what the blocks of a grid meet at.
    Workspace {
        high: bool,
    },
    /// What OpenCL asks for besides.
    Dimensions,
    GlobalOffset(usize),
}

/// Execute only where a predicate is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    pub predicate: Register,
    /// It must be false.
    pub negated: bool,
}

/// `bar.red`: a predicate of all threads at a barrier.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Poll {
    pub of: Polled,
    pub source: Operand,
    /// The source's opposite counts.
    pub negated: bool,
    pub destination: Option<Register>,
}

/// What a poll gives: how many threads it holds for, or whether for all or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polled {
    Count,
    All,
    Any,
}

/// Arithmetic of a lane, on the bits of its operands.
pub type Function = fn([u64; 3]) -> u64;
/// That of four operands.
pub type FunctionOfFour = fn([u64; 4]) -> u64;

/// Where an access goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Address {
    pub base: Operand,
    pub offset: i64,
}

/// Which lane a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffle {
    Up,
    Down,
    Butterfly,
    Index,
}

/// What the lanes of a warp find out together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vote {
    All,
    Any,
    Uniform,
    Ballot,
}

/// What a clock counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    Cycles,
    Nanoseconds,
}

/// What is done with a carry; products have the third operand added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    Add,
    Subtract,
    MultiplyLow,
    MultiplyHigh,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum Op {
    Compute {
        function: Function,
        destination: Option<Register>,
        sources: [Operand; 3],
    },
    Convert {
        conversion: Conversion,
        destination: Option<Register>,
        source: Operand,
    },
    /// Of the words of a longer number.
    Carried {
        kind: Carried,
        of: Type,
        destination: Option<Register>,
        sources: [Operand; 3],
        /// The flag, where it is taken, and where it is left.
        takes: Option<Register>,
        leaves: Option<Register>,
    },
    /// A function of four operands: `lop3`, whose last one is the truth table, and `bfi`.
    ComputeOfFour {
        function: FunctionOfFour,
        destination: Option<Register>,
        sources: [Operand; 4],
    },
    /// `mov` between a register and the parts of a vector of registers, low part first.
    Pack {
        destination: Option<Register>,
        parts: Vec<Operand>,
        part_bits: u8,
    },
    Unpack {
        destinations: Vec<Option<Register>>,
        source: Operand,
        part_bits: u8,
    },
    /// A comparison into a predicate and its opposite; both combined with a third one, by a function of the bits.
    Compare {
        function: Function,
        destinations: [Option<Register>; 2],
        sources: [Operand; 2],
        /// With this predicate, or its opposite.
        combined: Option<(Function, Operand, bool)>,
    },
    /// `holds` where the comparison does, otherwise 0.
    Set {
        test: Function,
        holds: u64,
        destination: Option<Register>,
        sources: [Operand; 2],
    },
    Load {
        space: Space,
        of: Type,
        destinations: Vec<Option<Register>>,
        address: Address,
        /// No first level answers.
        fresh: bool,
    },
    Store {
        space: Space,
        of: Type,
        sources: Vec<Operand>,
        address: Address,
    },
    Atomic {
        space: Space,
        op: MemoryAtomic,
        of: Type,
        destination: Option<Register>,
        address: Address,
        sources: [Operand; 2],
    },
    /// From global into shared memory, without a register.
    CopyToShared(Box<SharedCopy>),
    /// The copies since the last time are a group.
    CommitCopies,
    /// The warp waits until no more of its groups are under way, or nothing at all.
    AwaitCopies {
        most: Option<u64>,
    },
    /// Parameters of the kernel are constants, those of functions bytes of their frame.
    LoadParameter {
        of_kernel: bool,
        of: Type,
        destinations: Vec<Option<Register>>,
        address: Address,
    },
    StoreParameter {
        of: Type,
        sources: Vec<Operand>,
        at: u32,
    },
    Branch {
        target: u32,
    },
    BranchTable {
        index: Operand,
        targets: Vec<u32>,
    },
    Call(Box<Call>),
    CallThrough(Box<Through>),
    /// An assertion has failed.
    AssertFail(AssertFail),
    /// Ends the run when a lane comes to it: what and remedy.
    Refused(Box<[String; 2]>),
    Return,
    Exit,
    Trap,
    Barrier {
        id: Operand,
        threads: Option<Operand>,
        poll: Option<Poll>,
        /// `bar.arrive` does not.
        waits: bool,
    },
    Shuffle {
        how: Shuffle,
        destination: Option<Register>,
        valid: Option<Register>,
        source: Operand,
        lane: Operand,
        clamp: Operand,
        members: Option<Operand>,
    },
    Vote {
        how: Vote,
        destination: Option<Register>,
        source: Operand,
        negated: bool,
        members: Option<Operand>,
    },
    /// Lanes that have the same value; with `all`, all of them or none.
    Match {
        all: bool,
        destination: Option<Register>,
        all_same: Option<Register>,
        of: Type,
        source: Operand,
        members: Operand,
    },
    /// Lanes that run, into a register.
    ActiveMask {
        destination: Option<Register>,
    },
    /// Lanes of `members` reduce a word by an associative function.
    Reduce {
        function: Function,
        destination: Option<Register>,
        source: Operand,
        members: Operand,
    },
    /// `bits` of a clock.
    Clock {
        clock: Clock,
        destination: Option<Register>,
        of: Type,
        high: bool,
    },
    /// The warp goes on when its accesses to global memory have taken place. Those to shared memory do so in order.
    Fence,
    /// All lanes that run begin a transaction, or commit it.
    TxBegin,
    TxCommit,
    /// Lanes of a warp wait for each other, which those that are together do not need to.
    WarpBarrier {
        members: Operand,
    },
    /// Hints.
    Nothing,
}

/// A call of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// Number of the function.
    pub function: usize,
    /// Bytes to copy: from the caller's parameters, to the function's.
    pub passed: Vec<Copy>,
    /// Back.
    pub returned: Vec<Copy>,
}

impl Op {
    /// Numbers of the functions that it can call.
    pub(crate) fn callees(&self) -> impl Iterator<Item = usize> + '_ {
        let (call, through) = match self {
            Self::Call(call) => (Some(call.function), [].as_slice()),
            Self::CallThrough(through) => (None, through.calls.as_slice()),
            _ => (None, [].as_slice()),
        };
        call.into_iter()
            .chain(through.iter().map(|(_, call)| call.function))
    }
}

/// `cp.async`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SharedCopy {
    pub to: Address,
    pub from: Address,
    /// Bytes that are written, of which so many come from memory; the others are 0.
    pub bytes: u8,
    pub given: Operand,
    /// No first level answers.
    pub fresh: bool,
}

/// A call of the function whose address an operand has.
#[derive(Clone, Debug, PartialEq)]
pub struct Through {
    pub address: Operand,
    /// The functions that it can lead to, by their addresses.
    pub calls: Vec<(u64, Call)>,
}

/// `__assertfail`: where in the frame its arguments lie. All but the line are addresses of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssertFail {
    pub message: u32,
    pub file: u32,
    pub line: u32,
    pub function: u32,
}

/// Bytes of one frame's parameters that become those of another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy {
    pub from: u32,
    pub to: u32,
    pub bytes: u32,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    pub guard: Option<Guard>,
    pub op: Op,
}

impl Inst {
    /// Registers that it reads, and those that it writes.
    pub fn registers(&self) -> (Vec<Register>, Vec<Register>) {
        let mut found = Registers::default();
        found.reads.extend(self.guard.map(|guard| guard.predicate));
        found.of(&self.op);
        (found.reads, found.writes)
    }
}

#[derive(Default)]
struct Registers {
    reads: Vec<Register>,
    writes: Vec<Register>,
}

impl Registers {
    fn reads(&mut self, operands: &[Operand]) {
        let registers = operands.iter().filter_map(|operand| match operand {
            Operand::Register(register) => Some(*register),
            _ => None,
        });
        self.reads.extend(registers);
    }

    fn writes(&mut self, registers: &[Option<Register>]) {
        self.writes.extend(registers.iter().flatten());
    }

    fn of(&mut self, op: &Op) {
        match op {
            Op::Compute {
                destination,
                sources,
                ..
            } => {
                self.reads(sources);
                self.writes(&[*destination]);
            }
            Op::ComputeOfFour {
                destination,
                sources,
                ..
            } => {
                self.reads(sources);
                self.writes(&[*destination]);
            }
            Op::Carried {
                destination,
                sources,
                takes,
                leaves,
                ..
            } => {
                self.reads(sources);
                self.reads(takes.map(Operand::Register).as_slice());
                self.writes(&[*destination, *leaves]);
            }
            Op::Convert {
                destination,
                source,
                ..
            } => {
                self.reads(&[*source]);
                self.writes(&[*destination]);
            }
            Op::Pack {
                destination, parts, ..
            } => {
                self.reads(parts);
                self.writes(&[*destination]);
            }
            Op::Unpack {
                destinations,
                source,
                ..
            } => {
                self.reads(&[*source]);
                self.writes(destinations);
            }
            Op::Compare {
                destinations,
                sources,
                combined,
                ..
            } => {
                self.reads(sources);
                self.reads(combined.map(|(_, with, _)| with).as_slice());
                self.writes(destinations);
            }
            Op::Set {
                destination,
                sources,
                ..
            } => {
                self.reads(sources);
                self.writes(&[*destination]);
            }
            Op::Load {
                destinations,
                address,
                ..
            }
            | Op::LoadParameter {
                destinations,
                address,
                ..
            } => {
                self.reads(&[address.base]);
                self.writes(destinations);
            }
            Op::Store {
                sources, address, ..
            } => {
                self.reads(&[address.base]);
                self.reads(sources);
            }
            Op::StoreParameter { sources, .. } => self.reads(sources),
            Op::Atomic {
                destination,
                address,
                sources,
                ..
            } => {
                self.reads(&[address.base]);
                self.reads(sources);
                self.writes(&[*destination]);
            }
            Op::BranchTable { index, .. } => self.reads(&[*index]),
            Op::CopyToShared(copy) => self.reads(&[copy.to.base, copy.from.base, copy.given]),
            Op::CallThrough(through) => self.reads(&[through.address]),
            Op::Barrier {
                id, threads, poll, ..
            } => {
                self.reads(&[*id]);
                self.reads(threads.as_slice());
                if let Some(poll) = poll {
                    self.reads(&[poll.source]);
                    self.writes(&[poll.destination]);
                }
            }
            Op::Shuffle {
                destination,
                valid,
                source,
                lane,
                clamp,
                members,
                ..
            } => {
                self.reads(&[*source, *lane, *clamp]);
                self.reads(members.as_slice());
                self.writes(&[*destination, *valid]);
            }
            Op::Vote {
                destination,
                source,
                members,
                ..
            } => {
                self.reads(&[*source]);
                self.reads(members.as_slice());
                self.writes(&[*destination]);
            }
            Op::Match {
                destination,
                all_same,
                source,
                members,
                ..
            } => {
                self.reads(&[*source, *members]);
                self.writes(&[*destination, *all_same]);
            }
            Op::Reduce {
                destination,
                source,
                members,
                ..
            } => {
                self.reads(&[*source, *members]);
                self.writes(&[*destination]);
            }
            Op::ActiveMask { destination } | Op::Clock { destination, .. } => {
                self.writes(&[*destination]);
            }
            Op::Branch { .. }
            | Op::Call(_)
            | Op::AssertFail(_)
            | Op::Refused(_)
            | Op::CommitCopies
            | Op::AwaitCopies { .. }
            | Op::Return
            | Op::Exit
            | Op::Trap
            | Op::Fence
            | Op::TxBegin
            | Op::TxCommit
            | Op::WarpBarrier { .. }
            | Op::Nothing => {}
        }
    }
}
