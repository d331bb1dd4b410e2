//! [`release_pointer`](turnstile_hdl::release_pointer): takes references and nodes of transactions back.

use crate::hazard_pointer::slot_of;
use turnstile_hdl::commit_op::WalkState as State;

/// The inputs of a cycle; of the logs, what is of the slot that was looked at.
pub struct Inputs {
    pub remove_at_vote: bool,
    pub remove_failed_at_vote: bool,
    pub vote_at: u32,
    pub retire_at: u32,
    pub has_reads: bool,
    pub has_writes: bool,
    pub failed: bool,
    pub read_last: bool,
    pub read_counted: bool,
    pub write_last: bool,
    pub write_counted: bool,
    pub granted: bool,
    pub may_empty: bool,
}

/// What the pointer does in a cycle.
#[derive(Clone, Copy)]
pub struct Step {
    pub begin_reads: bool,
    pub take_read: bool,
    pub begin_writes: bool,
    pub take_write: bool,
    pub wants_count: bool,
    pub empties: bool,
    pub resets: bool,
    state: State,
    uncounts: bool,
    next_release: u32,
    next_uncount: u32,
    freeing: bool,
    pub next_slot: usize,
}

pub struct ReleasePointer {
    state: State,
    release_id: u32,
    uncount_id: u32,
    slot: usize,
    freeing: bool,
    uncounts: bool,
}

impl Default for ReleasePointer {
    fn default() -> Self {
        Self {
            state: State::Wait,
            release_id: 0,
            uncount_id: 0,
            slot: 0,
            freeing: false,
            uncounts: false,
        }
    }
}

impl ReleasePointer {
    #[inline]
    pub fn at(&self) -> u32 {
        self.release_id
    }

    #[inline]
    pub fn slot(&self) -> usize {
        self.slot
    }

    #[inline]
    pub fn frees(&self) -> bool {
        self.freeing
    }

    #[inline]
    pub fn of_write(&self) -> bool {
        self.state == State::Writes
    }

    /// Whether a word is to be counted out, which `granted` waits for.
    #[inline]
    pub fn step(&self, inputs: &Inputs, clear: bool) -> Step {
        let mut step = Step {
            begin_reads: false,
            take_read: false,
            begin_writes: false,
            take_write: false,
            wants_count: false,
            empties: false,
            resets: false,
            state: self.state,
            uncounts: self.uncounts,
            next_release: self.release_id,
            next_uncount: self.uncount_id,
            freeing: self.freeing,
            next_slot: self.slot,
        };
        let ends = match self.state {
            State::Wait => self.look(inputs, &mut step),
            State::Reads | State::Writes => {
                self.walk(inputs, &mut step);
                false
            }
            State::End => inputs.may_empty || !self.freeing,
            State::Begin => false,
        };
        let goes_on = self.state == State::End && ends;
        step.empties = goes_on && self.freeing;
        step.resets = ends && self.freeing;
        if ends {
            let pointer = match self.freeing {
                true => &mut step.next_release,
                false => &mut step.next_uncount,
            };
            *pointer = pointer.wrapping_add(1);
        }
        if goes_on {
            step.state = State::Wait;
        }
        let begins = step.begin_reads || step.begin_writes;
        if clear {
            step.state = State::Wait;
            (step.next_release, step.next_uncount) = (1, 1);
        }
        if self.state == State::Wait && !begins || goes_on || clear {
            step.freeing = !early(inputs) || step.next_uncount == inputs.vote_at;
            step.next_slot = slot_of(match step.freeing {
                true => step.next_release,
                false => step.next_uncount,
            });
        }
        step
    }

    /// Begins the walk of the slot that it looks at, or passes it.
    fn look(&self, inputs: &Inputs, step: &mut Step) -> bool {
        let early = early(inputs);
        let (due, takes_away) = match self.freeing {
            true => (
                self.release_id != inputs.retire_at
                    && (!early || self.release_id != self.uncount_id),
                !(inputs.remove_at_vote || inputs.remove_failed_at_vote && inputs.failed),
            ),
            false => (
                early && self.uncount_id != inputs.vote_at,
                inputs.remove_at_vote || inputs.failed,
            ),
        };
        let walks = (inputs.has_reads || inputs.has_writes) && (self.freeing || takes_away);
        if due && walks {
            step.uncounts = takes_away;
            step.begin_reads = inputs.has_reads;
            step.begin_writes = !inputs.has_reads;
            step.state = match inputs.has_reads {
                true => State::Reads,
                false => State::Writes,
            };
        }
        due && !walks
    }

    fn walk(&self, inputs: &Inputs, step: &mut Step) {
        let reads = self.state == State::Reads;
        let (counted, last) = match reads {
            true => (inputs.read_counted, inputs.read_last),
            false => (inputs.write_counted, inputs.write_last),
        };
        step.wants_count = self.uncounts && counted;
        let takes = inputs.granted || !step.wants_count;
        step.take_read = reads && takes;
        step.take_write = !reads && takes;
        if takes && last {
            step.begin_writes = reads && inputs.has_writes;
            step.state = match step.begin_writes {
                true => State::Writes,
                false => State::End,
            };
        }
    }

    #[inline]
    pub fn clock(&mut self, step: &Step) {
        self.state = step.state;
        self.release_id = step.next_release;
        self.uncount_id = step.next_uncount;
        self.slot = step.next_slot;
        self.freeing = step.freeing;
        self.uncounts = step.uncounts;
    }
}

/// References of some go before their release.
fn early(inputs: &Inputs) -> bool {
    inputs.remove_at_vote || inputs.remove_failed_at_vote
}
