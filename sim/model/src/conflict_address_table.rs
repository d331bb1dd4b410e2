//! [`conflict_address_table`](turnstile_hdl::conflict_address_table): one array of entries for all ports.
//!
//! An update is done when it is taken: nothing can look the table up between that and the cycle in which the RTL writes it.

use crate::bits::ones;
use crate::set_hash::SetHash;
use crate::size::TableShape;
use turnstile_hdl::full_size::WORD_ADDRESS_BITS;

/// For look-ups.
pub const PORTS: usize = 4;

/// An entry is an address with a bit for readers and one for writers above it; it is free without both.
const ADDRESS: u32 = (1 << WORD_ADDRESS_BITS) - 1;
const READERS: u32 = 1 << 30;
const WRITERS: u32 = 1 << 31;

/// An address comes or goes.
#[derive(Clone, Copy)]
pub struct Update {
    pub address: u32,
    pub write: bool,
    pub add: bool,
}

/// Which of the ports that are asked are referenced, and how; a bit a port.
#[derive(Clone, Copy, Default)]
pub struct Answers {
    pub read: u32,
    pub write: u32,
}

/// Ports that are asked, a bit each, and their addresses.
#[derive(Clone, Copy)]
pub struct LookUp {
    pub ports: u32,
    pub addresses: [u32; PORTS],
}

pub struct ConflictAddressTable {
    ways: usize,
    sets: usize,
    hash: SetHash,
    /// By set and way.
    entries: Box<[u32]>,
    /// Cycles that are left of the sweep. All entries are free from its beginning on, as it hides them.
    sweep: usize,
    full: bool,
    answers: Answers,
}

impl ConflictAddressTable {
    pub fn new(shape: &TableShape) -> Self {
        let sets = 1 << shape.set_bits;
        Self {
            ways: shape.ways,
            sets,
            hash: SetHash::new(shape.hash, shape.set_bits, WORD_ADDRESS_BITS),
            entries: vec![0; shape.ways * sets].into(),
            sweep: 0,
            full: false,
            answers: Answers::default(),
        }
    }

    #[inline]
    pub fn ready(&self) -> bool {
        self.sweep == 0
    }

    /// The add of the last cycle was turned away.
    #[inline]
    pub fn full(&self) -> bool {
        self.full
    }

    /// Of the look-ups of the last cycle.
    #[inline]
    pub fn answers(&self) -> Answers {
        self.answers
    }

    #[inline]
    pub fn clock(&mut self, look_up: Option<LookUp>, update: Option<Update>, clear: bool) {
        self.answers = Answers::default();
        self.full = false;
        if clear {
            self.sweep();
            return;
        }
        if self.sweep > 0 {
            self.sweep -= 1;
            return;
        }
        if let Some(look_up) = look_up {
            self.answers = self.look_up(&look_up);
        }
        if let Some(update) = update {
            self.full = self.is_turned_away(&update);
        }
    }

    fn sweep(&mut self) {
        if self.sweep == 0 {
            self.entries.fill(0);
        }
        self.sweep = self.sets;
    }

    #[inline]
    fn first_way(&self, address: u32) -> usize {
        self.hash.set(address) * self.ways
    }

    fn look_up(&self, look_up: &LookUp) -> Answers {
        let mut answers = Answers::default();
        for port in ones(look_up.ports) {
            let address = look_up.addresses[port];
            let first = self.first_way(address);
            let of_address = |found, entry: &u32| match entry & ADDRESS == address {
                true => found | entry,
                false => found,
            };
            let found = self.entries[first..first + self.ways]
                .iter()
                .fold(0, of_address);
            answers.read |= u32::from(found & READERS != 0) << port;
            answers.write |= u32::from(found & WRITERS != 0) << port;
        }
        answers
    }

    /// Does the update, or tells that there is no room for it.
    #[inline]
    fn is_turned_away(&mut self, update: &Update) -> bool {
        let Update {
            address,
            write,
            add,
        } = *update;
        let kind = if write { WRITERS } else { READERS };
        let first = self.first_way(address);
        let set = &mut self.entries[first..first + self.ways];
        let is_used = |entry: u32| entry & !ADDRESS != 0;
        let has_address = |entry: &&mut u32| is_used(**entry) && **entry & ADDRESS == address;
        if let Some(entry) = set.iter_mut().find(has_address) {
            *entry = *entry & !kind | if add { kind } else { 0 };
            return false;
        }
        if !add {
            return false;
        }
        let Some(entry) = set.iter_mut().find(|entry| !is_used(**entry)) else {
            return true;
        };
        *entry = address | kind;
        false
    }
}
