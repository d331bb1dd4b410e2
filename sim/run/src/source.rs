//! A run file's text: reading it, and the places in it that messages name.

use super::schema::Table;
use std::io;
use std::path::{Path, PathBuf};
use toml::Spanned;
use turnstile_tools::file::read_name;
use turnstile_tools::{Error, Result};

/// How `toml` calls what is inside a [`Spanned`], where a path of fields passes through it.
const SPANNED: &str = ".$__serde_spanned_private_value";

/// What a launch must have.
pub const LAUNCH: &str = "give kernel, entry, global_size, local_size and the [[args]]";
const ARGUMENT: &str = "give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, \
     such as u32 = 16 or float4 = [1, 2, 3, 4]";
const BUFFER: &str =
    "give a buffer one of file, zeros, fill, values, and type, shape, dump where they belong";

/// A run file's text.
pub struct Source<'a> {
    /// Where it lies.
    pub path: &'a Path,
    /// What it says.
    pub text: &'a str,
}

impl Source<'_> {
    /// The tables of the file.
    pub fn parse(&self) -> Result<Table> {
        let parser =
            toml::Deserializer::parse(self.text).map_err(|error| self.malformed("", &error))?;
        serde_path_to_error::deserialize(parser)
            .map_err(|error| self.malformed(&error.path().to_string(), error.inner()))
    }

    fn malformed(&self, field: &str, error: &toml::de::Error) -> Error {
        let mut place = self.name();
        if let Some(span) = error.span() {
            place += &format!(":{}", self.line(span.start));
        }
        let field = field.replace(SPANNED, "");
        if !field.is_empty() && field != "." {
            place += &format!(": {field}");
        }
        let remedy = match &field {
            field if field.starts_with("buffers.") => BUFFER,
            field if field.contains("args[") => ARGUMENT,
            _ => LAUNCH,
        };
        Error::input(place, error.message().replace('\n', ", "), remedy)
    }

    /// The file, for messages.
    pub fn name(&self) -> String {
        read_name(self.path)
    }

    /// Line of a byte offset, counted from 1.
    fn line(&self, offset: usize) -> usize {
        let before = self.text.bytes().take(offset);
        1 + before.filter(|&byte| byte == b'\n').count()
    }

    /// Line of a value.
    pub fn line_of<T>(&self, value: &Spanned<T>) -> usize {
        self.line(value.span().start)
    }

    /// Where a value stands.
    pub fn place<T>(&self, value: &Spanned<T>, field: &str) -> String {
        let line = self.line_of(value);
        format!("{}:{line}: {field}", self.name())
    }

    /// A path of the run file, seen from here.
    pub fn resolve(&self, path: &Path) -> PathBuf {
        self.path.parent().unwrap_or(Path::new("")).join(path)
    }
}

/// The error of a file that cannot be read.
pub fn unreadable(place: &str, file: &str, error: &io::Error) -> Error {
    let what = format!("`{file}` cannot be read ({error})");
    Error::input(
        place,
        what,
        "check the path, which is relative to the run file",
    )
}
