//! What loads the kernels of an instruction set.

use super::code::Code;
use super::target::Target;
use turnstile_tools::Error;

/// Code of a front end: loaded from a text, for a launch.
pub trait FrontEnd<const LANES: usize>: Code<LANES> + Clone + Send + 'static {
    /// The instruction set.
    const TARGET: &'static Target;

    /// Loads the kernel of a launch.
    ///
    /// # Errors
    /// If its text cannot be executed, or has no such kernel.
    fn load(source: &Source) -> Result<Self, Error>;

    /// Private memory of a work-item, in bytes.
    fn private_bytes(&self) -> u32;

    /// Gives a work-item so many bytes of it.
    fn set_private_bytes(&mut self, bytes: u32);
}

/// The text of a kernel, and what of a launch decides how it is loaded.
pub struct Source<'a> {
    pub text: &'a str,
    /// File name of the text, for messages.
    pub file: &'a str,
    /// Name of the kernel function.
    pub entry: &'a str,
    /// What it is called in the text, if that is another name.
    pub symbol: Option<&'a str>,
    /// Dynamic shared memory of a block, in bytes, as CUDA's launches give it.
    pub shared_bytes: Option<u32>,
    /// Accept global stores inside transactions.
    pub allow_global_stores: bool,
    /// For messages: where a field (`entry`, `shared_bytes` ...) comes from, such as a line of a run file.
    pub place: &'a dyn Fn(&str) -> String,
}

impl Source<'_> {
    /// The text has kernels with these names, and not the one that is launched.
    pub fn no_kernel(&self, names: &[String]) -> Error {
        let named: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
        let remedy = match named.is_empty() {
            true if self.file.ends_with(".cu") => {
                "mark a function with __global__, and call it by its name in the source; an instance of a template has its arguments, \
                 such as `scale<float>`"
                    .to_string()
            }
            true if self.file.ends_with(".cl") => "mark a function with __kernel".to_string(),
            true => "give a text that has kernels".to_string(),
            false => format!("choose {}", named.join(" or ")),
        };
        let what = format!("{} has no kernel `{}`", self.file, self.entry);
        Error::input((self.place)("entry"), what, remedy)
    }
}
