//! The text of a file in the Liberty format: groups in groups, each with attributes.

use super::{AreaError, Result};
use std::collections::BTreeMap;
use std::path::Path;

pub const REMEDY: &str = "give a whole Liberty file";

/// `kind(name) { ... }`; complex attributes (`kind(values);`) are checked and forgotten.
#[derive(Debug, Default)]
pub struct Group {
    pub kind: String,
    pub name: String,
    pub line: usize,
    /// `name : value;` with its line.
    pub attributes: BTreeMap<String, (usize, String)>,
    pub groups: Vec<Group>,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Symbol(char),
}

pub struct Parser<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    path: &'a Path,
}

impl<'a> Parser<'a> {
    pub fn new(text: &'a str, path: &'a Path) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            path,
        }
    }

    fn error(&self, line: usize, what: impl Into<String>) -> AreaError {
        AreaError::input(format!("{}:{line}", self.path.display()), what, REMEDY)
    }

    fn skip(&mut self, bytes: usize) {
        let skipped = &self.text[self.at..self.at + bytes];
        self.line += skipped.matches('\n').count();
        self.at += bytes;
    }

    /// The next token, or `None` at the end.
    fn next(&mut self) -> Result<Option<Token>> {
        loop {
            let rest = &self.text[self.at..];
            let Some(first) = rest.chars().next() else {
                return Ok(None);
            };
            if first.is_whitespace() {
                self.skip(first.len_utf8());
            } else if rest.starts_with("\\\n") {
                self.skip(2);
            } else if rest.starts_with("\\\r\n") {
                self.skip(3);
            } else if rest.starts_with("/*") {
                let end = rest.find("*/");
                let end = end.ok_or_else(|| self.error(self.line, "a comment does not end"))?;
                self.skip(end + 2);
            } else if first == '"' {
                let end = rest[1..].find('"');
                let end = end.ok_or_else(|| self.error(self.line, "a string does not end"))?;
                let text = rest[1..=end].to_owned();
                self.skip(end + 2);
                return Ok(Some(Token::Word(text)));
            } else if "(){}:;,".contains(first) {
                self.skip(1);
                return Ok(Some(Token::Symbol(first)));
            } else {
                let stop = |c: char| c.is_whitespace() || "(){}:;,\"\\".contains(c);
                let end = rest.find(stop).unwrap_or(rest.len()).max(first.len_utf8());
                let text = rest[..end].to_owned();
                self.skip(end);
                return Ok(Some(Token::Word(text)));
            }
        }
    }

    /// The next token of something that began in `line`.
    fn inside(&mut self, line: usize, what: &str) -> Result<Token> {
        self.next()?.ok_or_else(|| {
            let what = format!("the file ends in {what} that begins in line {line}");
            self.error(self.line, what)
        })
    }

    /// The one group of a file.
    pub fn library(mut self) -> Result<Group> {
        match self.next()? {
            Some(Token::Word(word)) if word == "library" => {}
            _ => return Err(self.error(self.line, "this is no Liberty file: no `library` here")),
        }
        let line = self.line;
        let mut outer = Group::default();
        self.statement("library".into(), line, &mut outer)?;
        match (outer.groups.pop(), self.next()?) {
            (Some(library), None) => Ok(library),
            (None, _) => Err(self.error(line, "`library` is no group")),
            (_, Some(_)) => Err(self.error(self.line, "there is something after the library")),
        }
    }

    /// What follows a word at the beginning of a statement.
    fn statement(&mut self, kind: String, line: usize, into: &mut Group) -> Result<()> {
        let what = format!("`{kind}`");
        match self.inside(line, &what)? {
            Token::Symbol(':') => {
                let value = self.value(line, &what)?;
                into.attributes.insert(kind, (line, value));
                Ok(())
            }
            Token::Symbol('(') => {
                let name = self.arguments(line, &what)?;
                self.body(kind, name, line, into)
            }
            _ => Err(self.error(self.line, format!("`:` or `(` is missing after {what}"))),
        }
    }

    fn value(&mut self, line: usize, what: &str) -> Result<String> {
        let mut words: Vec<String> = vec![];
        loop {
            match self.inside(line, what)? {
                Token::Symbol(';') => return Ok(words.join(" ")),
                Token::Word(word) => words.push(word),
                Token::Symbol(other) if "{}".contains(other) => {
                    return Err(self.error(line, format!("{what} has no `;`")))
                }
                Token::Symbol(other) => words.push(other.into()),
            }
        }
    }

    fn arguments(&mut self, line: usize, what: &str) -> Result<String> {
        let mut words = vec![];
        loop {
            match self.inside(line, what)? {
                Token::Symbol(')') => return Ok(words.join(",")),
                Token::Word(word) => words.push(word),
                Token::Symbol(',' | ':') => {}
                Token::Symbol(_) => return Err(self.error(line, format!("{what} has no `)`"))),
            }
        }
    }

    /// A group's body, or the end of a complex attribute: `;`, which some files leave out.
    fn body(&mut self, kind: String, name: String, line: usize, into: &mut Group) -> Result<()> {
        let (at, line_there) = (self.at, self.line);
        let what = format!("`{kind}({name})`");
        match self.inside(line, &what)? {
            Token::Symbol(';') => return Ok(()),
            Token::Symbol('{') => {}
            _ => {
                (self.at, self.line) = (at, line_there);
                return Ok(());
            }
        }
        let mut group = Group {
            kind,
            name,
            line,
            ..Group::default()
        };
        loop {
            match self.inside(line, &what)? {
                Token::Symbol('}') => break,
                Token::Symbol(';') => {}
                Token::Word(word) => {
                    let line = self.line;
                    self.statement(word, line, &mut group)?;
                }
                Token::Symbol(other) => {
                    return Err(self.error(self.line, format!("`{other}` begins no statement")))
                }
            }
        }
        into.groups.push(group);
        Ok(())
    }
}
