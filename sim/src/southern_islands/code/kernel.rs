//! A kernel of a program: where its code is, and what it asks for.

use super::descriptor::Descriptor;
use crate::kernel::KernelError;
use std::ops::Range;

/// One kernel of a program: its entry point and what its descriptor asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Name of the kernel function.
    pub name: String,
    /// Its instructions; the first is where it starts.
    pub instructions: Range<u32>,
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
    /// Why it cannot run. Other kernels of the file, and functions that no kernel calls, do not matter for it.
    pub refusal: Option<KernelError>,
    /// What it loads of its arguments.
    pub(crate) argument_words: Vec<ArgumentWord>,
    pub(crate) descriptor: Descriptor,
}

/// A word of the argument segment that the kernel loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ArgumentWord {
    /// Byte offset in the segment.
    pub offset: u32,
    /// A load begins with it.
    pub first: bool,
    /// It is used together with the word before or behind it, as a 64-bit number or a pointer.
    pub wide: bool,
}
