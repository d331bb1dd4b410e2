//! What each atomic operation makes of one word or two, by the formulas of the PTX ISA.

/// An operation of the atomic unit; the discriminant is the code on the `req_op` pins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Operation {
    Add,
    Sub,
    Inc,
    Dec,
    Exchange,
    CompareSwap,
    And,
    Or,
    Xor,
    MinSigned,
    MinUnsigned,
    MaxSigned,
    MaxUnsigned,
    External,
    Load,
    Store,
}

/// Every operation, in the order of the codes.
pub const OPERATIONS: [Operation; 16] = {
    use Operation::*;
    [
        Add,
        Sub,
        Inc,
        Dec,
        Exchange,
        CompareSwap,
        And,
        Or,
        Xor,
        MinSigned,
        MinUnsigned,
        MaxSigned,
        MaxUnsigned,
        External,
        Load,
        Store,
    ]
};

/// The new value of 32 or 64 bits, of which what does not belong to it is 0. What is no operation on words gives the data.
macro_rules! combine {
    ($operation:expr, $unsigned:ty, $signed:ty, $memory:expr, $data:expr, $compare:expr) => {{
        let memory = $memory as $unsigned;
        let data = $data as $unsigned;
        let (signed_memory, signed_data) = (memory as $signed, data as $signed);
        let new: $unsigned = match $operation {
            Operation::Add => memory.wrapping_add(data),
            Operation::Sub => memory.wrapping_sub(data),
            Operation::Inc if memory >= data => 0,
            Operation::Inc => memory + 1,
            Operation::Dec if memory == 0 || memory > data => data,
            Operation::Dec => memory - 1,
            Operation::CompareSwap if memory == $compare as $unsigned => data,
            Operation::CompareSwap => memory,
            Operation::And => memory & data,
            Operation::Or => memory | data,
            Operation::Xor => memory ^ data,
            Operation::MinSigned => signed_memory.min(signed_data) as $unsigned,
            Operation::MaxSigned => signed_memory.max(signed_data) as $unsigned,
            Operation::MinUnsigned => memory.min(data),
            Operation::MaxUnsigned => memory.max(data),
            Operation::Exchange | Operation::External | Operation::Load | Operation::Store => data,
        };
        u64::from(new)
    }};
}

impl Operation {
    /// Does it go on to the memory as it came?
    pub fn is_packet(self) -> bool {
        matches!(self, Self::Load | Self::Store)
    }

    /// What it makes of `memory`; the high words of an operation that is not `wide` do not matter.
    pub fn apply(self, wide: bool, memory: u64, data: u64, compare: u64) -> u64 {
        match wide {
            false => combine!(self, u32, i32, memory, data, compare),
            true => combine!(self, u64, i64, memory, data, compare),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Operation::*;
    use super::*;

    #[test]
    fn codes_are_places() {
        for (code, operation) in OPERATIONS.into_iter().enumerate() {
            assert_eq!(operation as usize, code);
        }
        assert_eq!(
            (Exchange as u8, MaxUnsigned as u8, Store as u8),
            (4, 12, 15)
        );
    }

    /// Of both widths: what is done is the same, but for where a value ends.
    #[test]
    fn operations_on_small_values() {
        // operation, memory, data, compare, memory afterwards
        let cases = [
            (Add, 7, 2, 0, 9),
            (Sub, 7, 2, 0, 5),
            (Inc, 4, 5, 0, 5),
            (Inc, 5, 5, 0, 0),
            (Dec, 0, 7, 0, 7),
            (Dec, 8, 7, 0, 7),
            (Dec, 7, 7, 0, 6),
            (Exchange, 1, 2, 0, 2),
            (CompareSwap, 1, 9, 1, 9),
            (CompareSwap, 2, 9, 1, 2),
            (And, 0b1100, 0b1010, 0, 0b1000),
            (Or, 0b1100, 0b1010, 0, 0b1110),
            (Xor, 0b1100, 0b1010, 0, 0b0110),
            (MinUnsigned, 8, 3, 0, 3),
            (MaxUnsigned, 8, 3, 0, 8),
        ];
        for (operation, memory, data, compare, expected) in cases {
            for wide in [false, true] {
                let new = operation.apply(wide, memory, data, compare);
                assert_eq!(new, expected, "{operation:?} {memory} {data}");
            }
        }
    }

    #[test]
    fn the_width_decides_what_is_negative_and_what_overflows() {
        let minus_one = u64::from(u32::MAX);
        assert_eq!(MinSigned.apply(false, minus_one, 3, 0), minus_one);
        assert_eq!(MinSigned.apply(true, minus_one, 3, 0), 3);
        assert_eq!(MaxSigned.apply(true, u64::MAX, 3, 0), 3);
        assert_eq!(MaxUnsigned.apply(true, u64::MAX, 3, 0), u64::MAX);
        assert_eq!(Add.apply(false, minus_one, 1, 0), 0);
        assert_eq!(Add.apply(true, minus_one, 1, 0), 1 << 32);
        assert_eq!(Sub.apply(true, 1 << 32, 1, 0), minus_one);
        assert_eq!(Inc.apply(true, minus_one, u64::MAX, 0), 1 << 32);
        assert_eq!(Dec.apply(true, 1 << 32, u64::MAX, 0), minus_one);
        assert_eq!(CompareSwap.apply(false, 1, 7, 1 << 32 | 1), 7);
        assert_eq!(CompareSwap.apply(true, 1, 7, 1 << 32 | 1), 1);
    }
}
