//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("saturating_counter", "the count wraps", "happens & !full", "happens"),
    fault("saturating_counter", "clear does not go first", "if (clear) held <= 8'd0;", ""),
    fault("saturating_counter", "it is full too early", "&held", "&held[7:1]"),
];
