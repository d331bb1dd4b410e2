//! [`directory_shadow`](turnstile_hdl::directory_shadow): backups and owner words of one bank, and the walk that restores them.

use crate::detector::{OwnerBytes, OwnerWord, Walk, WordDetector};
use crate::layout_table::Layout;
use crate::lds_bank::{LdsBank, Versioning};
use crate::shadow::{GroupPlace, Outside, RowMasks, Shadow, Step};
use crate::storage::bank_ram::Write;

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    Lookup,
    Backup,
    Own,
    Store,
    Match,
    Restore,
}

#[derive(Default)]
pub struct DirectoryShadow {
    state: State,
    item: u32,
    /// The variable that is accessed or restored, by number; of a word that is matched, its first.
    index: u32,
    lost: bool,
    must_backup: bool,
    must_own: bool,
    /// Of the access: what it writes to the owner word.
    owner: OwnerBytes,
    /// Entries of the word that are still to be restored.
    bytes: u32,
    on: bool,
}

impl DirectoryShadow {
    fn word(&self, bank: &LdsBank, group: u32) -> OwnerWord {
        OwnerWord {
            number: self.index >> 2,
            owners: bank.word(),
            group,
        }
    }

    /// Goes to the first of the bytes that are left; there is one.
    fn restore(&mut self, rest: u32, layout: &Layout, masks: RowMasks, array: &mut Versioning) {
        self.index = self.index & !3 | rest.trailing_zeros();
        self.bytes = rest & (rest - 1);
        self.state = State::Restore;
        array.read = Some(places(layout, masks).backup(self.index));
    }

    fn visit(&mut self, step: Step, layout: &Layout, masks: RowMasks, array: &mut Versioning) {
        self.on = step.next.is_some();
        self.state = State::Idle;
        if let Some(word) = step.next {
            array.read = Some(places(layout, masks).owner_word(word));
            self.index = word << 2;
            self.state = State::Match;
        }
    }
}

impl<D: WordDetector> Shadow<D> for DirectoryShadow {
    #[inline]
    fn is_idle(&self) -> bool {
        self.state == State::Idle
    }

    #[inline]
    fn decides(&self) -> bool {
        self.state == State::Lookup
    }

    #[inline]
    fn is_walking(&self) -> bool {
        matches!(self.state, State::Match | State::Restore)
    }

    #[inline]
    fn holds(&self, writes: bool) -> bool {
        match self.state {
            State::Lookup => true,
            State::Backup => !self.lost && self.must_backup,
            State::Own => writes,
            _ => false,
        }
    }

    #[inline]
    fn aborts(&self) -> bool {
        self.state == State::Backup && self.lost
    }

    #[inline]
    fn slot(&self, slot_mask: u32) -> usize {
        (self.item >> 6 & slot_mask) as usize
    }

    #[inline]
    fn step(&self, detector: &D, bank: &LdsBank, walk: &Walk, place: &GroupPlace) -> Step {
        let rest = match self.state {
            State::Match => {
                detector
                    .matches(&self.word(bank, place.group), walk)
                    .restores
            }
            State::Restore => self.bytes,
            _ => 0,
        };
        if rest != 0 {
            return Step {
                more: true,
                ..Step::default()
            };
        }
        let after = self.on.then_some(self.index >> 2);
        let next = detector.entries().next(walk.slot, after, |_| true);
        Step {
            visits: true,
            next,
            more: next.is_some(),
        }
    }

    #[inline]
    fn clock(
        &mut self,
        detector: &mut D,
        bank: &LdsBank,
        masks: RowMasks,
        outside: &Outside,
    ) -> Versioning {
        let layout = &outside.layout;
        let places = places(layout, masks);
        let mut array = Versioning {
            hold: Shadow::<D>::holds(self, bank.access_writes()),
            aborted: Shadow::<D>::aborts(self),
            ..Versioning::default()
        };
        match self.state {
            State::Idle => {
                if let Some((row, item)) = outside.request {
                    array.read = Some(places.owner_word_of(row));
                    self.item = item;
                    self.index = places.number(row) & masks.state;
                    self.state = State::Lookup;
                }
            }
            State::Lookup => {
                let word = self.word(bank, layout.group);
                let (decision, owner) =
                    detector.check(&word, self.index & 3, self.item, bank.access_writes());
                self.lost = decision.conflict;
                self.must_backup = decision.backup;
                self.must_own = decision.own;
                self.owner = owner;
                array.read = Some(bank.access_row());
                self.state = State::Backup;
            }
            State::Backup => {
                self.state = State::Idle;
                if array.hold {
                    array.write = Write {
                        mask: 15,
                        row: places.backup(self.index),
                        data: bank.word(),
                    };
                    self.state = match self.must_own {
                        true => State::Own,
                        false => State::Store,
                    };
                } else if self.must_own && !self.lost {
                    array.write = places.owners(self.index >> 2, self.owner);
                }
            }
            State::Own => {
                array.write = places.owners(self.index >> 2, self.owner);
                self.state = match array.hold {
                    true => State::Store,
                    false => State::Idle,
                };
            }
            State::Store => self.state = State::Idle,
            State::Match => {
                let word = self.word(bank, layout.group);
                let found = detector.matches(&word, &outside.walk);
                if found.hits != 0 && found.remains {
                    array.write = places.owners(word.number, found.bytes);
                    detector.leave(&word, &found);
                } else if found.hits != 0 {
                    detector.entries_mut().unset(outside.walk.slot, word.number);
                }
                if found.restores != 0 {
                    self.restore(found.restores, layout, masks, &mut array);
                }
            }
            State::Restore => {
                array.write = Write {
                    mask: 15,
                    row: places.variable(self.index),
                    data: bank.word(),
                };
                if self.bytes != 0 {
                    self.restore(self.bytes, layout, masks, &mut array);
                }
            }
        }
        if let Some(step) = outside.step.filter(|step| step.visits) {
            self.visit(step, layout, masks, &mut array);
        }
        array
    }

    fn clear(&mut self) {
        self.state = State::Idle;
        self.on = false;
    }
}

/// Where things lie in the array. All sums wrap at the width that the RTL has.
struct Places<'a> {
    layout: &'a Layout,
    masks: RowMasks,
}

fn places(layout: &Layout, masks: RowMasks) -> Places<'_> {
    Places { layout, masks }
}

impl Places<'_> {
    /// The number of the variable in a row.
    #[inline]
    fn number(&self, row: u32) -> u32 {
        let Layout {
            row_base,
            state_base,
            ..
        } = self.layout;
        row.wrapping_sub(*row_base).wrapping_add(*state_base)
    }

    /// The row of a variable.
    #[inline]
    fn variable(&self, number: u32) -> u32 {
        let Layout {
            row_base,
            state_base,
            ..
        } = self.layout;
        row_base.wrapping_add(number).wrapping_sub(*state_base) & self.masks.row
    }

    #[inline]
    fn backup(&self, number: u32) -> u32 {
        self.variable(number).wrapping_add(self.layout.rows) & self.masks.row
    }

    #[inline]
    fn first_owners(&self) -> u32 {
        let Layout { row_base, rows, .. } = self.layout;
        (row_base + 2 * rows) & self.masks.row
    }

    #[inline]
    fn owner_word(&self, number: u32) -> u32 {
        let first = self.layout.state_base >> 2;
        self.first_owners().wrapping_add(number).wrapping_sub(first) & self.masks.row
    }

    /// What is written to an owner word.
    #[inline]
    fn owners(&self, number: u32, OwnerBytes { mask, data }: OwnerBytes) -> Write {
        Write {
            mask,
            row: self.owner_word(number),
            data,
        }
    }

    /// That of a row of the array.
    #[inline]
    fn owner_word_of(&self, row: u32) -> u32 {
        let bias = (self.first_owners() << 2).wrapping_sub(self.layout.row_base);
        let byte = row.wrapping_add(bias) & 0xffff;
        byte >> 2 & self.masks.row
    }
}
