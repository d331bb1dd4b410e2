//! Vector registers in pairs (GPU-LocalTM, section 3.2): each register of a wavefront has a shadow that takes its
//! value in one cycle at TX_Begin and gives it back, for the lanes that lost, at a retry.

use super::fault::Fault;
use super::work_item::{lanes_of, LANES};

type Register = [u32; LANES];

/// The vector registers of one wavefront and their shadows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShadowRegisters {
    registers: Vec<Register>,
    shadows: Vec<Register>,
    fault: Option<Fault>,
}

impl ShadowRegisters {
    pub fn new(registers: usize, fault: Option<Fault>) -> Self {
        Self {
            registers: vec![[0; LANES]; registers],
            shadows: vec![[0; LANES]; registers],
            fault,
        }
    }

    pub fn read(&self, register: usize, lane: usize) -> u32 {
        self.registers[register][lane]
    }

    pub fn write(&mut self, register: usize, lane: usize, value: u32) {
        self.registers[register][lane] = value;
    }

    /// Copies every register, all lanes, to its shadow. Lanes outside EXEC may come along: no retry restores them.
    pub fn checkpoint(&mut self) {
        self.shadows.clone_from(&self.registers);
    }

    /// Checkpoint and restore at once: the lanes of the mask exchange register and shadow, the others are copied to theirs.
    pub fn exchange(&mut self, lanes: u64) {
        for (register, shadow) in self.registers.iter_mut().zip(&mut self.shadows) {
            let before = std::mem::replace(shadow, *register);
            for lane in lanes_of(lanes) {
                register[lane] = before[lane];
            }
        }
    }

    /// Copies every shadow back for the lanes of the mask.
    pub fn restore(&mut self, lanes: u64) {
        let lanes = match self.fault {
            Some(Fault::RestoreEveryLane) => u64::MAX,
            _ => lanes,
        };
        for (register, shadow) in self.registers.iter_mut().zip(&self.shadows) {
            for lane in lanes_of(lanes) {
                register[lane] = shadow[lane];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of two lanes of two registers after lane 1 alone is restored.
    fn after_restore(fault: Option<Fault>) -> [u32; 4] {
        let mut registers = ShadowRegisters::new(2, fault);
        for (register, lane) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            registers.write(register, lane, 10 * register as u32 + lane as u32);
        }
        registers.checkpoint();
        for (register, lane) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            registers.write(register, lane, 99);
        }
        registers.restore(0b10);
        [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(register, lane)| registers.read(register, lane))
    }

    #[test]
    fn a_restore_takes_back_the_lanes_of_the_mask_in_every_register() {
        assert_eq!(after_restore(None), [99, 1, 99, 11]);
    }

    #[test]
    fn a_restore_without_mask_shows() {
        assert_ne!(
            after_restore(Some(Fault::RestoreEveryLane)),
            after_restore(None)
        );
    }

    #[test]
    fn a_restore_does_not_use_up_the_checkpoint() {
        let mut registers = ShadowRegisters::new(1, None);
        registers.write(0, 63, 5);
        registers.checkpoint();
        for _ in 0..2 {
            registers.write(0, 63, 6);
            registers.restore(1 << 63);
            assert_eq!(registers.read(0, 63), 5);
        }
    }
}
