//! Operations on words: their value, and their Verilog.

use super::net::{literal, Net};
use crate::row_hash::FilterHash;

/// An operation on `N` words.
pub trait Operation<const N: usize> {
    fn value(&self, operands: [u64; N]) -> u64;
    /// # Panics
    /// If operands have widths that do not go together.
    fn net(&self, operands: [&Net; N]) -> Net;
}

/// # Panics
/// If they differ.
fn same_width(a: &Net, b: &Net) -> usize {
    assert!(
        a.width == b.width,
        "`{a}` has {} bits and `{b}` {}",
        a.width,
        b.width
    );
    a.width
}

fn infix(a: &Net, operator: &str, b: &Net) -> Net {
    let width = same_width(a, b);
    Net::compound(format!("{a} {operator} {b}"), width)
}

fn compare(a: &Net, operator: &str, b: &Net) -> Net {
    same_width(a, b);
    Net::compound(format!("{a} {operator} {b}"), 1)
}

pub struct And;

impl Operation<2> for And {
    #[inline(always)]
    fn value(&self, [a, b]: [u64; 2]) -> u64 {
        a & b
    }
    fn net(&self, [a, b]: [&Net; 2]) -> Net {
        infix(a, "&", b)
    }
}

/// `a` without the bits of `b`.
pub struct AndNot;

impl Operation<2> for AndNot {
    #[inline(always)]
    fn value(&self, [a, b]: [u64; 2]) -> u64 {
        a & !b
    }
    fn net(&self, [a, b]: [&Net; 2]) -> Net {
        let width = same_width(a, b);
        Net::compound(format!("{a} & ~{b}"), width)
    }
}

pub struct Or;

impl Operation<2> for Or {
    #[inline(always)]
    fn value(&self, [a, b]: [u64; 2]) -> u64 {
        a | b
    }
    fn net(&self, [a, b]: [&Net; 2]) -> Net {
        infix(a, "|", b)
    }
}

/// Of one bit.
pub struct Not;

impl Operation<1> for Not {
    #[inline(always)]
    fn value(&self, [a]: [u64; 1]) -> u64 {
        a ^ 1
    }
    fn net(&self, [a]: [&Net; 1]) -> Net {
        assert!(a.width == 1, "`{a}` is no condition");
        Net::compound(format!("~{a}"), 1)
    }
}

/// Whether there is a bit.
pub struct Any;

impl Operation<1> for Any {
    #[inline(always)]
    fn value(&self, [a]: [u64; 1]) -> u64 {
        u64::from(a != 0)
    }
    fn net(&self, [a]: [&Net; 1]) -> Net {
        match a.width {
            1 => a.clone(),
            _ => Net::compound(format!("|{a}"), 1),
        }
    }
}

pub struct Equal;

impl Operation<2> for Equal {
    #[inline(always)]
    fn value(&self, [a, b]: [u64; 2]) -> u64 {
        u64::from(a == b)
    }
    fn net(&self, [a, b]: [&Net; 2]) -> Net {
        compare(a, "==", b)
    }
}

/// Equal to a number.
pub struct Is(pub u64);

impl Operation<1> for Is {
    #[inline(always)]
    fn value(&self, [a]: [u64; 1]) -> u64 {
        u64::from(a == self.0)
    }
    fn net(&self, [a]: [&Net; 1]) -> Net {
        Net::compound(format!("{a} == {}", literal(a.width, self.0)), 1)
    }
}

/// Unsigned.
pub struct AtMost;

impl Operation<2> for AtMost {
    #[inline(always)]
    fn value(&self, [a, b]: [u64; 2]) -> u64 {
        u64::from(a <= b)
    }
    fn net(&self, [a, b]: [&Net; 2]) -> Net {
        compare(a, "<=", b)
    }
}

/// `width` bits from bit `low` on.
pub struct Slice {
    pub low: usize,
    pub width: usize,
}

impl Operation<1> for Slice {
    #[inline(always)]
    fn value(&self, [a]: [u64; 1]) -> u64 {
        a >> self.low & (!0 >> (64 - self.width))
    }
    fn net(&self, [a]: [&Net; 1]) -> Net {
        a.slice(self.low, self.width)
    }
}

/// `condition`, `yes`, `no`.
pub struct Select;

impl Operation<3> for Select {
    #[inline(always)]
    fn value(&self, [condition, yes, no]: [u64; 3]) -> u64 {
        if condition != 0 {
            yes
        } else {
            no
        }
    }
    fn net(&self, [condition, yes, no]: [&Net; 3]) -> Net {
        assert!(condition.width == 1, "`{condition}` is no condition");
        let width = same_width(yes, no);
        Net::compound(format!("{condition} ? {yes} : {no}"), width)
    }
}

/// The high word, and the low one of `low_width` bits, side by side.
pub struct Join {
    pub low_width: usize,
}

impl Operation<2> for Join {
    #[inline(always)]
    fn value(&self, [high, low]: [u64; 2]) -> u64 {
        high << self.low_width | low
    }
    fn net(&self, [high, low]: [&Net; 2]) -> Net {
        assert!(
            low.width == self.low_width,
            "`{low}` has {} bits",
            low.width
        );
        let text = format!("{{{}, {}}}", high.whole(), low.whole());
        Net::single(text, high.width + low.width)
    }
}

/// The bit of a word that a number names; the word has a bit for every number.
pub struct Pick;

impl Operation<2> for Pick {
    #[inline(always)]
    fn value(&self, [word, number]: [u64; 2]) -> u64 {
        word >> number & 1
    }
    fn net(&self, [word, number]: [&Net; 2]) -> Net {
        assert!(
            word.width == 1 << number.width,
            "`{number}` does not name each bit of `{word}`"
        );
        let text = format!("{}[{}]", word.identifier(), number.whole());
        Net::single(text, 1)
    }
}

/// The word of `width` bits that has the bit of a number only; none if the number is past the last.
pub struct OneBit {
    pub width: usize,
}

impl Operation<1> for OneBit {
    #[inline(always)]
    fn value(&self, [number]: [u64; 1]) -> u64 {
        match (number as usize) < self.width {
            true => 1 << number,
            false => 0,
        }
    }
    fn net(&self, [number]: [&Net; 1]) -> Net {
        let one = literal(self.width, 1);
        Net::compound(format!("{one} << {number}"), self.width)
    }
}

/// The word of `width` bits that has all bits from a number on, or with `behind` those behind it only.
pub struct Upward {
    pub width: usize,
    pub behind: bool,
}

impl Operation<1> for Upward {
    #[inline(always)]
    fn value(&self, [number]: [u64; 1]) -> u64 {
        let from = number + u64::from(self.behind);
        match (from as usize) < self.width {
            true => !0 >> (64 - self.width) & !0 << from,
            false => 0,
        }
    }
    fn net(&self, [number]: [&Net; 1]) -> Net {
        let behind = if self.behind { " << 1" } else { "" };
        let text = format!("{{{}{{1'b1}}}} << {number}{behind}", self.width);
        Net::compound(text, self.width)
    }
}

/// Which bit of a filter belongs to a row; the table has it for each row.
pub struct Column<'a> {
    pub hash: FilterHash,
    pub table: &'a [u8],
}

impl Operation<1> for Column<'_> {
    #[inline(always)]
    fn value(&self, [row]: [u64; 1]) -> u64 {
        self.table[row as usize].into()
    }
    fn net(&self, [row]: [&Net; 1]) -> Net {
        let width = self.hash.width;
        Net::single(self.hash.verilog(row.identifier(), width), width)
    }
}
