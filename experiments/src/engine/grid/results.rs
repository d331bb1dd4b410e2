//! Reports of a grid's runs, and what is computed from them.

use super::definition::{Case, Grid, Variant};
use turnstile_machine::metrics::{ratio, Report};
use turnstile_machine::Losers;

/// Every report of a grid.
pub struct Results {
    /// What was run.
    pub grid: Grid,
    /// With which seed.
    pub seed: u32,
    /// Who loses a conflict.
    pub losers: Losers,
    /// By case and variant; none if the run did not end, which only an unsound detector may cause.
    pub reports: Vec<Vec<Option<Report>>>,
    /// Engine of all runs.
    pub engine: String,
    /// What ran in lockstep.
    pub sample: Sample,
    /// Numbers of the paper's text that figures draw.
    pub stated: Vec<StatedNumber>,
}

/// Panels of figures that show what the text states, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// Speedups over the serialised version.
    Speedup,
    /// Commit ratios.
    CommitRatio,
}

/// A number of the text, as figures draw it.
pub struct StatedNumber {
    /// In which panels.
    pub drawn: Drawn,
    /// Label of the case.
    pub case: &'static str,
    /// Label of the variant.
    pub variant: &'static str,
    /// The paper's number.
    pub value: f64,
}

/// Runs on two engines that agreed on every pin in every clock.
#[derive(Clone)]
pub struct Sample {
    /// The second engine; none if there is none on this computer.
    pub engine: Option<String>,
    /// Case and variant of each run.
    pub runs: Vec<(String, String)>,
}

impl Results {
    /// The report of a case under a variant.
    pub fn get(&self, case: &str, variant: &str) -> Option<&Report> {
        let row = self.grid.cases.iter().position(|one| one.label == case)?;
        let column = self
            .grid
            .variants
            .iter()
            .position(|one| one.label == variant)?;
        self.reports.get(row)?.get(column)?.as_ref()
    }

    /// Every run in order.
    pub fn runs(&self) -> impl Iterator<Item = (&Case, &Variant, Option<&Report>)> {
        let cases = self.grid.cases.iter().zip(&self.reports);
        cases.flat_map(move |(case, reports)| {
            let variants = self.grid.variants.iter().zip(reports);
            let variants = variants.filter(|(variant, _)| case.has(variant));
            variants.map(move |(variant, report)| (case, variant, report.as_ref()))
        })
    }

    /// Cycles of the serialised version over those of `variant`.
    pub fn speedup(&self, case: &str, variant: &str) -> Option<f64> {
        ratio(
            self.serialised(case)?.cycles,
            self.get(case, variant)?.cycles,
        )
    }

    /// The serialised version of a case; an experiment may have that of the case it changes.
    pub fn serialised(&self, case: &str) -> Option<&Report> {
        let changed = || {
            let mut cases = self.grid.cases.iter();
            let experiment = cases.find(|one| one.label == case)?.experiment.as_ref()?;
            self.get(&experiment.of, "serial")
        };
        self.get(case, "serial").or_else(changed)
    }

    /// The cases of a benchmark, without experiments.
    pub fn cases<'a>(&'a self, group: &'a str) -> impl Iterator<Item = &'a Case> + 'a {
        self.grid
            .cases
            .iter()
            .filter(move |case| case.group == group && case.experiment.is_none())
    }

    /// The smallest and the largest `measure` of all cases of some benchmarks; none if one of these cases was left out, since a
    /// paper's number is about all of them.
    pub fn extremes(
        &self,
        groups: &[&str],
        measure: impl Fn(&str) -> Option<f64>,
    ) -> Option<(f64, f64)> {
        if !self.grid.whole(groups) {
            return None;
        }
        let cases = groups.iter().flat_map(|group| self.cases(group));
        extremes(cases.filter_map(|case| measure(&case.label)))
    }

    /// Whether a run may be drawn: nobody shall compare it with others if its outputs are wrong or no order explains it.
    pub fn is_valid(&self, case: &Case, report: &Report) -> bool {
        let right = report.outputs_correct != Some(false);
        let may_differ = case.unisolated && report.transactions.started > 0;
        right && (report.serialisable || may_differ)
    }

    /// The report of a valid run.
    pub fn valid(&self, case: &str, variant: &str) -> Option<&Report> {
        let found = self.grid.cases.iter().find(|one| one.label == case)?;
        let report = self.get(case, variant)?;
        self.is_valid(found, report).then_some(report)
    }

    /// Runs of the figures' cases that are not drawn: case and variant.
    pub fn invalid(&self) -> Vec<String> {
        let of_figures = |case: &Case| case.experiment.is_none();
        let runs = self.runs().filter(|(case, ..)| of_figures(case));
        let bad = runs
            .filter(|(case, _, report)| !report.is_some_and(|report| self.is_valid(case, report)));
        bad.map(|(case, variant, _)| format!("{} {}", case.label, variant.label))
            .collect()
    }

    /// How the runs were made, in words.
    pub fn how(&self) -> String {
        let losers = match self.losers {
            Losers::Later => "",
            Losers::All => {
                " Of a conflict all work-items of the wavefront lose that meet on the word in this access."
            }
        };
        let all = format!(
            "Every run on engine {}; speedups are over one work-item that does every critical section.{losers}",
            self.engine
        );
        let runs = self
            .sample
            .runs
            .iter()
            .map(|(case, variant)| format!("{case} {variant}"));
        let runs = runs.collect::<Vec<_>>().join(", ");
        match &self.sample.engine {
            Some(_) if self.sample.runs.is_empty() => {
                format!("{all}\nNothing ran in lockstep: the sample has none of these cases.")
            }
            Some(engine) => format!(
                "{all}\nIn lockstep with engine {engine}, equal on every pin in every clock: {runs}."
            ),
            None => format!("{all}\nNothing ran in lockstep: there is no Verilator here."),
        }
    }

    /// Every sound run passed its checks.
    pub fn good(&self) -> bool {
        self.runs()
            .filter(|(_, variant, _)| variant.sound())
            .all(|(case, _, report)| report.is_some_and(|report| self.is_valid(case, report)))
    }
}

/// Share of the wavefronts' time that goes into conflict detection, versioning, TX_Begin and TX_Commit.
pub fn overhead(report: &Report) -> Option<f64> {
    let breakdown = &report.breakdown;
    ratio(
        breakdown.memory_overhead + breakdown.begin_commit,
        report.kernel_cycles,
    )
}

/// Passes of wavefronts in wavefront or work-group serialisation over all passes.
pub fn serialised(report: &Report) -> Option<f64> {
    ratio(
        report.transactions.serialised_passes,
        report.transactions.passes,
    )
}

/// Transactions of wavefronts, each with all its passes, that went through a serialised mode, over all.
pub fn serialised_on_the_way(report: &Report) -> Option<f64> {
    ratio(
        report.transactions.serialised_wavefront_transactions,
        report.transactions.wavefront_transactions,
    )
}

/// Share of the accesses in transactions that lost though no live transaction used the word.
pub fn aliased(report: &Report) -> Option<f64> {
    ratio(report.aliased_conflicts, report.tx_accesses)
}

/// The smallest and the largest of some numbers.
fn extremes(numbers: impl Iterator<Item = f64>) -> Option<(f64, f64)> {
    numbers.fold(None, |extremes, number| {
        let (least, most) = extremes.unwrap_or((number, number));
        Some((least.min(number), most.max(number)))
    })
}
