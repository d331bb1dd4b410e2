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

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `LANES` lanes with an address and two words of data.
#[derive(LogicBlock, Unit, Clone)]
#[unit(ScratchpadAtomics, "the request before the LDS unit", RequestStage::<LANES, ADDR_BITS>::default())]
#[idle(|stage| !stage.asks.val())]
pub struct RequestStage<const LANES: usize, const ADDR_BITS: usize> {
    pub clock: Signal<In, Clock>,
    /// There is a request to hold.
    pub asks: Signal<In, bool>,
    pub empty: Signal<In, bool>,
    /// The request held is done with.
    pub served: Signal<In, bool>,
    pub addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub data: Array<Signal<In, Bits<32>>, LANES>,
    pub data2: Array<Signal<In, Bits<32>>, LANES>,
    pub held_addr: Array<Signal<Out, Bits<ADDR_BITS>>, LANES>,
    pub held_data: Array<Signal<Out, Bits<32>>, LANES>,
    pub held_data2: Array<Signal<Out, Bits<32>>, LANES>,
    #[start(StorageArray::registers("addr_of_", LANES, ADDR_BITS))]
    kept_addr: StorageArray,
    #[start(StorageArray::registers("data_of_", LANES, 32))]
    kept_data: StorageArray,
    #[start(StorageArray::registers("data2_of_", LANES, 32))]
    kept_data2: StorageArray,
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
