//! What every conflict detector of a bank answers.

use super::work_item::WorkItem;
use smallvec::SmallVec;
use std::fmt::Debug;
use std::hash::Hash;

/// State of the rows of a bank. The explorer copies banks of two rows millions of times: those stay off the heap.
pub type Rows<T> = SmallVec<[T; 2]>;

/// How an access uses its word. An atomic is a `Write`: it needs the word for itself just as a store does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum AccessKind {
    Read,
    Write,
}

/// What a bank decides about one transactional access.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Proceed,
    /// Save the word to the shadow memory, then proceed.
    ProceedWithBackup,
    /// The requester loses: it is aborted and its TCM bit set.
    Conflict,
}

/// Conflict detection of one bank, with all of its state.
///
/// A transaction's life as a detector sees it: accesses; then either [`abort`](Self::abort) of the work-item, in
/// the middle of a pass, or [`end_pass`](Self::end_pass) with its lane among the committed ones.
pub trait Detector: Clone + Debug + Eq + Hash {
    /// Decides an access of `work_item` to `row` of this bank and records it unless it is a conflict.
    /// A conflict leaves the state as it was; the abort is the caller's next step.
    fn access(&mut self, work_item: WorkItem, row: usize, kind: AccessKind) -> Outcome;

    /// Removes the work-item and hands the rows whose backups must be put back to `restore`.
    fn abort(&mut self, work_item: WorkItem, restore: impl FnMut(usize));

    /// Ends a pass of a wavefront between TX_Begin and TX_Commit (or its kill): its `committed` lanes commit, every
    /// other lane has aborted before.
    fn end_pass(&mut self, wavefront: usize, committed: u64);

    /// Nothing is recorded: the state before the first transaction. Must hold whenever no transaction runs.
    fn is_idle(&self) -> bool;

    /// Tells which wavefronts share a work-group with `wavefront` (mask of slots, itself included).
    /// Only signatures need it: work-groups never share a row, but rows share filter bits.
    fn set_group(&mut self, _wavefront: usize, _members: u8) {}
}
