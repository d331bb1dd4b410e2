//! The constants that turn iterations and replays into cycles.

use super::procedure::Totals;
use crate::file::parse_toml;
use crate::Result;
use serde::{Deserialize, Serialize};

/// Text of the default machine file.
pub const DEFAULT_LOCKBIT_MACHINE: &str = include_str!("../../machines/fermi-lockbits.toml");

const REMEDY: &str =
    "compare it with the machine that `turnstile list --machine fermi-lockbits` prints";

/// A machine file of `turnstile atomics`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockbitMachine {
    /// Name printed in reports.
    pub name: String,
    /// Latencies of an atomic instruction.
    pub latency: Latency,
}

/// Latencies in clock cycles (the paper's tbase, tposition and tbank).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latency {
    /// Without a conflict.
    pub base: u32,
    /// Each iteration after the first.
    pub position: u32,
    /// Each replay.
    pub bank: u32,
}

impl Latency {
    /// Cycles of an instruction.
    pub fn cycles(&self, totals: Totals) -> u64 {
        let [base, position, bank] = [self.base, self.position, self.bank].map(u64::from);
        base + (u64::from(totals.iterations) - 1) * position + u64::from(totals.replays) * bank
    }
}

impl LockbitMachine {
    /// Takes the text of a machine file, called `place` in messages; every field must be there.
    pub fn parse(text: &str, place: &str) -> Result<Self> {
        parse_toml(text, place, REMEDY)
    }
}

impl Default for LockbitMachine {
    /// Fermi, with the constants of the paper's section 2.1.
    fn default() -> Self {
        Self::parse(DEFAULT_LOCKBIT_MACHINE, "fermi-lockbits.toml")
            .expect("the committed machine file is one")
    }
}
