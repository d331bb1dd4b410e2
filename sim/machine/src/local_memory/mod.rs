//! The local memory as the machine sees it: the pins of an LDS top as typed requests and responses.
//!
//! ```text
//!             request ─┐                                        ┌─> responses (in order)
//!  machine    tx      ─┼─> LocalMemoryPort ══ Engine ══> RTL ══>┼─> tx_response
//!             layout  ─┘      (pins, one clock)                 └─> SlotState of each slot
//! ```
//!
//! A request is held on the pins until the cycle in which the RTL takes it. All outputs are sampled in the cycle,
//! before the rising edge.
//!
//! | port | tops | besides requests |
//! | --- | --- | --- |
//! | [`PlainPort`] | `lds_baseline` | |
//! | [`TransactionalPort`] | `lds_bloom`, `lds_dcd`, `lds_smdcd`, `lds_smdcd_published` | [`Transactions`] |
//! | [`LockBitPort`] | `lds_lockbits` | atomic instructions |

mod access;
mod atomics;
mod lds_top;
mod lock_bits;
mod plain;
mod port;
mod request_pins;
mod sizes;
mod transactional;

use crate::config::Losers;
pub use access::{HalfRequest, HalfResponse, Layout, Seen, TxMode, TxRequest, TxResponse};
pub use atomics::{AtomicEvents, AtomicRequest, Done, Won};
pub use lds_top::LdsTop;
pub use lock_bits::LockBitPort;
pub use plain::PlainPort;
pub use port::{LocalMemoryPort, LockBitRequests, Transactions};
pub use sizes::{LocalSize, HALF, ROWS, ROW_BYTES, SLOTS, STATE_ROWS};
pub use transactional::TransactionalPort;
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_tools::Result;

/// Resets an LDS top and opens its port; `losers` of one with transactions.
pub fn open(top: LdsTop, losers: Losers) -> Result<Box<dyn LocalMemoryPort>> {
    let LdsTop {
        pins,
        top,
        index_group,
    } = top;
    Ok(match pins {
        LdsPins::Plain(pins) => Box::new(PlainPort::new(top, pins)?),
        LdsPins::Transactional(pins) => {
            Box::new(TransactionalPort::new(top, pins, losers, index_group)?)
        }
        LdsPins::LockBits(pins) => Box::new(LockBitPort::new(top, pins)?),
    })
}

#[cfg(test)]
mod tests {
    use super::access::SlotState;
    use super::*;
    use crate::UnitPins;
    use turnstile_engine::rtl;
    use turnstile_hdl::catalog::{units, UnitEntry};
    use turnstile_hdl::lds_op::LdsOp;
    use turnstile_hdl::pin_index::Pins;

    fn port(unit: &UnitEntry) -> Box<dyn LocalMemoryPort> {
        let unit = (unit.build)();
        let pins = LdsPins::of(unit.ports()).expect("the pins of an LDS top");
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let top = UnitPins::new("the LDS", rtl(unit), inputs, outputs);
        let top = LdsTop {
            pins,
            top,
            index_group: 1,
        };
        open(top, Losers::Later).expect("the top resets")
    }

    fn access(op: LdsOp, data: [u32; HALF]) -> HalfRequest {
        HalfRequest {
            op,
            slot: 0,
            upper: false,
            continues: false,
            transactional: false,
            atomic: None,
            lanes: u32::MAX,
            address: std::array::from_fn(|lane| 4 * lane as u32),
            data,
            data2: [0; HALF],
        }
    }

    fn answer(port: &mut dyn LocalMemoryPort, request: HalfRequest) -> HalfResponse {
        assert!(port.request_free());
        port.request(request);
        for _ in 0..100 {
            assert!(!port.idle());
            if let Some(response) = port.clock().expect("the engine runs").response {
                return *response;
            }
        }
        panic!("no answer");
    }

    #[test]
    fn every_top_takes_the_same_requests() {
        let words = std::array::from_fn(|lane| 1_000 + lane as u32);
        for unit in units().iter().filter(|unit| unit.top) {
            let mut port = port(unit);
            answer(port.as_mut(), access(LdsOp::WriteB32, words));
            let read = answer(port.as_mut(), access(LdsOp::ReadB32, [0; HALF]));
            assert_eq!(read.data, words, "{}", unit.name);
            assert_eq!(read.rounds, 1, "{}", unit.name);
            while !port.idle() {
                port.clock().expect("the engine runs");
            }
        }
    }

    #[test]
    fn only_transactional_tops_have_transactions() {
        for unit in units().iter().filter(|unit| unit.top) {
            let mut port = port(unit);
            let expected = !matches!(unit.name, "lds_baseline" | "lds_lockbits");
            assert_eq!(port.transactions().is_some(), expected, "{}", unit.name);
            assert_eq!(port.transactions_mut().is_some(), expected);
            assert_eq!(port.slot(0), SlotState::default(), "no transaction runs");
        }
    }
}
