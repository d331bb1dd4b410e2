//! [`shadow_memory`](turnstile_hdl::shadow_memory) with [`shadow_address`](turnstile_hdl::shadow_address): backups and owners of one bank, and the
//! walk that restores them.

use crate::bits::all;
use crate::detector::{Check, Detector, Walk};
use crate::layout_table::Layout;
use crate::lds_bank::{LdsBank, Versioning};
use crate::shadow::{GroupPlace, Outside, RowMasks, Shadow, Step};
use crate::storage::bank_ram::Write;

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum ShadowState {
    #[default]
    Idle,
    Lookup,
    Backup,
    Own,
    Store,
    WalkOwner,
    WalkMatch,
}

#[derive(Default)]
pub struct ShadowMemory {
    state: ShadowState,
    item: u32,
    lost: bool,
    must_backup: bool,
    must_own: bool,
    on: bool,
    /// That is accessed, or visited last, in the detector's numbers.
    row: u32,
    restore: bool,
}

impl<D: Detector> Shadow<D> for ShadowMemory {
    #[inline]
    fn is_idle(&self) -> bool {
        self.state == ShadowState::Idle
    }

    #[inline]
    fn decides(&self) -> bool {
        self.state == ShadowState::Lookup
    }

    #[inline]
    fn is_walking(&self) -> bool {
        matches!(self.state, ShadowState::WalkOwner | ShadowState::WalkMatch)
    }

    #[inline]
    fn holds(&self, writes: bool) -> bool {
        match self.state {
            ShadowState::Lookup => true,
            ShadowState::Backup => !self.lost && (self.must_backup || self.must_own),
            ShadowState::Own => writes,
            _ => false,
        }
    }

    #[inline]
    fn aborts(&self) -> bool {
        self.state == ShadowState::Backup && self.lost
    }

    #[inline]
    fn slot(&self, slot_mask: u32) -> usize {
        (self.item >> 6 & slot_mask) as usize
    }

    #[inline]
    fn step(&self, detector: &D, _bank: &LdsBank, walk: &Walk, place: &GroupPlace) -> Step {
        if self.state == ShadowState::WalkMatch {
            return Step {
                more: true,
                ..Step::default()
            };
        }
        let next = detector.propose(walk, self.on.then_some(self.row), place.region);
        Step {
            visits: true,
            next,
            more: next.is_some(),
        }
    }

    fn clear(&mut self) {
        self.state = ShadowState::Idle;
        self.on = false;
        self.restore = false;
    }

    #[inline]
    fn clock(
        &mut self,
        detector: &mut D,
        bank: &LdsBank,
        masks: RowMasks,
        outside: &Outside,
    ) -> Versioning {
        let places = Places {
            layout: outside.layout,
            masks,
        };
        let mut array = Versioning {
            hold: <Self as Shadow<D>>::holds(self, bank.access_writes()),
            aborted: <Self as Shadow<D>>::aborts(self),
            ..Versioning::default()
        };
        let access_row = bank.access_row();
        match self.state {
            ShadowState::Idle => {
                if let Some((row, item)) = outside.request {
                    array.read = Some(places.owner(row));
                    self.item = item;
                    self.row = places.state_row(row);
                    self.state = ShadowState::Lookup;
                }
            }
            ShadowState::Lookup => {
                let decision = detector.check(&Check {
                    row: self.row,
                    owner: owner_in(bank.word(), places.owner_byte(access_row)),
                    work_item: self.item,
                    write: bank.access_writes(),
                    group: outside.layout.group,
                });
                self.lost = decision.conflict;
                self.must_backup = decision.backup;
                self.must_own = decision.own;
                array.read = Some(access_row);
                self.state = ShadowState::Backup;
            }
            ShadowState::Backup => {
                self.state = ShadowState::Idle;
                if array.hold {
                    if self.must_backup {
                        array.write = Write {
                            mask: 15,
                            row: places.backup(access_row),
                            data: bank.word(),
                        };
                    }
                    self.state = match self.must_own {
                        true => ShadowState::Own,
                        false => ShadowState::Store,
                    };
                }
            }
            ShadowState::Own => {
                array.write = Write {
                    mask: 1 << places.owner_byte(access_row),
                    row: places.owner(access_row),
                    data: self.item * 0x0101_0101,
                };
                self.state = match array.hold {
                    true => ShadowState::Store,
                    false => ShadowState::Idle,
                };
            }
            ShadowState::Store => self.state = ShadowState::Idle,
            ShadowState::WalkMatch => {
                let byte = places.owner_byte_of_state(self.row);
                let owner = owner_in(bank.word(), byte);
                let restores = detector.restores(self.row);
                if is_walked(&outside.walk, owner, masks.slot) {
                    detector.release(outside.walk.slot, self.row);
                    if restores {
                        array.read = Some(places.backup(places.row(self.row)));
                    }
                    self.restore = restores;
                }
                self.state = ShadowState::WalkOwner;
            }
            ShadowState::WalkOwner => self.state = ShadowState::Idle,
        }
        if let Some(step) = outside.step.filter(|step| step.visits) {
            self.visit(detector, bank, &places, outside, step, &mut array);
        }
        array
    }
}

impl ShadowMemory {
    /// Visits the next row, and stores what the row before gave.
    #[inline]
    fn visit(
        &mut self,
        detector: &mut impl Detector,
        bank: &LdsBank,
        places: &Places,
        outside: &Outside,
        step: Step,
        array: &mut Versioning,
    ) {
        let exact = detector.is_exact();
        if std::mem::take(&mut self.restore) {
            array.write = Write {
                mask: 15,
                row: places.row(self.row),
                data: bank.word(),
            };
            if exact {
                detector.release(outside.walk.slot, self.row);
            }
        }
        match step.next {
            Some(row) => {
                let after = self.on.then_some(self.row);
                detector.take(&outside.walk, after, places.layout.region);
                array.read = Some(match exact {
                    true => places.backup(places.row(row)),
                    false => places.owner_of_state(row),
                });
                self.row = row;
                self.on = true;
                self.restore = exact;
                self.state = match exact {
                    true => ShadowState::WalkOwner,
                    false => ShadowState::WalkMatch,
                };
            }
            None => {
                detector.end_walk(&outside.walk);
                self.on = false;
                self.state = ShadowState::Idle;
            }
        }
    }
}

/// The owner byte of a row in the word that has it.
#[inline]
fn owner_in(word: u32, byte: u32) -> u32 {
    word >> (8 * byte) & 0xff
}

#[inline]
fn is_walked(walk: &Walk, owner: u32, slot_mask: u32) -> bool {
    let slot = owner >> 6 & slot_mask;
    slot as usize == walk.slot && walk.lanes >> (owner & 63) & 1 != 0
}

/// Where things lie in the array. All sums wrap at the width that the RTL has.
struct Places {
    layout: Layout,
    masks: RowMasks,
}

impl Places {
    /// From the detector's number of a row.
    #[inline]
    fn row(&self, state_row: u32) -> u32 {
        let shift = self.layout.row_base.wrapping_sub(self.layout.state_base);
        state_row.wrapping_add(shift) & self.masks.row
    }

    /// To the detector's number.
    #[inline]
    fn state_row(&self, row: u32) -> u32 {
        let shift = self.layout.state_base.wrapping_sub(self.layout.row_base);
        row.wrapping_add(shift) & self.masks.state
    }

    #[inline]
    fn backup(&self, row: u32) -> u32 {
        row.wrapping_add(self.layout.rows) & self.masks.row
    }

    /// What makes a row's number that of its owner byte.
    #[inline]
    fn owner_bias(&self) -> u32 {
        let owners = (self.layout.row_base + 2 * self.layout.rows) & self.masks.row;
        (owners << 2).wrapping_sub(self.layout.row_base)
    }

    /// The row with the owner byte.
    #[inline]
    fn owner(&self, row: u32) -> u32 {
        let byte = row.wrapping_add(self.owner_bias()) & all(16);
        byte >> 2 & self.masks.row
    }

    /// As [`Places::owner`], from the detector's number.
    #[inline]
    fn owner_of_state(&self, state_row: u32) -> u32 {
        let shift = self.layout.row_base.wrapping_sub(self.layout.state_base);
        self.owner(state_row.wrapping_add(shift))
    }

    #[inline]
    fn owner_byte(&self, row: u32) -> u32 {
        row.wrapping_sub(self.layout.row_base) & 3
    }

    #[inline]
    fn owner_byte_of_state(&self, state_row: u32) -> u32 {
        state_row.wrapping_sub(self.layout.state_base) & 3
    }
}
