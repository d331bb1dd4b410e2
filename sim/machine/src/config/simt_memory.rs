//! The memory system in the machine file of cores for warps of 32.

use serde::{Deserialize, Serialize};

/// First levels, network, partitions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SimtMemory {
    /// Bytes of a cache line (a power of two); accesses of a warp to one line are one access.
    pub block_bytes: u64,
    /// Lanes whose accesses are coalesced: all 32, or 16 at a time.
    pub coalesced_lanes: usize,
    pub partitions: usize,
    /// Consecutive bytes of one partition, a multiple of `block_bytes`.
    pub stretch_bytes: u64,
    /// Entries of every queue between the parts.
    pub queue: usize,
    /// First level of a core.
    pub l1: FirstLevelConfig,
    /// A crossbar for each direction.
    pub network: NetworkConfig,
    /// The atomic unit at a partition; without one the second level performs atomics as packets come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub atomics: Option<AtomicsConfig>,
    /// The second level at a partition.
    pub l2: SecondLevelConfig,
    pub dram: DramConfig,
}

/// First level of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstLevelConfig {
    pub sets: usize,
    /// Ways of a set.
    pub ways: usize,
    /// Latency of a hit, and of finding a miss.
    pub latency: u64,
    /// Keeps global memory.
    pub global: bool,
    /// Keeps the threads' stacks, and logs of transactions.
    pub local: bool,
    /// A store of a whole line of these takes one; else it goes to the second level where no line is there.
    #[serde(default)]
    pub local_allocate: bool,
    /// Lines that can be on their way at once.
    pub misses: usize,
    /// Accesses that can wait for each of them.
    pub merges: usize,
    /// Cycles from a load that leaves the core to its next packet.
    #[serde(default = "one")]
    pub load_interval: u64,
    /// The same behind a store or an atomic.
    #[serde(default = "one")]
    pub store_interval: u64,
    /// A store joins the packet before it, if that is a store of the same block and has not left the core.
    #[serde(default)]
    pub merge_stores: bool,
}

fn one() -> u64 {
    1
}

/// The network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkConfig {
    /// Clocks of the network from the end of a packet's sending to its arrival.
    pub latency: u64,
    /// Bytes an input and an output carry in a clock of the network: a flit.
    pub bytes_a_clock: u64,
}

/// The second level at a partition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondLevelConfig {
    /// Sets; 0 = there is no second level, every access goes to DRAM.
    pub sets: usize,
    /// Ways of a set.
    pub ways: usize,
    /// Cycles through the partition, without DRAM and what lies before it.
    pub latency: u64,
    /// Lines that can be on their way from DRAM at once.
    pub misses: usize,
    /// Accesses that can wait for each of them.
    pub merges: usize,
    /// Cycles from a load of a line to the next access of the same line; 0: as packets come.
    #[serde(default)]
    pub load_interval: u64,
    /// The same behind a store.
    #[serde(default)]
    pub store_interval: u64,
}

/// The unit that performs atomics in front of the second level of each partition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AtomicsConfig {
    /// A line whose queue is not empty is held, and loads and stores of it wait.
    pub hold: bool,
    /// Cycles in which it looks for a line, if the line is not the one before and held.
    pub acquire: u64,
    /// Cycles from the beginning of a look-up to the unit's next access.
    pub interval: u64,
    /// Cycles from the look-up to the word, or from the access of the line before that is held; then the next access can be.
    pub array: u64,
    /// Cycles more until the answer is at a core of the other half: one has the first half of the cores and partitions 0, 2, 4 ...
    #[serde(default)]
    pub far: u64,
    /// The unit combines atomics on one word (`combining_atomic_unit`).
    #[serde(default)]
    pub combine: bool,
    /// Clock of the unit in MHz, at most that of the cores; without it that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
}

/// DRAM of a partition. Times are in its command clocks; their names are those of data sheets, without the t.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DramConfig {
    /// Cycles of the cores between the second level and the queue, there and back.
    pub latency: u64,
    /// Accesses that wait to be scheduled, first ready first come first served.
    pub queue: usize,
    pub banks: usize,
    pub row_bytes: u64,
    /// Bytes of a burst over all chips.
    pub burst_bytes: u64,
    /// Command clocks between two column commands: a burst on the data pins.
    pub ccd: u64,
    /// Between activations of two banks.
    pub rrd: u64,
    /// From activation to a column command.
    pub rcd: u64,
    /// From activation to precharge.
    pub ras: u64,
    /// From precharge to activation.
    pub rp: u64,
    /// Between two activations of a bank.
    pub rc: u64,
    /// From a read to its data.
    pub cl: u64,
    /// From a write to its data.
    pub wl: u64,
    /// From the end of written data to precharge.
    pub wr: u64,
}
