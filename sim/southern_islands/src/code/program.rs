//! A loaded `.s` file: instructions, functions, kernels and constant data.

use super::function::Function;
use super::inst::Inst;
use super::kernel::Kernel;
use std::collections::BTreeMap;
use std::ops::Range;
use turnstile_kernel::Unit;

/// Bytes to be placed in global memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryImage {
    /// Global byte address of the first byte.
    pub address: u64,
    pub bytes: Vec<u8>,
}

/// An instruction and where it comes from.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub inst: Inst,
    /// Where it lies in global memory.
    pub address: u64,
    pub line: u32,
    /// Lines of the calls through which it was inlined there, the innermost first.
    pub inlined_at: Box<[u32]>,
    pub text: String,
}

/// A loaded `.s` file.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) file: String,
    pub(crate) code: Vec<Placed>,
    /// Kernels and what they call, in the order of their code.
    pub(crate) functions: Vec<Function>,
    /// Calls and jumps whose target is known before the run, and the first instruction of the function there.
    pub(crate) targets: BTreeMap<u32, u32>,
    pub(crate) kernels: Vec<Kernel>,
    pub(crate) image: Option<MemoryImage>,
    /// Address of the print buffer, if something is printed.
    pub(crate) print_buffer: Option<u64>,
    /// Branches in transactions with a fixed direction while no lane runs, and the instruction there.
    pub ways_out: BTreeMap<u32, u32>,
}

impl Program {
    /// The kernels of the file, in order.
    pub fn kernels(&self) -> &[Kernel] {
        &self.kernels
    }

    /// The kernel called `name`.
    pub fn kernel(&self, name: &str) -> Option<&Kernel> {
        self.kernels.iter().find(|kernel| kernel.name == name)
    }

    /// Constant data (`.rodata`) to be placed in global memory; `None` if the file has none. Its address lies at or
    /// after the one at which the code is placed.
    pub fn image(&self) -> Option<&MemoryImage> {
        self.image.as_ref()
    }

    /// Source line of instruction `pc`, for messages and traces; 0 if there is no such instruction.
    pub fn line(&self, pc: u32) -> u32 {
        self.code.get(pc as usize).map_or(0, |placed| placed.line)
    }

    /// Source lines of the calls through which instruction `pc` was inlined, the innermost first.
    pub fn inlined_at(&self, pc: u32) -> &[u32] {
        let placed = self.code.get(pc as usize);
        placed.map_or(&[], |placed| &placed.inlined_at)
    }

    /// Source text of instruction `pc`, for messages and traces; empty if there is no such instruction.
    pub fn text(&self, pc: u32) -> &str {
        self.code.get(pc as usize).map_or("", |placed| &placed.text)
    }

    /// Functional unit of instruction `pc`; `None` if there is no such instruction.
    pub fn unit(&self, pc: u32) -> Option<Unit> {
        self.inst(pc).map(Inst::unit)
    }

    /// Instruction after branch `pc` in a transaction while no lane runs, if that is fixed.
    pub(crate) fn way_out(&self, pc: u32) -> Option<u32> {
        self.ways_out.get(&pc).copied()
    }

    /// Instructions of a kernel and of what it can call: its own in front, then function by function.
    pub(crate) fn code_of(&self, kernel: &Kernel) -> Vec<Range<u32>> {
        let functions = kernel.functions.iter();
        let code = functions.map(|&function| self.functions[function].instructions.clone());
        code.collect()
    }

    /// The function that instruction `pc` belongs to.
    pub(crate) fn function_of(&self, pc: u32) -> Option<&Function> {
        let behind = |function: &Function| function.instructions.start <= pc;
        let last = self.functions.partition_point(behind).checked_sub(1)?;
        Some(&self.functions[last])
    }

    /// First instruction of the function that call or jump `pc` goes to, if that is known before the run.
    pub(crate) fn target(&self, pc: u32) -> Option<u32> {
        self.targets.get(&pc).copied()
    }

    /// First instructions of the functions that instruction `pc` can call.
    pub(crate) fn called(&self, pc: u32) -> Vec<u32> {
        if let Some(target) = self.target(pc) {
            return vec![target];
        }
        let callees = self.function_of(pc).map(|function| &function.callees[..]);
        let entry = |&callee: &usize| self.functions[callee].instructions.start;
        callees.unwrap_or_default().iter().map(entry).collect()
    }

    /// The instruction that lies at `address`.
    pub(crate) fn instruction_at(&self, address: u64) -> Option<u32> {
        let found = self.code.binary_search_by_key(&address, |p| p.address);
        found.ok().map(|index| index as u32)
    }

    /// Where instruction `pc` lies in global memory.
    pub(crate) fn address(&self, pc: u32) -> Option<u64> {
        self.code.get(pc as usize).map(|placed| placed.address)
    }

    /// Instruction `pc`.
    pub(crate) fn inst(&self, pc: u32) -> Option<&Inst> {
        self.code.get(pc as usize).map(|placed| &placed.inst)
    }

    /// File name as given when it was loaded.
    pub fn file(&self) -> &str {
        &self.file
    }
}
