//! Deliberate mistakes, for testing the tests: a check that does not notice the fault it is meant for is worthless.

/// One mistake in a model. `None` everywhere else means: the model as specified.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// First accesses claim the word but do not save its value.
    SkipBackup,
    /// An abort forgets the work-item but does not put its values back.
    SkipRestore,
    /// Bloom: signatures of committing work-items stay set.
    SkipFilterClear,
    /// Bloom: the owner record of a committing work-item stays valid.
    SkipOwnerClear,
    /// SMDCD: the owner may write although others have read (S = 1); ordered, others of other wavefronts.
    IgnoreShared,
    /// SMDCD ordered: a lane may write what a lane above it has read.
    IgnoreOrder,
    /// SMDCD repaired: a wavefront's reader marks outlive its pass.
    KeepMarks,
    /// Sequencer: TCM_OLD is never kept, so no retry ever looks like the one before.
    ForgetPreviousMask,
    /// Sequencer: work-group serialisation starts without aborting the other wavefronts.
    SkipKill,
    /// Sequencer: the final commit continues with the lanes of the last pass instead of the first TX_Begin's EXEC.
    ForgetEntryExec,
    /// Shadow registers: a restore takes back every lane, not only the lanes of the mask.
    RestoreEveryLane,
    /// Scalar checkpoint: the final commit keeps the last pass's registers instead of the merged pairs.
    SkipMerge,
}
