//! The benchmarks of "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution" (Chen, Peng), Table 2, by their names.
//!
//! What they do is in [`transactions`](crate::transactions); here is what can be chosen about them.

use super::{Parameter, Plan, Range, Settings, Version, Workload};
use crate::transactions::{self, benchmarks, call, grid, text, words_of, Checked};
use crate::votes::Language;
use turnstile_tools::{Error, Result};

/// Tasks, as many as Table 2 has threads.
const TASKS: &str = "tasks";

/// All of them, in the order of Table 2.
pub const ALL: [&dyn Workload; 10] = [
    &TABLE,
    &HALF_TABLE,
    &ATM_50K,
    &ATM_25K,
    &ATM_10K,
    &SPARSE,
    &LIST,
    &BINARY_TREE,
    &RED_BLACK_180,
    &RED_BLACK_450,
];

const WITH_LOCKS: &[Version] = &[
    Version::Global(transactions::Version::Transactions),
    Version::Global(transactions::Version::Locks),
    Version::Global(transactions::Version::Atomics),
];
const WITH_ONE_LOCK: &[Version] = &[
    Version::Global(transactions::Version::Transactions),
    Version::Global(transactions::Version::OneLock),
];

const THREADS: &[Parameter] = &[tasks(23_040)];
const ATM: &str = "transfers between accounts";
const INSERTION: &str = "insertions into one red-black tree";

const TABLE: Row = Row::new(
    "HT1K",
    "insertions into a hash table of 1,024 buckets",
    THREADS,
);
const HALF_TABLE: Row = Row::new(
    "HT512",
    "insertions into a hash table of 512 buckets",
    THREADS,
);
const ATM_50K: Row = Row::new("ATM50K", ATM, THREADS);
const ATM_25K: Row = Row::new("ATM25K", ATM, THREADS);
const ATM_10K: Row = Row::new("ATM10K", ATM, THREADS);
const SPARSE: Row = Row::new("SpMV", "a vector times a sparse matrix", &[tasks(13_000)]);
const LIST: Row = Row::new("List", "insertions into a sorted list", THREADS);
const BINARY_TREE: Row = Row::new("BinTree", "insertions into a binary tree", &[tasks(1_000)]);
const RED_BLACK_180: Row = Row {
    versions: WITH_ONE_LOCK,
    ..Row::new("RBT180", INSERTION, &[tasks(180)])
};
const RED_BLACK_450: Row = Row {
    versions: WITH_ONE_LOCK,
    ..Row::new("RBT450", INSERTION, &[tasks(450)])
};

const fn tasks(most: u32) -> Parameter {
    Parameter {
        name: TASKS,
        description: "threads with a transaction each",
        default: most,
        range: Range::Between(1, most),
    }
}

/// A benchmark.
struct Row {
    name: &'static str,
    description: &'static str,
    parameters: &'static [Parameter],
    versions: &'static [Version],
}

impl Row {
    const fn new(
        name: &'static str,
        description: &'static str,
        parameters: &'static [Parameter],
    ) -> Self {
        Self {
            name,
            description,
            parameters,
            versions: WITH_LOCKS,
        }
    }

    fn workload(&self, settings: &Settings) -> Box<dyn transactions::Workload> {
        let all = benchmarks(settings.get(TASKS)).into_iter();
        let mut named = all.filter(|one| one.name == self.name);
        named.next().expect("it is a row of the table").workload
    }
}

impl Workload for Row {
    fn name(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn parameters(&self) -> &'static [Parameter] {
        self.parameters
    }

    fn versions(&self) -> &'static [Version] {
        self.versions
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let Version::Global(version) = version else {
            let what = format!("there is no version `{version}` of it");
            let remedy = "choose one that `turnstile list benchmarks` has";
            return Err(Error::input(
                format!("benchmark {}", self.name),
                what,
                remedy,
            ));
        };
        let workload = self.workload(settings);
        let (_, text) = text(workload.kernel(), Language::OpenCl);
        let [blocks, threads] = grid(&*workload);
        let (entry, arguments) = call(&*workload, version);
        Ok(Plan {
            name: entry.clone(),
            place: entry.clone(),
            file: workload.kernel(),
            texts: vec![("ptx", text)],
            entry,
            sizes: [blocks * threads, threads],
            arguments,
        })
    }

    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> Checked {
        self.workload(settings).check(&words_of(buffers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_run::FRONT_ENDS;

    #[test]
    fn the_benchmarks_are_those_of_the_table() {
        let table = benchmarks(u32::MAX);
        assert_eq!(table.len(), ALL.len());
        for (row, named) in table.iter().zip(ALL) {
            assert_eq!(named.name(), row.name);
            let versions = row.workload.versions().iter().copied();
            let versions: Vec<_> = versions.map(Version::Global).collect();
            assert_eq!(named.versions(), versions, "{}", row.name);
            let tasks = Settings::new(named).get(TASKS);
            assert_eq!(tasks, row.workload.tasks(), "{}", row.name);
        }
    }

    #[test]
    fn a_machine_for_wavefronts_does_not_run_them() {
        let [first, ..] = ALL;
        let version = first.versions()[0];
        let settings = Settings::new(first);
        let refused = first.job(FRONT_ENDS[0], version, &settings).unwrap_err();
        assert_eq!(refused.exit_code(), 2);
        assert_eq!(
            refused.to_string(),
            "benchmark HT1K: its kernels are for machines of PTX kernels; add --machine early-cr"
        );
    }
}
