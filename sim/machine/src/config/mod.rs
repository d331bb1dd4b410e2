//! Machine files: the sizes and latencies of what lies around the RTL.
//!
//! | `kind` in the file | machine | defaults |
//! | --- | --- | --- |
//! | none | [`ComputeUnitConfig`], one core for wavefronts of 64 | every field |
//! | `"simt"` | [`SimtConfig`], cores for warps of 32 | `[latency]`, fields of `[transactions]` |

mod compute_unit;
mod latencies;
mod lock_bits;
mod pipeline_rules;
mod shared_memory;
mod simt;
mod simt_memory;
mod transactions;

pub use compute_unit::{
    CacheLevel, Coherent, ComputeUnitConfig, FrontEnd, MemoryHierarchy, Variation,
};
pub use lock_bits::{LockBitLatency, LockBits};
pub use pipeline_rules::{Fetch, Freed, Losers, RegisterFile, WaitFor};
pub use shared_memory::SharedAtomics;
pub use simt::{CoreConfig, Scheduling, SimtConfig};
pub use simt_memory::{AtomicsConfig, DramConfig};
pub use transactions::{Tell, TransactionsConfig};

use crate::machine_kinds::{read_machine, COMPUTE_UNITS, SIMT_MACHINES};
use serde::Serialize;
use std::ops::RangeInclusive;
use std::path::Path;
use turnstile_tools::file::{parse_toml, read_name};
use turnstile_tools::{Error, Result};

/// Cycles without a change after which a run stands still, unless the machine file says otherwise: well above the latency of the
/// committed machines under full load.
const PATIENCE: u64 = 100_000;

/// Largest block: first levels hold blocks with their data.
const MOST_BLOCK_BYTES: u64 = 1 << 16;

const REMEDY: &str = "compare it with the machine that `turnstile list --machine` prints";
const SIMT_REMEDY: &str =
    "compare it with a machine of this kind, as `turnstile list --machine gtx580` prints it, or `early-cr` with transactions";

/// A machine. All latencies are in clock cycles of its cores, unless they say otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[allow(clippy::large_enum_variant)] // A run has one of it.
pub enum MachineConfig {
    /// A compute unit of Southern Islands.
    ComputeUnit(ComputeUnitConfig),
    /// Cores for warps of 32 in front of memory partitions.
    Simt(SimtConfig),
}

impl Default for MachineConfig {
    fn default() -> Self {
        Self::ComputeUnit(ComputeUnitConfig::default())
    }
}

impl MachineConfig {
    /// The bundled machine of this name; a name of none is that of a file, in which fields that are left out keep their default, if they have one.
    ///
    /// # Errors
    /// If it cannot be read, or is no machine that can be built.
    pub fn load(path: &Path) -> Result<Self> {
        let name = path.to_str().filter(|_| !path.exists());
        if let Some(machine) = name.and_then(Self::bundled) {
            return Ok(machine);
        }
        Self::parse(&read_machine(path)?, &read_name(path))
    }

    /// Parses the text of a machine file.
    ///
    /// # Errors
    /// If it is no machine that can be built; `place` is for messages.
    pub fn parse(text: &str, place: &str) -> Result<Self> {
        // What is no TOML is told by the line when it is read again below.
        let table: toml::Table = toml::from_str(text).unwrap_or_default();
        if table.contains_key("kind") {
            let config: SimtConfig = parse_toml(text, place, SIMT_REMEDY)?;
            config.check(place)?;
            return Ok(Self::Simt(config));
        }
        let config: ComputeUnitConfig = parse_toml(text, place, REMEDY)?;
        config.check(place)?;
        Ok(Self::ComputeUnit(config))
    }

    /// The bundled machine of this name.
    pub fn bundled(name: &str) -> Option<Self> {
        let mut machines = COMPUTE_UNITS.iter().chain(&SIMT_MACHINES);
        let (name, text) = machines.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        let config = Self::parse(text, &format!("{name}.toml"));
        Some(config.expect("a committed machine file is one"))
    }

    /// Name printed in reports.
    pub fn name(&self) -> &str {
        match self {
            Self::ComputeUnit(config) => &config.name,
            Self::Simt(config) => &config.name,
        }
    }

    /// Clock of the cores in MHz: a cycle of the machine is one of it.
    pub fn clock_mhz(&self) -> u64 {
        match self {
            Self::ComputeUnit(config) => config.clock,
            Self::Simt(config) => config.clock.core,
        }
    }

    /// Number of cores, each with an LDS top.
    pub fn cores(&self) -> usize {
        match self {
            Self::ComputeUnit(_) => 1,
            Self::Simt(config) => config.cores,
        }
    }

    /// Names in the catalog of the atomic units: one a partition, or none.
    pub fn atomic_units(&self) -> impl Iterator<Item = &'static str> {
        let of_partition = |config: &SimtConfig| {
            let unit = match config.memory.atomics?.combine {
                true => "combining_atomic_unit",
                false => "atomic_unit",
            };
            Some(std::iter::repeat_n(unit, config.memory.partitions))
        };
        let units = match self {
            Self::ComputeUnit(_) => None,
            Self::Simt(config) => of_partition(config),
        };
        units.into_iter().flatten()
    }

    /// Commit units: one a partition, or none.
    pub fn commit_units(&self) -> usize {
        match (self, self.transactions()) {
            (Self::Simt(config), Some(_)) => config.memory.partitions,
            _ => 0,
        }
    }

    /// Its transactions on global memory, if it has any.
    pub fn transactions(&self) -> Option<TransactionsConfig> {
        match self {
            Self::ComputeUnit(_) => None,
            Self::Simt(config) => config.transactions,
        }
    }

    /// Who loses a conflict on local memory.
    pub fn losers(&self) -> Losers {
        match self {
            Self::ComputeUnit(config) => config.transactions.losers,
            Self::Simt(_) => Losers::Later,
        }
    }

    /// Cycles without a change after which a run stands still.
    pub fn patience(&self) -> u64 {
        match self {
            Self::ComputeUnit(config) => config.patience,
            Self::Simt(config) => config.patience,
        }
    }

    /// Cycles without a commit after which open transactions get nowhere; more than a run has on a machine without any.
    pub fn livelock(&self) -> u64 {
        self.transactions().map_or(u64::MAX, |one| one.livelock)
    }

    /// How atomic instructions update words of local memory.
    pub fn shared_atomics(&self) -> SharedAtomics {
        match self {
            Self::ComputeUnit(_) => SharedAtomics::Native,
            Self::Simt(config) => config.shared.atomics,
        }
    }

    /// Lanes of a warp.
    pub fn lanes(&self) -> usize {
        match self {
            Self::ComputeUnit(_) => Self::COMPUTE_UNIT_LANES,
            Self::Simt(_) => Self::SIMT_LANES,
        }
    }

    /// Lanes of a compute unit's wavefront.
    pub const COMPUTE_UNIT_LANES: usize = 64;
    /// Lanes of a SIMT core's warp.
    pub const SIMT_LANES: usize = 32;
}

fn check_range(place: &str, field: &str, value: u64, legal: RangeInclusive<u64>) -> Result<()> {
    if legal.contains(&value) {
        return Ok(());
    }
    let (least, most) = (legal.start(), legal.end());
    Err(Error::input(
        place,
        format!("{field} = {value} cannot be built"),
        format!("choose a value from {least} to {most}"),
    ))
}

fn check_block_bytes(place: &str, bytes: u64) -> Result<()> {
    if bytes.is_power_of_two() && (4..=MOST_BLOCK_BYTES).contains(&bytes) {
        return Ok(());
    }
    Err(Error::input(
        place,
        format!("memory.block_bytes = {bytes} is no block size"),
        format!("choose a power of two from 4 to {MOST_BLOCK_BYTES}"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine_kinds::{DEFAULT_MACHINE, DEFAULT_MACHINE_NAME};

    #[test]
    fn the_committed_machine_file_is_the_default_machine() {
        let parsed = MachineConfig::parse(DEFAULT_MACHINE, "default").unwrap();
        assert_eq!(parsed.name(), DEFAULT_MACHINE_NAME);
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

    #[test]
    fn caches_that_keep_stores_need_clocks_ports_and_a_network() {
        let refused = |clock, coherent: [u64; 3]| {
            let [caches, ports, message] = coherent;
            let text = format!(
                "clock = {clock}\n[coherent]\nclock = {caches}\nports = {ports}\ndirectory = 1\nmessage = {message}\n"
            );
            let parsed = MachineConfig::parse(&text, "m.toml");
            parsed.err().map(|error| error.to_string())
        };
        assert_eq!(refused(925, [1000, 2, 4]), None);
        for (clock, coherent, field) in [
            (0, [1000, 2, 4], "clock = 0"),
            (925, [0, 2, 4], "coherent.clock = 0"),
            (925, [1000, 0, 4], "coherent.ports = 0"),
            (925, [1000, 2, 2], "coherent.message = 2"),
        ] {
            let error = refused(clock, coherent).unwrap_or_default();
            let start = format!("m.toml: {field} cannot be built; choose a value from ");
            assert!(error.starts_with(&start), "{field}: {error}");
        }
    }

    #[test]
    fn a_wavefront_is_not_freed_by_what_its_unit_does_not_do() {
        let parse = |rule: &str| MachineConfig::parse(&format!("[frees]\n{rule}\n"), "m.toml");
        assert!(parse("lds = \"after-access\"").is_ok());
        assert_eq!(
            parse("vector_memory = \"after-access\"").unwrap_err().to_string(),
            "m.toml: frees.vector_memory = \"after-access\" is not what this unit can do; choose \"at-issue\" or \"after-read\""
        );
        let error = parse("lds = \"later\"").unwrap_err().to_string();
        assert!(
            error.starts_with("m.toml:2: ") && error.contains("after-access"),
            "{error}"
        );
    }
}
