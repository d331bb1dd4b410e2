//! An exported unit taken apart: every distinct module with its children as black boxes.
//!
//! A module's text does not say what it is called or where it is, so that the crossbar of one top and that of another are
//! one module, synthesised once.

use super::{AreaError, Result};
use std::collections::BTreeMap;
use turnstile_export::verilog::module::{split, Module};
use turnstile_export::verilog::token::{Kind, Token};

/// What a module is called when it is synthesised.
pub const SELF: &str = "turnstile_self";
/// What its children are called, with their number.
pub const CHILD: &str = "turnstile_child";

/// One module of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// As in the export.
    pub name: String,
    /// Verilog to synthesise: the module under [`SELF`], and its children as empty modules.
    pub verilog: String,
    /// Modules of the instances, [`CHILD`]`0` first, and how often each is there.
    pub children: Vec<(usize, u64)>,
    /// Registers and memories declared in it, by name: words and bits a word.
    pub arrays: BTreeMap<String, (u64, u64)>,
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hierarchy {
    /// The outermost first.
    pub parts: Vec<Part>,
}

impl Hierarchy {
    /// Takes the Verilog of a unit apart; its outermost module is called `top`.
    pub fn of(verilog: &str, top: &str) -> Result<Self> {
        let modules = split(verilog).map_err(|problem| AreaError::failed(top, problem))?;
        let names: BTreeMap<&str, &Module> = modules
            .iter()
            .map(|module| (module.name.as_str(), module))
            .collect();
        let outermost = names
            .get(top)
            .ok_or_else(|| AreaError::failed(top, "its Verilog has no module of this name"))?;
        let mut hierarchy = Self { parts: vec![] };
        let mut places = BTreeMap::new();
        hierarchy.add(outermost, &names, &mut places);
        Ok(hierarchy)
    }

    fn add<'a>(
        &mut self,
        module: &'a Module,
        modules: &BTreeMap<&'a str, &'a Module>,
        places: &mut BTreeMap<&'a str, usize>,
    ) -> usize {
        if let Some(&place) = places.get(module.name.as_str()) {
            return place;
        }
        let place = self.parts.len();
        places.insert(&module.name, place);
        let (part, kinds) = part(module, modules);
        self.parts.push(part);
        for (at, kind) in kinds.iter().enumerate() {
            let child = self.add(modules[kind.as_str()], modules, places);
            self.parts[place].children[at].0 = child;
        }
        place
    }
}

/// The module by itself, and the names of its children's modules.
fn part(module: &Module, modules: &BTreeMap<&str, &Module>) -> (Part, Vec<String>) {
    let (mut kinds, mut counts): (Vec<String>, Vec<u64>) = (vec![], vec![]);
    let mut body = module.body.clone();
    for (at, count) in module.instances(|name| modules.contains_key(name)) {
        let kind = module.body[at].text.to_string();
        let number = kinds
            .iter()
            .position(|known| *known == kind)
            .unwrap_or_else(|| {
                kinds.push(kind);
                counts.push(0);
                kinds.len() - 1
            });
        counts[number] += count;
        body[at].text = format!("{CHILD}{number}").into();
    }
    let mut verilog = print(SELF, &body);
    for (number, kind) in kinds.iter().enumerate() {
        verilog += "(* blackbox *)\n";
        verilog += &print(
            &format!("{CHILD}{number}"),
            &ports_only(modules[kind.as_str()]),
        );
    }
    let part = Part {
        name: module.name.clone(),
        verilog,
        children: counts.into_iter().map(|count| (0, count)).collect(),
        arrays: arrays(module),
    };
    (part, kinds)
}

/// With a blank for every space and comment, so that remarks and layout change no result.
fn print(name: &str, body: &[Token]) -> String {
    let mut text = format!("module {name} ");
    for token in body {
        if token.matters() {
            text += &token.text;
            if token.is(";") {
                text.push('\n');
            }
        } else if !text.ends_with([' ', '\n']) {
            text.push(' ');
        }
    }
    text + "\nendmodule\n"
}

/// Statements of a module: meaningful tokens up to and without each semicolon.
fn statements<'a>(module: &'a Module) -> Vec<Vec<&'a Token<'a>>> {
    let matter: Vec<&Token> = module.body.iter().filter(|token| token.matters()).collect();
    let split = matter.split(|token| token.is(";"));
    split.map(<[_]>::to_vec).collect()
}

/// The head, whose ports are no registers: nothing assigns them.
fn ports_only<'a>(module: &'a Module) -> Vec<Token<'a>> {
    let end = Token {
        kind: Kind::Symbol,
        text: ";".into(),
    };
    let head = module.head().iter().filter(|token| !token.is("reg"));
    head.cloned().chain([end]).collect()
}

/// Registers of several bits, `reg [HIGH:0] NAME, ...;`, and memories, `reg [HIGH:0] NAME [0:LAST];`, that hold state: those that are
/// assigned with `<=`.
fn arrays(module: &Module) -> BTreeMap<String, (u64, u64)> {
    let statements = statements(module);
    let mut found = BTreeMap::new();
    for statement in &statements {
        let words: Vec<&str> = statement.iter().map(|token| token.text.as_ref()).collect();
        // The first declaration after a block follows its `end`.
        if let Some(start) = words.iter().position(|word| *word == "reg") {
            found.extend(declared(&words[start + 1..]));
        }
    }
    found.retain(|name, _| {
        statements
            .iter()
            .any(|statement| is_stored(statement, name))
    });
    found
}

/// Names, words and bits a word of a declaration, behind its `reg`. Single bits are no arrays.
fn declared(declaration: &[&str]) -> Vec<(String, (u64, u64))> {
    let last = |text: &str| text.parse::<u64>().ok();
    let (width, names) = match declaration {
        ["[", high, ":", "0", "]", names @ ..] => (last(high).map(|high| high + 1), names),
        names => (None, names),
    };
    let array = |name: &[&str]| match (name, width) {
        ([name], Some(width)) => Some((name.to_string(), (1, width))),
        ([name, "[", "0", ":", end, "]"], width) => {
            Some((name.to_string(), (last(end)? + 1, width.unwrap_or(1))))
        }
        _ => None,
    };
    names.split(|word| *word == ",").filter_map(array).collect()
}

/// Whether `statement` assigns `name` at the clock: `name <=` or `name[index] <=` outside of parentheses.
fn is_stored(statement: &[&Token], name: &str) -> bool {
    let (mut parentheses, mut brackets) = (0, 0);
    // What was assigned to if an arrow comes now.
    let mut target = "";
    for (at, token) in statement.iter().enumerate() {
        match token.text.as_ref() {
            "(" => parentheses += 1,
            // That of a loop was opened a statement before.
            ")" => parentheses = (parentheses - 1).max(0),
            "[" => brackets += 1,
            "]" => brackets -= 1,
            "<" if parentheses == 0 && brackets == 0 => {
                let arrow = statement.get(at + 1).is_some_and(|next| next.text == "=");
                if arrow && target == name {
                    return true;
                }
            }
            "<=" if parentheses == 0 && brackets == 0 && target == name => return true,
            text if parentheses == 0 && brackets == 0 => target = text,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
module top(input wire clock, input wire a, output reg b);
reg q;
always @(posedge clock) q <= a;
top_leaf x(.p(a)); // one
top_leaf y(.p(q));
endmodule
module top_leaf(input wire p, output reg [1:0] o, input wire clock);
reg [31:0] words [0:7];
reg marks [0:7];
reg [3:0] plane, other;
reg [3:0] shown;
always @(*) begin shown = plane; if (shown <= 3) shown = 1; end
reg [4:0] late;
always @(posedge clock) begin if (p) words[0] <= 1; plane[shown[1:0]] <= p; marks[0] <= p; other <= 0; late <= 0; end
reg [7:0] rows;
genvar g;
for (g = 0; g < 4; g = g + 1) begin : each
always @(posedge clock) if ((p) && shown[g]) rows[2 * g +: 2] <= 1;
end
endmodule
";

    #[test]
    fn parts_have_empty_children() {
        let hierarchy = Hierarchy::of(TEXT, "top").unwrap();
        assert_eq!(hierarchy.parts.len(), 2);
        let top = &hierarchy.parts[0];
        assert_eq!(top.children, [(1, 2)]);
        let child = top.verilog.split("module turnstile_child0").nth(1).unwrap();
        assert!(child.contains("input wire p"), "{child}");
        assert!(child.contains("output [1:0] o"), "{child}");
        assert!(!child.contains("words"), "{child}");
    }

    #[test]
    fn arrays_are_what_the_clock_changes() {
        let hierarchy = Hierarchy::of(TEXT, "top").unwrap();
        let arrays: Vec<_> = hierarchy.parts[1].arrays.clone().into_iter().collect();
        let wanted = [
            ("late", (1, 5)),
            ("marks", (8, 1)),
            ("other", (1, 4)),
            ("plane", (1, 4)),
            ("rows", (1, 8)),
            ("words", (8, 32)),
        ];
        assert_eq!(arrays, wanted.map(|(name, size)| (name.to_owned(), size)));
    }

    #[test]
    fn names_and_remarks_change_no_part() {
        let renamed = TEXT.replace("top", "other").replace("// one", "");
        let (a, b) = (
            Hierarchy::of(TEXT, "top").unwrap(),
            Hierarchy::of(&renamed, "other").unwrap(),
        );
        for (a, b) in a.parts.iter().zip(&b.parts) {
            assert_eq!(a.verilog, b.verilog);
        }
        let other = TEXT.replace("words[0] <= 1", "words[1] <= 1");
        let other = Hierarchy::of(&other, "top").unwrap();
        assert_eq!(a.parts[0].verilog, other.parts[0].verilog);
        assert_ne!(a.parts[1].verilog, other.parts[1].verilog);
    }
}
