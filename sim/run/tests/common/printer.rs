//! What a run prints.

use turnstile_kernel::Printed;
use turnstile_machine::{Clocked, Observer};

/// Keeps what a kernel prints.
#[derive(Default)]
pub struct Printer(pub Printed);

impl Observer for Printer {
    fn clocked(&mut self, _: &Clocked) -> turnstile_tools::Result<()> {
        Ok(())
    }

    fn progress(&mut self, _: u64, _: usize) -> turnstile_tools::Result<()> {
        Ok(())
    }

    fn printed(&mut self, printed: &Printed) {
        self.0 = printed.clone();
    }
}
