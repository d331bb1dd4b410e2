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

use super::circuit::array::{Action, Array};
use super::circuit::{input, output, print, simulate, Circuit, Hardware};
use crate::prelude::*;

/// `LANES` lanes with an address and two words of data.
#[derive(LogicBlock, Clone)]
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
    kept_addr: Array,
    kept_data: Array,
    kept_data2: Array,
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
            kept_addr: Array::registers("addr_of_", LANES, ADDR_BITS),
            kept_data: Array::registers("data_of_", LANES, 32),
            kept_data2: Array::registers("data2_of_", LANES, 32),
        }
    }
}

impl<const LANES: usize, const ADDR_BITS: usize> Circuit for RequestStage<LANES, ADDR_BITS> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let asks = input!(hw, self.asks);
        let empty = input!(hw, self.empty);
        let served = input!(hw, self.served);
        let free = hw.or(empty, served);
        let load = hw.and(asks, free);
        let load = hw.named(format_args!("load"), load);
        hw.when(load, |hw| {
            for row in 0..LANES {
                let addr = input!(hw, self.addr[row]);
                hw.act(&mut self.kept_addr, Action::Load { row, word: addr });
                let data = input!(hw, self.data[row]);
                hw.act(&mut self.kept_data, Action::Load { row, word: data });
                let data2 = input!(hw, self.data2[row]);
                hw.act(&mut self.kept_data2, Action::Load { row, word: data2 });
            }
        });
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        for lane in 0..LANES {
            output!(hw, self.held_addr[lane], hw.register(&self.kept_addr, lane));
            output!(hw, self.held_data[lane], hw.register(&self.kept_data, lane));
            output!(
                hw,
                self.held_data2[lane],
                hw.register(&self.kept_data2, lane)
            );
        }
    }
}

impl<const LANES: usize, const ADDR_BITS: usize> Logic for RequestStage<LANES, ADDR_BITS> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.held_addr.iter_mut().for_each(|word| word.connect());
        self.held_data.iter_mut().for_each(|word| word.connect());
        self.held_data2.iter_mut().for_each(|word| word.connect());
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}

crate::pins!(RequestStagePins of RequestStage<const LANES, const ADDR_BITS> {
    in: asks, empty, served, addr[], data[], data2[];
    out: held_addr[], held_data[], held_data2[];
    idle: |stage| !stage.asks.val()
});
