//! [`tx_bank`](turnstile_hdl::tx_bank): the transactional banks of a top. What a cycle is needed for is in masks with a bit a bank, so
//! that only those are touched that have an access in service, a request or a walk.

use crate::bits::{all, bit, ones, put};
use crate::detector::{Marks, Walk};
use crate::layout_table::Layout;
use crate::lds_bank::LdsBank;
use crate::lds_unit::{Answers, LdsUnit, Request, MOST};
use crate::shadow::{GroupPlace, Outside, RowMasks, Shadow, Step};
use crate::tx_sequencer::SLOTS;

struct TxBank<S, D> {
    bank: LdsBank,
    shadow: S,
    detector: D,
}

pub struct TxBanks<S, D> {
    banks: Vec<TxBank<S, D>>,
    masks: RowMasks,
    ready: u32,
    answers: Answers,
    /// Banks with an access in service, and those whose shadow memory is at work.
    serving: u32,
    at_work: u32,
    /// Of them, those in which a walk is under way.
    walking: u32,
    /// Banks that may have entries of a slot.
    touched: [u32; SLOTS],
    /// Banks that may take a step of the walk in this cycle, and which.
    stepping: u32,
    steps: [Step; MOST],
}

impl<S: Shadow<D>, D: Marks> TxBanks<S, D> {
    pub fn new(banks: usize, rows: usize, masks: RowMasks, detector: impl Fn() -> D) -> Self {
        let bank = |_| TxBank {
            bank: LdsBank::new(rows),
            shadow: S::default(),
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
            walking: 0,
            touched: [0; SLOTS],
            stepping: 0,
            steps: [Step::default(); MOST],
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

    /// What the walk does in this cycle, for a work-group. Returns whether it goes on after it.
    #[inline]
    pub fn step(&mut self, walk: &Walk, starts: bool, layout: &Layout) -> bool {
        let place = GroupPlace {
            group: layout.group,
            region: layout.region,
        };
        self.stepping = self.walking;
        if starts {
            self.stepping |= self.touched[walk.slot] & !self.at_work;
        }
        let mut more = false;
        for number in ones(self.stepping) {
            let TxBank {
                shadow,
                detector,
                bank,
            } = &self.banks[number];
            let step = shadow.step(detector, bank, walk, &place);
            more |= step.more;
            self.steps[number] = step;
        }
        more
    }

    /// A cycle of the banks, after those of LDS unit and sequencer.
    #[inline]
    pub fn clock(&mut self, unit: &LdsUnit, request: &Request, layout: Layout, walk: Walk) {
        for number in ones(self.serving | self.at_work | self.stepping | unit.granted) {
            let asked = unit.bank_request(request, number);
            let TxBank {
                bank,
                shadow,
                detector,
            } = &mut self.banks[number];
            let transactional = asked.filter(|asked| asked.transactional);
            let starts_access = shadow.is_idle() && transactional.is_some();
            let steps = bit(self.stepping, number as u32) && !starts_access;
            let outside = Outside {
                layout,
                walk,
                request: transactional.map(|asked| (asked.row, asked.work_item)),
                step: steps.then_some(self.steps[number]),
            };
            if shadow.decides() {
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
        put(&mut self.at_work, number, !shadow.is_idle());
        put(&mut self.walking, number, shadow.is_walking());
    }

    /// Drops all entries of a slot; the last thing in a cycle.
    #[inline]
    pub fn flush(&mut self, slot: usize, layout: &Layout) {
        for number in ones(std::mem::take(&mut self.touched[slot])) {
            self.banks[number].detector.flush(slot, layout.region);
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
