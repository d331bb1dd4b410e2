//! A core: resident wavefronts, and everything that a cycle does to them.
//!
//! ```text
//!  start ──> Occupancy (Groups, ──> fetch ──> issue ──┬──> UnitPipelines
//!            Wavefronts)                              ├──> LocalPipeline ══ LocalMemoryPort
//!               ^   ^   └──── LdsJob, complete <──────┤        ║
//!               │   └──────── transactions <──────────┼────────╝
//!               └──────────── MemoryUnit <── Reply ───┴──> MemorySystem
//! ```
//!
//! A core knows its number and no other core. It tells a [`Recorder`](super::recorder::Recorder) what happens, and hands
//! a work-group that has ended back to whoever gave it. There are two kinds of [`Core`], which share what is resident and what is on its
//! way to memories: [`ComputeUnit`], above, and [`SimtCore`], which issues by a scoreboard, and whose transactions are on global memory.
//!
//! | stage of a SIMT core | owns |
//! | --- | --- |
//! | `Occupancy` | blocks, their barriers and warps; also of a compute unit |
//! | `IssueStage` | schedulers, scoreboards, units, and what holds each warp up |
//! | `SharedStage` | the pipeline in front of shared memory, and what a clock has brought |
//! | `MemoryStage` | accesses of global memory that are under way, and one that waits for room |
//! | `TransactionUnit` | slots, logs, passes, walks and table updates of `transaction_core` |

mod accessed;
mod atomic_queue;
mod compute_unit;
mod entries;
mod groups;
mod issue;
mod issue_stage;
mod lds_queue;
mod local_pipeline;
mod memory_stage;
mod memory_unit;
mod occupancy;
mod open_transactions;
mod repeat;
mod rest;
mod scheduler;
mod scoreboard;
mod shared_stage;
mod simt_core;
mod simt_issue;
mod simt_outside;
mod simt_transactions;
mod stuck;
mod transactional;
mod transactions;
mod unit_pipeline;
mod units;
mod variation;
mod wavefronts;

pub use atomic_queue::LockedWords;
pub use compute_unit::ComputeUnit;
pub use local_pipeline::LocalMemory;
pub use simt_core::SimtCore;
pub use stuck::{deadlock, stuck};
pub use transactional::{
    LearnedTop, Logs, StackTop, TransactionHardware, TransactionTop, TransactionUnit,
};

use super::livelock::Transacted;
use super::local_memory::LocalMemoryPort;
use super::memory::{CoreMessage, MemorySystem, Reply};
use super::metrics::Stall;
use super::places::Residents;
use super::recorder::Recorder;
use super::resources::Placement;
use turnstile_kernel::Code;
use turnstile_tools::Result;

/// What of a core stays from launch to launch.
pub struct CoreHardware {
    pub local: LocalMemory,
    /// Transactions on global memory, if its machine has any and a launch had.
    pub transactions: Option<TransactionHardware>,
}

/// What a machine does with a core in each cycle, in this order: [`clock`](Self::clock), [`accept`](Self::accept) for the
/// replies of the memory system, [`complete`](Self::complete), [`start`](Self::start) for work-groups that have room now,
/// [`issue`](Self::issue).
pub trait Core<C: Code<LANES>, const LANES: usize>: Send {
    /// A work-group starts at `placement`, with these warps.
    ///
    /// # Errors
    /// If the RTL or the observer fails.
    fn start(
        &mut self,
        now: u64,
        group: usize,
        placement: Placement,
        warps: impl Iterator<Item = C::Warp>,
        recorder: &mut Recorder,
    ) -> Result<()>;

    /// One cycle of local memory.
    ///
    /// # Errors
    /// If the RTL or the observer fails.
    fn clock(&mut self, now: u64, recorder: &mut Recorder) -> Result<()>;

    /// Takes in a reply of the memory system.
    fn accept(&mut self, now: u64, reply: Reply);

    /// Takes in what a memory partition says. Only cores whose warps have transactions on global memory are told anything.
    fn hear(&mut self, _now: u64, _message: CoreMessage) {}

    /// Delivers what is complete, and lets work-groups leave; returns where they were. It touches nothing but this core, so that cores can
    /// do it side by side.
    fn complete(&mut self, now: u64) -> Vec<Placement>;

    /// Issues instructions, and hands over what goes to memory.
    ///
    /// # Errors
    /// If the kernel does what it must not.
    fn issue(&mut self, now: u64, memory: &mut MemorySystem, recorder: &mut Recorder)
        -> Result<()>;

    /// Local memory is idle: nothing happens before [`Self::next_event`].
    fn idle(&self) -> bool;

    /// First cycle after `now` in which something can happen though local memory is idle.
    fn next_event(&self, now: u64) -> Option<u64>;

    /// Lets cycles go by in which nothing happens.
    fn skip(&mut self, cycles: u64, recorder: &mut Recorder);

    /// Its warps by place.
    fn warps(&self) -> &Residents<C::Warp, LANES>;

    /// Why the warp in a place was not issued in a cycle, if it was looked at and could not be. Cores without schedulers leave it out.
    fn stall(&self, _place: usize, _now: u64) -> Option<Stall> {
        None
    }

    /// Starts and ends of warps, barriers, transactions and reads of the clock until now.
    fn changes(&self) -> u64;

    /// Watches whether warps repeat themselves from now on, or does not any more.
    fn watch(&mut self, on: bool);

    /// Every warp that has not ended is at a barrier, or has repeated itself since it is watched.
    fn stands(&self) -> bool;

    /// How far its transactions on global memory have come. Cores without leave it out.
    fn transacted(&self) -> Transacted {
        Transacted::default()
    }

    /// Local memory and its pins.
    fn port(&self) -> &dyn LocalMemoryPort;

    /// Simulated clocks of the RTL.
    fn engine_clocks(&self) -> u64;

    /// Its hardware after a launch, when nothing is under way.
    ///
    /// # Errors
    /// If the RTL fails.
    fn into_hardware(self) -> Result<CoreHardware>;

    /// Reads the local memory of all work-groups that have ended and are not read yet.
    ///
    /// # Errors
    /// If the RTL or the observer fails.
    fn read_rest(&mut self, now: u64, recorder: &mut Recorder) -> Result<()>;
}
