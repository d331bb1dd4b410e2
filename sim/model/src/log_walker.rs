//! [`log_walker`](turnstile_hdl::log_walker): a walk's lines, its steps, and what is inputs of both slots.

use crate::commit_outcome::{
    Begin as Commit, CommitOutcome, Inputs as SlotInputs, Message, Walked,
};
use crate::intra_warp_resolver::Start;
use crate::log_cursor::{Begin, Length, LogCursor};
use crate::packet_splitter::{Asked, PacketSplitter};
use crate::prefetch_fifo::{Line, PrefetchFifo};
use turnstile_hdl::commit_op::{LogPass, PacketKind};
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::{WalkerState as State, SLOTS};

/// A walk that is taken.
#[derive(Clone, Copy)]
pub struct Walk {
    pub slot: usize,
    pub commit: Commit,
    pub length: Length,
}

/// The line at the head, for the resolver and the scanner.
#[derive(Clone, Copy)]
pub struct Head {
    /// It is there, and the resolver, the scanner is to have it.
    gives: bool,
    shows: bool,
    /// The resolver, the scanner has it not yet.
    pub entry_valid: bool,
    pub scan_valid: bool,
    pub write: bool,
    pub last: bool,
    pub lanes: u32,
}

/// A packet as it stands on the pins.
#[derive(Clone, Copy)]
pub struct Packet {
    pub valid: bool,
    pub kind: PacketKind,
    pub partition: u32,
    pub first: u32,
    pub survivors: u32,
    pub lanes: u32,
}

/// The inputs of a walker in a cycle.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    pub early_abort: bool,
    pub back_off_by_lane: bool,
    pub walk: Option<Walk>,
    pub row_ready: bool,
    pub line: Option<&'a [u32]>,
    pub resolve_ready: bool,
    pub entry_ready: bool,
    /// Lanes that have aborted, in the cycle of the answer.
    pub resolved: Option<u32>,
    pub scan_ready: bool,
    pub scanned: Option<u32>,
    /// The first number, if numbers may be had.
    pub number: Option<u32>,
    pub packet_ready: bool,
    pub vote: Option<Message>,
    pub done: Option<Message>,
}

#[derive(Default)]
pub struct LogWalker {
    ahead: LogCursor,
    behind: LogCursor,
    queue: PrefetchFifo,
    splitter: PacketSplitter,
    pub outcomes: [CommitOutcome; SLOTS],
    state: State,
    slot: usize,
    length: Length,
    /// More than one lane takes part.
    contested: bool,
    /// The resolver, the scanner has the line at the head.
    given: bool,
    shown: bool,
    /// The resolver, the scanner has answered.
    resolved: bool,
    scanned: bool,
}

impl LogWalker {
    /// For a walk of these lanes.
    #[inline]
    pub fn walk_ready(&self, slot: usize, lanes: u32) -> bool {
        self.outcomes[slot].vacant() && (self.state == State::Idle || lanes == 0)
    }

    #[inline]
    fn outcome(&self) -> &CommitOutcome {
        &self.outcomes[self.slot]
    }

    #[inline]
    pub fn row_valid(&self) -> bool {
        self.ahead.more() && self.queue.room()
    }

    /// The line that is asked for.
    #[inline]
    pub fn row(&self) -> &LogCursor {
        &self.ahead
    }

    #[inline]
    pub fn slot(&self) -> usize {
        self.slot
    }

    #[inline]
    pub fn start(&self) -> Option<Start> {
        (self.state == State::Start).then(|| Start {
            lanes: self.outcome().lanes(),
            length: self.length,
        })
    }

    /// The line in which the entry at the head comes, or what lies in its place.
    #[inline]
    pub fn line(&self) -> &Line {
        self.queue.head()
    }

    #[inline]
    pub fn packet_addresses(&self) -> &[u32; WARP_LANES] {
        self.splitter.addresses()
    }

    /// The entry for the resolver and the scanner; none while no logs are resolved.
    #[inline]
    pub fn head(&self, early_abort: bool) -> Option<Head> {
        if self.state != State::Resolve || !self.queue.head_valid() {
            return None;
        }
        let gives = self.contested;
        let shows = early_abort && self.behind.pass() != LogPass::Again;
        Some(Head {
            gives,
            shows,
            entry_valid: gives && !self.given,
            scan_valid: shows && !self.shown,
            write: self.behind.of_writes(),
            last: self.behind.scan_last(self.length),
            lanes: self.line().there & self.outcome().lanes(),
        })
    }

    #[inline]
    pub fn number_valid(&self) -> bool {
        self.state == State::Number
    }

    #[inline]
    pub fn number_count(&self) -> u32 {
        self.outcome().survivors().count_ones()
    }

    /// The first slot with a result.
    #[inline]
    fn telling(&self) -> Option<usize> {
        let mut slots = self.outcomes.iter();
        slots.position(|outcome| outcome.result().is_some())
    }

    #[inline]
    fn asked(&self, packet_ready: bool) -> Asked {
        let sends = self.state == State::Send && self.queue.head_valid();
        let values = self.behind.at_values();
        Asked {
            entry: sends && !values,
            values: sends && values,
            fill: self.state == State::Fill,
            packet_ready: packet_ready && self.telling().is_none(),
        }
    }

    #[inline]
    pub fn packet(&self) -> Packet {
        if let Some((outcome, result)) = self
            .outcomes
            .iter()
            .find_map(|outcome| Some((outcome, outcome.result()?)))
        {
            return Packet {
                valid: true,
                kind: PacketKind::Result,
                partition: result.partition,
                first: outcome.first(),
                survivors: outcome.survivors(),
                lanes: result.lanes,
            };
        }
        let packet = self.splitter.packet(&self.asked(false));
        let outcome = self.outcome();
        Packet {
            valid: packet.valid,
            kind: match (packet.fill, self.behind.of_writes()) {
                (true, _) => PacketKind::Fill,
                (_, true) => PacketKind::Write,
                _ => PacketKind::Read,
            },
            partition: packet.partition,
            first: outcome.first(),
            survivors: outcome.survivors(),
            lanes: packet.lanes,
        }
    }

    /// The rest of the cycle; `head` is what [`Self::head`] says of it.
    #[inline]
    pub fn clock(&mut self, inputs: &Inputs, head: Option<&Head>, clear: bool) {
        let (walked, begin) = self.walk_on(inputs);
        let asked = self.asked(inputs.packet_ready);
        let sent = self.splitter.progress(&asked);
        let take = match head {
            Some(head) => self.hand_on(head, inputs),
            None => asked.entry && sent.entry_ready || sent.entry_done,
        };
        let asks = self.row_valid() && inputs.row_ready;
        let next = self.next_state(inputs, &walked, begin.is_some(), sent.fill_done);

        let counted = self.line().there & self.outcome().survivors();
        let walks = inputs.walk.filter(|walk| walk.commit.lanes != 0);
        let line = self.queue.head();
        self.splitter
            .clock(&asked, line, counted, walks.is_some(), clear);
        self.queue.clock(asks, inputs.line, take, clear);
        self.ahead.clock(begin, asks, self.length, clear);
        self.behind.clock(begin, take, self.length, clear);
        self.hear(inputs, &walked, clear);
        if let Some(walk) = walks {
            let lanes = walk.commit.lanes;
            self.slot = walk.slot;
            self.length = walk.length;
            self.contested = lanes & (lanes - 1) != 0;
        }
        self.state = if clear { State::Idle } else { next };
    }

    /// What the walk tells its warp, and which pass over the logs begins.
    #[inline]
    fn walk_on(&mut self, inputs: &Inputs) -> (Walked, Option<Begin>) {
        let mut walked = Walked::default();
        match self.state {
            State::Start if inputs.resolve_ready => {
                let Length { reads, writes } = self.length;
                self.given = false;
                self.shown = false;
                self.resolved = false;
                self.scanned = !inputs.early_abort || reads == 0 && writes == 0;
                let begins = self.contested || inputs.early_abort;
                let again = self.contested;
                return (walked, begins.then_some(Begin::Resolve { again }));
            }
            State::Resolve => {
                walked.resolver = inputs.resolved;
                walked.early = inputs.scanned;
                let over = self.resolved && self.scanned;
                self.resolved |= inputs.resolved.is_some();
                self.scanned |= inputs.scanned.is_some();
                walked.over = over && self.outcome().survivors() == 0;
                return (walked, (over && !walked.over).then_some(Begin::Send));
            }
            State::Number => {
                let last = |first: u32| first.wrapping_add(self.number_count()).wrapping_sub(1);
                walked.numbers = inputs.number.map(|first| (first, last(first)));
            }
            _ => {}
        }
        (walked, None)
    }

    /// Whether resolver and scanner have the line at the head.
    fn hand_on(&mut self, head: &Head, inputs: &Inputs) -> bool {
        self.given |= head.entry_valid && inputs.entry_ready;
        self.shown |= head.scan_valid && inputs.scan_ready;
        let take = (!head.gives || self.given) && (!head.shows || self.shown);
        if take {
            self.given = false;
            self.shown = false;
        }
        take
    }

    #[inline]
    fn next_state(&self, inputs: &Inputs, walked: &Walked, sends: bool, filled: bool) -> State {
        match self.state {
            State::Idle if inputs.walk.is_some_and(|walk| walk.commit.lanes != 0) => State::Start,
            State::Start if inputs.resolve_ready => State::Resolve,
            State::Resolve if walked.over => State::Idle,
            State::Resolve if sends => State::Number,
            State::Number if walked.numbers.is_some() => State::Send,
            State::Send if !self.behind.more() => State::Fill,
            State::Fill if filled => State::Idle,
            state => state,
        }
    }

    /// What the slots hear.
    #[inline]
    fn hear(&mut self, inputs: &Inputs, walked: &Walked, clear: bool) {
        let telling = self.telling();
        let silence = Walked::default();
        for (slot, outcome) in self.outcomes.iter_mut().enumerate() {
            let begin = inputs.walk.filter(|walk| walk.slot == slot);
            let inputs = SlotInputs {
                back_off_by_lane: inputs.back_off_by_lane,
                begin: begin.map(|walk| walk.commit),
                walked: if slot == self.slot { walked } else { &silence },
                vote: inputs.vote,
                done: inputs.done,
                result_ready: inputs.packet_ready && telling == Some(slot),
            };
            outcome.clock(&inputs, clear);
        }
    }
}
