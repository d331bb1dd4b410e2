//! Collects what the sources of the units say of them, so that it can stand in their Verilog.
//!
//! rust-hdl knows a block's signals and not its comments. They are read from the sources here: for every struct with ports the
//! header of its file and the comments of its fields, as constants for `src/remarks.rs`.

mod rtl_files;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use rtl_files::rtl_files;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// A struct as its source has it.
struct Described {
    /// What it may be called; a struct in a macro has the names of the macro's uses.
    names: Vec<String>,
    /// Comment of its file.
    header: Vec<String>,
    /// Comment of the struct.
    about: Vec<String>,
    fields: Vec<Field>,
}

struct Field {
    name: String,
    is_port: bool,
    about: Vec<String>,
    /// Size that is the width: of `Bits<LANES>`. None otherwise.
    width: String,
    /// Size that is the number of elements: of `Array<.., LANES>`. None otherwise.
    count: String,
}

fn main() {
    let sources = env::var("DEP_TURNSTILE_HDL_SOURCES").expect("the build script of turnstile-hdl");
    let mut code = String::from("pub static UNITS: &[Unit] = &[\n");
    for file in rtl_files(Path::new(&sources)).expect("the sources of the units") {
        println!("cargo:rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).expect("a source can be read");
        let tokens: TokenStream = text.parse().expect("a source is Rust");
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut found = vec![];
        structs(
            &tokens,
            &comments(&tokens, true),
            &uses(&tokens),
            &mut found,
        );
        for unit in found {
            let _ = writeln!(
                code,
                "Unit {{ names: &{:?}, header: &{:?}, about: &{:?}, fields: &[{}] }},",
                unit.names,
                unit.header,
                unit.about,
                unit.fields
                    .iter()
                    .map(|field| format!(
                        "Field {{ name: {:?}, is_port: {}, about: &{:?}, width: {:?}, count: {:?} }},",
                        field.name, field.is_port, field.about, field.width, field.count
                    ))
                    .collect::<String>()
            );
        }
    }
    code += "];\n";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("units.rs"), code).expect("the build folder can be written");
}

fn is(token: Option<&TokenTree>, text: &str) -> bool {
    token.is_some_and(|token| token.to_string() == text)
}

/// The lines of `#[doc = ".."]`, or with `inner` of `#![doc = ".."]`, which comments become.
fn comments(tokens: &[TokenTree], inner: bool) -> Vec<String> {
    let mut lines = vec![];
    for at in 0..tokens.len() {
        let bang = usize::from(inner);
        if !is(tokens.get(at), "#") || (inner && !is(tokens.get(at + 1), "!")) {
            continue;
        }
        if let Some(TokenTree::Group(group)) = tokens.get(at + 1 + bang) {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            if let [doc, _, TokenTree::Literal(text)] = &inside[..] {
                if doc.to_string() == "doc" {
                    lines.push(unquoted(&text.to_string()));
                }
            }
        }
    }
    lines
}

/// The text of a string literal.
fn unquoted(literal: &str) -> String {
    let text = match literal.strip_prefix("r\"") {
        Some(raw) => raw.trim_end_matches('"').to_owned(),
        None => {
            let inside = literal.trim_matches('"');
            inside
                .replace("\\\"", "\"")
                .replace("\\\\", "\\")
                .replace("\\'", "'")
        }
    };
    text.trim_end().to_owned()
}

/// Names in capitals in the uses of macros of this file: what `$name` may stand for.
fn uses(tokens: &[TokenTree]) -> Vec<String> {
    let mut names = vec![];
    for at in 0..tokens.len() {
        let is_use = is(tokens.get(at + 1), "!") && !is(tokens.get(at), "macro_rules");
        if let (true, Some(TokenTree::Group(group))) = (is_use, tokens.get(at + 2)) {
            for token in group.stream() {
                if let TokenTree::Ident(name) = token {
                    let name = name.to_string();
                    if name.starts_with(|c: char| c.is_ascii_uppercase()) {
                        names.push(snake(&name));
                    }
                }
            }
        }
    }
    names.dedup();
    names
}

/// `LdsBank` as `lds_bank`.
fn snake(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// The structs among the tokens and in the groups that they have, macros included.
fn structs(tokens: &[TokenTree], header: &[String], uses: &[String], found: &mut Vec<Described>) {
    let mut start = 0;
    for at in 0..tokens.len() {
        match &tokens[at] {
            TokenTree::Ident(word) if word == "struct" => {
                let names = match tokens.get(at + 1) {
                    Some(TokenTree::Ident(name)) => vec![snake(&name.to_string())],
                    _ => uses.to_vec(),
                };
                let body = tokens[at..].iter().find_map(|token| match token {
                    TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
                    _ => None,
                });
                if let Some(body) = body {
                    let inside: Vec<TokenTree> = body.stream().into_iter().collect();
                    found.push(Described {
                        names,
                        header: header.to_vec(),
                        about: comments(&tokens[start..at], false),
                        fields: fields(&inside),
                    });
                }
            }
            TokenTree::Group(group) => {
                let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                structs(&inside, header, uses, found);
                if group.delimiter() == Delimiter::Brace {
                    start = at + 1;
                }
            }
            TokenTree::Punct(end) if end.as_char() == ';' => start = at + 1,
            _ => {}
        }
    }
}

/// Fields and their comments; what rust-hdl never looks at is left out.
fn fields(tokens: &[TokenTree]) -> Vec<Field> {
    let mut fields = vec![];
    let mut start = 0;
    let mut depth = 0_i32;
    for at in 0..=tokens.len() {
        match tokens.get(at).map(ToString::to_string).as_deref() {
            Some("<") => depth += 1,
            Some(">") => depth -= 1,
            Some(",") | None if depth == 0 => {
                fields.extend(field(&tokens[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    fields
}

fn field(tokens: &[TokenTree]) -> Option<Field> {
    let colon = tokens.iter().position(|token| token.to_string() == ":")?;
    let TokenTree::Ident(name) = &tokens[colon.checked_sub(1)?] else {
        return None;
    };
    let name = name.to_string();
    // Of `$(pub $port: ..)*` nothing is known.
    let of_macro = colon >= 2 && tokens[colon - 2].to_string() == "$";
    let is_port = tokens[..colon]
        .iter()
        .any(|token| token.to_string() == "pub");
    let held: Vec<String> = tokens[colon + 1..]
        .iter()
        .map(ToString::to_string)
        .collect();
    (!name.starts_with('_') && !of_macro).then(|| Field {
        name,
        is_port,
        about: comments(&tokens[..colon], false),
        width: width(&held),
        count: count(&held),
    })
}

/// `LANES` of a type with `Bits<LANES>`.
fn width(held: &[String]) -> String {
    let of = held.windows(4).find_map(|part| match part {
        [bits, open, size, close] if bits == "Bits" && open == "<" && close == ">" => Some(size),
        _ => None,
    });
    of.filter(|size| is_size(size)).cloned().unwrap_or_default()
}

/// `LANES` of the type `Array<.., LANES>`.
fn count(held: &[String]) -> String {
    match held {
        [array, .., comma, size, close]
            if array == "Array" && comma == "," && close == ">" && is_size(size) =>
        {
            size.clone()
        }
        _ => String::new(),
    }
}

/// Whether it is the name of a constant.
fn is_size(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_uppercase())
        && text.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}
