//! A warp: the registers of lanes that execute instructions together.

use super::effect::{Control, Effect, Votes};
use super::error::KernelError;
use super::lanes::LaneWords;
use super::simt_stack::NextPass;
use super::token::{Counter, Token};
use std::fmt::Debug;

/// Architectural state of a warp of `LANES` lanes, at most 64.
///
/// # Transactions
/// The lanes of a warp enter a transaction together and commit in passes. The machine takes a checkpoint at the first
/// TX_Begin. When a pass ends it first [keeps](Self::keep) what the lanes that commit have made of the state all lanes
/// share. If lanes are left, it [restores](Self::restore) them and begins again; otherwise it [merges](Self::merge) what
/// was kept.
///
/// A warp with a stack of lanes that are apart is told besides when a transaction [begins](Self::enter_transaction) and is
/// [over](Self::leave_transaction). Between the two the machine says which lanes run by [`set_active`](Self::set_active),
/// where they are [together](Self::converged).
pub trait Warp<const LANES: usize>: Clone + Debug + Send + 'static {
    /// What it executes.
    type Code;
    /// State at TX_Begin, and what lanes that have committed since then have made of the state all lanes share.
    type Checkpoint: Clone + Debug + Send;

    /// Counters of outstanding work with their names, for messages.
    const COUNTERS: &'static [(Counter, &'static str)];
    /// What a warp does that waits for outstanding work, for messages and waveforms: a word of at most 16 characters.
    const WAITS: &'static str;

    /// The program itself enables lanes: of those that are not active nobody knows whether they have ended, or where they go on.
    const PROGRAM_ENABLES: bool = false;

    /// Next instruction, as an index.
    fn pc(&self) -> u32;

    /// Goes on at another instruction.
    fn set_pc(&mut self, pc: u32);

    /// Lanes that the program has enabled.
    fn active(&self) -> u64;

    /// Enables these lanes and no others. Front ends that enable lanes themselves do so in a transaction only, whose lanes
    /// are [together](Self::converged).
    fn set_active(&mut self, lanes: u64);

    /// Executes the next instruction and moves on. Lanes set in `conflict_mask` (lanes that lost a conflict; 0 outside
    /// transactions) do not run.
    ///
    /// # Errors
    /// If the instruction cannot be executed, with its place in the text.
    fn execute(
        &mut self,
        code: &Self::Code,
        conflict_mask: u64,
    ) -> Result<Effect<LANES>, KernelError>;

    /// Delivers the answer of access `access` of a [`LocalRequest`](super::LocalRequest) to `lanes` (those of the request
    /// without the ones that lost a conflict). `high` are the high words of 64-bit reads.
    fn deliver_local(
        &mut self,
        token: Token,
        access: usize,
        lanes: u64,
        low: &LaneWords<LANES>,
        high: &LaneWords<LANES>,
    );

    /// Delivers the answer of a [`MemoryRequest`](super::MemoryRequest) to `lanes`: one entry of `data` a word.
    fn deliver_lanes(&mut self, token: Token, lanes: u64, data: &[LaneWords<LANES>]);

    /// Delivers the words of a [`ScalarLoad`](super::ScalarLoad), or the clock count.
    fn deliver_words(&mut self, token: Token, words: &[u32]);

    /// Delivers the votes of all threads at the barrier that opens. Front ends whose barriers do not vote leave it out.
    fn deliver_votes(&mut self, _votes: Votes) {}

    /// The work is done, and everything of it delivered.
    fn complete(&mut self, token: Token);

    /// It will do again what it has done since `before`, if memory does not change meanwhile: no work of either is under
    /// way, and all else is the same. Front ends that cannot tell leave it out.
    fn repeats(&self, _before: &Self) -> bool {
        false
    }

    /// Lanes that wait until those that run meet them or have ended, each with the instruction at which they go on. Front
    /// ends whose warps keep no such list leave it out.
    fn waiting(&self) -> Vec<(u32, u64)> {
        vec![]
    }

    /// The active lanes begin a transaction: they have executed its first TX_Begin. No retry and no nested one does this. Front
    /// ends that let the machine enable lanes everywhere leave it out.
    fn enter_transaction(&mut self) {}

    /// All lanes that run in the open transaction are together, as they must be at the TX_Commit that ends it. Front ends
    /// that let the machine enable lanes everywhere leave it out.
    fn converged(&self) -> bool {
        true
    }

    /// The transaction is over: all lanes that entered it go on at the program counter. Front ends that let the machine
    /// enable lanes everywhere leave it out.
    fn leave_transaction(&mut self) {}

    /// `lanes` of those that run the open transaction, not all of them, stay behind at instruction `pc`. For front ends with a stack of
    /// lanes that are apart, as the next three.
    fn pause(&mut self, _lanes: u64, _pc: u32) {
        unreachable!("lanes pause on the stack of a front end that has one");
    }

    /// As [`pause`](Self::pause), but they leave the pass: they stay behind until the others have ended it, wherever in it they are.
    fn pause_apart(&mut self, _lanes: u64, _pc: u32) {
        unreachable!("lanes pause on the stack of a front end that has one");
    }

    /// The lanes that run, which are [together](Self::converged), end a pass of the open transaction at the program counter. Of
    /// them `aborted` try again from `begin`. Who runs now? When it is over, [`leave_transaction`](Self::leave_transaction) has happened.
    fn end_pass(&mut self, _aborted: u64, _begin: u32) -> NextPass {
        unreachable!("passes end on the stack of a front end that has one");
    }

    /// What the last instruction did to the lanes that are apart.
    fn control(&self) -> Control {
        Control::Other
    }

    /// State at TX_Begin.
    fn checkpoint(&self) -> Self::Checkpoint;

    /// `lanes` commit: takes their part of the state that all lanes share into the checkpoint.
    fn keep(&self, checkpoint: &mut Self::Checkpoint, lanes: u64);

    /// `lanes` begin again: gives them, and the state that all lanes share, the values at TX_Begin. Program counter and
    /// active lanes stay.
    fn restore(&mut self, checkpoint: &Self::Checkpoint, lanes: u64);

    /// The transaction that `lanes` entered is over: the state that all lanes share becomes what was kept of them.
    fn merge(&mut self, checkpoint: &Self::Checkpoint, lanes: u64);
}
