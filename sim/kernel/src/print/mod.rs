//! What kernels print: the buffer that the `printf` of `sim/run/kernels/opencl_printf.h` fills, or CUDA's by `sim/ptx/kernels/vprintf.cl`,
//! read when a launch is over.
//!
//! Records lie there in the order in which the work-items came. A work-item's own are in the order of its program, so
//! sorting them by work-item gives the same text whatever the timing.

mod format;

use crate::Printed;
use format::{format, Argument, Dialect, Problem};

/// The symbol that stands for the buffer in a kernel's text.
pub const SYMBOL: &str = "turnstile_print_buffer";

/// Room for records, in words: OpenCL's least for a device, 1 MiB.
const ROOM: u32 = (1 << 20) / 4;
/// Words used, records without room, room.
const HEADER_WORDS: usize = 3;
/// Words, work-item, and the address of the format.
const RECORD_WORDS: usize = 4;
/// Marks of a record's words: it is there; it is of CUDA's `printf`.
const COMPLETE: u32 = 1 << 31;
const CUDA: u32 = 1 << 30;
/// Mark of an argument's bytes: they are a string, not its address.
const TEXT: u32 = 1 << 31;
/// Longest format or string.
const MOST_STRING_BYTES: usize = 1 << 16;

/// Reads bytes of global memory, 0 where no buffer is.
type Read<'a> = dyn Fn(u64, usize) -> Box<[u8]> + 'a;

/// An empty buffer.
pub fn buffer() -> Vec<u8> {
    let header = [0, 0, ROOM].into_iter().flat_map(u32::to_le_bytes);
    let records = std::iter::repeat_n(0, 4 * ROOM as usize);
    header.chain(records).collect()
}

/// What stands in the buffer at `address`.
pub fn printed(address: u64, read: &Read) -> Printed {
    let words = |at: u64, count: usize| -> Vec<u32> {
        let bytes = read(address + at, 4 * count);
        let words = bytes.chunks_exact(4);
        words
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect()
    };
    let header = words(0, HEADER_WORDS);
    let used = header[0].min(ROOM) as usize;
    let all = words(4 * HEADER_WORDS as u64, used);
    let mut records = records(&all);
    records.sort_by_key(|record| record[1]);
    let mut printed = Printed {
        lost: header[1],
        ..Printed::default()
    };
    for record in records {
        let address = u64::from(record[2]) | u64::from(record[3]) << 32;
        let pattern = string(address, read);
        let dialect = match record[0] & CUDA {
            0 => Dialect::OpenCl,
            _ => Dialect::Cuda,
        };
        match format(&pattern, &arguments(record), dialect, &|at| {
            string(at, read)
        }) {
            Ok(text) => printed.text.extend(text),
            Err(Problem(what)) => {
                let fault = format!(
                    "`{}`: {what}",
                    String::from_utf8_lossy(&pattern).escape_debug()
                );
                if !printed.faults.contains(&fault) {
                    printed.faults.push(fault);
                }
            }
        }
    }
    printed
}

/// The complete records in the used part of a buffer. A run that fails leaves others behind, and words where nothing of a
/// record is stored yet; a record without room leaves such at the end.
fn records(mut words: &[u32]) -> Vec<&[u32]> {
    let mut records = vec![];
    while let Some(first) = words.iter().position(|word| *word != 0) {
        let length = (words[first] & !(COMPLETE | CUDA)) as usize;
        let complete = words[first] & COMPLETE != 0;
        let Some(record) = words.get(first..first + length) else {
            break;
        };
        if complete && length >= RECORD_WORDS {
            records.push(record);
        }
        words = &words[first + length.max(1)..];
    }
    records
}

/// The arguments of a record.
fn arguments(record: &[u32]) -> Vec<Argument> {
    let mut words = record[RECORD_WORDS..].iter();
    let mut arguments = vec![];
    while let Some(head) = words.next() {
        let length = (head & !TEXT) as usize;
        let own = words.by_ref().take(length.div_ceil(4));
        let mut bytes: Vec<u8> = own.flat_map(|word| word.to_le_bytes()).collect();
        bytes.truncate(length);
        arguments.push(match head & TEXT {
            0 => Argument::Bytes(bytes),
            _ => Argument::Text(bytes),
        });
    }
    arguments
}

/// The bytes before the next zero.
fn string(address: u64, read: &Read) -> Vec<u8> {
    const PIECE: usize = 256;
    let mut bytes = vec![];
    while bytes.len() < MOST_STRING_BYTES {
        let piece = read(address.wrapping_add(bytes.len() as u64), PIECE);
        match piece.iter().position(|byte| *byte == 0) {
            None => bytes.extend_from_slice(&piece),
            Some(end) => {
                bytes.extend_from_slice(&piece[..end]);
                break;
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Global memory with a buffer at 0 and strings behind it.
    fn memory(records: &[&[u32]], lost: u32, strings: &[u8]) -> Vec<u8> {
        let mut bytes = buffer();
        let words: Vec<u32> = records.concat();
        bytes[..4].copy_from_slice(&(words.len() as u32).to_le_bytes());
        bytes[4..8].copy_from_slice(&lost.to_le_bytes());
        for (place, word) in bytes[12..].chunks_exact_mut(4).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes.extend_from_slice(strings);
        bytes
    }

    fn read(memory: &[u8]) -> impl Fn(u64, usize) -> Box<[u8]> + '_ {
        |address, length| {
            let mut bytes = vec![0; length];
            for (byte, found) in bytes.iter_mut().zip(memory.iter().skip(address as usize)) {
                *byte = *found;
            }
            bytes.into()
        }
    }

    #[test]
    fn records_are_printed_work_item_by_work_item() {
        let number = buffer().len() as u32;
        let text = number + 4;
        let records: [&[u32]; 4] = [
            &[COMPLETE | 6, 1, number, 0, 4, 7],
            &[COMPLETE | 6, 0, number, 0, 4, 8],
            &[COMPLETE | 4, 1, text, 0],
            &[COMPLETE | 6, 0, number, 0, 4, 9],
        ];
        let memory = memory(&records, 2, b"%d \0end \0");
        let printed = printed(0, &read(&memory));
        assert_eq!(String::from_utf8(printed.text).unwrap(), "8 9 7 end ");
        assert_eq!((printed.lost, printed.faults.len()), (2, 0));
    }

    #[test]
    fn a_format_that_cannot_be_printed_is_told_once() {
        let address = buffer().len() as u32;
        let record: &[u32] = &[COMPLETE | 4, 0, address, 0];
        let memory = memory(&[record, record], 0, b"%d\n\0");
        let printed = printed(0, &read(&memory));
        assert_eq!(printed.faults, ["`%d\\n`: `%d` has no argument"]);
    }

    #[test]
    fn what_is_not_complete_is_passed_over() {
        let first = [COMPLETE | 4, 1, 2, 3];
        let last = [COMPLETE | 5, 4, 5, 6, 0];
        let words = |between: &[u32]| [&first[..], between, &last].concat();
        for between in [
            &[][..],
            &[4, 0, 0, 0],
            &[6, 9, 0, 9, 0, 9],
            &[0, 0, 0, 0, 0],
        ] {
            assert_eq!(records(&words(between)), [&first[..], &last]);
        }
        assert!(records(&[COMPLETE | 9, 0, 0, 0]).is_empty());
        assert!(records(&[0; 9]).is_empty());
    }
}
