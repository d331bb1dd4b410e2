//! One way of a set-associative address table: an address and two counts in each set.
//!
//! ```text
//!                    +--------------------+
//!  read_set        ->|  2^SET_BITS x      |-> address, readers, writers  (next cycle)
//!  write_valid,    ->|  address, readers, |
//!  write_set, ...  ->|  writers           |
//!                    +--------------------+
//! ```
//!
//! A synchronous 1R1W macro. Latency 1 cycle, one read and one write a cycle. A read and a write of one set in one
//! cycle: the read returns the new entry (**write-first**), so a table can look a set up in every
//! cycle and never sees an entry that is about to be overwritten. An entry whose counts are both 0 is
//! free. The array starts free, as an FPGA's does; the tables sweep it after `clear` and rely on that
//! only.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, load, print, simulate, Circuit, Hardware};

/// `2^SET_BITS` entries.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    EarlyConflict,
    "one way of an address table",
    EntryWay::<TABLE_SET_BITS, WORD_ADDRESS_BITS, REFERENCE_COUNT_BITS>::default()
)]
#[legal(
    ADDR_BITS <= 32 && COUNT_BITS <= 32,
    "{ADDR_BITS} address bits and {COUNT_BITS} count bits: at most 32 of each"
)]
#[idle(|way| !way.write_valid.val() && way.shows_its_set())]
pub struct EntryWay<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_set: Signal<In, Bits<SET_BITS>>,
    pub address: Signal<Out, Bits<ADDR_BITS>>,
    pub readers: Signal<Out, Bits<COUNT_BITS>>,
    pub writers: Signal<Out, Bits<COUNT_BITS>>,
    pub write_valid: Signal<In, bool>,
    pub write_set: Signal<In, Bits<SET_BITS>>,
    pub write_address: Signal<In, Bits<ADDR_BITS>>,
    pub write_readers: Signal<In, Bits<COUNT_BITS>>,
    pub write_writers: Signal<In, Bits<COUNT_BITS>>,
    #[start(StorageArray::memory("addresses", 1 << SET_BITS, ADDR_BITS))]
    addresses: StorageArray,
    #[start(StorageArray::memory("reader_counts", 1 << SET_BITS, COUNT_BITS))]
    reader_counts: StorageArray,
    #[start(StorageArray::memory("writer_counts", 1 << SET_BITS, COUNT_BITS))]
    writer_counts: StorageArray,
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize>
    EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>
{
    /// The entry of `read_set` is at the outputs already.
    fn shows_its_set(&self) -> bool {
        let set = self.read_set.val().index();
        self.addresses.get(set) == self.address.val().index() as u64
            && self.reader_counts.get(set) == self.readers.val().index() as u64
            && self.writer_counts.get(set) == self.writers.val().index() as u64
    }
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize> Circuit
    for EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let read_set = input!(hw, self.read_set);
        let row = input!(hw, self.write_set);
        let write_valid = input!(hw, self.write_valid);
        let address = input!(hw, self.write_address);
        let readers = input!(hw, self.write_readers);
        let writers = input!(hw, self.write_writers);
        let same_set = hw.equal(row, read_set);
        let reads_written = hw.and(write_valid, same_set);
        let reads_written = hw.named(format_args!("reads_written"), reads_written);
        let shown = |hw: &mut H, array: &StorageArray, written| {
            let kept = hw.read(array, read_set);
            hw.select(reads_written, written, kept)
        };
        load!(hw, self.address, shown(hw, &self.addresses, address));
        load!(hw, self.readers, shown(hw, &self.reader_counts, readers));
        load!(hw, self.writers, shown(hw, &self.writer_counts, writers));
        hw.when(write_valid, |hw| {
            for (array, word) in [
                (&mut self.addresses, address),
                (&mut self.reader_counts, readers),
                (&mut self.writer_counts, writers),
            ] {
                hw.act(array, Action::Write { row, word });
            }
        });
    }

    fn show<H: Hardware>(&mut self, _: &mut H) {}
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize> Logic
    for EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.address.connect();
        self.readers.connect();
        self.writers.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
