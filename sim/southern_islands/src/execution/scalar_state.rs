//! The state all lanes of a wavefront share, and its rule of lane masks.

use crate::code::inst::sreg;
use turnstile_hdl::full_size::SCALAR_WORDS;

/// Words of VCC, M0 and SCC in the hardware's scalar checkpoint, behind the general registers.
const VCC_WORD: usize = sreg::SGPRS as usize;
const M0_WORD: usize = VCC_WORD + 2;
const SCC_WORD: usize = M0_WORD + 1;

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
