//! Transactions on words of global memory: what lies around their units, and what is chosen about these.

use super::check_range;
use super::simt_memory::SimtMemory;
use crate::hardware::choice;
use serde::{Deserialize, Serialize};
use turnstile_hdl::full_size::{CHUNK_BITS, PARTITIONS};
use turnstile_hdl::log_walker::SLOTS;
use turnstile_tables::{TableSize, TABLE_SIZES};
use turnstile_tools::{Error, Result};

/// Bytes of a stretch of memory that the units take for one partition's.
const STRETCH_BYTES: u64 = 4 << CHUNK_BITS;

/// Of whose words in commit the cores' tables are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tell {
    /// Readers and writers, as the paper has it.
    #[default]
    All,
    /// Writers: values are validated in the order of numbers, so that a later store over an earlier access is no conflict.
    Writers,
}

/// Transactions of a machine; every field has a default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TransactionsConfig {
    /// Warps of a core that can be in transactions at once.
    pub warps: usize,
    /// Clocks of a core's units in a cycle of the machine: 2 at the 1,400 MHz that the paper gives cores, where a cycle is one of 700 MHz; 1 as in its
    /// authors' simulator. More than 2 is for asking what faster units would bring.
    pub clocks: u64,
    /// Cycles of a word between a commit unit and the second level.
    pub path: u64,
    /// Packets that can wait at a commit unit.
    pub input: usize,
    /// Entries of each conflict address table and reference count table, one of [`TABLE_SIZES`].
    pub table_entries: usize,
    /// A packet of updates is sent once for all cores, and copied where the network parts; else there is one for each core.
    pub multicast: bool,
    /// Packets of updates have a virtual channel of their own on their way to the cores; else they hold back what is behind them.
    pub update_channel: bool,
    /// Writers are counted when their words arrive; else when the hazard pointer stores them.
    pub count_on_arrival: bool,
    /// References end when a commit unit knows the outcome on its own words; else when the transaction has retired.
    pub remove_at_vote: bool,
    /// Those of transactions that it fails do, whatever becomes of the others.
    pub remove_failed_at_vote: bool,
    pub tell: Tell,
    /// A warp that a commit unit fails waits by the aborts of its last lane that failed; else by its own.
    pub back_off_by_lane: bool,
    /// Transactions that only read what has not been written meanwhile commit without validation.
    pub temporal: bool,
    /// Transactions that have only read, some of it written meanwhile, go to the commit units as in the simulator; else they abort.
    pub send_conflicts: bool,
    /// Stores conflict with words that are written too, in the cores' tables; else with those that are read alone. Never if writers alone are told of.
    pub write_write: bool,
    pub early_abort: bool,
    pub pause_and_go: bool,
    /// Lanes pause in divergent code too; else only where all that run are together.
    pub pause_in_branches: bool,
    /// Lanes that pause leave the pass of the transaction, in divergent code too: they go on behind its commit, together with those that
    /// pause at the same instruction. Goes over `pause_in_branches`.
    pub pause_apart: bool,
    /// Lanes pause at loads of words about which lanes of their warp have aborted, all but the lowest.
    pub pause_learned: bool,
    /// Cycles without a commit after which open transactions are an error.
    pub livelock: u64,
}

impl Default for TransactionsConfig {
    fn default() -> Self {
        Self {
            warps: 2,
            clocks: 2,
            path: 115,
            input: 64,
            table_entries: 3072,
            multicast: true,
            update_channel: false,
            count_on_arrival: false,
            remove_at_vote: false,
            remove_failed_at_vote: true,
            tell: Tell::All,
            back_off_by_lane: true,
            temporal: true,
            send_conflicts: false,
            write_write: true,
            early_abort: false,
            pause_and_go: false,
            pause_in_branches: true,
            pause_apart: false,
            pause_learned: false,
            livelock: 1_000_000,
        }
    }
}

impl TransactionsConfig {
    /// Its fields by name, with their values.
    pub fn fields(&self) -> serde_json::Map<String, serde_json::Value> {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        }
    }

    /// Whether lanes may pause, so that the core has stacks for it.
    pub fn pauses(&self) -> bool {
        self.pause_and_go || self.pause_learned
    }

    /// Whether a store is in conflict with a word that is written.
    pub fn stores_meet_writers(&self) -> bool {
        self.write_write && self.tell == Tell::All
    }

    /// Whether they can be built in front of this memory; `place` is for messages.
    pub fn check(&self, place: &str, memory: &SimtMemory) -> Result<()> {
        for (field, value, least, most) in [
            ("warps", self.warps as u64, 1, SLOTS as u64),
            ("clocks", self.clocks, 1, 8),
            ("path", self.path, 1, 10_000),
            ("input", self.input as u64, 1, 1 << 20),
            ("livelock", self.livelock, 1, 1 << 40),
        ] {
            check_range(place, &format!("transactions.{field}"), value, least..=most)?;
        }
        self.tables(place)?;
        for (field, value, wanted) in [
            ("partitions", memory.partitions as u64, PARTITIONS as u64),
            ("stretch_bytes", memory.stretch_bytes, STRETCH_BYTES),
        ] {
            if value != wanted {
                return Err(Error::input(
                    place,
                    format!("memory.{field} = {value} contradicts the RTL of transactions"),
                    format!("choose {wanted}, or leave [transactions] out"),
                ));
            }
        }
        if memory.atomics.is_some() {
            return Err(Error::input(
                place,
                "a partition has an atomic unit or a commit unit in front of its second level",
                "leave memory.atomics or [transactions] out",
            ));
        }
        Ok(())
    }

    /// The size of the tables; `place` is for messages.
    ///
    /// # Errors
    /// If there is no such size.
    pub fn tables(&self, place: &str) -> Result<&'static TableSize> {
        TableSize::of(self.table_entries).ok_or_else(|| {
            let sizes = TABLE_SIZES.each_ref().map(|size| size.entries.to_string());
            Error::input(
                place,
                format!(
                    "transactions.table_entries = {} cannot be built",
                    self.table_entries
                ),
                format!("choose {}", choice(&sizes)),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{MachineConfig, SIMT_MACHINES};

    fn parse(from: &str, to: &str) -> Result<MachineConfig, String> {
        let (_, text) = SIMT_MACHINES
            .iter()
            .find(|(name, _)| *name == "early-cr")
            .unwrap();
        assert!(text.contains(from), "{from}");
        MachineConfig::parse(&text.replacen(from, to, 1), "m.toml").map_err(|e| e.to_string())
    }

    #[test]
    fn what_contradicts_the_units_is_refused_with_its_field() {
        let refused = |from: &str, to: &str| parse(from, to).unwrap_err();
        assert_eq!(
            refused("warps = 2 ", "warps = 3 "),
            "m.toml: transactions.warps = 3 cannot be built; choose a value from 1 to 2"
        );
        assert_eq!(
            refused("input = 64", "input = 0"),
            "m.toml: transactions.input = 0 cannot be built; choose a value from 1 to 1048576"
        );
        for entries in [0, 10, 3071, 100_000] {
            assert_eq!(
                refused(
                    "table_entries = 3072",
                    &format!("table_entries = {entries}")
                ),
                format!(
                    "m.toml: transactions.table_entries = {entries} cannot be built; \
                     choose 12, 48, 192, 768, 3072, 12288 or 98304"
                )
            );
        }
        assert_eq!(
            refused("livelock = 1000000", "livelock = 0"),
            "m.toml: transactions.livelock = 0 cannot be built; choose a value from 1 to 1099511627776"
        );
        assert_eq!(
            refused("path = 115", "path = 0"),
            "m.toml: transactions.path = 0 cannot be built; choose a value from 1 to 10000"
        );
        assert_eq!(
            refused("local = true", "local = false"),
            "m.toml: memory.l1.local_allocate = true contradicts local = false; \
             let the first level keep local memory, or leave local_allocate out"
        );
        assert_eq!(
            refused("partitions = 6", "partitions = 4"),
            "m.toml: memory.partitions = 4 contradicts the RTL of transactions; choose 6, or leave [transactions] out"
        );
        assert_eq!(
            refused("stretch_bytes = 256", "stretch_bytes = 512"),
            "m.toml: memory.stretch_bytes = 512 contradicts the RTL of transactions; choose 256, or leave [transactions] out"
        );
        let atomics =
            "[memory.atomics]\nhold = true\nacquire = 1\ninterval = 1\narray = 1\n\n[memory.dram]";
        assert_eq!(
            refused("[memory.dram]", atomics),
            "m.toml: a partition has an atomic unit or a commit unit in front of its second level; \
             leave memory.atomics or [transactions] out"
        );
    }

    #[test]
    fn the_second_machine_differs_in_what_it_is_for() {
        let machine = |name| match MachineConfig::bundled(name) {
            Some(MachineConfig::Simt(config)) => config,
            _ => panic!("a machine of PTX kernels"),
        };
        let (first, mut second) = (machine("early-cr"), machine("early-cr-2"));
        let transactions = second.transactions.expect("transactions");
        let own = super::TransactionsConfig {
            count_on_arrival: true,
            tell: super::Tell::Writers,
            early_abort: true,
            pause_in_branches: false,
            pause_apart: true,
            pause_learned: true,
            ..super::TransactionsConfig::default()
        };
        assert_eq!(transactions, own);
        (second.name, second.transactions) = (first.name.clone(), first.transactions);
        assert_eq!(second, first);
    }

    #[test]
    fn the_committed_machine_has_the_defaults() {
        let Ok(MachineConfig::Simt(config)) = parse("early-cr", "early-cr") else {
            panic!("a machine of PTX kernels");
        };
        assert_eq!(
            config.transactions,
            Some(super::TransactionsConfig::default())
        );
    }
}
