//! From text to a checked program.

use super::code::kernel::Kernel;
use super::code::program::Program;
use super::text::{assembler, bounds};
use super::transactions::check;
use std::collections::BTreeMap;
use turnstile_kernel::KernelError;

/// How a program is loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadOptions {
    /// Global byte address (a multiple of 256) at which code and constant data are placed. A launch puts
    /// [`Program::image`] there.
    pub base_address: u64,
    /// Accept global stores and global atomics inside transactions, though they cannot be rolled back.
    pub allow_global_stores: bool,
}

/// Reads assembly text as [`load_each`] does.
///
/// # Errors
/// If the text is malformed, or every kernel in it is refused: why the first one is.
pub fn load(text: &str, file: &str, options: &LoadOptions) -> Result<Program, KernelError> {
    let program = load_each(text, file, options)?;
    let mut refusals = program.kernels.iter().map(|kernel| &kernel.refusal);
    let first = refusals.next().cloned().flatten();
    match first {
        Some(error) if refusals.all(Option::is_some) => Err(error),
        _ => Ok(program),
    }
}

/// Reads assembly text; `file` is used in errors only, and of a `.cl` file errors name the lines that clang's `.loc`
/// directives give. Includes the load-time checks of transactional kernels. Each kernel is judged for itself
/// ([`Kernel::refusal`]).
///
/// # Errors
/// If the text is malformed.
pub fn load_each(text: &str, file: &str, options: &LoadOptions) -> Result<Program, KernelError> {
    let mut program = assembler::assemble(text, file, options.base_address)?;
    for index in 0..program.kernels.len() {
        let kernel = &program.kernels[index];
        if kernel.refusal.is_none() {
            let checked = checked(&program, kernel, options);
            match checked {
                Ok(ways_out) => program.ways_out.extend(ways_out),
                Err(error) => program.kernels[index].refusal = Some(error),
            }
        }
    }
    Ok(program)
}

/// Checks a kernel and returns its branches with a fixed direction.
fn checked(
    program: &Program,
    kernel: &Kernel,
    options: &LoadOptions,
) -> Result<BTreeMap<u32, u32>, KernelError> {
    bounds::check(program, kernel)?;
    check::check(program, kernel, options.allow_global_stores)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_experiments::workloads::{Settings, Version, ALL};

    /// As the documentation says.
    #[test]
    fn two_benchmarks_have_loops_that_may_never_end_without_lanes() {
        let has_loops = ALL.iter().copied().filter(|&workload| {
            let plan = workload.plan(Version::Tm, &Settings::new(workload));
            let texts = plan.expect("a plan").texts;
            let (_, text) = texts
                .iter()
                .find(|(ending, _)| *ending == "s")
                .expect("a text");
            let options = LoadOptions::default();
            !load(text, "k.s", &options)
                .expect("a program")
                .ways_out
                .is_empty()
        });
        let names: Vec<_> = has_loops.map(|workload| workload.name()).collect();
        assert_eq!(names, ["colouring", "voting"]);
    }
}
