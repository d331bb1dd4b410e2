//! What lies between the caches of a machine.

use super::behind::{Behind, DramBehind};
use super::clock_ratio::ClockRatio;
use super::crossbar::Link;
use super::first_level::FirstLevelLimits;
use super::second_level::LineIntervals;
use crate::config::{Coherent, MemoryHierarchy, SimtConfig};

/// What lies between the caches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fabric {
    /// Cores, each with its first levels.
    pub cores: usize,
    /// Consecutive bytes of one partition, a multiple of the size of blocks; there is a partition a slice of the second
    /// level.
    pub stretch_bytes: u64,
    /// Each direction of the network.
    pub link: Link,
    /// Updates of the cores' tables have a virtual channel of their own.
    pub update_channel: bool,
    /// Room of every queue, and of a slice for answers it works at.
    pub room: usize,
    /// Lanes whose accesses to a block are one.
    pub coalesced_lanes: usize,
    /// First levels for lanes.
    pub first_level: FirstLevelLimits,
    /// Lines of the second level.
    pub intervals: LineIntervals,
    /// Memory behind the second level.
    pub behind: Behind,
    /// In place of all that, caches that keep what is stored, of a core with this clock in MHz.
    pub coherent: Option<(Coherent, u64)>,
}

impl Fabric {
    /// The network of cores for warps of 32. Where its clock is a multiple of the cores', a packet takes whole clocks of the network. With any
    /// other clock, it carries as many bytes in a cycle of the cores as its own clock allows. Its latency is in cycles of the cores.
    pub fn of(config: &SimtConfig) -> Self {
        let (memory, clock) = (&config.memory, &config.clock);
        let network = memory.network;
        let clocks_a_cycle = match clock.network.is_multiple_of(clock.core) {
            true => clock.network / clock.core,
            false => 1,
        };
        let bytes_a_clock = network.bytes_a_clock * clock.network / (clock.core * clocks_a_cycle);
        Self {
            cores: config.cores,
            stretch_bytes: memory.stretch_bytes,
            link: Link {
                latency: (network.latency * clock.core).div_ceil(clock.network),
                clocks_a_cycle,
                bytes_a_clock: Some(bytes_a_clock.max(1)),
            },
            update_channel: config.transactions.is_some_and(|one| one.update_channel),
            room: memory.queue,
            coalesced_lanes: memory.coalesced_lanes,
            first_level: FirstLevelLimits {
                global: memory.l1.global,
                local: memory.l1.local,
                local_allocate: memory.l1.local_allocate,
                misses: memory.l1.misses,
                merges: memory.l1.merges,
                load_interval: memory.l1.load_interval,
                store_interval: memory.l1.store_interval,
                merge_stores: memory.l1.merge_stores,
            },
            intervals: LineIntervals {
                load: memory.l2.load_interval,
                store: memory.l2.store_interval,
            },
            behind: Behind::Dram(DramBehind {
                times: memory.dram,
                ratio: ClockRatio {
                    part: clock.dram,
                    core: clock.core,
                },
                misses: memory.l2.misses,
                merges: memory.l2.merges,
            }),
            coherent: None,
        }
    }

    /// One core and a network that takes no time and has room, as Multi2Sim's default for Southern Islands is simulated
    /// here. Consecutive blocks go to consecutive slices.
    pub fn immediate(levels: &MemoryHierarchy) -> Self {
        Self {
            cores: 1,
            stretch_bytes: levels.block_bytes,
            link: Link {
                latency: 0,
                clocks_a_cycle: 1,
                bytes_a_clock: None,
            },
            update_channel: false,
            room: usize::MAX,
            coalesced_lanes: usize::MAX,
            first_level: FirstLevelLimits::NONE,
            intervals: LineIntervals::default(),
            behind: Behind::Fixed,
            coherent: None,
        }
    }
}
