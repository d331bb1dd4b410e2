//! [`intra_warp_resolver`](turnstile_hdl::intra_warp_resolver): passes over a warp's logs, and the entry in service.

use crate::log_cursor::Length;
use crate::owner_bank::{entry_of, OwnerBanks, Phase};
use crate::prefetch_fifo::Line;
use turnstile_hdl::full_size::{OWNER_ROW_BITS, WARP_LANES};
use turnstile_hdl::intra_warp_resolver::ResolverState as State;

/// Cycles of a sweep.
const ROWS: u32 = 1 << OWNER_ROW_BITS;

/// A warp to be resolved.
#[derive(Clone, Copy)]
pub struct Start {
    pub lanes: u32,
    pub length: Length,
}

/// What stands on the resolver's pins in a cycle.
#[derive(Clone, Copy)]
pub struct Progress {
    pub start_ready: bool,
    pub entry_ready: bool,
    /// Lanes that have aborted, in the cycle of the answer.
    pub aborted: Option<u32>,
    /// The entry at which lanes abort in this cycle.
    pub lost: Option<u16>,
    /// Lanes that are served, if there is a round.
    round: Option<u32>,
}

/// An entry of a log for the phase in which it was taken.
struct Held {
    phase: Phase,
    waiting: u32,
    entries: [u16; WARP_LANES],
}

pub struct IntraWarpResolver {
    banks: OwnerBanks,
    state: State,
    row: u32,
    index: u16,
    length: Length,
    lanes: u32,
    aborted: u32,
    is_held: bool,
    held: Held,
    /// What the round that was read in the last cycle is for.
    round: Option<Phase>,
}

impl Default for IntraWarpResolver {
    fn default() -> Self {
        Self {
            banks: OwnerBanks::default(),
            state: State::Idle,
            row: 0,
            index: 0,
            length: Length::default(),
            lanes: 0,
            aborted: 0,
            is_held: false,
            held: Held {
                phase: Phase::Mark,
                waiting: 0,
                entries: [0; WARP_LANES],
            },
            round: None,
        }
    }
}

impl IntraWarpResolver {
    /// The phase of entries that are wanted.
    fn wanted(&self) -> Option<Phase> {
        match self.state {
            State::Mark => Some(Phase::Mark),
            State::CheckReads => Some(Phase::CheckReads),
            State::CheckWrites => Some(Phase::CheckWrites),
            _ => None,
        }
    }

    /// The first thing in a cycle: what the banks say of the last round, and the round of this cycle.
    #[inline]
    pub fn progress(&mut self) -> Progress {
        let mut lost = None;
        let writes = match self.round {
            None => false,
            Some(Phase::Mark) => self.banks.mark(),
            Some(phase) => {
                let (lanes, entry) = self.banks.aborted(phase);
                self.aborted |= lanes;
                lost = entry;
                false
            }
        };
        let serves = self.is_held && !writes;
        let round = serves.then(|| self.banks.serve(self.held.waiting, &self.held.entries));
        if !serves {
            self.banks.rest();
        }
        let free = !self.is_held || round == Some(self.held.waiting);
        let answers = self.state == State::Finish && !self.is_held;
        Progress {
            start_ready: self.state == State::Idle,
            entry_ready: free && self.wanted().is_some(),
            aborted: answers.then_some(self.aborted),
            lost,
            round,
        }
    }

    /// The rest of the cycle; `start` is a warp that is offered, and `entry` a line with the lanes that take part.
    #[inline]
    pub fn clock(
        &mut self,
        progress: &Progress,
        start: Option<Start>,
        entry: Option<(&Line, u32)>,
        clear: bool,
    ) {
        self.round = progress.round.map(|_| self.held.phase);
        if let Some(served) = progress.round {
            self.is_held = served != self.held.waiting;
            self.held.waiting &= !served;
        }
        if let (Some(phase), Some((line, lanes)), true) =
            (self.wanted(), entry, progress.entry_ready)
        {
            self.take(phase, line, lanes);
        } else if self.state == State::Sweep {
            self.row += 1;
            if self.row == ROWS {
                self.state = self.first_pass();
            }
        } else if progress.aborted.is_some() {
            self.state = State::Idle;
        } else if let Some(start) = start.filter(|_| progress.start_ready) {
            self.start(&start);
        }
        if clear {
            self.state = State::Idle;
            self.is_held = false;
            self.round = None;
        }
    }

    fn take(&mut self, phase: Phase, line: &Line, lanes: u32) {
        self.is_held = true;
        self.held.phase = phase;
        self.held.waiting = lanes & self.lanes;
        for (entry, word) in self.held.entries.iter_mut().zip(&line.words) {
            *entry = entry_of(word >> 2);
        }
        let Length { reads, writes } = self.length;
        let count = match phase {
            Phase::CheckReads => reads,
            Phase::Mark | Phase::CheckWrites => writes,
        };
        self.index = self.index.wrapping_add(1);
        if self.index == count {
            self.index = 0;
            self.state = match phase {
                Phase::Mark if reads != 0 => State::CheckReads,
                Phase::Mark => State::CheckWrites,
                Phase::CheckReads if writes != 0 => State::CheckWrites,
                _ => State::Finish,
            };
        }
    }

    fn first_pass(&self) -> State {
        match self.length {
            Length { writes: 1.., .. } => State::Mark,
            Length { reads: 1.., .. } => State::CheckReads,
            _ => State::Finish,
        }
    }

    fn start(&mut self, start: &Start) {
        let single = start.lanes & start.lanes.wrapping_sub(1) == 0;
        self.state = match single {
            true => State::Finish,
            false => State::Sweep,
        };
        if !single {
            self.banks.sweep();
        }
        self.row = 0;
        self.index = 0;
        self.lanes = start.lanes;
        self.length = start.length;
        self.aborted = 0;
    }
}
