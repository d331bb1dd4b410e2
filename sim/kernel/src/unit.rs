//! The functional unit an instruction occupies, for the timing model.

/// A functional unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// ALU for values that all lanes share.
    Scalar,
    /// ALU of the lanes.
    Vector,
    Branch,
    /// Local memory.
    Local,
    /// Accesses of the lanes to global memory.
    Memory,
    /// Loads of words that all lanes share, and the clock.
    ScalarMemory,
    /// Handled at issue and by no execution unit: waits, barriers, the end.
    Message,
    /// TX_Begin and TX_Commit.
    Transaction,
}
