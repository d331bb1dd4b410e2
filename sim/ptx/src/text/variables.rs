//! Variables: types, sizes, content.

use super::cursor::{integer, Cursor};
use super::module::{AddressIn, Space, Variable};
use super::token::Token;
use crate::code::types::Type;
use turnstile_kernel::{print, KernelError};

/// Variables behind their space, to the semicolon.
pub fn variables(
    cursor: &mut Cursor,
    space: Space,
    is_extern: bool,
) -> Result<Vec<Variable>, KernelError> {
    let (mut alignment, mut lanes, mut element) = (None, 1, None);
    while let Some(word) = cursor.dotted() {
        match word {
            "align" => alignment = Some(cursor.count()?),
            "v2" => lanes = 2,
            "v4" => lanes = 4,
            "attribute" => {
                cursor.skip_past(Token::CloseParenthesis)?;
            }
            word => match Type::of(word) {
                Some(found) => element = Some(found),
                None => return Err(cursor.fault(&format!("`.{word}` is no type of a variable"))),
            },
        }
    }
    let element = element.ok_or_else(|| cursor.unexpected("a type"))?;
    let size = u32::from(element.bytes()) * lanes;
    let mut all = vec![];
    loop {
        let line = cursor.line();
        let name = cursor.name()?.to_owned();
        let mut bytes = Some(size);
        while cursor.take(Token::OpenBracket) {
            let count = match cursor.peek() {
                Some(Token::CloseBracket) => None,
                _ => Some(cursor.count()?),
            };
            cursor.expect(Token::CloseBracket)?;
            bytes = bytes
                .zip(count)
                .and_then(|(bytes, count)| bytes.checked_mul(count));
        }
        let mut variable = Variable {
            name,
            space,
            alignment: alignment.unwrap_or(size).max(1),
            bytes,
            content: vec![],
            addresses: vec![],
            line,
        };
        if cursor.take(Token::Equals) {
            initial(cursor, element, &mut variable)?;
            let held = variable.content.len() as u32;
            variable.bytes = variable.bytes.or(Some(held));
            if variable.bytes < Some(held) {
                return Err(cursor.fault("a variable has more content than room"));
            }
        }
        let is_given = space == Space::Shared || variable.name == print::SYMBOL;
        if variable.bytes.is_none() && !(is_extern && is_given) {
            return Err(cursor.fault("only an .extern .shared array may have no size"));
        }
        all.push(variable);
        if !cursor.take(Token::Comma) {
            break;
        }
    }
    cursor.expect(Token::Semicolon)?;
    Ok(all)
}

/// Content of a variable: a value, or values in braces.
fn initial(cursor: &mut Cursor, element: Type, variable: &mut Variable) -> Result<(), KernelError> {
    if cursor.take(Token::OpenBrace) {
        while !cursor.take(Token::CloseBrace) {
            initial(cursor, element, variable)?;
            if !cursor.take(Token::Comma) && cursor.peek() != Some(Token::CloseBrace) {
                return Err(cursor.unexpected("`,` or `}`"));
            }
        }
        return Ok(());
    }
    let bytes = usize::from(element.bytes());
    let negative = cursor.take(Token::Minus);
    let value = match cursor.next()? {
        Token::Number(number) => value(number, element, negative)
            .ok_or_else(|| cursor.fault(&format!("`{number}` is no {element}")))?,
        Token::Name(name) => {
            let generic = name == "generic" && cursor.take(Token::OpenParenthesis);
            let of = match generic {
                true => cursor.name()?,
                false => name,
            };
            if generic {
                cursor.expect(Token::CloseParenthesis)?;
            }
            let offset = match cursor.take(Token::Plus) {
                true => i64::from(cursor.count()?),
                false => 0,
            };
            variable.addresses.push(AddressIn {
                at: variable.content.len(),
                bytes: element.bytes(),
                of: of.to_owned(),
                offset,
            });
            0
        }
        _ => return Err(cursor.fault("a variable begins with numbers or addresses")),
    };
    variable.content.extend(&value.to_le_bytes()[..bytes]);
    Ok(())
}

/// Bits of a number of a type.
fn value(number: &str, of: Type, negative: bool) -> Option<u64> {
    let bits = match number.as_bytes() {
        [b'0', b'f' | b'F' | b'd' | b'D', ..] => u64::from_str_radix(&number[2..], 16).ok()?,
        _ if of.is_float() => {
            let value: f64 = number.parse().ok()?;
            match of.bits {
                64 => value.to_bits(),
                _ => u64::from((value as f32).to_bits()),
            }
        }
        _ => integer(number)?,
    };
    Some(match (negative, of.is_float()) {
        (false, _) => bits,
        (true, true) => bits ^ 1 << (of.bits - 1),
        (true, false) => bits.wrapping_neg(),
    })
}
