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

    /// Width of the port or signal `name`, if it is declared with literal bounds.
    pub fn width(&self, name: &str) -> Option<usize> {
        let matter: Vec<&Token> = self.body.iter().filter(|token| token.matters()).collect();
        let mut statements = matter.split(|token| token.is(";"));
        let declaration = statements.find(|statement| {
            let declares = ["input", "output", "reg", "wire"];
            statement
                .first()
                .is_some_and(|first| declares.iter().any(|word| first.is(word)))
                && statement.last().is_some_and(|last| last.is(name))
        })?;
        match declaration.iter().position(|token| token.is("[")) {
            None => Some(1),
            Some(at) => Some(declaration.get(at + 1)?.text.parse::<usize>().ok()? + 1),
        }
    }

    /// The ports in the order of the module's head.
    pub fn ports(&self) -> Vec<&str> {
        let head = self.body.iter().take_while(|token| !token.is(";"));
        head.filter(|token| token.kind == Kind::Word)
            .map(|token| token.text.as_ref())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "module top(a, b);\ninput wire [3:0] a;\noutput wire b;\ntop$x x(.p(a), .q(b));\nendmodule // top\n\nmodule top$x(p, q);\nendmodule\n";

    #[test]
    fn modules_instances_ports_and_widths() {
        let modules = split(TEXT).unwrap();
        assert_eq!(modules.len(), 2);
        let top = &modules[0];
        assert_eq!(top.name, "top");
        assert_eq!(top.ports(), ["a", "b"]);
        assert_eq!(top.width("a"), Some(4));
        assert_eq!(top.width("b"), Some(1));
        assert_eq!(top.width("c"), None);
        let instances = top.instances(|name| name == "top$x");
        assert_eq!(instances.len(), 1);
        assert_eq!(top.body[instances[0]].text, "top$x");
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
