//! The machine's half of a transaction: shadow copies of the registers, and the merge of scalar state.
//!
//! The vector registers are copied when the transaction opens and restored, for the lanes that lost, at every retry.
//! The scalar state is checkpointed when the transaction opens and restored at every retry; the lanes that commit in a
//! pass keep their bit of every pair of scalar words (SGPRs, VCC, M0 and SCC), so that at the end a lane mask is the
//! union over passes while a uniform value, the same in every pass, is unchanged. `hdl`'s shadow register file and
//! scalar checkpoint do the same.

use super::lds::TxResponse;
use crate::isa::{LaneWords, ScalarState, Wavefront, LANES};

/// An open transaction of a wavefront.
#[derive(Clone, Debug)]
pub struct Transaction {
    begin_pc: u32,
    depth: u32,
    entry_exec: u64,
    checkpoint: ScalarState,
    merged: ScalarState,
    shadow: Vec<LaneWords>,
    serialised: bool,
}

impl Transaction {
    /// Opens a transaction at the TX_Begin with index `begin_pc`.
    pub fn open(wavefront: &Wavefront, begin_pc: u32) -> Self {
        Self {
            begin_pc,
            depth: 1,
            entry_exec: wavefront.exec,
            checkpoint: wavefront.scalar.clone(),
            merged: wavefront.scalar.clone(),
            shadow: wavefront.vgpr.clone(),
            serialised: false,
        }
    }

    /// A pass begins in wavefront or work-group serialisation.
    pub fn serialise(&mut self) {
        self.serialised = true;
    }

    /// Whether a pass was in wavefront or work-group serialisation.
    pub fn serialised(&self) -> bool {
        self.serialised
    }

    /// Rolled back, and not begun again.
    pub fn between_passes(&self) -> bool {
        self.depth == 0
    }

    /// TX_Begin of a retry, or inside the transaction: nested transactions are flattened.
    pub fn nest(&mut self) {
        self.depth += 1;
    }

    /// TX_Commit; true if it ends the outermost transaction.
    pub fn unnest(&mut self) -> bool {
        self.depth -= 1;
        self.depth == 0
    }

    /// Applies the hardware's answer to TX_Commit. True if the transaction is over; otherwise the wavefront stands at
    /// its first TX_Begin again.
    pub fn end_pass(&mut self, wavefront: &mut Wavefront, response: &TxResponse) -> bool {
        self.merged
            .merge_lanes(&wavefront.scalar, response.committed);
        wavefront.exec = response.exec;
        if !response.retry {
            wavefront.scalar.merge_lanes(&self.merged, self.entry_exec);
            return true;
        }
        self.restore_lanes(wavefront, response.exec);
        wavefront.scalar = self.checkpoint.clone();
        wavefront.pc = self.begin_pc;
        self.depth = 0;
        false
    }

    fn restore_lanes(&self, wavefront: &mut Wavefront, lanes: u64) {
        for (register, shadow) in wavefront.vgpr.iter_mut().zip(&self.shadow) {
            for lane in (0..LANES).filter(|lane| lanes >> lane & 1 != 0) {
                register[lane] = shadow[lane];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wavefront() -> Wavefront {
        Wavefront {
            pc: 7,
            exec: 0b1111,
            scalar: ScalarState::default(),
            vgpr: vec![[1; LANES]; 2],
        }
    }

    #[test]
    fn a_retry_restores_the_lanes_that_lost_and_the_next_commit_merges_lane_masks() {
        let mut wavefront = wavefront();
        let mut transaction = Transaction::open(&wavefront, 5);
        wavefront.vgpr[0] = [9; LANES];
        wavefront.scalar.vcc = 0b0011;
        wavefront.scalar.m0 = 0b0001;
        wavefront.scalar.sgpr[4] = 1;
        assert!(transaction.unnest());
        let retry = TxResponse {
            slot: 0,
            retry: true,
            exec: 0b1100,
            committed: 0b0011,
        };
        assert!(!transaction.end_pass(&mut wavefront, &retry));
        assert_eq!((wavefront.pc, wavefront.exec), (5, 0b1100));
        assert_eq!(wavefront.vgpr[0][..4], [9, 9, 1, 1]);
        assert_eq!(wavefront.scalar, ScalarState::default());
        transaction.nest();
        wavefront.scalar.vcc = 0b0100;
        wavefront.scalar.m0 = 0b1000;
        wavefront.scalar.sgpr[4] = 1;
        assert!(transaction.unnest());
        let done = TxResponse {
            slot: 0,
            retry: false,
            exec: 0b1111,
            committed: 0b1100,
        };
        assert!(transaction.end_pass(&mut wavefront, &done));
        assert_eq!(wavefront.exec, 0b1111);
        let scalar = &wavefront.scalar;
        assert_eq!((scalar.vcc, scalar.m0, scalar.sgpr[4]), (0b0111, 0b1001, 1));
    }
}
