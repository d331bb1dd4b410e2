//! Values in Verilog: text and width.

use std::fmt;

/// What may be done with the text of a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The name of a wire, a register or a pin: its bits can be taken.
    Name,
    /// A literal, a concatenation, a row of an array: stands without parentheses.
    Single,
    Compound,
}

/// A value.
#[derive(Clone, Debug)]
pub struct Net {
    text: String,
    pub width: usize,
    form: Form,
}

impl Net {
    pub fn name(text: impl Into<String>, width: usize) -> Self {
        Self::new(text, width, Form::Name)
    }

    pub fn single(text: impl Into<String>, width: usize) -> Self {
        Self::new(text, width, Form::Single)
    }

    pub fn compound(text: impl Into<String>, width: usize) -> Self {
        Self::new(text, width, Form::Compound)
    }

    pub fn literal(width: usize, value: u64) -> Self {
        Self::single(literal(width, value), width)
    }

    fn new(text: impl Into<String>, width: usize, form: Form) -> Self {
        let text = text.into();
        Self { text, width, form }
    }

    /// As the whole of an expression.
    pub fn whole(&self) -> &str {
        &self.text
    }

    /// # Panics
    /// If bits are to be taken of something that has no name.
    pub fn identifier(&self) -> &str {
        assert!(
            self.form == Form::Name,
            "`{}` has no name, and bits are taken of it",
            self.text
        );
        &self.text
    }

    /// Some of its bits.
    ///
    /// # Panics
    /// As [`Net::identifier`], unless they are all of them.
    pub fn slice(&self, low: usize, width: usize) -> Self {
        assert!(
            low + width <= self.width,
            "bits {low} to {} of `{}`, which has {}",
            low + width - 1,
            self.text,
            self.width
        );
        match width {
            _ if width == self.width => self.clone(),
            1 => Self::single(format!("{}[{low}]", self.identifier()), 1),
            _ => {
                let high = low + width - 1;
                Self::single(format!("{}[{high}:{low}]", self.identifier()), width)
            }
        }
    }

    /// `self <= last`, or `None` if that is so for every value.
    pub fn at_most(&self, last: usize) -> Option<Self> {
        let always = last + 1 >= 1 << self.width;
        (!always).then(|| {
            let last = literal(self.width, last as u64);
            Self::compound(format!("{self} <= {last}"), 1)
        })
    }
}

/// As an operand.
impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.form {
            Form::Compound => write!(f, "({})", self.text),
            Form::Name | Form::Single => f.write_str(&self.text),
        }
    }
}

pub fn literal(width: usize, value: u64) -> String {
    format!("{width}'d{value}")
}

/// The range of a declaration, with a space after it; nothing for a single bit.
pub fn range(width: usize) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

/// Bits that number `count` things.
pub fn index_bits(count: usize) -> usize {
    count.next_power_of_two().ilog2() as usize
}
