//! What a transaction does with the scalar registers of its wavefront.
//!
//! The papers leave scalar registers out and ask the compiler to avoid them. Stock compilers do not: a loop counter
//! or a lane mask may live across the transaction. One rule serves both without telling them apart. The scalar state is
//! saved at the first TX_Begin and restored at every retry. At each TX_Commit the lanes that commit keep their bit of
//! every register pair (lane `i` is bit `i` of the pair), and the final commit writes the collected pairs back; lanes
//! outside the EXEC of the first TX_Begin take the current value. A uniform value is the same in every pass and so
//! survives the merge; a lane mask becomes the union over the passes.
//!
//! VCC is a pair like any other, and M0 and SCC are one: M0 holds lanes 0..31, SCC is the bit of lane 32. EXEC belongs
//! to the sequencer.

use super::fault::Fault;

/// Scalar state of a wavefront without EXEC. Pair `i` is the registers `s[2i]` (low word) and `s[2i+1]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScalarState {
    pub pairs: Vec<u64>,
    pub vcc: u64,
    pub m0: u32,
    pub scc: bool,
}

/// The checkpoint of a transaction and the bits that its committed lanes have left so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScalarCheckpoint {
    entry_exec: u64,
    saved: ScalarState,
    merged: ScalarState,
    fault: Option<Fault>,
}

impl ScalarCheckpoint {
    /// At the first TX_Begin, with its EXEC.
    pub fn take(current: &ScalarState, entry_exec: u64, fault: Option<Fault>) -> Self {
        Self {
            entry_exec,
            saved: current.clone(),
            merged: current.clone(),
            fault,
        }
    }

    /// A checkpoint beside a commit: what later commits return to; what has been kept stays.
    pub fn save(&mut self, words: &ScalarState) {
        self.saved = words.clone();
    }

    /// At a TX_Commit that retries: keeps the bits of the lanes that committed and takes the state back.
    pub fn retry(&mut self, current: &mut ScalarState, committed: u64) {
        self.keep(current, committed);
        current.clone_from(&self.saved);
    }

    /// At the final TX_Commit: keeps the last bits and writes the merged pairs back.
    pub fn finish(mut self, current: &mut ScalarState, committed: u64) {
        if self.fault == Some(Fault::SkipMerge) {
            return;
        }
        self.keep(current, committed | !self.entry_exec);
        *current = self.merged;
    }

    fn keep(&mut self, current: &ScalarState, lanes: u64) {
        for (merged, &now) in self.merged.pairs.iter_mut().zip(&current.pairs) {
            *merged = select(lanes, now, *merged);
        }
        self.merged.vcc = select(lanes, current.vcc, self.merged.vcc);
        self.merged.m0 = select(lanes, current.m0.into(), self.merged.m0.into()) as u32;
        if lanes >> 32 & 1 == 1 {
            self.merged.scc = current.scc;
        }
    }
}

/// Bits of `yes` where `mask` is set, of `no` elsewhere.
fn select(mask: u64, yes: u64, no: u64) -> u64 {
    yes & mask | no & !mask
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A loop counter in `s[0:1]`, which every pass takes from 7 to 8, a lane mask in `s[2:3]` and one in VCC that
    /// each pass sets for the lanes that run in it: three passes over the lanes of EXEC = 0b1111.
    fn three_passes(fault: Option<Fault>) -> ScalarState {
        let mut state = ScalarState {
            pairs: vec![7, 0b1111_0000],
            vcc: 0,
            m0: 1,
            scc: false,
        };
        let mut checkpoint = ScalarCheckpoint::take(&state, 0b1111, fault);
        let run = |state: &mut ScalarState, lanes: u64| {
            assert_eq!(
                (state.pairs[0], state.vcc, state.m0, state.scc),
                (7, 0, 1, false)
            );
            state.pairs[0] += 1;
            state.pairs[1] = state.pairs[1] & !0b1111 | lanes;
            state.vcc = lanes & 0b0110;
            state.m0 = 2;
            state.scc = true;
        };
        run(&mut state, 0b1111);
        checkpoint.retry(&mut state, 0b0001);
        run(&mut state, 0b1110);
        checkpoint.retry(&mut state, 0b0100);
        run(&mut state, 0b1010);
        checkpoint.finish(&mut state, 0b1010);
        state
    }

    #[test]
    fn uniform_values_survive_and_lane_masks_become_unions() {
        let expected = ScalarState {
            pairs: vec![8, 0b1111_1111],
            vcc: 0b0110,
            m0: 2,
            scc: true,
        };
        assert_eq!(three_passes(None), expected);
    }

    /// M0 from the passes in which lanes 0 and 1 committed, SCC from that of lane 32.
    #[test]
    fn m0_and_scc_are_a_pair() {
        let mut state = ScalarState::default();
        let mut checkpoint = ScalarCheckpoint::take(&state, 1 << 32 | 0b11, None);
        (state.m0, state.scc) = (0b01, true);
        checkpoint.retry(&mut state, 1 << 32 | 0b01);
        assert_eq!(state, ScalarState::default());
        state.m0 = 0b10;
        checkpoint.finish(&mut state, 0b10);
        assert_eq!((state.m0, state.scc), (0b11, true));
    }

    #[test]
    fn a_missing_merge_shows() {
        assert_ne!(three_passes(Some(Fault::SkipMerge)), three_passes(None));
    }

    #[test]
    fn bits_of_losing_lanes_are_not_kept() {
        let mut state = ScalarState {
            pairs: vec![0],
            ..ScalarState::default()
        };
        let mut checkpoint = ScalarCheckpoint::take(&state, 0b11, None);
        state.pairs[0] = 0b11;
        checkpoint.retry(&mut state, 0b01);
        checkpoint.finish(&mut state, 0b10);
        assert_eq!(state.pairs[0], 0b01);
    }

    #[test]
    fn lanes_outside_the_entry_exec_take_the_current_value() {
        let mut state = ScalarState {
            pairs: vec![0],
            ..ScalarState::default()
        };
        let mut checkpoint = ScalarCheckpoint::take(&state, 0b01, None);
        checkpoint.retry(&mut state, 0);
        state.pairs[0] = 1 << 40;
        checkpoint.finish(&mut state, 0b01);
        assert_eq!(state.pairs[0], 1 << 40);
    }
}
