//! [`early_abort_scanner`](turnstile_hdl::early_abort_scanner): groups of four lanes, each in the place of its lowest lane.

use crate::conflict_address_table::{Answers, LookUp, PORTS};

/// The lowest lane of each group.
const GROUPS: u32 = 0x1111_1111;

/// An access of the warp.
#[derive(Clone, Copy)]
pub struct Entry {
    pub write: bool,
    /// The last one of its scan.
    pub last: bool,
    pub lanes: u32,
}

/// The group of an entry that is looked up.
#[derive(Clone, Copy, Default)]
pub struct Turn {
    entry_write: bool,
    entry_last: bool,
    /// Its lowest lane.
    group: u32,
    ports: u32,
    /// No other group of the entry is left.
    pub ends: bool,
}

impl Turn {
    /// What is asked of the table, with the words that have the lanes' addresses.
    #[inline]
    pub fn look_up(&self, words: &[u32], address: impl Fn(u32) -> u32) -> LookUp {
        let group = self.group as usize;
        LookUp {
            ports: self.ports,
            addresses: std::array::from_fn(|port| address(words[group + port])),
        }
    }
}

/// What the table answers, and whether a store hits a word that is written.
#[derive(Clone, Copy)]
pub struct TableAnswers {
    pub answers: Answers,
    pub write_write: bool,
}

#[derive(Default)]
pub struct EarlyAbortScanner {
    /// Groups of the entry in service that have been looked up.
    served: u32,
    /// The group that is answered in this cycle.
    asked: Turn,
    finishing: bool,
    hits: u32,
}

impl EarlyAbortScanner {
    /// What an entry asks next.
    #[inline]
    pub fn turn(&self, entry: &Entry) -> Turn {
        let Entry { write, last, lanes } = *entry;
        let halves = lanes | lanes >> 1;
        let left = (halves | halves >> 2) & GROUPS & !self.served;
        let lowest = left & left.wrapping_neg();
        let group = lowest.trailing_zeros() % u32::BITS;
        let ports = lanes >> group & ((1 << PORTS) - 1);
        Turn {
            entry_write: write,
            entry_last: last,
            group,
            ports: if left == 0 { 0 } else { ports },
            ends: left == lowest,
        }
    }

    #[inline]
    pub fn scan_done(&self) -> bool {
        self.finishing
    }

    #[inline]
    fn hits_now(&self, table: TableAnswers) -> u32 {
        let Turn {
            group,
            ports,
            entry_write,
            ..
        } = self.asked;
        let Answers { read, write } = table.answers;
        let met = match (entry_write, table.write_write) {
            (false, _) => write,
            (true, false) => read,
            (true, true) => read | write,
        };
        self.hits | (ports & met) << group
    }

    /// Lanes that hit, in the cycle of [`Self::scan_done`].
    #[inline]
    pub fn hit_lanes(&self, table: TableAnswers) -> u32 {
        match self.finishing {
            true => self.hits_now(table),
            false => 0,
        }
    }

    /// The rest of the cycle, with the group that is looked up in it.
    #[inline]
    pub fn clock(&mut self, turn: Option<Turn>, table: TableAnswers, clear: bool) {
        if clear {
            *self = Self::default();
            return;
        }
        self.hits = match self.finishing {
            true => 0,
            false => self.hits_now(table),
        };
        let served = turn.map_or(0, |turn| self.served | 1 << turn.group);
        self.served = match turn {
            Some(Turn { ends: false, .. }) => served,
            _ => 0,
        };
        self.finishing = turn.is_some_and(|turn| turn.ends && turn.entry_last);
        self.asked = turn.unwrap_or_default();
    }
}
