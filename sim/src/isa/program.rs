//! A loaded `.s` file: instructions, kernels and constant data.

use super::arguments::ArgumentWord;
use super::assembler;
use super::descriptor::Descriptor;
use super::effect::Unit;
use super::error::KernelError;
use super::inst::Inst;

/// How a program is loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadOptions {
    /// Global byte address (a multiple of 256) at which code and constant data are placed. The machine must put
    /// [`Program::image`] there before it runs a kernel that reads constant tables.
    pub base_address: u64,
    /// Accept global stores and global atomics inside transactions, though they cannot be rolled back.
    pub allow_global_stores: bool,
}

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
pub(super) struct Placed {
    pub inst: Inst,
    pub line: u32,
    pub text: String,
}

/// A loaded `.s` file.
#[derive(Clone, Debug)]
pub struct Program {
    pub(super) file: String,
    pub(super) code: Vec<Placed>,
    pub(super) kernels: Vec<Kernel>,
    pub(super) image: Option<MemoryImage>,
}

impl Program {
    /// Reads assembly text; `file` is used in errors only, and of a `.cl` file errors name the lines that clang's `.loc`
    /// directives give. Includes the load-time checks of transactional kernels.
    pub fn parse(text: &str, file: &str, options: &LoadOptions) -> Result<Program, KernelError> {
        assembler::assemble(text, file, options)
    }

    /// The kernels of the file, in order.
    pub fn kernels(&self) -> &[Kernel] {
        &self.kernels
    }

    /// The kernel called `name`.
    pub fn kernel(&self, name: &str) -> Option<&Kernel> {
        self.kernels.iter().find(|kernel| kernel.name == name)
    }

    /// Constant data (`.rodata`) to be placed in global memory; `None` if the file has none. Its address lies at or
    /// after [`LoadOptions::base_address`].
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

    pub(super) fn inst(&self, pc: u32) -> Option<&Inst> {
        self.code.get(pc as usize).map(|placed| &placed.inst)
    }

    /// File name as given to [`Self::parse`].
    pub fn file(&self) -> &str {
        &self.file
    }
}

/// One kernel of a program: its entry point and what its descriptor asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Name of the kernel function.
    pub name: String,
    /// First instruction.
    pub entry: u32,
    /// Local memory of `__local` variables, in bytes; `__local` arguments are placed behind it.
    pub lds_bytes: u32,
    /// Size of the kernel argument segment, in bytes.
    pub kernarg_bytes: u32,
    /// Vector registers of a work-item.
    pub vgprs: u32,
    /// Scalar registers of a wavefront.
    pub sgprs: u32,
    /// Private memory of a work-item, in bytes.
    pub scratch_bytes: u32,
    /// Whether the kernel contains `s_tx_begin`.
    pub transactional: bool,
    /// What it loads of its arguments.
    pub(super) argument_words: Vec<ArgumentWord>,
    pub(super) descriptor: Descriptor,
}
