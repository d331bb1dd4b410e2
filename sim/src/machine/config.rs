//! The machine file: sizes and latencies of the compute unit around the RTL.
//!
//! Every field has a default, the machine of both LocalTM papers: an AMD Southern Islands compute unit with the
//! defaults of Multi2Sim 4.2, the simulator the papers used. `machines/southern-islands.toml` spells them out. Sizes
//! that the RTL fixes (32 banks, 64 lanes, 4 transactional wavefronts, 64 KB) are not here.

use crate::file::{parse_toml, read_name, read_toml};
use crate::{Error, Result};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Text of the default machine file.
pub const DEFAULT_MACHINE: &str = include_str!("../../machines/southern-islands.toml");

/// Largest block: first levels hold blocks with their data.
const MOST_BLOCK_BYTES: u64 = 1 << 16;

const REMEDY: &str = "compare it with the machine that `turnstile list --machine` prints";

/// A compute unit. All latencies are in clock cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MachineConfig {
    /// Name printed in reports.
    pub name: String,
    /// Fetch and issue.
    pub front_end: FrontEnd,
    /// SIMD units, one a wavefront pool.
    pub simd: Simd,
    /// Scalar unit; also scalar memory and transaction instructions pass it.
    pub scalar: ScalarUnit,
    /// Branch unit.
    pub branch: BranchUnit,
    /// Local data share, without the access itself, which the RTL performs.
    pub lds: MemoryUnit,
    /// Vector memory unit, without the access itself.
    pub vector_memory: MemoryUnit,
    /// Global memory hierarchy.
    pub memory: MemoryHierarchy,
    /// Registers of the compute unit.
    pub registers: Registers,
}

/// Fetch and issue; pools take turns, one a cycle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FrontEnd {
    /// Wavefront pools (1 to 16). All wavefronts of a work-group live in one pool.
    pub pools: usize,
    /// Wavefronts a pool can hold.
    pub wavefronts_per_pool: usize,
    /// Work-items that a work-group may have. Those of a transactional kernel never have more than the hardware's 256.
    pub work_items_per_group: u32,
    /// From fetch to the fetch buffer.
    pub fetch_latency: u64,
    /// Instructions a pool may fetch in its turn.
    pub fetch_width: usize,
    /// Instructions that wait for issue in a pool; a pool does not fetch while its buffer is full.
    pub fetch_buffer: usize,
    /// From issue to the unit's decode stage.
    pub issue_latency: u64,
    /// Instructions a pool may issue in its turn.
    pub issue_width: usize,
    /// Instructions for the same unit that a pool may issue in its turn.
    pub issue_per_unit: usize,
}

/// A SIMD unit executes a wavefront as sub-wavefronts of 16 lanes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Simd {
    /// Decode stage.
    pub decode: u64,
    /// Read, execute and write of one sub-wavefront.
    pub execute: u64,
    /// Sub-wavefronts of a wavefront; they follow each other at a distance of one cycle.
    pub sub_wavefronts: u64,
}

/// Scalar unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScalarUnit {
    /// Decode stage.
    pub decode: u64,
    /// Register read stage.
    pub read: u64,
    /// Arithmetic.
    pub alu: u64,
    /// Register write stage.
    pub write: u64,
}

/// Branch unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BranchUnit {
    /// Decode stage.
    pub decode: u64,
    /// Register read stage.
    pub read: u64,
    /// Decision.
    pub execute: u64,
    /// Write stage.
    pub write: u64,
    /// In a transaction, a branch by which a loop can be left leaves it while no work-item of the wavefront runs. Without
    /// it the branch follows its condition, and such a loop may never end.
    pub leaves_loops: bool,
}

/// Pipeline around a memory access.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MemoryUnit {
    /// Decode stage.
    pub decode: u64,
    /// Register read stage.
    pub read: u64,
    /// Register write stage.
    pub write: u64,
    /// Instructions in flight; more wait at issue.
    pub in_flight: usize,
}

/// A cache level, or one slice of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CacheLevel {
    /// Slices; consecutive blocks go to consecutive slices.
    pub slices: usize,
    /// Sets of a slice.
    pub sets: usize,
    /// Ways of a set, replaced least recently used first.
    pub ways: usize,
    /// Latency of a hit, and of finding a miss.
    pub latency: u64,
}

/// Global memory: vector and scalar first level, shared second level, memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MemoryHierarchy {
    /// Bytes of a block in all levels (a power of two, 4 to 65,536).
    pub block_bytes: u64,
    /// First level for vector memory instructions.
    pub vector_l1: CacheLevel,
    /// First level for scalar loads.
    pub scalar_l1: CacheLevel,
    /// Second level.
    pub l2: CacheLevel,
    /// Latency of memory behind the second level.
    pub memory_latency: u64,
}

/// Registers of 32 bits in a compute unit; work-groups wait until theirs are free.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Registers {
    /// Vector registers, one a work-item; a transactional kernel takes two each (register and shadow copy).
    pub vector: u64,
    /// Scalar registers.
    pub scalar: u64,
}

impl Default for MachineConfig {
    fn default() -> Self {
        Self {
            name: "southern-islands".into(),
            front_end: FrontEnd::default(),
            simd: Simd::default(),
            scalar: ScalarUnit::default(),
            branch: BranchUnit::default(),
            lds: MemoryUnit::default(),
            vector_memory: MemoryUnit::default(),
            memory: MemoryHierarchy::default(),
            registers: Registers::default(),
        }
    }
}

impl Default for FrontEnd {
    fn default() -> Self {
        Self {
            pools: 4,
            wavefronts_per_pool: 10,
            work_items_per_group: 256,
            fetch_latency: 5,
            fetch_width: 4,
            fetch_buffer: 10,
            issue_latency: 1,
            issue_width: 5,
            issue_per_unit: 1,
        }
    }
}

impl Default for Simd {
    fn default() -> Self {
        Self {
            decode: 1,
            execute: 8,
            sub_wavefronts: 4,
        }
    }
}

impl Default for ScalarUnit {
    fn default() -> Self {
        Self {
            decode: 1,
            read: 1,
            alu: 4,
            write: 1,
        }
    }
}

impl Default for BranchUnit {
    fn default() -> Self {
        Self {
            decode: 1,
            read: 1,
            execute: 1,
            write: 1,
            leaves_loops: true,
        }
    }
}

impl Default for MemoryUnit {
    fn default() -> Self {
        Self {
            decode: 1,
            read: 1,
            write: 1,
            in_flight: 32,
        }
    }
}

impl Default for MemoryHierarchy {
    fn default() -> Self {
        let l1 = CacheLevel {
            slices: 1,
            sets: 64,
            ways: 4,
            latency: 1,
        };
        Self {
            block_bytes: 64,
            vector_l1: l1.clone(),
            scalar_l1: l1,
            l2: CacheLevel {
                slices: 6,
                sets: 128,
                ways: 16,
                latency: 10,
            },
            memory_latency: 100,
        }
    }
}

impl Default for Registers {
    fn default() -> Self {
        Self {
            vector: 65_536,
            scalar: 2_048,
        }
    }
}

impl Simd {
    /// Cycles from decode to the write of the last sub-wavefront.
    pub fn latency(&self) -> u64 {
        self.decode + self.execute + self.sub_wavefronts - 1
    }
}

impl ScalarUnit {
    /// Cycles of an arithmetic instruction.
    pub fn latency(&self) -> u64 {
        self.decode + self.read + self.alu + self.write
    }
}

impl BranchUnit {
    /// Cycles of a branch.
    pub fn latency(&self) -> u64 {
        self.decode + self.read + self.execute + self.write
    }
}

impl MachineConfig {
    /// Reads a machine file; fields it leaves out keep their default.
    pub fn load(path: &Path) -> Result<Self> {
        let config: Self = read_toml(path, REMEDY)?;
        config.check(&read_name(path))?;
        Ok(config)
    }

    /// Parses the text of a machine file.
    pub fn parse(text: &str, place: &str) -> Result<Self> {
        let config: Self = parse_toml(text, place, REMEDY)?;
        config.check(place)?;
        Ok(config)
    }

    fn check(&self, place: &str) -> Result<()> {
        let at_least = |field: &str, value: u64, least: u64, most: u64| {
            if (least..=most).contains(&value) {
                return Ok(());
            }
            Err(Error::input(
                place,
                format!("{field} = {value} cannot be built"),
                format!("choose a value from {least} to {most}"),
            ))
        };
        let front_end = &self.front_end;
        at_least("front_end.pools", front_end.pools as u64, 1, 16)?;
        at_least(
            "front_end.wavefronts_per_pool",
            front_end.wavefronts_per_pool as u64,
            1,
            64,
        )?;
        at_least(
            "front_end.work_items_per_group",
            front_end.work_items_per_group.into(),
            1,
            4096,
        )?;
        at_least("front_end.fetch_width", front_end.fetch_width as u64, 1, 64)?;
        at_least(
            "front_end.fetch_buffer",
            front_end.fetch_buffer as u64,
            1,
            64,
        )?;
        at_least("front_end.issue_width", front_end.issue_width as u64, 1, 64)?;
        at_least(
            "front_end.issue_per_unit",
            front_end.issue_per_unit as u64,
            1,
            64,
        )?;
        at_least("simd.sub_wavefronts", self.simd.sub_wavefronts, 1, 64)?;
        at_least("lds.in_flight", self.lds.in_flight as u64, 1, 1024)?;
        at_least(
            "vector_memory.in_flight",
            self.vector_memory.in_flight as u64,
            1,
            1024,
        )?;
        for (field, latency) in [
            ("front_end.fetch_latency", front_end.fetch_latency),
            ("front_end.issue_latency", front_end.issue_latency),
            ("simd.execute", self.simd.execute),
            ("scalar.alu", self.scalar.alu),
            ("branch.execute", self.branch.execute),
            ("lds.write", self.lds.write),
            ("vector_memory.write", self.vector_memory.write),
        ] {
            at_least(field, latency, 1, 10_000)?;
        }
        for (field, latency) in [
            ("simd.decode", self.simd.decode),
            ("scalar.decode", self.scalar.decode),
            ("scalar.read", self.scalar.read),
            ("scalar.write", self.scalar.write),
            ("branch.decode", self.branch.decode),
            ("branch.read", self.branch.read),
            ("branch.write", self.branch.write),
            ("lds.decode", self.lds.decode),
            ("lds.read", self.lds.read),
            ("vector_memory.decode", self.vector_memory.decode),
            ("vector_memory.read", self.vector_memory.read),
            ("memory.memory_latency", self.memory.memory_latency),
        ] {
            at_least(field, latency, 0, 1_000_000)?;
        }
        let block_bytes = self.memory.block_bytes;
        if !block_bytes.is_power_of_two() || !(4..=MOST_BLOCK_BYTES).contains(&block_bytes) {
            return Err(Error::input(
                place,
                format!("memory.block_bytes = {block_bytes} is no block size"),
                format!("choose a power of two from 4 to {MOST_BLOCK_BYTES}"),
            ));
        }
        for (name, level) in [
            ("vector_l1", &self.memory.vector_l1),
            ("scalar_l1", &self.memory.scalar_l1),
            ("l2", &self.memory.l2),
        ] {
            for (field, size) in [
                ("slices", level.slices),
                ("sets", level.sets),
                ("ways", level.ways),
            ] {
                at_least(&format!("memory.{name}.{field}"), size as u64, 1, 1 << 20)?;
            }
            at_least(
                &format!("memory.{name}.latency"),
                level.latency,
                1,
                1_000_000,
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_machine_file_is_the_default_machine() {
        let parsed = MachineConfig::parse(DEFAULT_MACHINE, "default").unwrap();
        assert_eq!(parsed, MachineConfig::default());
    }

    #[test]
    fn an_unknown_field_is_named_with_its_line() {
        let error = MachineConfig::parse("[simd]\ndecode = 1\nlanes = 16\n", "m.toml").unwrap_err();
        let text = error.to_string();
        assert!(
            text.starts_with("m.toml:3: ") && text.contains("lanes"),
            "{text}"
        );
    }

    #[test]
    fn a_block_has_a_size_that_a_cache_can_hold() {
        let parse = |bytes: u64| {
            MachineConfig::parse(&format!("[memory]\nblock_bytes = {bytes}\n"), "m.toml")
        };
        assert!([4, 1 << 16].iter().all(|&bytes| parse(bytes).is_ok()));
        for bytes in [2, 48, 1 << 17] {
            assert_eq!(
                parse(bytes).unwrap_err().to_string(),
                format!("m.toml: memory.block_bytes = {bytes} is no block size; choose a power of two from 4 to 65536")
            );
        }
    }

    #[test]
    fn a_size_that_cannot_be_built_is_refused() {
        let error = MachineConfig::parse("[front_end]\npools = 0\n", "m.toml").unwrap_err();
        assert_eq!(
            error.to_string(),
            "m.toml: front_end.pools = 0 cannot be built; choose a value from 1 to 16"
        );
    }
}
