//! Numbers that move with the variables of loops.

use std::fmt::Write;

/// The variable of a loop.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// Of the loop in which so many are, one within the other: it has no name yet.
    Height(usize),
    Named(&'static str),
}

/// The values that the variable of a loop has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Range {
    pub variable: Variable,
    pub first: i128,
    pub count: usize,
}

/// How a number of so many bits is told by another: itself, or as the place of the only bit that is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    Itself,
    OneBit,
    AllButOneBit,
}

/// A sum of a constant and of loop variables, each times a factor.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Num {
    pub base: i128,
    /// Variables, innermost first, and their factors, of which none is 0.
    pub steps: Vec<(Variable, i128)>,
}

impl Variable {
    pub fn text(&self) -> &str {
        match self {
            Self::Named(name) => name,
            Self::Height(_) => "?",
        }
    }
}

impl Num {
    pub fn constant(base: i128) -> Self {
        Self {
            base,
            steps: vec![],
        }
    }

    /// The number, if no loop moves it.
    pub fn value(&self) -> Option<i128> {
        self.steps.is_empty().then_some(self.base)
    }

    pub fn plus(&self, more: i128) -> Self {
        Self {
            base: self.base + more,
            steps: self.steps.clone(),
        }
    }

    /// The same numbers, told by a variable that starts at `first` and not at 0.
    pub fn count_from(&mut self, variable: &Variable, first: i128) {
        let own = self.steps.iter().find(|(own, _)| own == variable);
        self.base -= own.map_or(0, |(_, factor)| factor * first);
    }

    /// The number where the variable has this value.
    pub fn at(&mut self, variable: &Variable, value: i128) {
        self.count_from(variable, -value);
        self.steps.retain(|(own, _)| own != variable);
    }

    /// The least and the greatest that it is in these loops.
    pub fn bounds(&self, ranges: &[Range]) -> (i128, i128) {
        let mut ends = (self.base, self.base);
        for (variable, factor) in &self.steps {
            if let Some(range) = ranges.iter().find(|range| range.variable == *variable) {
                let last = range.first + range.count as i128 - 1;
                let (one, other) = (factor * range.first, factor * last);
                ends = (ends.0 + one.min(other), ends.1 + one.max(other));
            }
        }
        ends
    }

    /// Gives the variable a name.
    pub fn name(&mut self, variable: &Variable, name: &'static str) {
        let own = self.steps.iter_mut().find(|(own, _)| own == variable);
        if let Some((own, _)) = own {
            *own = Variable::Named(name);
        }
    }

    /// As an index of a vector: `16 * i + 4`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (variable, factor) in self.steps.iter().rev() {
            let sign = match (text.is_empty(), *factor < 0) {
                (true, true) => "-",
                (true, false) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            };
            let times = match factor.abs() {
                1 => String::new(),
                by => format!("{by} * "),
            };
            let _ = write!(text, "{sign}{times}{}", variable.text());
        }
        match self.base {
            _ if text.is_empty() => self.base.to_string(),
            0 => text,
            // What falls is easier to read from where it starts.
            base if text.starts_with('-') => format!("{base} - {}", &text[1..]),
            base if base < 0 => format!("{text} - {}", -base),
            base => format!("{text} + {base}"),
        }
    }
}
