//! The atomic unit of a partition: packets are requests on its pins, and what it asks of memory is asked of the slice behind it.
//!
//! ```text
//!  packets ──> arriving ── req ──> AtomicUnit ══ Engine ══> RTL ── mem ──> accesses ──> Slice, content of memory
//!                                       ^ memrsp ── words that are there <───────────────┘
//!  answers <── latency of the slice <── rsp
//! ```
//!
//! The order in which accesses take place, and every word that an atomic writes, are the RTL's. A clock in which nothing is on its pins is
//! not simulated.

use super::clock_ratio::ClockRatio;
use super::content::GlobalMemory;
use super::numbering::core_of;
use super::packet::{Answer, RequestPacket, Work};
use super::partition::PartitionUnit;
use super::place::{Frames, Place};
use super::request::number;
use super::second_level::Slice;
use crate::config::AtomicsConfig;
use crate::unit_pins::UnitPins;
use slab::Slab;
use std::collections::VecDeque;
use std::fmt;
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};
use turnstile_hdl::atomic_unit::AtomicUnitPins;
use turnstile_hdl::full_size::ATOMIC_ENTRIES;
use turnstile_hdl::pins::PinValue;
use turnstile_kernel::MemoryAtomic;
use turnstile_tools::Result;

/// Packets that wait beside the unit; a tag has five bits for the packet and five for the part of it.
const PACKETS: usize = 32;
const PARTS: usize = 32;
/// Packets whose requests are not all taken.
const ARRIVING: usize = 2;
/// Accesses between unit and slice.
const ACCESSES: usize = 4;
/// Clocks in which the unit may do something behind one with something on its pins.
const AFTERMATH: u64 = 3;

/// An atomic unit behind an engine.
pub struct AtomicTop {
    /// Where its ports lie.
    pub at: AtomicUnitPins,
    /// Its pins and the engine that steps it.
    pub pins: UnitPins,
}

/// A unit at its partition.
pub struct AtomicPort {
    at: AtomicUnitPins,
    pins: UnitPins,
    times: AtomicsConfig,
    /// The unit's clock.
    ratio: ClockRatio,
    place: Place,
    frames: Frames,
    packets: Slab<Kept>,
    /// Packets whose requests are not all taken, in order.
    arriving: VecDeque<usize>,
    /// Requests of the first of them that are.
    taken: usize,
    /// What the unit has handed over, in order.
    accesses: VecDeque<Access>,
    /// The line that was accessed last, and the first cycle in which the next access of this kind can be.
    line: u64,
    free: u64,
    /// What reads have found, by entry.
    words: [u64; ATOMIC_ENTRIES],
    /// Entries that are to be answered.
    due: VecDeque<usize>,
    /// The next clock, and the first one in which nothing can happen by itself.
    next_clock: u64,
    quiet_from: u64,
}

/// A packet that waits beside the unit.
struct Kept {
    packet: RequestPacket,
    /// What its atomics have found, part by part.
    old: Vec<u64>,
    /// Atomics that are not answered.
    open: usize,
    /// Loads of the same block that came before this one was taken by the unit, and find what it finds.
    joined: Vec<RequestPacket>,
}

impl Kept {
    /// What a part's atomic makes of what it finds.
    fn result(&self, part: usize, found: u64) -> u64 {
        let Work::Atomic {
            operation,
            parts,
            operands,
        } = &self.packet.work
        else {
            unreachable!("loads and stores operate on nothing");
        };
        let [first, second] = operands[part];
        match parts[part].bytes {
            8 => operation.apply64(found, first, second),
            _ => u64::from(operation.apply(found as u32, first as u32, second as u32)),
        }
    }

    /// Whether the atomic leaves its word as it was.
    fn keeps(&self, part: usize, found: u64) -> bool {
        let Work::Atomic { parts, .. } = &self.packet.work else {
            return true;
        };
        let found = match parts[part].bytes {
            8 => found,
            _ => found & u64::from(u32::MAX),
        };
        self.result(part, found) == found
    }
}

/// Loads that may join another one.
const JOINED: usize = 32;

/// What the unit asks of memory.
#[derive(Clone, Copy, Debug)]
struct Access {
    kind: MemoryKind,
    /// Number of the word among those of the partition.
    word: u64,
    bytes: u64,
    data: u64,
    entry: usize,
    tag: usize,
    held: bool,
    answers: bool,
}

impl fmt::Debug for AtomicPort {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("AtomicPort")
            .field("place", &self.place)
            .finish_non_exhaustive()
    }
}

impl AtomicPort {
    /// Resets a unit and puts it at its place. `ratio` is at most 1.
    ///
    /// # Errors
    /// What its engine reports.
    pub fn new(
        top: AtomicTop,
        times: AtomicsConfig,
        ratio: ClockRatio,
        place: Place,
    ) -> Result<Self> {
        let AtomicTop { at, mut pins } = top;
        pins.reset(at.clear)?;
        pins.next[at.cfg_hold] = times.hold.into();
        // `serve` does accesses one after the other.
        pins.next[at.mem_ordered] = 1;
        Ok(Self {
            at,
            pins,
            times,
            ratio,
            place,
            frames: Frames::default(),
            packets: Slab::new(),
            arriving: VecDeque::new(),
            taken: 0,
            accesses: VecDeque::new(),
            line: u64::MAX,
            free: 0,
            words: [0; ATOMIC_ENTRIES],
            due: VecDeque::new(),
            next_clock: 0,
            quiet_from: 0,
        })
    }

    /// Whether something is to be put on the pins. A full unit takes no request before it has ended something.
    fn clocks(&self) -> bool {
        let full = self.pins.outputs()[self.at.queued] as usize == ATOMIC_ENTRIES;
        !self.due.is_empty() || !self.arriving.is_empty() && !full
    }

    /// First cycle from `cycle` on in which a clock of the unit begins.
    fn tick(&self, cycle: u64) -> u64 {
        match cycle.checked_sub(1) {
            None => 0,
            Some(before) => self.ratio.cycle(self.ratio.clock(before) + 1),
        }
    }

    /// The last packet whose request is not taken, if it is a load that this one may join.
    fn joined_by(&self, packet: &RequestPacket) -> Option<usize> {
        let last = *self.arriving.back()?;
        let kept = &self.packets[last];
        let loads = [&kept.packet.work, &packet.work].map(|work| matches!(work, Work::Load { .. }));
        let joins = self.times.combine && loads == [true; 2] && kept.packet.block == packet.block;
        (joins && kept.joined.len() < JOINED).then_some(last)
    }

    /// Puts the next request on the pins.
    fn show_request(&mut self) {
        let (at, next) = (&self.at, &mut self.pins.next);
        let Some(&slot) = self.arriving.front() else {
            next[at.req_valid] = 0;
            return;
        };
        let packet = &self.packets[slot].packet;
        let (op, offset, bytes, [data, compare]) = match &packet.work {
            Work::Load { .. } => (AtomicOp::Load, 0, 4, [0; 2]),
            Work::Store(_) => (AtomicOp::Store, 0, 4, [0; 2]),
            Work::Atomic {
                operation,
                parts,
                operands,
            } => {
                let part = &parts[self.taken];
                let operands = operands[self.taken];
                (op_of(*operation), part.offset, part.bytes, operands)
            }
            Work::Commit(_) => unreachable!("no commit unit is beside an atomic unit"),
        };
        next[at.req_valid] = 1;
        next[at.req_op] = op.to_word();
        next[at.req_wide] = (bytes == 8).into();
        next[at.req_address] =
            self.place
                .word(&mut self.frames, packet.block, offset.into()) as u32;
        next[at.req_tag] = (slot * PARTS + self.taken) as u32;
        [next[at.req_data], next[at.req_data2]] = halves(data);
        [next[at.req_compare], next[at.req_compare2]] = halves(compare);
    }

    /// One clock: pins, and what they bring.
    fn clock(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) -> Result<()> {
        self.show_request();
        let (at, next) = (self.at, &mut self.pins.next);
        next[at.mem_ready] = (self.accesses.len() < ACCESSES).into();
        next[at.rsp_ready] = slice.answers_have_room().into();
        next[at.memrsp_valid] = (!self.due.is_empty()).into();
        if let Some(&entry) = self.due.front() {
            next[at.memrsp_entry] = entry as u32;
            [next[at.memrsp_data], next[at.memrsp_data2]] = halves(self.words[entry]);
        }
        self.pins.clock()?;
        let given = |pin| self.pins.inputs()[pin] == 1;
        let shown = |pin| self.pins.flag(pin);
        let (requested, answered, operated) = (
            given(at.req_valid) && shown(at.req_ready),
            given(at.memrsp_valid) && shown(at.memrsp_ready),
            shown(at.operate_valid),
        );
        let asked = shown(at.mem_valid) && given(at.mem_ready);
        let replied = shown(at.rsp_valid) && given(at.rsp_ready);
        let busy = [at.req_valid, at.memrsp_valid].map(given).contains(&true)
            || [at.mem_valid, at.rsp_valid].map(shown).contains(&true);
        if busy || operated {
            self.quiet_from = self.ratio.cycle(self.ratio.clock(now) + AFTERMATH);
        }
        if requested {
            self.request_taken();
        }
        if answered {
            self.due.pop_front();
        }
        if asked {
            let access = self.access();
            self.accesses.push_back(access);
        }
        self.operate_elsewhere();
        if replied {
            self.reply(now, slice, content);
        }
        Ok(())
    }

    fn request_taken(&mut self) {
        self.taken += 1;
        let first = self.arriving.front();
        if first.is_some_and(|&slot| self.taken == self.packets[slot].old.len().max(1)) {
            self.arriving.pop_front();
            self.taken = 0;
        }
    }

    /// The access on the pins.
    fn access(&self) -> Access {
        let (at, outputs) = (&self.at, self.pins.outputs());
        Access {
            kind: MemoryKind::from_word(outputs[at.mem_kind]),
            word: outputs[at.mem_address].into(),
            bytes: 4 + 4 * u64::from(outputs[at.mem_wide]),
            data: whole(outputs[at.mem_data], outputs[at.mem_data2]),
            entry: outputs[at.mem_entry] as usize,
            tag: outputs[at.mem_tag] as usize,
            held: outputs[at.mem_held] == 1,
            answers: outputs[at.mem_answers] == 1,
        }
    }

    /// Operations that the unit does not have: their result is on the pins in the clock behind.
    fn operate_elsewhere(&mut self) {
        let (at, outputs) = (&self.at, self.pins.outputs());
        let given = self.pins.inputs()[at.result_valid] == 1;
        let wanted = outputs[at.operate_valid] == 1 && !given;
        let memory = whole(outputs[at.operate_data], outputs[at.operate_data2]);
        let tag = outputs[at.operate_tag] as usize;
        self.pins.next[at.result_valid] = wanted.into();
        if !wanted {
            return;
        }
        let result = self.packets[tag / PARTS].result(tag % PARTS, memory);
        let next = &mut self.pins.next;
        [next[at.result_data], next[at.result_data2]] = halves(result);
    }

    /// The answer on the pins; that of the last atomic of a packet answers the packet.
    fn reply(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) {
        let (at, outputs) = (&self.at, self.pins.outputs());
        let tag = outputs[at.rsp_tag] as usize;
        let old = whole(outputs[at.rsp_data], outputs[at.rsp_data2]);
        let kept = &mut self.packets[tag / PARTS];
        // A unit that combines may pass words on for as long as others come.
        if self.times.combine && !kept.keeps(tag % PARTS, old) {
            content.changes_unstored();
        }
        kept.old[tag % PARTS] = old;
        kept.open -= 1;
        if kept.open > 0 {
            return;
        }
        let Kept { packet, old, .. } = self.packets.remove(tag / PARTS);
        let Work::Atomic { parts, .. } = packet.work else {
            unreachable!("loads and stores are not answered here");
        };
        let words = parts.iter().zip(old).flat_map(|(part, old)| {
            let words = usize::from(part.bytes) / 4;
            halves(old).into_iter().take(words)
        });
        let answer = Answer::Old(words.collect());
        let far = match self.place.is_far(core_of(packet.origin.first_level)) {
            true => self.times.far,
            false => 0,
        };
        slice.answer(now + slice.latency() + far, packet.origin, answer);
    }

    /// The array of the slice is taken by an access of a line that is held, or is looked for.
    fn occupy(&mut self, now: u64, block: u64, held: bool) {
        let AtomicsConfig {
            interval, array, ..
        } = self.times;
        self.line = block;
        self.free = now + if held { array } else { interval };
    }

    /// Lets the first access take place, if it can.
    fn serve(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) -> bool {
        let Some(&access) = self.accesses.front() else {
            return false;
        };
        let Access {
            kind, bytes, entry, ..
        } = access;
        let (block, address) = self.place.find(&self.frames, access.word);
        match kind {
            MemoryKind::Read => {
                let held = access.held && block == self.line;
                let AtomicsConfig { acquire, array, .. } = self.times;
                if now < self.free {
                    return false;
                } else if held {
                    slice.fetch_held(now + array, entry);
                } else if !slice.fetch(now + acquire, block, bytes, array, entry) {
                    return false;
                }
                self.occupy(now, block, held);
                let bytes = content.block(address, bytes as usize);
                self.words[entry] = number(&bytes);
            }
            MemoryKind::Write => {
                content.store(address, &access.data.to_le_bytes()[..bytes as usize]);
                slice.write_back(now, block, bytes);
            }
            MemoryKind::Load | MemoryKind::Store => {
                let slot = access.tag / PARTS;
                let waits = access.answers && now < self.free;
                if waits {
                    return false;
                }
                while let Some(load) = self.packets[slot].joined.pop() {
                    if !slice.takes(now, &load) {
                        self.packets[slot].joined.push(load);
                        return false;
                    }
                    slice.serve(now, load, content);
                }
                if !slice.takes(now, &self.packets[slot].packet) {
                    return false;
                }
                let packet = self.packets.remove(slot).packet;
                slice.serve(now, packet, content);
                if access.answers {
                    // As an atomic that changes nothing.
                    self.occupy(now, block, block == self.line);
                    slice.fetch_held(self.free, entry);
                }
            }
        }
        self.accesses.pop_front();
        true
    }
}

impl PartitionUnit for AtomicPort {
    fn takes(&mut self, _: u64, packet: &RequestPacket, _: &mut Slice) -> bool {
        self.joined_by(packet).is_some()
            || self.packets.len() < PACKETS && self.arriving.len() < ARRIVING
    }

    fn take(
        &mut self,
        now: u64,
        packet: RequestPacket,
        slice: &mut Slice,
        _: &mut GlobalMemory,
    ) -> Result<()> {
        if let Some(slot) = self.joined_by(&packet) {
            self.packets[slot].joined.push(packet);
            return Ok(());
        }
        let parts = match &packet.work {
            Work::Atomic { parts, .. } if parts.is_empty() => {
                // Performed with the block before.
                slice.answer(now + slice.latency(), packet.origin, Answer::Old(vec![]));
                return Ok(());
            }
            Work::Atomic { parts, .. } => parts.len(),
            Work::Load { .. } | Work::Store(_) | Work::Commit(_) => 0,
        };
        let slot = self.packets.insert(Kept {
            packet,
            old: vec![0; parts],
            open: parts,
            joined: vec![],
        });
        self.arriving.push_back(slot);
        self.next_clock = now + 1;
        Ok(())
    }

    fn advance(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) -> Result<()> {
        while let Some(entry) = slice.take_word(now) {
            self.due.push_back(entry);
        }
        if self.tick(now) == now && (self.clocks() || now < self.quiet_from) {
            self.clock(now, slice, content)?;
        }
        while self.serve(now, slice, content) {}
        self.next_clock = now + 1;
        Ok(())
    }

    fn next_event(&self) -> Option<u64> {
        if self.clocks() || self.next_clock < self.quiet_from {
            return Some(self.tick(self.next_clock));
        }
        // What waits for the slice goes on with an event there.
        let first = self.accesses.front()?;
        let waits = first.kind == MemoryKind::Read || first.answers;
        (waits && self.free >= self.next_clock).then_some(self.free)
    }
}

/// The operation on the pin.
fn op_of(operation: MemoryAtomic) -> AtomicOp {
    match operation {
        MemoryAtomic::Swap => AtomicOp::Exchange,
        MemoryAtomic::CompareSwap => AtomicOp::CompareSwap,
        MemoryAtomic::Add => AtomicOp::Add,
        MemoryAtomic::Sub => AtomicOp::Sub,
        MemoryAtomic::MinI => AtomicOp::MinSigned,
        MemoryAtomic::MinU => AtomicOp::MinUnsigned,
        MemoryAtomic::MaxI => AtomicOp::MaxSigned,
        MemoryAtomic::MaxU => AtomicOp::MaxUnsigned,
        MemoryAtomic::And => AtomicOp::And,
        MemoryAtomic::Or => AtomicOp::Or,
        MemoryAtomic::Xor => AtomicOp::Xor,
        MemoryAtomic::Inc => AtomicOp::Inc,
        MemoryAtomic::Dec => AtomicOp::Dec,
        MemoryAtomic::AddFloat { .. } | MemoryAtomic::CompareSwapHalf => AtomicOp::External,
    }
}

/// Low and high word.
fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

fn whole(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}
