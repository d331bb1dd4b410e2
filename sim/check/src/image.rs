//! Local memory of a work-group as a sequential program sees it.

use super::in_flight::InFlight;
use super::operation::{fill_in, known, perform_on, Mismatch, Shape};
use rustc_hash::FxHashMap;
use turnstile_hdl::lds_op::LdsOp;

/// Bytes of local memory. What nobody wrote is unknown until it is first seen, since a work-group finds what earlier
/// ones left behind: from then on it must stay what it was.
#[derive(Clone, Debug)]
pub(super) struct Image {
    bytes: Vec<Option<u8>>,
    /// Words with a store on its way that may be done or not, by address; not in `bytes`.
    in_flight: FxHashMap<u32, InFlight>,
    changes: u64,
}

impl Image {
    pub fn new(bytes: u32) -> Self {
        Self {
            bytes: vec![None; bytes.next_multiple_of(4) as usize],
            in_flight: FxHashMap::default(),
            changes: 0,
        }
    }

    /// Accesses that have changed something, or may have.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Performs an access; `returned` is what the hardware answered, `None` if nobody asked.
    pub fn perform(
        &mut self,
        op: LdsOp,
        address: u32,
        [data, data2]: [u32; 2],
        returned: Option<u64>,
    ) -> Result<(), Mismatch> {
        let shape = Shape::of(op);
        if self.touches_in_flight(shape, address) {
            return self.perform_in_flight(op, address, [data, data2], returned);
        }
        let bytes = &mut self.bytes[address as usize..][..shape.bytes as usize];
        let before = known(bytes);
        let performed = perform_on(bytes, op, [data, data2], returned);
        if shape.writes && (before.is_none() || known(bytes) != before) {
            self.changes += 1;
        }
        performed
    }

    fn touches_in_flight(&self, shape: Shape, address: u32) -> bool {
        let mut words = shape.words(address);
        !self.in_flight.is_empty()
            && words.any(|word| self.in_flight.contains_key(&(4 * word as u32)))
    }

    /// An access to words with stores on their way. One of 64 bits is one to each word.
    fn perform_in_flight(
        &mut self,
        op: LdsOp,
        address: u32,
        [data, data2]: [u32; 2],
        returned: Option<u64>,
    ) -> Result<(), Mismatch> {
        let half = match op {
            LdsOp::ReadB64 => LdsOp::ReadB32,
            LdsOp::WriteB64 => LdsOp::WriteB32,
            _ => {
                let word = address & !3;
                let Some(in_flight) = self.in_flight.get_mut(&word) else {
                    return Ok(());
                };
                self.changes += u64::from(Shape::of(op).writes);
                let performed = in_flight.perform(op, address % 4, [data, data2], returned);
                self.settle(word);
                return performed;
            }
        };
        let low = returned.map(|returned| u64::from(returned as u32));
        let high = returned.map(|returned| returned >> 32);
        self.perform(half, address, [data, 0], low)?;
        self.perform(half, address + 4, [data2, 0], high)
    }

    /// A lane that has the lock of the word at `address` and has found `found` there will store what `op` makes of it.
    pub fn store_begins(&mut self, op: LdsOp, address: u32, [data, data2]: [u32; 2], found: u32) {
        let word = op.apply(found, data, data2);
        self.changes += u64::from(word != found);
        let bytes = &self.bytes[address as usize..][..4];
        let held = [bytes[0], bytes[1], bytes[2], bytes[3]];
        let known = self.in_flight.remove(&address);
        let in_flight = known.unwrap_or_else(|| InFlight::holding(held));
        self.in_flight.insert(address, in_flight.storing(word));
    }

    /// The store to `address` is done.
    pub fn store_ends(&mut self, address: u32) {
        if let Some(in_flight) = self.in_flight.get_mut(&address) {
            in_flight.stored();
        }
        self.settle(address);
    }

    /// A word of which it is known what it holds is as any other.
    fn settle(&mut self, address: u32) {
        let held = self.in_flight.get(&address).and_then(InFlight::settled);
        if let Some(held) = held {
            self.bytes[address as usize..][..4].copy_from_slice(&held);
            self.in_flight.remove(&address);
        }
    }

    /// First byte address, of a word, at which `words` are not what this image holds.
    pub fn compare(&self, words: &[u32]) -> Result<(), (u32, Mismatch)> {
        for (index, (bytes, &word)) in self.bytes.chunks_exact(4).zip(words).enumerate() {
            if let Some(in_flight) = self.in_flight.get(&(4 * index as u32)) {
                if in_flight.may_hold(word) {
                    continue;
                }
            }
            let expected = fill_in(bytes, word.into());
            if expected != u64::from(word) {
                let seen = word.into();
                return Err((4 * index as u32, Mismatch { expected, seen }));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPERANDS: [u32; 2] = [0, 0];

    #[test]
    fn an_unknown_word_is_what_is_first_seen() {
        let mut image = Image::new(8);
        assert_eq!(image.perform(LdsOp::ReadB32, 4, OPERANDS, Some(7)), Ok(()));
        let mismatch = Mismatch {
            expected: 7,
            seen: 8,
        };
        assert_eq!(
            image.perform(LdsOp::ReadB32, 4, OPERANDS, Some(8)),
            Err(mismatch)
        );
        assert_eq!(image.compare(&[99, 7]), Ok(()));
        assert_eq!(image.compare(&[99, 8]), Err((4, mismatch)));
    }

    #[test]
    fn narrow_and_wide_accesses_touch_their_bytes() {
        let mut image = Image::new(16);
        image
            .perform(LdsOp::WriteB64, 8, [0x1122_3380, 0x5566_7788], None)
            .unwrap();
        for (op, address, value) in [
            (LdsOp::ReadU8, 8, 0x80),
            (LdsOp::ReadI8, 8, 0xffff_ff80),
            (LdsOp::ReadU16, 14, 0x5566),
            (LdsOp::ReadI16, 8, 0x3380),
            (LdsOp::ReadB64, 8, 0x5566_7788_1122_3380),
        ] {
            assert_eq!(
                image.perform(op, address, OPERANDS, Some(value)),
                Ok(()),
                "{op:?}"
            );
        }
        image.perform(LdsOp::WriteB8, 9, [0x1aa, 0], None).unwrap();
        image
            .perform(LdsOp::WriteB16, 10, [0xbbbb_cccc, 0], None)
            .unwrap();
        assert_eq!(
            image.perform(LdsOp::ReadB32, 8, OPERANDS, Some(0xcccc_aa80)),
            Ok(())
        );
    }

    /// Operation, memory before, operands, memory after.
    const ATOMICS: [(LdsOp, u32, u32, u32, u32); 24] = [
        (LdsOp::Add, u32::MAX, 2, 0, 1),
        (LdsOp::Sub, 1, 2, 0, u32::MAX),
        (LdsOp::RSub, 1, 3, 0, 2),
        (LdsOp::Inc, 4, 5, 0, 5),
        (LdsOp::Inc, 5, 5, 0, 0),
        (LdsOp::Inc, 6, 5, 0, 0),
        (LdsOp::Dec, 5, 5, 0, 4),
        (LdsOp::Dec, 0, 5, 0, 5),
        (LdsOp::Dec, 6, 5, 0, 5),
        (LdsOp::MinI32, 1, u32::MAX, 0, u32::MAX),
        (LdsOp::MaxI32, 1, u32::MAX, 0, 1),
        (LdsOp::MinU32, 1, u32::MAX, 0, 1),
        (LdsOp::MaxU32, 1, u32::MAX, 0, u32::MAX),
        (LdsOp::And, 12, 10, 0, 8),
        (LdsOp::Or, 12, 10, 0, 14),
        (LdsOp::Xor, 12, 10, 0, 6),
        (LdsOp::MskOr, 0xff, 0x0f, 0x105, 0x1f5),
        (LdsOp::Xchg, 1, 2, 3, 2),
        (LdsOp::CmpSt, 1, 1, 9, 9),
        (LdsOp::CmpSt, 2, 1, 9, 2),
        (LdsOp::Inc, 0, 0, 0, 0),
        (LdsOp::Inc, u32::MAX, u32::MAX, 0, 0),
        (LdsOp::Dec, 1, u32::MAX, 0, 0),
        (LdsOp::MinI32, 0x8000_0000, 0, 0, 0x8000_0000),
    ];

    #[test]
    fn atomics_read_and_then_write() {
        for (op, before, data, data2, after) in ATOMICS {
            let mut image = Image::new(4);
            image
                .perform(LdsOp::WriteB32, 0, [before, 0], None)
                .unwrap();
            let returned = Some(before.into());
            assert_eq!(
                image.perform(op, 0, [data, data2], returned),
                Ok(()),
                "{op:?}"
            );
            assert_eq!(image.compare(&[after]), Ok(()), "{op:?} {before} {data}");
        }
    }

    #[test]
    fn an_unseen_atomic_on_an_unknown_word_leaves_it_unknown() {
        let mut image = Image::new(4);
        image.perform(LdsOp::WriteB8, 0, [1, 0], None).unwrap();
        image.perform(LdsOp::Add, 0, [1, 0], None).unwrap();
        assert_eq!(image.compare(&[77]), Ok(()));
    }
}
