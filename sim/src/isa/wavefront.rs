//! Architectural state of a wavefront and the write-back of loads.

use super::effect::{Effect, ScalarDestination, VectorDestination};
use super::error::KernelError;
use super::program::Program;

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

impl ScalarState {
    /// Takes over the lanes in `lanes` of every lane mask: in each aligned pair of registers and in VCC, bit i comes
    /// from `current` if bit i of `lanes` is set. M0 and SCC are left alone: they hold no lane masks.
    pub fn merge_lanes(&mut self, current: &ScalarState, lanes: u64) {
        todo!()
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
    /// Executes the instruction at `pc` and moves `pc` on. Lanes set in `conflict_mask` (TCM; 0 outside transactions)
    /// do not run.
    pub fn execute(&mut self, program: &Program, conflict_mask: u64) -> Result<Effect, KernelError> {
        todo!()
    }

    /// Delivers the response of one LDS access for `lanes` (usually the request's lanes without the aborted ones);
    /// `high` is read only when the destination has two words (`ReadB64`).
    pub fn write_back_lds(&mut self, destination: VectorDestination, lanes: u64, low: &LaneWords, high: &LaneWords) {
        todo!()
    }

    /// Delivers a vector load or an atomic's old word: one entry of `data` a destination register.
    pub fn write_back_vector(&mut self, destination: VectorDestination, lanes: u64, data: &[LaneWords]) {
        todo!()
    }

    /// Delivers a scalar load: one entry of `data` a destination register.
    pub fn write_back_scalar(&mut self, destination: ScalarDestination, data: &[u32]) {
        todo!()
    }
}
