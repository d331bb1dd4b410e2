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

    /// Positions in [`Module::body`] of the module names of the instances. `is_module` says whether
    /// a word is the name of a module: two words and a parenthesis are an instance only then.
    pub fn instances(&self, is_module: impl Fn(&str) -> bool) -> Vec<usize> {
        let places = self.meaningful();
        let named = places.windows(3).filter(|window| {
            let [kind, name, opening] = [0, 1, 2].map(|i| &self.body[window[i]]);
            kind.kind == Kind::Word
                && name.kind == Kind::Word
                && opening.is("(")
                && is_module(&kind.text)
        });
        named.map(|window| window[0]).collect()
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
        assert_eq!(top.body[instances[0]].text, "top_x");
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
