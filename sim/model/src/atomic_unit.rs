//! [`atomic_unit`](turnstile_hdl::atomic_unit), combining or not: entries that wait for each other, and results in rings.

use crate::atomic_alu::{result, Operands};
use crate::bits::{all, bit, ones, put};
use crate::ClockedUnit;
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};
use turnstile_hdl::atomic_unit::AtomicUnitPins;
use turnstile_hdl::pins::{PinValue, Ports};

/// Most entries.
const MOST: usize = 32;

#[derive(Clone, Copy, Default)]
struct Entry {
    address: u32,
    op: AtomicOp,
    tag: u32,
    /// The entries that it waits for.
    waits: u32,
    /// Low and high word.
    data: [u32; 2],
    compare: [u32; 2],
}

/// An operation, on words that have come.
#[derive(Clone, Copy, Default)]
struct Operating {
    valid: bool,
    number: usize,
    entry: Entry,
    wide: bool,
    old: [u32; 2],
}

impl Operating {
    fn external(&self) -> bool {
        self.valid && self.entry.op == AtomicOp::External
    }
}

/// An answer.
#[derive(Clone, Copy, Default)]
struct Answer {
    entry: u32,
    tag: u32,
    old: [u32; 2],
}

/// Words to write.
#[derive(Clone, Copy, Default)]
struct NewWords {
    entry: u32,
    words: [u32; 2],
}

/// An operation that has ended.
struct Operated {
    number: usize,
    new: [u32; 2],
}

pub struct AtomicUnit {
    at: AtomicUnitPins,
    /// A bit for each entry.
    every: u32,
    line_bits: u32,
    entries: [Entry; MOST],
    live: u32,
    waiting: u32,
    asked: u32,
    landing: u32,
    to_write: u32,
    to_answer: u32,
    wide: u32,
    packets: u32,
    stores: u32,
    held: u32,
    after: u32,
    operating: Operating,
    answers: [Answer; MOST],
    produced: usize,
    answered: usize,
    new_words: [NewWords; MOST],
    produced_to_write: usize,
    written: usize,
    combines: bool,
    /// All that the entry waits for are atomics of its words.
    alike: u32,
}

/// What is offered to the memory.
struct Offer {
    /// Its entry, one-hot.
    chosen: u32,
    writes: bool,
}

/// What an answer of the memory is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Returned {
    Nothing,
    Words,
    Packet,
}

impl AtomicUnit {
    /// That of `unit`, in which a line has `2^line_bits` words; with `combines` new words may go to who waits for them.
    pub fn new(at: AtomicUnitPins, unit: &dyn Ports, line_bits: usize, combines: bool) -> Self {
        let entry_bits = unit.inputs()[at.memrsp_entry.position()].width;
        Self {
            at,
            every: all(1 << entry_bits),
            line_bits: line_bits as u32,
            entries: Default::default(),
            live: 0,
            waiting: 0,
            asked: 0,
            landing: 0,
            to_write: 0,
            to_answer: 0,
            wide: 0,
            packets: 0,
            stores: 0,
            held: 0,
            after: 0,
            operating: Operating::default(),
            answers: Default::default(),
            produced: 0,
            answered: 0,
            new_words: Default::default(),
            produced_to_write: 0,
            written: 0,
            combines,
            alike: 0,
        }
    }

    fn next(&self, place: usize) -> usize {
        (place + 1) & (self.every.count_ones() as usize - 1)
    }

    fn offer(&self) -> Offer {
        if self.to_write != 0 {
            return Offer {
                chosen: 1 << self.new_words[self.written].entry,
                writes: true,
            };
        }
        let free = ones(self.waiting).filter(|entry| self.entries[*entry].waits == 0);
        let may_go: u32 = free.map(|entry| 1 << entry).sum();
        let in_turn = match may_go & self.after {
            0 => may_go,
            later => later,
        };
        Offer {
            chosen: in_turn & in_turn.wrapping_neg(),
            writes: false,
        }
    }

    fn show_access(&self, offer: &Offer, outputs: &mut [u32]) {
        let Offer { chosen, writes } = *offer;
        let at = &self.at;
        let held = chosen & self.held != 0;
        let kind = match (
            writes,
            chosen & self.packets != 0,
            chosen & self.stores != 0,
        ) {
            (true, ..) => MemoryKind::Write,
            (_, true, true) => MemoryKind::Store,
            (_, true, false) => MemoryKind::Load,
            _ => MemoryKind::Read,
        };
        let entry = match chosen {
            0 => Entry::default(),
            _ => self.entries[chosen.trailing_zeros() as usize],
        };
        let new = self.new_words[self.written].words;
        outputs[at.mem_valid.position()] = (chosen != 0).into();
        outputs[at.mem_kind.position()] = kind.to_word();
        outputs[at.mem_address.position()] = entry.address;
        outputs[at.mem_wide.position()] = (chosen & self.wide != 0).into();
        outputs[at.mem_data.position()] = new[0];
        outputs[at.mem_data2.position()] = new[1];
        outputs[at.mem_entry.position()] = match chosen {
            0 => 0,
            _ => chosen.trailing_zeros(),
        };
        outputs[at.mem_tag.position()] = entry.tag;
        outputs[at.mem_held.position()] = held.into();
        let answers = match kind {
            MemoryKind::Read => true,
            MemoryKind::Write => false,
            MemoryKind::Load | MemoryKind::Store => held,
        };
        outputs[at.mem_answers.position()] = answers.into();
    }

    fn show(&self, offer: &Offer, external: bool, outputs: &mut [u32]) {
        let at = &self.at;
        self.show_access(offer, outputs);
        let answer = self.answers[self.answered];
        outputs[at.req_ready.position()] = (self.live != self.every).into();
        outputs[at.memrsp_ready.position()] = (!external).into();
        outputs[at.operate_valid.position()] = external.into();
        outputs[at.operate_tag.position()] = self.operating.entry.tag;
        outputs[at.operate_data.position()] = self.operating.old[0];
        outputs[at.operate_data2.position()] = self.operating.old[1];
        outputs[at.rsp_valid.position()] = (self.to_answer != 0).into();
        outputs[at.rsp_tag.position()] = answer.tag;
        outputs[at.rsp_data.position()] = answer.old[0];
        outputs[at.rsp_data2.position()] = answer.old[1];
        outputs[at.queued.position()] = self.live.count_ones();
    }

    /// The operation whose words have come, if it ends.
    fn operate(&mut self, external: bool, inputs: &[u32]) -> Option<Operated> {
        let at = &self.at;
        let elsewhere = [at.result_data, at.result_data2].map(|pin| inputs[pin.position()]);
        if !self.operating.valid || external && inputs[at.result_valid.position()] == 0 {
            return None;
        }
        self.operating.valid = false;
        let Operating {
            number,
            entry,
            wide,
            old,
            ..
        } = self.operating;
        let both = |words: [u32; 2]| u64::from(words[1]) << 32 | u64::from(words[0]);
        let operands = Operands {
            memory: both(old),
            data: both(entry.data),
            compare: both(entry.compare),
        };
        let new = result(entry.op, wide, operands);
        self.answers[self.produced] = Answer {
            entry: number as u32,
            tag: entry.tag,
            old,
        };
        self.produced = self.next(self.produced);
        Some(Operated {
            number,
            new: match external {
                true => elsewhere,
                false => [new as u32, (new >> 32) as u32],
            },
        })
    }

    /// The atomic of the same words that waits for an operation alone.
    fn follower(&self, number: usize) -> Option<usize> {
        let mut alike = ones(self.waiting & self.alike);
        alike.find(|entry| self.entries[*entry].waits == 1 << number)
    }

    /// The new words go to who waits for them, unless others come from the memory, or into the ring; whether they are passed on.
    fn pass_on(&mut self, operated: &Operated, words_come: bool) -> bool {
        let Operated { number, new } = *operated;
        let follower = match self.combines && !words_come {
            true => self.follower(number),
            false => None,
        };
        let Some(number) = follower else {
            self.new_words[self.produced_to_write] = NewWords {
                entry: number as u32,
                words: new,
            };
            self.produced_to_write = self.next(self.produced_to_write);
            return false;
        };
        self.waiting &= !(1 << number);
        self.operating = Operating {
            valid: true,
            number,
            entry: self.entries[number],
            old: new,
            ..self.operating
        };
        true
    }

    /// A request, which waits for none but those of `binding`.
    fn take(&mut self, binding: u32, inputs: &[u32]) {
        let at = &self.at;
        if inputs[at.req_valid.position()] == 0 || self.live == self.every {
            return;
        }
        let hold = inputs[at.cfg_hold.position()] != 0;
        let op = AtomicOp::from_word(inputs[at.req_op.position()]);
        let address = inputs[at.req_address.position()];
        let wide = inputs[at.req_wide.position()] != 0;
        let (mut line, mut pair, mut word) = (0, 0, 0);
        for entry in ones(binding) {
            let difference = self.entries[entry].address ^ address;
            line |= u32::from(difference >> self.line_bits == 0) << entry;
            pair |= u32::from(difference >> 1 == 0) << entry;
            word |= u32::from(difference == 0) << entry;
        }
        let atomics = match self.combines && !wide {
            true => pair & (word | self.wide),
            false => pair,
        };
        let holding = line & (!self.packets | self.held);
        let waits = match op {
            AtomicOp::Load => holding | line & self.stores,
            AtomicOp::Store => line,
            _ if hold => line,
            _ => atomics | line & self.packets,
        };
        let is_packet = matches!(op, AtomicOp::Load | AtomicOp::Store);
        let same_width = if wide { self.wide } else { !self.wide };
        let unlike = waits & !(word & same_width & !self.packets);
        let entry = (!self.live).trailing_zeros() as usize;
        self.entries[entry] = Entry {
            address,
            op,
            tag: inputs[at.req_tag.position()],
            waits,
            data: [at.req_data, at.req_data2].map(|pin| inputs[pin.position()]),
            compare: [at.req_compare, at.req_compare2].map(|pin| inputs[pin.position()]),
        };
        put(&mut self.alike, entry, unlike == 0 && !is_packet);
        put(&mut self.wide, entry, wide);
        put(&mut self.packets, entry, is_packet);
        put(&mut self.stores, entry, op == AtomicOp::Store);
        put(&mut self.held, entry, hold && holding != 0);
        self.live |= 1 << entry;
        self.waiting |= 1 << entry;
    }

    fn empty(&mut self) {
        self.live = 0;
        self.waiting = 0;
        self.asked = 0;
        self.landing = 0;
        self.to_write = 0;
        self.to_answer = 0;
        self.after = 0;
        self.operating.valid = false;
        self.produced = 0;
        self.answered = 0;
        self.produced_to_write = 0;
        self.written = 0;
    }
}

impl ClockedUnit for AtomicUnit {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let at = self.at;
        let offer = self.offer();
        let external = self.operating.external();
        self.show(&offer, external, outputs);

        let named = inputs[at.memrsp_entry.position()];
        let comes = inputs[at.memrsp_valid.position()] != 0 && !external && bit(self.asked, named);
        let returned = match (comes, bit(self.packets, named)) {
            (false, _) => Returned::Nothing,
            (true, false) => Returned::Words,
            (true, true) => Returned::Packet,
        };

        // The access that is taken.
        let results = self.to_write | self.to_answer | self.landing;
        let mut ending = 0;
        let mut handed = 0;
        if inputs[at.write_ack.position()] != 0 {
            self.landing &= !(1 << inputs[at.write_ack_entry.position()]);
        }
        if offer.chosen != 0 && inputs[at.mem_ready.position()] != 0 {
            let answers = outputs[at.mem_answers.position()] != 0;
            if !answers && inputs[at.mem_ordered.position()] == 0 {
                self.landing |= offer.chosen;
            }
            if offer.writes {
                self.to_write &= !offer.chosen;
                self.written = self.next(self.written);
            } else {
                handed = offer.chosen;
                self.after = self.every & !(handed | (handed - 1));
                ending |= handed & self.packets & !self.held & !self.landing;
            }
        }
        // The answer that is taken.
        if self.to_answer != 0 && inputs[at.rsp_ready.position()] != 0 {
            self.to_answer &= !(1 << self.answers[self.answered].entry);
            self.answered = self.next(self.answered);
        }
        ending |= results & !self.to_write & !self.to_answer & !self.landing;
        self.waiting &= !handed;
        if returned == Returned::Packet {
            ending |= 1 << named;
        }
        self.asked |= handed & !ending & !self.landing;
        if comes {
            self.asked &= !(1 << named);
        }
        let all = self.live;
        let mut binding = all & !ending;
        if self.combines {
            binding &= !(self.to_answer & !self.to_write & !self.landing);
        }
        if let Some(operated) = self.operate(external, inputs) {
            let bit = 1 << operated.number;
            match self.pass_on(&operated, returned == Returned::Words) {
                true => binding &= !bit,
                false => self.to_write |= bit,
            }
            self.to_answer |= bit;
        }
        if returned == Returned::Words {
            self.operating = Operating {
                valid: true,
                number: named as usize,
                entry: self.entries[named as usize],
                wide: bit(self.wide, named),
                old: [at.memrsp_data, at.memrsp_data2].map(|pin| inputs[pin.position()]),
            };
        }

        self.take(binding, inputs);
        if binding != all {
            for entry in &mut self.entries {
                entry.waits &= binding;
            }
            self.live &= !ending;
        }
        if inputs[at.clear.position()] != 0 {
            self.empty();
        }
    }
}
