//! Where in a kernel's text an access is.

/// An instruction of a kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// Line of the text, from 1; 0 = unknown.
    pub line: u32,
    /// Number of the instruction, from 0: tells apart what came to a line through different calls.
    pub pc: u32,
}
