//! Local memory as a sequential program sees it.

use crate::isa::LdsOp;

/// One lane's access and what the hardware answered.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// Operation.
    pub op: LdsOp,
    /// Byte address inside the work-group's local memory.
    pub address: u32,
    /// First operand.
    pub data: u32,
    /// Second operand.
    pub data2: u32,
    /// Word the hardware returned.
    pub result: u32,
    /// High word of a 64-bit read.
    pub result_high: u32,
}

/// What an operation does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads bytes.
    Read,
    /// Writes bytes.
    Write,
    /// Reads and writes a word.
    Atomic,
}

/// A read that the order does not explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Byte address of the access.
    pub address: u32,
    /// Value the order gives.
    pub expected: u64,
    /// Value the hardware gave.
    pub found: u64,
}

/// Bytes an operation touches, and how.
pub fn shape(op: LdsOp) -> (Kind, u32) {
    match op {
        LdsOp::ReadB32 => (Kind::Read, 4),
        LdsOp::ReadU8 | LdsOp::ReadI8 => (Kind::Read, 1),
        LdsOp::ReadU16 | LdsOp::ReadI16 => (Kind::Read, 2),
        LdsOp::ReadB64 => (Kind::Read, 8),
        LdsOp::WriteB32 => (Kind::Write, 4),
        LdsOp::WriteB8 => (Kind::Write, 1),
        LdsOp::WriteB16 => (Kind::Write, 2),
        LdsOp::WriteB64 => (Kind::Write, 8),
        _ => (Kind::Atomic, 4),
    }
}

/// New word of an atomic operation.
fn atomic(op: LdsOp, memory: u32, data: u32, data2: u32) -> u32 {
    let signed = |word: u32| word as i32;
    match op {
        LdsOp::Add => memory.wrapping_add(data),
        LdsOp::Sub => memory.wrapping_sub(data),
        LdsOp::Rsub => data.wrapping_sub(memory),
        LdsOp::Inc if memory >= data => 0,
        LdsOp::Inc => memory + 1,
        LdsOp::Dec if memory == 0 || memory > data => data,
        LdsOp::Dec => memory - 1,
        LdsOp::MinI => signed(memory).min(signed(data)) as u32,
        LdsOp::MaxI => signed(memory).max(signed(data)) as u32,
        LdsOp::MinU => memory.min(data),
        LdsOp::MaxU => memory.max(data),
        LdsOp::And => memory & data,
        LdsOp::Or => memory | data,
        LdsOp::Xor => memory ^ data,
        LdsOp::MaskOr => (memory & !data) | data2,
        LdsOp::Exchange => data,
        LdsOp::CompareStore if memory == data => data2,
        _ => memory,
    }
}

/// Value a read of `bytes` bytes puts in its register.
fn extended(op: LdsOp, value: u64) -> u64 {
    match op {
        LdsOp::ReadI8 => u64::from(i32::from(value as i8) as u32),
        LdsOp::ReadI16 => u64::from(i32::from(value as i16) as u32),
        _ => value,
    }
}

/// Local memory of one work-group. A byte nobody has written is unknown: the first read defines it.
#[derive(Clone, Debug)]
pub struct Image {
    bytes: Vec<Option<u8>>,
}

impl Image {
    /// Unknown content; sizes are rounded up to words.
    pub fn new(bytes: u32) -> Self {
        Self {
            bytes: vec![None; bytes.next_multiple_of(4) as usize],
        }
    }

    /// Performs an access and compares what it read.
    pub fn replay(&mut self, access: &Access) -> Result<(), Mismatch> {
        let (kind, length) = shape(access.op);
        let returned = u64::from(access.result) | u64::from(access.result_high) << 32;
        let operand = u64::from(access.data) | u64::from(access.data2) << 32;
        match kind {
            Kind::Write => {
                self.write(access.address, length, operand);
                Ok(())
            }
            Kind::Read => {
                let found = if length == 8 {
                    returned
                } else {
                    u64::from(access.result)
                };
                self.read(access.op, access.address, length, found)
            }
            Kind::Atomic => {
                self.read(access.op, access.address, length, access.result.into())?;
                let new = atomic(access.op, access.result, access.data, access.data2);
                self.write(access.address, length, new.into());
                Ok(())
            }
        }
    }

    /// Compares the whole image with the words found in memory at the end.
    pub fn compare(&self, words: &[u32]) -> Result<(), Mismatch> {
        for (index, (known, &word)) in self.bytes.chunks_exact(4).zip(words).enumerate() {
            let expected = value_of(known, u64::from(word));
            if expected != u64::from(word) {
                return Err(Mismatch {
                    address: 4 * index as u32,
                    expected,
                    found: word.into(),
                });
            }
        }
        Ok(())
    }

    fn read(&mut self, op: LdsOp, address: u32, length: u32, found: u64) -> Result<(), Mismatch> {
        let range = address as usize..(address + length) as usize;
        let known = &mut self.bytes[range];
        let expected = extended(op, value_of(known, found));
        if expected != found {
            return Err(Mismatch {
                address,
                expected,
                found,
            });
        }
        for (byte, value) in known.iter_mut().zip(found.to_le_bytes()) {
            *byte = Some(value);
        }
        Ok(())
    }

    fn write(&mut self, address: u32, length: u32, value: u64) {
        let range = address as usize..(address + length) as usize;
        for (byte, value) in self.bytes[range].iter_mut().zip(value.to_le_bytes()) {
            *byte = Some(value);
        }
    }
}

/// The known bytes as a value; unknown bytes are taken from `found`.
fn value_of(known: &[Option<u8>], found: u64) -> u64 {
    known
        .iter()
        .zip(found.to_le_bytes())
        .enumerate()
        .map(|(index, (byte, found))| u64::from(byte.unwrap_or(found)) << (8 * index))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(op: LdsOp, address: u32, data: u32, result: u32) -> Access {
        Access {
            op,
            address,
            data,
            data2: 0,
            result,
            result_high: 0,
        }
    }

    #[test]
    fn a_first_read_defines_an_unknown_word_and_a_second_must_agree() {
        let mut image = Image::new(8);
        assert_eq!(image.replay(&access(LdsOp::ReadB32, 4, 0, 7)), Ok(()));
        let error = image.replay(&access(LdsOp::ReadB32, 4, 0, 8)).unwrap_err();
        assert_eq!((error.address, error.expected, error.found), (4, 7, 8));
    }

    #[test]
    fn narrow_accesses_extend() {
        let mut image = Image::new(4);
        image.replay(&access(LdsOp::WriteB8, 1, 0x180, 0)).unwrap();
        assert_eq!(image.replay(&access(LdsOp::ReadI8, 1, 0, 0xffff_ff80)), Ok(()));
        assert!(image.replay(&access(LdsOp::ReadU8, 1, 0, 0xffff_ff80)).is_err());
    }

    #[test]
    fn an_atomic_is_a_read_and_a_write() {
        let mut image = Image::new(4);
        image.replay(&access(LdsOp::WriteB32, 0, 5, 0)).unwrap();
        image.replay(&access(LdsOp::Add, 0, 3, 5)).unwrap();
        assert!(image.replay(&access(LdsOp::Add, 0, 3, 5)).is_err());
        assert_eq!(image.compare(&[8]), Ok(()));
        assert!(image.compare(&[11]).is_err());
    }
}
