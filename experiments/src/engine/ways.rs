//! Ways to update words of local memory, side by side: a benchmark in several versions, on the machines that have them.

use super::batch::Batch;
use super::chart::{Panel, PanelKind, Series};
use super::run::{Benchmark, Setup};
use crate::atomics::LockbitMachine;
use crate::numbers::upper_median;
use crate::workloads::Version;
use clap::ValueEnum;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use turnstile_machine::metrics::ratio;
use turnstile_machine::{Detector, EngineKind, Hardware, MachineConfig, SharedAtomics, SimtConfig};
use turnstile_tools::file::parse_toml;
use turnstile_tools::table::Table;
use turnstile_tools::{Error, Result};

/// A way to update words.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Its name in tables.
    pub name: String,
    /// Its name in charts.
    pub label: String,
    /// The machine: a compute unit with transactions, or a multiprocessor.
    pub machine: Machine,
    /// Version of the benchmark.
    pub version: Version,
    /// Settings of the benchmark that make it this way, beside those of the task.
    #[serde(default)]
    pub set: String,
    /// What finds conflicts of transactions.
    #[serde(default = "no_detector", deserialize_with = "detector")]
    pub detector: Detector,
    /// What atomic instructions on local memory take if they go through lock bits; they are native otherwise.
    pub lock_bits: Option<LockBits>,
    /// The run must not end, because lanes wait for each other.
    #[serde(default)]
    pub deadlocks: bool,
}

/// What atomic instructions through lock bits take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LockBits {
    /// The RTL's clocks.
    Rtl,
    /// What the paper measured.
    Paper,
}

fn no_detector() -> Detector {
    Detector::None
}

fn detector<'de, D: Deserializer<'de>>(name: D) -> std::result::Result<Detector, D::Error> {
    let name = String::deserialize(name)?;
    Detector::from_str(&name, false).map_err(D::Error::custom)
}

/// What runs the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Machine {
    /// A compute unit of Southern Islands, four wavefronts of 64.
    #[serde(rename = "southern-islands")]
    ComputeUnit,
    /// A multiprocessor of a GTX 580, eight warps of 32.
    #[serde(rename = "gtx580")]
    Multiprocessor,
}

impl Machine {
    /// Name of its machine file.
    pub fn name(self) -> &'static str {
        match self {
            Self::ComputeUnit => "southern-islands",
            Self::Multiprocessor => "gtx580",
        }
    }
}

impl Way {
    fn atomics(&self) -> SharedAtomics {
        match self.lock_bits {
            None => SharedAtomics::Native,
            Some(_) => SharedAtomics::LockBits,
        }
    }

    /// Its LDS.
    pub fn hardware(&self) -> Hardware {
        match self.atomics() {
            SharedAtomics::Native => self.detector.into(),
            atomics @ SharedAtomics::LockBits => atomics.into(),
        }
    }

    fn config(&self, constants: &LockbitMachine) -> Result<MachineConfig> {
        if self.machine == Machine::ComputeUnit {
            return Ok(MachineConfig::default());
        }
        let mut config = multiprocessor(constants)?;
        config.shared.atomics = self.atomics();
        if self.lock_bits != Some(LockBits::Paper) {
            config.shared.lock_bits = None;
        }
        Ok(MachineConfig::Simt(config))
    }

    /// Runs a benchmark this way.
    ///
    /// # Errors
    /// If the run fails, or ends and must not.
    pub fn run(
        &self,
        workload: &str,
        settings: &[String],
        constants: &LockbitMachine,
    ) -> Result<End> {
        let benchmark = Benchmark::new(workload, self.version, settings)?;
        let machine = self.config(constants)?;
        let setup = Setup::new(self.hardware(), EngineKind::Model, &machine);
        let ran = benchmark.run(&setup);
        let failed = |what: &str| {
            let place = format!("{workload}, {} on {}", self.name, self.machine.name());
            Error::run(place, what, "please report it")
        };
        match (self.deadlocks, ran) {
            (true, Err(Error::Run(complaint))) if complaint.what.starts_with("SIMT deadlock") => {
                Ok(End::Deadlock(complaint.to_string()))
            }
            (_, Err(error)) => Err(error),
            (true, Ok(_)) => Err(failed("the run has ended, and must not")),
            (false, Ok(report)) if report.good() => Ok(End::Cycles(report.cycles)),
            (false, Ok(report)) => {
                let wrong = report.output_error.or(report.violation);
                Err(failed(&wrong.unwrap_or_default()))
            }
        }
    }
}

/// The paper's multiprocessor, with these constants of lock bits.
///
/// # Errors
/// If a machine cannot have them.
pub fn multiprocessor(constants: &LockbitMachine) -> Result<SimtConfig> {
    let mut config = bundled(Machine::Multiprocessor.name())?;
    if let Some(lock_bits) = &mut config.shared.lock_bits {
        lock_bits.latency = constants.latency;
    }
    config.check(&constants.name)?;
    Ok(config)
}

/// A bundled machine with SIMT cores.
///
/// # Errors
/// If there is none of this name.
pub fn bundled(name: &str) -> Result<SimtConfig> {
    match MachineConfig::bundled(name) {
        Some(MachineConfig::Simt(config)) => Ok(config),
        _ => Err(Error::input(
            name,
            "this machine is not there",
            "please report it",
        )),
    }
}

/// What is compared.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// Name of the benchmark.
    pub workload: String,
    /// The first of a machine is what the others are compared with.
    pub ways: Vec<Way>,
    /// What each does: its name, and settings of the benchmark.
    pub tasks: Vec<[String; 2]>,
    /// With inputs of seeds from 1 to so many.
    pub seeds: u32,
    /// What the first ways are called.
    pub base: String,
}

/// A way with settings of the benchmark.
pub struct WayRun {
    way: Way,
    settings: Vec<String>,
}

impl WayRun {
    /// In words, which no other run of a comparison has.
    fn name(&self) -> String {
        let Self { way, settings } = self;
        let machine = way.machine.name();
        format!("{} on {machine}, {}", way.name, settings.join(" "))
    }
}

/// How a run ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// After so many cycles.
    Cycles(u64),
    /// Not at all, as it has to be, and what the machine says about it.
    Deadlock(String),
}

/// What all took.
pub struct Compared {
    /// What was compared.
    pub of: Comparison,
    /// How each run of the batch has ended.
    pub ends: Vec<End>,
}

impl Comparison {
    /// What a text describes.
    ///
    /// # Errors
    /// If it is no comparison.
    pub fn read(text: &str) -> Result<Self> {
        parse_toml(text, "ways.toml", "see experiments/src/engine/ways.rs")
    }

    /// The runs of all, with these constants of lock bits, and after each what else is to be done with its settings.
    pub fn batch(
        &self,
        constants: &LockbitMachine,
        besides: impl Fn(&Way, &[String]) -> Result<()> + Send + Sync + 'static,
    ) -> Batch<WayRun, End> {
        let (workload, constants) = (self.workload.clone(), constants.clone());
        Batch::new("way", self.runs(), WayRun::name, move |run| {
            let end = run.way.run(&workload, &run.settings, &constants)?;
            besides(&run.way, &run.settings)?;
            Ok(end)
        })
    }

    /// All runs: way by way, task by task, seed by seed.
    fn runs(&self) -> Vec<WayRun> {
        let mut all = vec![];
        for way in &self.ways {
            for [_, set] in &self.tasks {
                for seed in 1..=self.seeds {
                    let words = set.split_whitespace().chain(way.set.split_whitespace());
                    let words = words.map(String::from).chain([format!("seed={seed}")]);
                    all.push(WayRun {
                        way: way.clone(),
                        settings: words.collect(),
                    });
                }
            }
        }
        all
    }

    /// The way of the same machine that a way is compared with.
    fn base(&self, way: usize) -> usize {
        let mut ways = self.ways.iter();
        let of_machine = ways.position(|other| other.machine == self.ways[way].machine);
        of_machine.unwrap_or(way)
    }
}

impl Compared {
    /// Cycles of the inputs, by seed; none if there is a run that does not end.
    pub fn cycles(&self, way: usize, task: usize) -> Option<Vec<u64>> {
        let seeds = self.of.seeds as usize;
        let first = (way * self.of.tasks.len() + task) * seeds;
        let cycles = self.ends[first..][..seeds].iter().map(|end| match end {
            End::Cycles(cycles) => Some(*cycles),
            End::Deadlock(_) => None,
        });
        cycles.collect()
    }

    /// Of the inputs, the median of the cycles over those of the first way of the machine.
    pub fn over(&self, way: usize, task: usize) -> Option<f64> {
        let base = self.cycles(self.of.base(way), task)?;
        let cycles = self.cycles(way, task)?.into_iter();
        upper_median(cycles.zip(base).filter_map(|(one, base)| ratio(one, base)))
    }

    /// The first run that did not end, and what the machine says about it.
    pub fn deadlock(&self) -> Option<(&Way, &str)> {
        let of_way = self.ends.len() / self.of.ways.len();
        let ways = self.of.ways.iter().zip(self.ends.chunks(of_way));
        let all = ways.flat_map(|(way, ends)| ends.iter().map(move |end| (way, end)));
        let mut deadlocks = all.filter_map(|(way, end)| match end {
            End::Cycles(_) => None,
            End::Deadlock(message) => Some((way, message.as_str())),
        });
        deadlocks.next()
    }

    /// Names of the columns of a task.
    fn columns(&self, task: &str) -> Vec<String> {
        let range: &[&str] = match self.of.seeds {
            1 => &[],
            _ => &["least", "most"],
        };
        let names = ["cycles"].iter().chain(range);
        let names = names.map(|name| format!("{task}: {name}"));
        names
            .chain([format!("{task}: over {}", self.of.base)])
            .collect()
    }

    fn cells(&self, way: usize, task: usize) -> Vec<String> {
        let columns = self.columns("").len();
        let Some(mut cycles) = self.cycles(way, task) else {
            let mut cells = vec!["SIMT deadlock".to_string()];
            cells.resize(columns, String::new());
            return cells;
        };
        cycles.sort_unstable();
        let range = [cycles[0], cycles[cycles.len() - 1]];
        let over = self.over(way, task);
        let over = over.map_or(String::new(), |over| match over < 0.1 {
            true => format!("{over:.3}"),
            false => format!("{over:.2}"),
        });
        let middle = cycles[cycles.len() / 2];
        let cycles = [middle].into_iter().chain(range).take(columns - 1);
        cycles.map(|one| one.to_string()).chain([over]).collect()
    }

    /// A line a way.
    pub fn table(&self) -> Table {
        let head = ["machine", "way", "LDS"].map(String::from).into_iter();
        let head = head.chain(
            self.of
                .tasks
                .iter()
                .flat_map(|[task, _]| self.columns(task)),
        );
        let line = |(place, way): (usize, &Way)| {
            let names = [way.machine.name(), &way.name, way.hardware().unit()];
            let cells = (0..self.of.tasks.len()).flat_map(|task| self.cells(place, task));
            names.map(String::from).into_iter().chain(cells).collect()
        };
        Table::new(head, self.of.ways.iter().enumerate().map(line))
    }

    /// Bars of what every way takes over the first of its machine.
    pub fn panel(&self, title: &str) -> Panel {
        let of_task = |(task, [name, _]): (usize, &[String; 2])| {
            Series::new(
                name,
                (0..self.of.ways.len()).map(|way| self.over(way, task)),
            )
        };
        Panel::new(
            title,
            PanelKind::Grouped,
            self.labels(),
            self.of.tasks.iter().enumerate().map(of_task),
        )
    }

    /// Names of the ways in charts.
    pub fn labels(&self) -> Vec<String> {
        let ways = self.of.ways.iter();
        ways.map(|way| way.label.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF: &str = r#"
workload = "any"
tasks = [["few", "n=2"], ["many", "n=9"]]
seeds = 3
base = "atomics"
ways = [
    { name = "atomics", label = "a", machine = "gtx580", version = "atomic" },
    { name = "locks", label = "l", machine = "gtx580", version = "fgl", set = "lock=1" },
    { name = "LocalTM", label = "t", machine = "southern-islands", version = "tm", detector = "dcd" },
    { name = "stuck", label = "s", machine = "southern-islands", version = "fgl", deadlocks = true },
]
"#;

    /// 10, 20 and 30 cycles, times the number of the way; of many ten times that.
    fn compared(text: &str) -> Compared {
        let of = Comparison::read(text).unwrap();
        let end = |WayRun { way, settings }: WayRun| {
            let place = of.ways.iter().position(|other| other.name == way.name);
            let number = 1 + place.unwrap() as u64;
            let last = settings.last().unwrap().strip_prefix("seed=").unwrap();
            let many = settings.contains(&"n=9".to_string());
            assert_eq!(
                settings.contains(&"lock=1".to_string()),
                way.name == "locks"
            );
            match way.deadlocks {
                true => End::Deadlock(format!("{} waits", way.name)),
                false => {
                    let least = if many { 100 } else { 10 };
                    End::Cycles(number * least * last.parse::<u64>().unwrap())
                }
            }
        };
        let ends = of.runs().into_iter().map(end).collect();
        Compared { of, ends }
    }

    #[test]
    fn a_line_has_median_range_and_ratio_to_the_first_of_its_machine() {
        let found = compared(OF);
        let table = found.table();
        let head = [
            "machine",
            "way",
            "LDS",
            "few: cycles",
            "few: least",
            "few: most",
            "few: over atomics",
            "many: cycles",
            "many: least",
            "many: most",
            "many: over atomics",
        ];
        assert_eq!(table.head, head);
        let cells = |line: usize| table.lines[line - 1][3..].join(" ");
        assert_eq!(cells(1), "20 10 30 1.00 200 100 300 1.00");
        assert_eq!(cells(2), "40 20 60 2.00 400 200 600 2.00");
        // The first of the other machine.
        assert_eq!(cells(3), "60 30 90 1.00 600 300 900 1.00");
        assert_eq!(cells(4), "SIMT deadlock    SIMT deadlock   ");
        let (way, message) = found.deadlock().unwrap();
        assert_eq!((&*way.label, message), ("s", "stuck waits"));
        let panel = found.panel("t");
        assert_eq!(panel.categories, ["a", "l", "t", "s"]);
        assert_eq!(
            panel.series[1].values,
            [Some(1.0), Some(2.0), Some(1.0), None]
        );
    }

    #[test]
    fn one_input_has_no_range() {
        let found = compared(&OF.replace("seeds = 3", "seeds = 1"));
        let table = found.table();
        assert_eq!(table.head[3..5], ["few: cycles", "few: over atomics"]);
        assert_eq!(table.lines[1][3..5], ["20", "2.00"]);
        assert_eq!(table.lines[3][3..5], ["SIMT deadlock", ""]);
    }
}
