//! What a warp has of the functions it is in: registers, parameters, local memory.

use super::LANES;
use crate::code::inst::Register;
use crate::code::program::Function;
use crate::code::types::Type;
use turnstile_kernel::lanes_of;

/// A value a lane.
pub type Values = [u64; LANES];

/// A function that is entered and not left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    /// Number of the function.
    function: usize,
    registers: usize,
    parameters: usize,
    /// First byte of its variables in the thread's local memory.
    local: u32,
    /// First byte behind it.
    local_end: u32,
    /// The call that entered it, and for which lanes.
    call: u32,
    lanes: u64,
}

/// Registers and parameters of one function.
#[derive(Clone, Debug)]
pub struct Innermost {
    registers: Vec<Values>,
    parameters: Vec<[u8; LANES]>,
}

/// The functions that a warp is in, from the kernel on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frames {
    frames: Vec<Frame>,
    registers: Vec<Values>,
    /// A byte a lane.
    parameters: Vec<[u8; LANES]>,
}

impl Frames {
    /// `lanes` enter function `number` by the call instruction `call`.
    pub fn enter(&mut self, functions: &[Function], number: usize, call: u32, lanes: u64) {
        let function = &functions[number];
        let local = self.frames.last().map_or(0, |caller| caller.local_end);
        self.frames.push(Frame {
            function: number,
            registers: self.registers.len(),
            parameters: self.parameters.len(),
            local,
            local_end: local + function.stack_bytes(),
            call,
            lanes,
        });
        let registers = self.registers.len() + usize::from(function.registers);
        self.registers.resize(registers, [0; LANES]);
        let parameters = self.parameters.len() + function.parameter_bytes as usize;
        self.parameters.resize(parameters, [0; LANES]);
    }

    /// Leaves the innermost function.
    pub fn leave(&mut self) {
        let frame = self.frames.pop().expect("a function is entered");
        self.registers.truncate(frame.registers);
        self.parameters.truncate(frame.parameters);
    }

    /// The call that entered the innermost function, and for which lanes.
    pub fn call(&self) -> (u32, u64) {
        (self.top().call, self.top().lanes)
    }

    /// Number of the innermost function.
    pub fn function(&self) -> usize {
        self.top().function
    }

    fn top(&self) -> &Frame {
        self.frames.last().expect("the warp is in its kernel")
    }

    /// Bytes of local memory that are taken.
    pub fn local_end(&self) -> u32 {
        self.frames.last().map_or(0, |top| top.local_end)
    }

    /// Where the innermost function's variables begin in local memory.
    pub fn local(&self) -> u32 {
        self.top().local
    }

    /// A register of the innermost function.
    pub fn register(&self, register: Register) -> &Values {
        &self.registers[self.place(register)]
    }

    pub fn register_mut(&mut self, register: Register) -> &mut Values {
        let place = self.place(register);
        &mut self.registers[place]
    }

    /// Where a register is for good: that of another function with the same number is elsewhere.
    pub fn place(&self, register: Register) -> usize {
        self.top().registers + usize::from(register)
    }

    pub fn at_mut(&mut self, place: usize) -> &mut Values {
        &mut self.registers[place]
    }

    /// A parameter of the innermost function in a lane, from its bytes.
    pub fn parameter(&self, at: u32, of: Type, lane: usize) -> u64 {
        let start = self.top().parameters + at as usize;
        let bytes = &self.parameters[start..start + usize::from(of.bytes())];
        let value = bytes
            .iter()
            .rev()
            .fold(0, |value, byte| value << 8 | u64::from(byte[lane]));
        of.extend(value)
    }

    pub fn set_parameter(&mut self, at: u32, of: Type, lane: usize, value: u64) {
        let start = self.top().parameters + at as usize;
        let bytes = &mut self.parameters[start..start + usize::from(of.bytes())];
        for (byte, value) in bytes.iter_mut().zip(value.to_le_bytes()) {
            byte[lane] = value;
        }
    }

    /// Registers and parameters of the innermost function, as they are now.
    pub fn innermost(&self) -> Innermost {
        let top = self.top();
        Innermost {
            registers: self.registers[top.registers..].to_vec(),
            parameters: self.parameters[top.parameters..].to_vec(),
        }
    }

    /// Gives `lanes` what they had of the innermost function, which is the same one and the same call of it.
    pub fn restore(&mut self, then: &Innermost, lanes: u64) {
        let Frame {
            registers,
            parameters,
            ..
        } = *self.top();
        restore(&mut self.registers[registers..], &then.registers, lanes);
        restore(&mut self.parameters[parameters..], &then.parameters, lanes);
    }

    /// Bytes of the innermost function's parameters in all lanes.
    pub fn bytes(&self, at: u32, bytes: u32) -> Vec<[u8; LANES]> {
        let start = self.top().parameters + at as usize;
        self.parameters[start..start + bytes as usize].to_vec()
    }

    /// Writes `lanes` of them.
    pub fn set_bytes(&mut self, at: u32, bytes: &[[u8; LANES]], lanes: u64) {
        let start = self.top().parameters + at as usize;
        for (held, new) in self.parameters[start..].iter_mut().zip(bytes) {
            for (lane, (held, new)) in held.iter_mut().zip(new).enumerate() {
                if lanes >> lane & 1 == 1 {
                    *held = *new;
                }
            }
        }
    }
}

/// Gives `lanes` the values of then.
fn restore<T: Copy>(held: &mut [[T; LANES]], then: &[[T; LANES]], lanes: u64) {
    for (held, then) in held.iter_mut().zip(then) {
        lanes_of(lanes).for_each(|lane| held[lane] = then[lane]);
    }
}
