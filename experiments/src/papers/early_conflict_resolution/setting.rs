//! What is run: a benchmark on a machine with some of the paper's hardware.

use serde::Deserialize;
use std::collections::HashSet;
use turnstile_tools::file::parse_toml;
use turnstile_tools::Result;

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

named! {
    /// What a machine has.
    Configuration {
        /// Warp TM, with the conflict address table's 12 KB as first level instead: the paper's baseline.
        WarpTm = "Warp TM",
        /// Warp TM with the first level of the others.
        WarpTmSmall = "Warp TM 48 KB",
        /// Early-Abort.
        EarlyAbort = "EA",
        /// Pause-and-Go.
        PauseAndGo = "PG",
        /// Both.
        Both = "EA+PG",
        /// The machine with Turnstile's own rules.
        Best = "early-cr-2",
    }
}

named! {
    /// How threads keep out of each other's way, as kernels are called.
    Version {
        /// Transactions.
        Tx = "tx",
        /// Locks in global memory.
        Fgl = "fgl",
        /// One lock.
        Lock = "lock",
        /// Atomic instructions alone.
        Atom = "atom",
    }
}

named! {
    /// A choice that the paper leaves open, made in another way: as in `[transactions]` of a machine file.
    Change {
        /// None.
        None = "",
        /// References end when a commit unit knows the outcome on its own words.
        RemoveAtVote = "remove_at_vote = true",
        /// References of transactions that a commit unit fails end with the others.
        FailedInOrder = "remove_failed_at_vote = false",
        /// Cores are told of writers alone.
        Writers = "tell = \"writers\"",
        /// A warp that a commit unit fails waits by its own aborts, not by its lane's.
        BackOffByWarp = "back_off_by_lane = false",
        /// Writers are counted when their words arrive.
        CountOnArrival = "count_on_arrival = true",
        /// Lanes pause only where all that run are together.
        PauseTogether = "pause_in_branches = false",
        /// In the cores' tables stores conflict with words that are read alone.
        WritesMeetReaders = "write_write = false",
        /// Updates of tables are sent to each core apart.
        Broadcast = "multicast = false",
        /// Updates of tables have a virtual channel of their own.
        UpdateChannel = "update_channel = true",
        /// They have, and the units of cores are twice as fast as the paper has them.
        UpdateChannelFast = "update_channel = true, clocks = 4",
        /// Transactions that only read are validated like others.
        NoTemporal = "temporal = false",
        /// The units of cores are clocked with the commit units, as in the simulator.
        SlowCores = "clocks = 1",
        /// The units of cores are twice as fast as the paper has them.
        FastCores = "clocks = 4",
        /// A read-only transaction in conflict goes to the commit units.
        SendConflicts = "send_conflicts = true",
        /// Lanes do not pause at what lanes of their warp have aborted about.
        NotLearned = "pause_learned = false",
    }
}

named! {
    /// What can be run alone.
    Part {
        /// Benchmarks by configurations: all figures but 14.
        Grid = "grid",
        /// Sizes of tables: Figure 14.
        Tables = "tables",
        /// Turnstile's own rules beside the paper's.
        Best = "best",
        /// Locks and atomics.
        References = "references",
        /// Choices that the paper leaves open.
        Choices = "choices",
        /// Figures 6 and 7.
        Stack = "stack",
        /// A few small runs on two engines at once.
        Lockstep = "lockstep",
    }
}

impl Configuration {
    /// Of the figures.
    pub const FIGURES: [Self; 4] = [Self::WarpTm, Self::EarlyAbort, Self::PauseAndGo, Self::Both];
    /// Those with tables.
    pub const EARLY: [Self; 3] = [Self::EarlyAbort, Self::PauseAndGo, Self::Both];

    /// Early-Abort and Pause-and-Go.
    pub fn has(self) -> [bool; 2] {
        match self {
            Self::WarpTm | Self::WarpTmSmall => [false, false],
            Self::EarlyAbort | Self::Best => [true, false],
            Self::PauseAndGo => [false, true],
            Self::Both => [true, true],
        }
    }

    /// Its machine file.
    pub fn machine(self) -> &'static str {
        match self {
            Self::Best => self.name(),
            _ => "early-cr",
        }
    }

    /// Sets of a first level, of 6 lines of 128 bytes each: 60 KB, or 48 KB beside a conflict address table.
    pub fn first_level_sets(self) -> usize {
        match self {
            Self::WarpTm => 80,
            Self::WarpTmSmall | Self::EarlyAbort | Self::PauseAndGo | Self::Both | Self::Best => 64,
        }
    }
}

impl Version {
    /// Of a workload.
    pub fn of_workload(self) -> crate::transactions::Version {
        use crate::transactions::Version as Of;
        match self {
            Self::Tx => Of::Transactions,
            Self::Fgl => Of::Locks,
            Self::Lock => Of::OneLock,
            Self::Atom => Of::Atomics,
        }
    }
}

impl Change {
    /// Those of choices that the paper leaves open, in the order of tables.
    pub const MADE: [Self; 14] = [
        Self::RemoveAtVote,
        Self::FailedInOrder,
        Self::Writers,
        Self::CountOnArrival,
        Self::PauseTogether,
        Self::WritesMeetReaders,
        Self::Broadcast,
        Self::UpdateChannel,
        Self::SlowCores,
        Self::FastCores,
        Self::UpdateChannelFast,
        Self::BackOffByWarp,
        Self::NoTemporal,
        Self::SendConflicts,
    ];

    /// What the two machines of a speedup have changed: Warp TM, and the one with both.
    pub fn of_warp_tm(self) -> Self {
        match self {
            Self::UpdateChannelFast => Self::FastCores,
            Self::SlowCores
            | Self::FastCores
            | Self::BackOffByWarp
            | Self::NoTemporal
            | Self::SendConflicts => self,
            _ => Self::None,
        }
    }
}

/// A run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setting {
    pub benchmark: String,
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

    /// Whether cores are told of words that are read in commit.
    pub fn tells_readers(&self) -> bool {
        self.configuration != Configuration::Best && self.change != Change::Writers
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

/// Runs of a part: every combination of what is listed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    part: Part,
    benchmarks: Vec<String>,
    #[serde(default = "transactions")]
    versions: Vec<Version>,
    configurations: Vec<Configuration>,
    #[serde(default = "unchanged")]
    changes: Vec<Change>,
    #[serde(default = "as_built")]
    entries: Vec<u32>,
}

fn transactions() -> Vec<Version> {
    vec![Version::Tx]
}

fn unchanged() -> Vec<Change> {
    vec![Change::None]
}

fn as_built() -> Vec<u32> {
    vec![HARDWARE_ENTRIES]
}

/// `grid.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Grid {
    runs: Vec<Block>,
}

impl Block {
    fn settings(&self, seed: u32) -> Vec<Setting> {
        let mut all = vec![];
        for benchmark in &self.benchmarks {
            for version in &self.versions {
                for configuration in &self.configurations {
                    for change in &self.changes {
                        all.extend(self.entries.iter().map(|entries| Setting {
                            version: *version,
                            change: *change,
                            entries: Some(*entries).filter(|one| *one != HARDWARE_ENTRIES),
                            ..Setting::new(benchmark, *configuration, seed)
                        }));
                    }
                }
            }
        }
        all
    }
}

/// The runs of some parts of the grid with inputs of one seed, of these benchmarks, each once.
///
/// # Errors
/// If the grid cannot be read.
pub fn settings(parts: &[Part], benchmarks: &[&str], seed: u32) -> Result<Vec<Setting>> {
    let text = include_str!("grid.toml");
    let grid: Grid = parse_toml(text, "grid.toml", "please report it")?;
    let blocks = grid.runs.iter().filter(|block| parts.contains(&block.part));
    let all = blocks.flat_map(|block| block.settings(seed));
    let mut seen = HashSet::new();
    let wanted = all.filter(|one| benchmarks.contains(&&*one.benchmark));
    Ok(wanted.filter(|one| seen.insert(one.clone())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn parts_have_all_their_points_once() {
        let mut all: Vec<&str> = BENCHMARKS.to_vec();
        all.push(LABELLED);
        let counts = Part::ALL.map(|part| settings(&[part], &all, 0).unwrap().len());
        // Ten by five; six by three by seven sizes and the baseline; nine with the baseline, four machines and small tables; two other versions of each
        // benchmark, and one of red-black trees; five with two machines and their changes.
        let [grid, tables, best, references, choices, others @ ..] = counts;
        assert_eq!(best, 9 * (1 + 2 + 1 + 2));
        assert_eq!([grid, tables], [10 * 5, 6 * (1 + 3 * 7)]);
        assert_eq!([references, choices], [8 * 2 + 2, 5 * (2 + 9 + 5 * 2)]);
        assert_eq!(others, [0, 0]);
        let runs = settings(&Part::ALL, &all, 3).unwrap();
        // Of tables and choices the grid has one by four by six, and two by five; of the best two by nine.
        let twice = 6 * 4 + 5 * 2 + 9 * 2;
        assert_eq!(runs.len(), counts.iter().sum::<usize>() - twice);
        assert_eq!(settings(&[Part::Grid], &["List"], 0).unwrap().len(), 5);
    }

    /// What figures and tables show is run.
    #[test]
    fn the_grid_has_what_is_shown() {
        let of = |part| -> BTreeSet<String> {
            let all: Vec<&str> = BENCHMARKS.into_iter().chain([LABELLED]).collect();
            let settings = settings(&[part], &all, 0).unwrap().into_iter();
            settings.map(|one| one.benchmark).collect()
        };
        let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(of(Part::Tables), named(&SWEPT));
        assert_eq!(of(Part::Choices), named(&CHOSEN));
        let sizes = settings(&[Part::Tables], &["List"], 0).unwrap();
        let sizes: BTreeSet<u32> = sizes.iter().filter_map(|one| one.entries).collect();
        let shown = ENTRIES.into_iter().filter(|one| *one != HARDWARE_ENTRIES);
        assert_eq!(sizes, shown.collect());
        let choices = settings(&[Part::Choices], &["HT1K"], 0).unwrap();
        for change in Change::MADE {
            for (one, change) in [
                (Configuration::Both, change),
                (Configuration::WarpTm, change.of_warp_tm()),
            ] {
                let is = |run: &Setting| (run.configuration, run.change) == (one, change);
                assert!(choices.iter().any(is), "{one:?} {change:?}");
            }
        }
    }

    /// Every version of every benchmark is run.
    #[test]
    fn references_are_all_versions_without_transactions() {
        for one in crate::transactions::benchmarks(1) {
            let runs = settings(&[Part::References], &[one.name], 0).unwrap();
            let versions: Vec<_> = runs.iter().map(|run| run.version.of_workload()).collect();
            let all = one.workload.versions().iter().copied();
            let others: Vec<_> = all
                .filter(|version| *version != Version::Tx.of_workload())
                .collect();
            assert_eq!(versions, others, "{}", one.name);
        }
    }

    #[test]
    fn first_levels_are_those_of_table_1() {
        let kilobytes = Configuration::ALL.map(|one| one.first_level_sets() * 6 * 128 / 1024);
        assert_eq!(kilobytes, [60, 48, 48, 48, 48, 48]);
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
