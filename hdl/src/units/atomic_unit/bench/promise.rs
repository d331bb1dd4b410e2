//! What is under way in the memory, and what requests are to return.

use super::manner::Shape;
use crate::models::atomic_unit::{Access, InOrder, Request};

/// An access that the memory has taken and has not reported.
#[derive(Copy, Clone, Debug)]
pub struct UnderWay {
    pub access: Access,
    /// When it is done, and when that is reported at the earliest.
    pub done_at: u64,
    pub report_at: u64,
    /// What it has found, once it is done.
    pub value: Option<u64>,
}

impl UnderWay {
    pub fn is_due(&self, now: u64) -> bool {
        self.value.is_some() && self.report_at <= now
    }
}

/// What a request is to return, or to do.
#[derive(Clone, Debug)]
pub enum Promise {
    Old(u64),
    /// The words of the line.
    Line(Vec<u32>),
    /// Words to store, by address.
    Stores(Vec<(u32, u32)>),
}

/// What somebody else makes of a value.
pub fn elsewhere(request: &Request, old: u64) -> u64 {
    let mixed = old.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ request.data.rotate_left(9);
    cut(mixed, request.wide)
}

pub fn cut(value: u64, wide: bool) -> u64 {
    if wide {
        value
    } else {
        value & u64::from(u32::MAX)
    }
}

/// The words of the line of an address.
pub fn line(memory: &InOrder, shape: &Shape, address: u32) -> Vec<u32> {
    let words = shape.line_words();
    let first = address & !(words - 1);
    (first..first + words)
        .map(|word| memory.word(word))
        .collect()
}
