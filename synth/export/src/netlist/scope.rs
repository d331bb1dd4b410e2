//! What rust-hdl tells of a block: its signals, its parts, and what its `update` does.

use rust_hdl_core::ast::{Verilog, VerilogLiteral};
use rust_hdl_core::atom::{Atom, AtomKind};
use rust_hdl_core::probe::Probe;
use rust_hdl_core::type_descriptor::TypeKind;
use turnstile_hdl::prelude::*;

/// A signal or constant of a block.
#[derive(Clone, Debug)]
pub struct Item {
    /// Field, with `$` before the index of an array.
    pub name: String,
    pub kind: AtomKind,
    pub width: usize,
    /// Value of a constant.
    pub value: u128,
    /// Values of the enum it holds, `Type::Value`, in the order of their codes.
    pub values: Vec<String>,
}

/// A block and the blocks in it.
#[derive(Debug)]
pub struct Scope {
    /// Field, with `$` before the index of an array.
    pub name: String,
    pub items: Vec<Item>,
    pub parts: Vec<Scope>,
    pub code: Verilog,
}

impl Scope {
    /// The block and all that is in it. `connect_all` must have been called.
    pub fn of(block: &dyn Block) -> Self {
        let mut reader = Reader::default();
        block.accept("top", &mut reader);
        reader.done.expect("a block has a scope")
    }

    /// The flip-flop of rust-hdl: the clock takes `d` to `q`.
    pub fn is_register(&self) -> bool {
        let mut names: Vec<&str> = self.items.iter().map(|item| item.name.as_str()).collect();
        names.sort_unstable();
        names == ["clock", "d", "q"] && matches!(self.code, Verilog::Custom(_))
    }

    pub fn item(&self, name: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.name == name)
    }
}

#[derive(Default)]
struct Reader {
    open: Vec<Scope>,
    namespace: Vec<String>,
    done: Option<Scope>,
}

impl Probe for Reader {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        self.open.push(Scope {
            name: name.into(),
            items: vec![],
            parts: vec![],
            code: node.hdl(),
        });
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        self.namespace.push(name.into());
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let Some(scope) = self.open.last_mut() else {
            return;
        };
        let mut path = self.namespace.clone();
        path.push(name.into());
        let values = match signal.descriptor().kind {
            TypeKind::Enum(values) => values,
            _ => vec![],
        };
        scope.items.push(Item {
            name: path.join("$"),
            kind: signal.kind(),
            width: signal.bits(),
            value: value(&signal.verilog()),
            values,
        });
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.namespace.pop();
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        let Some(scope) = self.open.pop() else {
            return;
        };
        match self.open.last_mut() {
            Some(parent) => parent.parts.push(scope),
            None => self.done = Some(scope),
        }
    }
}

/// The value of a literal, which tells it in its text only: `4'hf`. Wider ones than 128 bits are not used.
pub fn value(literal: &VerilogLiteral) -> u128 {
    let text = format!("{literal:x}");
    let digits = text.split_once("'h").map_or("0", |(_, digits)| digits);
    u128::from_str_radix(digits, 16).unwrap_or(0)
}

/// Whether a literal is `true` or `false`: those alone have one bit.
pub fn is_bool(literal: &VerilogLiteral) -> bool {
    format!("{literal:x}").starts_with("1'")
}
