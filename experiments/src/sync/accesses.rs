//! The memory benchmarks of section 3: one thread of each block accesses one word again and again. And what was measured beside them on an H200,
//! where accesses wait for what others have brought.

use super::operations::THREADS;
use super::primitive::AREA;
use crate::workloads::launch::Arguments;
use serde::Deserialize;
use turnstile_ptx::KernelCode;
use turnstile_run::{Job, Launch};
use turnstile_tools::Result;

const TEXT: (&str, &str) = (
    "accesses.ptx",
    include_str!("../../kernels/sync/accesses.ptx"),
);

/// What a thread does again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Loads that no first level answers, or stores.
    Volatile,
    /// Atomics that change nothing: an addition of 0, or an exchange.
    Atomic,
    /// As the first, behind one atomic.
    VolatileAfterAtomic,
}

/// What an access waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chaining {
    /// Nothing: what accesses bring is not looked at.
    Free,
    /// What the ten before have brought is summed before the next ten.
    Summed,
    /// Its address is made of what the one before has brought.
    Dependent,
}

/// One of the benchmarks: the paper's twelve are free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Accesses {
    /// Of what kind.
    pub access: Access,
    /// Writes, not reads.
    pub write: bool,
    /// All blocks have the same word, not each one of its own.
    pub contentious: bool,
    /// What each waits for; volatile writes bring nothing that they could.
    pub chaining: Chaining,
    pub blocks: u32,
    /// Accesses of a block, a multiple of ten.
    pub accesses: u32,
}

impl Access {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Volatile, Self::Atomic, Self::VolatileAfterAtomic];

    /// As Table 1 has it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Volatile => "volatile",
            Self::Atomic => "atomic",
            Self::VolatileAfterAtomic => "volatile preceded by atomic",
        }
    }
}

impl Accesses {
    /// Whether all blocks meet, in words.
    pub fn contention(&self) -> &'static str {
        match self.contentious {
            true => "contentious",
            false => "noncontentious",
        }
    }

    /// Read or write, in words.
    pub fn direction(&self) -> &'static str {
        match self.write {
            true => "write",
            false => "read",
        }
    }

    /// Whether accesses bring nothing that others could wait for.
    pub(super) fn is_store(&self) -> bool {
        self.write && self.access != Access::Atomic
    }

    /// Name of its kernel.
    fn entry(&self) -> String {
        let direction = self.direction();
        let (kind, after) = match self.access {
            Access::Volatile => ("volatile", ""),
            Access::Atomic => ("atomic", ""),
            Access::VolatileAfterAtomic => ("volatile", "_after"),
        };
        let chaining = match self.chaining {
            _ if self.is_store() => "",
            Chaining::Free => "",
            Chaining::Summed => "_summed",
            Chaining::Dependent => "_dependent",
        };
        format!("access_{kind}_{direction}{after}{chaining}")
    }

    /// The launch.
    ///
    /// # Errors
    /// If the arguments do not fit the kernel.
    pub fn job(&self) -> Result<Job<KernelCode>> {
        let Self {
            contentious,
            blocks,
            accesses,
            ..
        } = *self;
        let entry = self.entry();
        let zeros = |words: u32| vec![0; words as usize];
        let arguments = Arguments::default()
            .words("words", &zeros(AREA * blocks))
            .number("accesses", accesses)
            .number("stride", if contentious { 0 } else { AREA })
            .words("told", &zeros(blocks));
        Job::new(Launch {
            name: &format!("{entry}, {blocks} blocks"),
            place: &|field| format!("{entry}: {field}"),
            text: TEXT.1,
            file: TEXT.0,
            entry: &entry,
            symbol: None,
            global_size: &[blocks * THREADS],
            local_size: &[THREADS],
            global_offset: &[],
            shared_bytes: None,
            arguments: arguments.all(),
            allow_global_stores: false,
        })
    }
}
