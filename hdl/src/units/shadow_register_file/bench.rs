//! Random traffic on the shadow register file, checked against the register model in every cycle.
//!
//! Wavefronts of any registers are checkpointed and restored while others are read and written, also in the same cycle. Most have few
//! registers, so that the rest of the file keeps registers that differ from their shadows: there it shows what is copied and should not be.

use super::Load;
use crate::drive;
use crate::models::shadow_register_file::ShadowRegisters;
use anyhow::{ensure, Result};
use rand::Rng;
use std::ops::Range;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::REGISTER_ROWS;
use turnstile_hdl::shadow_register_file::ShadowRegisterFilePins;
use turnstile_hdl::shadow_register_file::COLUMNS;

/// Quarters of a wavefront, and so rows of a register.
const QUARTERS: usize = 64 / COLUMNS;

/// Vector registers of all wavefronts.
const REGISTERS: usize = REGISTER_ROWS / QUARTERS;

/// Cycles from one clear to the next.
const CLEAR: u64 = 4_000;

/// What is done with the registers of a wavefront.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Action {
    Checkpoint,
    Restore,
    /// Both.
    Exchange,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub checkpoints: u64,
    pub restores: u64,
    /// Both at once.
    pub exchanges: u64,
    /// Restores of a register that was restored since its last checkpoint: the next retry of a transaction.
    pub restored_again: u64,
    /// Restores of one lane, by its quarter.
    pub one_lane: [u64; QUARTERS],
    /// Checkpoints and restores of every register.
    pub whole: u64,
    /// Writes to a row whose shadow takes what was there before.
    pub writes_beside_checkpoint: u64,
    /// Writes to a row of a restored wavefront: to lanes that are restored, and to others.
    pub writes_lost: u64,
    pub writes_kept: u64,
    /// Writes to a row of another wavefront beside a restore.
    pub writes_elsewhere: u64,
    /// Each beside a checkpoint or a restore.
    pub clears: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let often = [self.checkpoints, self.restores, self.writes_elsewhere];
        let rarest = [
            self.exchanges,
            self.restored_again,
            self.writes_beside_checkpoint,
            self.writes_lost,
            self.writes_kept,
        ];
        load.often(&often, 50)
            && load.often(&rarest, 500)
            && load.often(&self.one_lane, 500)
            && load.often(&[self.whole, self.clears], 20_000)
    }
}

bench! {
    struct Bench(pins: ShadowRegisterFilePins) {
        /// Each by itself, as wavefronts come and go.
        registers: Vec<ShadowRegisters> = vec![ShadowRegisters::new(1, None); REGISTERS],
        /// Of the wavefront that was checkpointed or restored last.
        recent: Range<usize> = 0..REGISTERS,
        /// The row that was read in the last cycle, and what was in it.
        reads: Option<(usize, [u32; COLUMNS])> = None,
        /// Whether a register was restored since its last checkpoint.
        restored: Vec<bool> = vec![false; REGISTERS],
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        for cycle in 0..load.cycles {
            if cycle % CLEAR == CLEAR / 2 {
                self.clear()?;
            }
            let row = self.any_row();
            let words = self.read(row);
            self.change();
            self.clock(row, words)?;
        }
        self.idle();
        // What is read in one cycle is seen in the next: the row behind the last is not.
        for row in (0..REGISTER_ROWS).chain([0]) {
            let words = self.read(row);
            self.clock(row, words)?;
        }
        Ok(())
    }

    /// Comes before whatever is asked for beside it. What registers and their shadows have then, which is the same, is taken from them.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        let tally = self.tally;
        while self.change().is_none() {}
        self.tally = tally;
        self.tally.clears += 1;
        self.restored.fill(false);
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        self.idle();
        for row in 0..REGISTER_ROWS {
            self.read(row);
            self.pins.clock()?;
            self.pins.clock()?;
            let words: [u32; COLUMNS] = self.pins.get_array(at.read_data);
            for (column, word) in words.into_iter().enumerate() {
                self.registers[row / QUARTERS].write(0, lane(row, column), word);
            }
        }
        self.registers
            .iter_mut()
            .for_each(ShadowRegisters::checkpoint);
        self.reads = None;
        Ok(())
    }

    /// Often in the first or the last register of the recent wavefront, or in those next to it.
    fn any_row(&mut self) -> usize {
        let edges = [self.recent.start, self.recent.end];
        let edge = QUARTERS * edges[self.rng.random_range(0..2)];
        let beside = edge + self.rng.random_range(0..2 * QUARTERS);
        match beside.checked_sub(QUARTERS) {
            Some(row) if row < REGISTER_ROWS && self.rng.random() => row,
            _ => self.rng.random_range(0..REGISTER_ROWS),
        }
    }

    /// Registers of a wavefront.
    fn any_wavefront(&mut self) -> Range<usize> {
        let most = match self.rng.random_range(0..80) {
            0 => return 0..REGISTERS,
            1 => REGISTERS,
            _ => [1, 2, 2, 8][self.rng.random_range(0..4)],
        };
        let count = self.rng.random_range(1..=most);
        let first = self.rng.random_range(0..=REGISTERS - count);
        first..first + count
    }

    /// Asks for a row; what is in it before the cycle.
    fn read(&mut self, row: usize) -> [u32; COLUMNS] {
        self.pins.set(self.pins.at.read_row, row as u32);
        self.row(row)
    }

    /// Nothing but a read.
    fn idle(&mut self) {
        drive!(self.pins, write_lanes: 0, checkpoint_valid: 0, restore_valid: 0);
    }

    /// A cycle that reads `row`, which has `words` before it; what the last one read is there.
    fn clock(&mut self, row: usize, words: [u32; COLUMNS]) -> Result<()> {
        self.pins.clock()?;
        let found: [u32; COLUMNS] = self.pins.get_array(self.pins.at.read_data);
        if let Some((row, expected)) = self.reads.replace((row, words)) {
            ensure!(
                found == expected,
                "row {row} is {found:x?}, expected {expected:x?}"
            );
        }
        Ok(())
    }

    /// A checkpoint takes the values before a write of its cycle; a restore wins over it. What is done besides the write.
    fn change(&mut self) -> Option<Action> {
        let wavefront = self.any_wavefront();
        let lanes = match self.rng.random_range(0..3) {
            0 => u64::MAX,
            1 => 1 << self.rng.random_range(0..64),
            _ => self.rng.random(),
        };
        let action = match self.rng.random_range(0..32) {
            0 | 1 => Some(Action::Checkpoint),
            2 | 3 => Some(Action::Restore),
            4 => Some(Action::Exchange),
            _ => None,
        };
        let checkpoints = matches!(action, Some(Action::Checkpoint | Action::Exchange));
        let restores = matches!(action, Some(Action::Restore | Action::Exchange));
        let (first, last) = (QUARTERS * wavefront.start, QUARTERS * wavefront.end - 1);
        drive! { self.pins,
            first_row: first as u32, last_row: last as u32, checkpoint_valid: checkpoints,
            restore_valid: restores, restore_lanes_lo: lanes as u32,
            restore_lanes_hi: (lanes >> 32) as u32,
        }
        // Beside an action often in the wavefront that it is about.
        let row = match action.is_some() && self.rng.random() {
            true => self.rng.random_range(first..=last),
            false => self.any_row(),
        };
        let written = self.rng.random();
        let data: [u32; COLUMNS] = self.put_write(row, written);
        let lost = match restores && wavefront.contains(&(row / QUARTERS)) {
            true => (lanes >> (COLUMNS * (row % QUARTERS))) as u16,
            false => 0,
        };
        for register in &mut self.registers[wavefront.clone()] {
            match action {
                Some(Action::Checkpoint) => register.checkpoint(),
                Some(Action::Restore) => register.restore(lanes),
                Some(Action::Exchange) => register.exchange(lanes),
                None => (),
            }
        }
        let kept = written & !lost;
        for column in (0..COLUMNS).filter(|column| kept >> column & 1 == 1) {
            let register = &mut self.registers[row / QUARTERS];
            register.write(0, lane(row, column), data[column]);
        }
        if let Some(action) = action {
            self.count(action, &wavefront, lanes, (row, written, lost));
            self.recent = wavefront;
        }
        action
    }

    /// `write` is its row, its lanes, and those of the row that are restored.
    fn count(
        &mut self,
        action: Action,
        wavefront: &Range<usize>,
        lanes: u64,
        write: (usize, u16, u16),
    ) {
        let (row, written, lost) = write;
        let restores = action != Action::Checkpoint;
        let inside = wavefront.contains(&(row / QUARTERS));
        let again = self.restored[wavefront.clone()].contains(&true);
        self.restored[wavefront.clone()].fill(action == Action::Restore);
        let tally = &mut self.tally;
        match action {
            Action::Checkpoint => tally.checkpoints += 1,
            Action::Restore => tally.restores += 1,
            Action::Exchange => tally.exchanges += 1,
        }
        tally.restored_again += u64::from(action == Action::Restore && again);
        if restores && lanes.is_power_of_two() {
            tally.one_lane[lanes.trailing_zeros() as usize / COLUMNS] += 1;
        }
        tally.whole += u64::from(wavefront.len() == REGISTERS);
        tally.writes_beside_checkpoint +=
            u64::from(action == Action::Checkpoint && inside && written != 0);
        tally.writes_lost += u64::from(restores && inside && written & lost != 0);
        tally.writes_kept += u64::from(restores && inside && written & !lost != 0);
        tally.writes_elsewhere += u64::from(restores && !inside && written != 0);
    }

    /// Puts a write on the pins; its data.
    fn put_write(&mut self, row: usize, lanes: u16) -> [u32; COLUMNS] {
        let at = self.pins.at;
        let data: [u32; COLUMNS] = self.rng.random();
        drive!(self.pins, write_row: row as u32, write_lanes: u32::from(lanes));
        self.pins.set_array(at.write_data, &data);
        data
    }

    fn row(&self, row: usize) -> [u32; COLUMNS] {
        let register = &self.registers[row / QUARTERS];
        std::array::from_fn(|column| register.read(0, lane(row, column)))
    }
}

/// The lane of a wavefront that is in a column of a row.
fn lane(row: usize, column: usize) -> usize {
    COLUMNS * (row % QUARTERS) + column
}
