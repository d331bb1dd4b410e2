//! Writes a unit as Verilog that people and tools can read.
//!
//! rust-hdl writes one module for each instance, names the outermost `top` and joins names with
//! `$`. The export folds equal modules into one, names modules by what they are, replaces `$`,
//! connects inputs that merely pass through a module to the ports they reach, and lets every block
//! change its outputs once.

use crate::verilog::clean::clean;
use crate::verilog::fold::fold;
use crate::verilog::module::{split, Module};
use crate::verilog::settle::{is_reactive, settle};
use crate::verilog::token::{Kind, Token};
use rust_hdl_core::check_error::{CheckError, PathedName};
use std::collections::BTreeMap;
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
    #[error("{unit}: rust-hdl wrote Verilog that cannot be read: {problem}")]
    Unreadable { unit: String, problem: String },
    #[error("{unit}: `{first}` and `{second}` in module {module} would both be called `{name}`; rename one of the fields")]
    Collision {
        unit: String,
        module: String,
        first: String,
        second: String,
        name: String,
    },
}

/// The Verilog of `block`, whose outermost module is called `name`.
///
/// `connect_all` must have been called on the block. The same block gives the same text.
pub fn export<B: Block>(block: &B, name: &str) -> Result<String, ExportError> {
    export_dyn(block, name)
}

/// [`export`] for a block behind a pointer.
pub fn export_dyn(block: &dyn Block, name: &str) -> Result<String, ExportError> {
    check_all(block).map_err(|error| check_failed(name, error))?;
    let mut defines = ModuleDefines::default();
    block.accept("top", &mut defines);
    tidy(&defines.defines(), name)
}

/// The Verilog of a unit of the catalog.
pub fn export_unit(unit: &UnitEntry) -> Result<String, ExportError> {
    export_dyn((unit.build)().ports(), unit.name)
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

fn tidy(raw: &str, name: &str) -> Result<String, ExportError> {
    let unreadable = |problem| ExportError::Unreadable {
        unit: name.into(),
        problem,
    };
    let modules = split(raw).map_err(unreadable)?;
    let mut modules = fold(modules, name).map_err(unreadable)?;
    let mut text = format!(
        "// {name}: written by `turnstile export {name}`, version {}. Do not edit.\n\
         // SPDX-License-Identifier: MIT OR Apache-2.0\n",
        env!("CARGO_PKG_VERSION")
    );
    let reactive = modules.iter().filter(|module| is_reactive(module));
    let reactive = reactive.map(|module| module.name.clone()).collect();
    for module in &mut modules {
        clean(module);
        settle(module, &reactive);
        replace_dollars(module, name)?;
        text += &print(module);
    }
    Ok(text)
}

/// Writes `_` for `$` in every name of the module.
fn replace_dollars(module: &mut Module, unit: &str) -> Result<(), ExportError> {
    let mut origins: BTreeMap<String, String> = BTreeMap::new();
    let mut after_dot = false;
    for token in &mut module.body {
        // After a dot stands a port of another module, which cannot collide with names of this one.
        let elsewhere = std::mem::replace(&mut after_dot, token.is("."));
        if token.kind != Kind::Word {
            continue;
        }
        let name = token.text.replace('$', "_");
        if elsewhere {
            token.text = name.into();
            continue;
        }
        let origin = origins
            .entry(name.clone())
            .or_insert_with(|| token.text.to_string());
        if *origin != token.text {
            return Err(ExportError::Collision {
                unit: unit.into(),
                module: module.name.clone(),
                first: origin.clone(),
                second: token.text.to_string(),
                name,
            });
        }
        token.text = name.into();
    }
    Ok(())
}

/// Space between two tokens: one blank in a line, at most one empty line between two lines.
fn space(text: &str) -> String {
    match text.rfind('\n') {
        None => " ".into(),
        Some(last) => {
            let breaks = text.matches('\n').count().min(2);
            "\n".repeat(breaks) + &text[last + 1..]
        }
    }
}

fn print(module: &Module) -> String {
    let ports = module.ports().join(",\n    ");
    let head_end = module.body.iter().position(|token| token.is(";"));
    let rest = &module.body[head_end.map_or(0, |at| at + 1)..];
    let shown = |token: &Token| match token.kind {
        Kind::Space => space(&token.text),
        _ => token.text.to_string(),
    };
    let body: String = rest.iter().map(shown).collect();
    format!(
        "\nmodule {} (\n    {ports}\n);\n    {}\nendmodule\n",
        module.name,
        body.trim()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_after_replacement_are_refused() {
        let raw = "module top(a);\ninput wire a;\nwire b$c;\nwire b_c;\nendmodule";
        assert_eq!(
            tidy(raw, "unit").unwrap_err().to_string(),
            "unit: `b$c` and `b_c` in module unit would both be called `b_c`; rename one of the fields"
        );
    }

    #[test]
    fn a_port_of_another_module_collides_with_nothing() {
        let raw = "module top(a);\ninput wire a;\nwire b$c;\nwire d = b$c;\ntop$s s(.b_c(b$c));\nendmodule\nmodule top$s(b_c);\nendmodule";
        assert!(tidy(raw, "unit").unwrap().contains("unit_s s(.b_c(b_c));"));
    }

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
