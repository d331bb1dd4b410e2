//! Conflict address table (CAT): which words committing transactions read or write.
//!
//! Early conflict resolution, section 4; one table in each core. The commit units' reference count tables
//! send add and remove messages; loads, stores and log scans look addresses up.
//!
//! ```text
//!                       +---------------------------------------+
//!  lookup_valid_0..3,  ->|  SetHash x 5 -> 2^SET_BITS sets x WAYS: |-> lookup_read_0..3,
//!  lookup_address_0..3 ->|                 address, read, write    |   lookup_write_0..3 (next cycle)
//!  upd_valid, upd_*    ->|                                         |-> upd_full (next cycle)
//!                       +---------------------------------------+
//! ```
//!
//! **Look-up.** Four ports, as the paper's 4-port L1: 32 lanes in 8 cycles. Latency 1 cycle, four look-ups a
//! cycle. `lookup_read_i` and `lookup_write_i` say how the word is referenced; both are low for a word that is not in the
//! table and in cycles that answer no look-up.
//!
//! **Update.** A message a cycle, at the same time as the look-ups: an address, a kind (`upd_write`), add or remove
//! (`upd_add`); 4 bytes on the wire. Latency 1 cycle. An add sets the address's bit of that kind, and gives the
//! address the lowest free way of its set if it has none; a remove clears the bit. An entry with neither bit is free.
//! A word belongs to one memory partition, so all messages about it come from one commit unit, in order.
//!
//! **A look-up and an update of one address in one cycle**: the look-up has the answer from before the update
//! (read-first). A look-up sees every update of earlier cycles, also of the cycle just before.
//!
//! **Full set.** The add is ignored (`upd_full`, the paper's rule) and its remove finds nothing and changes nothing. Bits are not
//! counts and one address's messages of one kind alternate, so nothing can drift: a bit that is set always
//! has a reference; a missing bit costs a conflict that is not seen early.
//!
//! **Ports.** A 1R1W macro a way for the update, and a copy of it for each look-up port, all written together: a macro
//! with five read ports does the same with less area, where there is one.
//!
//! **Organisation**: 12 ways x 256 sets, XOR-fold, as the reference count table; docs/early-conflict-resolution.md.
//!
//! **clear** starts a sweep that frees one set a cycle; `upd_ready` is low meanwhile, `2^SET_BITS` cycles, and look-ups find
//! nothing. **Same-cycle priority**: clear over update and look-up.

use crate::entry_way::EntryWay;
use crate::pins::Register;
use crate::prelude::*;
use crate::set_hash::{Hash, SetHash};

/// Look-up ports.
pub const PORTS: usize = 4;

/// `WAYS x 2^SET_BITS` entries.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "words in commit, looked up by a core",
    ConflictAddressTable::<TABLE_WAYS, TABLE_SET_BITS, WORD_ADDRESS_BITS>::new(Hash::XorFold)
)]
#[legal(WAYS > 0, "no ways")]
#[idle(|unit| !unit.clear.val()
        && !unit.upd_valid.val()
        && !unit.updating.q.val()
        && !unit.sweeping.q.val()
        && unit.lookup_valid.iter().all(|valid| !valid.val())
        && unit.asked.iter().all(|asked| !asked.q.val())
        && unit.asked_address.iter().all(|address| address.keeps())
        && unit.way.iter().chain(&unit.copy).all(|way| way.idle()))]
pub struct ConflictAddressTable<const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub lookup_valid: Array<Signal<In, bool>, PORTS>,
    pub lookup_address: Array<Signal<In, Bits<ADDR_BITS>>, PORTS>,
    pub lookup_read: Array<Signal<Out, bool>, PORTS>,
    pub lookup_write: Array<Signal<Out, bool>, PORTS>,
    pub upd_valid: Signal<In, bool>,
    pub upd_ready: Signal<Out, bool>,
    pub upd_address: Signal<In, Bits<ADDR_BITS>>,
    pub upd_write: Signal<In, bool>,
    pub upd_add: Signal<In, bool>,
    /// The add before this cycle was turned away.
    pub upd_full: Signal<Out, bool>,
    lookup_hash: Array<SetHash<SET_BITS, ADDR_BITS>, PORTS>,
    upd_hash: SetHash<SET_BITS, ADDR_BITS>,
    /// The entries as the update port reads them.
    way: Array<EntryWay<SET_BITS, ADDR_BITS, 1>, WAYS>,
    /// A copy for each look-up port, written with them: port `p` of way `w` is `4 * w + p`.
    copy: Array<EntryWay<SET_BITS, ADDR_BITS, 1>, PORTS, WAYS>,
    sweeping: DFF<Bit>,
    sweep_set: DFF<Bits<SET_BITS>>,
    asked: Array<DFF<Bit>, PORTS>,
    asked_address: Array<DFF<Bits<ADDR_BITS>>, PORTS>,
    updating: DFF<Bit>,
    address: DFF<Bits<ADDR_BITS>>,
    index: DFF<Bits<SET_BITS>>,
    writer: DFF<Bit>,
    add: DFF<Bit>,
    take: Signal<Local, Bit>,
    used: Signal<Local, Bit>,
    hit: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    read_bit: Signal<Local, Bits<1>>,
    write_bit: Signal<Local, Bits<1>>,
    placed: Signal<Local, Bit>,
}

impl<const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize>
    ConflictAddressTable<WAYS, SET_BITS, ADDR_BITS>
{
    /// # Panics
    /// If there are no ways; as [`SetHash::new`] and [`EntryWay`].
    pub fn new(hash: Hash) -> Self {
        Self {
            lookup_hash: Array::from_fn(|_| SetHash::new(hash)),
            upd_hash: SetHash::new(hash),
            ..Default::default()
        }
    }
}

impl<const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize> Logic
    for ConflictAddressTable<WAYS, SET_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, sweeping, sweep_set, updating, address, index, writer, add);

        // Cycle 0: read the sets.
        self.upd_ready.next = !self.sweeping.q.val();
        self.take.next = self.upd_valid.val() & !self.sweeping.q.val() & !self.clear.val();
        self.upd_hash.address.next = self.upd_address.val();
        self.updating.d.next = self.take.val();
        if self.take.val() {
            self.address.d.next = self.upd_address.val();
            self.index.d.next = self.upd_hash.set_index.val();
            self.writer.d.next = self.upd_write.val();
            self.add.d.next = self.upd_add.val();
        }
        for port in 0..4 {
            self.asked[port].clock.next = self.clock.val();
            self.asked_address[port].clock.next = self.clock.val();
            self.lookup_hash[port].address.next = self.lookup_address[port].val();
            self.asked[port].d.next =
                self.lookup_valid[port].val() & !self.sweeping.q.val() & !self.clear.val();
            self.asked_address[port].d.next = self.lookup_address[port].val();
        }
        for way in 0..WAYS {
            self.way[way].clock.next = self.clock.val();
            for port in 0..4 {
                self.copy[4 * way + port].clock.next = self.clock.val();
                self.copy[4 * way + port].read_set.next = self.lookup_hash[port].set_index.val();
            }
            self.way[way].read_set.next = self.upd_hash.set_index.val();
        }

        // Cycle 1: answer the look-ups.
        for port in 0..4 {
            self.lookup_read[port].next = false;
            self.lookup_write[port].next = false;
            for way in 0..WAYS {
                if self.asked[port].q.val()
                    & (self.copy[4 * way + port].address.val() == self.asked_address[port].q.val())
                {
                    if self.copy[4 * way + port].readers.val().any() {
                        self.lookup_read[port].next = true;
                    }
                    if self.copy[4 * way + port].writers.val().any() {
                        self.lookup_write[port].next = true;
                    }
                }
            }
        }

        // Cycle 1: find the entry to update or a place for it.
        self.hit.next = false;
        self.room.next = false;
        self.read_bit.next = 0.into();
        self.write_bit.next = 0.into();
        for way in 0..WAYS {
            self.used.next = self.way[way].readers.val().any() | self.way[way].writers.val().any();
            if !self.used.val() {
                self.room.next = true;
            }
            if self.used.val() & (self.way[way].address.val() == self.address.q.val()) {
                self.hit.next = true;
                self.read_bit.next = self.way[way].readers.val();
                self.write_bit.next = self.way[way].writers.val();
            }
        }
        if self.writer.q.val() {
            self.write_bit.next = 0.into();
            if self.add.q.val() {
                self.write_bit.next = 1.into();
            }
        } else {
            self.read_bit.next = 0.into();
            if self.add.q.val() {
                self.read_bit.next = 1.into();
            }
        }
        self.upd_full.next =
            self.updating.q.val() & self.add.q.val() & !self.hit.val() & !self.room.val();

        self.placed.next = false;
        for way in 0..WAYS {
            self.way[way].write_valid.next = false;
            self.way[way].write_set.next = self.index.q.val();
            self.way[way].write_address.next = self.address.q.val();
            self.way[way].write_readers.next = self.read_bit.val();
            self.way[way].write_writers.next = self.write_bit.val();
            self.used.next = self.way[way].readers.val().any() | self.way[way].writers.val().any();
            if self.used.val() {
                if self.way[way].address.val() == self.address.q.val() {
                    self.way[way].write_valid.next = self.updating.q.val();
                }
            } else if self.add.q.val() & !self.hit.val() & !self.placed.val() {
                self.placed.next = true;
                self.way[way].write_valid.next = self.updating.q.val();
            }
            if self.sweeping.q.val() {
                self.way[way].write_valid.next = true;
                self.way[way].write_set.next = self.sweep_set.q.val();
                self.way[way].write_readers.next = 0.into();
                self.way[way].write_writers.next = 0.into();
            }
            for port in 0..4 {
                self.copy[4 * way + port].write_valid.next = self.way[way].write_valid.val();
                self.copy[4 * way + port].write_set.next = self.way[way].write_set.val();
                self.copy[4 * way + port].write_address.next = self.way[way].write_address.val();
                self.copy[4 * way + port].write_readers.next = self.way[way].write_readers.val();
                self.copy[4 * way + port].write_writers.next = self.way[way].write_writers.val();
            }
        }

        if self.sweeping.q.val() {
            self.sweep_set.d.next = self.sweep_set.q.val() + 1;
            self.sweeping.d.next = !self.sweep_set.q.val().all();
        }
        if self.clear.val() {
            self.sweeping.d.next = true;
            self.sweep_set.d.next = 0.into();
        }
    }
}
