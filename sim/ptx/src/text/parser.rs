//! Modules: directives, variables, functions.

use super::cursor::{integer, Cursor, REMEDY};
use super::module::{AddressIn, Function, Module, Parameter, Space, Variable};
use super::token::Token;
use crate::code::types::Type;
use crate::text::body;
use turnstile_kernel::print;
use turnstile_kernel::KernelError;

/// Versions of the language whose instructions are known.
const VERSIONS: std::ops::RangeInclusive<u32> = 40..=89;
/// Targets.
const TARGETS: std::ops::RangeInclusive<u32> = 30..=90;

/// Reads a text.
///
/// # Errors
/// If it is no PTX, or newer than what is known here.
pub fn parse(text: &str, file: &str) -> Result<Module, KernelError> {
    let mut cursor = Cursor::new(text, file)?;
    let mut module = Module::default();
    let mut lines = SourceLines::of(&cursor.files());
    header(&mut cursor)?;
    while cursor.peek().is_some() {
        item(&mut cursor, &mut module, &mut lines)?;
    }
    Ok(module)
}

/// `.version`, `.target` and `.address_size`.
fn header(cursor: &mut Cursor) -> Result<(), KernelError> {
    let known = |cursor: &Cursor, what, found: &str, range: std::ops::RangeInclusive<u32>| {
        let number = found.replace('.', "").parse::<u32>().ok();
        match number.is_some_and(|number| range.contains(&number)) {
            true => Ok(()),
            false => Err(cursor.fault_at(
                cursor.last_line(),
                &format!("{what} {found} is not known"),
                "compile for PTX 4.0 to 8.9 and a target from sm_30 to sm_90",
            )),
        }
    };
    if cursor.dotted() != Some("version") {
        return Err(cursor.fault("a PTX text begins with .version"));
    }
    match cursor.next()? {
        Token::Number(version) => known(cursor, "PTX version", version, VERSIONS)?,
        _ => return Err(cursor.fault("no version stands here")),
    }
    if cursor.dotted() != Some("target") {
        return Err(cursor.unexpected(".target"));
    }
    loop {
        let name = cursor.name()?;
        if let Some(number) = name.strip_prefix("sm_") {
            known(cursor, "target sm", number.trim_end_matches('a'), TARGETS)?;
        }
        if !cursor.take(Token::Comma) {
            break;
        }
    }
    if cursor.peek() == Some(Token::Dotted(".address_size")) {
        cursor.next()?;
        if cursor.count()? != 64 {
            return Err(cursor.fault_at(
                cursor.last_line(),
                "addresses have 32 bits",
                "compile for 64-bit addresses (nvptx64)",
            ));
        }
    }
    Ok(())
}

/// A directive outside of functions.
fn item(
    cursor: &mut Cursor,
    module: &mut Module,
    lines: &mut SourceLines,
) -> Result<(), KernelError> {
    let mut is_extern = false;
    loop {
        let start = cursor.peek();
        match cursor.dotted() {
            Some("visible" | "weak" | "common") => {}
            Some("extern") => is_extern = true,
            Some("entry") => return function(cursor, module, lines, true),
            Some("func") => return function(cursor, module, lines, false),
            Some("file") => {
                cursor.count()?;
                while matches!(
                    cursor.peek(),
                    Some(Token::Text(_) | Token::Comma | Token::Number(_))
                ) {
                    cursor.next()?;
                }
                return Ok(());
            }
            Some("section") => {
                cursor.skip_past(Token::OpenBrace)?;
                return cursor.skip_past(Token::CloseBrace);
            }
            Some("pragma") => return cursor.skip_past(Token::Semicolon),
            Some(space @ ("global" | "const" | "shared")) => {
                let space = Space::of(space).expect("a space");
                let variables = variables(cursor, space, is_extern)?;
                module.variables.extend(variables);
                return Ok(());
            }
            _ => {
                let what = match start {
                    Some(Token::Dotted(name)) => format!("`{name}` is not known"),
                    _ => return Err(cursor.unexpected("a directive")),
                };
                return Err(cursor.fault(&what));
            }
        }
    }
}

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

/// A kernel or a function behind its directive.
fn function(
    cursor: &mut Cursor,
    module: &mut Module,
    lines: &mut SourceLines,
    is_kernel: bool,
) -> Result<(), KernelError> {
    while matches!(cursor.peek(), Some(Token::Dotted(_))) {
        // `.attribute` and the like do not matter to what it does.
        cursor.dotted();
    }
    let returns = match cursor.peek() {
        Some(Token::OpenParenthesis) if !is_kernel => parameters(cursor)?,
        _ => vec![],
    };
    let line = cursor.line();
    let name = cursor.name()?.to_owned();
    let parameters = match cursor.peek() {
        Some(Token::OpenParenthesis) => parameters(cursor)?,
        _ => vec![],
    };
    let mut function = Function {
        name,
        is_kernel,
        parameters,
        returns,
        required_threads: None,
        most_threads: None,
        body: None,
        line,
    };
    while let Some(word) = cursor.dotted() {
        match word {
            "maxntid" => function.most_threads = Some(threads(cursor)?),
            "reqntid" => function.required_threads = Some(threads(cursor)?),
            "minnctapersm" | "maxnreg" => {
                cursor.count()?;
            }
            "noreturn" => {}
            "pragma" => cursor.skip_past(Token::Semicolon)?,
            word => return Err(cursor.fault(&format!("`.{word}` is not known of a function"))),
        }
    }
    if !cursor.take(Token::Semicolon) {
        cursor.expect(Token::OpenBrace)?;
        let (body, variables) = body::parse(cursor, &function, lines)?;
        function.body = Some(body);
        module.variables.extend(variables);
    }
    let declared = module
        .functions
        .iter()
        .position(|one| one.name == function.name);
    match declared {
        Some(at) if module.functions[at].body.is_none() => module.functions[at] = function,
        Some(_) if function.body.is_none() => {}
        Some(_) => {
            let what = format!("there are two functions `{}`", function.name);
            return Err(cursor.fault_at(line, &what, REMEDY));
        }
        None => module.functions.push(function),
    }
    Ok(())
}

/// Up to three sizes.
fn threads(cursor: &mut Cursor) -> Result<[u32; 3], KernelError> {
    let mut sizes = [1; 3];
    for size in &mut sizes {
        *size = cursor.count()?;
        if !cursor.take(Token::Comma) {
            break;
        }
    }
    Ok(sizes)
}

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

/// Lines of the source, from `.file` and `.loc`.
#[derive(Debug, Default)]
pub struct SourceLines {
    /// Number of each file of the source's own name.
    numbers: Vec<u32>,
    line: Option<u32>,
}

impl SourceLines {
    /// The source among the files is the one that a compiler reads.
    fn of(files: &[(u32, &str)]) -> Self {
        let is_source =
            |(_, name): &&(u32, &str)| [".cl", ".cu"].iter().any(|end| name.ends_with(end));
        Self {
            numbers: files
                .iter()
                .filter(is_source)
                .map(|(number, _)| *number)
                .collect(),
            line: None,
        }
    }

    /// `.loc 1 12 3`, behind the directive.
    pub fn loc(&mut self, cursor: &mut Cursor) -> Result<(), KernelError> {
        let (file, line, _column) = (cursor.count()?, cursor.count()?, cursor.count()?);
        if cursor.take(Token::Comma) {
            // `function_name label, inlined_at file line column`
            while cursor.name()? != "inlined_at" {
                cursor.take(Token::Plus);
                if matches!(cursor.peek(), Some(Token::Number(_))) {
                    cursor.count()?;
                }
                cursor.take(Token::Comma);
            }
            for _ in 0..3 {
                cursor.count()?;
            }
        }
        if self.numbers.contains(&file) && line != 0 {
            self.line = Some(line);
        }
        Ok(())
    }

    /// A function begins.
    pub fn restart(&mut self) {
        self.line = None;
    }

    pub fn line(&self) -> Option<u32> {
        self.line
    }
}
