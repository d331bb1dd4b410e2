//! Launches of the paper's experiment: blocks that do operations on one primitive.

use super::primitive::{Family, Primitive, AREA};
use crate::workloads::launch::{words, Arguments};
use turnstile_ptx::KernelCode;
use turnstile_run::{Job, Launch};
use turnstile_tools::Result;

/// Threads of a block (section 6).
pub const THREADS: u32 = 128;

/// File of the kernels, and its text.
const TEXT: (&str, &str) = (
    "primitives.ptx",
    include_str!("../../kernels/sync/primitives.ptx"),
);
/// Which arguments the primitive's words and what the kernel tells are.
pub(super) const WORDS: usize = 0;
const TOLD: usize = 3;

/// What is between the two halves of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Nothing, and no fences: the accesses to the primitive alone, by one thread of each block, as the paper times them.
    Empty,
    /// Accesses that show whether the primitive does what it has to, in a thread that is not the one that accesses the primitive.
    Checked,
}

/// Blocks that do operations on one primitive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Operations {
    /// On what.
    pub primitive: Primitive,
    pub blocks: u32,
    /// Operations of a block.
    pub operations: u32,
    /// Initial value of a semaphore; the others do not read it.
    pub initial: u32,
    /// Longest backoff in reads, Imax of section 5; those without backoff do not read it, nor do checked sections.
    pub backoff: u32,
    /// What is between the halves.
    pub section: Section,
}

impl Operations {
    /// Operations in all, as the paper counts them: one of a barrier takes all blocks.
    pub fn count(&self) -> u64 {
        match self.primitive.family() {
            Family::Barrier => self.operations.into(),
            Family::Mutex | Family::Semaphore => self.of_blocks(),
        }
    }

    /// Calls by all blocks together.
    pub(super) fn of_blocks(&self) -> u64 {
        u64::from(self.blocks) * u64::from(self.operations)
    }

    /// In words, for messages.
    pub fn name(&self) -> String {
        let Self {
            primitive,
            blocks,
            operations,
            ..
        } = self;
        let initial = match primitive.family() {
            Family::Semaphore => format!(" of {}", self.initial),
            Family::Barrier | Family::Mutex => String::new(),
        };
        format!(
            "{} {}{initial}, {blocks} blocks of {operations} operations",
            primitive.name(),
            primitive.family().name()
        )
    }

    /// The launch.
    ///
    /// # Errors
    /// If the arguments do not fit the kernel.
    pub fn job(&self) -> Result<Job<KernelCode>> {
        self.job_of(TEXT.1)
    }

    /// The launch of other kernels of the same names: those of a changed library.
    ///
    /// # Errors
    /// If there is no such kernel in the text, or it takes other arguments.
    pub fn job_of(&self, text: &str) -> Result<Job<KernelCode>> {
        let name = self.primitive.kernel();
        let (entry, told) = match self.section {
            Section::Empty => (format!("time_{name}"), self.blocks),
            Section::Checked => (format!("check_{name}"), self.told_words()),
        };
        let zeros = |words: u32| vec![0; words as usize];
        let arguments = Arguments::default()
            .words("words", &zeros(self.primitive.words(self.blocks)))
            .number("operations", self.operations)
            .number("initial", self.initial)
            .words("told", &zeros(told))
            .number("most", self.backoff);
        Job::new(Launch {
            name: &self.name(),
            place: &|field| format!("{entry}: {field}"),
            text,
            file: TEXT.0,
            entry: &entry,
            symbol: None,
            global_size: &[self.blocks * THREADS],
            local_size: &[THREADS],
            global_offset: &[],
            shared_bytes: None,
            arguments: arguments.all(),
            allow_global_stores: false,
        })
    }

    /// Words that a checked kernel tells in: areas, and a log of a mutex's holders.
    fn told_words(&self) -> u32 {
        match self.primitive.family() {
            Family::Barrier => AREA * (2 + self.blocks),
            Family::Mutex => 5 * AREA + self.blocks * self.operations,
            Family::Semaphore => 5 * AREA,
        }
    }

    /// What a kernel has told, from the buffers at its end.
    pub(super) fn told(&self, buffers: &[Vec<u8>]) -> Vec<u32> {
        words(buffers, TOLD)
    }
}
