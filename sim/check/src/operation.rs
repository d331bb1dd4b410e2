//! What an operation does to the bytes that it accesses.

use turnstile_hdl::lds_op::LdsOp;

/// How an operation uses memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub bytes: u32,
    pub reads: bool,
    pub writes: bool,
}

/// A value that the order of commits does not explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mismatch {
    pub expected: u64,
    pub seen: u64,
}

impl Shape {
    pub fn of(op: LdsOp) -> Self {
        let (bytes, reads, writes) = match op {
            LdsOp::ReadU8 | LdsOp::ReadI8 => (1, true, false),
            LdsOp::ReadU16 | LdsOp::ReadI16 => (2, true, false),
            LdsOp::ReadB32 => (4, true, false),
            LdsOp::ReadB64 => (8, true, false),
            LdsOp::WriteB8 => (1, false, true),
            LdsOp::WriteB16 => (2, false, true),
            LdsOp::WriteB32 => (4, false, true),
            LdsOp::WriteB64 => (8, false, true),
            _ => (4, true, true),
        };
        Self {
            bytes,
            reads,
            writes,
        }
    }

    /// Words an access at byte `address` touches.
    pub fn words(self, address: u32) -> std::ops::Range<usize> {
        (address / 4) as usize..(address + self.bytes).div_ceil(4) as usize
    }
}

/// Bytes an operation accesses; its address must be a multiple.
pub fn access_bytes(op: LdsOp) -> u32 {
    Shape::of(op).bytes
}

/// What a load of `value` puts into its register.
fn extend(op: LdsOp, value: u64) -> u64 {
    match op {
        LdsOp::ReadI8 => u64::from(value as i8 as u32),
        LdsOp::ReadI16 => u64::from(value as i16 as u32),
        _ => value,
    }
}

/// Performs an access on what it accesses.
pub(super) fn perform_on(
    bytes: &mut [Option<u8>],
    op: LdsOp,
    [data, data2]: [u32; 2],
    returned: Option<u64>,
) -> Result<(), Mismatch> {
    let Shape { reads, writes, .. } = Shape::of(op);
    let operand = u64::from(data2) << 32 | u64::from(data);
    match (reads, writes) {
        (true, false) => observe(op, bytes, returned),
        (false, _) => {
            store(bytes, operand);
            Ok(())
        }
        (true, true) => {
            observe(op, bytes, returned)?;
            // An atomic on a word nobody knows, with an answer nobody sees, leaves a word nobody knows.
            match known(bytes) {
                Some(old) => store(bytes, op.apply(old as u32, data, data2).into()),
                None => bytes.fill(None),
            }
            Ok(())
        }
    }
}

fn observe(op: LdsOp, bytes: &mut [Option<u8>], returned: Option<u64>) -> Result<(), Mismatch> {
    let Some(seen) = returned else {
        return Ok(());
    };
    let expected = extend(op, fill_in(bytes, seen));
    if expected != seen {
        return Err(Mismatch { expected, seen });
    }
    store(bytes, seen);
    Ok(())
}

fn store(bytes: &mut [Option<u8>], value: u64) {
    for (byte, value) in bytes.iter_mut().zip(value.to_le_bytes()) {
        *byte = Some(value);
    }
}

/// Value of `bytes`, if all are known.
pub(super) fn known(bytes: &[Option<u8>]) -> Option<u64> {
    let mut value = 0;
    for byte in bytes.iter().rev() {
        value = value << 8 | u64::from((*byte)?);
    }
    Some(value)
}

/// Value of `bytes`, with those of `seen` where they are unknown.
pub(super) fn fill_in(bytes: &[Option<u8>], seen: u64) -> u64 {
    let known = bytes.iter().zip(seen.to_le_bytes());
    known.rev().fold(0, |value, (byte, seen)| {
        value << 8 | u64::from(byte.unwrap_or(seen))
    })
}
