//! The table of last-written times of a partition, which is asked and told one thing after the other.
//!
//! A look-up sees every update of earlier cycles, so the clocks of the table need not be those of the machine.

use crate::unit_pins::UnitPins;
use std::fmt;
use turnstile_hdl::write_time_table::WriteTimeTablePins;
use turnstile_tools::Result;

/// A table behind an engine.
pub struct WriteTimes {
    at: WriteTimeTablePins,
    pins: UnitPins,
}

impl fmt::Debug for WriteTimes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("WriteTimes").finish_non_exhaustive()
    }
}

impl WriteTimes {
    /// Resets a table, and lets it sweep.
    ///
    /// # Errors
    /// What its engine reports.
    pub fn new(at: WriteTimeTablePins, mut pins: UnitPins) -> Result<Self> {
        pins.reset(at.clear)?;
        // In the clock of the clear it is ready yet.
        pins.clock()?;
        while !pins.flag(at.tab_ready) {
            pins.clock()?;
        }
        Ok(Self { at, pins })
    }

    /// A word has been written in cycle `time`.
    ///
    /// # Errors
    /// What the engine reports.
    pub fn update(&mut self, word: u32, time: u64) -> Result<()> {
        let (at, next) = (self.at, &mut self.pins.next);
        next[at.upd_valid] = 1;
        next[at.upd_address] = word;
        next[at.upd_time_hi] = (time >> 32) as u32;
        next[at.upd_time_lo] = time as u32;
        self.pins.clock()?;
        self.pins.next[at.upd_valid] = 0;
        Ok(())
    }

    /// When the block of a word was written last, or some time later.
    ///
    /// # Errors
    /// What the engine reports.
    pub fn look_up(&mut self, word: u32) -> Result<u64> {
        let at = self.at;
        self.pins.next[at.lookup_valid] = 1;
        self.pins.next[at.lookup_address] = word;
        self.pins.clock()?;
        self.pins.next[at.lookup_valid] = 0;
        // The answer is on the pins in the clock behind.
        self.pins.clock()?;
        let outputs = self.pins.outputs();
        let [high, low] = [at.rsp_time_hi, at.rsp_time_lo].map(|pin| u64::from(outputs[pin]));
        Ok(high << 32 | low)
    }
}
