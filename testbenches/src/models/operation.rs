//! The operations of the local-memory port and what each does to a word.

use super::detector::AccessKind;

/// An operation; the discriminant is the code on the `req_op` pins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Operation {
    ReadB32,
    ReadU8,
    ReadI8,
    ReadU16,
    ReadI16,
    ReadB64,
    WriteB32,
    WriteB8,
    WriteB16,
    WriteB64,
    Add,
    Sub,
    /// `data - memory`
    Rsub,
    /// `memory >= data ? 0 : memory + 1`
    Inc,
    /// `memory == 0 || memory > data ? data : memory - 1`
    Dec,
    MinI,
    MaxI,
    MinU,
    MaxU,
    And,
    Or,
    Xor,
    /// `(memory & !data) | data2`
    Mskor,
    Xchg,
    /// `memory == data ? data2 : memory`
    Cmpst,
}

/// Every operation, in the order of the codes.
pub const OPERATIONS: [Operation; 25] = {
    use Operation::*;
    [
        ReadB32, ReadU8, ReadI8, ReadU16, ReadI16, ReadB64, WriteB32, WriteB8, WriteB16, WriteB64,
        Add, Sub, Rsub, Inc, Dec, MinI, MaxI, MinU, MaxU, And, Or, Xor, Mskor, Xchg, Cmpst,
    ]
};

/// Which word of an access: 64-bit operations use two.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    Low,
    High,
}

/// What one lane brings along.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Operands {
    /// Byte address.
    pub address: usize,
    pub data: u32,
    /// High word of a 64-bit write, second operand of `Mskor` and `Cmpst`.
    pub data2: u32,
}

/// What an operation does to one word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The word afterwards.
    pub memory: u32,
    /// The value returned to the lane; 0 for plain writes, which return nothing.
    pub returned: u32,
}

impl Operation {
    /// The code on the pins.
    pub fn code(self) -> u8 {
        self as u8
    }

    /// What a code on the pins means; the reserved ones, 25 and above, are reads of a word.
    pub fn from_code(code: u8) -> Self {
        OPERATIONS
            .get(usize::from(code))
            .copied()
            .unwrap_or(Self::ReadB32)
    }

    /// How conflict detection sees it. Atomics, also a `Cmpst` that will not store, are writes.
    pub fn kind(self) -> AccessKind {
        if self.code() <= Self::ReadB64.code() {
            AccessKind::Read
        } else {
            AccessKind::Write
        }
    }

    /// The words of an access, in order of their addresses.
    pub fn parts(self) -> &'static [Part] {
        match self {
            Self::ReadB64 | Self::WriteB64 => &[Part::Low, Part::High],
            _ => &[Part::Low],
        }
    }

    /// Does the lane get a value back?
    pub fn returns(self) -> bool {
        !matches!(
            self,
            Self::WriteB32 | Self::WriteB8 | Self::WriteB16 | Self::WriteB64
        )
    }

    /// Applies the operation to a word. Sub-word operations select by the low address bits (little-endian); the bits
    /// below an operation's size are ignored.
    pub fn apply(self, part: Part, memory: u32, operands: Operands) -> Effect {
        let Operands {
            address,
            data,
            data2,
        } = operands;
        let byte = 8 * (address % 4);
        let half = 8 * (address & 2);
        match self {
            Self::ReadB32 | Self::ReadB64 => read(memory, memory),
            Self::ReadU8 => read(memory, memory >> byte & 0xff),
            Self::ReadI8 => read(memory, (memory >> byte) as u8 as i8 as u32),
            Self::ReadU16 => read(memory, memory >> half & 0xffff),
            Self::ReadI16 => read(memory, (memory >> half) as u16 as i16 as u32),
            Self::WriteB32 => write(data),
            Self::WriteB8 => write(insert(memory, data, 0xff, byte)),
            Self::WriteB16 => write(insert(memory, data, 0xffff, half)),
            Self::WriteB64 if part == Part::High => write(data2),
            Self::WriteB64 => write(data),
            _ => Effect {
                memory: self.combine(memory, data, data2),
                returned: memory,
            },
        }
    }

    /// The new word of an atomic.
    fn combine(self, memory: u32, data: u32, data2: u32) -> u32 {
        match self {
            Self::Add => memory.wrapping_add(data),
            Self::Sub => memory.wrapping_sub(data),
            Self::Rsub => data.wrapping_sub(memory),
            Self::Inc if memory >= data => 0,
            Self::Inc => memory + 1,
            Self::Dec if memory == 0 || memory > data => data,
            Self::Dec => memory - 1,
            Self::MinI => (memory as i32).min(data as i32) as u32,
            Self::MaxI => (memory as i32).max(data as i32) as u32,
            Self::MinU => memory.min(data),
            Self::MaxU => memory.max(data),
            Self::And => memory & data,
            Self::Or => memory | data,
            Self::Xor => memory ^ data,
            Self::Mskor => memory & !data | data2,
            Self::Xchg => data,
            Self::Cmpst if memory == data => data2,
            _ => memory,
        }
    }
}

fn read(memory: u32, returned: u32) -> Effect {
    Effect { memory, returned }
}

fn write(memory: u32) -> Effect {
    Effect {
        memory,
        returned: 0,
    }
}

/// Replaces the field `mask << shift` of a word.
fn insert(memory: u32, data: u32, mask: u32, shift: usize) -> u32 {
    memory & !(mask << shift) | (data & mask) << shift
}

#[cfg(test)]
mod tests {
    use super::Operation::*;
    use super::*;

    #[test]
    fn codes_run_from_0_to_24() {
        for (code, operation) in OPERATIONS.into_iter().enumerate() {
            assert_eq!(usize::from(operation.code()), code);
            assert_eq!(Operation::from_code(code as u8), operation);
        }
        for reserved in 25..32 {
            assert_eq!(Operation::from_code(reserved), ReadB32);
        }
        assert_eq!((Add.code(), Mskor.code(), Cmpst.code()), (10, 22, 24));
    }

    #[test]
    fn only_the_reads_are_reads() {
        for operation in OPERATIONS {
            let read = matches!(operation.kind(), AccessKind::Read);
            assert_eq!(read, operation.code() < 6, "{operation:?}");
        }
    }

    #[test]
    fn sub_word_reads_select_and_extend() {
        let value = |operation: Operation, address| {
            let operands = Operands {
                address,
                ..Operands::default()
            };
            operation.apply(Part::Low, 0x80ff_7f01, operands).returned
        };
        assert_eq!(
            [0, 1, 2, 3].map(|a| value(ReadU8, a)),
            [1, 0x7f, 0xff, 0x80]
        );
        assert_eq!(value(ReadI8, 6), 0xffff_ffff);
        assert_eq!(value(ReadI8, 5), 0x7f);
        assert_eq!((value(ReadU16, 0), value(ReadU16, 3)), (0x7f01, 0x80ff));
        assert_eq!(
            (value(ReadI16, 0), value(ReadI16, 2)),
            (0x7f01, 0xffff_80ff)
        );
    }

    #[test]
    fn sub_word_writes_keep_the_rest() {
        let operands = Operands {
            address: 2,
            data: 0xaabb_ccdd,
            data2: 0,
        };
        assert_eq!(
            WriteB8.apply(Part::Low, 0x1122_3344, operands).memory,
            0x11dd_3344
        );
        assert_eq!(
            WriteB16.apply(Part::Low, 0x1122_3344, operands).memory,
            0xccdd_3344
        );
    }

    #[test]
    fn a_64_bit_write_puts_data2_into_the_high_word() {
        let operands = Operands {
            address: 0,
            data: 1,
            data2: 2,
        };
        assert_eq!(WriteB64.apply(Part::Low, 9, operands).memory, 1);
        assert_eq!(WriteB64.apply(Part::High, 9, operands).memory, 2);
    }

    #[test]
    fn atomics_return_the_old_word() {
        // operation, memory, data, data2, memory afterwards
        let cases = [
            (Add, u32::MAX, 2, 0, 1),
            (Sub, 1, 2, 0, u32::MAX),
            (Rsub, 1, 3, 0, 2),
            (Inc, 4, 5, 0, 5),
            (Inc, 5, 5, 0, 0),
            (Dec, 0, 7, 0, 7),
            (Dec, 8, 7, 0, 7),
            (Dec, 7, 7, 0, 6),
            (MinI, u32::MAX, 3, 0, u32::MAX),
            (MaxI, u32::MAX, 3, 0, 3),
            (MinU, u32::MAX, 3, 0, 3),
            (MaxU, u32::MAX, 3, 0, u32::MAX),
            (And, 0b1100, 0b1010, 0, 0b1000),
            (Or, 0b1100, 0b1010, 0, 0b1110),
            (Xor, 0b1100, 0b1010, 0, 0b0110),
            (Mskor, 0b1111, 0b0110, 0b0010, 0b1011),
            (Xchg, 1, 2, 0, 2),
            (Cmpst, 1, 1, 9, 9),
            (Cmpst, 2, 1, 9, 2),
        ];
        for (operation, memory, data, data2, expected) in cases {
            let operands = Operands {
                address: 0,
                data,
                data2,
            };
            let effect = operation.apply(Part::Low, memory, operands);
            assert_eq!(effect.memory, expected, "{operation:?} {memory} {data}");
            assert_eq!(effect.returned, memory, "{operation:?} {memory} {data}");
        }
    }
}
