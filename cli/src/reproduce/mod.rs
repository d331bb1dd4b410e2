//! The experiments of the LocalTM papers: what is run, what the papers say, and ours beside theirs.
//!
//! A paper is a grid of runs: cases (a benchmark with its settings) by variants (a version under a detector). Everything
//! here is computed from the reports of these runs; nothing is run here.

mod bloom;
mod claim;
mod directory;
pub mod early;
mod figure;
mod page;
mod results;
mod rtl;
pub mod scratchpad;
mod statement;
mod storage;
pub mod sync;
mod table;
pub mod ways;

pub use claim::{Claim, Measure, Row, Theirs, Unit};
pub use figure::{svg, Figure};
pub use page::{html, Page};
pub use results::{Results, Sample};
pub use statement::{Holds, Statement};
pub(crate) use table::{aligned, csv_text, FIELDS};
pub use table::{claims_text, rows_csv, runs_csv, runs_text, statements_text, transactions_text};

use turnstile_experiments::workloads::Version;
use turnstile_machine::Detector;
use turnstile_tools::{Error, Result};

/// A paper's experiments.
pub struct Paper {
    /// Name on the command line.
    pub name: &'static str,
    /// What it is called in headings.
    pub title: &'static str,
    /// What is run, by benchmark.
    pub cases: Vec<Case>,
    /// How each case is run.
    pub variants: Vec<Variant>,
    /// The figures, from the results.
    pub figures: fn(&Results) -> Vec<Figure>,
    /// The numbers that the text states.
    pub claims: fn() -> Vec<Claim>,
    /// Labels of the cases that run on two engines in lockstep besides.
    pub sample: &'static [&'static str],
    /// Benchmarks of which cases of the figures are left out.
    pub cut: Vec<&'static str>,
}

impl Paper {
    /// Leaves only the cases, or the benchmarks' cases, with these names; all of them if there is none.
    pub fn only(mut self, names: &[String]) -> Result<Self> {
        let of = |case: &Case| case.experiment.as_ref().map(|experiment| experiment.of);
        let is = |case: &Case, name: &String| {
            let mut names = [Some(&*case.label), Some(case.group), of(case)]
                .into_iter()
                .flatten();
            names.any(|one| one.eq_ignore_ascii_case(name))
        };
        for name in names {
            if !self.cases.iter().any(|case| is(case, name)) {
                let labels: Vec<_> = self.cases.iter().map(|case| case.label.as_str()).collect();
                return Err(Error::input(
                    format!("--only {name}"),
                    format!("{} has no case and no benchmark `{name}`", self.name),
                    format!("choose {}", labels.join(", ")),
                ));
            }
        }
        if !names.is_empty() {
            let chosen = |case: &Case| names.iter().any(|name| is(case, name));
            let left_out = self.cases.iter().filter(|case| !chosen(case));
            let left_out = left_out.filter(|case| case.experiment.is_none());
            self.cut = left_out.map(|case| case.group).collect();
            self.cases.retain(chosen);
        }
        Ok(self)
    }

    /// Whether all cases of these benchmarks are run.
    pub fn whole(&self, groups: &[&str]) -> bool {
        !groups.iter().any(|group| self.cut.contains(group))
    }
}

/// A benchmark with its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Short name of the paper, such as HT.
    pub group: &'static str,
    /// Label in tables, such as HT2.
    pub label: String,
    /// Benchmark.
    pub workload: &'static str,
    /// Its settings, as after `--set`.
    pub settings: Vec<String>,
    /// What makes it an experiment; none for the cases of the figures.
    pub experiment: Option<Experiment>,
}

/// A case of the figures, with a suspected cause of a difference changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Experiment {
    /// Label of the case; its serialised version is the reference of speedups if the experiment has none.
    pub of: &'static str,
    /// Labels of the variants that it is run in.
    pub variants: &'static [&'static str],
    /// Names and values of parameters of the hardware.
    pub hardware: Vec<(&'static str, &'static str)>,
    /// Reads local memory outside of its transactions, where nothing is isolated: the order of commits need not explain that.
    pub unisolated: bool,
}

impl Case {
    /// Whether it is run in this variant.
    pub fn has(&self, variant: &Variant) -> bool {
        let chosen = self
            .experiment
            .as_ref()
            .map(|experiment| experiment.variants);
        chosen.is_none_or(|labels| labels.contains(&variant.label))
    }

    /// Settings of the benchmark and of the hardware, as after `--set`.
    pub fn settings_text(&self) -> String {
        let hardware = self
            .experiment
            .iter()
            .flat_map(|experiment| &experiment.hardware);
        let hardware = hardware.map(|(name, value)| format!("{name}={value}"));
        let all: Vec<_> = self.settings.iter().cloned().chain(hardware).collect();
        all.join(" ")
    }

    /// Whether the order of commits need not explain its runs.
    pub fn unisolated(&self) -> bool {
        self.experiment.as_ref().is_some_and(|one| one.unisolated)
    }
}

/// A version under a detector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Label in tables.
    pub label: &'static str,
    /// Version of the benchmark.
    pub version: Version,
    /// Detector.
    pub detector: Detector,
}

impl Variant {
    /// The run must be serialisable and its outputs right.
    pub fn sound(&self) -> bool {
        self.detector.is_sound()
    }

    /// Transactions under a detector.
    const fn tm(label: &'static str, detector: Detector) -> Self {
        let version = Version::Tm;
        Self {
            label,
            version,
            detector,
        }
    }

    /// The reference of all speedups.
    const SERIAL: Self = Self {
        label: "serial",
        version: Version::Serial,
        detector: Detector::None,
    };

    /// Fine-grained locks, or atomics.
    const FGL: Self = Self {
        label: "fgl",
        version: Version::Fgl,
        detector: Detector::None,
    };
}

/// Every paper whose experiments are a grid of runs.
fn papers() -> [Paper; 2] {
    [bloom::paper(), directory::paper()]
}

/// Names of all papers.
pub fn names() -> Vec<&'static str> {
    let grids = papers().into_iter().map(|paper| paper.name);
    grids
        .chain([scratchpad::NAME, sync::NAME, early::NAME])
        .collect()
}

/// The paper of a grid that is called `name`, in small or capital letters.
pub fn find(name: &str) -> Option<Paper> {
    let mut papers = papers().into_iter();
    papers.find(|paper| paper.name.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_known_and_names_may_be_in_any_case() {
        let paper = find("LOCALTM-Bloom").unwrap();
        assert!(paper.whole(&["HT", "KM", "GA"]));
        let paper = paper.only(&["ht2".into(), "Ga".into()]).unwrap();
        assert!(paper.whole(&["GA"]) && !paper.whole(&["HT"]) && !paper.whole(&["KM", "GA"]));
        let of_figures = |case: &&Case| case.experiment.is_none();
        let groups = paper.cases.iter().filter(of_figures);
        let groups: Vec<&str> = groups.map(|case| case.group).collect();
        assert_eq!(groups.iter().filter(|group| **group == "HT").count(), 1);
        assert_eq!(groups.iter().filter(|group| **group == "GA").count(), 8);
        assert_eq!(groups.len(), 9);
    }
}
