//! Which latency of the machine file an instruction has.

use crate::code::types::{Kind, Type};
use crate::text::module::Instruction;
use turnstile_kernel::{Arithmetic, LatencyClass};

/// The class of an instruction, after GPGPU-Sim 3: what is none of multiplications, divisions and special functions is an addition.
pub fn class(word: &Instruction) -> LatencyClass {
    let types = word.modifiers.iter().filter_map(|one| Type::of(one));
    let float = types
        .filter(|of| of.kind == Kind::Float)
        .map(|of| of.bits)
        .max();
    let operation = match word.opcode.as_str() {
        "min" | "max" => Arithmetic::MinMax,
        "mul" | "mul24" => Arithmetic::Mul,
        "mad" | "madc" | "mad24" | "fma" | "sad" | "dp4a" | "dp2a" => Arithmetic::Mad,
        "div" | "rem" => Arithmetic::Div,
        "sqrt" | "rsqrt" | "rcp" | "sin" | "cos" | "lg2" | "ex2" | "tanh" => match float {
            Some(64) => return LatencyClass::Double(Arithmetic::Div),
            _ => return LatencyClass::Special,
        },
        _ => Arithmetic::Add,
    };
    match float {
        Some(64) => LatencyClass::Double(operation),
        Some(_) => LatencyClass::Float(operation),
        None => LatencyClass::Integer(operation),
    }
}
