//! A kernel with the program it belongs to: what is launched.

use super::kernel::Kernel;
use super::program::Program;

/// A loaded program and the kernel of it that runs.
#[derive(Clone, Debug)]
pub struct KernelCode {
    pub program: Program,
    pub kernel: Kernel,
}

impl KernelCode {
    /// The kernel called `name`, if there is one.
    pub fn new(program: Program, name: &str) -> Option<Self> {
        let kernel = program.kernel(name)?.clone();
        Some(Self { program, kernel })
    }
}
