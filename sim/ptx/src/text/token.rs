//! Words of PTX text.

use logos::Logos;

/// A word. Numbers stay text: what they mean depends on the instruction.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n\f]+")]
#[logos(skip(r"//[^\n]*", allow_greedy = true))]
#[logos(skip r"/\*([^*]|\*+[^*/])*\*+/")]
pub enum Token<'a> {
    /// A name of an opcode, a register, a variable, a label or a function.
    #[regex(r"[a-zA-Z][a-zA-Z0-9_$]*|[_$%][a-zA-Z0-9_$]+")]
    Name(&'a str),
    /// `_`: a result that nobody wants.
    #[token("_")]
    Sink,
    /// A directive or a modifier, with its dot: `.global`, `.u32`, `.x`.
    #[regex(r"\.[a-zA-Z0-9_]+(::[a-zA-Z0-9_]+)*")]
    Dotted(&'a str),
    /// A number: decimal, `0x`, `0b`, octal, `0f` and `0d` with the bits of a float, or with a decimal point; `WARP_SZ` is the
    /// constant 32 of the language, wherever a number may stand.
    #[token("WARP_SZ", |_| "32", priority = 100)]
    #[regex(r"0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|[0-9]+U?|[0-9]+\.[0-9]+([eE][-+]?[0-9]+)?")]
    Number(&'a str),
    /// `"text"`
    #[regex(r#""[^"\n]*""#)]
    Text(&'a str),
    #[token("{")]
    OpenBrace,
    #[token("}")]
    CloseBrace,
    #[token("(")]
    OpenParenthesis,
    #[token(")")]
    CloseParenthesis,
    #[token("[")]
    OpenBracket,
    #[token("]")]
    CloseBracket,
    #[token("<")]
    Less,
    #[token(">")]
    Greater,
    #[token(",")]
    Comma,
    #[token(";")]
    Semicolon,
    #[token(":")]
    Colon,
    #[token("@")]
    At,
    #[token("!")]
    Not,
    #[token("|")]
    Bar,
    #[token("=")]
    Equals,
    #[token("+")]
    Plus,
    #[token("-")]
    Minus,
}

/// A word with its place.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'a> {
    pub token: Token<'a>,
    /// Counted from 1.
    pub line: u32,
    /// Bytes of the text before it, and with it.
    pub start: usize,
    pub end: usize,
}

/// All words of a text; the first letter that begins none comes back with its line.
pub fn tokens(text: &str) -> Result<Vec<Placed<'_>>, (u32, &str)> {
    let mut lexer = Token::lexer(text);
    let (mut line, mut seen) = (1, 0);
    let mut all = vec![];
    while let Some(token) = lexer.next() {
        let span = lexer.span();
        line += text[seen..span.start].matches('\n').count() as u32;
        seen = span.start;
        let token = token.map_err(|()| (line, &text[span.clone()]))?;
        all.push(Placed {
            token,
            line,
            start: span.start,
            end: span.end,
        });
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<Token<'_>> {
        let all = tokens(text).unwrap();
        all.into_iter().map(|placed| placed.token).collect()
    }

    #[test]
    fn an_instruction_is_its_words() {
        use Token::*;
        assert_eq!(
            words("@!%p1 ld.global.v2.u32 {%r1, _}, [%rd2+-8]; // both"),
            [
                At,
                Not,
                Name("%p1"),
                Name("ld"),
                Dotted(".global"),
                Dotted(".v2"),
                Dotted(".u32"),
                OpenBrace,
                Name("%r1"),
                Comma,
                Sink,
                CloseBrace,
                Comma,
                OpenBracket,
                Name("%rd2"),
                Plus,
                Minus,
                Number("8"),
                CloseBracket,
                Semicolon
            ]
        );
        assert_eq!(words("4.2"), [Number("4.2")]);
        assert_eq!(words("0f3F800000"), [Number("0f3F800000")]);
        assert_eq!(words("$L__BB0_1:"), [Name("$L__BB0_1"), Colon]);
        assert_eq!(words("%tid.x"), [Name("%tid"), Dotted(".x")]);
        assert_eq!(
            words("-WARP_SZ WARP_SZ_ _WARP_SZ"),
            [Minus, Number("32"), Name("WARP_SZ_"), Name("_WARP_SZ")]
        );
    }

    #[test]
    fn lines_are_counted_through_comments() {
        let all = tokens("a /* 1\n * 2 **/ b\n\nc").unwrap();
        assert_eq!(
            all.iter().map(|one| one.line).collect::<Vec<_>>(),
            [1, 2, 4]
        );
        assert_eq!(tokens("a\n ^"), Err((2, "^")));
    }

    impl PartialEq for Placed<'_> {
        fn eq(&self, other: &Self) -> bool {
            self.token == other.token && self.line == other.line
        }
    }
}
