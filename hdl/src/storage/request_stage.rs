//! The words of a request's lanes, kept while the LDS unit serves it.
//!
//! ```text
//!              +----------------+
//!  asks      ->|                |
//!  empty     ->|  a register of |
//!  served    ->|  each word     |
//!  addr      ->|                |-> held_addr
//!  data      ->|                |-> held_data
//!  data2     ->|                |-> held_data2
//!              +----------------+
//! ```
//!
//! Latency 1: the words of a cycle with `asks & (empty | served)` are held from the next on. `served` comes from the
//! crossbar, late: it has a pin of its own so that one gate and the tree of buffers to the registers are all that
//! follows. Words start as zeros; nothing in Turnstile relies on that.

use super::cells::Cells;
use crate::prelude::*;

/// `LANES` lanes with an address and two words of data.
#[derive(LogicBlock)]
pub struct RequestStage<const LANES: usize, const ADDR_BITS: usize> {
    pub clock: Signal<In, Clock>,
    /// There is a request to hold.
    pub asks: Signal<In, bool>,
    pub empty: Signal<In, bool>,
    /// The request held is done with.
    pub served: Signal<In, bool>,
    pub addr: Vec<Signal<In, Bits<ADDR_BITS>>>,
    pub data: Vec<Signal<In, Bits<32>>>,
    pub data2: Vec<Signal<In, Bits<32>>>,
    pub held_addr: Vec<Signal<Out, Bits<ADDR_BITS>>>,
    pub held_data: Vec<Signal<Out, Bits<32>>>,
    pub held_data2: Vec<Signal<Out, Bits<32>>>,
    kept_addr: Cells<Bits<ADDR_BITS>>,
    kept_data: Cells<Bits<32>>,
    kept_data2: Cells<Bits<32>>,
}

impl<const LANES: usize, const ADDR_BITS: usize> Default for RequestStage<LANES, ADDR_BITS> {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            asks: Default::default(),
            empty: Default::default(),
            served: Default::default(),
            addr: vec![Default::default(); LANES],
            data: vec![Default::default(); LANES],
            data2: vec![Default::default(); LANES],
            held_addr: vec![Default::default(); LANES],
            held_data: vec![Default::default(); LANES],
            held_data2: vec![Default::default(); LANES],
            kept_addr: Cells::new(LANES, Default::default()),
            kept_data: Cells::new(LANES, Default::default()),
            kept_data2: Cells::new(LANES, Default::default()),
        }
    }
}

impl<const LANES: usize, const ADDR_BITS: usize> Logic for RequestStage<LANES, ADDR_BITS> {
    fn update(&mut self) {
        let load = self.asks.val() && (self.empty.val() || self.served.val());
        if self.clock.pos_edge() && load {
            for lane in 0..LANES {
                self.kept_addr.set(lane, self.addr[lane].val());
                self.kept_data.set(lane, self.data[lane].val());
                self.kept_data2.set(lane, self.data2[lane].val());
            }
        }
        for lane in 0..LANES {
            self.held_addr[lane].next = self.kept_addr[lane];
            self.held_data[lane].next = self.kept_data[lane];
            self.held_data2[lane].next = self.kept_data2[lane];
        }
    }

    fn connect(&mut self) {
        self.held_addr.iter_mut().for_each(|word| word.connect());
        self.held_data.iter_mut().for_each(|word| word.connect());
        self.held_data2.iter_mut().for_each(|word| word.connect());
    }

    fn hdl(&self) -> Verilog {
        let addr_top = ADDR_BITS - 1;
        let word = |name: &str, lane: usize, top: usize| {
            format!(
                "reg [{top}:0] {name}_of_{lane};\ninitial {name}_of_{lane} = 0;\nalways @(*) held_{name}${lane} = {name}_of_{lane};\n\
                 always @(posedge clock) if (load) {name}_of_{lane} <= {name}${lane};\n"
            )
        };
        let lanes = (0..LANES).map(|lane| {
            word("addr", lane, addr_top) + &word("data", lane, 31) + &word("data2", lane, 31)
        });
        let load = "wire load = asks & (empty | served);\n".to_string();
        Verilog::Custom(load + &lanes.collect::<String>())
    }
}

crate::pins!(RequestStagePins of RequestStage<const LANES, const ADDR_BITS> {
    in: asks, empty, served, addr[], data[], data2[];
    out: held_addr[], held_data[], held_data2[];
    idle: |stage| !stage.asks.val()
});
