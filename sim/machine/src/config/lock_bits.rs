//! What lock bits cost where the paper's GPU was measured.

use serde::{Deserialize, Serialize};
use turnstile_tools::{Error, Result};

/// Clocks of the RTL from the request to `done_valid`, of an instruction of one iteration without replays, and of each iteration more.
const RTL_BASE: u64 = 8;
const RTL_ITERATION: u64 = 5;

/// Latencies of a warp's atomic instruction through lock bits, in clock cycles: tbase, tposition and tbank of scratchpad atomics,
/// section 2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockBitLatency {
    /// Without a conflict.
    pub base: u32,
    /// Each iteration after the first.
    pub position: u32,
    /// Each replay.
    pub bank: u32,
}

impl LockBitLatency {
    /// Cycles of an instruction.
    pub fn cycles(&self, iterations: u32, replays: u32) -> u64 {
        let [base, position, bank] = [self.base, self.position, self.bank].map(u64::from);
        base + u64::from(iterations.saturating_sub(1)) * position + u64::from(replays) * bank
    }
}

/// Latencies of a machine's atomic instructions, and the clock that they were measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockBits {
    /// MHz.
    pub clock: u64,
    /// In cycles of this clock.
    pub latency: LockBitLatency,
}

impl LockBits {
    /// Cycles at `core` MHz from issue to the warp's next instruction, if the RTL took so many iterations and replays.
    pub fn cycles(&self, core: u64, iterations: u32, replays: u32) -> u64 {
        (self.latency.cycles(iterations, replays) * core).div_ceil(self.clock)
    }

    /// Whether the RTL is as fast; `around` are the cycles of the stages before and behind it.
    pub fn check(&self, place: &str, core: u64, around: u64) -> Result<()> {
        super::check_range(place, "shared.lock_bits.clock", self.clock, 1..=100_000)?;
        let LockBitLatency {
            base,
            position,
            bank,
        } = self.latency;
        for (field, value, least) in [
            ("base", base, RTL_BASE + around),
            ("position", position, RTL_ITERATION),
            ("bank", bank, 1),
        ] {
            // In cycles of its own clock.
            let least = (least * self.clock).div_ceil(core);
            if !(least..=100_000).contains(&u64::from(value)) {
                return Err(Error::input(
                    place,
                    format!("shared.lock_bits.latency.{field} = {value} contradicts the RTL, which takes {least} of these cycles"),
                    format!("choose a value from {least} to 100000, or leave lock_bits out for the RTL's own clocks"),
                ));
            }
        }
        Ok(())
    }
}
