//! Random traffic on the shadow register file, checked against the register model in every cycle.
//!
//! Wavefronts of any registers are checkpointed and restored while others are read and written, also in the same cycle. Most have few
//! registers, so that the rest of the file keeps registers that differ from their shadows: there it shows what is copied and should not be.

use crate::models::shadow_registers::ShadowRegisters;
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::ops::Range;
use turnstile_hdl::full_size::REGISTER_ROWS;
use turnstile_hdl::shadow_register_file::ShadowRegisterFilePins;
use turnstile_hdl::shadow_register_file::COLUMNS;
use turnstile_sim::engine::Engine;

/// Quarters of a wavefront, and so rows of a register.
const QUARTERS: usize = 64 / COLUMNS;

/// Vector registers of all wavefronts.
const REGISTERS: usize = REGISTER_ROWS / QUARTERS;

/// Cycles from one clear to the next.
const CLEAR: u32 = 4_000;

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u32,
}

struct Bench<E> {
    pins: PinDriver<E, ShadowRegisterFilePins>,
    /// Each by itself, as wavefronts come and go.
    registers: Vec<ShadowRegisters>,
    /// Of the wavefront that was checkpointed or restored last.
    recent: Range<usize>,
    /// The row that was read in the last cycle, and what was in it.
    reads: Option<(usize, [u32; COLUMNS])>,
    rng: SmallRng,
}

/// Runs `load` on a full-size register file behind `pins`, checking everything.
pub fn run<E: Engine>(pins: PinDriver<E, ShadowRegisterFilePins>, load: Load) -> Result<()> {
    let mut bench = Bench {
        pins,
        registers: vec![ShadowRegisters::new(1, None); REGISTERS],
        recent: 0..REGISTERS,
        reads: None,
        rng: SmallRng::seed_from_u64(load.seed),
    };
    bench
        .run(load)
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))
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
        self.change();
        self.pins.set(at.clear, 1);
        self.pins.clock()?;
        self.pins.set(at.clear, 0);
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
        let most = match self.rng.random_ratio(1, 40) {
            true => REGISTERS,
            false => [1, 2, 2, 8][self.rng.random_range(0..4)],
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
        let at = self.pins.at;
        self.pins.set(at.write_lanes, 0);
        self.pins.set(at.checkpoint_valid, 0);
        self.pins.set(at.restore_valid, 0);
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

    /// A checkpoint takes the values before a write of its cycle; a restore wins over it.
    fn change(&mut self) {
        let at = self.pins.at;
        let wavefront = self.any_wavefront();
        let lanes = match self.rng.random_range(0..3) {
            0 => u64::MAX,
            1 => 1 << self.rng.random_range(0..64),
            _ => self.rng.random(),
        };
        let action = self.rng.random_range(0..16);
        let (first, last) = (QUARTERS * wavefront.start, QUARTERS * wavefront.end - 1);
        self.pins.set(at.first_row, first as u32);
        self.pins.set(at.last_row, last as u32);
        self.pins.set(at.checkpoint_valid, (action == 0).into());
        self.pins.set(at.restore_valid, (action == 1).into());
        self.pins.set(at.restore_lanes_lo, lanes as u32);
        self.pins.set(at.restore_lanes_hi, (lanes >> 32) as u32);
        if action == 0 {
            for register in &mut self.registers[wavefront.clone()] {
                register.checkpoint();
            }
        }
        self.write();
        if action == 1 {
            for register in &mut self.registers[wavefront.clone()] {
                register.restore(lanes);
            }
        }
        if action < 2 {
            self.recent = wavefront;
        }
    }

    fn write(&mut self) {
        let at = self.pins.at;
        let row = self.any_row();
        let lanes = self.rng.random::<u16>();
        let data: [u32; COLUMNS] = self.rng.random();
        self.pins.set(at.write_row, row as u32);
        self.pins.set(at.write_lanes, lanes.into());
        self.pins.set_array(at.write_data, &data);
        for column in (0..COLUMNS).filter(|column| lanes >> column & 1 == 1) {
            let register = &mut self.registers[row / QUARTERS];
            register.write(0, lane(row, column), data[column]);
        }
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
