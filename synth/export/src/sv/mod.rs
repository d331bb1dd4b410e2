//! What an RTL engineer wants beside the Verilog, in SystemVerilog.
//!
//! | file | what |
//! | --- | --- |
//! | `turnstile_pkg.sv` | codes on the pins, as enums; the same for every unit |
//! | `NAME_pkg.sv` | sizes of the unit |
//! | `turnstile_*_checks.sv` | assertions about how an LDS top or an atomic unit is used |
//! | `turnstile_known_check.sv` | an assertion that what decides is not X |
//! | `MODULE.v` | the Verilog, a module a file; a macro may take the place of the memory array of a bank, `bank_ram.v` |
//! | `NAME_if.sv`, `NAME_sv.sv` | interface `NAME_if` with packed lanes, module `NAME_sv` with it |
//! | `NAME_bind.sv`, `MODULE_bind.sv` | bind the assertions to the module `NAME`, if it is an LDS top or an atomic unit, and to those in it that decide |
//! | `NAME_smoke.sv` | a bench for a first run |
//! | `NAME.f` | the list of these files for `-f` |
//! | `NAME.core`, `MODULE_rtl.core`, `turnstile_common.core` | for FuseSoC: units of one chip share what they have in common |
//! | `Bender.yml` | for Bender: everything that was exported together |
//!
//! All is made from the lists of pins, not from the text of the Verilog.

mod checks;
mod known;
mod package;
mod port;
mod project;
mod smoke;
mod wrapper;

pub use checks::{bind, CHECKS};
pub use known::{bind_decision, bind_known, KNOWN};
pub use package::{package, sizes, Codes, Parameter};
pub use port::Port;
pub use project::bender;
pub use smoke::smoke;
pub use wrapper::{interface, wrapper};

use crate::files::{file_of, Files};
use crate::ModuleText;
use project::Core;
use turnstile_hdl::catalog::AnyUnit;

/// The files of a unit of this size whose modules are these, parts first.
pub fn files(unit: &AnyUnit, name: &str, modules: Vec<ModuleText>, size: &[Parameter]) -> Files {
    let ports = unit.ports();
    let there = |(name, text): (String, Option<String>)| Some((name, text?));
    let owned = |(file, text): (&str, &str)| (file.to_owned(), text.to_owned());
    let package = ("turnstile_pkg.sv".to_owned(), package());
    let checks = CHECKS.into_iter().chain([KNOWN]).map(owned);
    let common: Vec<_> = std::iter::once(package).chain(checks).collect();
    let interface = [
        (format!("{name}_pkg.sv"), sizes(name, size)),
        (format!("{name}_if.sv"), Some(interface(ports, name, size))),
        (
            format!("{name}_sv.sv"),
            Some(wrapper(ports, name, unit.is_clocked())),
        ),
    ];
    let interface: Vec<_> = interface.into_iter().filter_map(there).collect();
    let bind = bind(ports, name).map(|misuse| {
        let known = bind_known(ports, name).map_or(String::new(), |known| format!("\n{known}"));
        (format!("{name}_bind.sv"), misuse + &known)
    });
    let decision = |module: &ModuleText| {
        let file = (format!("{}_bind.sv", module.name), bind_decision(module)?);
        Some((module.name.clone(), file))
    };
    let decisions = modules.iter().filter(|_| bind.is_some());
    let decisions: Vec<_> = decisions.filter_map(decision).collect();
    let smoke = unit
        .is_clocked()
        .then(|| (format!("{name}_smoke.sv"), smoke(ports, name)));
    let cores = Core {
        name,
        modules: &modules,
        common: &common,
        interface: &interface,
        decisions: &decisions,
        bind: bind.as_slice(),
        smoke: smoke.as_slice(),
    }
    .files();

    // Each before what needs it.
    let needed = if bind.is_some() { common.len() } else { 1 };
    let listed = common.iter().take(needed).map(|(file, _)| file.clone());
    let flat: Vec<_> = modules.into_iter().map(file_of).collect();
    let decisions = decisions.into_iter().map(|(_, file)| file);
    let own: Vec<_> = flat
        .into_iter()
        .chain(interface)
        .chain(decisions)
        .chain(bind)
        .collect();
    let listed = listed.chain(own.iter().map(|(file, _)| file.clone()));
    let list = listed.map(|file| file + "\n").collect();
    let lists = [(format!("{name}.f"), list)].into_iter().chain(cores);
    common
        .into_iter()
        .chain(own)
        .chain(smoke)
        .chain(lists)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export_modules;
    use turnstile_hdl::catalog::find;

    #[test]
    fn what_there_is_of_a_unit_is_listed() {
        let listed = |name: &str| {
            let entry = find(name).unwrap();
            let modules = export_modules(entry).unwrap();
            let rows = match name {
                "lds_bank" => vec![Parameter::new("ROWS", 512, "words of a bank")],
                _ => vec![],
            };
            files(&(entry.build)(), name, modules, &rows)[&format!("{name}.f")].clone()
        };
        let bank = "turnstile_pkg.sv\nbank_ram.v\nlds_alu.v\nlds_bank.v\nlds_bank_pkg.sv\nlds_bank_if.sv\nlds_bank_sv.sv\n";
        assert_eq!(listed("lds_bank"), bank);
        assert_eq!(
            listed("lds_alu"),
            "turnstile_pkg.sv\nlds_alu.v\nlds_alu_if.sv\nlds_alu_sv.sv\n"
        );
    }
}
