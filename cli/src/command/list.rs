//! `turnstile list`: what can be named on the command line.

use super::engine_choice::EngineChoice;
use crate::size::{sizes_of, Size};
use clap::ValueEnum;
use turnstile_experiments::workloads::{Workload, ALL, TRANSACTIONAL};
use turnstile_hdl::catalog::{units, UnitEntry};
use turnstile_machine::machine_kinds::{ATOMICS_MACHINES, SILICON_MACHINES};
use turnstile_machine::{choice, hardware_parameters, Detector, COMPUTE_UNITS, SIMT_MACHINES};
use turnstile_sizes::Parameter;
use turnstile_tools::{Error, Result};

const HELP: &str = "\
Without a topic: all names, on a screen.";

/// Arguments of `list`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct ListArgs {
    /// What to list, with descriptions and parameters
    #[arg(value_enum, ignore_case = true, conflicts_with = "machine")]
    topic: Option<Topic>,
    /// Print a machine file, to copy and change [default: southern-islands]
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "southern-islands")]
    machine: Option<String>,
}

/// What can be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Topic {
    Benchmarks,
    Detectors,
    Engines,
    Machines,
    Units,
    Sizes,
    /// All of it.
    All,
}

/// Sections with their titles.
type Sections = Vec<(&'static str, Vec<Entry>)>;

impl Topic {
    /// In the order of the overview.
    const ONE: [Self; 6] = [
        Self::Benchmarks,
        Self::Detectors,
        Self::Engines,
        Self::Machines,
        Self::Units,
        Self::Sizes,
    ];

    fn sections(self) -> Sections {
        match self {
            Self::Benchmarks => vec![
                ("Benchmarks (turnstile simulate NAME)", benchmarks(&ALL)),
                (
                    "Benchmarks with transactions on global memory (turnstile simulate NAME --machine early-cr)",
                    benchmarks(&TRANSACTIONAL),
                ),
            ],
            Self::Detectors => vec![
                ("Detectors (--detector)", detectors()),
                (
                    "Hardware of a run (--set NAME=VALUE); the first three are of detectors bloom and perfect",
                    hardware(),
                ),
            ],
            Self::Engines => vec![("Engines (--engine)", engines())],
            Self::Machines => vec![("Machines (--machine NAME or FILE)", machines())],
            Self::Units => vec![("Units (turnstile export NAME)", named_units())],
            Self::Sizes => vec![(
                "Sizes of units (turnstile export NAME --set SIZE=VALUE)",
                sizes(),
            )],
            Self::All => Self::ONE.into_iter().flat_map(Self::sections).collect(),
        }
    }

    /// Its names alone.
    fn overview(self) -> Vec<String> {
        let sections = self.sections();
        let names = sections.iter().flat_map(|(_, entries)| entries);
        names.map(|(name, _)| name.clone()).collect()
    }
}

/// Prints the lists.
pub fn list(args: &ListArgs) -> Result<u8> {
    let text = match (&args.machine, args.topic) {
        (Some(name), _) => machine_file(name)?.to_owned(),
        (None, Some(topic)) => text(&topic.sections()),
        (None, None) => overview(),
    };
    super::output::print(&text)?;
    Ok(0)
}

/// Text of a bundled machine file.
fn machine_file(name: &str) -> Result<&'static str> {
    bundled(name).ok_or_else(|| {
        let machines = BUNDLED.iter().flat_map(|list| list.iter());
        let names: Vec<&str> = machines.map(|(name, _)| *name).collect();
        Error::input(
            format!("--machine {name}"),
            format!("there is no machine `{name}`"),
            format!("choose {}", names.join(", ")),
        )
    })
}

/// Letters of a line of the overview, before what is said of names without room.
const COLUMNS: usize = 110;
/// Lines of a topic there.
const LINES: usize = 2;

/// What there is, on a screen: names by topic, as many as there is room for.
fn overview() -> String {
    let lines = Topic::ONE.into_iter().map(|topic| {
        let title = topic.to_possible_value().expect("a topic that is named");
        let names = topic.overview();
        let mut lines = vec![format!("{:11}", title.get_name())];
        let mut left = names.len();
        for name in &names {
            let line = lines.last_mut().expect("it begins with one");
            if line.len() + name.len() < COLUMNS {
                *line += &format!(" {name}");
            } else if lines.len() < LINES {
                lines.push(format!("{:11} {name}", ""));
            } else {
                break;
            }
            left -= 1;
        }
        let more = match left {
            0 => String::new(),
            left => format!(" ... {left} more"),
        };
        lines.join("\n") + &more + "\n"
    });
    let lines: String = lines.collect();
    format!(
        "{lines}\n\
         With descriptions and parameters: turnstile list benchmarks, and so on; turnstile list all.\n\
         A machine file to copy and change: turnstile list --machine NAME.\n\
         What runs them: turnstile simulate BENCHMARK, sweep, atomics, advise, reproduce, export UNIT, area UNIT; each has --help.\n"
    )
}

/// A name with what is said about it, line by line.
type Entry = (String, Vec<String>);

fn entry(name: &str, line: impl Into<String>) -> Entry {
    (name.into(), vec![line.into()])
}

fn benchmarks(all: &[&dyn Workload]) -> Vec<Entry> {
    let of_workload = |workload: &&dyn Workload| {
        let versions: Vec<_> = workload
            .versions()
            .iter()
            .map(|version| version.to_string())
            .collect();
        let mut lines = vec![format!(
            "{}; --version {}",
            workload.description(),
            versions.join("|")
        )];
        lines.extend(workload.parameters().iter().map(|parameter| {
            let (name, default) = (parameter.name, parameter.default);
            let (description, range) = (parameter.description, parameter.range);
            format!("--set {name}={default}: {description}, {range}")
        }));
        (workload.name().into(), lines)
    };
    all.iter().map(of_workload).collect()
}

fn detectors() -> Vec<Entry> {
    let all = Detector::ALL.iter();
    all.map(|one| entry(one.name(), one.description()))
        .collect()
}

fn hardware() -> Vec<Entry> {
    let of_parameter = |parameter: &'static Parameter| {
        let (what, default) = (parameter.what, parameter.paper.0);
        let values = choice(parameter.values);
        let line = format!("{what}: {values} [default: {default}]");
        entry(parameter.name, line)
    };
    hardware_parameters().map(of_parameter).collect()
}

fn engines() -> Vec<Entry> {
    let all = EngineChoice::value_variants().iter();
    all.map(|one| entry(one.name(), one.description()))
        .collect()
}

/// The machine files that have names.
const BUNDLED: [&[(&str, &str)]; 4] = [
    &COMPUTE_UNITS,
    &ATOMICS_MACHINES,
    &SIMT_MACHINES,
    &SILICON_MACHINES,
];

/// Text of one of them.
fn bundled(name: &str) -> Option<&'static str> {
    let mut machines = BUNDLED.iter().flat_map(|list| list.iter());
    let named = machines.find(|(known, _)| known.eq_ignore_ascii_case(name));
    // As `advise` has it.
    let short = || {
        SILICON_MACHINES
            .iter()
            .find(|(known, _)| known.strip_suffix("-votes") == Some(name))
    };
    named.or_else(short).map(|(_, text)| *text)
}

fn machines() -> Vec<Entry> {
    let compute_units = COMPUTE_UNITS.iter().zip(0..).map(|((name, _), number)| {
        let what = match number {
            0 => "a compute unit for OpenCL kernels, the default of simulate; turnstile list --machine",
            _ => "the same by the rules of the first edition; turnstile list --machine",
        };
        entry(name, format!("{what} {name} prints it"))
    });
    let mut all: Vec<Entry> = compute_units.collect();
    all.extend(ATOMICS_MACHINES.iter().zip(0..).map(|((name, _), number)| {
        let what = match number {
            0 => "one warp's atomic latencies, the default of atomics",
            _ => "the same, fitted to measurements; for atomics and advise",
        };
        entry(
            name,
            format!("{what}; turnstile list --machine {name} prints it"),
        )
    }));
    all.extend(SILICON_MACHINES.map(|(name, _)| {
        let short = name.trim_end_matches("-votes");
        let line = format!("whole kernels on a GPU, for advise as {short}; turnstile list --machine {name} prints it");
        entry(name, line)
    }));
    all.extend(SIMT_MACHINES.map(|(name, _)| {
        let line = format!(
            "cores for PTX kernels; for simulate; turnstile list --machine {name} prints it"
        );
        entry(name, line)
    }));
    all
}

fn named_units() -> Vec<Entry> {
    let line = |unit: &UnitEntry| format!("{} [{}]", unit.role, unit.paper);
    let all = units().iter();
    all.map(|unit| entry(unit.name, line(unit))).collect()
}

/// The units that have sizes.
fn sizes() -> Vec<Entry> {
    let sized = units().iter().map(|unit| (unit.name, sizes_of(unit)));
    let sized = sized.filter(|(_, sizes)| !sizes.is_empty());
    let of_unit = |(unit, sizes): (&str, Vec<&Size>)| {
        let line = |size: &&Size| {
            let (name, paper) = (size.name, size.paper);
            format!("{name}={paper}: {}: {}", size.what, size.legal)
        };
        (unit.into(), sizes.iter().map(line).collect())
    };
    sized.map(of_unit).collect()
}

/// Sections with all descriptions in one column, behind the longest name.
fn text(sections: &[(&str, Vec<Entry>)]) -> String {
    let names = sections.iter().flat_map(|(_, entries)| entries);
    let width = names.map(|(name, _)| name.len()).max().unwrap_or(0);
    let entry = |(name, lines): &Entry| {
        let names = std::iter::once(name.as_str()).chain(std::iter::repeat(""));
        let lines = names.zip(lines);
        let lines = lines.map(|(name, line)| format!("  {name:width$}  {line}\n"));
        lines.collect::<String>()
    };
    let section = |(title, entries): &(&str, Vec<Entry>)| {
        format!("{title}\n{}", entries.iter().map(entry).collect::<String>())
    };
    let sections: Vec<String> = sections.iter().map(section).collect();
    sections.join("\n")
}
