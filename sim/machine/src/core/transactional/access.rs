//! A load or store of a transaction.

use turnstile_check::At;
use turnstile_kernel::{lanes_of, Control, LaneWords, MemoryOp, MemoryRequest};

/// A load or store.
#[derive(Clone, Debug)]
pub struct Access<const LANES: usize> {
    pub request: MemoryRequest<LANES>,
    pub at: At,
    /// Lanes that execute it.
    pub active: u32,
    /// Where they go.
    pub control: Control,
    pub(super) step: Step,
    /// The warp waits for who goes on.
    pub(super) waits: bool,
    /// Lanes whose words others have in commit.
    pub(super) hits: u32,
    /// Of each word: lanes that find what they have stored themselves, and that.
    pub(super) own: Vec<(u32, LaneWords<LANES>)>,
    /// Of each word: its entry in the read log, if it has one.
    pub(super) entries: Vec<Option<u32>>,
}

/// What is next, for a word of the access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Look the addresses up in the conflict address table.
    Check(usize),
    /// The stack says who pauses.
    Pause,
    /// Look for own stores.
    Search(usize),
    /// Append an entry.
    Append(usize),
}

impl<const LANES: usize> Access<LANES> {
    /// A load or store of words.
    ///
    /// # Errors
    /// What of it is no load or store of words, and what to do.
    pub fn new(
        request: MemoryRequest<LANES>,
        at: At,
        active: u32,
        control: Control,
    ) -> std::result::Result<Self, (&'static str, &'static str)> {
        let bytes = match request.op {
            MemoryOp::Load { bytes, .. } | MemoryOp::Store { bytes } => bytes,
            MemoryOp::Atomic(_) | MemoryOp::Atomic64(_) => {
                let remedy = "load and store the word: the transaction makes that atomic";
                return Err(("an atomic instruction in a transaction", remedy));
            }
        };
        if bytes % 4 != 0 {
            let remedy = "use words of 32 bits: conflicts are detected between these";
            return Err(("a transaction uses single bytes of memory", remedy));
        }
        let words = usize::from(bytes / 4);
        let odd = |lane: usize| {
            let address = request.address[lane];
            !address.is_multiple_of(4) || address >> 32 != 0
        };
        if lanes_of(request.lanes).any(odd) {
            let remedy = "let it use whole words, in the first 4 GB of memory";
            return Err(("a transaction uses an address that is no word's", remedy));
        }
        Ok(Self {
            request,
            at,
            active,
            control,
            step: Step::Check(0),
            waits: false,
            hits: 0,
            own: vec![(0, [0; LANES]); words],
            entries: vec![None; words],
        })
    }

    pub(super) fn words(&self) -> usize {
        self.own.len()
    }

    pub(super) fn write(&self) -> bool {
        matches!(self.request.op, MemoryOp::Store { .. })
    }

    pub(super) fn lanes(&self) -> u32 {
        self.request.lanes as u32
    }

    /// Lanes that have no word of their own.
    pub(super) fn rest(&self, word: usize) -> u32 {
        self.lanes() & !self.own[word].0
    }

    /// Number of a lane's word in memory; of others 0.
    pub(super) fn address(&self, lane: usize, word: usize) -> u32 {
        match self.request.lanes >> lane & 1 {
            1 => (self.request.word_address(lane, word as u64) / 4) as u32,
            _ => 0,
        }
    }

    /// The lines of an entry: byte addresses of its lanes, 0 for others.
    pub(super) fn addresses(&self, lanes: u32, word: usize) -> LaneWords<LANES> {
        std::array::from_fn(|lane| match lanes >> lane & 1 {
            1 => 4 * self.address(lane, word),
            _ => 0,
        })
    }

    pub(super) fn behind_check(&self) -> Step {
        match self.write() {
            true => Step::Append(0),
            false => Step::Search(0),
        }
    }

    /// Lanes that execute it, and where.
    pub(super) fn top(&self) -> (u32, u32) {
        (self.at.pc, self.active)
    }

    /// The words of a load, which the lanes in `lanes` have from memory. Returns them all.
    pub(super) fn merged(&self, mut words: Vec<LaneWords<LANES>>) -> Vec<LaneWords<LANES>> {
        words.resize(self.words(), [0; LANES]);
        for (word, (found, own)) in words.iter_mut().zip(&self.own) {
            lanes_of(u64::from(*found)).for_each(|lane| word[lane] = own[lane]);
        }
        words
    }
}
