//! `turnstile list`: what can be named on the command line.

use crate::machine::{Detector, EngineKind, MachineConfig, DEFAULT_MACHINE};
use crate::workloads::ALL;
use crate::Result;
use clap::ValueEnum;
use turnstile_synth::catalog::units;

/// Arguments of `list`.
#[derive(clap::Args, Debug)]
pub struct ListArgs {
    /// Print the default machine file, to copy and change
    #[arg(long)]
    machine: bool,
}

/// Prints the lists.
pub fn list(args: &ListArgs) -> Result<u8> {
    if args.machine {
        super::print(DEFAULT_MACHINE);
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
    let engines = EngineKind::value_variants().iter();
    section(
        &mut text,
        "Engines (--engine)",
        engines.map(|engine| (engine.name(), engine.description().into())),
    );
    let machine = MachineConfig::default();
    section(
        &mut text,
        "Machines (--machine FILE)",
        [(
            machine.name.as_str(),
            "the default; turnstile list --machine prints it".into(),
        )],
    );
    section(
        &mut text,
        "Units (turnstile export NAME)",
        units()
            .iter()
            .map(|unit| (unit.name, format!("{} [{}]", unit.role, unit.paper))),
    );
    super::print(&text);
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
