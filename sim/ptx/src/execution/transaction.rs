//! Transactions: `tbegin` and `tcommit`, and what must not stand between them.
//!
//! When one begins and which lanes run it is the machine's to say: to it both instructions are an [`Effect`]. A thread that
//! aborts finds registers and parameters as they were at `tbegin`, whatever the compiler has made of them. Its local memory it
//! finds as it left it, as in the paper's base system.

use super::warp::PtxWarp;
use super::LANES;
use crate::code::inst::Op;
use crate::code::program::KernelCode;
use turnstile_kernel::{Effect, Fault};

/// Of a transaction that prints.
pub const PRINTS: (&str, &str) = (
    "printf inside a transaction, whose text an abort would not take back",
    "print behind TX_COMMIT(), from variables of the thread",
);

impl PtxWarp {
    /// Refuses what would take `lanes` out of a transaction, or make them wait in it for others.
    pub(super) fn stays_in_transaction(
        &self,
        code: &KernelCode,
        op: &Op,
        lanes: u64,
    ) -> Result<(), Fault> {
        let Some(began) = self.stack.transaction_depth().filter(|_| lanes != 0) else {
            return Ok(());
        };
        let passes = "let every path from TX_BEGIN() pass TX_COMMIT()";
        let (what, remedy) = match op {
            Op::Return if self.stack.depth() != began => return Ok(()),
            Op::Return if began != 0 => (
                "a function returns inside a transaction that began in it",
                passes,
            ),
            Op::Return | Op::Exit => ("a thread ends inside a transaction", passes),
            Op::Barrier { .. } => (
                "a barrier inside a transaction",
                "move the barrier out of TX_BEGIN() ... TX_COMMIT()",
            ),
            Op::Call(call) if code.functions[call.function].prints => PRINTS,
            Op::CopyToShared(_) => (
                "an asynchronous copy inside a transaction, which an abort would not take back",
                "load and store instead",
            ),
            _ => return Ok(()),
        };
        Err(Fault::new(what, remedy))
    }

    /// The lanes that run execute `tbegin`, instruction `pc`.
    pub(super) fn begin_transaction(&mut self, pc: u32) -> Result<Effect<LANES>, Fault> {
        let lanes = self.stack.active();
        self.stack.go_to(pc + 1);
        if self.stack.active() == lanes {
            return Ok(Effect::TxBegin);
        }
        Err(Fault::new(
            "threads begin a transaction where they meet others, which do not",
            "write TX_BEGIN() and its TX_COMMIT() into the same block",
        ))
    }

    /// The lanes that run execute `tcommit`, instruction `pc`. Those of a leg that ends with it meet the others, but have
    /// not committed with them.
    pub(super) fn commit_transaction(&mut self, pc: u32) -> Effect<LANES> {
        self.commits_apart = !self.stack.in_transaction_entry();
        self.stack.go_to(pc + 1);
        Effect::TxCommit
    }
}
