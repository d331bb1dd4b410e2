//! The units of a core for warps of 32, and when each takes the next instruction.

use crate::config::CoreConfig;
use turnstile_kernel::{LatencyClass, Timing, Unit};

/// Kind of unit that an instruction is issued to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// Integers and 32-bit floating point numbers.
    Arithmetic,
    /// Special functions and 64-bit floating point numbers.
    Special,
    /// Loads, stores and atomics.
    Memory,
    /// None: branches, barriers, waits, the end.
    None,
}

impl Port {
    /// Where an instruction goes.
    pub fn of(unit: Unit, timing: Timing) -> Self {
        match (unit, timing.class) {
            (Unit::Local | Unit::Memory | Unit::ScalarMemory, _) => Self::Memory,
            (Unit::Branch | Unit::Message | Unit::Transaction, _) => Self::None,
            (Unit::Scalar | Unit::Vector, LatencyClass::Double(_) | LatencyClass::Special) => {
                Self::Special
            }
            (Unit::Scalar | Unit::Vector, _) => Self::Arithmetic,
        }
    }
}

/// First cycle in which each unit takes an instruction.
#[derive(Clone, Debug)]
pub struct Units {
    arithmetic: Vec<u64>,
    special: Vec<u64>,
    memory: [u64; 1],
}

impl Units {
    /// Units that wait for work.
    pub fn new(core: &CoreConfig) -> Self {
        Self {
            arithmetic: vec![0; core.arithmetic_units],
            special: vec![0; core.special_units],
            memory: [0],
        }
    }

    fn of(&mut self, port: Port) -> &mut [u64] {
        match port {
            Port::Arithmetic => &mut self.arithmetic,
            Port::Special => &mut self.special,
            Port::Memory => &mut self.memory,
            Port::None => &mut [],
        }
    }

    /// First cycle in which a unit of this kind takes an instruction.
    pub fn free_from(&mut self, port: Port) -> u64 {
        self.of(port).iter().copied().min().unwrap_or(0)
    }

    /// A unit of this kind takes an instruction, and the next one in cycle `until`.
    pub fn take(&mut self, port: Port, until: u64) {
        if let Some(unit) = self.of(port).iter_mut().min() {
            *unit = until;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MachineConfig;
    use turnstile_kernel::Arithmetic;

    #[test]
    fn a_unit_is_taken_for_its_interval_and_the_other_one_is_free() {
        let Some(MachineConfig::Simt(config)) = MachineConfig::bundled("gtx580") else {
            panic!("a committed machine");
        };
        let mut units = Units::new(&config.core);
        units.take(Port::Arithmetic, 8);
        assert_eq!(units.free_from(Port::Arithmetic), 0, "there are two");
        units.take(Port::Arithmetic, 9);
        assert_eq!(units.free_from(Port::Arithmetic), 8);
        units.take(Port::Special, 5);
        assert_eq!(units.free_from(Port::Special), 5, "there is one");
        units.take(Port::None, 7);
        assert_eq!(
            [Port::Memory, Port::None].map(|port| units.free_from(port)),
            [0, 0]
        );
    }

    #[test]
    fn double_precision_is_the_special_units() {
        let port = |unit, class| Port::of(unit, Timing { class });
        let double = LatencyClass::Double(Arithmetic::Mad);
        assert_eq!(port(Unit::Vector, double), Port::Special);
        assert_eq!(
            port(Unit::Vector, LatencyClass::default()),
            Port::Arithmetic
        );
        assert_eq!(port(Unit::Memory, double), Port::Memory);
        assert_eq!(port(Unit::Branch, double), Port::None);
    }
}
