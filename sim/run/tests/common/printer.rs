//! What a run prints.

use turnstile_kernel::Printed;
use turnstile_machine::Observer;

/// Keeps what a kernel prints.
#[derive(Default)]
pub struct Printer(pub Printed);

impl Observer for Printer {
    fn printed(&mut self, printed: &Printed) {
        self.0 = printed.clone();
    }
}
