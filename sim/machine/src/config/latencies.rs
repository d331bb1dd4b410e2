//! Latencies of arithmetic in the machine file of cores for warps of 32.

use serde::{Deserialize, Serialize};
use turnstile_kernel::{Arithmetic, LatencyClass};

/// Latencies of arithmetic; the default is GPGPU-Sim's Fermi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Latencies {
    pub integer: Operations,
    /// 32-bit floating point numbers.
    pub float: Operations,
    /// 64-bit floating point numbers.
    pub double: Operations,
    pub special: OpTiming,
}

/// Latencies by operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operations {
    /// Addition, logic, comparison, moves.
    pub add: OpTiming,
    pub min_max: OpTiming,
    pub mul: OpTiming,
    pub mad: OpTiming,
    pub div: OpTiming,
}

/// Time of an operation in a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpTiming {
    /// Cycles from issue to the first cycle in which an instruction that needs the result can issue.
    pub latency: u64,
    /// Cycles from issue to the first cycle in which the unit takes another instruction.
    pub interval: u64,
}

/// Latency and interval of each.
const fn op(latency: u64, interval: u64) -> OpTiming {
    OpTiming { latency, interval }
}

impl Default for Latencies {
    fn default() -> Self {
        Self {
            integer: Operations {
                add: op(4, 1),
                min_max: op(13, 2),
                mul: op(4, 2),
                mad: op(5, 1),
                div: op(145, 8),
            },
            float: Operations {
                add: op(4, 1),
                min_max: op(13, 2),
                mul: op(4, 1),
                mad: op(5, 1),
                div: op(39, 4),
            },
            double: Operations {
                add: op(8, 8),
                min_max: op(19, 16),
                mul: op(8, 8),
                mad: op(8, 8),
                div: op(330, 130),
            },
            special: op(8, 8),
        }
    }
}

impl Operations {
    fn of(&self, operation: Arithmetic) -> OpTiming {
        match operation {
            Arithmetic::Add => self.add,
            Arithmetic::MinMax => self.min_max,
            Arithmetic::Mul => self.mul,
            Arithmetic::Mad => self.mad,
            Arithmetic::Div => self.div,
        }
    }
}

impl Latencies {
    /// Time of an operation.
    pub fn of(&self, class: LatencyClass) -> OpTiming {
        match class {
            LatencyClass::Integer(operation) => self.integer.of(operation),
            LatencyClass::Float(operation) => self.float.of(operation),
            LatencyClass::Double(operation) => self.double.of(operation),
            LatencyClass::Special => self.special,
        }
    }
}

impl Latencies {
    /// All of them, with the names of their fields.
    pub fn named(&self) -> Vec<(String, OpTiming)> {
        let kinds = [
            ("integer", &self.integer),
            ("float", &self.float),
            ("double", &self.double),
        ];
        let operations = kinds.into_iter().flat_map(|(kind, operations)| {
            [
                ("add", operations.add),
                ("min_max", operations.min_max),
                ("mul", operations.mul),
                ("mad", operations.mad),
                ("div", operations.div),
            ]
            .map(|(name, timing)| (format!("{kind}.{name}"), timing))
        });
        operations
            .chain([("special".into(), self.special)])
            .collect()
    }
}
