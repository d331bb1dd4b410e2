//! The machine file of cores for warps of 32 in front of memory partitions.
//!
//! Its cores issue a warp's instruction in one cycle, whatever the width of the silicon: a multiprocessor with 32 lanes at
//! half its shader clock, as GPGPU-Sim has it. So a cycle is one of `clock.core`, and latencies of the network and of DRAM
//! are given in their own clocks.

use super::compute_unit::{CacheLevel, MemoryHierarchy, MemoryUnit};
use super::latencies::Latencies;
use super::shared_memory::{SharedAtomics, SharedMemory};
use super::simt_memory::SimtMemory;
use super::transactions::TransactionsConfig;
use super::{check_block_bytes, check_range, PATIENCE};
use crate::local_memory::{ROWS, ROW_BYTES};
use serde::{Deserialize, Serialize};
use turnstile_hdl::full_size::SHARED_ROWS;
use turnstile_tools::{Error, Result};

/// Cores for warps of 32, and their memory system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SimtConfig {
    kind: Kind,
    /// Name printed in reports.
    pub name: String,
    pub cores: usize,
    /// Cycles without a change of memory after which warps that repeat themselves are an error: more than any access takes.
    #[serde(default = "patience")]
    pub patience: u64,
    pub clock: Clocks,
    /// Limits and units of a core.
    pub core: CoreConfig,
    /// Arithmetic.
    #[serde(default)]
    pub latency: Latencies,
    /// Shared memory, without the access itself, which the RTL performs.
    pub shared: SharedMemory,
    /// Accesses to global memory, without the access itself.
    pub global: MemoryUnit,
    /// First levels, network, partitions.
    pub memory: SimtMemory,
    /// Transactions on words of global memory; without them a kernel that uses some is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transactions: Option<TransactionsConfig>,
}

fn patience() -> u64 {
    PATIENCE
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Simt,
}

/// Clocks in MHz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// Of cores and second level; a cycle of the machine.
    pub core: u64,
    pub network: u64,
    /// Of DRAM commands.
    pub dram: u64,
}

/// Limits and units of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoreConfig {
    /// Resident warps.
    pub warps: usize,
    /// Resident blocks.
    pub blocks: usize,
    pub threads_per_block: u32,
    /// Registers of 32 bits.
    pub registers: u64,
    /// Shared memory in bytes, a multiple of a row of 128 bytes.
    pub shared_bytes: u32,
    /// Schedulers; each issues one instruction a cycle, and has its share of the warps.
    pub schedulers: usize,
    /// How a scheduler chooses.
    pub scheduling: Scheduling,
    /// Units for integers and 32-bit floating point numbers.
    pub arithmetic_units: usize,
    /// Units for special functions and 64-bit floating point numbers.
    pub special_units: usize,
    /// Cycles from a branch to the warp's next instruction.
    pub branch: u64,
}

/// How a scheduler chooses among its warps that can issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scheduling {
    /// The one that issued last; if it cannot, the one that is resident longest.
    GreedyThenOldest,
    /// The first behind the one that issued last, in the order in which they became resident.
    RoundRobin,
}

impl SimtConfig {
    /// The levels of its memory as the memory system knows them. Loads of words that all lanes share have a small cache of
    /// their own.
    pub fn levels(&self) -> MemoryHierarchy {
        let SimtMemory { l1, l2, .. } = &self.memory;
        let level = |slices, sets, ways, latency| CacheLevel {
            slices,
            sets,
            ways,
            latency,
        };
        MemoryHierarchy {
            block_bytes: self.memory.block_bytes,
            vector_l1: level(1, l1.sets, l1.ways, l1.latency),
            scalar_l1: level(1, 16, 4, l1.latency),
            l2: level(self.memory.partitions, l2.sets, l2.ways, l2.latency),
            memory_latency: self.memory.dram.latency,
        }
    }

    /// Whether it can be built; `place` is for messages.
    pub fn check(&self, place: &str) -> Result<()> {
        let Self {
            core,
            memory,
            clock,
            shared,
            global,
            ..
        } = self;
        let SimtMemory { l1, l2, dram, .. } = memory;
        check_block_bytes(place, memory.block_bytes)?;
        let shared_rows = match shared.atomics {
            SharedAtomics::Native => ROWS,
            SharedAtomics::LockBits => SHARED_ROWS as u32,
        };
        #[rustfmt::skip]
        let cases = [
            ("cores", self.cores as u64, 1, 1024),
            ("patience", self.patience, 1000, 1 << 40),
            ("clock.core", clock.core, 1, 100_000),
            ("clock.network", clock.network, 1, 100_000),
            ("clock.dram", clock.dram, 1, 100_000),
            ("core.warps", core.warps as u64, 1, 64),
            ("core.blocks", core.blocks as u64, 1, 64),
            ("core.threads_per_block", core.threads_per_block.into(), 1, 2048),
            ("core.registers", core.registers, 1, 1 << 24),
            ("core.shared_bytes", core.shared_bytes.into(), 0, u64::from(shared_rows * ROW_BYTES)),
            ("core.schedulers", core.schedulers as u64, 1, 16),
            ("core.arithmetic_units", core.arithmetic_units as u64, 1, 16),
            ("core.special_units", core.special_units as u64, 1, 16),
            ("core.branch", core.branch, 1, 10_000),
            ("shared.write", shared.write, 1, 10_000),
            ("shared.in_flight", shared.in_flight as u64, 1, 1024),
            ("global.write", global.write, 1, 10_000),
            ("global.in_flight", global.in_flight as u64, 1, 1024),
            ("memory.partitions", memory.partitions as u64, 1, 128),
            ("memory.queue", memory.queue as u64, 1, 1 << 20),
            ("memory.l1.sets", l1.sets as u64, 1, 1 << 20),
            ("memory.l1.ways", l1.ways as u64, 1, 1 << 20),
            ("memory.l1.latency", l1.latency, 1, 10_000),
            ("memory.l1.misses", l1.misses as u64, 1, 1 << 20),
            ("memory.l1.merges", l1.merges as u64, 1, 1 << 20),
            ("memory.l1.load_interval", l1.load_interval, 1, 10_000),
            ("memory.l1.store_interval", l1.store_interval, 1, 10_000),
            ("memory.network.bytes_a_clock", memory.network.bytes_a_clock, 1, 1 << 20),
            ("memory.l2.sets", l2.sets as u64, 0, 1 << 20),
            ("memory.l2.ways", l2.ways as u64, 1, 1 << 20),
            ("memory.l2.latency", l2.latency, 1, 10_000),
            ("memory.l2.misses", l2.misses as u64, 1, 1 << 20),
            ("memory.l2.merges", l2.merges as u64, 1, 1 << 20),
            ("memory.l2.load_interval", l2.load_interval, 0, 10_000),
            ("memory.l2.store_interval", l2.store_interval, 0, 10_000),
            ("memory.dram.queue", dram.queue as u64, 1, 1 << 20),
            ("memory.dram.banks", dram.banks as u64, 1, 1 << 10),
            ("memory.dram.burst_bytes", dram.burst_bytes, 1, 1 << 16),
            ("memory.dram.ccd", dram.ccd, 1, 1_000),
        ];
        for (field, value, least, most) in cases {
            check_range(place, field, value, least..=most)?;
        }
        if let Some(atomics) = &memory.atomics {
            check_range(place, "memory.atomics.acquire", atomics.acquire, 0..=10_000)?;
            check_range(
                place,
                "memory.atomics.interval",
                atomics.interval,
                1..=10_000,
            )?;
            check_range(place, "memory.atomics.array", atomics.array, 1..=10_000)?;
            check_range(place, "memory.atomics.far", atomics.far, 0..=10_000)?;
            if let Some(own) = atomics.clock {
                check_range(place, "memory.atomics.clock", own, 1..=clock.core)?;
            }
        }
        if let Some(transactions) = &self.transactions {
            transactions.check(place, memory)?;
        }
        if let Some(lock_bits) = &shared.lock_bits {
            let around = shared.decode + shared.read + shared.write;
            lock_bits.check(place, clock.core, around)?;
        }
        for (name, timing) in self.latency.named() {
            let field = |part: &str| format!("latency.{name}.{part}");
            check_range(place, &field("latency"), timing.latency, 1..=100_000)?;
            check_range(place, &field("interval"), timing.interval, 1..=100_000)?;
        }
        let multiples = [
            (
                "core.shared_bytes",
                core.shared_bytes.into(),
                ROW_BYTES.into(),
            ),
            (
                "memory.stretch_bytes",
                memory.stretch_bytes,
                memory.block_bytes,
            ),
            ("memory.dram.row_bytes", dram.row_bytes, memory.block_bytes),
        ];
        for (field, value, unit) in multiples {
            if value % unit != 0 || (value == 0 && field != "core.shared_bytes") {
                return Err(Error::input(
                    place,
                    format!("{field} = {value} cannot be built"),
                    format!("choose a multiple of {unit}"),
                ));
            }
        }
        if ![16, 32].contains(&memory.coalesced_lanes) {
            return Err(Error::input(
                place,
                format!(
                    "memory.coalesced_lanes = {} cannot be built",
                    memory.coalesced_lanes
                ),
                "choose 16 or 32",
            ));
        }
        // Loads would not look for the lines that stores have taken.
        if l1.local_allocate && !l1.local {
            return Err(Error::input(
                place,
                "memory.l1.local_allocate = true contradicts local = false",
                "let the first level keep local memory, or leave local_allocate out",
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{MachineConfig, SIMT_MACHINES};

    const GTX580: &str = SIMT_MACHINES[0].1;

    fn refused(from: &str, to: &str) -> String {
        assert!(GTX580.contains(from), "{from}");
        let text = GTX580.replacen(from, to, 1);
        MachineConfig::parse(&text, "m.toml")
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn committed_machine_files_are_machines_of_their_names() {
        for (name, text) in SIMT_MACHINES {
            let config = MachineConfig::parse(text, name).unwrap();
            assert_eq!((config.name(), config.lanes()), (name, 32));
        }
    }

    #[test]
    fn cores_of_the_papers() {
        let cores = |name| MachineConfig::bundled(name).map(|machine| machine.cores());
        assert_eq!(
            ["gtx580", "gtx295", "early-cr", "h200", "none"].map(cores),
            [Some(16), Some(30), Some(15), Some(132), None]
        );
    }

    #[test]
    fn what_cannot_be_built_is_refused_with_its_field() {
        assert_eq!(
            refused("cores = 16", "cores = 0"),
            "m.toml: cores = 0 cannot be built; choose a value from 1 to 1024"
        );
        assert_eq!(
            refused("shared_bytes = 49152", "shared_bytes = 49000"),
            "m.toml: core.shared_bytes = 49000 cannot be built; choose a multiple of 128"
        );
        assert_eq!(
            refused("shared_bytes = 49152", "shared_bytes = 131072"),
            "m.toml: core.shared_bytes = 131072 cannot be built; choose a value from 0 to 49152"
        );
        // The LDS without lock bits has more rows.
        let native = GTX580.replace("\"lock-bits\"", "\"native\"");
        let [most, more] = [65536, 65664].map(|bytes| {
            let bytes = format!("shared_bytes = {bytes}");
            MachineConfig::parse(&native.replace("shared_bytes = 49152", &bytes), "m.toml")
        });
        assert!(most.is_ok() && more.is_err());
        assert_eq!(
            refused("coalesced_lanes = 32", "coalesced_lanes = 8"),
            "m.toml: memory.coalesced_lanes = 8 cannot be built; choose 16 or 32"
        );
    }

    #[test]
    fn unknown_fields_and_kinds_are_named_with_their_line() {
        let line = |text: &str| text.split(": ").next().unwrap_or_default().to_string();
        let at = |what: &str| {
            1 + GTX580
                .lines()
                .position(|line| line.starts_with(what))
                .unwrap()
        };
        let unknown = refused("warps = 48", "warps = 48\nlanes = 32");
        assert!(unknown.contains("lanes"), "{unknown}");
        assert_eq!(line(&unknown), format!("m.toml:{}", at("warps = 48") + 1));
        let kind = refused("kind = \"simt\"", "kind = \"simd\"");
        assert!(kind.contains("simd") && kind.contains("gtx580"), "{kind}");
        // Without its kind it is read as a compute unit, which has no clocks.
        let other = refused("kind = \"simt\"", "");
        assert_eq!(line(&other), format!("m.toml:{}", at("[clock]")));
    }
}
