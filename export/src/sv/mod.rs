//! What an RTL engineer wants beside the flat Verilog, in SystemVerilog.
//!
//! | file | what |
//! | --- | --- |
//! | `turnstile_pkg.sv` | codes on the pins, as enums |
//! | `turnstile_checks.sv` | assertions about how an LDS top is used |
//! | `NAME.v`, `NAME_bank_ram.v` | the flat Verilog, and the memory array of a bank, which a macro may replace |
//! | `NAME_sv.sv` | interface `NAME_if` with packed lanes, module `NAME_sv` with it |
//! | `NAME_bind.sv` | binds the assertions to the module `NAME`, if it is an LDS top |
//! | `NAME.core`, `NAME.f` | lists of these files for FuseSoC, and for `-f` |
//!
//! All but the memory array is made from the lists of pins, not from the text of the Verilog.

mod checks;
mod memory;
mod package;
mod port;
mod project;
mod wrapper;

pub use checks::{bind, CHECKS};
use memory::split_memory;
pub use package::{package, Codes};
pub use port::Port;
pub use wrapper::wrapper;

use turnstile_hdl::catalog::AnyUnit;

/// A file by its name.
pub type File = (String, String);

/// The files of a unit with this Verilog.
pub fn files(unit: &AnyUnit, name: &str, verilog: &str) -> Vec<File> {
    let bind = bind(unit.ports(), name);
    let (flat, array) = match split_memory(verilog) {
        Some((flat, array)) => (flat, Some(array)),
        None => (verilog.to_owned(), None),
    };
    let wrapper = wrapper(unit.ports(), name, unit.is_clocked());
    // Each before what needs it.
    let checks = bind.is_some().then(|| CHECKS.to_owned());
    let listed = [
        ("turnstile_pkg.sv".to_owned(), Some(package())),
        ("turnstile_checks.sv".to_owned(), checks),
        (format!("{name}_bank_ram.v"), array),
        (format!("{name}.v"), Some(flat)),
        (format!("{name}_sv.sv"), Some(wrapper)),
        (format!("{name}_bind.sv"), bind),
    ];
    let there = listed
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)));
    let mut files: Vec<File> = there.collect();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let (core, list) = (project::core(name, &names), project::list(&names));
    files.push((format!("{name}.core"), core));
    files.push((format!("{name}.f"), list));
    files
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export_unit;
    use turnstile_hdl::catalog::find;

    #[test]
    fn what_there_is_of_a_unit_is_listed() {
        let listed = |name: &str| {
            let entry = find(name).unwrap();
            let verilog = export_unit(entry).unwrap();
            let files = files(&(entry.build)(), name, &verilog);
            files.last().unwrap().1.clone()
        };
        let bank = "turnstile_pkg.sv\nlds_bank_bank_ram.v\nlds_bank.v\nlds_bank_sv.sv\n";
        assert_eq!(listed("lds_bank"), bank);
        assert_eq!(
            listed("lds_alu"),
            "turnstile_pkg.sv\nlds_alu.v\nlds_alu_sv.sv\n"
        );
    }
}
