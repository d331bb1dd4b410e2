//! Pieces of Verilog that descriptions are printed with: wires and functions by name, conditions, clocked blocks.

use super::net::{range, Net};
use std::collections::BTreeMap;

/// Before a wire that nobody is meant to read: what is there for another size.
pub const UNUSED: &str = "(* maybe_unused *) ";

/// Wires and blocks, each defined once.
#[derive(Default)]
pub struct Definitions {
    /// By name.
    codes: BTreeMap<String, String>,
    /// In the order in which they are first met.
    text: String,
}

impl Definitions {
    /// All of them.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Writes a definition down once.
    ///
    /// # Panics
    /// If there is another of this name.
    fn define(&mut self, name: &str, code: String) {
        match self.codes.get(name) {
            None => {
                self.text += &code;
                self.codes.insert(name.into(), code);
            }
            Some(other) => assert!(*other == code, "two definitions of {name}: {other}{code}"),
        }
    }

    /// A wire with a value.
    pub fn assigned(&mut self, name: &str, net: &Net) -> Net {
        let code = format!("wire {}{name} = {};\n", range(net.width), net.whole());
        self.define(name, code);
        Net::name(name, net.width)
    }

    /// A wire that nobody reads, for something that nobody reads.
    pub fn unused_wire(&mut self, name: &str, of: &str) {
        let code = format!("{UNUSED}wire {name};\nassign {name} = {of};\n");
        self.define(name, code);
    }

    /// Verilog of more than one line, that defines something with this name.
    pub fn code(&mut self, name: &str, code: String) {
        self.define(name, code);
    }
}

/// A memory, and what it has at first.
pub struct Memory {
    pub declaration: String,
    pub initial: String,
}

/// All of the conditions, if there are any.
pub fn joined(conditions: &[Net]) -> Option<Net> {
    match conditions {
        [] => None,
        [one] => Some(one.clone()),
        several => {
            let texts: Vec<String> = several.iter().map(Net::to_string).collect();
            Some(Net::compound(texts.join(" && "), 1))
        }
    }
}

/// A statement under conditions, in a block.
pub fn guard(conditions: &[Net], statement: &str) -> String {
    match joined(conditions) {
        None => format!("   {statement}\n"),
        Some(all) => format!("   if ({}) {statement}\n", all.whole()),
    }
}

/// What the clock does; `statements` have a line each.
pub fn at_clock(statements: &str) -> String {
    match statements.lines().count() {
        1 => format!("always @(posedge clock) {}\n", statements.trim()),
        _ => format!("always @(posedge clock) begin\n{statements}end\n"),
    }
}
