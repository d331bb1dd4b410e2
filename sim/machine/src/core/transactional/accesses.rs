//! Loads and stores of transactions on their way into the logs, past the pins.

use super::access::{Access, Step};
use super::events::{Observed, TransactionEvent};
use super::learned::Learned;
use super::logging::LookUp;
use super::logs::Line;
use super::stack::Operation;
use super::unit::TransactionUnit;
use turnstile_check::WordAccess;
use turnstile_hdl::full_size::LOG_ENTRY_BITS;
use turnstile_kernel::{lane_name, lanes_of, LaneWords, Token, Warp};
use turnstile_tools::Result;

impl<W: Warp<LANES>, const LANES: usize> TransactionUnit<W, LANES> {
    /// A warp in a transaction loads or stores. Whether it waits for who of its lanes goes on.
    pub fn access(&mut self, slot: usize, mut access: Access<LANES>) -> bool {
        let pauses = self.pauses();
        let may_hit = |learned: &Learned| !access.write() && learned.may_hit();
        access.waits = pauses && (self.asks_table || self.learned.get(slot).is_some_and(may_hit));
        if !pauses {
            access.step = access.behind_check();
        } else if !access.waits {
            self.step(slot, &access);
        }
        let waits = access.waits;
        let slot = self.slots.get_mut(slot).expect("the warp has a slot");
        slot.accesses.push_back(access);
        waits
    }

    /// A slot whose first access is at such a step, with the word; those of `last` come last.
    fn at_step(&self, last: usize, of: impl Fn(Step) -> Option<usize>) -> Option<(usize, usize)> {
        let slots = self.slots.count();
        let mut turns = (1..=slots).map(|turn| (last + turn) % slots);
        turns.find_map(|slot| {
            let first = self.slots.get(slot)?.accesses.front()?;
            Some((slot, of(first.step)?))
        })
    }

    fn first(&mut self, slot: usize) -> &mut Access<LANES> {
        let first = self
            .slots
            .get_mut(slot)
            .and_then(|slot| slot.accesses.front_mut());
        first.expect("it was there when it was put on the pins")
    }

    /// Looks the next access up, to say who pauses.
    fn present_check(&mut self) {
        if self.logging.checking.is_none() {
            self.logging.checking = self.at_step(self.logging.last_check, |step| match step {
                Step::Check(word) => Some(word),
                _ => None,
            });
            self.logging.table = LookUp::asked(self.asks_table);
            self.logging.learned = LookUp::asked(!self.learned.is_empty());
        }
        let Some((slot, word)) = self.logging.checking else {
            return;
        };
        let access = self.first(slot).clone();
        if self.logging.learned == LookUp::Shown {
            self.learned[slot].look_up(&access, word);
        }
        let (at, next) = (&self.at, &mut self.pins.next);
        next[at.check_valid] = (self.logging.table == LookUp::Shown).into();
        next[at.check_write] = access.write().into();
        next[at.check_lanes] = access.lanes();
        for lane in 0..LANES {
            next[at.check_address.pin(lane)] = access.address(lane, word);
        }
    }

    /// Puts the accesses that are next on the pins.
    pub(super) fn present_accesses(&mut self) {
        self.present_check();
        let logs_are_set = self.passes.logs_are_set();
        self.logging.searching = self.logging.searching.or_else(|| {
            if !logs_are_set {
                return None;
            }
            self.at_step(self.logging.last_search, |step| match step {
                Step::Search(word) => Some(word),
                _ => None,
            })
        });
        if let Some((slot, word)) = self.logging.searching {
            let access = self.first(slot).clone();
            let (at, next) = (&self.at, &mut self.pins.next);
            next[at.search_valid] = 1;
            next[at.search_slot] = slot as u32;
            next[at.search_lanes] = access.lanes();
            for lane in 0..LANES {
                next[at.search_address.pin(lane)] = access.address(lane, word);
            }
        }
        let (at, next) = (&self.at, &mut self.pins.next);
        next[at.search_row_ready] = (self.lines.waiting() == 0).into();
        let line = self.lines.take_search();
        next[at.search_line_valid] = line.is_some().into();
        if let Some(words) = line {
            next[at.search_line_word].copy_from_slice(&words);
        }
        self.logging.appending = self.at_step(self.logging.last_append, |step| match step {
            Step::Append(word) => Some(word),
            _ => None,
        });
        if let Some((slot, word)) = self.logging.appending {
            let access = self.first(slot);
            let (write, lanes) = (access.write(), access.rest(word));
            let (at, next) = (&self.at, &mut self.pins.next);
            next[at.append_valid] = (lanes != 0).into();
            next[at.append_slot] = slot as u32;
            next[at.append_write] = write.into();
            next[at.append_lanes] = lanes;
        }
    }

    /// Takes in what the pins say of accesses.
    pub(super) fn see_accesses(&mut self) {
        self.see_check();
        self.see_search();
        self.see_append();
    }

    /// A clock of what a slot has learned; it answers if a word of its access is looked up.
    pub(super) fn clock_learned(&mut self, slot: usize) -> Result<()> {
        let (taken, hits) = self.learned[slot].clock()?;
        if taken {
            self.logging.learned = LookUp::Taken;
        }
        if let Some(hits) = hits {
            self.logging.learned = LookUp::Answered;
            self.first(slot).hits |= hits;
        }
        Ok(())
    }

    fn see_check(&mut self) {
        let Some((slot, word)) = self.logging.checking else {
            return;
        };
        if self.logging.table == LookUp::Shown && self.pins.flag(self.at.check_ready) {
            self.logging.table = LookUp::Taken;
        } else if self.pins.flag(self.at.check_done) {
            self.logging.table = LookUp::Answered;
            let hits = self.pins.outputs()[self.at.check_hits];
            self.first(slot).hits |= hits;
        }
        if [self.logging.table, self.logging.learned] != [LookUp::Answered; 2] {
            return;
        }
        let access = self.first(slot);
        access.step = match (word + 1 < access.words(), access.hits) {
            (true, _) => Step::Check(word + 1),
            (_, 0) => access.behind_check(),
            _ => Step::Pause,
        };
        let access = access.clone();
        self.logging.checking = None;
        self.logging.last_check = slot;
        match access.step {
            Step::Check(_) => {}
            Step::Pause => self.operate(slot, Operation::hit(access.top(), access.hits)),
            _ => self.go_on(slot, &access),
        }
    }

    /// Of the lanes that hit these pause.
    pub(super) fn paused(&mut self, slot: usize, lanes: u32, dropped: bool) {
        self.counters.pauses += u64::from(lanes.count_ones());
        self.counters.pauses_dropped += u64::from(dropped);
        let access = self.first(slot);
        access.request.lanes &= !u64::from(lanes);
        access.active &= !lanes;
        access.step = access.behind_check();
        let access = access.clone();
        if lanes != 0 {
            let (warp, pc) = (self.warp_of(slot), access.at.pc);
            self.happened
                .push(TransactionEvent::Paused { warp, lanes, pc });
        }
        self.go_on(slot, &access);
    }

    /// Who goes on behind an access is known.
    fn go_on(&mut self, slot: usize, access: &Access<LANES>) {
        if access.waits {
            self.step(slot, access);
            let warp = self.warp_of(slot);
            self.happened.push(TransactionEvent::GoesOn { warp });
        }
    }

    /// The stack goes on behind an access.
    fn step(&mut self, slot: usize, access: &Access<LANES>) {
        if let Some(step) = Operation::of(access.top(), access.control) {
            self.operate(slot, step);
        }
    }

    fn see_search(&mut self) {
        let at = self.at;
        let outputs = self.pins.outputs();
        if self.pins.flag(at.search_row_valid) && self.pins.inputs()[at.search_row_ready] == 1 {
            let slot = self.logging.searching.map_or(0, |searching| searching.0);
            let line = Line {
                warp: self.warp_of(slot),
                write: true,
                index: outputs[at.search_row_index],
                values: outputs[at.search_row_values] == 1,
            };
            self.lines.for_search(line);
        }
        let Some((slot, word)) = self.logging.searching else {
            return;
        };
        let outputs = self.pins.outputs();
        let found = outputs[at.search_hit];
        let values: LaneWords<LANES> =
            std::array::from_fn(|lane| outputs[at.search_value.pin(lane)]);
        let done = self.pins.flag(at.search_done);
        let access = self.first(slot);
        let own = &mut access.own[word];
        own.0 |= found;
        lanes_of(found.into()).for_each(|lane| own.1[lane] = values[lane]);
        if done {
            access.step = match word + 1 < access.words() {
                true => Step::Search(word + 1),
                false => Step::Append(0),
            };
            self.logging.searching = None;
            self.logging.last_search = slot;
            self.tell_search(slot, word);
        }
    }

    /// Tells what each lane has found, while its stores are those before the load.
    fn tell_search(&mut self, slot: usize, word: usize) {
        let access = self.first(slot).clone();
        let Some(running) = self.slots.get(slot) else {
            return;
        };
        let (found, values) = &access.own[word];
        let looked = lanes_of(access.request.lanes).map(|lane| Observed::Looked {
            thread: running.thread(lane),
            word: access.address(lane, word),
            found: (found >> lane & 1 == 1).then(|| values[lane]),
            line: access.at.line,
        });
        self.observed.extend(looked);
    }

    fn see_append(&mut self) {
        let Some((slot, word)) = self.logging.appending.take() else {
            return;
        };
        let at = self.at;
        let asked = self.pins.inputs()[at.append_valid] == 1;
        if asked && !self.pins.flag(at.append_ready) {
            return;
        }
        self.logging.last_append = slot;
        if asked {
            if self.pins.flag(at.append_overflow) {
                return self.overflow(slot);
            }
            let index = self.pins.outputs()[at.append_index];
            self.counters.longest_log = self.counters.longest_log.max(u64::from(index) + 1);
            self.logged(slot, word, index);
        }
        let access = self.first(slot);
        access.step = Step::Append(word + 1);
        if word + 1 == access.words() {
            self.log_is_written(slot);
        }
    }

    fn overflow(&mut self, slot: usize) {
        let warp = self.warp_of(slot);
        let access = self.first(slot).clone();
        let lane = lanes_of(access.request.lanes).next().unwrap_or(0);
        let which = if access.write() { "write" } else { "read" };
        let what = format!(
            "{} uses address {:#x}, and the {which} log of its warp is full: it has {} entries, one a load or store",
            lane_name::<LANES>(lane),
            access.request.address[lane],
            1 << LOG_ENTRY_BITS
        );
        let pc = access.at.pc;
        self.happened
            .push(TransactionEvent::Overflow { warp, pc, what });
    }

    /// A word of the first access has an entry: its lines are stored.
    fn logged(&mut self, slot: usize, word: usize, index: u32) {
        let warp = self.warp_of(slot);
        let access = self.first(slot);
        let (write, lanes) = (access.write(), access.rest(word));
        let line = Line {
            warp,
            write,
            index,
            values: false,
        };
        let addresses = access.addresses(lanes, word);
        access.entries[word] = Some(index);
        let values = access.request.data.get(word).copied().filter(|_| write);
        let told = access.clone();
        self.lines.store(slot, line, addresses);
        let Some(values) = values else {
            return;
        };
        let line = Line {
            values: true,
            ..line
        };
        let masked = std::array::from_fn(|lane| match lanes >> lane & 1 {
            1 => values[lane],
            _ => 0,
        });
        self.lines.store(slot, line, masked);
        for lane in lanes_of(lanes.into()) {
            self.tell(slot, lane, &told, word, values[lane]);
        }
    }

    fn tell(&mut self, slot: usize, lane: usize, of: &Access<LANES>, word: usize, value: u32) {
        let Some(running) = self.slots.get(slot) else {
            return;
        };
        self.observed.push(Observed::Access {
            thread: running.thread(lane),
            access: WordAccess {
                word: of.address(lane, word),
                write: of.write(),
                value,
                at: of.at,
            },
        });
    }

    /// The first access has its entries: a store is done, a load fetches what the lanes have not stored themselves.
    fn log_is_written(&mut self, slot: usize) {
        let Some(running) = self.slots.get_mut(slot) else {
            return;
        };
        let Some(access) = running.accesses.pop_front() else {
            return;
        };
        let warp = running.warp;
        if let Some(stack) = self.stacks.get_mut(slot) {
            stack.logged(access.entries.iter().flatten().count());
        }
        let token = access.request.token;
        let rest = (0..access.words()).fold(0, |lanes, word| lanes | access.rest(word));
        if access.write() {
            self.happened.push(TransactionEvent::Stored { warp, token });
        } else if rest == 0 {
            let lanes = access.request.lanes;
            let words = access.merged(vec![]);
            self.happened.push(TransactionEvent::Loaded {
                warp,
                token,
                lanes,
                words,
            });
        } else {
            let mut request = access.request.clone();
            request.lanes = rest.into();
            self.passes.read(slot, rest);
            self.fetches.push_back((warp, access.at.pc, request));
            if let Some(running) = self.slots.get_mut(slot) {
                running.fetches.push(access);
            }
        }
    }

    /// The words of a load come from memory, last written in cycle `written` or before. Returns the lanes and words for the registers.
    pub fn fetched(
        &mut self,
        slot: usize,
        token: Token,
        words: &[LaneWords<LANES>],
        written: Option<u64>,
    ) -> Option<(u64, Vec<LaneWords<LANES>>)> {
        let running = self.slots.get_mut(slot)?;
        let mut fetches = running.fetches.iter();
        let place = fetches.position(|access| access.request.token == token)?;
        let access = running.fetches.remove(place);
        let warp = running.warp;
        for (word, entry) in access.entries.iter().enumerate() {
            let Some(index) = *entry else { continue };
            let lanes = access.rest(word);
            let line = Line {
                warp,
                write: false,
                index,
                values: true,
            };
            self.lines.store(slot, line, words[word]);
            for lane in lanes_of(lanes.into()) {
                self.tell(slot, lane, &access, word, words[word][lane]);
            }
        }
        let rest = (0..access.words()).fold(0, |lanes, word| lanes | access.rest(word));
        if let Some(time) = written {
            self.passes.reply(slot, rest, time);
        }
        Some((access.request.lanes, access.merged(words.to_vec())))
    }
}
