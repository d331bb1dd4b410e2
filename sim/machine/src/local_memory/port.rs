//! What every local memory can be asked, and what one with transactions can besides.

use super::access::{HalfRequest, Layout, Seen, SlotState, TxRequest};
use super::atomics::AtomicRequest;
use super::sizes::{LocalSize, HALF};
use crate::unit_pins::UnitPins;
use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_tools::Result;

/// A local memory: half-wavefront requests, answered in order.
pub trait LocalMemoryPort: Send {
    /// The pins, with their words in the last clock.
    fn pins(&self) -> &UnitPins;

    /// Its size.
    fn size(&self) -> LocalSize;

    /// Whether a request can be put on the pins.
    fn request_free(&self) -> bool;

    /// Puts a request on the pins until it is taken.
    fn request(&mut self, request: HalfRequest);

    /// The RTL cannot change: nothing is asked, nothing is under way.
    fn idle(&self) -> bool;

    /// One clock of the RTL.
    ///
    /// # Errors
    /// If engines in lockstep differ, or the RTL answers what nobody asked.
    fn clock(&mut self) -> Result<Seen>;

    /// Its transactions, if it runs any.
    fn transactions(&self) -> Option<&dyn Transactions> {
        None
    }

    /// Its transactions, if it runs any.
    fn transactions_mut(&mut self) -> Option<&mut dyn Transactions> {
        None
    }

    /// Its atomic instructions through lock bits, if it has lock bits.
    fn lock_bits(&mut self) -> Option<&mut dyn LockBitRequests> {
        None
    }

    /// What the memory says of a transaction slot.
    fn slot(&self, slot: usize) -> SlotState {
        self.transactions()
            .map_or_else(SlotState::default, |tx| tx.slot(slot))
    }
}

/// What a local memory with lock bits has besides: atomic instructions, which share the pins of requests.
pub trait LockBitRequests: LocalMemoryPort {
    /// Puts an atomic instruction on the pins, which must be [free](LocalMemoryPort::request_free), until it is taken.
    fn request_atomic(&mut self, request: &AtomicRequest);

    /// Whether the memory can be told that words to store are there.
    fn result_free(&self) -> bool;

    /// Gives the winners of `warp`'s external instruction the words that they store, and tells the memory that they are there.
    fn store(&mut self, warp: usize, words: &[u32; HALF]);
}

/// What a local memory with transactions has besides.
pub trait Transactions {
    /// Where the pins lie.
    fn pin_index(&self) -> &LdsTransactionalPins;

    /// Whether a transaction request can be put on the pins.
    fn free(&self) -> bool;

    /// Puts a transaction request on the pins until it is taken.
    fn request(&mut self, request: TxRequest);

    /// Queues a layout; one a clock is written, before any request.
    fn configure(&mut self, layout: Layout);

    /// What the memory says of a slot.
    fn slot(&self, slot: usize) -> SlotState;
}
