//! Modules, their instances and their declarations, on tokens.

use super::token::{tokenize, Kind, Token};

/// One module: everything between its name and `endmodule`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module<'a> {
    pub name: String,
    pub body: Vec<Token<'a>>,
}

/// Splits a text into its modules.
///
/// # Errors
/// A text that has anything but comments outside modules, or a module without an end.
pub fn split(text: &str) -> Result<Vec<Module<'_>>, String> {
    let mut modules = vec![];
    let mut tokens = tokenize(text).into_iter();
    while let Some(token) = tokens.find(|token| token.matters()) {
        if !token.is("module") {
            return Err(format!("`{}` stands outside a module", token.text));
        }
        let name = tokens
            .find(|token| token.matters())
            .filter(|token| token.kind == Kind::Word)
            .ok_or("a module has no name")?;
        let mut body = vec![];
        loop {
            match tokens.next() {
                Some(token) if token.is("endmodule") => break,
                Some(token) => body.push(token),
                None => return Err(format!("module `{}` has no end", name.text)),
            }
        }
        modules.push(Module {
            name: name.text.into_owned(),
            body,
        });
    }
    Ok(modules)
}

impl Module<'_> {
    /// Positions in [`Module::body`] of the tokens that matter.
    pub fn meaningful(&self) -> Vec<usize> {
        (0..self.body.len())
            .filter(|&at| self.body[at].matters())
            .collect()
    }

    /// Positions in [`Module::body`] of the module names of the instances, and how many instances each is: those in generated loops are
    /// as many as their loops have rounds. `is_module` says whether a word is the name of a module: two words and a parenthesis are
    /// an instance only then.
    pub fn instances(&self, is_module: impl Fn(&str) -> bool) -> Vec<(usize, u64)> {
        let places = self.meaningful();
        let token = |at: usize| places.get(at).map(|&place| &self.body[place]);
        let is = |at: usize, text: &str| token(at).is_some_and(|token| token.is(text));
        let is_word = |at: usize| token(at).is_some_and(|token| token.kind == Kind::Word);
        let mut instances = vec![];
        let mut rounds: Vec<u64> = vec![];
        for (at, &place) in places.iter().enumerate() {
            let own = &self.body[place];
            if own.is("begin") {
                rounds.push(self.rounds(&places[..at]).unwrap_or(1));
            } else if own.is("end") {
                rounds.pop();
            } else if is_word(at) && is_word(at + 1) && is(at + 2, "(") && is_module(&own.text) {
                instances.push((place, rounds.iter().product()));
            }
        }
        instances
    }

    /// The rounds of the loop whose header these tokens end with: `for (g = 0; g < 32; g = g + 1)`.
    fn rounds(&self, before: &[usize]) -> Option<u64> {
        const HEADER: usize = 16;
        let header = &before[before.len().checked_sub(HEADER)?..];
        let text = |at: usize| self.body[header[at]].text.as_ref();
        let is_loop = (text(0), text(1), text(3), text(7)) == ("for", "(", "=", "<");
        let number = |at: usize| text(at).parse::<u64>().ok();
        is_loop.then(|| Some(number(8)? - number(4)?)).flatten()
    }

    /// The head with its parentheses: the ports and their declarations.
    pub fn head(&self) -> &[Token<'_>] {
        let end = self.body.iter().position(|token| token.is(";"));
        &self.body[..end.unwrap_or(self.body.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "module top(input wire [3:0] a, output wire b);\ntop_x x(.p(a), .q(b));\nendmodule // top\n\nmodule top_x(p, q);\nendmodule\n";

    #[test]
    fn modules_instances_and_heads() {
        let modules = split(TEXT).unwrap();
        assert_eq!(modules.len(), 2);
        let top = &modules[0];
        let head: String = top.head().iter().map(|token| token.text.as_ref()).collect();
        assert_eq!(head, "(input wire [3:0] a, output wire b)");
        let instances = top.instances(|name| name == "top_x");
        assert_eq!(instances.len(), 1);
        assert_eq!(top.body[instances[0].0].text, "top_x");
        assert_eq!(instances[0].1, 1);
    }

    #[test]
    fn an_instance_in_loops_is_many() {
        let text = "module top(a);\nfor (g = 1; g < 8; g = g + 1) begin : gen_x\nfor (h = 0; h < 2; h = h + 1) begin : gen_y\n\
                    x one(a);\nend\nx two(a);\nend\nx three(a);\nendmodule\n";
        let modules = split(text).unwrap();
        let counts = modules[0].instances(|name| name == "x");
        let counts: Vec<u64> = counts.into_iter().map(|(_, count)| count).collect();
        assert_eq!(counts, [14, 7, 1]);
    }

    #[test]
    fn strangers_outside_modules_are_refused() {
        assert_eq!(
            split("wire a;").unwrap_err(),
            "`wire` stands outside a module"
        );
        assert_eq!(split("module m(a);").unwrap_err(), "module `m` has no end");
    }
}
