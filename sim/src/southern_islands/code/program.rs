//! A loaded `.s` file: instructions, kernels and constant data.

use super::inst::Inst;
use super::kernel::Kernel;
use crate::kernel::Unit;
use std::collections::BTreeMap;

/// Bytes to be placed in global memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryImage {
    /// Global byte address of the first byte.
    pub address: u64,
    /// Content.
    pub bytes: Vec<u8>,
}

/// An instruction and where it comes from.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub inst: Inst,
    pub line: u32,
    pub text: String,
}

/// A loaded `.s` file.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) file: String,
    pub(crate) code: Vec<Placed>,
    pub(crate) kernels: Vec<Kernel>,
    pub(crate) image: Option<MemoryImage>,
    /// Branches in transactions with a fixed direction while no lane runs, and the instruction there.
    pub(crate) ways_out: BTreeMap<u32, u32>,
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

    /// Instruction `pc`.
    pub(crate) fn inst(&self, pc: u32) -> Option<&Inst> {
        self.code.get(pc as usize).map(|placed| &placed.inst)
    }

    /// File name as given when it was loaded.
    pub fn file(&self) -> &str {
        &self.file
    }
}
