//! Packets, counted.

use serde::{Deserialize, Serialize};
use std::ops::AddAssign;

/// Packets of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traffic {
    /// Their number.
    pub packets: u64,
    /// Their bytes, with headers.
    pub bytes: u64,
}

impl Traffic {
    /// A packet of so many bytes.
    pub fn count(&mut self, bytes: u64) {
        self.packets += 1;
        self.bytes += bytes;
    }
}

impl AddAssign<Traffic> for Traffic {
    fn add_assign(&mut self, other: Self) {
        self.packets += other.packets;
        self.bytes += other.bytes;
    }
}
