//! [`tx_bank`](turnstile_hdl::tx_bank): the transactional banks of a top. What a cycle is needed for is in masks with a bit a bank, so
//! that only those are touched that have an access in service, a request or a walk.

use crate::bits::{all, bit, ones, put};
use crate::detector::{Detector, Walk};
use crate::layout_table::Layout;
use crate::lds_bank::LdsBank;
use crate::lds_unit::{Answers, LdsUnit, Request, MOST};
use crate::shadow_memory::{Outside, RowMasks, ShadowMemory, ShadowState};
use crate::tx_sequencer::SLOTS;

struct TxBank<D> {
    bank: LdsBank,
    shadow: ShadowMemory,
    detector: D,
}

pub struct TxBanks<D> {
    banks: Vec<TxBank<D>>,
    masks: RowMasks,
    ready: u32,
    answers: Answers,
    /// Banks with an access in service, and those whose shadow memory is at work.
    serving: u32,
    at_work: u32,
    /// Of them, those that take the next step of a walk, and those that look at an owner.
    walk_owner: u32,
    walk_match: u32,
    /// Banks that may have entries of a slot.
    touched: [u32; SLOTS],
    /// Banks that may take a step of the walk in this cycle, and where to.
    visiting: u32,
    proposals: [Option<u32>; MOST],
}

impl<D: Detector> TxBanks<D> {
    pub fn new(banks: usize, rows: usize, masks: RowMasks, detector: impl Fn() -> D) -> Self {
        let bank = |_| TxBank {
            bank: LdsBank::new(rows),
            shadow: ShadowMemory::default(),
            detector: detector(),
        };
        Self {
            banks: (0..banks).map(bank).collect(),
            masks,
            ready: all(banks),
            answers: Answers {
                valid: 0,
                aborted: 0,
            },
            serving: 0,
            at_work: 0,
            walk_owner: 0,
            walk_match: 0,
            touched: [0; SLOTS],
            visiting: 0,
            proposals: [None; MOST],
        }
    }

    #[inline]
    pub fn ready(&self) -> u32 {
        self.ready
    }

    #[inline]
    pub fn answers(&self) -> Answers {
        self.answers
    }

    #[inline]
    pub fn word(&self, bank: usize) -> u32 {
        self.banks[bank].bank.word()
    }

    /// Where the walk goes in this cycle. Returns whether it goes on after it.
    #[inline]
    pub fn propose(&mut self, walk: &Walk, starts: bool) -> bool {
        self.visiting = self.walk_owner;
        if starts {
            self.visiting |= self.touched[walk.slot] & !self.at_work;
        }
        let mut more = self.walk_match != 0;
        for number in ones(self.visiting) {
            let TxBank {
                shadow, detector, ..
            } = &self.banks[number];
            let proposal = detector.propose(walk, shadow.walked());
            more |= proposal.is_some();
            self.proposals[number] = proposal;
        }
        more
    }

    /// A cycle of the banks, after those of LDS unit and sequencer.
    #[inline]
    pub fn clock(&mut self, unit: &LdsUnit, request: &Request, layout: Layout, walk: Walk) {
        for number in ones(self.serving | self.at_work | self.visiting | unit.granted) {
            let asked = unit.bank_request(request, number);
            let TxBank {
                bank,
                shadow,
                detector,
            } = &mut self.banks[number];
            let transactional = asked.filter(|asked| asked.transactional);
            let starts_access = shadow.state == ShadowState::Idle && transactional.is_some();
            let outside = Outside {
                layout,
                walk,
                request: transactional.map(|asked| (asked.row, asked.work_item)),
                visits: bit(self.visiting, number as u32) && !starts_access,
                proposal: self.proposals[number],
            };
            if shadow.state == ShadowState::Lookup {
                self.touched[shadow.slot(self.masks.slot)] |= 1 << number;
            }
            let versioning = shadow.clock(detector, bank, self.masks, &outside);
            bank.clock(asked.as_ref(), &versioning);
            self.note(number);
        }
    }

    /// What the bank's registers say for the next cycle.
    #[inline]
    fn note(&mut self, number: usize) {
        let TxBank { bank, shadow, .. } = &self.banks[number];
        let answers = bank.valid && !shadow.holds(bank.access_writes());
        put(&mut self.ready, number, bank.is_ready());
        put(&mut self.answers.valid, number, answers);
        put(&mut self.answers.aborted, number, shadow.aborts());
        put(&mut self.serving, number, bank.valid);
        let state = shadow.state;
        put(&mut self.at_work, number, state != ShadowState::Idle);
        put(
            &mut self.walk_owner,
            number,
            state == ShadowState::WalkOwner,
        );
        put(
            &mut self.walk_match,
            number,
            state == ShadowState::WalkMatch,
        );
    }

    /// Drops all entries of a slot; the last thing in a cycle.
    #[inline]
    pub fn flush(&mut self, slot: usize) {
        for number in ones(std::mem::take(&mut self.touched[slot])) {
            self.banks[number].detector.flush(slot);
        }
    }

    /// As [`TxBanks::flush`], of everything but words.
    pub fn clear(&mut self) {
        for number in 0..self.banks.len() {
            let bank = &mut self.banks[number];
            bank.bank.valid = false;
            bank.shadow.clear();
            bank.detector.clear();
            self.note(number);
        }
        self.touched = [0; SLOTS];
    }
}
