//! `turnstile simulate --compare`: one kernel under several detectors, side by side.

use super::compare_advice::{advice, cycles};
use super::costs::{costs, Costs};
use super::detector_list::detectors;
use super::output::{files_written, tell, Output};
use super::progress::Bars;
use comfy_table::{presets, CellAlignment, Table};
use serde::Serialize;
use std::path::Path;
use turnstile_experiments::engine::outside::{Progress, Quiet};
use turnstile_experiments::engine::points;
use turnstile_experiments::engine::run::{run, Benchmark, Setup};
use turnstile_experiments::workloads::Version;
use turnstile_machine::metrics::{percent, thousands, Report};
use turnstile_machine::{is_of_filter, Detector, EngineKind, Hardware, MachineConfig};
use turnstile_run::{FrontEnds, Program};
use turnstile_tools::file::check_outputs;
use turnstile_tools::{Error, Result};

const LEGEND: &str = "\
period: of the LDS, over the baseline, by OSU's 0.18 um cells; us: cycles by the machine's clock at that ratio; bars: cycles; false: of the conflicts;
area: cells added to an LDS with its SRAM; - where it is not known: `turnstile area` and `turnstile sweep` synthesise";

/// Characters of the longest bar.
const BAR: f64 = 24.0;

/// What is compared.
pub struct Comparison<'a> {
    /// Detectors, as the user lists them.
    pub list: &'a str,
    pub program: &'a Program,
    pub benchmark: Option<&'a Benchmark>,
    /// Names and values of the hardware's parameters, for detectors that have them.
    pub hardware: &'a [(&'a str, &'a str)],
    pub machine: &'a MachineConfig,
    pub max_cycles: u64,
}

/// A program under a detector.
struct Variant {
    name: String,
    hardware: Hardware,
    /// Of a bundled benchmark: another version than the program's.
    plain: Option<Version>,
}

/// What came out. Fields are added, never renamed.
#[derive(Serialize)]
struct Row {
    /// Detector, or the version of a benchmark that runs without.
    name: String,
    /// None if the run did not end.
    report: Option<Report>,
    /// Why it did not.
    error: Option<String>,
    /// Clock period of the LDS over that of the baseline; none if it is not known.
    period_ratio: Option<f64>,
    /// The time of the cycles by the machine's clock, made slower by that; none if that is not known.
    microseconds: Option<f64>,
    /// What its LDS costs over the baseline in cells, and as a share of the baseline with its SRAM.
    added_um2: Option<f64>,
    added_share: Option<f64>,
}

impl Comparison<'_> {
    /// Runs everything, and writes the rows, but not over inputs; the exit code says whether all runs passed their checks.
    pub fn run(&self, json: Option<&Path>, inputs: &[(&str, &Path)]) -> Result<u8> {
        let variants = self.variants()?;
        let output = json.map(Output::create).transpose()?;
        let named: Vec<_> = json.iter().map(|path| ("--json", *path)).collect();
        check_outputs(inputs, &named)?;
        let bar = Bars.over("runs", Some(variants.len()));
        let rows = points::all(&variants, &*bar, |variant| self.row(variant));
        drop(bar);
        let rows = rows?;
        if let Some(output) = output {
            let json = serde_json::to_string_pretty(&rows).expect("plain numbers and texts");
            output.write(&(json + "\n"))?;
        }
        let table = self.text(&variants, &rows);
        let text = format!("{table}{}", files_written(json.into_iter()));
        tell(&text)?;
        let good = variants.iter().zip(&rows).all(|(variant, row)| {
            let sound = variant.hardware.detector().is_sound();
            !sound || row.report.as_ref().is_some_and(Report::good)
        });
        Ok(u8::from(!good))
    }

    fn variants(&self) -> Result<Vec<Variant>> {
        let place = format!("--compare {}", self.list);
        if !matches!(self.machine, MachineConfig::ComputeUnit(_)) || !self.program.transactional() {
            return Err(Error::input(
                place,
                "detectors find conflicts in local memory, and transactions of this kernel, if it has some, are on global memory",
                "give a kernel for wavefronts of 64 with TX_BEGIN and TX_COMMIT, or run without --compare",
            ));
        }
        let mut variants = vec![];
        let all = detectors("--compare", self.list)?;
        // If nobody has what they are about, that is an error.
        let some_have_filters = all.iter().any(|one| one.has_filter());
        for detector in all {
            let parameters = match some_have_filters && !detector.has_filter() {
                true => self.sizes(),
                false => self.hardware.to_vec(),
            };
            variants.push(Variant {
                name: detector.name().into(),
                hardware: Hardware::new(detector, &parameters)?,
                plain: None,
            });
        }
        let versions = self.benchmark.map(|one| one.workload.versions());
        let plain = versions.unwrap_or_default().iter();
        let plain = plain.filter(|version| **version != Version::Tm);
        for version in plain {
            variants.push(Variant {
                name: format!("{version}, no transactions"),
                hardware: Hardware::new(Detector::None, &self.sizes())?,
                plain: Some(*version),
            });
        }
        Ok(variants)
    }

    /// Parameters that hardware without filters has too.
    fn sizes(&self) -> Vec<(&str, &str)> {
        let all = self.hardware.iter().copied();
        all.filter(|(name, _)| !is_of_filter(name)).collect()
    }

    fn row(&self, variant: &Variant) -> Result<Row> {
        let setup = Setup {
            max_cycles: self.max_cycles,
            ..Setup::new(
                variant.hardware.on(self.machine)?,
                EngineKind::Model,
                self.machine,
            )
        };
        let (report, error) = match self.ran(variant, &setup) {
            Ok(report) => (Some(report), None),
            // That a detector does not get a kernel to its end is a result.
            Err(Error::Run(complaint)) => (None, Some(Error::Run(complaint).to_string())),
            Err(error) => return Err(error),
        };
        let costs = self.costs(variant)?;
        let period_ratio = costs.map(|costs| costs.period_ratio);
        Ok(Row {
            name: variant.name.clone(),
            microseconds: period_ratio
                .zip(report.as_ref())
                .map(|(ratio, report)| ratio * report.microseconds),
            report,
            error,
            period_ratio,
            added_um2: costs.map(|costs| costs.added_um2),
            added_share: costs.map(|costs| costs.added_share),
        })
    }

    fn ran(&self, variant: &Variant, setup: &Setup) -> Result<Report> {
        let Some((version, benchmark)) = variant.plain.zip(self.benchmark) else {
            return Ok(run(self.program, self.benchmark, setup, &mut Quiet)?.report);
        };
        let front_end = FrontEnds::default().of_machine(self.machine)?;
        let benchmark = Benchmark {
            version,
            ..benchmark.clone()
        };
        let settings = &benchmark.settings;
        let job = benchmark.workload.job(front_end, version, settings)?;
        Ok(run(&Program::of(job), Some(&benchmark), setup, &mut Quiet)?.report)
    }

    /// What is known of hardware as it is by default.
    fn costs(&self, variant: &Variant) -> Result<Option<Costs>> {
        let detector = variant.hardware.detector();
        let here = variant.hardware.on(self.machine)?;
        let default = Hardware::from(detector).on(&MachineConfig::default())?;
        // Perfect is no hardware.
        let known = here == default && detector != Detector::Perfect;
        Ok(known.then(|| costs(detector.unit())).flatten())
    }

    fn text(&self, variants: &[Variant], rows: &[Row]) -> String {
        let mut table = Table::new();
        table.load_preset(presets::NOTHING).set_header([
            "detector",
            "cycles",
            "",
            "period",
            "us",
            "attempts",
            "commits",
            "conflicts",
            "false",
            "area",
        ]);
        let reports = rows.iter().filter_map(|row| row.report.as_ref());
        let longest = reports.map(|report| report.cycles).max().unwrap_or(0);
        table.add_rows(rows.iter().map(|row| row.cells(longest)));
        for column in [1, 3, 4, 5, 6, 7, 8, 9] {
            let column = table.column_mut(column).expect("a column");
            column.set_cell_alignment(CellAlignment::Right);
        }
        // The margin is not wanted.
        let lines = table.lines().map(|line| line[1..].trim_end().to_owned());
        let table: Vec<String> = lines.collect();
        let failed = rows
            .iter()
            .filter_map(|row| Some((&row.name, row.wrong()?)));
        let failed = failed.map(|(name, error)| {
            let first = error.lines().next().unwrap_or_default();
            format!("{name}: {first}")
        });
        let title = format!(
            "{} on {}, engine model",
            self.program.name,
            self.machine.name()
        );
        let mut parts = vec![title, table.join("\n")];
        parts.extend(failed);
        parts.extend([told(variants, rows), LEGEND.into()]);
        parts.retain(|part| !part.is_empty());
        parts.join("\n\n") + "\n"
    }
}

/// What the runs that are right say about the first detector.
fn told(variants: &[Variant], rows: &[Row]) -> String {
    let good = |row: &'_ Row| row.report.as_ref().is_some_and(Report::good);
    let runs = variants.iter().zip(rows).filter(|(_, row)| good(row));
    let mut tried = vec![];
    let mut plain = vec![];
    for (variant, row) in runs {
        let (detector, report) = (variant.hardware.detector(), row.report.as_ref());
        match (detector, report) {
            (Detector::None, Some(report)) => plain.push((&row.name, report)),
            (Detector::Perfect, _) | (_, None) => {}
            (_, Some(report)) => tried.push((detector, report)),
        }
    }
    let mut lines = advice(&tried);
    if let Some((first, report)) = tried.first() {
        let faster = plain.iter().filter(|(_, one)| one.cycles < report.cycles);
        lines.extend(faster.map(|(name, with)| {
            format!(
                "{name}, in place of {}: {}",
                first.name(),
                cycles(with, report)
            )
        }));
    }
    lines.join("\n")
}

impl Row {
    /// Why it did not end, or which check it has not passed.
    fn wrong(&self) -> Option<&str> {
        let report = self.report.as_ref();
        let of_report = report.and_then(|report| match report.serialisable {
            false => report.violation.as_deref(),
            true => report.output_error.as_deref(),
        });
        self.error.as_deref().or(of_report)
    }

    /// As a reader sees it; the longest run has the longest bar.
    fn cells(&self, longest: u64) -> [String; 10] {
        let known = |told: Option<String>| told.unwrap_or_else(|| "-".into());
        let share = |ratio: f64| format!("{:+.1} %", 100.0 * ratio);
        let of_report = |told: &dyn Fn(&Report) -> String| known(self.report.as_ref().map(told));
        let runs = |told: &dyn Fn(&Report) -> String| {
            let report = self.report.as_ref();
            known(report.filter(|one| one.transactions.started > 0).map(told))
        };
        [
            match &self.report {
                Some(report) if !report.good() => format!("{} (WRONG)", self.name),
                _ => self.name.clone(),
            },
            of_report(&|report| thousands(report.cycles)),
            of_report(&|report| {
                let length = BAR * report.cycles as f64 / longest as f64;
                "\u{2588}".repeat((length.round() as usize).max(1))
            }),
            known(self.period_ratio.map(|ratio| share(ratio - 1.0))),
            known(self.microseconds.map(|time| format!("{time:.1}"))),
            runs(&|report| thousands(report.transactions.started)),
            runs(&|report| percent(report.commit_ratio)),
            runs(&|report| thousands(report.conflicts)),
            runs(&|report| match report.conflicts {
                0 => "-".into(),
                all => percent(Some(report.false_conflicts as f64 / all as f64)),
            }),
            known(self.added_share.map(share)),
        ]
    }
}
