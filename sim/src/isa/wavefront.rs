//! Architectural state of a wavefront, access to its registers, and the write-back of loads.

use super::effect::{ScalarDestination, VectorDestination};
use super::inst::{sreg, Src};
use turnstile_hdl::full_size::SCALAR_WORDS;

/// Words of VCC, M0 and SCC in the hardware's scalar checkpoint, behind the general registers.
const VCC_WORD: usize = sreg::SGPRS as usize;
const M0_WORD: usize = VCC_WORD + 2;
const SCC_WORD: usize = M0_WORD + 1;

/// Lanes of a wavefront.
pub const LANES: usize = 64;

/// One 32-bit value a lane: a vector register, addresses, data.
pub type LaneWords = [u32; LANES];

/// Scalar state that is checkpointed at TX_Begin (EXEC is not part of it).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScalarState {
    /// General scalar registers s0..s103.
    pub sgpr: [u32; 104],
    /// Vector condition code.
    pub vcc: u64,
    /// Memory descriptor register.
    pub m0: u32,
    /// Scalar condition code.
    pub scc: bool,
}

impl Default for ScalarState {
    fn default() -> Self {
        Self {
            sgpr: [0; 104],
            vcc: 0,
            m0: 0,
            scc: false,
        }
    }
}

impl ScalarState {
    /// The state as the words of the hardware's scalar checkpoint: the general registers, VCC, M0, and SCC in bit 0.
    pub fn words(&self) -> [u32; SCALAR_WORDS] {
        let mut words = [0; SCALAR_WORDS];
        words[..VCC_WORD].copy_from_slice(&self.sgpr);
        words[VCC_WORD] = self.vcc as u32;
        words[VCC_WORD + 1] = (self.vcc >> 32) as u32;
        words[M0_WORD] = self.m0;
        words[SCC_WORD] = self.scc.into();
        words
    }

    fn from_words(words: &[u32; SCALAR_WORDS]) -> Self {
        Self {
            sgpr: std::array::from_fn(|register| words[register]),
            vcc: u64::from(words[VCC_WORD]) | u64::from(words[VCC_WORD + 1]) << 32,
            m0: words[M0_WORD],
            scc: words[SCC_WORD] & 1 == 1,
        }
    }

    /// Takes over the lanes in `lanes` of every lane mask: in each pair of [words](Self::words), bit i comes from
    /// `current` if bit i of `lanes` is set. Like the hardware it treats every word so, whatever it holds: a value that
    /// is the same in both states stays as it is.
    pub fn merge_lanes(&mut self, current: &ScalarState, lanes: u64) {
        let halves = [lanes as u32, (lanes >> 32) as u32];
        let mut words = self.words();
        for (index, (word, new)) in words.iter_mut().zip(current.words()).enumerate() {
            let half = halves[index % 2];
            *word = *word & !half | new & half;
        }
        *self = Self::from_words(&words);
    }
}

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
}

impl Wavefront {
    /// Delivers the response of one LDS access for `lanes` (usually the request's lanes without the aborted ones);
    /// `high` is read only when the destination has two words (`ReadB64`).
    pub fn write_back_lds(
        &mut self,
        destination: VectorDestination,
        lanes: u64,
        low: &LaneWords,
        high: &LaneWords,
    ) {
        self.write_lanes(destination.first, lanes, low);
        if destination.words == 2 {
            self.write_lanes(destination.first + 1, lanes, high);
        }
    }

    /// Delivers a vector load or an atomic's old word: one entry of `data` a destination register.
    pub fn write_back_vector(
        &mut self,
        destination: VectorDestination,
        lanes: u64,
        data: &[LaneWords],
    ) {
        for (register, words) in (destination.first..)
            .zip(data)
            .take(destination.words.into())
        {
            self.write_lanes(register, lanes, words);
        }
    }

    /// Delivers a scalar load: one entry of `data` a destination register.
    pub fn write_back_scalar(&mut self, destination: ScalarDestination, data: &[u32]) {
        for (register, word) in (destination.first..)
            .zip(data)
            .take(destination.words.into())
        {
            self.set_scalar_word(register, *word);
        }
    }

    /// Writes `lanes` of a vector register.
    pub(super) fn write_lanes(&mut self, register: u8, lanes: u64, words: &LaneWords) {
        let register = &mut self.vgpr[usize::from(register)];
        for (lane, (old, new)) in register.iter_mut().zip(words).enumerate() {
            if lanes >> lane & 1 == 1 {
                *old = *new;
            }
        }
    }

    /// A scalar register by its [`sreg`] number.
    pub(super) fn scalar_word(&self, register: u8) -> u32 {
        match register {
            sreg::VCC => self.scalar.vcc as u32,
            VCC_HI => (self.scalar.vcc >> 32) as u32,
            sreg::M0 => self.scalar.m0,
            sreg::EXEC => self.exec as u32,
            EXEC_HI => (self.exec >> 32) as u32,
            _ => self.scalar.sgpr[usize::from(register)],
        }
    }

    pub(super) fn set_scalar_word(&mut self, register: u8, value: u32) {
        match register {
            sreg::VCC => self.scalar.vcc = self.scalar.vcc & !LOW | u64::from(value),
            VCC_HI => self.scalar.vcc = self.scalar.vcc & LOW | u64::from(value) << 32,
            sreg::M0 => self.scalar.m0 = value,
            sreg::EXEC => self.exec = self.exec & !LOW | u64::from(value),
            EXEC_HI => self.exec = self.exec & LOW | u64::from(value) << 32,
            _ => self.scalar.sgpr[usize::from(register)] = value,
        }
    }

    /// Two consecutive scalar registers.
    pub(super) fn scalar_pair(&self, register: u8) -> u64 {
        u64::from(self.scalar_word(register)) | u64::from(self.scalar_word(register + 1)) << 32
    }

    pub(super) fn set_scalar_pair(&mut self, register: u8, value: u64) {
        self.set_scalar_word(register, value as u32);
        self.set_scalar_word(register + 1, (value >> 32) as u32);
    }

    /// A 32-bit source in every lane.
    pub(super) fn lanes(&self, src: Src) -> LaneWords {
        match src {
            Src::Vector(register) => self.vgpr[usize::from(register)],
            Src::Scalar(register) => [self.scalar_word(register); LANES],
            Src::Const(value) => [value as u32; LANES],
        }
    }

    /// A 64-bit source in every lane.
    pub(super) fn wide_lanes(&self, src: Src) -> [u64; LANES] {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_scalar_state_is_half_of_a_pair() {
        let mut state = ScalarState::default();
        let ones = ScalarState {
            sgpr: [u32::MAX; 104],
            vcc: u64::MAX,
            m0: u32::MAX,
            scc: true,
        };
        state.merge_lanes(&ones, 0b110);
        assert_eq!((state.sgpr[102], state.sgpr[103]), (0b110, 0));
        assert_eq!((state.vcc, state.m0, state.scc), (0b110, 0b110, false));
        state.merge_lanes(&ones, 0b11 << 32);
        assert_eq!((state.sgpr[102], state.sgpr[103]), (0b110, 0b11));
        let vcc = 0b11 << 32 | 0b110;
        assert_eq!((state.vcc, state.m0, state.scc), (vcc, 0b110, true));
    }
}
