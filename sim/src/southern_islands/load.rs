//! From text to a checked program.

use super::code::program::Program;
use super::text::{assembler, bounds};
use super::transactions::check;
use crate::kernel::KernelError;

/// How a program is loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadOptions {
    /// Global byte address (a multiple of 256) at which code and constant data are placed. A launch puts
    /// [`Program::image`] there.
    pub base_address: u64,
    /// Accept global stores and global atomics inside transactions, though they cannot be rolled back.
    pub allow_global_stores: bool,
}

/// Reads assembly text; `file` is used in errors only, and of a `.cl` file errors name the lines that clang's `.loc`
/// directives give. Includes the load-time checks of transactional kernels.
pub fn load(text: &str, file: &str, options: &LoadOptions) -> Result<Program, KernelError> {
    let program = assembler::assemble(text, file, options.base_address)?;
    for kernel in program.kernels() {
        bounds::check(&program, kernel)?;
        let instructions = kernel.instructions.clone();
        check::check(&program, instructions, options.allow_global_stores)?;
    }
    Ok(program)
}
