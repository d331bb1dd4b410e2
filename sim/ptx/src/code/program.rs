//! A kernel and the functions that it can call, as one list of instructions.

use super::inst::{Inst, Op, Operand, Register, Special};
use crate::text::module::Space;
use std::ops::Range;
use turnstile_kernel::{meeting_points, LatencyClass, Unit, Variable};

/// A loaded kernel.
#[derive(Clone, Debug)]
pub struct KernelCode {
    pub(crate) file: String,
    pub(crate) name: String,
    pub(crate) code: Vec<Placed>,
    /// The kernel in front.
    pub(crate) functions: Vec<Function>,
    pub(crate) parameters: Vec<KernelParameter>,
    /// Shared memory of the kernel's own variables, in bytes.
    pub(crate) shared_bytes: u32,
    /// Shared memory behind them, in bytes, for arrays without a size.
    pub(crate) dynamic_shared_bytes: u32,
    /// Constants, as they lie from [`CONSTANTS`] on.
    pub(crate) constants: Vec<u8>,
    /// Variables in global memory, as they lie from [`VARIABLES`] on.
    pub(crate) variables: Vec<u8>,
    /// What they are.
    pub(crate) named_variables: Vec<Variable>,
    /// It prints, into the buffer at [`PRINT_BUFFER`].
    pub(crate) prints: bool,
    /// Local memory of a thread, in bytes.
    pub local_bytes: u32,
    /// 32-bit registers of a thread.
    pub(crate) registers: u32,
    pub(crate) required_threads: Option<[u32; 3]>,
    pub(crate) most_threads: Option<[u32; 3]>,
}

impl KernelCode {
    /// The kernel under the name of its source, with dynamic shared memory of a size in bytes.
    #[must_use]
    pub fn launched_as(self, name: &str, dynamic_shared_bytes: u32) -> Self {
        Self {
            name: name.to_owned(),
            dynamic_shared_bytes,
            ..self
        }
    }
}

/// Addresses, which are the same in a space and generic. What is below the first window is global memory.
pub const CONSTANTS: u64 = 1 << 40;
pub const VARIABLES: u64 = 1 << 41;
/// Functions: nothing can be read there.
pub const FUNCTIONS: u64 = 1 << 42;
/// Behind all variables.
pub const PRINT_BUFFER: u64 = VARIABLES + (3 << 30);
pub const SHARED_WINDOW: u64 = 1 << 48;
pub const LOCAL_WINDOW: u64 = 1 << 49;
/// Bytes of the windows.
pub const WINDOW: u64 = 1 << 32;

/// An instruction and where it comes from.
#[derive(Clone, Debug)]
pub struct Placed {
    pub inst: Inst,
    pub class: LatencyClass,
    pub line: u32,
    /// Line of the PTX, if `line` is another file's.
    pub ptx_line: Option<u32>,
    /// Lines of the calls through which it was inlined there, the innermost first.
    pub inlined_at: Box<[u32]>,
    pub text: String,
    /// Where lanes meet that a branch sends different ways; none: at the end of the function.
    pub reconvergence: Option<u32>,
    /// Registers that it reads and writes.
    pub reads: Vec<Register>,
    pub writes: Vec<Register>,
}

impl Placed {
    pub fn new(inst: Inst, class: LatencyClass, line: u32, text: String) -> Self {
        let (reads, writes) = inst.registers();
        Self {
            inst,
            class,
            line,
            ptx_line: None,
            inlined_at: Box::default(),
            text,
            reconvergence: None,
            reads,
            writes,
        }
    }
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    pub entry: u32,
    pub registers: u16,
    /// Local memory of a call, in bytes.
    pub local_bytes: u32,
    /// Of parameters, results, and parameters of calls in it.
    pub parameter_bytes: u32,
    /// It is the machine's own that prints.
    pub prints: bool,
}

/// A parameter of the kernel.
#[derive(Clone, Debug)]
pub struct KernelParameter {
    pub offset: u32,
    pub bytes: u32,
    pub is_shared_pointer: bool,
}

/// What a call takes of the stack besides its variables and parameters: where it came from.
const CALL_BYTES: u32 = 16;

impl Function {
    /// What a call takes of a thread's local memory.
    pub(crate) fn stack_bytes(&self) -> u32 {
        (self.local_bytes + self.parameter_bytes + CALL_BYTES).next_multiple_of(16)
    }
}

impl KernelCode {
    pub(crate) fn inst(&self, pc: u32) -> Option<&Placed> {
        self.code.get(pc as usize)
    }

    /// The first instruction that asks where the blocks of the grid meet.
    pub(crate) fn reads_workspace(&self) -> Option<u32> {
        let asks = |placed: &Placed| match &placed.inst.op {
            Op::Compute { sources, .. } => sources
                .iter()
                .any(|one| matches!(one, Operand::Special(Special::Workspace { .. }))),
            _ => false,
        };
        self.code.iter().position(asks).map(|pc| pc as u32)
    }

    /// Lets no first level answer loads of global memory.
    pub(crate) fn pass_first_level(&mut self) {
        for placed in &mut self.code {
            if let Op::Load { fresh, .. } = &mut placed.inst.op {
                *fresh = true;
            }
        }
    }

    /// Bytes of all parameters.
    pub(crate) fn parameter_bytes(&self) -> u32 {
        let last = self.parameters.last();
        last.map_or(0, |last| last.offset + last.bytes)
    }

    /// Finds where the ways of each branch meet, function by function.
    pub(crate) fn find_reconvergence(&mut self) {
        let company = self.company();
        for range in Vec::from_iter(self.ranges()) {
            let (start, body) = (range.start as u32, &mut self.code[range.clone()]);
            let successors = |at: u32| {
                let next = body[at as usize].inst.successors(start + at);
                next.into_iter().map(|to| to - start).collect()
            };
            let company = |at: u32| company[range.start + at as usize];
            let met = meeting_points(body.len() as u32, successors, company);
            for (placed, met) in body.iter_mut().zip(met) {
                placed.reconvergence = met.map(|at| start + at);
            }
        }
    }

    /// The instructions of each function.
    pub(super) fn ranges(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let ends = self.functions.iter().skip(1).map(|next| next.entry);
        let ends = ends.chain([self.code.len() as u32]);
        let functions = self.functions.iter().zip(ends);
        functions.map(|(one, end)| one.entry as usize..end as usize)
    }
}

impl Inst {
    /// What may run behind instruction `pc` in its function.
    pub(crate) fn successors(&self, pc: u32) -> Vec<u32> {
        let mut next = match &self.op {
            Op::Branch { target } => vec![*target],
            Op::BranchTable { targets, .. } => targets.clone(),
            Op::Return | Op::Exit | Op::Trap => vec![],
            _ => return vec![pc + 1],
        };
        if self.guard.is_some() {
            next.push(pc + 1);
        }
        next
    }

    pub(crate) fn unit(&self) -> Unit {
        match &self.op {
            Op::Load { space, .. } | Op::Store { space, .. } | Op::Atomic { space, .. } => {
                match space {
                    Space::Shared => Unit::Local,
                    Space::Param => Unit::Vector,
                    // Where a generic address leads shows when it is executed, and so does whether constants are a buffer.
                    Space::Generic | Space::Global | Space::Local | Space::Const => Unit::Memory,
                }
            }
            Op::Branch { .. } | Op::BranchTable { .. } | Op::Call(_) | Op::CallThrough(_) => {
                Unit::Branch
            }
            Op::Return
            | Op::Exit
            | Op::Trap
            | Op::Barrier { .. }
            | Op::Fence
            | Op::WarpBarrier { .. }
            | Op::Nothing => Unit::Message,
            Op::CopyToShared(_) => Unit::Memory,
            Op::AwaitCopies { .. } => Unit::Local,
            Op::CommitCopies => Unit::Message,
            Op::TxBegin | Op::TxCommit => Unit::Transaction,
            Op::Clock { .. } => Unit::ScalarMemory,
            _ => Unit::Vector,
        }
    }
}
