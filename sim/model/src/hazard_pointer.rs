//! [`hazard_pointer`](turnstile_hdl::hazard_pointer): who must wait for an older transaction, in order.

use crate::last_writer_table::{LastWriterTable, Request};
use crate::word_ram::WordRam;
use turnstile_hdl::commit_op::WalkState as State;
use turnstile_hdl::full_size::COMMIT_SLOT_BITS;

const SLOT: u32 = (1 << COMMIT_SLOT_BITS) - 1;

/// What a log says of the transaction at the pointer.
#[derive(Clone, Copy)]
pub struct Words {
    pub any: bool,
    pub last: bool,
    pub address: u32,
}

/// The inputs of a cycle.
pub struct Inputs {
    pub filled: bool,
    pub reads: Words,
    pub writes: Words,
    pub count_ready: bool,
}

/// What the pointer does in a cycle.
#[derive(Clone, Copy, Default)]
pub struct Step {
    /// It takes a transaction up.
    takes_up: bool,
    pub begin_reads: bool,
    pub take_read: bool,
    pub begin_writes: bool,
    pub take_write: bool,
    request: Option<Request>,
    goes_on: bool,
    pub next_id: u32,
}

pub struct HazardPointer {
    writers: LastWriterTable,
    oldests: WordRam,
    firsts: WordRam,
    state: State,
    id: u32,
    checked: u32,
    oldest: u32,
    first: u32,
    youngest: u32,
    /// The slot from which it went on in the last cycle.
    went_on: Option<usize>,
}

impl Default for HazardPointer {
    fn default() -> Self {
        Self {
            writers: LastWriterTable::default(),
            oldests: WordRam::new(COMMIT_SLOT_BITS),
            firsts: WordRam::new(COMMIT_SLOT_BITS),
            state: State::Wait,
            id: 0,
            checked: 0,
            oldest: 0,
            first: 0,
            youngest: 0,
            went_on: None,
        }
    }
}

/// The slot of a number.
pub fn slot_of(id: u32) -> usize {
    (id & SLOT) as usize
}

impl HazardPointer {
    #[inline]
    pub fn table_ready(&self) -> bool {
        self.writers.ready()
    }

    #[inline]
    pub fn id(&self) -> u32 {
        self.id
    }

    #[inline]
    pub fn checked(&self) -> u32 {
        self.checked
    }

    /// The youngest writer to wait for, with the answer to the look-up of the last cycle.
    fn youngest_now(&self) -> u32 {
        let Some(writer) = self.writers.answer() else {
            return self.youngest;
        };
        let candidate = match writer >= self.first {
            true => self.first.wrapping_sub(1),
            false => writer,
        };
        match candidate >= self.oldest {
            true => self.youngest.max(candidate),
            false => self.youngest,
        }
    }

    /// The slot that is told a result, and whom it waits for.
    #[inline]
    pub fn result(&self) -> Option<(usize, u32)> {
        Some((self.went_on?, self.youngest_now()))
    }

    #[inline]
    pub fn step(&self, inputs: &Inputs, clear: bool) -> Step {
        let mut step = Step::default();
        let (ready, id) = (self.writers.ready(), self.id);
        match self.state {
            State::Wait if inputs.filled => {
                step.takes_up = true;
                step.begin_reads = inputs.reads.any;
                step.begin_writes = !inputs.reads.any && inputs.writes.any;
                step.goes_on = !inputs.reads.any && !inputs.writes.any;
            }
            State::Reads if ready => {
                step.take_read = true;
                step.request = Some(Request {
                    address: inputs.reads.address,
                    store: None,
                });
                step.begin_writes = inputs.reads.last && inputs.writes.any;
                step.goes_on = inputs.reads.last && !inputs.writes.any;
            }
            State::Writes if ready && inputs.count_ready => {
                step.take_write = true;
                step.request = Some(Request {
                    address: inputs.writes.address,
                    store: Some(id),
                });
                step.goes_on = inputs.writes.last;
            }
            _ => {}
        }
        step.next_id = match (clear, step.goes_on) {
            (true, _) => 1,
            (false, true) => id.wrapping_add(1),
            (false, false) => id,
        };
        step
    }

    /// `first` and `oldest`: of slots, the first number of a warp, and the oldest number when a first word came.
    #[inline]
    pub fn clock(
        &mut self,
        step: &Step,
        first: Option<(usize, u32)>,
        oldest: Option<(usize, u32)>,
        clear: bool,
    ) {
        let youngest = self.youngest_now();
        if self.went_on.is_some() {
            self.checked = self.id;
        }
        self.youngest = youngest;
        if step.takes_up {
            (self.oldest, self.first, self.youngest) = (self.oldests.word, self.firsts.word, 0);
        }
        if step.begin_reads {
            self.state = State::Reads;
        }
        if step.begin_writes {
            self.state = State::Writes;
        }
        if step.goes_on {
            self.state = State::Wait;
        }
        self.went_on = step.goes_on.then(|| slot_of(self.id));
        if clear {
            self.checked = 1;
            self.state = State::Wait;
            self.went_on = None;
        }
        self.id = step.next_id;
        self.writers.clock(step.request, clear);
        let slot = slot_of(self.id);
        self.oldests.clock(slot, oldest);
        self.firsts.clock(slot, first);
    }
}
