//! Modules: directives and functions.

use super::body;
use super::cursor::{Cursor, REMEDY};
use super::module::{Function, Module, Space};
use super::parameters::parameters;
use super::source_lines::SourceLines;
use super::token::Token;
use super::variables::variables;
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
