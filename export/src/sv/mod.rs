//! What an RTL engineer wants beside the flat Verilog, in SystemVerilog.
//!
//! | file | what |
//! | --- | --- |
//! | `turnstile_pkg.sv` | codes on the pins, as enums; the same for every unit |
//! | `NAME_pkg.sv` | sizes of the unit |
//! | `turnstile_checks.sv` | assertions about how an LDS top or an atomic unit is used |
//! | `MODULE.v` | the flat Verilog, a module a file; a macro may take the place of the memory array of a bank, `bank_ram.v` |
//! | `NAME_sv.sv` | interface `NAME_if` with packed lanes, module `NAME_sv` with it |
//! | `NAME_bind.sv` | binds the assertions to the module `NAME`, if it is an LDS top or an atomic unit |
//! | `NAME.core`, `NAME.f` | lists of these files for FuseSoC, and for `-f` |
//!
//! All is made from the lists of pins, not from the text of the Verilog.

mod checks;
mod package;
mod port;
mod project;
mod wrapper;

pub use checks::{bind, CHECKS};
pub use package::{package, sizes, Codes, Parameter};
pub use port::Port;
pub use wrapper::wrapper;

use crate::files::{file_of, Files};
use crate::ModuleText;
use turnstile_hdl::catalog::AnyUnit;

/// The files of a unit of this size whose modules are these, parts first.
pub fn files(unit: &AnyUnit, name: &str, modules: Vec<ModuleText>, size: &[Parameter]) -> Files {
    let bind = bind(unit.ports(), name);
    let wrapper = wrapper(unit.ports(), name, unit.is_clocked(), size);
    // Each before what needs it.
    let checks = bind.is_some().then(|| CHECKS.to_owned());
    let flat = modules.into_iter().map(file_of);
    let before = [
        ("turnstile_pkg.sv".to_owned(), Some(package())),
        (format!("{name}_pkg.sv"), sizes(name, size)),
        ("turnstile_checks.sv".to_owned(), checks),
    ];
    let behind = [
        (format!("{name}_sv.sv"), Some(wrapper)),
        (format!("{name}_bind.sv"), bind),
    ];
    let there = |(name, text): (String, Option<String>)| Some((name, text?));
    let listed = before.into_iter().filter_map(there).chain(flat);
    let listed: Vec<_> = listed.chain(behind.into_iter().filter_map(there)).collect();
    let names: Vec<&str> = listed.iter().map(|(name, _)| name.as_str()).collect();
    let (core, list) = (project::core(name, &names), project::list(&names));
    let mut files = Files::from_iter(listed);
    files.insert(format!("{name}.core"), core);
    files.insert(format!("{name}.f"), list);
    files
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
        let bank = "turnstile_pkg.sv\nlds_bank_pkg.sv\nbank_ram.v\nlds_alu.v\nlds_bank.v\nlds_bank_sv.sv\n";
        assert_eq!(listed("lds_bank"), bank);
        assert_eq!(
            listed("lds_alu"),
            "turnstile_pkg.sv\nlds_alu.v\nlds_alu_sv.sv\n"
        );
    }
}
