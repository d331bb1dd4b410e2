//! `turnstile list`: what can be named on the command line.

use clap::ValueEnum;
use turnstile_hdl::catalog::units;
use turnstile_sim::atomics::{LockbitMachine, DEFAULT_LOCKBIT_MACHINE};
use turnstile_sim::machine::{
    choice, Detector, EngineKind, MachineConfig, DEFAULT_MACHINE, HARDWARE,
};
use turnstile_sim::workloads::ALL;
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
    let southern_islands = MachineConfig::default().name;
    let fermi = LockbitMachine::default().name;
    if let Some(name) = &args.machine {
        let file = match name {
            name if name.eq_ignore_ascii_case(&southern_islands) => DEFAULT_MACHINE,
            name if name.eq_ignore_ascii_case(&fermi) => DEFAULT_LOCKBIT_MACHINE,
            _ => {
                return Err(Error::input(
                    format!("--machine {name}"),
                    format!("there is no machine `{name}`"),
                    format!("choose {southern_islands} or {fermi}"),
                ))
            }
        };
        super::output::print(file)?;
        return Ok(0);
    }
    let mut text = String::new();
    section(
        &mut text,
        "Benchmarks (turnstile simulate NAME)",
        benchmarks(),
    );
    let detectors = Detector::ALL.map(|detector| (detector.name(), detector.description().into()));
    section(&mut text, "Detectors (--detector)", detectors);
    section(
        &mut text,
        "Hardware of detectors bloom and perfect (--set NAME=VALUE)",
        HARDWARE.iter().map(|parameter| {
            let values = choice(parameter.values);
            let text = format!(
                "{}: {values} [default: {}]",
                parameter.description, parameter.default
            );
            (parameter.name, text)
        }),
    );
    let engines = EngineKind::value_variants().iter();
    section(
        &mut text,
        "Engines (--engine)",
        engines.map(|engine| (engine.name(), engine.description().into())),
    );
    section(
        &mut text,
        "Machines (--machine FILE)",
        [
            (
                southern_islands.as_str(),
                "the default of simulate; turnstile list --machine prints it".into(),
            ),
            (
                fermi.as_str(),
                format!("the default of atomics; turnstile list --machine {fermi} prints it"),
            ),
        ],
    );
    section(
        &mut text,
        "Units (turnstile export NAME)",
        units()
            .iter()
            .map(|unit| (unit.name, format!("{} [{}]", unit.role, unit.paper))),
    );
    super::output::print(&text)?;
    Ok(0)
}

fn benchmarks() -> impl Iterator<Item = (&'static str, String)> {
    ALL.iter().map(|workload| {
        let versions: Vec<_> = workload
            .versions()
            .iter()
            .map(|version| version.to_string())
            .collect();
        let mut text = format!(
            "{}; --version {}",
            workload.description(),
            versions.join("|")
        );
        for parameter in workload.parameters() {
            let (name, default) = (parameter.name, parameter.default);
            text += &format!(
                "\n{:24}--set {name}={default}: {}, {}",
                "", parameter.description, parameter.range
            );
        }
        (workload.name(), text)
    })
}

fn section<'a>(
    text: &mut String,
    title: &str,
    entries: impl IntoIterator<Item = (&'a str, String)>,
) {
    if !text.is_empty() {
        text.push('\n');
    }
    *text += &format!("{title}\n");
    for (name, description) in entries {
        *text += &format!("  {name:22}{description}\n");
    }
}
