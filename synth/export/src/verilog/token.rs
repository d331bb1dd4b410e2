//! A Verilog tokenizer that loses nothing: the tokens joined are the text.

use std::borrow::Cow;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Space,
    Comment,
    /// Identifier or keyword; rust-hdl puts `$` between the parts of a name.
    Word,
    /// `$signed`, `` `define ``, `\escaped `: never renamed.
    Special,
    Number,
    Text,
    Symbol,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub kind: Kind,
    pub text: Cow<'a, str>,
}

impl Token<'_> {
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Word | Kind::Symbol) && self.text == text
    }

    /// Carries meaning, unlike space and comments.
    pub fn matters(&self) -> bool {
        !matches!(self.kind, Kind::Space | Kind::Comment)
    }
}

/// Length of the prefix of `text` whose characters satisfy `belongs`.
fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

fn in_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

/// Length of what starts with `opening` and ends with `closing`, or of the rest if it does not end.
fn enclosed(text: &str, opening: &str, closing: &str) -> usize {
    let body = &text[opening.len()..];
    body.find(closing)
        .map_or(text.len(), |at| opening.len() + at + closing.len())
}

/// A string literal; a backslash takes the next character with it.
fn literal(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// A number: size, base and digits are one token, `4'hf`, or separate ones that stay neighbours.
fn number(text: &str) -> usize {
    let size = run(text, |c| c.is_ascii_alphanumeric() || c == '_');
    let based = &text[size..];
    if !based.starts_with('\'') {
        return size;
    }
    let digits = run(&based[1..], |c| {
        c.is_ascii_alphanumeric() || matches!(c, '_' | '?')
    });
    size + 1 + digits
}

fn next(text: &str) -> (Kind, usize) {
    let first = text.chars().next().unwrap_or(' ');
    match first {
        _ if text.starts_with("//") => (Kind::Comment, run(text, |c| c != '\n')),
        _ if text.starts_with("/*") => (Kind::Comment, enclosed(text, "/*", "*/")),
        c if c.is_whitespace() => (Kind::Space, run(text, char::is_whitespace)),
        c if c.is_ascii_alphabetic() || c == '_' => (Kind::Word, run(text, in_word)),
        '$' | '`' => (Kind::Special, 1 + run(&text[1..], in_word)),
        '\\' => (Kind::Special, run(text, |c| !c.is_whitespace())),
        c if c.is_ascii_digit() || c == '\'' => (Kind::Number, number(text)),
        '"' => (Kind::Text, literal(text)),
        c => (Kind::Symbol, c.len_utf8()),
    }
}

/// Splits `text` into tokens. Every text has tokens: what is not understood is a [`Kind::Symbol`].
pub fn tokenize(text: &str) -> Vec<Token<'_>> {
    let mut tokens = vec![];
    let mut rest = text;
    while !rest.is_empty() {
        let (kind, length) = next(rest);
        let (token, after) = rest.split_at(length);
        tokens.push(Token {
            kind,
            text: token.into(),
        });
        rest = after;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let tokens = tokenize(text).into_iter();
        tokens
            .filter(|token| token.kind == Kind::Word)
            .map(|token| token.text.into_owned())
            .collect()
    }

    #[test]
    fn joined_tokens_are_the_text() {
        let text = "module a$b(x); // c $d\n /* e */ assign x = y[(0)+:(8)] & 8'hfe | \"q\\\"r\" + $signed(z);\nendmodule";
        let joined: String = tokenize(text)
            .into_iter()
            .map(|t| t.text.into_owned())
            .collect();
        assert_eq!(joined, text);
    }

    #[test]
    fn comments_numbers_texts_and_system_names_hold_no_words() {
        assert_eq!(
            words("a$1$b = 8'hfe + 'hab + \"c\" + $signed(d) // e\n/* f */ `g \\h! i"),
            ["a$1$b", "d", "i"]
        );
    }
}
