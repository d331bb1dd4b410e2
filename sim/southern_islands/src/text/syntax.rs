//! The assembler's surface: comments, labels, statements and the spelling of operands. Knows nothing of what an
//! instruction means.

use crate::code::inst::sreg;
use turnstile_kernel::Fault;

/// Remedy for text that is not valid assembly.
pub(crate) const FIX_TEXT: &str = "correct the text or regenerate the file with clang-16";

/// A line of text, taken apart.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Line<'a> {
    pub label: Option<&'a str>,
    /// Directive (with its leading dot), mnemonic, or descriptor field; empty if the line has none.
    pub head: &'a str,
    /// Everything behind the head, trimmed.
    pub rest: &'a str,
}

impl<'a> Line<'a> {
    /// Takes a line apart; comments are dropped (`;`, `//`), also the `;;#ASMSTART` marks around inline assembly.
    pub(crate) fn parse(text: &'a str) -> Self {
        let mut text = strip_comment(text).trim();
        let mut label = None;
        if let Some((name, behind)) = text.split_once(':') {
            if !name.is_empty() && name.chars().all(is_symbol_char) {
                label = Some(name);
                text = behind.trim();
            }
        }
        let (head, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Self {
            label,
            head,
            rest: rest.trim(),
        }
    }
}

fn is_symbol_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')
}

/// The text before a comment; quoted strings may contain comment characters.
fn strip_comment(text: &str) -> &str {
    let mut quoted = false;
    let mut escaped = false;
    let mut previous = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => quoted = !quoted,
            ';' if !quoted => return &text[..at],
            '/' if !quoted && previous == '/' => return &text[..at - 1],
            _ => {}
        }
        escaped = c == '\\' && !escaped;
        previous = c;
    }
    text
}

/// Operands and trailing modifiers of an instruction.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Operands<'a> {
    pub operands: Vec<&'a str>,
    pub modifiers: Vec<&'a str>,
}

impl<'a> Operands<'a> {
    /// Splits `a, b, c mod:1 mod2`; commas and blanks inside brackets do not separate.
    pub(crate) fn parse(rest: &'a str) -> Self {
        let mut operands = split_outside(rest, |c| c == ',');
        let mut modifiers = Vec::new();
        if let Some(last) = operands.pop() {
            let mut words = split_outside(last, char::is_whitespace)
                .into_iter()
                .filter(|w| !w.is_empty());
            operands.extend(words.next());
            modifiers.extend(words);
        }
        Self {
            operands,
            modifiers,
        }
    }
}

fn split_outside(text: &str, separates: impl Fn(char) -> bool) -> Vec<&str> {
    let mut depth = 0;
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth == 0 && separates(c) => {
                parts.push(text[start..at].trim());
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// What an operand spells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Spelling<'a> {
    Scalar {
        first: u8,
        words: u8,
    },
    Vector {
        first: u8,
        words: u8,
    },
    Int(i64),
    Float(f64),
    /// Any other name, with relocation and addend: a symbol, or something unknown.
    Symbol {
        name: &'a str,
        relocation: &'a str,
        addend: i64,
    },
}

/// An operand with its source modifiers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Operand<'a> {
    pub spelling: Spelling<'a>,
    pub abs: bool,
    pub neg: bool,
}

impl<'a> Operand<'a> {
    /// Reads an operand: register, register range, number or symbol, with `-x`, `|x|`, `neg(x)`, `abs(x)` around it.
    pub(crate) fn parse(text: &'a str) -> Result<Self, Fault> {
        let mut inner = text;
        let negated = inner
            .strip_prefix('-')
            .filter(|r| !r.starts_with(|c: char| c.is_ascii_digit()));
        let neg = match negated.or_else(|| call(inner, "neg")) {
            Some(argument) => {
                inner = argument.trim();
                true
            }
            None => false,
        };
        let bars = inner.strip_prefix('|').and_then(|r| r.strip_suffix('|'));
        let abs = match bars.or_else(|| call(inner, "abs")) {
            Some(argument) => {
                inner = argument.trim();
                true
            }
            None => false,
        };
        Ok(Self {
            spelling: spelling(inner)?,
            abs,
            neg,
        })
    }
}

/// The argument of `name(argument)`.
pub(crate) fn call<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?
        .trim_start()
        .strip_prefix('(')?
        .strip_suffix(')')
}

fn spelling(text: &str) -> Result<Spelling<'_>, Fault> {
    if let Some(register) = register(text)? {
        return Ok(register);
    }
    if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
        return match integer(text) {
            Some(value) => Ok(Spelling::Int(value)),
            None => text
                .parse()
                .map(Spelling::Float)
                .map_err(|_| Fault::new(format!("`{text}` is not a number"), FIX_TEXT)),
        };
    }
    symbol(text)
}

/// A decimal, hexadecimal or negative integer of up to 64 bits.
pub(crate) fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative {
        (value as i64).wrapping_neg()
    } else {
        value as i64
    })
}

fn register(text: &str) -> Result<Option<Spelling<'_>>, Fault> {
    let named = match text {
        "vcc" => Some((sreg::VCC, 2)),
        "vcc_lo" => Some((sreg::VCC, 1)),
        "vcc_hi" => Some((sreg::VCC + 1, 1)),
        "exec" => Some((sreg::EXEC, 2)),
        "exec_lo" => Some((sreg::EXEC, 1)),
        "exec_hi" => Some((sreg::EXEC + 1, 1)),
        "m0" => Some((sreg::M0, 1)),
        _ => None,
    };
    if let Some((first, words)) = named {
        return Ok(Some(Spelling::Scalar { first, words }));
    }
    let Some(numbers) = text.strip_prefix(['s', 'v']) else {
        return Ok(None);
    };
    let range = match numbers.strip_prefix('[').and_then(|n| n.strip_suffix(']')) {
        Some(range) => range.split_once(':').unwrap_or((range, range)),
        None if !numbers.is_empty() && numbers.chars().all(|c| c.is_ascii_digit()) => {
            (numbers, numbers)
        }
        None => return Ok(None),
    };
    let scalar = text.starts_with('s');
    let count: u32 = if scalar { sreg::SGPRS.into() } else { 256 };
    let unknown = || {
        let kind = if scalar { "s0 to s103" } else { "v0 to v255" };
        Fault::new(
            format!("unknown register `{text}`"),
            format!("Southern Islands has {kind}; {FIX_TEXT}"),
        )
    };
    let first: u32 = range.0.parse().map_err(|_| unknown())?;
    let last: u32 = range.1.parse().map_err(|_| unknown())?;
    if first > last || last >= count || last - first >= 16 {
        return Err(unknown());
    }
    let (first, words) = (first as u8, (last - first + 1) as u8);
    Ok(Some(if scalar {
        Spelling::Scalar { first, words }
    } else {
        Spelling::Vector { first, words }
    }))
}

/// `name`, `name+8`, `name@rel32@lo+4`.
fn symbol(text: &str) -> Result<Spelling<'_>, Fault> {
    let unknown = || Fault::new(format!("unknown operand `{text}`"), FIX_TEXT);
    let name_end = text.find(|c| !is_symbol_char(c)).unwrap_or(text.len());
    let (name, behind) = text.split_at(name_end);
    let addend_at = behind.find(['+', '-']).unwrap_or(behind.len());
    let (relocation, addend) = behind.split_at(addend_at);
    if name.is_empty() || !(relocation.is_empty() || relocation.starts_with('@')) {
        return Err(unknown());
    }
    let addend = match addend.strip_prefix('+').unwrap_or(addend) {
        "" => 0,
        digits => integer(digits).ok_or_else(unknown)?,
    };
    Ok(Spelling::Symbol {
        name,
        relocation,
        addend,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_label_head_and_rest() {
        let line = Line::parse(".LBB0_2:                  ; =>This Inner Loop Header: Depth=1");
        assert_eq!(
            line,
            Line {
                label: Some(".LBB0_2"),
                head: "",
                rest: ""
            }
        );
        let line = Line::parse("\ts_add_u32 s0, s0, tab@rel32@lo+4 // why");
        assert_eq!(
            line,
            Line {
                label: None,
                head: "s_add_u32",
                rest: "s0, s0, tab@rel32@lo+4"
            }
        );
        assert_eq!(Line::parse("\t;;#ASMSTART"), Line::default());
        assert_eq!(
            Line::parse(r#".ascii "a;\"b//c" ; x"#).rest,
            r#""a;\"b//c""#
        );
    }

    #[test]
    fn operands_and_modifiers_are_separated() {
        let parsed = Operands::parse("v1, v[1:2], s[0:3], 0 addr64 offset:8");
        assert_eq!(parsed.operands, ["v1", "v[1:2]", "s[0:3]", "0"]);
        assert_eq!(parsed.modifiers, ["addr64", "offset:8"]);
        assert_eq!(
            Operands::parse("hwreg(HW_REG_MODE, 4, 2), 3").operands,
            ["hwreg(HW_REG_MODE, 4, 2)", "3"]
        );
        assert_eq!(Operands::parse(""), Operands::default());
    }

    #[test]
    fn operands_are_spelled_as_clang_does() {
        let plain = |text| Operand::parse(text).unwrap().spelling;
        assert_eq!(
            plain("s[20:23]"),
            Spelling::Scalar {
                first: 20,
                words: 4
            }
        );
        assert_eq!(
            plain("v255"),
            Spelling::Vector {
                first: 255,
                words: 1
            }
        );
        assert_eq!(
            plain("vcc"),
            Spelling::Scalar {
                first: 106,
                words: 2
            }
        );
        assert_eq!(plain("-16"), Spelling::Int(-16));
        assert_eq!(plain("0xffffffff"), Spelling::Int(0xffff_ffff));
        assert_eq!(plain("-0.5"), Spelling::Float(-0.5));
        assert_eq!(
            plain("st@rel32@hi+16"),
            Spelling::Symbol {
                name: "st",
                relocation: "@rel32@hi",
                addend: 16
            }
        );
        let modified = Operand::parse("-|v3|").unwrap();
        assert!(modified.abs && modified.neg);
        assert!(Operand::parse("abs(s3)").unwrap().abs);
    }

    #[test]
    fn registers_that_do_not_exist_are_refused() {
        for text in ["s104", "v256", "v[3:2]", "s[100:104]", "v[1:x]"] {
            let fault = Operand::parse(text).unwrap_err().at("k.s", 3).to_string();
            assert!(
                fault.starts_with(&format!("k.s:3: unknown register `{text}`;")),
                "{fault}"
            );
        }
    }
}
