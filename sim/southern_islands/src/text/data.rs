//! Directives that define constant data.

use super::syntax::{integer, FIX_TEXT};
use turnstile_kernel::Fault;

/// Appends what the directive defines; false if it is not a data directive.
pub(crate) fn append_data(data: &mut Vec<u8>, head: &str, rest: &str) -> Result<bool, Fault> {
    match head {
        ".byte" => numbers(data, head, rest, 1)?,
        ".short" | ".2byte" => numbers(data, head, rest, 2)?,
        ".long" | ".4byte" => numbers(data, head, rest, 4)?,
        ".quad" | ".8byte" => numbers(data, head, rest, 8)?,
        ".zero" | ".skip" | ".space" => {
            let mut values = rest.split(',').map(|value| integer(value.trim()));
            let fill = values.clone().nth(1).unwrap_or(Some(0));
            match (values.next().flatten().map(usize::try_from), fill) {
                (Some(Ok(count)), Some(fill)) if count <= 1 << 30 => {
                    data.resize(data.len() + count, fill as u8);
                }
                _ => return Err(bad(head, rest)),
            }
        }
        ".ascii" => string(data, head, rest)?,
        ".asciz" => {
            string(data, head, rest)?;
            data.push(0);
        }
        ".p2align" => {
            let exponent = rest
                .split(',')
                .next()
                .and_then(|value| integer(value.trim()));
            match exponent {
                // Data begins at a multiple of 256.
                Some(exponent @ 0..=8) => {
                    data.resize(data.len().next_multiple_of(1 << exponent), 0)
                }
                _ => return Err(bad(head, rest)),
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn bad(head: &str, rest: &str) -> Fault {
    Fault::new(
        format!("`{head} {rest}` is not constant data this loader knows (numbers and strings)"),
        FIX_TEXT,
    )
}

fn numbers(data: &mut Vec<u8>, head: &str, rest: &str, bytes: usize) -> Result<(), Fault> {
    for text in rest.split(',') {
        let value = integer(text.trim()).ok_or_else(|| bad(head, rest))?;
        data.extend_from_slice(&value.to_le_bytes()[..bytes]);
    }
    Ok(())
}

/// A quoted string with C escapes (octal, and the single letters clang writes).
fn string(data: &mut Vec<u8>, head: &str, rest: &str) -> Result<(), Fault> {
    let quoted = rest
        .strip_prefix('"')
        .and_then(|r| r.strip_suffix('"'))
        .ok_or_else(|| bad(head, rest))?;
    let mut bytes = quoted.bytes().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            data.push(byte);
            continue;
        }
        data.push(match bytes.next() {
            Some(b'n') => b'\n',
            Some(b't') => b'\t',
            Some(b'r') => b'\r',
            Some(b'b') => 8,
            Some(b'f') => 12,
            Some(quoted @ (b'"' | b'\\')) => quoted,
            Some(digit @ b'0'..=b'7') => {
                let mut value = u32::from(digit - b'0');
                for _ in 0..2 {
                    match bytes.next_if(|b| (b'0'..=b'7').contains(b)) {
                        Some(digit) => value = value * 8 + u32::from(digit - b'0'),
                        None => break,
                    }
                }
                value as u8
            }
            _ => return Err(bad(head, rest)),
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_directives_append_little_endian_bytes() {
        let mut data = Vec::new();
        for (head, rest) in [
            (".byte", "1, 255"),
            (".p2align", "2, 0x0"),
            (".short", "65535"),
            (".zero", "2"),
            (".long", "0x40400000"),
            (".asciz", r#""a\"\001\\""#),
        ] {
            assert!(append_data(&mut data, head, rest).unwrap());
        }
        let expected = [
            1, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0x40, 0x40, b'a', b'"', 1, b'\\', 0,
        ];
        assert_eq!(data, expected);
        assert_eq!(append_data(&mut data, ".globl", "x"), Ok(false));
        assert!(append_data(&mut data, ".quad", "other_symbol").is_err());
    }
}
