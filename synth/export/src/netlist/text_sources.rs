//! What the signals of a storage array are computed from, read in the Verilog that it writes itself.

use crate::verilog::token::{tokenize, Kind, Token};
use std::collections::{BTreeMap, BTreeSet};

/// What each signal is computed from.
pub type Sources = BTreeMap<String, BTreeSet<String>>;

/// The assignments outside of `always` and `initial`: each signal, and the names on the right of its `=`.
pub fn sources(body: &str) -> Sources {
    let mut sources = Sources::new();
    let tokens = tokenize(body);
    let words: Vec<&Token> = tokens.iter().filter(|token| token.matters()).collect();
    let mut at = 0;
    while at < words.len() {
        if words[at].is("always") || words[at].is("initial") {
            at += process(&words[at..]);
            continue;
        }
        let end = words[at..].iter().position(|token| token.is(";"));
        let end = end.map_or(words.len(), |length| at + length);
        let statement = &words[at..end];
        let is_kind = |token: &&&Token| ["wire", "assign"].iter().any(|kind| token.is(kind));
        if let Some(kind) = statement.iter().find(is_kind) {
            let start = statement.iter().position(|own| std::ptr::eq(*own, *kind));
            for one in parts(&statement[start.map_or(0, |start| start + 1)..]) {
                assignment(one, &mut sources);
            }
        }
        at = end + 1;
    }
    sources
}

/// Tokens of a process: to its first `;`, or to the `end` of its block.
fn process(words: &[&Token]) -> usize {
    let mut depth = 0;
    for (at, word) in words.iter().enumerate() {
        if word.is("begin") || word.is("case") {
            depth += 1;
        } else if word.is("end") || word.is("endcase") {
            depth -= 1;
        }
        let ends = word.is(";") || word.is("end") || word.is("endcase");
        let goes_on = words.get(at + 1).is_some_and(|next| next.is("else"));
        if depth == 0 && ends && !goes_on {
            return at + 1;
        }
    }
    words.len()
}

/// What stands between the commas that are in no parentheses.
fn parts<'t>(words: &'t [&'t Token<'t>]) -> Vec<&'t [&'t Token<'t>]> {
    let mut depth = 0;
    words
        .split(|word| {
            let opens = ["(", "[", "{"].iter().any(|open| word.is(open));
            let closes = [")", "]", "}"].iter().any(|close| word.is(close));
            depth += i32::from(opens) - i32::from(closes);
            depth == 0 && word.is(",")
        })
        .collect()
}

fn assignment(words: &[&Token], sources: &mut Sources) {
    let Some(equals) = words.iter().position(|word| word.is("=")) else {
        return;
    };
    let names = |words: &[&Token]| -> Vec<String> {
        let names = words.iter().filter(|word| word.kind == Kind::Word);
        names.map(|word| word.text.to_string()).collect()
    };
    let (targets, reads) = (names(&words[..equals]), names(&words[equals..]));
    for target in targets {
        sources.entry(target).or_default().extend(reads.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_clock_takes_is_no_source() {
        let body = "reg [3:0] cells; wire [3:0] next = {a, b}, other = f(c, d[e]);\n\
                    always @(posedge clock) begin if (x) cells <= next; else cells <= 4'd0; end\n\
                    always @(posedge clock) if (y) z <= a; else z <= b;\n\
                    initial cells = 4'd0;\nassign out[1:0] = cells[p];";
        let sources = sources(body);
        let of = |name: &str| sources[name].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(sources.keys().collect::<Vec<_>>(), ["next", "other", "out"]);
        assert_eq!(of("next"), ["a", "b"]);
        assert_eq!(of("other"), ["c", "d", "e", "f"]);
        assert_eq!(of("out"), ["cells", "p"]);
    }
}
