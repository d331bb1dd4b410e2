//! The entries of a SIMT stack that lie below its top.
//!
//! ```text
//!                +---------------------------+
//!  write_*     ->|  depth entries: kind, PC, |
//!  read_index  ->|  RPC, lanes, log index    |-> read_*  (same cycle)
//!  view_index  ->|                           |-> view_*  (same cycle)
//!                +---------------------------+
//! ```
//!
//! Two read ports without latency, one write port at the rising edge; a read sees the entry from before the
//! write (read-first). An index past the last entry reads as zeros and writes nothing. Nothing is cleared: the stack knows
//! how many entries it has.

use super::cells::Cells;
use crate::prelude::*;

#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Entry {
    kind: u64,
    pc: u64,
    rpc: u64,
    lanes: u64,
    log: u64,
}

/// Entries of `LANES` lanes, program counters of `PC_BITS` and log indices of `LOG_BITS` bits.
#[derive(LogicBlock, Default)]
pub struct StackEntries<
    const LANES: usize,
    const INDEX_BITS: usize,
    const PC_BITS: usize,
    const LOG_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub write_valid: Signal<In, bool>,
    pub write_index: Signal<In, Bits<INDEX_BITS>>,
    pub write_kind: Signal<In, Bits<2>>,
    pub write_pc: Signal<In, Bits<PC_BITS>>,
    pub write_rpc: Signal<In, Bits<PC_BITS>>,
    pub write_lanes: Signal<In, Bits<LANES>>,
    pub write_log: Signal<In, Bits<LOG_BITS>>,
    pub read_index: Signal<In, Bits<INDEX_BITS>>,
    pub read_kind: Signal<Out, Bits<2>>,
    pub read_pc: Signal<Out, Bits<PC_BITS>>,
    pub read_rpc: Signal<Out, Bits<PC_BITS>>,
    pub read_lanes: Signal<Out, Bits<LANES>>,
    pub read_log: Signal<Out, Bits<LOG_BITS>>,
    pub view_index: Signal<In, Bits<INDEX_BITS>>,
    pub view_kind: Signal<Out, Bits<2>>,
    pub view_pc: Signal<Out, Bits<PC_BITS>>,
    pub view_rpc: Signal<Out, Bits<PC_BITS>>,
    pub view_lanes: Signal<Out, Bits<LANES>>,
    pub view_log: Signal<Out, Bits<LOG_BITS>>,
    entries: Cells<Entry>,
}

impl<const LANES: usize, const INDEX_BITS: usize, const PC_BITS: usize, const LOG_BITS: usize>
    StackEntries<LANES, INDEX_BITS, PC_BITS, LOG_BITS>
{
    /// # Panics
    /// If `depth` is 0 or needs more than `INDEX_BITS` bits.
    pub fn new(depth: usize) -> Self {
        assert!(
            (1..=1 << INDEX_BITS).contains(&depth),
            "StackEntries: {depth} entries do not fit {INDEX_BITS} bits"
        );
        Self {
            entries: Cells::new(depth, Entry::default()),
            ..Default::default()
        }
    }

    fn entry(&self, index: Bits<INDEX_BITS>) -> Entry {
        self.entries.get(index.index()).copied().unwrap_or_default()
    }
}

fn word<const N: usize>(value: Bits<N>) -> u64 {
    value.index() as u64
}

impl<const LANES: usize, const INDEX_BITS: usize, const PC_BITS: usize, const LOG_BITS: usize> Logic
    for StackEntries<LANES, INDEX_BITS, PC_BITS, LOG_BITS>
{
    fn update(&mut self) {
        if self.clock.pos_edge() && self.write_valid.val() {
            let written = Entry {
                kind: word(self.write_kind.val()),
                pc: word(self.write_pc.val()),
                rpc: word(self.write_rpc.val()),
                lanes: word(self.write_lanes.val()),
                log: word(self.write_log.val()),
            };
            self.entries.set(self.write_index.val().index(), written);
        }
        let read = self.entry(self.read_index.val());
        self.read_kind.next = read.kind.into();
        self.read_pc.next = read.pc.into();
        self.read_rpc.next = read.rpc.into();
        self.read_lanes.next = read.lanes.into();
        self.read_log.next = read.log.into();
        let view = self.entry(self.view_index.val());
        self.view_kind.next = view.kind.into();
        self.view_pc.next = view.pc.into();
        self.view_rpc.next = view.rpc.into();
        self.view_lanes.next = view.lanes.into();
        self.view_log.next = view.log.into();
    }

    fn connect(&mut self) {
        self.read_kind.connect();
        self.read_pc.connect();
        self.read_rpc.connect();
        self.read_lanes.connect();
        self.read_log.connect();
        self.view_kind.connect();
        self.view_pc.connect();
        self.view_rpc.connect();
        self.view_lanes.connect();
        self.view_log.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self.entries.len() - 1;
        let columns = [
            ("kind", 2),
            ("pc", PC_BITS),
            ("rpc", PC_BITS),
            ("lanes", LANES),
            ("log", LOG_BITS),
        ];
        let each = |line: &dyn Fn(&str, usize) -> String| -> String {
            columns
                .iter()
                .map(|&(name, width)| line(name, width))
                .collect()
        };
        Verilog::Custom(format!(
            "{}integer row;\ninitial for (row = 0; row <= {last}; row = row + 1) begin\n{}end\n\
             {}always @(*) begin\n{}end\n\
             always @(posedge clock) begin\n   if (write_valid && write_index <= {last}) begin\n{}   end\nend\n",
            each(&|name, width| format!("reg [{}:0] all_{name} [0:{last}];\n", width - 1)),
            each(&|name, _| format!("   all_{name}[row] = 0;\n")),
            each(&|name, width| format!(
                "wire [{0}:0] found_{name} = all_{name}[read_index];\n\
                 wire [{0}:0] shown_{name} = all_{name}[view_index];\n",
                width - 1
            )),
            each(&|name, _| format!(
                "   read_{name} = (read_index <= {last}) ? found_{name} : 0;\n   \
                 view_{name} = (view_index <= {last}) ? shown_{name} : 0;\n"
            )),
            each(&|name, _| format!("      all_{name}[write_index] <= write_{name};\n")),
        ))
    }
}

crate::pins!(StackEntriesPins of StackEntries<const LANES, const INDEX_BITS, const PC_BITS, const LOG_BITS> {
    in: write_valid, write_index, write_kind, write_pc, write_rpc, write_lanes, write_log,
        read_index, view_index;
    out: read_kind, read_pc, read_rpc, read_lanes, read_log, view_kind, view_pc, view_rpc,
        view_lanes, view_log;
    idle: |entries| !entries.write_valid.val()
});
