//! Kernels that vote: what a histogram and k-means have in common.

use super::{Layout, Mapping};
use crate::arguments::Arguments;
use turnstile_ptx::KernelCode;
use turnstile_run::{Job, Launch};
use turnstile_tools::Result;

/// Blocks of the paper's kernels, one a multiprocessor of its GPU (scratchpad atomics, section 4).
pub const BLOCKS: u32 = 16;
/// Threads of a block.
pub const THREADS: u32 = 1024;

named! {
    /// What a kernel is written in. Both texts are compiled: PTX.
    Language {
        /// CUDA C++, by NVRTC.
        Cuda = "CUDA C++",
        /// OpenCL C, by clang.
        OpenCl = "OpenCL C",
    }
}

impl Language {
    /// File of the kernels, and its text.
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Self::Cuda => ("votes_cuda.ptx", include_str!("votes_cuda.ptx")),
            Self::OpenCl => ("votes.ptx", include_str!("votes.ptx")),
        }
    }
}

/// A kernel whose threads vote in copies of vote spaces in shared memory, and what it has to leave.
pub trait VoteKernel: Sync {
    /// The launch.
    ///
    /// # Errors
    /// If the arguments do not fit the kernel.
    fn job(&self, language: Language) -> Result<Job<KernelCode>>;

    /// Compares the buffers at the end (one entry an argument) with votes counted one after the other; the error says in words what
    /// is wrong first.
    ///
    /// # Errors
    /// If a vote is lost, or one too many.
    fn check(&self, buffers: &[Vec<u8>]) -> std::result::Result<(), String>;
}

/// The arguments of every kernel behind its own: copies, padding, mapping.
pub(super) fn layout_arguments(arguments: Arguments, layout: &Layout) -> Arguments {
    arguments
        .number("copies", layout.copies)
        .number("padding", layout.padding)
        .number("block_mapping", u32::from(layout.mapping == Mapping::Block))
}

/// The launch of the kernel `entry` of these blocks of threads, with `words` words of votes a block. CUDA's kernels have them as dynamic shared memory, OpenCL's as
/// their last argument.
pub(super) fn job(
    entry: &str,
    language: Language,
    arguments: Arguments,
    words: u32,
    [blocks, threads]: [u32; 2],
) -> Result<Job<KernelCode>> {
    let (file, text) = language.text();
    let bytes = 4 * words;
    let (arguments, shared_bytes) = match language {
        Language::Cuda => (arguments, Some(bytes)),
        Language::OpenCl => (arguments.local("votes", bytes), None),
    };
    Job::new(Launch {
        name: entry,
        place: &|field| format!("{entry}: {field}"),
        text,
        file,
        entry,
        symbol: None,
        global_size: &[blocks * threads],
        local_size: &[threads],
        global_offset: &[],
        shared_bytes,
        arguments: arguments.all(),
        allow_global_stores: false,
    })
}
