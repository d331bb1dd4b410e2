//! The machine's half of a transaction: nesting, passes, and what happens to registers when they end.
//!
//! A checkpoint is taken when the transaction opens. At every retry the lanes that lost, and the state that all lanes
//! share, get their values at the beginning; what the lanes that commit in a pass have made of the shared state is kept
//! and merged at the end. How, the warp knows.

use super::local_memory::TxResponse;
use turnstile_kernel::Warp;

/// An open transaction of a wavefront.
#[derive(Clone, Debug)]
pub struct Transaction<W: Warp<LANES>, const LANES: usize> {
    begin_pc: u32,
    depth: u32,
    /// Lanes that entered.
    entry: u64,
    checkpoint: W::Checkpoint,
    serialised: bool,
}

impl<W: Warp<LANES>, const LANES: usize> Transaction<W, LANES> {
    /// Opens a transaction at the TX_Begin with index `begin_pc`.
    pub fn open(warp: &W, begin_pc: u32) -> Self {
        Self {
            begin_pc,
            depth: 1,
            entry: warp.active(),
            checkpoint: warp.checkpoint(),
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
    pub fn end_pass(&mut self, warp: &mut W, response: &TxResponse) -> bool {
        warp.keep(&mut self.checkpoint, response.committed);
        warp.set_active(response.exec);
        if !response.retry {
            warp.merge(&self.checkpoint, self.entry);
            return true;
        }
        warp.restore(&self.checkpoint, response.exec);
        warp.set_pc(self.begin_pc);
        self.depth = 0;
        false
    }
}
