//! Global memory: requests and replies as packets through queues.
//!
//! ```text
//!   core                        network              partition (a slice of the second level)
//!  +-------------+  Request  +------------+ RequestPacket +-------------------------------+
//!  | vector port |---------->| FirstLevel |=\           /=>| PartitionUnit --> Slice       |
//!  +-------------+   Reply   |  (lines)   |  \ Crossbar / |   may keep,      |  tags of L2 |
//!  +-------------+<----------+------------+   =========   |   answer or      |  memory     |
//!  | scalar port |---------->| FirstLevel |  / Crossbar \ |   pass on        v  latency    |
//!  +-------------+           |   (tags)   |=/           \=|<----------- GlobalMemory       |
//!                            +------------+  ReplyPacket  +-------------------------------+
//! ```
//!
//! [`MemorySystem`] ticks the parts. A request is an instruction's accesses, cut into blocks; a port lets one block a
//! cycle pass, in the order of the requests. Every queue has room for so many entries, and who finds none waits, back to
//! the core.
//!
//! Timing: a hit takes the first level's latency, a miss the network's, the second level's and the memory's too. A block
//! that is on its way is waited for, not fetched again. Stores write through to the second level and allocate nowhere.
//! Atomics are performed in the second level and drop the line of their core. Write-backs take no time.
//!
//! The Southern Islands machine has one core, and a network that takes no time and has room ([`Fabric::immediate`]). Its
//! requests are complete in the cycles that the formula of the tests says, which serves each request as a whole when it
//! is made. There is one difference: of a vector and a scalar request, the later one may reach the second level before
//! the last blocks of the earlier one, which wait for their port; then it does not find there what these have not asked
//! for yet, and they find what it has asked for.
//!
//! A machine file may ask for caches that keep what is stored, and for networks that take time, as Multi2Sim has them ([`CoherentPort`](coherent_port::CoherentPort)); then
//! these serve all requests of its one core, and nothing of the above.
//!
//! Values: a store, an atomic or a missing load takes place when the partition serves its packet, a hit when it passes
//! the port. Since a port, the network and a partition keep packets for one block in order, accesses of a core to one
//! address take place in the order in which they were made.

mod agenda;
mod atomic_unit;
mod behind;
mod cache;
mod clock_ratio;
mod coherent;
mod coherent_module;
mod coherent_port;
mod commit_input;
mod commit_port;
mod commit_words;
mod content;
mod crossbar;
mod dram;
mod fabric;
mod first_level;
mod interleave;
mod numbering;
mod packet;
mod partition;
mod place;
mod queue;
mod request;
mod second_level;
mod system;
mod take_place;
mod write_times;

pub use atomic_unit::{AtomicPort, AtomicTop};
pub use clock_ratio::ClockRatio;
pub use commit_port::{CommitHardware, CommitPort, CommitTop};
pub use content::{GlobalMemory, RegionId};
pub use fabric::Fabric;
pub use packet::{CommitPacket, CoreMessage};
pub use partition::{PartitionUnit, SecondLevelAtomics};
pub use request::{Client, Reply, Requester};
pub use system::{MemorySystem, PartitionLevels};

#[cfg(test)]
mod tests;
