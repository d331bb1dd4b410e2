//! Descriptions of the files for other programs.
//!
//! For FuseSoC (CAPI2), what units share is in cores of its own, so that units of one chip do not bring it twice:
//!
//! ```text
//!  NAME (interface, assertions, bench; targets default, lint, sim)
//!   ├─> NAME_rtl (modules of the unit) ──> PART_rtl (modules of a unit that is its part) ──> ..
//!   ├─> MODULE_checks (assertions inside of a part)
//!   └─> turnstile_common (package, assertions of all)
//! ```

use crate::files::Files;
use crate::ModuleText;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

pub type File = (String, String);

/// What all units have.
const COMMON: &str = "turnstile_common";

/// What a core is made of.
pub struct Core<'a> {
    pub name: &'a str,
    pub modules: &'a [ModuleText],
    pub common: &'a [File],
    pub interface: &'a [File],
    /// Assertions in modules of parts, each by its module.
    pub decisions: &'a [(String, File)],
    pub bind: &'a [File],
    pub smoke: &'a [File],
}

impl Core<'_> {
    /// The core of the unit, and every core that it depends on.
    pub fn files(&self) -> Files {
        let mut cores = Files::new();
        let mut add = |name: &str, filesets: &[String], targets: &str| {
            let text = format!(
                "CAPI=2:\nname: {}\ndescription: {name} of Turnstile\nfilesets:\n{}targets:\n{targets}",
                core(name),
                filesets.concat()
            );
            cores.insert(format!("{name}.core"), text);
        };
        let library = |fileset: &str| format!("  default:\n    filesets: [{fileset}]\n");
        add(
            COMMON,
            &[fileset("common", self.common, &[])],
            &library("common"),
        );
        for (unit, (files, parts)) in self.units() {
            let parts: Vec<String> = parts.iter().map(|part| format!("{part}_rtl")).collect();
            let rtl = fileset("rtl", &files, &parts);
            add(&format!("{unit}_rtl"), &[rtl], &library("rtl"));
        }
        let mut checks = vec![COMMON.to_owned()];
        for (module, file) in self.decisions {
            let name = format!("{module}_checks");
            let files = std::slice::from_ref(file);
            let needed = [COMMON.into(), format!("{}_rtl", self.unit_of(module))];
            add(
                &name,
                &[fileset("checks", files, &needed)],
                &library("checks"),
            );
            checks.push(name);
        }
        let mut filesets = vec![
            fileset("rtl", &[], &[format!("{}_rtl", self.name)]),
            fileset("interface", self.interface, &[COMMON.into()]),
        ];
        let mut chosen = "rtl, interface".to_owned();
        if !self.bind.is_empty() {
            filesets.push(fileset("checks", self.bind, &checks));
            chosen += ", checks";
        }
        let name = self.name;
        let mut targets = format!(
            "  default: &default\n    filesets: [{chosen}]\n    toplevel: {name}\n  \
             lint:\n    <<: *default\n    default_tool: verilator\n    \
             tools: {{verilator: {{mode: lint-only, verilator_options: [-Wall]}}}}\n"
        );
        if !self.smoke.is_empty() {
            filesets.push(fileset("smoke", self.smoke, &[]));
            let _ = write!(
                targets,
                "  sim:\n    filesets: [rtl, smoke]\n    toplevel: {name}_smoke\n    default_tool: icarus\n    \
                 tools: {{icarus: {{iverilog_options: [-g2012]}}}}\n"
            );
        }
        add(name, &filesets, &targets);
        cores
    }

    fn unit_of<'m>(&'m self, module: &'m str) -> &'m str {
        let own = self.modules.iter().find(|own| own.name == module);
        own.map_or(module, |own| &own.unit)
    }

    /// The files of each unit and the units that are its parts.
    fn units(&self) -> BTreeMap<&str, (Vec<File>, BTreeSet<&str>)> {
        let mut units: BTreeMap<&str, (Vec<File>, BTreeSet<&str>)> = BTreeMap::new();
        for module in self.modules {
            let (files, parts) = units.entry(&module.unit).or_default();
            files.push((format!("{}.v", module.name), String::new()));
            let of_parts = module.parts.iter().map(|part| self.unit_of(part));
            parts.extend(of_parts.filter(|part| *part != module.unit));
        }
        units
    }
}

/// What FuseSoC calls a core.
fn core(name: &str) -> String {
    format!("::turnstile-{name}:{}", env!("CARGO_PKG_VERSION"))
}

fn fileset(name: &str, files: &[File], needed: &[String]) -> String {
    let mut text = format!("  {name}:\n");
    if !files.is_empty() {
        text += "    files:\n";
    }
    for (file, _) in files {
        let kind = match file.ends_with(".sv") {
            true => "systemVerilogSource",
            false => "verilogSource",
        };
        let _ = writeln!(text, "      - {file}: {{file_type: {kind}}}");
    }
    if !needed.is_empty() {
        let needed: Vec<String> = needed
            .iter()
            .map(|name| format!("\"{}\"", core(name)))
            .collect();
        let _ = writeln!(text, "    depend: [{}]", needed.join(", "));
    }
    text
}

/// The package `name` of Bender with all files of an export, each after those that it needs.
pub fn bender(name: &str, files: &Files) -> String {
    let mut sources: Vec<&str> = vec![];
    for (_, list) in files.iter().filter(|(name, _)| name.ends_with(".f")) {
        let new = list.lines().filter(|file| files.contains_key(*file));
        for file in new {
            if !sources.contains(&file) {
                sources.push(file);
            }
        }
    }
    let (checks, rtl): (Vec<&str>, Vec<&str>) = sources.into_iter().partition(|file| {
        file.ends_with("_bind.sv")
            || file.ends_with("_checks.sv")
            || file.ends_with("_known_check.sv")
    });
    let lines = |files: &[&str], pad: &str| -> String {
        files
            .iter()
            .map(|file| format!("{pad}- {file}\n"))
            .collect()
    };
    let mut text = format!(
        "# Written by `turnstile export`, version {}.\npackage:\n  name: {name}\n  authors: []\nsources:\n{}",
        env!("CARGO_PKG_VERSION"),
        lines(&rtl, "  ")
    );
    if !checks.is_empty() {
        let checks = lines(&checks, "      ");
        let _ = write!(text, "  - target: simulation\n    files:\n{checks}");
    }
    text
}
