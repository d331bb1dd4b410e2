//! What is asked of local memory, and what it answers.

use super::atomics::AtomicEvents;
use super::sizes::HALF;
use crate::config::Losers;
use turnstile_hdl::lds_op::LdsOp;

/// One access of half a wavefront.
#[derive(Clone, Debug)]
pub struct HalfRequest {
    /// Operation, the same for all lanes.
    pub op: LdsOp,
    /// Transaction slot of the wavefront; ignored outside transactions.
    pub slot: usize,
    /// Lanes 32 to 63.
    pub upper: bool,
    /// An upper half of which the lower one was the request before.
    pub continues: bool,
    /// Part of a transaction.
    pub transactional: bool,
    /// Slot of the atomic instruction through lock bits that it is a part of.
    pub atomic: Option<usize>,
    /// Active lanes of this half.
    pub lanes: u32,
    /// Physical byte address, a lane.
    pub address: [u32; HALF],
    pub data: [u32; HALF],
    pub data2: [u32; HALF],
}

/// Answer to the oldest unanswered [`HalfRequest`].
#[derive(Clone, Debug)]
pub struct HalfResponse {
    /// What was asked.
    pub request: HalfRequest,
    /// Words read (for atomics: before the operation).
    pub data: [u32; HALF],
    /// High words of 64-bit reads.
    pub data2: [u32; HALF],
    /// Lanes that lost a conflict in this access.
    pub aborted: u32,
    /// Lanes of the lower half that lose with lanes of this one; they had been answered.
    pub aborted_lower: u32,
    /// Who loses a conflict.
    pub losers: Losers,
    /// Lanes the conflict mask holds back: those and all that lost earlier.
    pub lost: u32,
    /// Dispatch rounds of the fullest bank.
    pub rounds: u32,
    /// Banks of the memory.
    pub banks: u32,
}

impl HalfResponse {
    /// Banks in which lanes lost a conflict in this access.
    pub fn conflicting_banks(&self) -> u32 {
        let lost = (0..HALF).filter(|lane| self.aborted >> lane & 1 != 0);
        let bank = |lane: usize| self.request.address[lane] / 4 % self.banks;
        lost.fold(0_u32, |banks, lane| banks | 1 << bank(lane))
            .count_ones()
    }
}

/// TX_Begin or TX_Commit of a wavefront.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TxRequest {
    pub slot: usize,
    pub commit: bool,
    /// EXEC of the wavefront.
    pub exec: u64,
}

/// Answer to a [`TxRequest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TxResponse {
    pub slot: usize,
    /// Lanes are left: roll them back and begin again.
    pub retry: bool,
    /// EXEC to go on with.
    pub exec: u64,
    /// Lanes that committed in this pass.
    pub committed: u64,
}

/// Where a transactional wavefront's local memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub slot: usize,
    /// First row of the work-group's local memory.
    pub row_base: u32,
    /// Rows of data.
    pub rows: u32,
    /// First index in the ownership state arrays.
    pub state_base: u32,
    /// Slots of the same work-group.
    pub group: u32,
}

/// Execution mode of a transaction slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TxMode {
    /// Not in a transaction.
    #[default]
    Normal,
    /// All pending lanes run.
    Concurrent,
    /// One lane of the wavefront runs.
    WavefrontSerial,
    /// One lane of the work-group runs.
    GroupSerial,
}

/// What the memory says of a transaction slot; without transactions, that none runs in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotState {
    /// Lanes that must not run.
    pub conflict_mask: u64,
    /// TX_Begin must not be presented now.
    pub begin_stall: bool,
    /// The transaction was aborted by work-group serialisation.
    pub killed: bool,
    /// No lane of the pass is left running.
    pub pass_dead: bool,
    pub mode: TxMode,
}

/// What one clock brought.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// An access is complete. Most clocks bring none, and it is large.
    pub response: Option<Box<HalfResponse>>,
    /// A transaction request is complete.
    pub tx_response: Option<TxResponse>,
    /// Atomic instructions through lock bits.
    pub atomics: AtomicEvents,
    /// The cycle was spent on conflict detection or versioning.
    pub overhead: bool,
}

impl Seen {
    /// Something is complete.
    pub fn brings(&self) -> bool {
        let AtomicEvents { won, done, .. } = &self.atomics;
        self.response.is_some() || self.tx_response.is_some() || won.is_some() || done.is_some()
    }

    /// Slot of the atomic instruction through lock bits for which it is.
    pub fn atomic(&self) -> Option<usize> {
        let AtomicEvents { won, done, .. } = &self.atomics;
        let won = won.as_ref().map(|won| won.warp);
        let done = done.map(|done| done.warp);
        let access = || self.response.as_ref()?.request.atomic;
        won.or(done).or_else(access)
    }
}
