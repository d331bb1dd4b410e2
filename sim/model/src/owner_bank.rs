//! [`owner_bank`](turnstile_hdl::owner_bank): the banks of the ownership table as one table, and the round under way in all of them.

use crate::bits::{bit, ones};
use turnstile_hdl::full_size::{OWNER_BANKS, OWNER_BANK_BITS, OWNER_ENTRY_BITS, WARP_LANES};

const TABLE_BITS: usize = OWNER_BANK_BITS + OWNER_ENTRY_BITS;
const ENTRIES: usize = 1 << TABLE_BITS;
/// Owner of a free entry.
const FREE: u8 = 255;

/// The entry of a word address: [`owner_planes`](turnstile_hdl::owner_planes).
#[inline]
pub fn entry_of(address: u32) -> u16 {
    let quotient = address >> (TABLE_BITS - 2);
    let entry = (address << 2).wrapping_add(17 * quotient);
    entry as u16 % ENTRIES as u16
}

/// The bank of an entry.
#[inline]
pub fn bank_of(entry: u16) -> usize {
    usize::from(entry >> 2) % OWNER_BANKS
}

/// Row of an entry in its bank, and in the two low bits the byte.
pub fn place_of(entry: u16) -> u32 {
    let row = usize::from(entry) / (4 * OWNER_BANKS);
    (4 * row) as u32 + u32::from(entry % 4)
}

/// What the words of a round are read for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Mark,
    CheckReads,
    CheckWrites,
}

/// What a bank serves.
#[derive(Clone, Copy, Default)]
struct Served {
    entry: u16,
    lanes: u32,
}

impl Served {
    fn lowest(&self) -> u8 {
        self.lanes.trailing_zeros() as u8
    }
}

pub struct OwnerBanks {
    owners: Box<[u8; ENTRIES]>,
    /// Those that were read in the last cycle.
    round: [Served; OWNER_BANKS],
    count: usize,
}

impl Default for OwnerBanks {
    fn default() -> Self {
        Self {
            owners: Box::new([0; ENTRIES]),
            round: Default::default(),
            count: 0,
        }
    }
}

impl OwnerBanks {
    /// All entries become free: nothing reads them while the RTL sweeps.
    pub fn sweep(&mut self) {
        self.owners.fill(FREE);
    }

    /// Makes the lowest lanes of the round the owners of their entries; whether any was not.
    pub fn mark(&mut self) -> bool {
        let mut any = false;
        for served in &self.round[..self.count] {
            let owner = &mut self.owners[usize::from(served.entry)];
            if served.lowest() < *owner {
                *owner = served.lowest();
                any = true;
            }
        }
        any
    }

    /// Lanes of the round that abort, and the entry at which they do: of several banks that of the lowest.
    pub fn aborted(&self, phase: Phase) -> (u32, Option<u16>) {
        let of_entry = |served: &Served| {
            let owner = self.owners[usize::from(served.entry)];
            if owner == FREE {
                return 0;
            }
            let own = 1 << owner;
            match phase {
                Phase::Mark => 0,
                Phase::CheckReads => served.lanes & !(own | (own - 1)),
                Phase::CheckWrites => served.lanes & !own,
            }
        };
        let (mut all, mut lost) = (0, None);
        for served in &self.round[..self.count] {
            let lanes = of_entry(served);
            all |= lanes;
            let lower = |entry: u16| bank_of(served.entry) < bank_of(entry);
            if lanes != 0 && lost.is_none_or(lower) {
                lost = Some(served.entry);
            }
        }
        (all, lost)
    }

    /// The next round is nobody's.
    #[inline]
    pub fn rest(&mut self) {
        self.count = 0;
    }

    /// The next round: of lanes that wait, each bank serves the lowest and all others of its entry. Returns those that are served.
    pub fn serve(&mut self, waiting: u32, entries: &[u16; WARP_LANES]) -> u32 {
        let (mut busy, mut all) = (0, 0);
        let mut place = [0_u8; OWNER_BANKS];
        self.count = 0;
        for lane in ones(waiting) {
            let entry = entries[lane];
            let bank = bank_of(entry);
            if !bit(busy, bank as u32) {
                busy |= 1 << bank;
                place[bank] = self.count as u8;
                self.round[self.count] = Served { entry, lanes: 0 };
                self.count += 1;
            }
            let served = &mut self.round[usize::from(place[bank])];
            if served.entry == entry {
                served.lanes |= 1 << lane;
                all |= 1 << lane;
            }
        }
        all
    }
}
