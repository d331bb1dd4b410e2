//! `cp.async`: copies from global into shared memory that the warp does not wait for.
//!
//! A copy is a load that no register waits for. What it brings is kept beside the warp; shared memory gets it through its port when the
//! warp waits for the copy, as stores that the waiting instruction makes, one issue each. So a copy costs what a load and a store cost,
//! and its words are in shared memory when `wait_group` or `wait_all` is over, not before.
//!
//! Each lane has its own groups: a copy belongs to the group that the lane commits next.

use super::copies::Pending;
use super::loads::{Destination, COPIES};
use super::warp::PtxWarp;
use super::LANES;
use crate::code::inst::{Operand, SharedCopy};
use crate::code::types::Type;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel as kernel;
use turnstile_kernel::{
    lanes_of, Control, CounterSet, Effect, Fault, LaneWords, Limit, LocalAccess, LocalRequest,
    MemoryOp, MemoryRequest, Token,
};

impl PtxWarp {
    /// A copy. Lanes that ask for another number of words come when the instruction is executed again.
    pub(super) fn copy_to_shared(
        &mut self,
        copy: &SharedCopy,
        lanes: u64,
    ) -> Result<Effect<LANES>, Fault> {
        let lanes = self.remaining.take().unwrap_or(lanes);
        let Some(first) = lanes_of(lanes).next() else {
            return Ok(Effect::Next);
        };
        let address = |warp: &Self, base: Operand, offset: i64| {
            warp.values(base)
                .map(|base| base.wrapping_add_signed(offset))
        };
        let to = address(self, copy.to.base, copy.to.offset).map(|to| to as u32);
        let from = address(self, copy.from.base, copy.from.offset);
        let given = self.values(copy.given);
        let given = given.map(|bytes| (bytes & 0xffff_ffff).min(copy.bytes.into()) as u8);
        let words = given[first].div_ceil(4);
        let here = lanes_of(lanes).filter(|&lane| given[lane].div_ceil(4) == words);
        let here = here.fold(0, |mask, lane| mask | 1 << lane);
        self.remaining = (here != lanes).then_some(lanes & !here);
        self.check_copy(copy, here, &to, &from)?;
        let destination = Destination {
            places: vec![],
            of: Type::U32,
            high: 0,
        };
        let token = self.loads.token(COPIES, destination);
        self.copies.pending.push(Pending {
            lanes: here,
            group: self.copies.open,
            to,
            bytes: copy.bytes,
            given,
            words: vec![[0; LANES]; usize::from(copy.bytes / 4)],
            token: (words > 0).then_some(token),
        });
        if words == 0 {
            return Ok(Effect::Next);
        }
        Ok(Effect::Memory(Box::new(MemoryRequest {
            token,
            op: MemoryOp::Load {
                bytes: 4 * words,
                signed: false,
            },
            space: match copy.fresh {
                true => kernel::Space::Volatile,
                false => kernel::Space::Global,
            },
            lanes: here,
            address: Box::new(from),
            data: vec![],
            words,
        })))
    }

    fn check_copy(
        &self,
        copy: &SharedCopy,
        lanes: u64,
        to: &LaneWords<LANES>,
        from: &[u64; LANES],
    ) -> Result<(), Fault> {
        let (bytes, size) = (u32::from(copy.bytes), self.place.shared_bytes);
        for lane in lanes_of(lanes) {
            let aligned = from[lane].is_multiple_of(bytes.into()) && to[lane].is_multiple_of(bytes);
            if !aligned {
                return Err(Fault::new(
                    format!(
                        "lane {lane} copies {bytes} bytes from {:#x} to {:#x}, which are not both multiples of {bytes}",
                        from[lane], to[lane]
                    ),
                    "align the data to its size",
                ));
            }
            if u64::from(to[lane]) + u64::from(bytes) > u64::from(size).next_multiple_of(4) {
                return Err(Fault::new(
                    format!(
                        "lane {lane} copies {bytes} bytes to {:#x} of shared memory, but the block has {size} bytes",
                        to[lane]
                    ),
                    "check the index, and the size of the array",
                ));
            }
        }
        Ok(())
    }

    /// Lanes wait until at most `most` of their groups are not in shared memory; none: nothing is. The instruction is executed again
    /// until all is there.
    pub(super) fn await_copies(&mut self, most: Option<u64>, pc: u32, lanes: u64) -> Effect<LANES> {
        let pending = self.copies.pending.iter();
        let awaited: Vec<u64> = pending
            .map(|copy| self.copies.awaited(copy, lanes, most))
            .collect();
        let coming = |copy: &&Pending| copy.token.is_some();
        let on_their_way = self.copies.pending.iter().filter(coming).count() as u32;
        let mut all = self.copies.pending.iter().zip(&awaited);
        self.control = Control::Next(pc);
        if all.any(|(copy, due)| *due != 0 && copy.token.is_some()) {
            return Effect::Wait(vec![Limit {
                counters: CounterSet::of(&[COPIES]),
                most: on_their_way - 1,
            }]);
        }
        let Some(first) = awaited.iter().position(|due| *due != 0) else {
            self.control = Control::Next(pc + 1);
            self.stack.go_to(pc + 1);
            return Effect::Next;
        };
        let due = awaited[first];
        let copy = &mut self.copies.pending[first];
        let request = copy.store(due);
        copy.lanes &= !due;
        if copy.lanes == 0 {
            self.copies.pending.remove(first);
        }
        let destination = Destination {
            places: vec![],
            of: Type::U32,
            high: 0,
        };
        let token = self.loads.token(COPIES, destination);
        Effect::Local(Box::new(LocalRequest { token, ..request }))
    }
}

impl Pending {
    /// The store of what has come, for these lanes.
    fn store(&self, lanes: u64) -> LocalRequest<LANES> {
        let word = |number: usize| -> LaneWords<LANES> {
            std::array::from_fn(|lane| {
                let given = usize::from(self.given[lane]).saturating_sub(4 * number);
                let held = self.words.get(number).map_or(0, |words| words[lane]);
                match given {
                    0 => 0,
                    1..4 => held & (u32::MAX >> (32 - 8 * given)),
                    _ => held,
                }
            })
        };
        let (op, words) = match self.bytes {
            4 => (LdsOp::WriteB32, 1),
            _ => (LdsOp::WriteB64, 2),
        };
        let access = |number: usize| LocalAccess {
            op,
            address: self.to.map(|to| to + 4 * number as u32),
            data: word(number),
            data2: word(number + 1),
        };
        let numbers = (0..usize::from(self.bytes / 4)).step_by(words);
        LocalRequest {
            token: Token {
                counter: COPIES,
                number: 0,
            },
            lanes,
            accesses: numbers.map(access).collect(),
            update: None,
        }
    }
}
