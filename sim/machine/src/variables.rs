//! Variables of modules between launches.

use super::memory::GlobalMemory;
use std::collections::HashMap;
use turnstile_kernel::Code;

/// What launches have left in the variables of their kernels' modules. A module is known by its file: kernels of one file have the
/// same variables.
#[derive(Clone, Debug, Default)]
pub struct ModuleVariables(HashMap<(String, String), Box<[u8]>>);

impl ModuleVariables {
    /// Gives the variables of a kernel, which are in memory with their first content, what the launch before has left in them.
    pub fn restore<C: Code<LANES>, const LANES: usize>(&self, code: &C, memory: &mut GlobalMemory) {
        for variable in code.variables() {
            let left = self.0.get(&key(code, &variable.name));
            // The same file, compiled with other options, may have a variable of another size: it is another one.
            if let Some(left) = left.filter(|left| left.len() == variable.bytes) {
                memory.store(variable.address, left);
            }
        }
    }

    /// Keeps what a launch of a kernel has left.
    pub fn keep<C: Code<LANES>, const LANES: usize>(&mut self, code: &C, memory: &GlobalMemory) {
        for variable in code.variables() {
            let left = memory.block(variable.address, variable.bytes);
            self.0.insert(key(code, &variable.name), left);
        }
    }
}

fn key<C: Code<LANES>, const LANES: usize>(code: &C, name: &str) -> (String, String) {
    (code.file().to_owned(), name.to_owned())
}
