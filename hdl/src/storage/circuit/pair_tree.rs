//! A tree of pairs, in Verilog: it finds the first of many in few levels, where a loop over them would be a long chain.

use super::net::{literal, range};
use std::fmt::Write;

/// What counts in generated loops.
pub const LOOPS: &str = "genvar g;\n";

/// So many things: those that there are, and the last of them again, as one that is not there.
pub fn padded(things: &[usize], count: usize) -> Vec<(usize, bool)> {
    let last = things.last().copied().unwrap_or_default();
    let missing = count - things.len();
    let there = things.iter().map(|&thing| (thing, true));
    there
        .chain(std::iter::repeat_n((last, false), missing))
        .collect()
}

/// Words beside each other, the first in the lowest bits.
pub fn concatenation(words: impl DoubleEndedIterator<Item = String>) -> String {
    let words: Vec<String> = words.rev().collect();
    match &words[..] {
        [one] => one.clone(),
        _ => format!("{{{}}}", words.join(", ")),
    }
}

/// A tree of pairs that finds the first of many, level by level, in Verilog: a vector of which nodes have any, and one of what those
/// have found. With [`counting`](Self::counting) there is a third, of which nodes have more than one.
pub struct PairTree {
    any: &'static str,
    row: &'static str,
    more: Option<&'static str>,
    level: usize,
    /// Nodes of the level.
    count: usize,
    /// Of a value.
    bits: usize,
    pub code: String,
}

impl PairTree {
    pub fn new(any: &'static str, row: &'static str, count: usize, bits: usize) -> Self {
        Self {
            any,
            row,
            more: None,
            level: 0,
            count,
            bits,
            code: String::new(),
        }
    }

    /// It also tells one from several.
    pub fn counting(self, more: &'static str) -> Self {
        Self {
            more: Some(more),
            ..self
        }
    }

    fn node(&self, vector: &str, node: usize) -> String {
        match self.count {
            1 => format!("{vector}{}", self.level),
            _ => format!("{vector}{}[{node}]", self.level),
        }
    }

    /// Whether a node of the level has any.
    pub fn any(&self, node: usize) -> String {
        self.node(self.any, node)
    }

    /// Whether it has more than one.
    pub fn more(&self, node: usize) -> Option<String> {
        Some(self.node(self.more?, node))
    }

    /// What it has found: the first, or without any the last.
    pub fn row(&self, node: usize) -> String {
        let (row, level, bits) = (self.row, self.level, self.bits);
        match self.count {
            1 => format!("{row}{level}"),
            _ => format!("{row}{level}[{}:{}]", (node + 1) * bits - 1, node * bits),
        }
    }

    pub fn leaves(&mut self, any: &str, row: &str) {
        let none = format!(" = {}", literal(self.count, 0));
        self.level([&format!(" = {any}"), &format!(" = {row}"), &none]);
    }

    /// Declares the level: which nodes have any, what they have found, and which have more.
    fn level(&mut self, [any, row, more]: [&str; 3]) {
        let (nodes, rows) = (range(self.count), range(self.count * self.bits));
        let level = self.level;
        let _ = writeln!(
            self.code,
            "wire {nodes}{}{level}{any};\nwire {rows}{}{level}{row};",
            self.any, self.row
        );
        if let Some(name) = self.more {
            let _ = writeln!(self.code, "wire {nodes}{name}{level}{more};");
        }
    }

    /// Adds levels until one has so many nodes.
    pub fn grow(&mut self, nodes: usize) {
        while self.count > nodes {
            let [left, right] = [0, 1].map(|node| (self.any(node), self.row(node)));
            let several = [0, 1].map(|node| self.more(node).unwrap_or_default());
            self.level += 1;
            self.count /= 2;
            if self.count == 1 {
                let any = format!(" = {} || {}", left.0, right.0);
                let row = format!(" = {} ? {} : {}", left.0, left.1, right.1);
                let more = format!(
                    " = {} || {} || ({} && {})",
                    several[0], several[1], left.0, right.0
                );
                self.level([&any, &row, &more]);
                continue;
            }
            self.level(["", "", ""]);
            self.pairs();
        }
    }

    /// Drives the level, from the one below.
    fn pairs(&mut self) {
        let (any, row, bits) = (self.any, self.row, self.bits);
        let (below, level, pair) = (self.level - 1, self.level, 2 * bits);
        let more = self.more.map(|more| {
            format!(
                "\n   assign {more}{level}[g] = {more}{below}[2 * g] || {more}{below}[2 * g + 1] || \
                 ({any}{below}[2 * g] && {any}{below}[2 * g + 1]);"
            )
        });
        let _ = writeln!(
            self.code,
            "for (g = 0; g < {}; g = g + 1) begin : gen_{any}{level}\n   \
             assign {any}{level}[g] = {any}{below}[2 * g] || {any}{below}[2 * g + 1];\n   \
             assign {row}{level}[{bits} * g +: {bits}] = {any}{below}[2 * g] ? \
             {row}{below}[{pair} * g +: {bits}] : {row}{below}[{pair} * g + {bits} +: {bits}];{}\nend",
            self.count,
            more.unwrap_or_default()
        );
    }
}
