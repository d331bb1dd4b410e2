//! The register units at full size behind their pins.

use crate::drive;
use crate::pin_driver::PinDriver;
use anyhow::Result;
use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{
    scalar_checkpoint, shadow_register_file, REGISTER_ROW_BITS, SCALAR_WORDS, SCALAR_WORD_BITS,
};
use turnstile_hdl::scalar_checkpoint::{ScalarCheckpoint, ScalarCheckpointPins};
use turnstile_hdl::shadow_register_file::{ShadowRegisterFile, ShadowRegisterFilePins, COLUMNS};
use turnstile_southern_islands::{LaneWords, LANES};

/// Quarters of a wavefront, and so rows of a register.
pub const QUARTERS: usize = LANES / COLUMNS;

/// A shadow register file.
pub struct RegisterFile(
    PinDriver<RtlEngine<ShadowRegisterFile<REGISTER_ROW_BITS>>, ShadowRegisterFilePins>,
);

impl RegisterFile {
    pub fn new() -> Self {
        Self(PinDriver::rtl(shadow_register_file()))
    }

    fn clock(&mut self) -> Result<()> {
        self.0.clock()?;
        drive!(self.0, write_lanes: 0, checkpoint_valid: 0, restore_valid: 0);
        Ok(())
    }

    /// Writes the lanes that change of the register that starts at `row`.
    pub fn write(&mut self, row: usize, old: &LaneWords, new: &LaneWords) -> Result<()> {
        let at = self.0.at;
        let quarters = old.chunks(COLUMNS).zip(new.chunks(COLUMNS));
        for (row, (old, new)) in (row..).zip(quarters) {
            let changed = (0..COLUMNS).filter(|&column| old[column] != new[column]);
            let lanes = changed.fold(0, |lanes, column| lanes | 1 << column);
            if lanes != 0 {
                drive!(self.0, write_row: row as u32, write_lanes: lanes);
                self.0.set_array(at.write_data, new);
                self.clock()?;
            }
        }
        Ok(())
    }

    fn select(&mut self, (first, last): (usize, usize)) {
        drive!(self.0, first_row: first as u32, last_row: last as u32);
    }

    pub fn checkpoint(&mut self, rows: (usize, usize)) -> Result<()> {
        self.select(rows);
        self.0.set(self.0.at.checkpoint_valid, 1);
        self.clock()
    }

    pub fn restore(&mut self, rows: (usize, usize), lanes: u64) -> Result<()> {
        let at = self.0.at;
        self.select(rows);
        self.0.set(at.restore_valid, 1);
        drive!(self.0, restore_lanes_lo: lanes as u32, restore_lanes_hi: (lanes >> 32) as u32);
        self.clock()
    }

    /// Reads `registers` registers from `first_row` on.
    pub fn read(&mut self, first_row: usize, registers: usize) -> Result<Vec<LaneWords>> {
        let at = self.0.at;
        let mut read = vec![[0; LANES]; registers];
        self.0.set(at.read_row, first_row as u32);
        self.clock()?;
        let quarters = read
            .iter_mut()
            .flat_map(|register| register.chunks_mut(COLUMNS));
        // What is read in a clock is there in the next.
        for (next_row, quarter) in (first_row + 1..).zip(quarters) {
            self.0.set(at.read_row, next_row as u32);
            self.0.clock()?;
            quarter.copy_from_slice(&self.0.get_array::<COLUMNS>(at.read_data));
        }
        Ok(read)
    }
}

/// A scalar checkpoint.
pub struct Scalars(
    PinDriver<RtlEngine<ScalarCheckpoint<SCALAR_WORDS, SCALAR_WORD_BITS>>, ScalarCheckpointPins>,
);

impl Scalars {
    pub fn new() -> Self {
        Self(PinDriver::rtl(scalar_checkpoint()))
    }

    fn clock(&mut self) -> Result<()> {
        self.0.clock()?;
        drive!(self.0, write_valid: 0, checkpoint_valid: 0, commit_valid: 0);
        Ok(())
    }

    pub fn write(&mut self, word: usize, value: u32) -> Result<()> {
        drive!(self.0, write_valid: 1, write_word: word as u32, write_data: value);
        self.clock()
    }

    pub fn checkpoint(&mut self) -> Result<()> {
        self.0.set(self.0.at.checkpoint_valid, 1);
        self.clock()
    }

    pub fn commit(&mut self, retry: bool, committed: u64, entry: u64) -> Result<()> {
        let at = self.0.at;
        drive!(self.0, commit_valid: 1, commit_retry: retry);
        self.0.set_wide(at.committed_lo, at.committed_hi, committed);
        self.0.set_wide(at.entry_lo, at.entry_hi, entry);
        self.clock()
    }

    pub fn read(&mut self) -> Result<[u32; SCALAR_WORDS]> {
        let at = self.0.at;
        let mut words = [0; SCALAR_WORDS];
        for (word, value) in words.iter_mut().enumerate() {
            self.0.set(at.read_word, word as u32);
            self.clock()?;
            *value = self.0.get(at.read_data);
        }
        Ok(words)
    }
}
