//! The primitives of the library: sections 5 and 6 of the paper.

use serde::{Deserialize, Serialize};

/// Words from one area to the next (`SYNC_AREA`): no two areas share a line of memory.
pub(super) const AREA: u32 = 64;

/// A primitive with its implementation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Primitive {
    /// Two stages of atomic counters.
    AtomicBarrier,
    /// Xiao and Feng's: a flag a block, collected by the first.
    XfBarrier,
    /// Algorithm 1.
    SpinMutex,
    /// Algorithm 2 with backoff.
    BackoffMutex,
    /// Algorithm 3, fetch-and-add with backoff: the "sleeping" mutex.
    TicketMutex,
    /// The ring buffer of section 5.
    RingMutex,
    /// Algorithm 4.
    SpinSemaphore,
    /// Algorithm 4 with backoff in wait().
    BackoffSemaphore,
    /// Algorithm 5.
    SleepingSemaphore,
}

named! {
    /// What a primitive is for.
    Family {
        /// No block goes on before all have come.
        Barrier = "barrier",
        /// One block at a time.
        Mutex = "mutex",
        /// As many blocks at a time as its initial value says.
        Semaphore = "semaphore",
    }
}

impl Family {
    /// Its implementations.
    pub fn primitives(self) -> Vec<Primitive> {
        let all = Primitive::ALL.into_iter();
        all.filter(|one| one.family() == self).collect()
    }
}

impl Primitive {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::AtomicBarrier,
        Self::XfBarrier,
        Self::SpinMutex,
        Self::BackoffMutex,
        Self::TicketMutex,
        Self::RingMutex,
        Self::SpinSemaphore,
        Self::BackoffSemaphore,
        Self::SleepingSemaphore,
    ];

    /// What it is for.
    pub fn family(self) -> Family {
        match self {
            Self::AtomicBarrier | Self::XfBarrier => Family::Barrier,
            Self::SpinMutex | Self::BackoffMutex | Self::TicketMutex | Self::RingMutex => {
                Family::Mutex
            }
            Self::SpinSemaphore | Self::BackoffSemaphore | Self::SleepingSemaphore => {
                Family::Semaphore
            }
        }
    }

    /// Its name in tables, as the paper has it.
    pub fn name(self) -> &'static str {
        match self {
            Self::AtomicBarrier => "two-stage atomic",
            Self::XfBarrier => "XF",
            Self::SpinMutex | Self::SpinSemaphore => "spin",
            Self::BackoffMutex | Self::BackoffSemaphore => "spin with backoff",
            Self::TicketMutex => "FA",
            Self::RingMutex => "ring buffer",
            Self::SleepingSemaphore => "sleeping",
        }
    }

    /// Its name in the kernels: `time_NAME` and `check_NAME`.
    pub fn kernel(self) -> &'static str {
        match self {
            Self::AtomicBarrier => "atomic_barrier",
            Self::XfBarrier => "xf_barrier",
            Self::SpinMutex => "spin_mutex",
            Self::BackoffMutex => "backoff_mutex",
            Self::TicketMutex => "ticket_mutex",
            Self::RingMutex => "ring_mutex",
            Self::SpinSemaphore => "spin_semaphore",
            Self::BackoffSemaphore => "backoff_semaphore",
            Self::SleepingSemaphore => "sleeping_semaphore",
        }
    }

    /// Whether blocks get it in the order of their tickets, which its log has.
    pub(super) fn in_order(self) -> bool {
        matches!(self, Self::TicketMutex | Self::RingMutex)
    }

    /// Words of memory that it takes, zero at first (`MUTEX_WORDS` and its like).
    pub fn words(self, blocks: u32) -> u32 {
        match self.family() {
            Family::Barrier => 2 * (flags(blocks) + AREA),
            Family::Mutex => (2 + blocks) * AREA + blocks,
            Family::Semaphore => (3 + blocks) * AREA,
        }
    }
}

/// Words of a barrier's flags: whole areas.
pub(super) fn flags(blocks: u32) -> u32 {
    blocks.next_multiple_of(AREA)
}
