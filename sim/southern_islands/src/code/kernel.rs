//! A kernel of a program: where its code is, and what it asks for.

use super::descriptor::Descriptor;
use super::inst::{BufferAddress, BufferInst};
use std::ops::Range;
use turnstile_kernel::KernelError;

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
    /// Private memory of a work-item, in bytes; its stack is in it.
    pub scratch_bytes: u32,
    /// Whether the kernel contains `s_tx_begin`.
    pub transactional: bool,
    /// Why it cannot run. Other kernels of the file, and functions that no kernel calls, do not matter for it.
    pub refusal: Option<KernelError>,
    /// Functions that run with it, by number: itself in front, and what can be called from it.
    pub(crate) functions: Vec<usize>,
    pub(crate) arguments: ArgumentUse,
    pub(crate) descriptor: Descriptor,
}

impl Kernel {
    /// Whether the access goes to private memory: where there is some, clang leaves its resource where the launch has put it.
    pub(crate) fn is_private(&self, access: &BufferInst) -> bool {
        self.descriptor.private_segment_buffer
            && self.scratch_bytes > 0
            && access.resource == 0
            && !matches!(access.address, BufferAddress::Addr64(_))
    }
}

/// What is known of a kernel's use of its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArgumentUse {
    /// Words that it loads.
    pub words: Vec<ArgumentWord>,
    /// It hands their address to something that may load more of them.
    pub address_leaves: bool,
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
