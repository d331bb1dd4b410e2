//! The lock bits: one look-up, one acquire and one unlock port a bank.
//!
//! ```text
//!                +--------------+
//!  index (each)->|              |-> held (one bit a port, same cycle)
//!  acquire,    ->|  locks bits  |
//!  unlock        |              |
//!                +--------------+
//! ```
//!
//! `acquire` and `unlock` act on the port's `index` at the rising edge; `held` is the bit before it
//! (read-first). **Same-cycle priority**: `clear`, then `acquire`, then `unlock`. No lock is held at first.
//!
//! `partitioned` gives port `p` the locks with `lock % PORTS == p`: the array is then one small array a
//! port, and of `index` only the bits above those count. Otherwise every port reaches every lock, and `index` must be
//! below `locks`.

use crate::prelude::*;
use crate::storage::circuit::net::index_bits;
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `locks <= 2^LOCK_BITS` lock bits behind `PORTS <= 32` ports.
#[derive(LogicBlock, Unit, Clone)]
#[unit(ScratchpadAtomics, "lock bits behind a port a bank", LockArray::<BANKS, LOCK_BITS>::new(LOCKS, true))]
#[idle(|locks| !locks.clear.val() && !locks.acquire.val().any() && !locks.unlock.val().any())]
pub struct LockArray<const PORTS: usize, const LOCK_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub index: Array<Signal<In, Bits<LOCK_BITS>>, PORTS>,
    pub acquire: Signal<In, Bits<PORTS>>,
    pub unlock: Signal<In, Bits<PORTS>>,
    pub held: Signal<Out, Bits<PORTS>>,
    _partitioned: bool,
    /// One for all ports, or one a port.
    locks: Vec<Plane>,
}

impl<const PORTS: usize, const LOCK_BITS: usize> LockArray<PORTS, LOCK_BITS> {
    /// # Panics
    /// If `locks` is 0 or needs more than `LOCK_BITS` bits, or a partitioned array does not divide
    /// evenly among the ports.
    pub fn new(locks: usize, partitioned: bool) -> Self {
        assert!(
            (1..=1 << LOCK_BITS).contains(&locks),
            "LockArray: {locks} locks do not fit {LOCK_BITS} bits"
        );
        assert!(
            !partitioned || locks.is_multiple_of(PORTS),
            "LockArray: {locks} locks do not divide among {PORTS} ports"
        );
        let of_port = |port| Plane::new(format!("locks{port}"), locks / PORTS);
        Self {
            _partitioned: partitioned,
            locks: match partitioned {
                true => (0..PORTS).map(of_port).collect(),
                false => vec![Plane::new("locks", locks)],
            },
            ..Default::default()
        }
    }

    /// The plane with the locks that `port` reaches, and the place in it of the lock that it asks for.
    fn place<H: Hardware>(&self, hw: &mut H, port: usize) -> (usize, H::Word) {
        let index = input!(hw, self.index[port]);
        let bits = index_bits(self.locks[0].rows());
        match (self._partitioned, bits) {
            (false, _) => (0, index),
            (true, 0) => (port, hw.constant(1, 0)),
            (true, _) => (port, hw.slice(index, PORTS.ilog2() as usize, bits)),
        }
    }
}

impl<const PORTS: usize, const LOCK_BITS: usize> Circuit for LockArray<PORTS, LOCK_BITS> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let unlock = input!(hw, self.unlock);
        let acquire = input!(hw, self.acquire);
        for (ports, held) in [(unlock, 0), (acquire, 1)] {
            for port in 0..PORTS {
                let acts = hw.slice(ports, port, 1);
                hw.when(acts, |hw| {
                    let (plane, lock) = self.place(hw, port);
                    let held = hw.constant(1, held);
                    hw.set_bit(&mut self.locks[plane], lock, held);
                });
            }
        }
        let clear = input!(hw, self.clear);
        hw.when(clear, |hw| {
            for plane in &mut self.locks {
                hw.clear(plane);
            }
        });
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let held = hw.gather(PORTS, |hw, port| {
            let index = input!(hw, self.index[port]);
            hw.unused(index);
            let (plane, lock) = self.place(hw, port);
            hw.bit(&self.locks[plane], lock)
        });
        output!(hw, self.held, held);
    }
}

impl<const PORTS: usize, const LOCK_BITS: usize> Logic for LockArray<PORTS, LOCK_BITS> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.held.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
