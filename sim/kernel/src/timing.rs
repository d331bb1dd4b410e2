//! What a core with a scoreboard must know of an instruction before it executes it.

/// How an instruction is timed. Instructions whose [`Unit`](super::Unit) is a memory, branches, barriers and the end have a
/// time of their own, and their class says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Timing {
    /// Latency and initiation interval, by kind of arithmetic.
    pub class: LatencyClass,
}

/// Kinds of arithmetic that a machine file gives latencies for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LatencyClass {
    /// Of integers; moves, logic, shifts and predicates are integer additions.
    Integer(Arithmetic),
    /// Of 32-bit floating point numbers.
    Float(Arithmetic),
    /// Of 64-bit floating point numbers.
    Double(Arithmetic),
    /// Reciprocal, square root, sine, logarithm and the like.
    Special,
}

/// Operations with a latency of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// Addition, subtraction, comparison, conversion.
    Add,
    /// Minimum, maximum.
    MinMax,
    /// Multiplication.
    Mul,
    /// Multiplication and addition.
    Mad,
    /// Division, remainder.
    Div,
}

impl Default for LatencyClass {
    fn default() -> Self {
        Self::Integer(Arithmetic::Add)
    }
}

/// Registers of an instruction by number, predicates among them. A number names one register of a warp, in all lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Operands<'a> {
    /// Registers that it reads.
    pub reads: &'a [u16],
    /// Registers that it writes.
    pub writes: &'a [u16],
}
