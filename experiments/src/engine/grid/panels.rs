//! Panels of figures that most grids have: speedups, breakdowns, modes, commits, conflicts.

use super::results::{self, Drawn, Results};
use crate::engine::chart::{Panel, PanelKind, Series, Stated};
use turnstile_machine::metrics::{ratio, Report};

/// A share of a report's whole.
type Part = (&'static str, fn(&Report) -> Option<f64>);

const BREAKDOWN: [Part; 4] = [
    ("non-TX", |report| {
        ratio(report.breakdown.non_tx, report.kernel_cycles)
    }),
    ("TX", |report| {
        ratio(report.breakdown.tx, report.kernel_cycles)
    }),
    ("memory overhead", |report| {
        ratio(report.breakdown.memory_overhead, report.kernel_cycles)
    }),
    ("TX_Begin and TX_Commit", |report| {
        ratio(report.breakdown.begin_commit, report.kernel_cycles)
    }),
];

/// A serialised pass runs one work-item, so attempts in a serialised mode are passes.
const MODES: [Part; 3] = [
    ("transactional", |report| {
        let transactions = &report.transactions;
        ratio(
            transactions.passes - transactions.serialised_passes,
            transactions.passes,
        )
    }),
    ("wavefront serialisation", |report| {
        ratio(
            report.transactions.wf_serialised,
            report.transactions.passes,
        )
    }),
    ("work-group serialisation", |report| {
        ratio(
            report.transactions.wg_serialised,
            report.transactions.passes,
        )
    }),
];

const CONFLICTS: [Part; 3] = [
    ("real", |report| {
        ratio(report.conflicts - report.false_conflicts, report.conflicts)
    }),
    ("between readers", |report| {
        ratio(report.read_read_conflicts, report.conflicts)
    }),
    ("aliased", |report| {
        ratio(report.aliased_conflicts, report.conflicts)
    }),
];

/// Cases and variants of a panel.
pub struct Selection<'a> {
    /// Results of all runs.
    pub results: &'a Results,
    /// Labels of the cases.
    pub cases: Vec<&'a str>,
    /// Labels of the variants.
    pub variants: &'a [&'a str],
}

impl Selection<'_> {
    /// Speedup over the serialised version.
    pub fn speedup(&self) -> Panel {
        let panel = self.grouped("speedup over serialised", |case, variant| {
            self.results.valid(case, variant)?;
            self.results.speedup(case, variant)
        });
        let ring = |stated: &results::StatedNumber| Stated {
            category: stated.case.into(),
            series: stated.variant.into(),
            value: stated.value,
        };
        Panel {
            stated: self.stated(Drawn::Speedup).map(ring).collect(),
            ..panel
        }
    }

    /// Where the time goes.
    pub fn breakdown(&self) -> Panel {
        self.stacked("execution breakdown, % of wavefront-cycles", &BREAKDOWN)
    }

    /// Transactions by mode.
    pub fn modes(&self) -> Panel {
        self.stacked("transactions by mode, % of passes of wavefronts", &MODES)
    }

    /// Conflicts by cause.
    pub fn conflicts(&self) -> Panel {
        self.stacked("lost conflicts by cause, %", &CONFLICTS)
    }

    /// Commit ratio.
    pub fn commit_ratio(&self) -> Panel {
        let part: Part = ("committed", |report| report.commit_ratio);
        let panel = self.stacked("commit ratio, % of attempts", &[part]);
        let ring = |stated: &results::StatedNumber| Stated {
            category: format!("{} {}", stated.case, stated.variant),
            series: part.0.into(),
            value: 100.0 * stated.value,
        };
        Panel {
            stated: self.stated(Drawn::CommitRatio).map(ring).collect(),
            ..panel
        }
    }

    /// What the text states of these cases and variants.
    fn stated(&self, drawn: Drawn) -> impl Iterator<Item = &results::StatedNumber> {
        let all = self.results.stated.iter();
        all.filter(move |one| {
            let chosen = self.cases.contains(&one.case) && self.variants.contains(&one.variant);
            chosen && one.drawn == drawn
        })
    }

    fn grouped(&self, title: &str, value: impl Fn(&str, &str) -> Option<f64>) -> Panel {
        let of_variant = |variant: &&str| {
            Series::new(*variant, self.cases.iter().map(|case| value(case, variant)))
        };
        Panel::new(
            title,
            PanelKind::Grouped,
            &self.cases,
            self.variants.iter().map(of_variant),
        )
    }

    /// A bar a case and variant.
    fn stacked(&self, title: &str, parts: &[Part]) -> Panel {
        let bars: Vec<(&str, &str)> = self
            .cases
            .iter()
            .flat_map(|case| self.variants.iter().map(move |variant| (*case, *variant)))
            .collect();
        let of_part = |(name, part): &Part| {
            Series::new(
                *name,
                bars.iter().map(|(case, variant)| {
                    part(self.results.valid(case, variant)?).map(|share| 100.0 * share)
                }),
            )
        };
        Panel::new(
            title,
            PanelKind::Shares,
            bars.iter()
                .map(|(case, variant)| format!("{case} {variant}")),
            parts.iter().map(of_part),
        )
    }
}
