//! How the compiler lays out values in memory: LLVM's types as text, and structures of a run file.

use super::array::Element;

/// A value in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// With the padding.
    pub bytes: usize,
    /// It lies at multiples of this.
    pub alignment: usize,
    /// The numbers in it, with the offset of each.
    pub numbers: Vec<(usize, Number)>,
}

/// A number as LLVM knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Its size.
    pub bytes: usize,
    /// Integers of one size are the same, signed or not.
    pub is_float: bool,
}

impl From<Element> for Number {
    fn from(element: Element) -> Self {
        Self {
            bytes: element.bytes(),
            is_float: element.is_float(),
        }
    }
}

impl Layout {
    /// `lanes` numbers, as a vector: three take the room of four.
    pub fn vector(number: Number, lanes: usize) -> Self {
        let bytes = number.bytes * lanes.next_power_of_two();
        Self {
            bytes,
            alignment: bytes,
            numbers: (0..lanes)
                .map(|lane| (lane * number.bytes, number))
                .collect(),
        }
    }

    /// Adds a field behind the others, at its alignment.
    pub fn push(&mut self, field: &Self) {
        let start = self.bytes.next_multiple_of(field.alignment);
        let numbers = field.numbers.iter();
        self.numbers
            .extend(numbers.map(|&(offset, number)| (start + offset, number)));
        self.bytes = start + field.bytes;
        self.alignment = self.alignment.max(field.alignment);
    }

    /// The structure of all fields that were pushed.
    pub fn padded(mut self) -> Self {
        self.alignment = self.alignment.max(1);
        self.bytes = self.bytes.next_multiple_of(self.alignment);
        self
    }
}

/// The type at the start of `text`, and what follows it. Named types are looked up in `module`. Nothing of types that no
/// kernel takes by value.
pub fn llvm<'a>(text: &'a str, module: &str) -> Option<(Layout, &'a str)> {
    if let Some(fields) = text.strip_prefix("<{") {
        let (mut packed, rest) = fields_of(fields, "}>", module, |_| 1)?;
        packed.alignment = 1;
        return Some((packed, rest));
    }
    if let Some(fields) = text.strip_prefix('{') {
        let (layout, rest) = fields_of(fields, "}", module, |alignment| alignment)?;
        return Some((layout.padded(), rest));
    }
    if let Some(vector) = text.strip_prefix('<') {
        let (length, one, rest) = repeated(vector, '>', module)?;
        return Some((Layout::vector(one.numbers.first()?.1, length), rest));
    }
    if let Some(array) = text.strip_prefix('[') {
        let (length, one, rest) = repeated(array, ']', module)?;
        let mut all = Layout {
            alignment: one.alignment,
            ..Layout::default()
        };
        (0..length).for_each(|_| all.push(&one));
        return Some((all, rest));
    }
    let end = text.find([',', ' ', ')', '}', '>', ']']);
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    if name.starts_with('%') {
        let start = format!("{name} = type ");
        let definition = module.lines().find_map(|line| line.strip_prefix(&start))?;
        return Some((llvm(definition, module)?.0, rest));
    }
    let number = match name {
        "float" => (4, true),
        "double" => (8, true),
        "half" => (2, true),
        _ => (name.strip_prefix('i')?.parse::<usize>().ok()? / 8, false),
    };
    let (bytes, is_float) = number;
    let number = Number { bytes, is_float };
    (bytes > 0).then(|| (Layout::vector(number, 1), rest))
}

/// Fields up to `end`, where each lies at multiples of what `alignment` makes of its own.
fn fields_of<'a>(
    text: &'a str,
    end: &str,
    module: &str,
    alignment: fn(usize) -> usize,
) -> Option<(Layout, &'a str)> {
    let (mut all, mut rest) = (Layout::default(), text);
    loop {
        rest = rest.trim_start_matches([',', ' ']);
        if let Some(rest) = rest.strip_prefix(end) {
            return Some((all, rest));
        }
        let (field, behind) = llvm(rest, module)?;
        all.push(&Layout {
            alignment: alignment(field.alignment),
            ..field
        });
        rest = behind;
    }
}

/// `4 x float>`: how many, what, and what follows.
fn repeated<'a>(text: &'a str, end: char, module: &str) -> Option<(usize, Layout, &'a str)> {
    let (length, one) = text.split_once(" x ")?;
    let (one, rest) = llvm(one, module)?;
    Some((length.parse().ok()?, one, rest.strip_prefix(end)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "%struct.pair = type { float, i32 }\n\
        %struct.odd = type { i8, double, i16 }\n\
        %struct.tight = type <{ i8, i32 }>\n";

    fn sizes(text: &str) -> Option<(usize, usize, Vec<usize>)> {
        let (layout, rest) = llvm(text, MODULE)?;
        assert_eq!(rest, " noundef %0");
        let offsets = layout.numbers.iter().map(|(offset, _)| *offset);
        Some((layout.bytes, layout.alignment, offsets.collect()))
    }

    #[test]
    fn types_are_laid_out_as_on_the_machine() {
        for (text, bytes, alignment, offsets) in [
            ("i8", 1, 1, vec![0]),
            ("double", 8, 8, vec![0]),
            ("<3 x i32>", 16, 16, vec![0, 4, 8]),
            ("%struct.pair", 8, 4, vec![0, 4]),
            ("%struct.odd", 24, 8, vec![0, 8, 16]),
            ("%struct.tight", 5, 1, vec![0, 1]),
            (
                "{ <3 x i32>, [3 x i32] }",
                32,
                16,
                vec![0, 4, 8, 16, 20, 24],
            ),
            ("[2 x %struct.pair]", 16, 4, vec![0, 4, 8, 12]),
            ("{ i16, { i8, %struct.tight } }", 8, 2, vec![0, 2, 3, 4]),
        ] {
            let found = sizes(&format!("{text} noundef %0"));
            assert_eq!(found, Some((bytes, alignment, offsets)), "{text}");
        }
        assert_eq!(sizes("ptr noundef %0"), None);
        assert_eq!(sizes("%struct.unknown noundef %0"), None);
    }
}
