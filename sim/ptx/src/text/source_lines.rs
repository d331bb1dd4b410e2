//! Lines of the source that was compiled.

use super::cursor::Cursor;
use super::token::Token;
use turnstile_kernel::KernelError;

/// Lines of the source, from `.file` and `.loc`.
#[derive(Debug, Default)]
pub struct SourceLines {
    /// Number of each file of the source's own name.
    numbers: Vec<u32>,
    line: Option<u32>,
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
