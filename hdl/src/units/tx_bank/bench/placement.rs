//! Where work-groups lie in the bank, and which words are theirs.

use super::timing::{BankDetector, Words};
use super::{BankPins, Bench, LayoutPins};
use crate::lds_driver::Layout;
use crate::models::bank::Bank;
use crate::models::work_item::WAVEFRONTS;
use crate::pin_driver::PinDriver;
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::filter_entries::INDEX_GROUP;
use turnstile_hdl::full_size::{ALIGNED_INDICES, ROWS, ROW_BITS, STATE_BITS, STATE_ROWS};
use turnstile_hdl::pin_index::{Input, PinIndex};

/// Rows, or indices, in which a work-group of a row has its place wherever the one before ends.
const LITTLE: usize = 8;

/// Rows a work-group with this many rows of variables takes.
fn footprint(rows: usize) -> usize {
    2 * rows + rows.div_ceil(4)
}

impl<E: Engine, D: BankDetector> Bench<E, D> {
    /// Draws work-groups of random slots and sizes.
    pub(super) fn place(&mut self) {
        let wanted = self.rng.random_range(1..=3);
        let mut groups = vec![0_u32; wanted];
        for slot in 0..WAVEFRONTS {
            groups[self.rng.random_range(0..wanted)] |= 1 << slot;
        }
        groups.retain(|&group| group != 0);
        let (indices, group_size) = (self.indices(), self.group_size());
        let (mut row, mut state) = (0, 0);
        for (index, &group) in groups.iter().enumerate() {
            let left = groups.len() - index;
            row += self.rng.random_range(0..4);
            state = usize::next_multiple_of(state, group_size);
            state += self
                .rng
                .random_range(0..4)
                .min(indices - state - left * group_size);
            state = state.next_multiple_of(group_size);
            // Now and then a work-group leaves the others just a little, so that they lie at the end.
            let spares = left > 1 && self.rng.random_ratio(1, 3);
            let part = |all: usize| match spares {
                true => all.saturating_sub(LITTLE * (left - 1)).max(all / left),
                false => all / left,
            };
            let (space, share) = (part(ROWS - row), part(indices - state));
            let most = (space * 4 / 9).min(share - share % group_size);
            let most = if footprint(most) > space {
                most - 1
            } else {
                most
            };
            let rows = match self.rng.random_range(0..3) {
                0 => most,
                1 => self.rng.random_range(1..=most),
                _ => self.rng.random_range(1..=most.min(12)),
            };
            self.layouts.push(Layout {
                row_base: row as u32,
                rows: rows as u32,
                state_base: state as u32,
                group,
            });
            row += footprint(rows);
            state += rows;
        }
        self.tally.shared_layouts += u64::from(groups.len() > 1);
        self.bank = Bank::new(indices, self.fresh.clone(), None);
        for layout in &self.layouts {
            for slot in slots(layout.group) {
                self.bank.set_group(slot, layout.group as u8);
            }
            for k in 0..layout.rows as usize {
                let word = self.array[layout.row_base as usize + k];
                self.bank.set_word(layout.state_base as usize + k, word);
            }
        }
    }

    /// Work-groups begin at a multiple of so many indices.
    fn group_size(&self) -> usize {
        match self.has_groups() {
            true => INDEX_GROUP,
            false => 1,
        }
    }

    fn has_groups(&self) -> bool {
        self.pins.at.region.is_some() || self.fresh.words() == Words::Readers
    }

    /// Indices of detector state.
    pub(super) fn indices(&self) -> usize {
        match self.has_groups() {
            true => ALIGNED_INDICES,
            false => STATE_ROWS,
        }
    }

    pub(super) fn layout(&self, slot: usize) -> Layout {
        let mut all = self.layouts.iter();
        *all.find(|layout| layout.group >> slot & 1 == 1)
            .expect("every slot is placed")
    }

    /// Index into the state bits of a row of variables.
    pub(super) fn variable(&self, row: usize) -> Option<usize> {
        self.layouts.iter().find_map(|layout| {
            let k = row.checked_sub(layout.row_base as usize)?;
            (k < layout.rows as usize).then_some(layout.state_base as usize + k)
        })
    }

    pub(super) fn is_free(&self, row: usize) -> bool {
        self.layouts.iter().all(|layout| {
            let base = layout.row_base as usize;
            !(base..base + footprint(layout.rows as usize)).contains(&row)
        })
    }

    pub(super) fn word(&self, row: usize) -> u32 {
        match self.variable(row) {
            Some(index) => self.bank.word(index),
            None => self.array[row],
        }
    }

    pub(super) fn set_word(&mut self, row: usize, word: u32) {
        match self.variable(row) {
            Some(index) => self.bank.set_word(index, word),
            None => self.array[row] = word,
        }
    }

    /// Marks of DCD's slots are of one work-group each: their numbers begin at 0.
    fn numbered(&self, layout: Layout) -> Layout {
        match self.fresh.words() {
            Words::Slots => Layout {
                state_base: 0,
                ..layout
            },
            _ => layout,
        }
    }

    pub(super) fn select(&mut self, layout: Layout) {
        self.pins.select(&self.numbered(layout));
    }
}

impl<E: Engine> PinDriver<E, BankPins> {
    /// Tells the bank where the work-group of an access or walk lies.
    pub fn select(&mut self, layout: &Layout) {
        let [base, rows, state] =
            [layout.row_base, layout.rows, layout.state_base].map(|value| value as i32);
        let first_owner = 4 * (base + 2 * rows);
        self.set_bits(self.at.bank.owner_bias, first_owner - base, 16);
        self.set_bits(self.at.bank.state_shift, state - base, STATE_BITS);
        match self.at.layout {
            LayoutPins::Indexed(at) => {
                self.set_bits(at.rows, rows, ROW_BITS);
                self.set_bits(at.walk_shift, base - state, ROW_BITS);
                self.set_bits(at.walk_backup_bias, base - state + rows, ROW_BITS);
                self.set_bits(at.walk_owner_bias, first_owner - state, 16);
            }
            LayoutPins::OwnerWords(at) => {
                self.set_bits(at.row_base, base - state, ROW_BITS);
                self.set_bits(at.backups, base + rows - state, ROW_BITS);
                self.set_bits(at.owners, base + 2 * rows - state / 4, ROW_BITS);
            }
        }
        if let Some(group) = self.at.group {
            self.set(group, layout.group);
        }
        self.select_region(layout);
    }

    /// Tells the bank where the work-group of a flush or walk lies.
    pub fn select_region(&mut self, layout: &Layout) {
        if let Some([first, last]) = self.at.region {
            let group = INDEX_GROUP as u32;
            self.set(first, layout.state_base / group);
            self.set(last, (layout.state_base + layout.rows - 1) / group);
        }
    }

    /// The low bits of a value.
    fn set_bits(&mut self, pin: PinIndex<Input>, value: i32, bits: usize) {
        self.set(pin, value as u32 & ((1 << bits) - 1));
    }
}

fn slots(group: u32) -> impl Iterator<Item = usize> {
    (0..WAVEFRONTS).filter(move |slot| group >> slot & 1 == 1)
}
