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

use super::cells::Cells;
use crate::prelude::*;

/// `locks <= 2^LOCK_BITS` lock bits behind `PORTS <= 32` ports.
#[derive(LogicBlock)]
pub struct LockArray<const PORTS: usize, const LOCK_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub index: Vec<Signal<In, Bits<LOCK_BITS>>>,
    pub acquire: Signal<In, Bits<PORTS>>,
    pub unlock: Signal<In, Bits<PORTS>>,
    pub held: Signal<Out, Bits<PORTS>>,
    _partitioned: bool,
    locks: Cells<bool>,
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
        Self {
            clock: Default::default(),
            clear: Default::default(),
            index: vec![Default::default(); PORTS],
            acquire: Default::default(),
            unlock: Default::default(),
            held: Default::default(),
            _partitioned: partitioned,
            locks: Cells::new(locks, false),
        }
    }

    /// The lock that a port asks for.
    fn lock(&self, port: usize) -> usize {
        let index = self.index[port].val().index();
        match self._partitioned {
            true => (index / PORTS * PORTS) % self.locks.len() + port,
            false => index,
        }
    }

    fn write(&mut self, ports: Bits<PORTS>, held: bool) {
        for port in (0..PORTS).filter(|&port| ports.get_bit(port)) {
            let lock = self.lock(port);
            self.locks.set(lock, held);
        }
    }

    fn next_state(&mut self) {
        self.write(self.unlock.val(), false);
        self.write(self.acquire.val(), true);
        if self.clear.val() {
            self.locks.fill(false);
        }
    }

    /// Name of the register with the locks that `port` reaches, and the port's place in it.
    fn place(&self, port: usize) -> (String, String) {
        if !self._partitioned {
            return ("locks".into(), format!("index${port}"));
        }
        let locks = self.locks.len() / PORTS;
        let position = match locks {
            1 => "0".into(),
            _ => {
                let low = PORTS.ilog2();
                format!("index${port}[{}:{low}]", low + locks.ilog2() - 1)
            }
        };
        (format!("locks{port}"), position)
    }
}

impl<const PORTS: usize, const LOCK_BITS: usize> Logic for LockArray<PORTS, LOCK_BITS> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.next_state();
        }
        let held = (0..PORTS).fold(0_u64, |held, port| {
            let lock = self.lock(port);
            held | u64::from(self.locks.get(lock).copied().unwrap_or(false)) << port
        });
        self.held.next = held.into();
    }

    fn connect(&mut self) {
        self.held.connect();
    }

    fn hdl(&self) -> Verilog {
        let (registers, last) = match self._partitioned {
            true => (PORTS, self.locks.len() / PORTS - 1),
            false => (1, self.locks.len() - 1),
        };
        let name = |register: usize| self.place(register).0;
        let mut code = String::new();
        for register in 0..registers {
            code += &format!("reg [{last}:0] {};\n", name(register));
        }
        // Address bits that the array does not need, said so that lint does not.
        let indices: Vec<String> = (0..PORTS).map(|port| format!("index${port}")).collect();
        code += &format!("wire unused = &{{{}}};\n", indices.join(", "));
        code += "initial begin\n";
        for register in 0..registers {
            code += &format!("   {} = 0;\n", name(register));
        }
        code += "end\nalways @(*) begin\n";
        for port in 0..PORTS {
            let (name, position) = self.place(port);
            code += &format!("   held[{port}] = {name}[{position}];\n");
        }
        code += "end\nalways @(posedge clock) begin\n";
        for (ports, value) in [("unlock", 0), ("acquire", 1)] {
            for port in 0..PORTS {
                let (name, position) = self.place(port);
                code += &format!("   if ({ports}[{port}]) {name}[{position}] <= 1'b{value};\n");
            }
        }
        code += "   if (clear) begin\n";
        for register in 0..registers {
            code += &format!("      {} <= 0;\n", name(register));
        }
        code += "   end\nend\n";
        Verilog::Custom(code)
    }
}

crate::pins!(LockArrayPins of LockArray<const PORTS, const LOCK_BITS> {
    in: clear, index[], acquire, unlock;
    out: held;
    idle: |locks| !locks.clear.val() && !locks.acquire.val().any() && !locks.unlock.val().any()
});
