//! Addresses and data of accesses; the machine performs them.

use super::frames::Values;
use super::loads::{Destination, GLOBAL, OTHER};
use super::transaction::PRINTS;
use super::warp::PtxWarp;
use super::LANES;
use crate::code::inst::{Address, Operand, Register};
use crate::code::program::{
    KernelCode, CONSTANTS, LOCAL_WINDOW, PRINT_BUFFER, SHARED_WINDOW, VARIABLES, WINDOW,
};
use crate::code::types::Type;
use crate::text::module::Space;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel as kernel;
use turnstile_kernel::{lanes_of, Effect, Fault, LaneWords, MemoryAtomic, MemoryOp};

type LocalAccess = kernel::LocalAccess<LANES>;
type Words = LaneWords<LANES>;

/// An access that is about to be made: a load, a store or an atomic.
pub enum Access<'a> {
    /// Into registers; whether no first level may answer.
    Load(&'a [Option<Register>], bool),
    Store(&'a [Operand]),
    Atomic {
        op: MemoryAtomic,
        destination: Option<Register>,
        sources: [Operand; 2],
    },
}

/// Where the lanes of an access go, and which of them.
struct Target {
    space: Space,
    lanes: u64,
    addresses: Box<[u64; LANES]>,
}

impl PtxWarp {
    /// What an access of `lanes` asks of the machine. An access to generic addresses in several memories is made for one of
    /// them; `remaining` has the lanes of the others, for which the instruction is executed again.
    pub(super) fn access(
        &mut self,
        code: &KernelCode,
        space: Space,
        of: Type,
        address: Address,
        access: &Access,
        lanes: u64,
    ) -> Result<Effect<LANES>, Fault> {
        let lanes = self.remaining.take().unwrap_or(lanes);
        let base = self.values(address.base);
        let addresses = Box::new(base.map(|base| base.wrapping_add_signed(address.offset)));
        if lanes == 0 {
            return Ok(Effect::Next);
        }
        let memory_of: fn(u64) -> Space = match space {
            Space::Generic => space_of,
            // A `__constant` argument is a buffer.
            Space::Const => |address| match (CONSTANTS..VARIABLES).contains(&address) {
                true => Space::Const,
                false => Space::Global,
            },
            Space::Shared => |_| Space::Shared,
            Space::Local => |_| Space::Local,
            Space::Global | Space::Param => |_| Space::Global,
        };
        let space = memory_of(addresses[lanes.trailing_zeros() as usize]);
        let here = lanes_of(lanes).filter(|&lane| memory_of(addresses[lane]) == space);
        let here = here.fold(0, |mask, lane| mask | 1 << lane);
        self.remaining = (here != lanes).then_some(lanes & !here);
        let target = Target {
            space,
            lanes: here,
            addresses,
        };
        self.check_aligned(of, access, &target)?;
        match space {
            Space::Shared => self.shared(of, access, target),
            Space::Const => self.constant(code, of, access, &target),
            _ => self.memory(code, of, access, target),
        }
    }

    /// An address is a multiple of what is accessed there.
    fn check_aligned(&self, of: Type, access: &Access, target: &Target) -> Result<(), Fault> {
        let bytes = access_bytes(of, access);
        let Some(lane) =
            lanes_of(target.lanes).find(|&lane| !target.addresses[lane].is_multiple_of(bytes))
        else {
            return Ok(());
        };
        Err(Fault::new(
            format!(
                "lane {lane} accesses {bytes} bytes at {:#x}, which is no multiple of {bytes}",
                place(target, lane)
            ),
            "align the data to its size",
        ))
    }

    fn destination(&self, of: Type, registers: &[Option<Register>], high: u64) -> Destination {
        let places = registers
            .iter()
            .map(|one| one.map(|one| self.frames.place(one)));
        Destination {
            places: places.collect(),
            of,
            high,
        }
    }

    /// Words that are stored in each lane, low ones first.
    fn stored(of: Type, sources: &[Values]) -> Vec<Words> {
        let bytes = usize::from(of.bytes()) * sources.len();
        let mut words = vec![[0; LANES]; bytes.div_ceil(4)];
        for (number, values) in sources.iter().enumerate() {
            let bit = number * usize::from(of.bits);
            for (lane, value) in values.iter().enumerate() {
                let value = value & of.mask();
                words[bit / 32][lane] |= (value << (bit % 32)) as u32;
                if of.bits == 64 {
                    words[bit / 32 + 1][lane] = (value >> 32) as u32;
                }
            }
        }
        words
    }

    fn all_values(&self, operands: &[Operand]) -> Vec<Values> {
        operands.iter().map(|one| self.values(*one)).collect()
    }

    /// Operands of an atomic, and the lanes whose result is the high half of a word. Memories have atomics on words: one on half of it
    /// goes to the word around it, and is told which half.
    fn atomic(
        &self,
        op: MemoryAtomic,
        sources: [Operand; 2],
        target: &mut Target,
    ) -> ([Values; 2], u64) {
        let operands = sources.map(|source| self.values(source));
        if op != MemoryAtomic::CompareSwapHalf {
            return (operands, 0);
        }
        let [new, compared] = operands;
        let swapped = |lane: usize| new[lane] & 0xffff | (compared[lane] & 0xffff) << 16;
        let high = lanes_of(target.lanes).filter(|&lane| target.addresses[lane] & 2 != 0);
        let high = high.fold(0, |mask, lane| mask | 1 << lane);
        target.addresses.iter_mut().for_each(|one| *one &= !3);
        let first_bit = |lane: usize| 16 * (high >> lane & 1);
        let operands = [std::array::from_fn(swapped), std::array::from_fn(first_bit)];
        (operands, high)
    }

    fn memory(
        &mut self,
        code: &KernelCode,
        of: Type,
        access: &Access,
        mut target: Target,
    ) -> Result<Effect<LANES>, Fault> {
        let prints = |lane: usize| target.addresses[lane] >> 30 == PRINT_BUFFER >> 30;
        if self.stack.transaction_depth().is_some() && lanes_of(target.lanes).any(prints) {
            return Err(Fault::new(PRINTS.0, PRINTS.1));
        }
        if target.space == Space::Local {
            self.place_local(code, of, access, &mut target)?;
        }
        let space = match (target.space, access) {
            (Space::Local, Access::Atomic { .. }) => {
                let what = "an atomic on local memory, which no other thread has";
                return Err(Fault::new(what, "point to shared or global memory"));
            }
            (Space::Local, _) => kernel::Space::Local,
            (_, Access::Load(_, true)) => kernel::Space::Volatile,
            _ => kernel::Space::Global,
        };
        let bytes = access_bytes(of, access) as u8;
        let mut high = 0;
        let (op, data, registers): (_, _, &[_]) = match access {
            Access::Load(registers, _) => (
                MemoryOp::Load {
                    bytes,
                    signed: false,
                },
                vec![],
                registers,
            ),
            Access::Store(sources) => {
                let words = Self::stored(of, &self.all_values(sources));
                (MemoryOp::Store { bytes }, words, &[])
            }
            Access::Atomic {
                op,
                destination,
                sources,
            } => {
                let operands;
                (operands, high) = self.atomic(*op, *sources, &mut target);
                let operands = &operands[..usize::from(op.operands())];
                let (op, of) = match of.bits {
                    64 => (MemoryOp::Atomic64(*op), of),
                    _ => (MemoryOp::Atomic(*op), Type::U32),
                };
                let words = Self::stored(of, operands);
                (op, words, std::slice::from_ref(destination))
            }
        };
        let words = match registers.iter().any(Option::is_some) {
            true => bytes.div_ceil(4),
            false => 0,
        };
        let destination = self.destination(of, registers, high);
        Ok(Effect::Memory(Box::new(kernel::MemoryRequest {
            token: self.loads.token(GLOBAL, destination),
            op,
            space,
            lanes: target.lanes,
            address: target.addresses,
            data,
            words,
        })))
    }

    /// Local addresses become those in global memory: of a warp's threads the first words lie together, then the second ones, and so on,
    /// so that lanes with one address share a block, as on the chip.
    fn place_local(
        &self,
        code: &KernelCode,
        of: Type,
        access: &Access,
        target: &mut Target,
    ) -> Result<(), Fault> {
        let (bytes, size) = (access_bytes(of, access), u64::from(code.local_bytes));
        for lane in lanes_of(target.lanes) {
            let offset = place(target, lane);
            if offset + bytes > size {
                return Err(Fault::new(
                    format!("lane {lane} accesses {bytes} bytes at {offset:#x} of its local memory, which has {size}"),
                    "check the indices of local arrays",
                ));
            }
            let (word, byte) = (offset / 4, offset % 4);
            target.addresses[lane] = self.local + 4 * (word * LANES as u64 + lane as u64) + byte;
        }
        Ok(())
    }

    fn shared(
        &mut self,
        of: Type,
        access: &Access,
        mut target: Target,
    ) -> Result<Effect<LANES>, Fault> {
        let atomic = match access {
            Access::Atomic { op, sources, .. } => Some(self.atomic(*op, *sources, &mut target)),
            _ => None,
        };
        let high = atomic.map_or(0, |(_, high)| high);
        let addresses = target.addresses.map(|address| address as u32);
        let of_place = |op, data, data2, offset: u32| LocalAccess {
            op,
            address: addresses.map(|address| address.wrapping_add(offset)),
            data,
            data2,
        };
        let (mut accesses, mut update, mut registers) = (vec![], None, &[][..]);
        let bytes = access_bytes(of, access) as u32;
        match access {
            Access::Load(wanted, _) => {
                registers = *wanted;
                let read = [
                    LdsOp::ReadU8,
                    LdsOp::ReadU16,
                    LdsOp::ReadB32,
                    LdsOp::ReadB64,
                ];
                for (op, offset) in pieces(bytes, read) {
                    accesses.push(of_place(op, [0; LANES], [0; LANES], offset));
                }
            }
            Access::Store(sources) => {
                let words = Self::stored(of, &self.all_values(sources));
                let write = [
                    LdsOp::WriteB8,
                    LdsOp::WriteB16,
                    LdsOp::WriteB32,
                    LdsOp::WriteB64,
                ];
                for (op, offset) in pieces(bytes, write) {
                    let word = offset as usize / 4;
                    let high = words.get(word + 1).copied().unwrap_or([0; LANES]);
                    accesses.push(of_place(op, words[word], high, offset));
                }
            }
            Access::Atomic {
                op, destination, ..
            } => {
                let op = match *op {
                    MemoryAtomic::AddFloat { .. } => MemoryAtomic::AddFloat { flush: false },
                    op => op,
                };
                registers = std::slice::from_ref(destination);
                let operands = atomic.map_or([[0; LANES]; 2], |(operands, _)| operands);
                let [first, second] = operands.map(|values| values.map(|value| value as u32));
                match (of.bits, lds_op(op)) {
                    // The LDS is given what it compares with first.
                    (32, Some(LdsOp::CmpSt)) => {
                        accesses.push(of_place(LdsOp::CmpSt, second, first, 0));
                    }
                    (32, Some(op)) => accesses.push(of_place(op, first, second, 0)),
                    (bits, _) => {
                        let read = match bits {
                            64 => LdsOp::ReadB64,
                            _ => LdsOp::ReadB32,
                        };
                        accesses.push(of_place(read, [0; LANES], [0; LANES], 0));
                        update = Some(Box::new(kernel::LocalUpdate { op, operands }));
                    }
                }
            }
        }
        let destination = self.destination(of, registers, high);
        Ok(Effect::Local(Box::new(kernel::LocalRequest {
            token: self.loads.token(OTHER, destination),
            lanes: target.lanes,
            accesses,
            update,
        })))
    }

    /// Constants are read at once: their cache always has them.
    fn constant(
        &mut self,
        code: &KernelCode,
        of: Type,
        access: &Access,
        target: &Target,
    ) -> Result<Effect<LANES>, Fault> {
        let Access::Load(registers, _) = access else {
            return Err(Fault::new(
                "constant memory is only read",
                "use global memory",
            ));
        };
        for (number, register) in registers.iter().enumerate() {
            let mut values = [0; LANES];
            for lane in lanes_of(target.lanes) {
                let bytes = usize::from(of.bytes());
                let at = target.addresses[lane].wrapping_sub(CONSTANTS) as usize;
                let at = at.saturating_add(number * bytes);
                let found = code.constants.get(at..at.saturating_add(bytes));
                let Some(found) = found else {
                    return Err(Fault::new(
                        format!("lane {lane} reads {bytes} bytes at {at:#x} of the constants, which have {}", code.constants.len()),
                        "check the index",
                    ));
                };
                values[lane] = of.extend(word(found));
            }
            self.write(*register, target.lanes, &values);
        }
        Ok(Effect::Next)
    }
}

/// Little-endian bytes as a number.
pub fn word(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// Bytes of a lane's access.
fn access_bytes(of: Type, access: &Access) -> u64 {
    let values = match access {
        Access::Load(registers, _) => registers.len(),
        Access::Store(sources) => sources.len(),
        Access::Atomic { .. } => 1,
    };
    u64::from(of.bytes()) * values as u64
}

/// Where a lane's access goes, in its space.
fn place(target: &Target, lane: usize) -> u64 {
    match target.space {
        Space::Shared | Space::Local => target.addresses[lane] & (WINDOW - 1),
        _ => target.addresses[lane],
    }
}

/// The memory of a generic address.
fn space_of(address: u64) -> Space {
    match address & !(WINDOW - 1) {
        SHARED_WINDOW => Space::Shared,
        LOCAL_WINDOW => Space::Local,
        _ => Space::Global,
    }
}

/// Accesses of a size to local memory, each with its offset. `ops` are those of 1, 2, 4 and 8 bytes.
fn pieces(bytes: u32, ops: [LdsOp; 4]) -> Vec<(LdsOp, u32)> {
    match bytes {
        1 => vec![(ops[0], 0)],
        2 => vec![(ops[1], 0)],
        4 => vec![(ops[2], 0)],
        _ => (0..bytes / 8).map(|number| (ops[3], 8 * number)).collect(),
    }
}

/// What the LDS does by itself, on words.
fn lds_op(op: MemoryAtomic) -> Option<LdsOp> {
    Some(match op {
        MemoryAtomic::Swap => LdsOp::Xchg,
        MemoryAtomic::CompareSwap => LdsOp::CmpSt,
        MemoryAtomic::Add => LdsOp::Add,
        MemoryAtomic::Sub => LdsOp::Sub,
        MemoryAtomic::MinI => LdsOp::MinI32,
        MemoryAtomic::MinU => LdsOp::MinU32,
        MemoryAtomic::MaxI => LdsOp::MaxI32,
        MemoryAtomic::MaxU => LdsOp::MaxU32,
        MemoryAtomic::And => LdsOp::And,
        MemoryAtomic::Or => LdsOp::Or,
        MemoryAtomic::Xor => LdsOp::Xor,
        MemoryAtomic::Inc => LdsOp::Inc,
        MemoryAtomic::Dec => LdsOp::Dec,
        MemoryAtomic::AddFloat { .. } | MemoryAtomic::CompareSwapHalf => return None,
    })
}
