//! A wavefront as the machine drives it.

use super::loads::{Destination, LOCAL, SCALAR, VECTOR};
use super::scalar_state::ScalarState;
use super::wavefront::{LaneWords, Wavefront, LANES};
use crate::code::kernel_code::KernelCode;
use turnstile_kernel::{Counter, Effect, KernelError, Token, Warp};

/// State at TX_Begin: the vector registers, the scalar state, and the scalar state as the lanes that have committed since
/// leave it. `hdl`'s shadow register file and scalar checkpoint hold the same.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    vgpr: Vec<LaneWords>,
    scalar: ScalarState,
    kept: ScalarState,
}

/// The lanes that commit in a pass keep their bit of every pair of scalar words (SGPRs, VCC, M0 and SCC), so that at the
/// end a lane mask is the union over passes while a uniform value, the same in every pass, is unchanged.
impl Warp<LANES> for Wavefront {
    type Code = KernelCode;
    type Checkpoint = Checkpoint;

    const COUNTERS: &'static [(Counter, &'static str)] =
        &[(LOCAL, "local"), (SCALAR, "scalar"), (VECTOR, "vector")];
    const WAITS: &'static str = "s_waitcnt";
    const PROGRAM_ENABLES: bool = true;

    fn pc(&self) -> u32 {
        self.pc
    }

    fn set_pc(&mut self, pc: u32) {
        self.pc = pc;
    }

    fn active(&self) -> u64 {
        self.exec
    }

    fn set_active(&mut self, lanes: u64) {
        self.exec = lanes;
    }

    fn execute(
        &mut self,
        code: &KernelCode,
        conflict_mask: u64,
    ) -> Result<Effect<LANES>, KernelError> {
        self.run(&code.program, conflict_mask)
    }

    /// Tokens are numbered, and their numbers decide nothing.
    fn repeats(&self, before: &Self) -> bool {
        self.loads.none()
            && before.loads.none()
            && (self.pc, self.exec) == (before.pc, before.exec)
            && self.scalar == before.scalar
            && self.vgpr == before.vgpr
    }

    fn deliver_local(
        &mut self,
        token: Token,
        access: usize,
        lanes: u64,
        low: &LaneWords,
        high: &LaneWords,
    ) {
        if let Some(Destination::Vector { first, words }) = self.loads.destination(token) {
            let register = first + words * access as u8;
            self.write_lanes(register, lanes, low);
            if words == 2 {
                self.write_lanes(register + 1, lanes, high);
            }
        }
    }

    fn deliver_lanes(&mut self, token: Token, lanes: u64, data: &[LaneWords]) {
        if let Some(Destination::Vector { first, .. }) = self.loads.destination(token) {
            for (index, words) in data.iter().enumerate() {
                self.write_lanes(first + index as u8, lanes, words);
            }
        }
    }

    fn deliver_words(&mut self, token: Token, words: &[u32]) {
        if let Some(Destination::Scalar { first }) = self.loads.destination(token) {
            for (index, word) in words.iter().enumerate() {
                self.set_scalar_word(first + index as u8, *word);
            }
        }
    }

    fn complete(&mut self, token: Token) {
        self.loads.complete(token);
    }

    fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            vgpr: self.vgpr.clone(),
            scalar: self.scalar.clone(),
            kept: self.scalar.clone(),
        }
    }

    fn keep(&self, checkpoint: &mut Checkpoint, lanes: u64) {
        checkpoint.kept.merge_lanes(&self.scalar, lanes);
    }

    fn restore(&mut self, checkpoint: &Checkpoint, lanes: u64) {
        for (register, shadow) in checkpoint.vgpr.iter().enumerate() {
            self.write_lanes(register as u8, lanes, shadow);
        }
        self.scalar = checkpoint.scalar.clone();
    }

    fn merge(&mut self, checkpoint: &Checkpoint, lanes: u64) {
        self.scalar.merge_lanes(&checkpoint.kept, lanes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::execution::loads::Loads;

    #[test]
    fn a_retry_restores_the_lanes_that_lost_and_the_next_commit_merges_lane_masks() {
        let mut wavefront = Wavefront {
            pc: 7,
            exec: 0b1111,
            scalar: ScalarState::default(),
            vgpr: vec![[1; LANES]; 2],
            first_lane_only: 0,
            loads: Loads::default(),
        };
        let mut checkpoint = wavefront.checkpoint();
        wavefront.vgpr[0] = [9; LANES];
        wavefront.scalar.vcc = 0b0011;
        wavefront.scalar.m0 = 0b0001;
        wavefront.scalar.sgpr[4] = 1;
        wavefront.keep(&mut checkpoint, 0b0011);
        wavefront.restore(&checkpoint, 0b1100);
        assert_eq!(wavefront.vgpr[0][..4], [9, 9, 1, 1]);
        assert_eq!(wavefront.scalar, ScalarState::default());
        wavefront.scalar.vcc = 0b0100;
        wavefront.scalar.m0 = 0b1000;
        wavefront.scalar.sgpr[4] = 1;
        wavefront.keep(&mut checkpoint, 0b1100);
        wavefront.merge(&checkpoint, 0b1111);
        let scalar = &wavefront.scalar;
        assert_eq!((scalar.vcc, scalar.m0, scalar.sgpr[4]), (0b0111, 0b1001, 1));
    }

    /// Answers may come in another order than the questions, and go where the question said.
    #[test]
    fn a_token_stands_for_its_registers_until_it_is_complete() {
        let mut wavefront = Wavefront {
            pc: 0,
            exec: 1,
            scalar: ScalarState::default(),
            vgpr: vec![[0; LANES]; 4],
            first_lane_only: 0,
            loads: Loads::default(),
        };
        let vector = |first| Some(Destination::Vector { first, words: 1 });
        let first = wavefront.loads.token(LOCAL, vector(2));
        let second = wavefront.loads.token(LOCAL, vector(0));
        let stored = wavefront.loads.token(LOCAL, None);
        wavefront.deliver_local(second, 1, 1, &[5; LANES], &[6; LANES]);
        wavefront.complete(second);
        wavefront.deliver_local(first, 0, 1, &[7; LANES], &[6; LANES]);
        wavefront.deliver_local(second, 0, 1, &[8; LANES], &[6; LANES]);
        wavefront.deliver_local(stored, 0, 1, &[8; LANES], &[6; LANES]);
        let lane = |lane: usize| wavefront.vgpr.iter().map(move |register| register[lane]);
        assert_eq!(lane(0).collect::<Vec<_>>(), [0, 5, 7, 0]);
        assert_eq!(lane(1).collect::<Vec<_>>(), [0; 4]);
    }
}
