//! What a job is made of.

use super::argument::Argument;
use turnstile_kernel::Source;

/// What a job is made of.
pub struct Launch<'a> {
    /// Run file or benchmark.
    pub name: &'a str,
    /// For messages: where a field (`entry`, `local_size` ...) comes from, such as a line of a run file.
    pub place: &'a dyn Fn(&str) -> String,
    pub text: &'a str,
    /// File name of the text, for messages.
    pub file: &'a str,
    /// Name of the kernel function.
    pub entry: &'a str,
    /// What it is called in the text, if that is another name.
    pub symbol: Option<&'a str>,
    /// Work-items in all, 1 to 3 dimensions.
    pub global_size: &'a [u32],
    /// Work-items of a work-group.
    pub local_size: &'a [u32],
    /// First global id; may be empty.
    pub global_offset: &'a [u32],
    /// Dynamic shared memory of a block, in bytes, as CUDA's launches give it.
    pub shared_bytes: Option<u32>,
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument>,
    /// Accept global stores inside transactions.
    pub allow_global_stores: bool,
}

impl<'a> Launch<'a> {
    /// A kernel of a text on so many work-items, in groups of so many, with nothing else that is particular.
    pub fn new(
        [file, text]: [&'a str; 2],
        entry: &'a str,
        [global_size, local_size]: [&'a [u32]; 2],
        arguments: Vec<Argument>,
    ) -> Self {
        Self {
            name: entry,
            place: &|field| field.to_owned(),
            text,
            file,
            entry,
            symbol: None,
            global_size,
            local_size,
            global_offset: &[],
            shared_bytes: None,
            arguments,
            allow_global_stores: false,
        }
    }

    /// What a front end loads.
    pub fn source(&self) -> Source<'a> {
        Source {
            text: self.text,
            file: self.file,
            entry: self.entry,
            symbol: self.symbol,
            shared_bytes: self.shared_bytes,
            allow_global_stores: self.allow_global_stores,
            place: self.place,
        }
    }
}
