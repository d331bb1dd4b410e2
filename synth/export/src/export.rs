//! Writes a unit as Verilog that people and tools can read.

use crate::names::{Names, Place};
use crate::netlist::classes::Classes;
use crate::netlist::feedback;
use crate::netlist::module::Problem;
use crate::netlist::pack::packed;
use crate::netlist::print::{print, Remarks};
use crate::netlist::scope::Scope;
use crate::netlist::vectors::Vectors;
use crate::remarks::{remarks, unit};
use rust_hdl_core::check_error::{CheckError, PathedName};
use thiserror::Error;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::prelude::*;

/// Why a unit cannot be exported.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ExportError {
    #[error("{unit}: {problem}: {signals}; fix the unit's `update`")]
    Check {
        unit: String,
        problem: &'static str,
        signals: String,
    },
    #[error("{unit}: {place}: {problem}")]
    Statement {
        unit: String,
        place: String,
        problem: String,
    },
    #[error("{unit}: {place}: `{first}` and `{second}` would both be called `{name}`; rename one of the fields")]
    Collision {
        unit: String,
        place: String,
        first: String,
        second: String,
        name: String,
    },
}

/// The Verilog of one module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleText {
    pub name: String,
    pub text: String,
    /// The module of a unit of the catalog that it is, or is a part of.
    pub unit: String,
    /// The struct of `hdl` that it is, as a unit of the catalog is called.
    pub kind: Option<&'static str>,
    /// Modules of its parts.
    pub parts: Vec<String>,
}

/// The Verilog of `block`, whose outermost module is called `name`, as one text.
///
/// `connect_all` must have been called on the block. The same block gives the same text.
///
/// # Errors
/// What of the block cannot be Verilog.
pub fn export<B: Block>(block: &B, name: &str) -> Result<String, ExportError> {
    export_dyn(block, name)
}

/// [`export`] for a block behind a pointer.
///
/// # Errors
/// As [`export`].
pub fn export_dyn(block: &dyn Block, name: &str) -> Result<String, ExportError> {
    export_with(block, name, Arrays::Vectors)
}

/// [`export_dyn`] with arrays as chosen.
///
/// # Errors
/// As [`export`].
pub fn export_with(block: &dyn Block, name: &str, arrays: Arrays) -> Result<String, ExportError> {
    let modules = modules_with(block, name, arrays)?;
    let texts = modules
        .into_iter()
        .rev()
        .map(|module| format!("\n{}", module.text));
    Ok(head(name) + &texts.collect::<String>())
}

/// The Verilog of a unit of the catalog, as one text.
///
/// # Errors
/// As [`export`].
pub fn export_unit(unit: &UnitEntry) -> Result<String, ExportError> {
    export_dyn((unit.build)().ports(), unit.name)
}

/// The modules of a unit of the catalog, parts before what has them.
///
/// # Errors
/// As [`export`].
pub fn export_modules(unit: &UnitEntry) -> Result<Vec<ModuleText>, ExportError> {
    modules((unit.build)().ports(), unit.name)
}

/// What stands above the Verilog of `name`.
pub fn head(name: &str) -> String {
    format!(
        "// {name}: written by `turnstile export`, version {}. Do not edit.\n\
         // SPDX-License-Identifier: MIT OR Apache-2.0\n",
        env!("CARGO_PKG_VERSION")
    )
}

fn check_failed(unit: &str, error: CheckError) -> ExportError {
    let list = |mut signals: Vec<PathedName>| {
        signals.sort_by(|a, b| (&a.path, &a.name).cmp(&(&b.path, &b.name)));
        let names = signals.iter().map(|s| format!("{}${}", s.path, s.name));
        names.collect::<Vec<_>>().join(", ")
    };
    let (problem, signals) = match error {
        CheckError::OpenSignal(open) => ("nothing drives", list(open.into_values().collect())),
        CheckError::LogicLoops(loops) => ("combinational loop through", list(loops)),
        CheckError::WritesToInputs(inputs) => ("an input is written", list(inputs)),
    };
    ExportError::Check {
        unit: unit.into(),
        problem,
        signals,
    }
}

/// What the arrays of a unit are in its Verilog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrays {
    /// One vector an array, element i of W bits at `[i*W +: W]`, and loops over elements.
    Vectors,
    /// A signal an element: `lane_addr_0`, `lane_addr_1` ..; no loops.
    Signals,
}

/// Every module of `block`, whose outermost is called `name`, parts before what has them.
///
/// # Errors
/// As [`export`].
pub fn modules(block: &dyn Block, name: &str) -> Result<Vec<ModuleText>, ExportError> {
    modules_with(block, name, Arrays::Vectors)
}

/// The same with arrays as chosen.
///
/// # Errors
/// As [`export`].
pub fn modules_with(
    block: &dyn Block,
    name: &str,
    arrays: Arrays,
) -> Result<Vec<ModuleText>, ExportError> {
    check_all(block).map_err(|error| check_failed(name, error))?;
    let classes = Classes::of(&Scope::of(block)).map_err(|(place, problem)| match problem {
        Problem::Statement(problem) => ExportError::Statement {
            unit: name.into(),
            place,
            problem,
        },
        Problem::Collision {
            first,
            second,
            name: new,
        } => ExportError::Collision {
            unit: name.into(),
            place,
            first,
            second,
            name: new,
        },
    })?;
    let names = Names::of(&classes, name);
    let vectors: Vec<Vectors> = match arrays {
        Arrays::Vectors => feedback::vectors(&classes.classes),
        Arrays::Signals => {
            let modules = classes.classes.iter().map(|class| &class.module);
            modules.map(Vectors::none).collect()
        }
    };
    let text = |(place, own): (Place, &String)| {
        let class = &classes.classes[place.class];
        let kind = unit(class);
        let part = |part: usize| &vectors[part];
        let loops = arrays == Arrays::Vectors;
        let packed = packed(&class.module, &vectors[place.class], &part, loops);
        let remarks =
            kind.map_or_else(Remarks::default, |unit| remarks(unit, class, &packed.ports));
        let parts = class.module.instances.iter();
        let parts = parts.map(|part| names.of_part(place, part.module).to_owned());
        ModuleText {
            name: own.clone(),
            unit: names.of_unit(place).to_owned(),
            kind: kind.and_then(|unit| unit.names.first().copied()),
            parts: parts.collect(),
            text: print(&packed, own, &remarks, &|part| {
                names.of_part(place, part).to_owned()
            }),
        }
    };
    Ok(names.all().map(text).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(LogicBlock, Default)]
    struct Open {
        pub a: Signal<In, Bit>,
        pub b: Signal<Out, Bit>,
    }

    impl Logic for Open {
        #[hdl_gen]
        fn update(&mut self) {}
    }

    #[test]
    fn an_open_output_is_an_error_that_names_it() {
        let mut open = Open::default();
        open.connect_all();
        let error = export(&open, "open").unwrap_err().to_string();
        assert!(error.starts_with("open: nothing drives: "), "{error}");
        assert!(error.contains("$b"), "{error}");
    }
}
