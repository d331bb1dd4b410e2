//! A format of OpenCL C's or CUDA's `printf` with its arguments, as text. Each conversion is handed to the C library.

use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int};

/// Why something cannot be printed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Problem(pub String);

/// Whose `printf` it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// With vectors, and lengths `hh`, `h`, `hl` and `l`.
    OpenCl,
    /// With widths and precisions that are arguments, and lengths `h`, `l` and `ll`.
    Cuda,
}

/// What was passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Argument {
    /// A value, or the address of a string.
    Bytes(Vec<u8>),
    /// A string itself.
    Text(Vec<u8>),
}

/// Widest field and highest precision: what C promises.
const MOST_DIGITS: u32 = 4095;

/// A conversion: `%[flags][width][.precision][vector][length]conversion`.
#[derive(Debug)]
struct Conversion<'a> {
    /// As it is written.
    text: &'a [u8],
    /// Flags, width and precision.
    shape: Vec<u8>,
    /// Elements of a vector.
    elements: Option<usize>,
    /// `hh`, `h`, `hl`, `l` or `ll`.
    length: &'a [u8],
    kind: u8,
}

/// The text that `pattern` makes of its arguments; `string` reads the string at an address.
pub(super) fn format(
    pattern: &[u8],
    arguments: &[Argument],
    dialect: Dialect,
    string: &dyn Fn(u64) -> Vec<u8>,
) -> Result<Vec<u8>, Problem> {
    let mut text = vec![];
    let mut arguments = arguments.iter();
    let mut rest = pattern;
    while let Some(percent) = rest.iter().position(|byte| *byte == b'%') {
        text.extend_from_slice(&rest[..percent]);
        rest = &rest[percent..];
        if let Some(behind) = rest.strip_prefix(b"%%") {
            text.push(b'%');
            rest = behind;
            continue;
        }
        let mut conversion = Conversion::parse(rest, dialect)?;
        rest = &rest[conversion.text.len()..];
        while let Some(star) = conversion.star() {
            let size = next(&mut arguments, &conversion)?;
            conversion.replace(star, size)?;
        }
        conversion.check_size()?;
        let argument = next(&mut arguments, &conversion)?;
        text.extend(conversion.convert(argument, string)?);
    }
    text.extend_from_slice(rest);
    Ok(text)
}

/// The next argument.
fn next<'a>(
    arguments: &mut std::slice::Iter<'a, Argument>,
    conversion: &Conversion,
) -> Result<&'a Argument, Problem> {
    let next = arguments.next();
    next.ok_or_else(|| conversion.problem("has no argument"))
}

impl Dialect {
    fn name(self) -> &'static str {
        match self {
            Self::OpenCl => "OpenCL C",
            Self::Cuda => "CUDA",
        }
    }

    /// What stands for a width or a precision.
    fn sizes(self) -> &'static [u8] {
        match self {
            Self::OpenCl => b"0123456789",
            Self::Cuda => b"0123456789*",
        }
    }

    fn lengths(self) -> &'static [&'static str] {
        match self {
            Self::OpenCl => &["hh", "h", "hl", "l"],
            Self::Cuda => &["hh", "h", "l", "ll"],
        }
    }
}

impl<'a> Conversion<'a> {
    /// The conversion at the start of `text`.
    fn parse(text: &'a [u8], dialect: Dialect) -> Result<Self, Problem> {
        let mut at = 1;
        let skip = |at: &mut usize, wanted: &[u8]| {
            let start = *at;
            *at += text[start..]
                .iter()
                .take_while(|byte| wanted.contains(byte))
                .count();
            &text[start..*at]
        };
        skip(&mut at, b"-+ #0");
        skip(&mut at, dialect.sizes());
        if text.get(at) == Some(&b'.') {
            at += 1;
            skip(&mut at, dialect.sizes());
        }
        let shape = text[1..at].to_vec();
        let elements = match text.get(at) {
            Some(b'v') if dialect == Dialect::OpenCl => {
                at += 1;
                Some(number(skip(&mut at, b"0123456789")))
            }
            _ => None,
        };
        let length = skip(&mut at, b"hl");
        let kind = text.get(at).copied().unwrap_or(0);
        let conversion = Self {
            text: &text[..(at + 1).min(text.len())],
            shape,
            elements: elements.map(|count| count as usize),
            length,
            kind,
        };
        let is_number = b"diouxXfFeEgGaA".contains(&kind);
        if !is_number && !b"csp".contains(&kind) {
            let what = format!("is no conversion of {}", dialect.name());
            return Err(conversion.problem(&what));
        }
        let lengths = dialect.lengths();
        if !length.is_empty() && !lengths.iter().any(|one| one.as_bytes() == length) {
            let what = format!("has an unknown length, not {}", lengths.join(", "));
            return Err(conversion.problem(&what));
        }
        match elements {
            Some(2 | 3 | 4 | 8 | 16) if is_number => {}
            None => {}
            Some(_) => return Err(conversion.problem("is no vector of 2, 3, 4, 8 or 16 numbers")),
        }
        Ok(conversion)
    }

    /// Where a width or a precision is an argument.
    fn star(&self) -> Option<usize> {
        self.shape.iter().position(|byte| *byte == b'*')
    }

    /// Puts the argument in place of the star. A negative width is a minus sign and a width, a negative precision none.
    fn replace(&mut self, star: usize, size: &Argument) -> Result<(), Problem> {
        let Argument::Bytes(bytes) = size else {
            return Err(self.problem("is given a string for a number"));
        };
        let size = bits(bytes) as i32;
        let is_precision = self.shape[..star].ends_with(b".");
        let (start, text) = match is_precision && size < 0 {
            true => (star - 1, String::new()),
            false => (star, size.to_string()),
        };
        self.shape.splice(start..=star, text.bytes());
        Ok(())
    }

    /// Width and precision can be printed.
    fn check_size(&self) -> Result<(), Problem> {
        let mut sizes = self.shape.split(|byte| !byte.is_ascii_digit());
        match sizes.any(|size| number(size) > MOST_DIGITS) {
            true => Err(self.problem(&format!("is wider than {MOST_DIGITS}"))),
            false => Ok(()),
        }
    }

    fn problem(&self, what: &str) -> Problem {
        let text = String::from_utf8_lossy(self.text);
        Problem(format!("`{}` {what}", text.escape_debug()))
    }

    /// The text of an argument, whose elements are separated by commas.
    fn convert(
        &self,
        argument: &Argument,
        string: &dyn Fn(u64) -> Vec<u8>,
    ) -> Result<Vec<u8>, Problem> {
        let argument = match argument {
            Argument::Bytes(bytes) => bytes,
            Argument::Text(text) if self.kind == b's' => {
                return Ok(self.by_library(Value::String(text.clone())));
            }
            Argument::Text(_) => return Err(self.problem("is given a string")),
        };
        let Some(elements) = self.elements else {
            return self.scalar(argument, string);
        };
        // A vector of three takes the room of four.
        let room = if elements == 3 { 4 } else { elements };
        let bytes = argument.len() / room;
        if !matches!(bytes, 1 | 2 | 4 | 8) || bytes * room != argument.len() {
            let what = format!("is given {} bytes", argument.len());
            return Err(self.problem(&what));
        }
        let elements = argument.chunks_exact(bytes).take(elements);
        let texts = elements.map(|element| self.scalar(element, string));
        Ok(texts.collect::<Result<Vec<_>, _>>()?.join(&b','))
    }

    fn scalar(&self, argument: &[u8], string: &dyn Fn(u64) -> Vec<u8>) -> Result<Vec<u8>, Problem> {
        if argument.len() > 8 {
            let what = format!("is given a vector of {} bytes", argument.len());
            return Err(self.problem(&what));
        }
        let bits = bits(argument);
        let value = match self.kind {
            b'd' | b'i' => {
                let unused = 64 - 8 * self.bytes(argument.len());
                Value::Signed((bits << unused) as i64 >> unused)
            }
            b'o' | b'u' | b'x' | b'X' => {
                let unused = 64 - 8 * self.bytes(argument.len());
                Value::Unsigned(bits << unused >> unused)
            }
            b'c' => Value::Character(bits as c_int),
            b's' if bits == 0 => Value::String(b"(null)".to_vec()),
            b's' => Value::String(string(bits)),
            b'p' => Value::Pointer(bits),
            _ => Value::Float(match argument.len() {
                4 => f32::from_bits(bits as u32).into(),
                _ => f64::from_bits(bits),
            }),
        };
        Ok(self.by_library(value))
    }

    /// Bytes of a scalar integer that count, of those that were passed.
    fn bytes(&self, passed: usize) -> u32 {
        let asked = match (self.elements, self.length) {
            (Some(_), _) => passed,
            (None, b"hh") => 1,
            (None, b"h") => 2,
            (None, b"l" | b"ll") => 8,
            (None, _) => 4,
        };
        asked.min(passed) as u32
    }

    fn by_library(&self, value: Value) -> Vec<u8> {
        let length = match value {
            Value::Signed(_) | Value::Unsigned(_) => "ll",
            _ => "",
        };
        let pattern = [b"%", &*self.shape, length.as_bytes(), &[self.kind]].concat();
        let pattern = CString::new(pattern).unwrap_or_default();
        match value {
            Value::Signed(value) => print(&pattern, value),
            Value::Unsigned(value) => print(&pattern, value),
            Value::Character(value) => print(&pattern, value),
            Value::Float(value) => print(&pattern, value),
            Value::Pointer(value) => print(&pattern, value as *const c_char),
            Value::String(value) => {
                let value = CString::new(value).unwrap_or_default();
                print(&pattern, value.as_ptr())
            }
        }
    }
}

/// What the C library is given.
enum Value {
    Signed(i64),
    Unsigned(u64),
    Character(c_int),
    Float(f64),
    Pointer(u64),
    String(Vec<u8>),
}

/// Up to eight bytes as a number.
fn bits(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(word)
}

/// The number of up to nine digits; more are too many in any case.
fn number(digits: &[u8]) -> u32 {
    let value = |value: u32, digit: &u8| value * 10 + u32::from(digit - b'0');
    digits.iter().take(9).fold(0, value)
}

/// One conversion of a value of the type that `pattern` asks for.
fn print<T: Copy>(pattern: &CStr, value: T) -> Vec<u8> {
    let into = |buffer: *mut c_char, room: usize| {
        // SAFETY: `buffer` has `room` bytes. `pattern` ends in a zero and has one conversion; `Conversion::by_library` makes
        // it from a checked conversion with the length modifier of `value`'s type, and a string ends in a zero.
        let length = unsafe { libc::snprintf(buffer, room, pattern.as_ptr(), value) };
        usize::try_from(length).unwrap_or(0)
    };
    let length = into(std::ptr::null_mut(), 0);
    let mut text = vec![0; length + 1];
    into(text.as_mut_ptr().cast(), text.len());
    text.truncate(length);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pattern: &str, arguments: &[Vec<u8>]) -> Result<String, String> {
        let arguments = arguments.iter().cloned().map(Argument::Bytes);
        text_in(Dialect::OpenCl, pattern, &arguments.collect::<Vec<_>>())
    }

    fn text_in(dialect: Dialect, pattern: &str, arguments: &[Argument]) -> Result<String, String> {
        let string = |at: u64| format!("at {at}").into_bytes();
        let text = format(pattern.as_bytes(), arguments, dialect, &string);
        text.map(|text| String::from_utf8(text).unwrap())
            .map_err(|problem| problem.0)
    }

    fn int(value: i32) -> Vec<u8> {
        value.to_le_bytes().to_vec()
    }

    fn float(value: f32) -> Vec<u8> {
        value.to_le_bytes().to_vec()
    }

    /// Text by the C standard, 7.21.6.1, and OpenCL C 1.2, 6.12.13.
    #[test]
    fn conversions_print_what_the_standards_say() {
        let cases: [(&str, Vec<u8>, &str); 32] = [
            ("%d|", int(-5), "-5|"),
            ("%5i|", int(42), "   42|"),
            ("%-5d|", int(42), "42   |"),
            ("%+.3d", int(7), "+007"),
            ("% 05d", int(42), " 0042"),
            ("%u", int(-1), "4294967295"),
            ("%hhu", int(-1), "255"),
            ("%hd", int(0x1_8000), "-32768"),
            (
                "%ld",
                (-1_i64 << 40).to_le_bytes().to_vec(),
                "-1099511627776",
            ),
            ("%d", (1_i64 << 40 | 3).to_le_bytes().to_vec(), "3"),
            ("%#x %%", int(255), "0xff %"),
            ("%08X", int(0xbeef), "0000BEEF"),
            ("%#o", int(8), "010"),
            ("%c", int(65), "A"),
            ("%3c|", int(65), "  A|"),
            ("%f", float(0.1), "0.100000"),
            ("%.0f", float(2.5), "2"),
            ("%.10f", 0.1_f64.to_le_bytes().to_vec(), "0.1000000000"),
            ("%e", float(12345.678), "1.234568e+04"),
            ("%G", float(1e-10), "1E-10"),
            ("%g", float(100000.0), "100000"),
            ("%a", float(1.5), "0x1.8p+0"),
            ("%5.1f|", float(f32::INFINITY), "  inf|"),
            ("%F", float(f32::NEG_INFINITY), "-INF"),
            ("%s", 77_u64.to_le_bytes().to_vec(), "at 77"),
            ("%.2s|", 77_u64.to_le_bytes().to_vec(), "at|"),
            ("%s", 0_u64.to_le_bytes().to_vec(), "(null)"),
            ("%p", 0x1_0000_u64.to_le_bytes().to_vec(), "0x10000"),
            ("%v2hhd", vec![1, 0xff], "1,-1"),
            ("%v4hhu", vec![1, 2, 3, 255], "1,2,3,255"),
            ("%v2hld", [1_i32, -2].map(i32::to_le_bytes).concat(), "1,-2"),
            (
                "%.1v3hlf;",
                [1.0_f32, 2.5, 3.0, 9.0].map(f32::to_le_bytes).concat(),
                "1.0,2.5,3.0;",
            ),
        ];
        for (pattern, argument, expected) in cases {
            let found = text(pattern, &[argument]);
            assert_eq!(found, Ok(expected.to_string()), "{pattern}");
        }
        let two = [int(1), float(2.0)];
        assert_eq!(text("a %d b %.1f c", &two), Ok("a 1 b 2.0 c".into()));
        assert_eq!(text("100%% plain", &[]), Ok("100% plain".into()));
    }

    #[test]
    fn what_cannot_be_printed_is_named() {
        #[rustfmt::skip]
        let cases = [
            ("%d %d", vec![int(1)], "`%d` has no argument"),
            ("%n", vec![int(1)], "`%n` is no conversion of OpenCL C"),
            ("%*d", vec![int(1)], "`%*` is no conversion of OpenCL C"),
            ("50%", vec![int(1)], "`%` is no conversion of OpenCL C"),
            ("%lld", vec![int(1)], "`%lld` has an unknown length, not hh, h, hl, l"),
            ("%v5d", vec![int(1)], "`%v5d` is no vector of 2, 3, 4, 8 or 16 numbers"),
            ("%v2s", vec![int(1)], "`%v2s` is no vector of 2, 3, 4, 8 or 16 numbers"),
            ("%v4hld", vec![vec![0; 6]], "`%v4hld` is given 6 bytes"),
            ("%f", vec![vec![0; 16]], "`%f` is given a vector of 16 bytes"),
            ("%5000d", vec![int(1)], "`%5000d` is wider than 4095"),
            ("%.99999999999d", vec![int(1)], "`%.99999999999d` is wider than 4095"),
        ];
        for (pattern, arguments, expected) in cases {
            let found = text(pattern, &arguments);
            assert_eq!(found, Err(expected.to_string()), "{pattern}");
        }
    }

    /// Text by the C standard, 7.21.6.1, and what CUDA's programming guide has of it.
    #[test]
    fn cuda_takes_sizes_from_arguments() {
        let number = |value: i32| Argument::Bytes(int(value));
        let double = |value: f64| Argument::Bytes(value.to_le_bytes().to_vec());
        #[rustfmt::skip]
        let cases: [(&str, Vec<Argument>, &str); 8] = [
            ("%*d|", vec![number(6), number(-42)], "   -42|"),
            ("%*d|", vec![number(-6), number(42)], "42    |"),
            ("%*.*f|", vec![number(8), number(2), double(6.25)], "    6.25|"),
            ("%.*f|", vec![number(-1), double(0.5)], "0.500000|"),
            ("%lld", vec![Argument::Bytes((-1_i64 << 40).to_le_bytes().to_vec())], "-1099511627776"),
            ("%5s|", vec![Argument::Text(b"own".to_vec())], "  own|"),
            ("%.2s|", vec![Argument::Text(b"own".to_vec())], "ow|"),
            ("%s", vec![Argument::Bytes(0_u64.to_le_bytes().to_vec())], "(null)"),
        ];
        for (pattern, arguments, expected) in cases {
            let found = text_in(Dialect::Cuda, pattern, &arguments);
            assert_eq!(found, Ok(expected.to_string()), "{pattern}");
        }
        #[rustfmt::skip]
        let refused: [(&str, Vec<Argument>, &str); 5] = [
            ("%*d", vec![number(6)], "`%*d` has no argument"),
            ("%*d", vec![number(5000), number(1)], "`%*d` is wider than 4095"),
            ("%v2d", vec![number(1)], "`%v` is no conversion of CUDA"),
            ("%hld", vec![number(1)], "`%hld` has an unknown length, not hh, h, l, ll"),
            ("%d", vec![Argument::Text(b"own".to_vec())], "`%d` is given a string"),
        ];
        for (pattern, arguments, expected) in refused {
            let found = text_in(Dialect::Cuda, pattern, &arguments);
            assert_eq!(found, Err(expected.to_string()), "{pattern}");
        }
    }
}
