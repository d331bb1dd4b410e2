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

use super::cells::Cells;
use crate::prelude::*;

#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Entry {
    address: u32,
    readers: u32,
    writers: u32,
}

/// `2^SET_BITS` entries.
#[derive(LogicBlock, Default)]
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
    entries: Cells<Entry>,
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize>
    EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>
{
    /// # Panics
    /// If addresses or counts are wider than 32 bits.
    pub fn new() -> Self {
        assert!(
            ADDR_BITS <= 32 && COUNT_BITS <= 32,
            "EntryWay: {ADDR_BITS} address bits and {COUNT_BITS} count bits: at most 32 of each"
        );
        Self {
            entries: Cells::new(1 << SET_BITS, Entry::default()),
            ..Default::default()
        }
    }
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize>
    EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>
{
    /// The entry of `read_set` is at the outputs already.
    fn shows_its_set(&self) -> bool {
        let shown = Entry {
            address: word(self.address.val()),
            readers: word(self.readers.val()),
            writers: word(self.writers.val()),
        };
        self.entries[self.read_set.val().index()] == shown
    }
}

fn word<const N: usize>(value: Bits<N>) -> u32 {
    value.index() as u32
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize> Logic
    for EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>
{
    fn update(&mut self) {
        if !self.clock.pos_edge() {
            return;
        }
        if self.write_valid.val() {
            let written = Entry {
                address: word(self.write_address.val()),
                readers: word(self.write_readers.val()),
                writers: word(self.write_writers.val()),
            };
            self.entries.set(self.write_set.val().index(), written);
        }
        let entry = self.entries[self.read_set.val().index()];
        self.address.next = u64::from(entry.address).into();
        self.readers.next = u64::from(entry.readers).into();
        self.writers.next = u64::from(entry.writers).into();
    }

    fn connect(&mut self) {
        self.address.connect();
        self.readers.connect();
        self.writers.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self.entries.len() - 1;
        let (address, count) = (ADDR_BITS - 1, COUNT_BITS - 1);
        Verilog::Custom(format!(
            "\
reg [{address}:0] addresses [0:{last}];
reg [{count}:0] reader_counts [0:{last}];
reg [{count}:0] writer_counts [0:{last}];
integer row;
initial begin
   for (row = 0; row <= {last}; row = row + 1) begin
      addresses[row] = 0;
      reader_counts[row] = 0;
      writer_counts[row] = 0;
   end
   address = 0;
   readers = 0;
   writers = 0;
end
always @(posedge clock) begin
   if (write_valid) begin
      addresses[write_set] <= write_address;
      reader_counts[write_set] <= write_readers;
      writer_counts[write_set] <= write_writers;
   end
   if (write_valid && write_set == read_set) begin
      address <= write_address;
      readers <= write_readers;
      writers <= write_writers;
   end else begin
      address <= addresses[read_set];
      readers <= reader_counts[read_set];
      writers <= writer_counts[read_set];
   end
end
"
        ))
    }
}

crate::pins!(EntryWayPins of EntryWay<const SET_BITS, const ADDR_BITS, const COUNT_BITS> {
    in: read_set, write_valid, write_set, write_address, write_readers, write_writers;
    out: address, readers, writers;
    idle: |way| !way.write_valid.val() && way.shows_its_set()
});
