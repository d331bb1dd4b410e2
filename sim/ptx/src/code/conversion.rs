//! What a conversion is to and from.

use super::types::Type;

/// A conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    pub to: Type,
    pub from: Type,
    /// As [`round`](crate::arithmetic::float::round) counts them.
    pub rounding: u8,
    /// A float that is rounded to a whole number.
    pub to_whole: bool,
    pub saturate: bool,
    pub flush: bool,
}
