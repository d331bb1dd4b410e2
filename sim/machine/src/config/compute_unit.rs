//! The machine file of a compute unit: its sizes and latencies around the RTL.
//!
//! Every field has a default, the machine of both LocalTM papers: an AMD Southern Islands compute unit with sizes, latencies and rules of
//! Multi2Sim 4.2, the simulator the papers used. `machines/southern-islands.toml` spells them out; `southern-islands-1.toml` has the rules
//! of the first edition. Sizes that the RTL fixes (32 banks, 64 lanes, 4 transactional wavefronts, 64 KB) are not here.

use super::pipeline_rules::{Fetch, Frees, Losers, RegisterFile, Waits, WritePolicy};
use super::{check_block_bytes, check_range, PATIENCE};
use serde::{Deserialize, Serialize};
use turnstile_tools::{Error, Result};

/// Room for more instructions than wavefronts: most that a stage or a unit may hold.
const UNBOUNDED: usize = 1024;

/// A compute unit. All latencies are in clock cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ComputeUnitConfig {
    /// Name printed in reports.
    pub name: String,
    /// Clock in MHz, by which cycles are a time.
    pub clock: u64,
    /// Cycles without a change of memory after which wavefronts that repeat themselves are an error: more than any access takes.
    pub patience: u64,
    /// Where a store to global memory goes.
    pub write_policy: WritePolicy,
    pub front_end: FrontEnd,
    /// When an instruction frees its wavefront, which then fetches the next one.
    pub frees: Frees,
    /// What waits for what is under way.
    pub waits: Waits,
    /// SIMD units, one a wavefront pool.
    pub simd: Simd,
    /// Scalar unit; also scalar memory and transaction instructions pass it.
    pub scalar: ScalarUnit,
    pub branch: BranchUnit,
    /// Local data share, without the access itself, which the RTL performs.
    pub lds: MemoryUnit,
    /// Vector memory unit, without the access itself.
    pub vector_memory: MemoryUnit,
    pub memory: MemoryHierarchy,
    /// Of caches that write back, and of the networks between them.
    pub coherent: Coherent,
    /// Registers of the compute unit.
    pub registers: Registers,
    pub transactions: LocalTransactions,
    /// What differs between runs.
    pub variation: Variation,
}

/// Fetch and issue; pools take turns at issue, one a cycle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FrontEnd {
    /// Wavefront pools (1 to 16). All wavefronts of a work-group live in one pool.
    pub pools: usize,
    /// Wavefronts a pool can hold.
    pub wavefronts_per_pool: usize,
    /// Work-items that a work-group may have. Those of a transactional kernel never have more than the hardware's 256.
    pub work_items_per_group: u32,
    /// Which pools fetch in a cycle.
    pub fetch: Fetch,
    /// From fetch to the fetch buffer.
    pub fetch_latency: u64,
    /// Instructions a pool may fetch in a cycle.
    pub fetch_width: usize,
    /// Instructions that wait for issue in a pool; a pool does not fetch while its buffer is full.
    pub fetch_buffer: usize,
    /// From issue to the unit's decode stage.
    pub issue_latency: u64,
    /// Instructions a pool may issue in its turn.
    pub issue_width: usize,
    /// Instructions for the same unit that a pool may issue in its turn.
    pub issue_per_unit: usize,
    /// Instructions that each of a unit's stages before and behind execution holds: issue, decode, read, write.
    pub stage_room: usize,
}

/// A SIMD unit executes a wavefront as sub-wavefronts of 16 lanes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Simd {
    pub decode: u64,
    /// Read, execute and write of one sub-wavefront.
    pub execute: u64,
    /// Sub-wavefronts of a wavefront that follow each other at a distance of one cycle; 1: `execute` covers all.
    pub sub_wavefronts: u64,
    /// Instructions in execution.
    pub in_flight: usize,
}

/// Scalar unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScalarUnit {
    pub decode: u64,
    pub read: u64,
    pub alu: u64,
    pub write: u64,
    /// Instructions in execution.
    pub in_flight: usize,
}

/// Branch unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BranchUnit {
    pub decode: u64,
    pub read: u64,
    /// Decision.
    pub execute: u64,
    pub write: u64,
    /// Instructions in execution.
    pub in_flight: usize,
    /// In a transaction, a branch by which a loop can be left leaves it while no work-item of the wavefront runs. Without
    /// it the branch follows its condition, and such a loop may never end.
    pub leaves_loops: bool,
}

/// Pipeline around a memory access.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MemoryUnit {
    pub decode: u64,
    pub read: u64,
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
    pub l2: CacheLevel,
    /// Latency of memory behind the second level.
    pub memory_latency: u64,
}

/// Caches that write back, and the networks between them. Their times and the latencies of `memory` are in clocks of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Coherent {
    /// Their clock in MHz.
    pub clock: u64,
    /// Blocks that a cache or memory looks up at once.
    pub ports: usize,
    /// Of a look-up, in front of the latency of a level.
    pub directory: u64,
    /// A message from one level to the next that finds the network free (at least 3).
    pub message: u64,
}

/// Registers of 32 bits; work-groups wait until theirs are free.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Registers {
    /// Of what these are the numbers.
    pub per: RegisterFile,
    /// Vector registers, one a work-item; a transactional kernel takes two each (register and shadow copy).
    pub vector: u64,
    pub scalar: u64,
}

/// Transactions on local memory, where the papers leave a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LocalTransactions {
    pub losers: Losers,
    /// Cycles that TX_Commit takes for each entry of the wavefront in its fullest bank, besides the RTL's one cycle: 1 in LocalTM-Bloom 4.2.
    pub commit_per_entry: u64,
}

/// What differs between runs of one program whose inputs are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Variation {
    /// The order in which a work-group's wavefronts start and get their transaction slots, and what follows, are drawn from it; 0: nothing is.
    pub seed: u64,
    /// Cycles by which a wavefront may leave a barrier later than it could.
    pub barrier: u64,
}

impl Default for ComputeUnitConfig {
    fn default() -> Self {
        Self {
            name: "southern-islands".into(),
            clock: 925,
            patience: PATIENCE,
            write_policy: WritePolicy::WriteBack,
            front_end: FrontEnd::default(),
            frees: Frees::default(),
            waits: Waits::default(),
            simd: Simd::default(),
            scalar: ScalarUnit::default(),
            branch: BranchUnit::default(),
            lds: MemoryUnit::default(),
            vector_memory: MemoryUnit::default(),
            memory: MemoryHierarchy::default(),
            coherent: Coherent::default(),
            registers: Registers::default(),
            transactions: LocalTransactions::default(),
            variation: Variation::default(),
        }
    }
}

impl Default for FrontEnd {
    fn default() -> Self {
        Self {
            pools: 4,
            wavefronts_per_pool: 10,
            work_items_per_group: 256,
            fetch: Fetch::EveryPool,
            fetch_latency: 5,
            fetch_width: 4,
            fetch_buffer: 10,
            issue_latency: 1,
            issue_width: 5,
            issue_per_unit: 1,
            stage_room: 1,
        }
    }
}

impl Default for Simd {
    fn default() -> Self {
        Self {
            decode: 1,
            execute: 8,
            sub_wavefronts: 1,
            in_flight: 1,
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
            in_flight: 32,
        }
    }
}

impl Default for BranchUnit {
    fn default() -> Self {
        Self {
            decode: 1,
            read: 1,
            execute: 4,
            write: 1,
            in_flight: 4,
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

impl Default for Coherent {
    fn default() -> Self {
        Self {
            clock: 1_000,
            ports: 2,
            directory: 1,
            message: 4,
        }
    }
}

impl Default for Registers {
    fn default() -> Self {
        Self {
            per: RegisterFile::Pool,
            vector: 65_536,
            scalar: 2_048,
        }
    }
}

impl Default for Variation {
    fn default() -> Self {
        Self {
            seed: 0,
            barrier: 16,
        }
    }
}

impl Simd {
    /// Cycles from the first read of the first sub-wavefront to the write of the last.
    pub fn all_execute(&self) -> u64 {
        self.execute + self.sub_wavefronts - 1
    }
}

impl ComputeUnitConfig {
    /// Caches that write back, if these do, and the clock of the compute unit in MHz.
    pub fn write_back(&self) -> Option<(Coherent, u64)> {
        match self.write_policy {
            WritePolicy::WriteBack => Some((self.coherent, self.clock)),
            WritePolicy::WriteThrough => None,
        }
    }

    /// Whether it can be built; `place` is for messages.
    pub fn check(&self, place: &str) -> Result<()> {
        let at_least =
            |field: &str, value, least, most| check_range(place, field, value, least..=most);
        at_least("clock", self.clock, 1, 1_000_000)?;
        at_least("patience", self.patience, 1000, 1 << 40)?;
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
        for (field, room) in [
            ("front_end.stage_room", front_end.stage_room),
            ("simd.in_flight", self.simd.in_flight),
            ("scalar.in_flight", self.scalar.in_flight),
            ("branch.in_flight", self.branch.in_flight),
            ("lds.in_flight", self.lds.in_flight),
            ("vector_memory.in_flight", self.vector_memory.in_flight),
        ] {
            at_least(field, room as u64, 1, UNBOUNDED as u64)?;
        }
        self.frees.check(place)?;
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
        check_block_bytes(place, self.memory.block_bytes)?;
        at_least(
            "transactions.commit_per_entry",
            self.transactions.commit_per_entry,
            0,
            100,
        )?;
        at_least("variation.barrier", self.variation.barrier, 0, 10_000)?;
        let coherent = &self.coherent;
        at_least("coherent.clock", coherent.clock, 1, 1_000_000)?;
        at_least("coherent.ports", coherent.ports as u64, 1, 64)?;
        at_least("coherent.directory", coherent.directory, 0, 10_000)?;
        at_least("coherent.message", coherent.message, 3, 10_000)?;
        if self.write_policy == WritePolicy::WriteThrough && *coherent != Coherent::default() {
            return Err(Error::input(
                place,
                "[coherent] is of caches that write back, and write_policy is \"write-through\"",
                "leave out one of the two",
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
