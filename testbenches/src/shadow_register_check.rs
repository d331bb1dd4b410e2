//! Random traffic on the shadow register file, checked against the register model in every cycle.
//!
//! Four wavefronts of different register counts fill the file. Reads and writes go on while
//! wavefronts are checkpointed and restored, also in the same cycle.

use crate::models::shadow_registers::ShadowRegisters;
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::full_size::REGISTER_ROWS;
use turnstile_hdl::shadow_register_file::ShadowRegisterFilePins;
use turnstile_hdl::shadow_register_file::COLUMNS;
use turnstile_sim::engine::Engine;

/// Quarters of a wavefront, and so rows of a register.
const QUARTERS: usize = 64 / COLUMNS;

/// Vector registers of the four wavefronts.
const REGISTERS: [usize; 4] = [16, 48, 8, 56];

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u32,
}

struct Wavefront {
    first_row: usize,
    last_row: usize,
    registers: ShadowRegisters,
}

struct Bench<E> {
    pins: PinDriver<E, ShadowRegisterFilePins>,
    wavefronts: Vec<Wavefront>,
    rng: SmallRng,
}

/// Runs `load` on a full-size register file behind `pins`, checking everything.
pub fn run<E: Engine>(pins: PinDriver<E, ShadowRegisterFilePins>, load: Load) -> Result<()> {
    let mut next = 0;
    let wavefronts = REGISTERS.map(|registers| {
        let first_row = next;
        next += QUARTERS * registers;
        Wavefront {
            first_row,
            last_row: next - 1,
            registers: ShadowRegisters::new(registers, None),
        }
    });
    assert_eq!(next, REGISTER_ROWS, "the wavefronts fill the file");
    let mut bench = Bench {
        pins,
        wavefronts: wavefronts.into(),
        rng: SmallRng::seed_from_u64(load.seed),
    };
    bench
        .run(load)
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        let at = self.pins.at;
        for _ in 0..load.cycles {
            let read_row = self.rng.random_range(0..REGISTER_ROWS);
            let expected = self.row(read_row);
            self.pins.set(at.read_row, read_row as u32);
            self.checkpoint_or_restore();
            self.pins.clock()?;
            self.idle();
            self.compare(read_row, expected)?;
        }
        for row in 0..REGISTER_ROWS {
            self.pins.set(at.read_row, row as u32);
            self.pins.clock()?;
            self.compare(row, self.row(row))?;
        }
        Ok(())
    }

    /// Nothing but a read.
    fn idle(&mut self) {
        let at = self.pins.at;
        self.pins.set(at.write_lanes, 0);
        self.pins.set(at.checkpoint_valid, 0);
        self.pins.set(at.restore_valid, 0);
    }

    /// A checkpoint takes the values before a write of its cycle; a restore wins over it.
    fn checkpoint_or_restore(&mut self) {
        let at = self.pins.at;
        let chosen = self.rng.random_range(0..self.wavefronts.len());
        let action = self.rng.random_range(0..20);
        let lanes = match self.rng.random_range(0..3) {
            0 => u64::MAX,
            1 => 1 << self.rng.random_range(0..64),
            _ => self.rng.random(),
        };
        let wavefront = &self.wavefronts[chosen];
        self.pins.set(at.first_row, wavefront.first_row as u32);
        self.pins.set(at.last_row, wavefront.last_row as u32);
        self.pins.set(at.checkpoint_valid, (action == 0).into());
        self.pins.set(at.restore_valid, (action == 1).into());
        self.pins.set(at.restore_lanes_lo, lanes as u32);
        self.pins.set(at.restore_lanes_hi, (lanes >> 32) as u32);
        if action == 0 {
            self.wavefronts[chosen].registers.checkpoint();
        }
        self.write();
        if action == 1 {
            self.wavefronts[chosen].registers.restore(lanes);
        }
    }

    fn write(&mut self) {
        let at = self.pins.at;
        let row = self.rng.random_range(0..REGISTER_ROWS);
        let lanes = self.rng.random::<u16>();
        let data: [u32; COLUMNS] = self.rng.random();
        self.pins.set(at.write_row, row as u32);
        self.pins.set(at.write_lanes, lanes.into());
        self.pins.set_array(at.write_data, &data);
        let (wavefront, register, quarter) = self.place(row);
        for column in (0..COLUMNS).filter(|column| lanes >> column & 1 == 1) {
            let lane = COLUMNS * quarter + column;
            let registers = &mut self.wavefronts[wavefront].registers;
            registers.write(register, lane, data[column]);
        }
    }

    /// Wavefront, register and quarter of a row.
    fn place(&self, row: usize) -> (usize, usize, usize) {
        let mut wavefronts = self.wavefronts.iter();
        let index = wavefronts
            .position(|wavefront| row <= wavefront.last_row)
            .expect("the wavefronts fill the file");
        let offset = row - self.wavefronts[index].first_row;
        (index, offset / QUARTERS, offset % QUARTERS)
    }

    fn row(&self, row: usize) -> [u32; COLUMNS] {
        let (wavefront, register, quarter) = self.place(row);
        let registers = &self.wavefronts[wavefront].registers;
        std::array::from_fn(|column| registers.read(register, COLUMNS * quarter + column))
    }

    /// What was read in the last cycle is there in the next.
    fn compare(&mut self, row: usize, expected: [u32; COLUMNS]) -> Result<()> {
        let cycle = self.pins.cycle();
        self.pins.clock()?;
        let found: [u32; COLUMNS] = self.pins.get_array(self.pins.at.read_data);
        ensure!(
            found == expected,
            "row {row}, read in cycle {cycle}, is {found:x?}, expected {expected:x?}"
        );
        Ok(())
    }
}
