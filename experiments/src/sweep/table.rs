//! The results of a sweep as tables.

use super::grid::Point;
use super::sample::Outcome;
use super::subject::Subject;
use crate::engine::areas::Area;
use crate::engine::grid::{count_names, counts};
use turnstile_machine::metrics::Report;
use turnstile_machine::{hardware_parameters, is_of_filter, EngineKind};
use turnstile_tools::table::Table;

/// A run with its result and the area of its hardware.
pub struct Row {
    /// What was run.
    pub point: Point,
    /// What came out.
    pub outcome: Outcome,
    /// The engine in lockstep with which it was done again, if it was.
    pub lockstep: Option<EngineKind>,
    /// None for `perfect`, which is no hardware, and if nobody asked.
    pub area: Option<Area>,
}

const AREA: [&str; 5] = ["cells", "flip_flops", "kge", "cell_um2", "sram_bits"];

impl Row {
    /// Its report, if it ended.
    pub fn report(&self) -> Option<&Report> {
        match &self.outcome {
            Outcome::Ended(report) => Some(report),
            Outcome::Failed(_) => None,
        }
    }

    /// It passed its checks, or is of a detector that need not.
    pub fn good(&self) -> bool {
        !self.point.hardware.detector().is_sound() || self.report().is_some_and(Report::good)
    }

    /// How it ended in a word or two, and in full.
    fn verdict(&self) -> (&'static str, &str) {
        match &self.outcome {
            Outcome::Failed(why) => ("failed", why),
            Outcome::Ended(report) if !report.serialisable => (
                "not serialisable",
                report.violation.as_deref().unwrap_or_default(),
            ),
            Outcome::Ended(report) if !report.good() => (
                "wrong output",
                report.output_error.as_deref().unwrap_or_default(),
            ),
            Outcome::Ended(_) => ("ok", ""),
        }
    }

    /// The value of a parameter of the hardware; nothing if the LDS has no such parameter.
    pub fn hardware(&self, name: &str) -> String {
        let own = self.set(name);
        let unit = self.point.hardware.unit();
        let sizes = hardware_parameters().filter(|one| !is_of_filter(one.name));
        let paper = sizes.filter(|one| one.name == name && one.units.contains(&unit));
        let paper = paper.map(|one| one.paper.0.to_owned()).next();
        own.or(paper).unwrap_or_default()
    }

    /// The value, if the filter has it or the run sets it.
    fn set(&self, name: &str) -> Option<String> {
        let values = self.point.hardware.parameters();
        let own = values.into_iter().find(|value| value.0 == name);
        own.map(|(_, value)| value)
    }

    /// Parameters of the benchmark, the detector, parameters of the hardware.
    fn names<'a>(&'a self, hardware: &'a [&'static str]) -> impl Iterator<Item = String> + 'a {
        let settings = self
            .point
            .settings
            .iter()
            .map(|(_, value)| value.to_string());
        let detector = self.point.hardware.detector().name().to_string();
        let hardware = hardware.iter().map(|name| self.hardware(name));
        settings.chain([detector]).chain(hardware)
    }

    fn lockstep(&self) -> &'static str {
        self.lockstep.map_or("", EngineKind::name)
    }

    fn area_cells(&self) -> [String; 5] {
        let Some(area) = self.area else {
            return Default::default();
        };
        [
            area.cells.to_string(),
            area.flip_flops.to_string(),
            format!("{:.1}", area.kge),
            format!("{:.1}", area.cell_um2),
            area.sram_bits.to_string(),
        ]
    }
}

/// The parameters of the hardware that have a column: those of filters, and sizes that a run changes.
fn hardware_of(rows: &[Row]) -> Vec<&'static str> {
    let names = hardware_parameters().map(|parameter| parameter.name);
    let is_set = |name: &&str| rows.iter().any(|row| row.set(name).is_some());
    names
        .filter(|name| is_of_filter(name) || is_set(name))
        .collect()
}

fn headings<'a>(
    subject: &'a Subject,
    hardware: &'a [&'static str],
) -> impl Iterator<Item = &'static str> + 'a {
    subject
        .parameters()
        .chain(["detector"])
        .chain(hardware.iter().copied())
}

/// Every count of every run, in the order of the grid; nothing in it depends on time.
pub fn long(subject: &Subject, machine: &str, engine: &str, rows: &[Row]) -> Table {
    let hardware = hardware_of(rows);
    let head = ["benchmark"]
        .into_iter()
        .chain(headings(subject, &hardware))
        .chain(["machine", "engine", "lockstep", "status"])
        .chain(count_names())
        .chain(AREA)
        .chain(["message"]);
    let line = |row: &Row| {
        let (status, message) = row.verdict();
        [subject.name().to_string()]
            .into_iter()
            .chain(row.names(&hardware))
            .chain([machine, engine, row.lockstep(), status].map(String::from))
            .chain(counts(row.report()))
            .chain(row.area_cells())
            .chain([message.to_string()])
            .collect()
    };
    Table::new(head, rows.iter().map(line))
}

/// The main figures of every run.
pub fn short(subject: &Subject, rows: &[Row]) -> Table {
    let figures = [
        "cycles",
        "commits",
        "conflicts",
        "aliased",
        "readers",
        "kGE",
        "lockstep",
        "status",
    ];
    let hardware = hardware_of(rows);
    let head = headings(subject, &hardware).chain(figures);
    let line = |row: &Row| {
        let report = row.report();
        let count = |count: fn(&Report) -> u64| {
            report.map_or("-".to_string(), |report| count(report).to_string())
        };
        let commits = report.and_then(|report| report.commit_ratio);
        let area = row.area.map(|area| format!("{:.1}", area.kge));
        let figures = [
            count(|report| report.cycles),
            turnstile_machine::metrics::percent(commits),
            count(|report| report.conflicts),
            count(|report| report.aliased_conflicts),
            count(|report| report.read_read_conflicts),
            area.unwrap_or("-".into()),
            row.lockstep().to_string(),
            row.verdict().0.to_string(),
        ];
        let cells = row.names(&hardware).chain(figures);
        let shown = cells.map(|cell| match cell.is_empty() {
            true => "-".to_string(),
            false => cell,
        });
        shown.collect()
    };
    Table::new(head, rows.iter().map(line))
}
