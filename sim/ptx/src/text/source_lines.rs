//! Lines of the source that was compiled.

use super::cursor::Cursor;
use super::token::Token;
use std::collections::HashMap;
use turnstile_kernel::KernelError;

/// Number of a file, line, column.
type Location = [u32; 3];

/// Lines of the source, from `.file` and `.loc`.
#[derive(Debug, Default)]
pub struct SourceLines {
    /// Number of each file of the source's own name.
    numbers: Vec<u32>,
    /// The line, and those of the calls through which it was inlined, the innermost first.
    lines: Vec<u32>,
    /// Where each location of the function was inlined, the innermost call first: what stands last in the text counts.
    inlined_at: HashMap<Location, Vec<Location>>,
}

impl SourceLines {
    /// The source among the files is the one that a compiler reads.
    pub fn of(files: &[(u32, &str)]) -> Self {
        let is_source =
            |(_, name): &&(u32, &str)| [".cl", ".cu"].iter().any(|end| name.ends_with(end));
        Self {
            numbers: files
                .iter()
                .filter(is_source)
                .map(|(number, _)| *number)
                .collect(),
            ..Self::default()
        }
    }

    /// `.loc 1 12 3`, behind the directive.
    ///
    /// What is inlined from another file belongs to the line of the call in the source; without that, to the line before, as do
    /// instructions of no line.
    pub fn loc(&mut self, cursor: &mut Cursor) -> Result<(), KernelError> {
        let here = location(cursor)?;
        let mut calls = vec![];
        if cursor.take(Token::Comma) {
            // `function_name label, inlined_at file line column`
            while cursor.name()? != "inlined_at" {
                cursor.take(Token::Plus);
                if matches!(cursor.peek(), Some(Token::Number(_))) {
                    cursor.count()?;
                }
                cursor.take(Token::Comma);
            }
            let call = location(cursor)?;
            calls.push(call);
            calls.extend(self.inlined_at.get(&call).into_iter().flatten());
        }
        let all = std::iter::once(&here).chain(&calls);
        let of_source = all.filter(|[file, line, _]| self.numbers.contains(file) && *line != 0);
        let lines: Vec<u32> = of_source.map(|[_, line, _]| *line).collect();
        if !lines.is_empty() {
            self.lines = lines;
        }
        self.inlined_at.insert(here, calls);
        Ok(())
    }

    /// A function begins.
    pub fn restart(&mut self) {
        self.lines.clear();
        self.inlined_at.clear();
    }

    pub fn line(&self) -> Option<u32> {
        self.lines.first().copied()
    }

    /// Lines of the calls through which it was inlined, the innermost first.
    pub fn inlined_at(&self) -> &[u32] {
        self.lines.get(1..).unwrap_or_default()
    }
}

fn location(cursor: &mut Cursor) -> Result<Location, KernelError> {
    Ok([cursor.count()?, cursor.count()?, cursor.count()?])
}
