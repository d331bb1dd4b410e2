//! [`directory_shadow`](turnstile_hdl::directory_shadow): backups and owner words of one bank, and the walk that restores them.

use crate::dcd::{Dcd, OwnerWord};
use crate::detector::Walk;
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
    /// The variable that is accessed or restored; of a word that is matched, its first.
    index: u32,
    lost: bool,
    is_new: bool,
    /// Stale bytes of the word, or entries that are still to be restored.
    bytes: u32,
    new_slot: u32,
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

impl Shadow<Dcd> for DirectoryShadow {
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
            State::Backup => !self.lost && self.is_new,
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
    fn step(&self, detector: &Dcd, bank: &LdsBank, walk: &Walk, place: &GroupPlace) -> Step {
        let rest = match self.state {
            State::Match => detector.matches(&self.word(bank, place.group), walk).hits,
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
        let next = detector.entries.next(walk.slot, after, |_| true);
        Step {
            visits: true,
            next,
            more: next.is_some(),
        }
    }

    #[inline]
    fn clock(
        &mut self,
        detector: &mut Dcd,
        bank: &LdsBank,
        masks: RowMasks,
        outside: &Outside,
    ) -> Versioning {
        let layout = &outside.layout;
        let places = places(layout, masks);
        let mut array = Versioning {
            hold: self.holds(bank.access_writes()),
            aborted: self.aborts(),
            ..Versioning::default()
        };
        match self.state {
            State::Idle => {
                if let Some((row, item)) = outside.request {
                    array.read = Some(places.owner_word_of(row));
                    self.item = item;
                    self.index = row.wrapping_sub(layout.row_base) & masks.state;
                    self.state = State::Lookup;
                }
            }
            State::Lookup => {
                let word = self.word(bank, layout.group);
                let decision = detector.check(&word, self.index & 3, self.item);
                self.lost = decision.conflict;
                self.is_new = decision.new;
                self.bytes = decision.stale;
                self.new_slot = decision.spare;
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
                    self.state = State::Own;
                }
            }
            State::Own => {
                let own = 0xff << (8 * (self.index & 3));
                let renamed = (self.new_slot << 6) * 0x0101_0101;
                array.write = Write {
                    mask: self.bytes | 1 << (self.index & 3),
                    row: places.owner_word(self.index >> 2),
                    data: (renamed & !own) | ((self.item * 0x0101_0101) & own),
                };
                self.state = match array.hold {
                    true => State::Store,
                    false => State::Idle,
                };
            }
            State::Store => self.state = State::Idle,
            State::Match => {
                let word = self.word(bank, layout.group);
                let found = detector.matches(&word, &outside.walk);
                if found.hits != 0 {
                    if found.remains {
                        array.write = Write {
                            mask: found.hits,
                            row: places.owner_word(word.number),
                            data: (found.spare << 6) * 0x0101_0101,
                        };
                    } else {
                        detector.entries.unset(outside.walk.slot, word.number);
                    }
                    self.restore(found.hits, layout, masks, &mut array);
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
    /// The row of a variable.
    #[inline]
    fn variable(&self, index: u32) -> u32 {
        self.layout.row_base.wrapping_add(index) & self.masks.row
    }

    #[inline]
    fn backup(&self, index: u32) -> u32 {
        let Layout { row_base, rows, .. } = self.layout;
        (row_base + rows).wrapping_add(index) & self.masks.row
    }

    #[inline]
    fn first_owners(&self) -> u32 {
        let Layout { row_base, rows, .. } = self.layout;
        (row_base + 2 * rows) & self.masks.row
    }

    #[inline]
    fn owner_word(&self, number: u32) -> u32 {
        self.first_owners().wrapping_add(number) & self.masks.row
    }

    /// That of a row of the array.
    #[inline]
    fn owner_word_of(&self, row: u32) -> u32 {
        let bias = (self.first_owners() << 2).wrapping_sub(self.layout.row_base);
        let byte = row.wrapping_add(bias) & 0xffff;
        byte >> 2 & self.masks.row
    }
}
