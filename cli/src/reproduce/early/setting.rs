//! What is run: a benchmark on a machine with some of the paper's hardware.

use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Benchmarks of the figures, in their order. Table 2 has two sizes of ATM, which the text calls ATM25K and ATM10K.
pub const BENCHMARKS: [&str; 9] = [
    "HT1K", "HT512", "ATM25K", "ATM10K", "SpMV", "List", "BinTree", "RBT180", "RBT450",
];
/// One that only a label of Table 2 names: run, but in no mean.
pub const LABELLED: &str = "ATM50K";
/// Benchmarks of Figure 14.
pub const SWEPT: [&str; 6] = ["HT1K", "ATM10K", "SpMV", "List", "BinTree", "RBT450"];
/// Entries of each table in Figure 14, which are the sizes there are (of the crate `tables`). The hardware's number is among them.
pub const ENTRIES: [u32; 7] = [12, 48, 192, 768, HARDWARE_ENTRIES, 12_288, 98_304];
/// Entries of each table of the hardware (Table 1).
pub const HARDWARE_ENTRIES: u32 = 3072;
/// Benchmarks on which choices that the paper leaves open are changed.
pub const CHOSEN: [&str; 5] = ["HT1K", "ATM10K", "SpMV", "BinTree", "RBT450"];

/// What a machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Configuration {
    /// Warp TM, with the conflict address table's 12 KB as first level instead: the paper's baseline.
    #[serde(rename = "Warp TM")]
    WarpTm,
    /// Warp TM with the first level of the others.
    #[serde(rename = "Warp TM 48 KB")]
    WarpTmSmall,
    /// Early-Abort.
    #[serde(rename = "EA")]
    EarlyAbort,
    /// Pause-and-Go.
    #[serde(rename = "PG")]
    PauseAndGo,
    /// Both.
    #[serde(rename = "EA+PG")]
    Both,
}

impl Configuration {
    /// Of the figures.
    pub const FIGURES: [Self; 4] = [Self::WarpTm, Self::EarlyAbort, Self::PauseAndGo, Self::Both];
    /// All that are run.
    pub const ALL: [Self; 5] = [
        Self::WarpTm,
        Self::WarpTmSmall,
        Self::EarlyAbort,
        Self::PauseAndGo,
        Self::Both,
    ];
    /// Those with tables.
    pub const EARLY: [Self; 3] = [Self::EarlyAbort, Self::PauseAndGo, Self::Both];

    /// As in tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::WarpTm => "Warp TM",
            Self::WarpTmSmall => "Warp TM 48 KB",
            Self::EarlyAbort => "EA",
            Self::PauseAndGo => "PG",
            Self::Both => "EA+PG",
        }
    }

    /// Early-Abort and Pause-and-Go.
    pub fn has(self) -> [bool; 2] {
        match self {
            Self::WarpTm | Self::WarpTmSmall => [false, false],
            Self::EarlyAbort => [true, false],
            Self::PauseAndGo => [false, true],
            Self::Both => [true, true],
        }
    }

    /// Sets of a first level, of 6 lines of 128 bytes each: 60 KB, or 48 KB beside a conflict address table.
    pub fn first_level_sets(self) -> usize {
        match self {
            Self::WarpTm => 80,
            Self::WarpTmSmall | Self::EarlyAbort | Self::PauseAndGo | Self::Both => 64,
        }
    }
}

/// How threads keep out of each other's way, as kernels are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Version {
    /// Transactions.
    Tx,
    /// Locks in global memory.
    Fgl,
    /// One lock.
    Lock,
    /// Atomic instructions alone.
    Atom,
}

impl Version {
    /// Of a workload.
    pub fn of(version: turnstile_experiments::transactions::Version) -> Self {
        use turnstile_experiments::transactions::Version as Of;
        match version {
            Of::Transactions => Self::Tx,
            Of::Locks => Self::Fgl,
            Of::OneLock => Self::Lock,
            Of::Atomics => Self::Atom,
        }
    }

    /// As kernels are called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tx => "tx",
            Self::Fgl => "fgl",
            Self::Lock => "lock",
            Self::Atom => "atom",
        }
    }
}

/// A choice that the paper leaves open, made in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Change {
    /// None.
    #[serde(rename = "")]
    None,
    /// References end when a commit unit knows the outcome on its own words.
    #[serde(rename = "remove_at_vote = true")]
    RemoveAtVote,
    /// Writers are counted when their words arrive.
    #[serde(rename = "count_on_arrival = true")]
    CountOnArrival,
    /// Lanes pause only where all that run are together.
    #[serde(rename = "pause_in_branches = false")]
    PauseTogether,
    /// In the cores' tables stores conflict with words that are read alone.
    #[serde(rename = "write_write = false")]
    WritesMeetReaders,
    /// Updates of tables are sent to each core apart.
    #[serde(rename = "multicast = false")]
    Broadcast,
    /// Updates of tables have a virtual channel of their own.
    #[serde(rename = "update_channel = true")]
    UpdateChannel,
    /// They have, and the units of cores are twice as fast as the paper has them.
    #[serde(rename = "update_channel = true, clocks = 4")]
    UpdateChannelFast,
    /// Transactions that only read are validated like others.
    #[serde(rename = "temporal = false")]
    NoTemporal,
    /// The units of cores are clocked with the commit units, as in the simulator.
    #[serde(rename = "clocks = 1")]
    SlowCores,
    /// The units of cores are twice as fast as the paper has them.
    #[serde(rename = "clocks = 4")]
    FastCores,
    /// A read-only transaction in conflict goes to the commit units.
    #[serde(rename = "send_conflicts = true")]
    SendConflicts,
}

impl Change {
    /// All but none.
    pub const ALL: [Self; 11] = [
        Self::RemoveAtVote,
        Self::CountOnArrival,
        Self::PauseTogether,
        Self::WritesMeetReaders,
        Self::Broadcast,
        Self::UpdateChannel,
        Self::SlowCores,
        Self::FastCores,
        Self::UpdateChannelFast,
        Self::NoTemporal,
        Self::SendConflicts,
    ];

    /// As in a machine file.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "",
            Self::RemoveAtVote => "remove_at_vote = true",
            Self::CountOnArrival => "count_on_arrival = true",
            Self::PauseTogether => "pause_in_branches = false",
            Self::WritesMeetReaders => "write_write = false",
            Self::Broadcast => "multicast = false",
            Self::UpdateChannel => "update_channel = true",
            Self::UpdateChannelFast => "update_channel = true, clocks = 4",
            Self::SlowCores => "clocks = 1",
            Self::FastCores => "clocks = 4",
            Self::NoTemporal => "temporal = false",
            Self::SendConflicts => "send_conflicts = true",
        }
    }

    /// Whether Warp TM alone has it too.
    fn is_of_warp_tm(self) -> bool {
        matches!(
            self,
            Self::SlowCores | Self::FastCores | Self::NoTemporal | Self::SendConflicts
        )
    }

    /// What the two machines of a speedup have changed: Warp TM, and the one with both.
    pub fn of_warp_tm(self) -> Self {
        match self {
            Self::UpdateChannelFast => Self::FastCores,
            one if one.is_of_warp_tm() => one,
            _ => Self::None,
        }
    }
}

/// A run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setting {
    /// Benchmark.
    pub benchmark: String,
    /// Its version.
    pub version: Version,
    /// Of the machine.
    pub configuration: Configuration,
    /// What is changed of it.
    pub change: Change,
    /// Entries of each table; the hardware's if it is none.
    pub entries: Option<u32>,
    /// Of the inputs.
    pub seed: u32,
}

impl Setting {
    /// Transactions on a machine as it is.
    pub fn new(benchmark: &str, configuration: Configuration, seed: u32) -> Self {
        Self {
            benchmark: benchmark.into(),
            version: Version::Tx,
            configuration,
            change: Change::None,
            entries: None,
            seed,
        }
    }

    /// For messages.
    pub fn name(&self) -> String {
        let Self {
            benchmark, version, ..
        } = self;
        let version = match version {
            Version::Tx => self.configuration.name(),
            other => other.name(),
        };
        let entries = self.entries.map(|entries| format!("{entries} entries"));
        let change = Some(self.change.name().to_owned()).filter(|name| !name.is_empty());
        let more: String = entries
            .into_iter()
            .chain(change)
            .map(|one| format!(", {one}"))
            .collect();
        format!("{benchmark}, {version}{more}, seed {}", self.seed)
    }
}

/// What can be run alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Benchmarks by configurations: all figures but 14.
    Grid,
    /// Sizes of tables: Figure 14.
    Tables,
    /// Locks and atomics.
    References,
    /// Choices that the paper leaves open.
    Choices,
    /// Figures 6 and 7.
    Stack,
    /// A few small runs on two engines at once.
    Lockstep,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Grid,
        Self::Tables,
        Self::References,
        Self::Choices,
        Self::Stack,
        Self::Lockstep,
    ];

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::Tables => "tables",
            Self::References => "references",
            Self::Choices => "choices",
            Self::Stack => "stack",
            Self::Lockstep => "lockstep",
        }
    }

    /// Its runs with inputs of one seed, of these benchmarks, and those that they are compared with.
    pub fn settings(self, benchmarks: &[&str], seed: u32) -> Vec<Setting> {
        let of = |names: &[&'static str]| {
            let names = names.iter().copied();
            names
                .filter(|name| benchmarks.contains(name))
                .collect::<Vec<_>>()
        };
        let set = |name: &&str, configuration| Setting::new(name, configuration, seed);
        let mut all = vec![];
        match self {
            Self::Grid => {
                for name in of(&BENCHMARKS).iter().chain(&of(&[LABELLED])) {
                    all.extend(Configuration::ALL.map(|one| set(name, one)));
                }
            }
            Self::Tables => {
                for name in of(&SWEPT) {
                    all.push(set(&name, Configuration::WarpTm));
                    for one in Configuration::EARLY {
                        all.extend(ENTRIES.map(|size| Setting {
                            entries: Some(size).filter(|size| *size != HARDWARE_ENTRIES),
                            ..set(&name, one)
                        }));
                    }
                }
            }
            Self::References => {
                for one in turnstile_experiments::transactions::benchmarks(1) {
                    let versions = one.workload.versions().iter().map(|one| Version::of(*one));
                    let others = versions.filter(|version| *version != Version::Tx);
                    let wanted = others.filter(|_| benchmarks.contains(&one.name));
                    all.extend(wanted.map(|version| Setting {
                        version,
                        ..set(&one.name, Configuration::WarpTmSmall)
                    }));
                }
            }
            Self::Choices => {
                let both = [Configuration::WarpTm, Configuration::Both];
                for name in of(&CHOSEN) {
                    all.extend(both.map(|one| set(&name, one)));
                    for change in Change::ALL {
                        let from = usize::from(!change.is_of_warp_tm());
                        all.extend(both[from..].iter().map(|one| Setting {
                            change,
                            ..set(&name, *one)
                        }));
                    }
                }
            }
            Self::Stack | Self::Lockstep => {}
        }
        all
    }

    /// The runs of several, each once.
    pub fn all_settings(parts: &[Self], benchmarks: &[&str], seed: u32) -> Vec<Setting> {
        let of_parts = parts
            .iter()
            .flat_map(|part| part.settings(benchmarks, seed));
        let mut seen = HashSet::new();
        of_parts.filter(|one| seen.insert(one.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_all_their_points_once() {
        let mut all: Vec<&str> = BENCHMARKS.to_vec();
        all.push(LABELLED);
        let counts = Part::ALL.map(|part| part.settings(&all, 0).len());
        // Ten by five; six by three by seven sizes and the baseline; two other versions of each benchmark, and one of red-black trees; five
        // with two machines and their changes.
        assert_eq!(
            counts,
            [
                10 * 5,
                6 * (1 + 3 * 7),
                8 * 2 + 2,
                5 * (2 + 7 + 4 * 2),
                0,
                0
            ]
        );
        let runs = Part::all_settings(&Part::ALL, &all, 3);
        // Of tables and choices the grid has one by four by six, and two by five.
        assert_eq!(runs.len(), counts.iter().sum::<usize>() - 6 * 4 - 5 * 2);
        assert!(Part::Grid.settings(&["List"], 0).len() == 5);
    }

    #[test]
    fn first_levels_are_those_of_table_1() {
        let kilobytes = Configuration::ALL.map(|one| one.first_level_sets() * 6 * 128 / 1024);
        assert_eq!(kilobytes, [60, 48, 48, 48, 48]);
    }

    #[test]
    fn a_setting_says_what_is_special_about_it() {
        let plain = Setting::new("List", Configuration::Both, 2);
        assert_eq!(plain.name(), "List, EA+PG, seed 2");
        let special = Setting {
            entries: Some(12),
            change: Change::Broadcast,
            ..plain.clone()
        };
        assert_eq!(
            special.name(),
            "List, EA+PG, 12 entries, multicast = false, seed 2"
        );
        let locks = Setting {
            version: Version::Fgl,
            ..plain
        };
        assert_eq!(locks.name(), "List, fgl, seed 2");
    }
}
