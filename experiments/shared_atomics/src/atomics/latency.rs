//! The constants that turn iterations and replays into cycles.

use super::procedure::Totals;
use super::terms::Parts;
use serde::{Deserialize, Serialize};
use turnstile_machine::machine_kinds::DEFAULT_LOCKBIT_MACHINE;
use turnstile_machine::LockBitLatency as Latency;
use turnstile_tools::file::parse_toml;
use turnstile_tools::Result;

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

impl LockbitMachine {
    /// Takes the text of a machine file, called `place` in messages; every field must be there.
    pub fn parse(text: &str, place: &str) -> Result<Self> {
        parse_toml(text, place, REMEDY)
    }

    /// Clock cycles of an instruction, by what they are spent on.
    pub fn parts(&self, totals: Totals) -> Parts {
        Parts {
            base: self.latency.base.into(),
            lock: f64::from(totals.iterations - 1) * f64::from(self.latency.position),
            bank: f64::from(totals.replays) * f64::from(self.latency.bank),
        }
    }
}

impl Default for LockbitMachine {
    /// Fermi, with the constants of the paper's section 2.1.
    fn default() -> Self {
        Self::parse(DEFAULT_LOCKBIT_MACHINE, "fermi-lockbits.toml")
            .expect("the committed machine file is one")
    }
}
