//! Parameters of functions and calls.

use super::cursor::Cursor;
use super::module::Parameter;
use super::token::Token;
use crate::code::types::Type;
use turnstile_kernel::KernelError;

/// Parameters in parentheses.
pub fn parameters(cursor: &mut Cursor) -> Result<Vec<Parameter>, KernelError> {
    cursor.expect(Token::OpenParenthesis)?;
    let mut all = vec![];
    while !cursor.take(Token::CloseParenthesis) {
        match cursor.dotted() {
            Some("param") => all.push(parameter(cursor)?),
            _ => return Err(cursor.unexpected("a .param")),
        }
        if !cursor.take(Token::Comma) && cursor.peek() != Some(Token::CloseParenthesis) {
            return Err(cursor.unexpected("`,` or `)`"));
        }
    }
    Ok(all)
}

/// A parameter behind `.param`.
pub fn parameter(cursor: &mut Cursor) -> Result<Parameter, KernelError> {
    let (mut alignment, mut element, mut pointer, mut is_shared_pointer) =
        (None, None, false, false);
    while let Some(word) = cursor.dotted() {
        match word {
            "align" if pointer => {
                cursor.count()?;
            }
            "align" => alignment = Some(cursor.count()?),
            "ptr" => pointer = true,
            "shared" if pointer => is_shared_pointer = true,
            "global" | "const" | "local" if pointer => {}
            word => match Type::of(word) {
                Some(found) => element = Some(found),
                None => return Err(cursor.fault(&format!("`.{word}` is no type of a parameter"))),
            },
        }
    }
    let element = element.ok_or_else(|| cursor.unexpected("a type"))?;
    let name = match cursor.take(Token::Sink) {
        // Of a prototype.
        true => String::new(),
        false => cursor.name()?.to_owned(),
    };
    let mut bytes = u32::from(element.bytes());
    if cursor.take(Token::OpenBracket) {
        let count = match cursor.peek() {
            // The arguments of printf, as many as there are.
            Some(Token::CloseBracket) => 0,
            _ => cursor.count()?,
        };
        cursor.expect(Token::CloseBracket)?;
        bytes = bytes
            .checked_mul(count)
            .ok_or_else(|| cursor.fault("a parameter is larger than any memory"))?;
    }
    Ok(Parameter {
        name,
        alignment: alignment.unwrap_or(u32::from(element.bytes())).max(1),
        bytes,
        is_shared_pointer,
    })
}
