//! Ways to update words of local memory, side by side: a benchmark in several versions, on the machines that have them.

use super::chart::{Panel, PanelKind, Series};
use super::outside::{Bar, Context};
use super::points;
use super::run::{Benchmark, Setup};
use crate::atomics::LockbitMachine;
use crate::numbers::median;
use crate::workloads::Version;
use turnstile_machine::metrics::ratio;
use turnstile_machine::{Detector, EngineKind, Hardware, MachineConfig, SharedAtomics, SimtConfig};
use turnstile_tools::table::Table;
use turnstile_tools::{Error, Result};

/// A way to update words.
#[derive(Clone, Copy)]
pub struct Way {
    /// Its name in tables.
    pub name: &'static str,
    /// Its name in charts.
    pub label: &'static str,
    /// The machine: a compute unit with transactions, or a multiprocessor.
    pub machine: Machine,
    /// Version of the benchmark.
    pub version: Version,
    /// Settings of the benchmark that make it this way, beside those of the task.
    pub settings: &'static [&'static str],
    /// What the LDS has.
    pub detector: Detector,
    /// How the LDS performs atomic instructions.
    pub atomics: SharedAtomics,
    /// Lock bits take what the paper measured, not the RTL's clocks.
    pub measured: bool,
    /// The run must not end, because lanes wait for each other.
    pub deadlocks: bool,
}

/// What runs the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    /// A compute unit of Southern Islands, four wavefronts of 64.
    ComputeUnit,
    /// A multiprocessor of a GTX 580, eight warps of 32.
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
    /// With native atomics; names in tables and in charts.
    pub const fn new([name, label]: [&'static str; 2], machine: Machine, version: Version) -> Self {
        Self {
            name,
            label,
            machine,
            version,
            settings: &[],
            detector: Detector::None,
            atomics: SharedAtomics::Native,
            measured: false,
            deadlocks: false,
        }
    }

    /// With atomics through lock bits, at the paper's latencies or at the RTL's clocks.
    pub const fn through_lock_bits(
        names: [&'static str; 2],
        version: Version,
        measured: bool,
    ) -> Self {
        Self {
            atomics: SharedAtomics::LockBits,
            measured,
            ..Self::new(names, Machine::Multiprocessor, version)
        }
    }

    /// With transactions.
    pub const fn transactions(names: [&'static str; 2], detector: Detector) -> Self {
        Self {
            detector,
            ..Self::new(names, Machine::ComputeUnit, Version::Tm)
        }
    }

    /// With settings of its own.
    pub const fn set(self, settings: &'static [&'static str]) -> Self {
        Self { settings, ..self }
    }

    /// Its LDS.
    pub fn hardware(&self) -> Hardware {
        match self.atomics {
            SharedAtomics::Native => self.detector.into(),
            SharedAtomics::LockBits => self.atomics.into(),
        }
    }

    fn config(&self, constants: &LockbitMachine) -> Result<MachineConfig> {
        if self.machine == Machine::ComputeUnit {
            return Ok(MachineConfig::default());
        }
        let mut config = multiprocessor(constants)?;
        config.shared.atomics = self.atomics;
        if !self.measured {
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
        let ran = match self.machine {
            Machine::ComputeUnit => benchmark.run(&setup),
            Machine::Multiprocessor => benchmark.run_ptx(&setup),
        };
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
    match MachineConfig::simt(name) {
        Some(MachineConfig::Simt(config)) => Ok(config),
        _ => Err(Error::input(
            name,
            "this machine is not there",
            "please report it",
        )),
    }
}

/// A task: its name, and settings of the benchmark.
pub type Task = (&'static str, &'static [&'static str]);

/// What is compared.
pub struct Comparison {
    /// Name of the benchmark.
    pub workload: &'static str,
    /// The first of a machine is what the others are compared with.
    pub ways: &'static [Way],
    /// What each does.
    pub tasks: &'static [Task],
    /// With inputs of seeds from 1 to so many.
    pub seeds: u32,
    /// What the first ways are called.
    pub base: &'static str,
}

/// How a run ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// After so many cycles.
    Cycles(u64),
    /// Not at all, as it has to be, and what the machine says about it.
    Deadlock(String),
}

/// What all took.
pub struct Compared {
    /// What was compared.
    pub of: &'static Comparison,
    /// How each has ended: seed by seed, task by task, way by way.
    ends: Vec<End>,
}

impl Comparison {
    /// Runs all, with these constants of lock bits, and after each what else is to be done with its settings.
    ///
    /// # Errors
    /// If a run fails, or ends that must not.
    pub fn run(
        &'static self,
        constants: &LockbitMachine,
        context: &Context,
        besides: impl Fn(&Way, &[String]) -> Result<()> + Sync,
    ) -> Result<Compared> {
        let bar = context.runs(self.ways.len() * self.tasks.len() * self.seeds as usize);
        self.measure(&*bar, |way, settings| {
            let end = way.run(self.workload, settings, constants)?;
            besides(way, settings)?;
            Ok(end)
        })
    }

    /// The same; `run` runs a way with settings of the benchmark.
    fn measure(
        &'static self,
        bar: &dyn Bar,
        run: impl Fn(&Way, &[String]) -> Result<End> + Sync,
    ) -> Result<Compared> {
        let of_task = |way: &'static Way| {
            let seeds =
                move |task: &'static Task| (1..=self.seeds).map(move |seed| (way, task, seed));
            self.tasks.iter().flat_map(seeds)
        };
        let all: Vec<_> = self.ways.iter().flat_map(of_task).collect();
        let ends = points::all(&all, bar, |(way, (_, settings), seed)| {
            let settings = settings.iter().chain(way.settings);
            let settings = settings.map(|one| one.to_string());
            let settings: Vec<_> = settings.chain([format!("seed={seed}")]).collect();
            run(way, &settings)
        });
        Ok(Compared {
            of: self,
            ends: ends?,
        })
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
        median(cycles.zip(base).filter_map(|(one, base)| ratio(one, base)))
    }

    /// The first run that did not end, and what the machine says about it.
    pub fn deadlock(&self) -> Option<(&'static Way, &str)> {
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
        let head = head.chain(self.of.tasks.iter().flat_map(|task| self.columns(task.0)));
        let line = |(place, way): (usize, &Way)| {
            let names = [way.machine.name(), way.name, way.hardware().unit()];
            let cells = (0..self.of.tasks.len()).flat_map(|task| self.cells(place, task));
            names.map(String::from).into_iter().chain(cells).collect()
        };
        Table::new(head, self.of.ways.iter().enumerate().map(line))
    }

    /// Bars of what every way takes over the first of its machine.
    pub fn panel(&self, title: &str) -> Panel {
        let of_task = |(task, (name, _)): (usize, &Task)| Series {
            name: (*name).into(),
            values: (0..self.of.ways.len())
                .map(|way| self.over(way, task))
                .collect(),
        };
        Panel {
            title: title.into(),
            kind: PanelKind::Grouped,
            categories: self.labels(),
            series: self.of.tasks.iter().enumerate().map(of_task).collect(),
        }
    }

    /// Names of the ways in charts.
    pub fn labels(&self) -> Vec<String> {
        let ways = self.of.ways.iter();
        ways.map(|way| way.label.to_string()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::outside::Unseen;

    const OF: Comparison = Comparison {
        workload: "any",
        ways: &[
            Way::new(["atomics", "a"], Machine::Multiprocessor, Version::Atomic),
            Way::new(["locks", "l"], Machine::Multiprocessor, Version::Fgl).set(&["lock=1"]),
            Way::transactions(["LocalTM", "t"], Detector::Dcd),
            Way {
                deadlocks: true,
                ..Way::new(["stuck", "s"], Machine::ComputeUnit, Version::Fgl)
            },
        ],
        tasks: &[("few", &["n=2"]), ("many", &["n=9"])],
        seeds: 3,
        base: "atomics",
    };

    /// 10, 20 and 30 cycles, times the number of the way; of many ten times that.
    fn compared(of: &'static Comparison) -> Compared {
        let measured = of.measure(&Unseen, |way, settings| {
            let place = of.ways.iter().position(|other| other.name == way.name);
            let number = 1 + place.unwrap() as u64;
            let last = settings.last().unwrap().strip_prefix("seed=").unwrap();
            let many = settings.contains(&"n=9".to_string());
            assert_eq!(
                settings.contains(&"lock=1".to_string()),
                way.name == "locks"
            );
            Ok(match way.deadlocks {
                true => End::Deadlock(format!("{} waits", way.name)),
                false => {
                    let least = if many { 100 } else { 10 };
                    End::Cycles(number * least * last.parse::<u64>().unwrap())
                }
            })
        });
        measured.unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn a_line_has_median_range_and_ratio_to_the_first_of_its_machine() {
        let found = compared(&OF);
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
        assert_eq!((way.label, message), ("s", "stuck waits"));
        let panel = found.panel("t");
        assert_eq!(panel.categories, ["a", "l", "t", "s"]);
        assert_eq!(
            panel.series[1].values,
            [Some(1.0), Some(2.0), Some(1.0), None]
        );
    }

    #[test]
    fn one_input_has_no_range() {
        const ONE: Comparison = Comparison { seeds: 1, ..OF };
        let found = compared(&ONE);
        let table = found.table();
        assert_eq!(table.head[3..5], ["few: cycles", "few: over atomics"]);
        assert_eq!(table.lines[1][3..5], ["20", "2.00"]);
        assert_eq!(table.lines[3][3..5], ["SIMT deadlock", ""]);
    }
}
