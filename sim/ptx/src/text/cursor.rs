//! The words of a text, one after the other.

use super::token::{tokens, Placed, Token};
use turnstile_kernel::{Fault, KernelError};

/// What to do about text that is no PTX.
pub const REMEDY: &str =
    "give PTX as clang-16 or NVRTC writes it: see docs/ptx.md for what is read";

/// Reads words; what is wrong is told with its line.
pub struct Cursor<'a> {
    file: &'a str,
    text: &'a str,
    words: Vec<Placed<'a>>,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str, file: &'a str) -> Result<Self, KernelError> {
        let words = tokens(text).map_err(|(line, what)| {
            Fault::new(format!("`{what}` begins no word of PTX"), REMEDY).at(file, line)
        })?;
        Ok(Self {
            file,
            text,
            words,
            at: 0,
        })
    }

    /// Files that the text says it is made of: number and name. They may stand at its end.
    pub fn files(&self) -> Vec<(u32, &'a str)> {
        let tokens = || self.words.iter().map(|placed| placed.token);
        let mut files = vec![];
        for (at, _) in tokens()
            .enumerate()
            .filter(|(_, one)| *one == Token::Dotted(".file"))
        {
            let mut rest = tokens().skip(at + 1);
            let number = match rest.next() {
                Some(Token::Number(number)) => integer(number).map(|number| number as u32),
                _ => None,
            };
            // The name may stand behind its folder.
            let names = rest.map_while(|token| match token {
                Token::Text(text) => Some(text.trim_matches('"')),
                _ => None,
            });
            files.extend(number.zip(names.last()));
        }
        files
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.peek_at(0)
    }

    /// The word so many behind the next one.
    pub fn peek_at(&self, behind: usize) -> Option<Token<'a>> {
        self.words.get(self.at + behind).map(|placed| placed.token)
    }

    /// Line of the next word, or of the last.
    pub fn line(&self) -> u32 {
        let placed = self.words.get(self.at).or(self.words.last());
        placed.map_or(1, |placed| placed.line)
    }

    /// Line of the word that was taken last.
    pub fn last_line(&self) -> u32 {
        let last = self.at.checked_sub(1).and_then(|at| self.words.get(at));
        last.map_or(1, |placed| placed.line)
    }

    /// Where the next word begins.
    pub fn start(&self) -> usize {
        let next = self.words.get(self.at);
        next.map_or(self.text.len(), |placed| placed.start)
    }

    /// The text from `start` to the last word that was taken, on one line.
    pub fn text_from(&self, start: usize) -> String {
        let end = self.words[self.at - 1].end;
        let words = self.text[start..end.max(start)].split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    }

    pub fn next(&mut self) -> Result<Token<'a>, KernelError> {
        let token = self.peek();
        self.at += 1;
        token.ok_or_else(|| {
            self.at -= 1;
            self.fault("the text ends here, in the middle of something")
        })
    }

    /// Whether the next word is this one, which is then taken.
    pub fn take(&mut self, token: Token) -> bool {
        let found = self.peek() == Some(token);
        self.at += usize::from(found);
        found
    }

    pub fn expect(&mut self, token: Token) -> Result<(), KernelError> {
        match self.take(token) {
            true => Ok(()),
            false => Err(self.unexpected(&format!("{} here", shown(token)))),
        }
    }

    pub fn name(&mut self) -> Result<&'a str, KernelError> {
        match self.peek() {
            Some(Token::Name(name)) => {
                self.at += 1;
                Ok(name)
            }
            _ => Err(self.unexpected("a name")),
        }
    }

    /// A directive or modifier, without its dot.
    pub fn dotted(&mut self) -> Option<&'a str> {
        match self.peek() {
            Some(Token::Dotted(name)) => {
                self.at += 1;
                Some(&name[1..])
            }
            _ => None,
        }
    }

    /// An integer without sign.
    pub fn count(&mut self) -> Result<u32, KernelError> {
        let count = match self.peek() {
            Some(Token::Number(number)) => integer(number).and_then(|n| u32::try_from(n).ok()),
            _ => None,
        };
        let count = count.ok_or_else(|| self.unexpected("a size"))?;
        self.at += 1;
        Ok(count)
    }

    /// Goes behind the next `token`.
    pub fn skip_past(&mut self, token: Token) -> Result<(), KernelError> {
        while self.next()? != token {}
        Ok(())
    }

    pub fn unexpected(&self, wanted: &str) -> KernelError {
        match self.peek() {
            Some(token) => self.fault(&format!(
                "{} stands where there should be {wanted}",
                shown(token)
            )),
            None => self.fault(&format!("the text ends where there should be {wanted}")),
        }
    }

    pub fn fault(&self, what: &str) -> KernelError {
        self.fault_at(self.line(), what, REMEDY)
    }

    pub fn fault_at(&self, line: u32, what: &str, remedy: &str) -> KernelError {
        Fault::new(what, remedy).at(self.file, line)
    }
}

fn shown(token: Token) -> String {
    let text = match token {
        Token::Name(text) | Token::Dotted(text) | Token::Number(text) | Token::Text(text) => text,
        Token::Sink => "_",
        Token::OpenBrace => "{",
        Token::CloseBrace => "}",
        Token::OpenParenthesis => "(",
        Token::CloseParenthesis => ")",
        Token::OpenBracket => "[",
        Token::CloseBracket => "]",
        Token::Less => "<",
        Token::Greater => ">",
        Token::Comma => ",",
        Token::Semicolon => ";",
        Token::Colon => ":",
        Token::At => "@",
        Token::Not => "!",
        Token::Bar => "|",
        Token::Equals => "=",
        Token::Plus => "+",
        Token::Minus => "-",
    };
    format!("`{text}`")
}

/// An integer of any base; none if it is no integer or has more than 64 bits.
pub fn integer(number: &str) -> Option<u64> {
    let number = number.strip_suffix('U').unwrap_or(number);
    let of = |digits: &str, base| u64::from_str_radix(digits, base).ok();
    match number.as_bytes() {
        [b'0', b'x' | b'X', ..] => of(&number[2..], 16),
        [b'0', b'b' | b'B', ..] => of(&number[2..], 2),
        [b'0', _, ..] => of(&number[1..], 8),
        _ => of(number, 10),
    }
}
