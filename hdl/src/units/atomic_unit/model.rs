//! The unit of "Efficient Synchronization Primitives for GPUs" that does the atomics of a slice, written as a list of requests in the order in
//! which they came, and as a memory to which all of them happen one after the other.
//!
//! [`AtomicUnit`] says in every cycle what the unit offers. Nothing in it keeps who waits for whom: a request may go when no older one
//! is left for which it waits (`Rules::waits`). [`InOrder`] has the values: whatever the unit does, each atomic must return, and each load find,
//! what it would if every request were done in the cycle in which it is taken.

use super::atomic_operation::Operation;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// A request as it is taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub operation: Operation,
    pub wide: bool,
    /// Of a word.
    pub address: u32,
    pub tag: u32,
    pub data: u64,
    pub compare: u64,
}

/// What the memory is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Read,
    /// With the new value.
    Write(u64),
    Load,
    Store,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Access {
    pub kind: Kind,
    pub entry: usize,
    pub address: u32,
    pub wide: bool,
    pub tag: u32,
    /// It needs no look-up of tags.
    pub held: bool,
    /// The memory reports with words that it has taken place, not with an acknowledge.
    pub answers: bool,
}

/// A tag and the value that was there before.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Old {
    pub tag: u32,
    /// Of 64 bits; else the high word means nothing.
    pub wide: bool,
    pub value: u64,
}

/// What the unit shows in a cycle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub queued: usize,
    pub access: Option<Access>,
    /// Waits for a value from elsewhere.
    pub operate: Option<Old>,
    pub answer: Option<Old>,
}

/// What happens to it in the cycle.
#[derive(Copy, Clone, Debug, Default)]
pub struct Events {
    pub request: Option<Request>,
    pub memory_takes: bool,
    /// What it takes has landed at once.
    pub memory_orders: bool,
    /// The entry whose access has landed.
    pub landed: Option<usize>,
    /// Entry and value.
    pub memory_answers: Option<(usize, u64)>,
    pub result: Option<u64>,
    pub answer_taken: bool,
}

/// Who waits for whom.
#[derive(Copy, Clone, Debug)]
pub struct Rules {
    /// Fermi's: a unit with a queue holds its line hostage.
    pub hold: bool,
    /// New words go to the next atomic on them, without the memory.
    pub combines: bool,
    pub line_words: u32,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waiting,
    Asked,
    Operating,
    Operated {
        write: Write,
        answered: bool,
    },
    /// A packet that is to be acknowledged.
    Landing,
}

/// How far the write of an atomic is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Write {
    Due,
    Landing,
    Landed,
}

#[derive(Copy, Clone, Debug)]
struct Live {
    entry: usize,
    request: Request,
    /// It found its line held.
    held: bool,
    /// It is an atomic that found nothing to wait for but atomics on the same words.
    alike: bool,
    stage: Stage,
    old: u64,
    new: u64,
}

impl Live {
    fn holds(&self, rules: Rules) -> bool {
        rules.hold
            && (self.held || !self.request.operation.is_packet())
            && !(rules.combines && self.is_settled())
    }

    /// All that comes later finds what it has done.
    fn is_settled(&self) -> bool {
        let landed = Stage::Operated {
            write: Write::Landed,
            answered: false,
        };
        self.stage == landed
    }
}

impl Request {
    /// Of memory, by words.
    fn overlaps(&self, other: &Self) -> bool {
        let end = |of: &Self| of.address + u32::from(of.wide);
        self.address <= end(other) && other.address <= end(self)
    }

    fn is_alike(&self, other: &Self) -> bool {
        !other.operation.is_packet() && (self.address, self.wide) == (other.address, other.wide)
    }
}

impl Rules {
    fn of_one_line(self, one: &Request, other: &Request) -> bool {
        one.address / self.line_words == other.address / self.line_words
    }

    /// Whether `later` waits for `earlier`, which came before it.
    fn waits(self, later: &Live, earlier: &Live) -> bool {
        let (one, other) = (&later.request, &earlier.request);
        if !self.of_one_line(one, other) || self.combines && earlier.is_settled() {
            return false;
        }
        match (one.operation, other.operation) {
            _ if earlier.holds(self) || later.holds(self) => true,
            (Operation::Load, Operation::Load) => false,
            (one, other) if one.is_packet() || other.is_packet() => true,
            // Two atomics.
            _ if self.combines => one.overlaps(other),
            _ => one.address / 2 == other.address / 2,
        }
    }
}

/// The unit.
#[derive(Clone, Debug)]
pub struct AtomicUnit {
    rules: Rules,
    entries: usize,
    /// The oldest first.
    live: Vec<Live>,
    /// The entry that went out in turn last.
    last: Option<usize>,
    /// Entries in the order in which they operated.
    to_write: VecDeque<usize>,
    to_answer: VecDeque<usize>,
}

impl AtomicUnit {
    pub fn new(entries: usize, rules: Rules) -> Self {
        Self {
            rules,
            entries,
            live: vec![],
            last: None,
            to_write: VecDeque::new(),
            to_answer: VecDeque::new(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.live.is_empty()
    }

    pub fn is_full(&self) -> bool {
        self.live.len() == self.entries
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether an answer of the memory for this entry is expected.
    pub fn expects(&self, entry: usize) -> bool {
        let mut live = self.live.iter();
        live.any(|live| live.entry == entry && live.stage == Stage::Asked)
    }

    /// Whether an acknowledge for this entry is expected.
    pub fn lands(&self, entry: usize) -> bool {
        let lands = |live: &&Live| {
            let write = matches!(
                live.stage,
                Stage::Operated {
                    write: Write::Landing,
                    ..
                }
            );
            live.entry == entry && (write || live.stage == Stage::Landing)
        };
        self.live.iter().any(|live| lands(&live))
    }

    /// Whether a request waits for this entry.
    pub fn is_awaited(&self, entry: usize) -> bool {
        let mut younger = self.live.iter().rev().take_while(|one| one.entry != entry);
        younger.any(|one| one.stage == Stage::Waiting && self.rules.waits(one, self.of(entry)))
    }

    /// The request of the entry that waits for a value from elsewhere, and what was there.
    pub fn elsewhere(&self) -> Option<(Request, u64)> {
        let external = |live: &&Live| {
            live.stage == Stage::Operating && live.request.operation == Operation::External
        };
        let found = self.live.iter().find(external);
        found.map(|live| (live.request, live.old))
    }

    /// Requests that wait for others.
    pub fn blocked(&self) -> usize {
        let waiting = self.live.iter().filter(|one| one.stage == Stage::Waiting);
        waiting.filter(|one| !self.may_go(one)).count()
    }

    fn at(&mut self, entry: usize) -> &mut Live {
        let mut live = self.live.iter_mut();
        live.find(|live| live.entry == entry).expect("a live entry")
    }

    fn of(&self, entry: usize) -> &Live {
        let mut live = self.live.iter();
        live.find(|live| live.entry == entry).expect("a live entry")
    }

    fn may_go(&self, one: &Live) -> bool {
        let older = self.live.iter().take_while(|live| live.entry != one.entry);
        let mut awaited = older.filter(|other| self.rules.waits(one, other));
        one.stage == Stage::Waiting && awaited.next().is_none()
    }

    /// The entry to which what ends operating passes its new words: the only one that waits for it alone, and is like it. Words of the memory
    /// come first.
    pub fn heir(&self, events: &Events) -> Option<usize> {
        let operating = self.live.iter();
        let mut operating = operating.filter(|one| one.stage == Stage::Operating);
        let operating = operating.next().filter(|_| self.rules.combines)?;
        let elsewhere = operating.request.operation == Operation::External;
        let brings = |entry| self.expects(entry) && !self.of(entry).request.operation.is_packet();
        let ends = match elsewhere {
            true => events.result.is_some(),
            false => !events
                .memory_answers
                .is_some_and(|(entry, _)| brings(entry)),
        };
        if !ends {
            return None;
        }
        let inherits = |one: &&Live| {
            let older = self.live.iter().take_while(|live| live.entry != one.entry);
            let mut awaited = older.filter(|other| self.rules.waits(one, other));
            one.stage == Stage::Waiting
                && one.alike
                && awaited.next().map(|other| other.entry) == Some(operating.entry)
                && awaited.next().is_none()
        };
        self.live.iter().find(inherits).map(|one| one.entry)
    }

    fn access(&self) -> Option<Access> {
        let (one, kind) = match self.to_write.front() {
            Some(entry) => (self.of(*entry), Kind::Write(self.of(*entry).new)),
            None => {
                let mut free: Vec<&Live> =
                    self.live.iter().filter(|one| self.may_go(one)).collect();
                // Those after the last one come before those up to it.
                free.sort_by_key(|one| {
                    (self.last.is_some_and(|last| one.entry <= last), one.entry)
                });
                let one = *free.first()?;
                let kind = match one.request.operation {
                    Operation::Load => Kind::Load,
                    Operation::Store => Kind::Store,
                    _ => Kind::Read,
                };
                (one, kind)
            }
        };
        let answers = match kind {
            Kind::Read => true,
            Kind::Write(_) => false,
            Kind::Load | Kind::Store => one.held,
        };
        Some(Access {
            kind,
            entry: one.entry,
            address: one.request.address,
            wide: one.request.wide,
            tag: one.request.tag,
            held: one.held,
            answers,
        })
    }

    /// What it shows, whatever happens to it in this cycle.
    pub fn show(&self) -> Shown {
        let old = |live: &Live| Old {
            tag: live.request.tag,
            wide: live.request.wide,
            value: live.old,
        };
        let answer = self.to_answer.front().map(|entry| old(self.of(*entry)));
        Shown {
            queued: self.live.len(),
            access: self.access(),
            operate: self.elsewhere().map(|(request, value)| Old {
                tag: request.tag,
                wide: request.wide,
                value,
            }),
            answer,
        }
    }

    /// Lets a cycle pass; true if a request was taken.
    pub fn clock(&mut self, events: Events) -> bool {
        let waits_elsewhere = self.elsewhere().is_some();
        let number =
            (0..self.entries).find(|entry| self.live.iter().all(|live| live.entry != *entry));
        let access = self.access().filter(|_| events.memory_takes);
        let answered = match events.answer_taken {
            true => self.to_answer.pop_front(),
            false => None,
        };
        let answers = events.memory_answers;
        let returned = answers.filter(|(entry, _)| !waits_elsewhere && self.expects(*entry));
        let landed = events.landed.filter(|entry| self.lands(*entry));
        let heir = self.heir(&events);
        let operating = self
            .live
            .iter_mut()
            .find(|one| one.stage == Stage::Operating);

        // An operation, its result on the way to the memory and back.
        if let Some(one) = operating {
            let elsewhere = one.request.operation == Operation::External;
            let Request {
                operation,
                wide,
                data,
                compare,
                ..
            } = one.request;
            let new = match elsewhere {
                true => events.result,
                false => Some(operation.apply(wide, one.old, data, compare)),
            };
            if let Some(new) = new {
                one.new = new;
                one.stage = Stage::Operated {
                    // Nobody could find what is passed on.
                    write: heir.map_or(Write::Due, |_| Write::Landed),
                    answered: false,
                };
                let entry = one.entry;
                self.to_answer.push_back(entry);
                match heir {
                    None => self.to_write.push_back(entry),
                    Some(heir) => {
                        let heir = self.at(heir);
                        heir.old = new;
                        heir.stage = Stage::Operating;
                    }
                }
            }
        }
        if let Some(entry) = answered {
            if let Stage::Operated { answered, .. } = &mut self.at(entry).stage {
                *answered = true;
            }
        }

        let mut ended = vec![];
        if let Some(access) = access {
            let one = self.at(access.entry);
            match access.kind {
                Kind::Write(_) => {
                    if let Stage::Operated { write, .. } = &mut one.stage {
                        *write = match events.memory_orders {
                            true => Write::Landed,
                            false => Write::Landing,
                        };
                    }
                    self.to_write.pop_front();
                }
                _ => {
                    one.stage = match access.answers {
                        true => Stage::Asked,
                        false => Stage::Landing,
                    };
                    if !access.answers && events.memory_orders {
                        ended.push(access.entry);
                    }
                    self.last = Some(access.entry);
                }
            }
        }
        if let Some((entry, value)) = returned {
            let one = self.at(entry);
            one.old = value;
            one.stage = Stage::Operating;
            if one.request.operation.is_packet() {
                ended.push(entry);
            }
        }
        if let Some(entry) = landed {
            match &mut self.at(entry).stage {
                Stage::Operated { write, .. } => *write = Write::Landed,
                _ => ended.push(entry),
            }
        }
        let done = Stage::Operated {
            write: Write::Landed,
            answered: true,
        };
        self.live
            .retain(|one| one.stage != done && !ended.contains(&one.entry));

        let (Some(request), Some(entry)) = (events.request, number) else {
            return false;
        };
        let rules = self.rules;
        let mut of_line = self
            .live
            .iter()
            .filter(|one| rules.of_one_line(&request, &one.request));
        let held = of_line.any(|one| one.holds(rules));
        let mut one = Live {
            entry,
            request,
            held,
            alike: false,
            stage: Stage::Waiting,
            old: 0,
            new: 0,
        };
        let mut awaited = self.live.iter().filter(|other| rules.waits(&one, other));
        one.alike =
            !request.operation.is_packet() && awaited.all(|other| request.is_alike(&other.request));
        self.live.push(one);
        true
    }
}

/// A memory to which every request happens when it is taken.
#[derive(Clone, Debug, Default)]
pub struct InOrder {
    pub words: FxHashMap<u32, u32>,
}

impl InOrder {
    pub fn word(&self, address: u32) -> u32 {
        // What nobody has written is something.
        let unwritten = address.wrapping_mul(0x9e37_79b9).rotate_left(7);
        self.words.get(&address).copied().unwrap_or(unwritten)
    }

    /// A word, or two.
    pub fn value(&self, address: u32, wide: bool) -> u64 {
        let high = if wide { self.word(address + 1) } else { 0 };
        u64::from(high) << 32 | u64::from(self.word(address))
    }

    pub fn put(&mut self, address: u32, wide: bool, value: u64) {
        self.words.insert(address, value as u32);
        if wide {
            self.words.insert(address + 1, (value >> 32) as u32);
        }
    }
}
