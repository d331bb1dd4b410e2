//! What the work of a packet does to memory.

use super::content::GlobalMemory;
use super::packet::{Answer, Work};
use super::request::word;
use turnstile_kernel::MemoryAtomic;

/// Does work at a block of so many bytes, which begins at address `base`; returns the answer.
pub fn take_place(work: Work, base: u64, block_bytes: u64, content: &mut GlobalMemory) -> Answer {
    match work {
        Work::Load { bytes, written } => Answer::Block {
            data: content.block(base, block_bytes as usize),
            bytes,
            written,
        },
        Work::Store(write) => {
            for (part, bytes) in write.iter() {
                content.store(base + u64::from(part.offset), bytes);
            }
            Answer::Stored
        }
        Work::Atomic {
            operation,
            parts,
            operands,
        } => {
            let mut old = vec![];
            for (part, operands) in parts.iter().zip(operands) {
                let address = base + u64::from(part.offset);
                let mut bytes = content.block(address, part.bytes.into());
                old.extend(perform(operation, &mut bytes, operands));
                content.store(address, &bytes);
            }
            Answer::Old(old)
        }
        Work::Commit(_) => unreachable!("a commit unit takes its packets"),
    }
}

/// Performs an atomic on the 4 or 8 bytes of a word, and returns what stood there.
fn perform(operation: MemoryAtomic, bytes: &mut [u8], [first, second]: [u64; 2]) -> Vec<u32> {
    let mut words = bytes.chunks_exact(4).map(word);
    match (words.next(), words.next()) {
        (Some(low), Some(high)) => {
            let old = u64::from(low) | u64::from(high) << 32;
            bytes.copy_from_slice(&operation.apply64(old, first, second).to_le_bytes());
            vec![low, high]
        }
        (Some(old), None) => {
            let new = operation.apply(old, first as u32, second as u32);
            bytes.copy_from_slice(&new.to_le_bytes());
            vec![old]
        }
        _ => vec![],
    }
}
