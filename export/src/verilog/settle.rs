//! Lets every combinational block change its outputs once.
//!
//! rust-hdl writes a unit as one `always @(*)` block, in which a signal often gets a default first and its value
//! later. In an event-driven simulator whoever reads the signal wakes up at the default, even if the value turns out
//! to be the old one; two blocks that read each other so wake each other for ever, though no loop of gates connects
//! them. So such a signal is computed under another name, and assigned at the end of the block.

use super::module::Module;
use super::token::{tokenize, Token};
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

/// Before the name of what a signal is computed in.
const PREFIX: &str = "next$";

/// A module that reacts to its inputs at once, and not at a clock only.
pub fn is_reactive(module: &Module) -> bool {
    let places = module.meaningful();
    let text = |at: usize| module.body[places[at]].text.as_ref();
    (0..places.len()).any(|at| text(at) == "assign" || starts_block(&text, at, places.len()))
}

fn starts_block<'t>(text: &impl Fn(usize) -> &'t str, at: usize, count: usize) -> bool {
    const START: [&str; 6] = ["always", "@", "(", "*", ")", "begin"];
    at + START.len() <= count && (0..START.len()).all(|i| text(at + i) == START[i])
}

/// Rewrites the combinational blocks of `module`; `reactive` names the modules of [`is_reactive`].
pub fn settle(module: &mut Module, reactive: &HashSet<String>) {
    let places = module.meaningful();
    let text = |at: usize| module.body[places[at]].text.as_ref();
    let blocks: Vec<Range<usize>> = (0..places.len())
        .filter(|&at| starts_block(&text, at, places.len()))
        .map(|at| at..block_end(&text, at, places.len()))
        .collect();
    let seen = seen_outside(&text, places.len(), reactive);
    let mut renamed = BTreeMap::new();
    let mut ends = vec![];
    for block in blocks {
        let signals: Vec<String> = assigned_often(&text, block.clone())
            .into_iter()
            .filter(|(name, _)| seen.contains(*name))
            .map(|(name, _)| name.to_owned())
            .collect();
        for at in block.clone() {
            if signals.iter().any(|name| name == text(at)) && text(at - 1) != "." {
                renamed.insert(places[at], format!("{PREFIX}{}", text(at)));
            }
        }
        ends.push((places[block.end], signals));
    }
    let declarations: Vec<String> = ends
        .iter()
        .flat_map(|(_, signals)| signals)
        .map(|name| declaration(&text, places.len(), name))
        .collect();
    let first = (0..places.len()).find(|&at| starts_block(&text, at, places.len()));
    let first = first.map(|at| places[at]);

    for (place, name) in renamed {
        module.body[place].text = name.into();
    }
    // From the end, so that positions before it stay what they are.
    for (end, signals) in ends.iter().rev() {
        let line = |name: &String| format!("\n        {name} = {PREFIX}{name};");
        let lines: String = signals.iter().map(line).collect();
        // Before the line break in front of `end`.
        let spaced = !module.body[end - 1].matters();
        insert(&mut module.body, end - usize::from(spaced), &lines);
    }
    if let Some(first) = first {
        insert(&mut module.body, first, &declarations.concat());
    }
}

fn insert(body: &mut Vec<Token>, at: usize, text: &str) {
    let tokens = tokenize(text).into_iter().map(|token| Token {
        kind: token.kind,
        text: token.text.into_owned().into(),
    });
    body.splice(at..at, tokens);
}

/// The `end` of the block that begins at `from`.
fn block_end<'t>(text: &impl Fn(usize) -> &'t str, from: usize, count: usize) -> usize {
    let mut depth = 0_usize;
    for at in from..count {
        match text(at) {
            "begin" | "case" => depth += 1,
            "end" | "endcase" => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return at;
        }
    }
    count - 1
}

/// Ports that are `output reg`, and signals connected to a port of a reactive module.
fn seen_outside<'t>(
    text: &impl Fn(usize) -> &'t str,
    count: usize,
    reactive: &HashSet<String>,
) -> HashSet<&'t str> {
    let mut seen = HashSet::new();
    let mut statement = 0;
    let mut reacts = false;
    for at in 0..count {
        match text(at) {
            ";" => {
                if text(statement) == "output" {
                    seen.insert(text(at - 1));
                }
                statement = at + 1;
            }
            word if at == statement => reacts = reactive.contains(word),
            // `.port(signal)`
            "." if reacts && text(at + 2) == "(" && text(at + 4) == ")" => {
                seen.insert(text(at + 3));
            }
            _ => {}
        }
    }
    seen
}

/// Signals that more than one statement of the block assigns.
fn assigned_often<'t>(
    text: &impl Fn(usize) -> &'t str,
    block: Range<usize>,
) -> BTreeMap<&'t str, usize> {
    let mut assigned = BTreeMap::new();
    for at in block {
        let starts = matches!(
            text(at.saturating_sub(1)),
            ";" | "begin" | "end" | "endcase" | ")" | ":" | "else"
        );
        let selected = text(at + 1) == "[";
        let behind = match selected {
            true => (at..).find(|&i| text(i) == "]").map_or(at, |i| i + 1),
            false => at + 1,
        };
        if starts && text(behind) == "=" && text(behind + 1) != "=" {
            *assigned.entry(text(at)).or_insert(0) += 1;
        }
    }
    assigned.retain(|_, times| *times > 1);
    assigned
}

/// Declares what `name` is computed in, as wide as it.
fn declaration<'t>(text: &impl Fn(usize) -> &'t str, count: usize, name: &str) -> String {
    let declared = (1..count).find(|&at| text(at) == name && text(at + 1) == ";");
    let bounds = declared.filter(|&at| text(at - 1) == "]").map(|at| {
        let open = (0..at).rev().find(|&i| text(i) == "[").unwrap_or(at);
        (open..at).map(text).collect::<String>() + " "
    });
    format!("reg {}{PREFIX}{name};\n    ", bounds.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::super::module::split;
    use super::*;

    fn settled(body: &str, reactive: &[&str]) -> String {
        let text = format!("module m{body}\nendmodule");
        let mut module = split(&text).unwrap().remove(0);
        let reactive = reactive.iter().map(|name| name.to_string()).collect();
        settle(&mut module, &reactive);
        let texts: String = module
            .body
            .iter()
            .map(|token| token.text.as_ref())
            .collect();
        texts.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_output_with_a_default_changes_once() {
        assert_eq!(
            settled("(i, o);\ninput wire i;\noutput reg [3:0] o;\nalways @(*) begin o = 0; if (i) o = o | 3; end", &[]),
            "(i, o); input wire i; output reg [3:0] o; reg [3:0] next$o; always @(*) begin next$o = 0; \
             if (i) next$o = next$o | 3; o = next$o; end"
        );
    }

    #[test]
    fn what_only_registers_and_the_block_itself_see_stays() {
        let body = "(i); input wire i; reg d; reg l; wire q; register r(.d(d), .q(q)); \
                    always @(*) begin l = 0; l = i == q; d = 0; if (l) d = 1; end";
        assert_eq!(settled(body, &[]), body);
        assert!(settled(body, &["register"]).contains("if (l) next$d = 1; d = next$d; end"));
    }

    #[test]
    fn bits_and_cases_count_as_assignments() {
        let body = "(c, o, p); input wire c; output reg [1:0] o; output reg p; \
                    always @(*) begin o[0] = c; o[1] = c; case (c) 0: p = 1; default: p = 0; endcase end";
        let text = settled(body, &[]);
        assert!(
            text.ends_with("endcase o = next$o; p = next$p; end"),
            "{text}"
        );
        assert!(
            text.contains("next$o[1] = c; case (c) 0: next$p = 1;"),
            "{text}"
        );
    }

    #[test]
    fn blocks_and_assignments_are_reactive_and_registers_are_not() {
        let reactive = |text: &str| is_reactive(&split(text).unwrap()[0]);
        assert!(reactive("module m(a); assign a = 1; endmodule"));
        assert!(reactive(
            "module m(a); always @(*) begin a = 1; end endmodule"
        ));
        assert!(!reactive(
            "module m(a); always @(posedge c) begin a <= 1; end endmodule"
        ));
    }
}
