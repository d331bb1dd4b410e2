//! Structural tidying that holds for everything rust-hdl writes. Nothing here changes behaviour.

use super::module::Module;
use super::token::{Kind, Token};
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

/// Tidies one module.
pub fn clean(module: &mut Module) {
    pass_inputs_through(module);
    drop_unused_enum_values(module);
    name_unread_outputs(module);
    drop_empty_blocks(module);
    drop_empty_sections(module);
}

/// Removes the tokens at these positions, with the space before each range.
fn remove(body: &mut Vec<Token>, ranges: &[RangeInclusive<usize>]) {
    let mut dead = HashSet::new();
    for range in ranges {
        dead.extend(range.clone());
        let before = range.start().wrapping_sub(1);
        if body.get(before).is_some_and(|t| t.kind == Kind::Space) {
            dead.insert(before);
        }
    }
    let mut at = 0;
    body.retain(|_| {
        at += 1;
        !dead.contains(&(at - 1))
    });
}

/// The meaningful tokens of a module: positions, and what the passes ask about them.
struct Outline<'m, 'a> {
    body: &'m [Token<'a>],
    places: Vec<usize>,
    /// Index into `places` of every occurrence of a word.
    words: HashMap<&'m str, Vec<usize>>,
}

impl<'m, 'a> Outline<'m, 'a> {
    fn of(module: &'m Module<'a>) -> Self {
        let places = module.meaningful();
        let mut words: HashMap<&str, Vec<usize>> = HashMap::new();
        for (index, &place) in places.iter().enumerate() {
            let token = &module.body[place];
            if token.kind == Kind::Word {
                words.entry(&token.text).or_default().push(index);
            }
        }
        Self {
            body: &module.body,
            places,
            words,
        }
    }

    fn text(&self, index: usize) -> &'m str {
        self.places
            .get(index)
            .map_or("", |&place| &self.body[place].text)
    }

    /// Start of the statement around `index`: just after the `;`, `begin`, `end` or `)` before it.
    fn statement_start(&self, index: usize) -> usize {
        (0..index)
            .rev()
            .find(|&i| matches!(self.text(i), ";" | "begin" | "end" | "endcase" | ")"))
            .map_or(0, |i| i + 1)
    }

    fn range(&self, from: usize, to: usize) -> RangeInclusive<usize> {
        self.places[from]..=self.places[to]
    }

    /// How many `begin` and `case` are open before each meaningful token.
    fn depths(&self) -> Vec<usize> {
        let mut depth = 0_usize;
        let count = |index| {
            let here = depth;
            match self.text(index) {
                "begin" | "case" => depth += 1,
                "end" | "endcase" => depth = depth.saturating_sub(1),
                _ => {}
            }
            here
        };
        (0..self.places.len()).map(count).collect()
    }
}

/// An input that goes straight to a sub-unit, first of all the clock, is connected to its port.
///
/// rust-hdl writes a `reg` and a line of the `always` block for it. As a clock that is a generated
/// clock in the eyes of every tool, evaluated together with the data.
fn pass_inputs_through(module: &mut Module) {
    let outline = Outline::of(module);
    let depths = outline.depths();
    let is_input = |word: &str| {
        outline.words.get(word).is_some_and(|places| {
            places
                .iter()
                .any(|&i| outline.text(outline.statement_start(i)) == "input")
        })
    };
    let mut removed = vec![];
    let mut connected = vec![];
    for occurrences in outline.words.values() {
        let &[declaration, connection, assignment] = occurrences.as_slice() else {
            continue;
        };
        let declared = outline.statement_start(declaration);
        let passes_through = outline.text(declared) == "reg"
            && outline.text(declaration + 1) == ";"
            && outline.text(connection - 1) == "("
            && outline.text(connection + 1) == ")"
            && outline.text(connection - 3) == "."
            && depths[assignment] == 1
            && outline.statement_start(assignment) == assignment
            && outline.text(assignment - 1) != ")"
            && outline.text(assignment + 1) == "="
            && outline.text(assignment + 3) == ";"
            && is_input(outline.text(assignment + 2));
        if passes_through {
            removed.push(outline.range(declared, declaration + 1));
            removed.push(outline.range(assignment, assignment + 3));
            let source = outline.text(assignment + 2).to_owned();
            connected.push((outline.places[connection], source));
        }
    }
    for (place, source) in connected {
        module.body[place].text = source.into();
    }
    remove(&mut module.body, &removed);
}

/// rust-hdl declares every value of every enum that a port of the unit or of its parts has.
fn drop_unused_enum_values(module: &mut Module) {
    let outline = Outline::of(module);
    let unused = outline.words.values().filter_map(|occurrences| {
        let &[name] = occurrences.as_slice() else {
            return None;
        };
        let declares = name > 0
            && outline.text(name - 1) == "localparam"
            && outline.text(name + 1) == "="
            && outline.text(name + 3) == ";";
        declares.then(|| outline.range(name - 1, name + 3))
    });
    let unused: Vec<_> = unused.collect();
    remove(&mut module.body, &unused);
}

/// An output of a sub-unit that nobody reads is called `unused_...`, by which readers and lints know
/// that it is meant: a unit has the ports of its most demanding user.
fn name_unread_outputs(module: &mut Module) {
    let outline = Outline::of(module);
    let unread = outline.words.iter().filter_map(|(name, occurrences)| {
        let &[declaration, connection] = occurrences.as_slice() else {
            return None;
        };
        let is_unread = outline.text(outline.statement_start(declaration)) == "wire"
            && outline.text(declaration + 1) == ";"
            && outline.text(connection - 1) == "("
            && outline.text(connection + 1) == ")";
        let places = [declaration, connection].map(|index| outline.places[index]);
        is_unread.then(|| (places, format!("unused${name}")))
    });
    let unread: Vec<_> = unread.collect();
    for (places, name) in unread {
        for place in places {
            module.body[place].text = name.clone().into();
        }
    }
}

/// `always @(*) begin end`, which is left when every line was an input passed through.
fn drop_empty_blocks(module: &mut Module) {
    const EMPTY: [&str; 7] = ["always", "@", "(", "*", ")", "begin", "end"];
    let outline = Outline::of(module);
    let is_empty = |from: usize| (0..EMPTY.len()).all(|i| outline.text(from + i) == EMPTY[i]);
    let empty: Vec<_> = (0..outline.places.len())
        .filter(|&from| is_empty(from))
        .map(|from| outline.range(from, from + EMPTY.len() - 1))
        .collect();
    remove(&mut module.body, &empty);
}

/// The headings that rust-hdl puts over declarations, where the other passes left none.
fn drop_empty_sections(module: &mut Module) {
    const HEADINGS: [&str; 3] = ["// Enums", "// Stub signals", "// Local signals"];
    let body = &module.body;
    let is_empty = |&at: &usize| {
        let mut after = body[at + 1..].iter();
        HEADINGS.contains(&body[at].text.as_ref())
            && after
                .find(|token| token.kind != Kind::Space)
                .is_none_or(|token| token.kind == Kind::Comment)
    };
    let empty: Vec<_> = (0..body.len()).filter(is_empty).map(|at| at..=at).collect();
    remove(&mut module.body, &empty);
}

#[cfg(test)]
mod tests {
    use super::super::module::split;
    use super::*;

    fn cleaned(body: &str) -> String {
        let text = format!("module m{body}\nendmodule");
        let mut module = split(&text).unwrap().remove(0);
        clean(&mut module);
        module
            .body
            .iter()
            .map(|token| token.text.as_ref())
            .collect()
    }

    #[test]
    fn an_input_that_passes_through_is_connected_to_its_port() {
        assert_eq!(
            cleaned("(c, o);\ninput wire c;\noutput wire o;\nreg s$c;\nm$s s(.c(s$c), .o(o));\nalways @(*) begin\n  s$c = c;\nend"),
            "(c, o);\ninput wire c;\noutput wire o;\nm$s s(.c(c), .o(o));\n"
        );
    }

    #[test]
    fn what_is_assigned_under_a_condition_stays() {
        let head = "(c, e);\ninput wire c;\ninput wire e;\nreg s$c;\nm$s s(.c(s$c));\n";
        for conditional in ["begin s$c = c; end", "s$c = c;"] {
            let body = format!("{head}always @(*) begin\n  if (e) {conditional}\nend");
            assert_eq!(cleaned(&body), format!("{body}\n"));
        }
    }

    #[test]
    fn an_output_that_nobody_reads_is_called_unused() {
        assert_eq!(
            cleaned("(i);\ninput wire i;\nwire [3:0] s$o;\nm$s s(.i(i), .o(s$o));"),
            "(i);\ninput wire i;\nwire [3:0] unused$s$o;\nm$s s(.i(i), .o(unused$s$o));\n"
        );
        let read =
            "(o);\noutput reg o;\nwire s$o;\nm$s s(.o(s$o));\nalways @(*) begin o = s$o; end";
        assert_eq!(cleaned(read), format!("{read}\n"));
    }

    #[test]
    fn only_used_enum_values_stay() {
        assert_eq!(
            cleaned("(o);\noutput reg o;\nlocalparam E$A = 0;\nlocalparam E$B = 1;\nalways @(*) begin o = E$B; end"),
            "(o);\noutput reg o;\nlocalparam E$B = 1;\nalways @(*) begin o = E$B; end\n"
        );
    }
}
