//! `turnstile list`: what can be named on the command line.

use crate::size::{sizes_of, Size};
use clap::ValueEnum;
use turnstile_hdl::catalog::{units, UnitEntry};
use turnstile_sim::atomics::ATOMICS_MACHINES;
use turnstile_sim::machine::{
    choice, Detector, EngineKind, HardwareParameter, MachineConfig, DEFAULT_MACHINE, HARDWARE,
    SIMT_MACHINES,
};
use turnstile_sim::workloads::{Workload, ALL, TRANSACTIONAL};
use turnstile_sim::{Error, Result};

/// Arguments of `list`.
#[derive(clap::Args, Debug)]
pub struct ListArgs {
    /// Print a machine file, to copy and change [default: southern-islands]
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "southern-islands")]
    machine: Option<String>,
}

/// Prints the lists.
pub fn list(args: &ListArgs) -> Result<u8> {
    let southern_islands = MachineConfig::default().name().to_owned();
    if let Some(name) = &args.machine {
        let file = match name {
            name if name.eq_ignore_ascii_case(&southern_islands) => DEFAULT_MACHINE,
            name => bundled(name).ok_or_else(|| {
                let machines = BUNDLED.iter().flat_map(|list| list.iter());
                let names: Vec<&str> = machines.map(|(name, _)| *name).collect();
                Error::input(
                    format!("--machine {name}"),
                    format!("there is no machine `{name}`"),
                    format!("choose {southern_islands}, {}", names.join(", ")),
                )
            })?,
        };
        super::output::print(file)?;
        return Ok(0);
    }
    super::output::print(&text(&[
        ("Benchmarks (turnstile simulate NAME)", benchmarks(&ALL)),
        (
            "Benchmarks with transactions on global memory (turnstile simulate NAME --machine early-cr)",
            benchmarks(&TRANSACTIONAL),
        ),
        ("Detectors (--detector)", detectors()),
        (
            "Hardware of detectors bloom and perfect (--set NAME=VALUE)",
            hardware(),
        ),
        ("Engines (--engine)", engines()),
        ("Machines (--machine FILE)", machines(&southern_islands)),
        ("Units (turnstile export NAME)", named_units()),
        (
            "Sizes of units (turnstile export NAME --set SIZE=VALUE)",
            sizes(),
        ),
    ]))?;
    Ok(0)
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
    let of_parameter = |parameter: &HardwareParameter| {
        let (description, default) = (parameter.description, parameter.default);
        let values = choice(parameter.values);
        let line = format!("{description}: {values} [default: {default}]");
        entry(parameter.name, line)
    };
    HARDWARE.iter().map(of_parameter).collect()
}

fn engines() -> Vec<Entry> {
    let all = EngineKind::value_variants().iter();
    all.map(|one| entry(one.name(), one.description()))
        .collect()
}

/// The machine files that have names, but for the default of `simulate`.
const BUNDLED: [&[(&str, &str)]; 2] = [&ATOMICS_MACHINES, &SIMT_MACHINES];

/// Text of one of them.
fn bundled(name: &str) -> Option<&'static str> {
    let mut machines = BUNDLED.iter().flat_map(|list| list.iter());
    let (_, text) = machines.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    Some(text)
}

fn machines(southern_islands: &str) -> Vec<Entry> {
    let mut all = vec![entry(
        southern_islands,
        "the default of simulate; turnstile list --machine prints it",
    )];
    all.extend(ATOMICS_MACHINES.iter().zip(0..).map(|((name, _), number)| {
        let what = match number {
            0 => "the default of atomics",
            _ => "for atomics, fitted to measurements",
        };
        entry(
            name,
            format!("{what}; turnstile list --machine {name} prints it"),
        )
    }));
    all.extend(SIMT_MACHINES.map(|(name, _)| {
        let line = format!("for PTX kernels; turnstile list --machine {name} prints it");
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
