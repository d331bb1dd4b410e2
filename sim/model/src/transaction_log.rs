//! [`transaction_log`](turnstile_hdl::transaction_log): lengths of logs, and the search of lines that are asked for ahead.

use turnstile_hdl::full_size::{LOG_ENTRIES_BITS, LOG_ENTRY_BITS, WARP_LANES};
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::transaction_log::FindState;

/// Entries of a log.
const ENTRIES: u16 = 1 << LOG_ENTRY_BITS;
/// Lines of addresses that can be under way.
const LINES_AHEAD: u16 = 16;
/// Numbers of reads that are kept for a slot.
const INDICES: usize = 1 << LOG_ENTRIES_BITS;

/// The logs of a warp.
#[derive(Clone)]
pub struct Lengths {
    pub reads: u16,
    pub writes: u16,
    /// By index: reads up to there.
    reads_at: Box<[u16; INDICES]>,
}

impl Default for Lengths {
    fn default() -> Self {
        Self {
            reads: 0,
            writes: 0,
            reads_at: Box::new([0; INDICES]),
        }
    }
}

impl Lengths {
    #[inline]
    pub fn index(&self) -> u16 {
        self.reads.wrapping_add(self.writes)
    }

    fn of(&self, write: bool) -> u16 {
        match write {
            true => self.writes,
            false => self.reads,
        }
    }

    fn append(&mut self, write: bool) {
        match write {
            true => self.writes += 1,
            false => self.reads += 1,
        }
        self.reads_at[usize::from(self.index()) % INDICES] = self.reads;
    }

    fn set(&mut self, index: u16) {
        self.reads = match index {
            0 => 0,
            _ => self.reads_at[usize::from(index) % INDICES],
        };
        self.writes = index.wrapping_sub(self.reads);
    }
}

/// An access to be appended.
#[derive(Clone, Copy)]
pub struct Append {
    pub valid: bool,
    pub slot: usize,
    pub write: bool,
}

/// The search as it stands on the pins.
#[derive(Clone, Copy)]
pub struct Find<'a> {
    pub valid: bool,
    pub slot: usize,
    pub lanes: u32,
    pub addresses: &'a [u32],
    pub row_ready: bool,
    pub line_valid: bool,
    pub line: &'a [u32],
}

pub struct TransactionLog {
    pub slots: [Lengths; SLOTS],
    /// The slot that is set, and its index.
    setting: Option<(usize, u16)>,
    state: FindState,
    /// Entries whose addresses are still to be asked for, and to come.
    entries: u16,
    coming: u16,
    sought: u32,
    found: u32,
    taking: u32,
    /// By lane: the entry in which it was found.
    place: [u16; WARP_LANES],
}

impl Default for TransactionLog {
    fn default() -> Self {
        Self {
            slots: Default::default(),
            setting: None,
            state: FindState::Idle,
            entries: 0,
            coming: 0,
            sought: 0,
            found: 0,
            taking: 0,
            place: [0; WARP_LANES],
        }
    }
}

impl TransactionLog {
    /// Without a set in this cycle.
    #[inline]
    pub fn append_ready(&self, sets: bool) -> bool {
        !sets && self.setting.is_none()
    }

    #[inline]
    pub fn append_index(&self, append: &Append) -> u16 {
        self.slots[append.slot].of(append.write)
    }

    #[inline]
    pub fn is_full(&self, append: &Append) -> bool {
        self.append_index(append) >= ENTRIES
    }

    #[inline]
    pub fn search_done(&self) -> bool {
        self.state == FindState::Done
    }

    #[inline]
    pub fn search_hit(&self, find: &Find) -> u32 {
        match self.state == FindState::Values && find.line_valid {
            true => self.taking,
            false => 0,
        }
    }

    #[inline]
    pub fn row_valid(&self) -> bool {
        self.row_values() || self.asks()
    }

    /// For one more line of addresses.
    #[inline]
    fn asks(&self) -> bool {
        self.state == FindState::Addresses
            && self.entries != 0
            && self.sought != 0
            && self.coming.wrapping_sub(self.entries) < LINES_AHEAD
    }

    #[inline]
    pub fn row_index(&self) -> u16 {
        match self.row_values() {
            true => self.chosen(),
            false => self.entries.wrapping_sub(1),
        }
    }

    /// The entry of the lowest lane whose values are not here.
    fn chosen(&self) -> u16 {
        let lowest = self.place.get(self.found.trailing_zeros() as usize);
        lowest.copied().unwrap_or(0)
    }

    #[inline]
    pub fn row_values(&self) -> bool {
        self.state == FindState::AskValues
    }

    /// The rest of the cycle; `append` is one that is taken, and `set` a slot and its index.
    #[inline]
    pub fn clock(
        &mut self,
        set: Option<(usize, u16)>,
        append: Option<Append>,
        find: &Find,
        clear: bool,
    ) {
        self.search(find);
        if let Some(append) = append.filter(|append| !self.is_full(append)) {
            self.slots[append.slot].append(append.write);
        }
        if let Some((slot, index)) = self.setting {
            self.slots[slot].set(index);
        }
        self.setting = set;
        if clear {
            for log in &mut self.slots {
                (log.reads, log.writes) = (0, 0);
            }
            self.setting = None;
            self.state = FindState::Idle;
        }
    }

    #[inline]
    fn search(&mut self, find: &Find) {
        let asks = self.asks() && find.row_ready;
        let (hits, coming) = match self.state == FindState::Addresses && find.line_valid {
            true => (self.hits(find), self.coming.wrapping_sub(1)),
            false => (0, self.coming),
        };
        match self.state {
            FindState::Idle => {
                self.entries = self.slots[find.slot].writes;
                self.coming = self.entries;
                self.sought = find.lanes;
                self.found = 0;
                if find.valid {
                    self.state = match self.entries != 0 && find.lanes != 0 {
                        true => FindState::Addresses,
                        false => FindState::Done,
                    };
                }
            }
            FindState::Addresses => {
                self.entries = self.entries.wrapping_sub(asks.into());
                if find.line_valid {
                    self.note_places();
                }
                self.coming = coming;
                self.sought &= !hits;
                self.found |= hits;
                if self.coming == self.entries && (self.entries == 0 || self.sought == 0) {
                    self.go_on();
                }
            }
            FindState::AskValues => {
                let chosen = self.chosen();
                let mates = self.place.iter().zip(0..);
                let mates = mates.map(|(place, lane)| u32::from(*place == chosen) << lane);
                self.taking = mates.sum::<u32>() & self.found;
                if find.row_ready {
                    self.state = FindState::Values;
                }
            }
            FindState::Values if find.line_valid => {
                self.found &= !self.taking;
                self.go_on();
            }
            FindState::Values => {}
            _ => self.state = FindState::Idle,
        }
    }

    /// The line that comes is of this entry, whoever finds something in it.
    fn note_places(&mut self) {
        let (sought, row) = (self.sought, self.coming.wrapping_sub(1) % ENTRIES);
        let places = self.place.iter_mut().enumerate();
        let places = places.filter(|(lane, _)| sought >> lane & 1 == 1);
        places.for_each(|(_, place)| *place = row);
    }

    /// Lanes that are sought and have their address in the line.
    fn hits(&self, find: &Find) -> u32 {
        let words = find.line.iter().zip(find.addresses).zip(0..);
        let of_lane = |((word, address), lane): ((&u32, &u32), u32)| {
            u32::from(*word != 0 && word >> 2 == *address) << lane
        };
        words.map(of_lane).sum::<u32>() & self.sought
    }

    /// To the next line of values, if there is one.
    fn go_on(&mut self) {
        self.state = match self.found {
            0 => FindState::Done,
            _ => FindState::AskValues,
        };
    }
}
