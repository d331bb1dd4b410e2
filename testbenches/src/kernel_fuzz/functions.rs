//! Functions that a kernel calls: they take all that an expression can name, and clang must not inline them.

use super::kernel::{Array, Width, VARIABLES};

/// The functions of a kernel so far.
#[derive(Default)]
pub struct Functions {
    text: String,
    count: usize,
    /// Counters of the loops around the next call.
    counters: Vec<usize>,
}

impl Functions {
    /// Before the body of a loop.
    pub fn enter(&mut self, counter: usize) {
        self.counters.push(counter);
    }

    /// Behind it.
    pub fn leave(&mut self) {
        self.counters.pop();
    }

    /// The call of a new function with this type and body.
    pub fn call(&mut self, of: &str, body: &str) -> String {
        let number = self.count;
        self.count += 1;
        let all = self.parameters();
        let typed: Vec<_> = all
            .iter()
            .map(|(of, name)| format!("{of} {name}"))
            .collect();
        let names: Vec<_> = all.into_iter().map(|(_, name)| name).collect();
        let typed = typed.join(", ");
        self.text +=
            &format!("static __attribute__((noinline)) {of} f{number}({typed}) {{\n{body}}}\n");
        format!("f{number}({})", names.join(", "))
    }

    /// The call of a new function with this body that may change all variables.
    pub fn call_for_all(&mut self, body: &str) -> String {
        let names: Vec<_> = (0..VARIABLES)
            .map(|variable| format!("v{variable}"))
            .collect();
        let result = format!("  return (variables){{{}}};\n", names.join(", "));
        let call = self.call("variables", &format!("{body}{result}"));
        let back = names.iter().map(|name| format!(" {name} = all.{name};"));
        format!("{{ variables all = {call};{} }}", back.collect::<String>())
    }

    /// Their text.
    pub fn text(self) -> String {
        let fields: String = variables()
            .map(|(of, name)| format!(" {of} {name};"))
            .collect();
        format!("typedef struct {{{fields} }} variables;\n{}", self.text)
    }

    /// Type and name of what every function takes.
    fn parameters(&self) -> Vec<(String, String)> {
        let word = |name: &str| ("uint".to_string(), name.to_string());
        let array = |array: Array| {
            (
                format!("__local {} *", array.element()),
                array.name().to_string(),
            )
        };
        let counters = self
            .counters
            .iter()
            .map(|counter| word(&format!("c{counter}")));
        let all = ["input", "item", "uniform"].map(word).into_iter();
        let own = ("__local uint *".to_string(), "own".to_string());
        let arrays = Array::ALL.map(array).into_iter().chain([own]);
        all.chain(arrays)
            .chain(variables())
            .chain(counters)
            .collect()
    }
}

fn variables() -> impl Iterator<Item = (String, String)> {
    let variable = |number| (Width::of(number).cast().to_string(), format!("v{number}"));
    (0..VARIABLES).map(variable)
}
