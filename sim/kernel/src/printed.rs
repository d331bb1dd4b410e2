//! What a kernel prints.

/// The output of a launch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// What was printed, work-item by work-item.
    pub text: Vec<u8>,
    /// Calls that found no room in the print buffer.
    pub lost: u32,
    /// Calls whose format cannot be printed: what is wrong, each once.
    pub faults: Vec<String>,
}

impl Printed {
    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
