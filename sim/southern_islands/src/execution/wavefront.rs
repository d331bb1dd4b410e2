//! Architectural state of a wavefront, and access to its registers.

use super::loads::Loads;
use super::scalar_state::ScalarState;
use crate::code::inst::{sreg, Src};
use turnstile_kernel as kernel;

/// Lanes of a wavefront.
pub const LANES: usize = 64;

/// One 32-bit value a lane: a vector register, addresses, data.
pub type LaneWords = kernel::LaneWords<LANES>;

/// Architectural state of one wavefront.
#[derive(Clone, Debug, PartialEq)]
pub struct Wavefront {
    /// Next instruction, as an index into the program's instructions (not a byte address).
    pub pc: u32,
    /// Lanes enabled by the program.
    pub exec: u64,
    /// SGPRs, VCC, M0, SCC.
    pub scalar: ScalarState,
    /// Vector registers, as many as the kernel descriptor asks for.
    pub vgpr: Vec<LaneWords>,
    /// General scalar registers that hold what the first lane has where another one has something else.
    pub(crate) first_lane_only: u128,
    /// Where loads that are under way go to.
    pub(crate) loads: Loads,
}

impl Wavefront {
    /// Writes `lanes` of a vector register.
    pub(crate) fn write_lanes(&mut self, register: u8, lanes: u64, words: &LaneWords) {
        let register = &mut self.vgpr[usize::from(register)];
        for (lane, (old, new)) in register.iter_mut().zip(words).enumerate() {
            if lanes >> lane & 1 == 1 {
                *old = *new;
            }
        }
    }

    /// A scalar register by its [`sreg`] number.
    pub(crate) fn scalar_word(&self, register: u8) -> u32 {
        match register {
            sreg::VCC => self.scalar.vcc as u32,
            VCC_HI => (self.scalar.vcc >> 32) as u32,
            sreg::M0 => self.scalar.m0,
            sreg::EXEC => self.exec as u32,
            EXEC_HI => (self.exec >> 32) as u32,
            _ => self.scalar.sgpr[usize::from(register)],
        }
    }

    pub(crate) fn set_scalar_word(&mut self, register: u8, value: u32) {
        match register {
            sreg::VCC => self.scalar.vcc = self.scalar.vcc & !LOW | u64::from(value),
            VCC_HI => self.scalar.vcc = self.scalar.vcc & LOW | u64::from(value) << 32,
            sreg::M0 => self.scalar.m0 = value,
            sreg::EXEC => self.exec = self.exec & !LOW | u64::from(value),
            EXEC_HI => self.exec = self.exec & LOW | u64::from(value) << 32,
            _ => {
                self.scalar.sgpr[usize::from(register)] = value;
                self.first_lane_only &= !(1 << register);
            }
        }
    }

    /// Two consecutive scalar registers.
    pub(crate) fn scalar_pair(&self, register: u8) -> u64 {
        u64::from(self.scalar_word(register)) | u64::from(self.scalar_word(register + 1)) << 32
    }

    pub(crate) fn set_scalar_pair(&mut self, register: u8, value: u64) {
        self.set_scalar_word(register, value as u32);
        self.set_scalar_word(register + 1, (value >> 32) as u32);
    }

    /// A 32-bit source in every lane.
    pub(crate) fn lanes(&self, src: Src) -> LaneWords {
        match src {
            Src::Vector(register) => self.vgpr[usize::from(register)],
            Src::Scalar(register) => [self.scalar_word(register); LANES],
            Src::Const(value) => [value as u32; LANES],
        }
    }

    /// A 64-bit source in every lane.
    pub(crate) fn wide_lanes(&self, src: Src) -> [u64; LANES] {
        match src {
            Src::Vector(register) => {
                let low = &self.vgpr[usize::from(register)];
                let high = &self.vgpr[usize::from(register) + 1];
                std::array::from_fn(|lane| u64::from(low[lane]) | u64::from(high[lane]) << 32)
            }
            Src::Scalar(register) => [self.scalar_pair(register); LANES],
            Src::Const(value) => [value; LANES],
        }
    }
}

const VCC_HI: u8 = sreg::VCC + 1;
const EXEC_HI: u8 = sreg::EXEC + 1;
const LOW: u64 = 0xffff_ffff;
