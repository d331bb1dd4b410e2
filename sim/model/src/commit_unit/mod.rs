//! [`commit_unit`](turnstile_hdl::commit_unit): validates and commits the transactions on one memory partition.
//!
//! All that happens in a cycle is decided by what there was before it; then everything goes on.

mod pointers;

use crate::entry_flags::{Changes, EntryFlags, Fill, Flags};
use crate::hazard_pointer::{self, slot_of, HazardPointer, Words};
use crate::reference_count_table::Request;
use crate::release_pointer::{self, ReleasePointer};
use crate::validation_queue::ValidationQueue;
use crate::word_log::{self, Put, Walk, WordLog};
use pointers::{Commit, CommitPointer, Pushed, RetirePointer, Seen, Vote, VotePointer};
use turnstile_hdl::commit_op::CommitMessage as Kind;
use turnstile_hdl::full_size::COMMIT_SLOT_BITS;

const SLOTS: u32 = 1 << COMMIT_SLOT_BITS;

/// How the unit is strapped.
#[derive(Clone, Copy)]
pub struct Straps {
    pub remove_at_vote: bool,
    pub remove_failed_at_vote: bool,
    pub count_on_arrival: bool,
    pub count_writers_only: bool,
}

/// A message of a transaction, whether it comes or not.
#[derive(Clone, Copy)]
pub struct Message {
    pub valid: bool,
    pub kind: Kind,
    pub id: u32,
    pub address: u32,
    pub value: u32,
    pub first: u32,
    pub last: bool,
}

/// The inputs of a cycle.
#[derive(Clone, Copy)]
pub struct Inputs {
    pub clear: bool,
    pub straps: Straps,
    pub message: Message,
    pub read_ready: bool,
    pub found: Option<u32>,
    pub vote_ready: bool,
    pub result: Option<(u32, bool)>,
    pub write_ready: bool,
    pub write_ack: bool,
    pub done_ready: bool,
    pub count_ready: bool,
    /// The increment of the last cycle was counted.
    pub counted: bool,
}

/// The outputs of a cycle.
#[derive(Clone, Copy)]
pub struct Outputs {
    pub message_ready: bool,
    pub log_overflow: bool,
    pub read_valid: bool,
    pub read_address: u32,
    pub vote_valid: bool,
    pub vote_lanes: u32,
    pub write_valid: bool,
    pub write_address: u32,
    pub write_value: u32,
    pub done_valid: bool,
    pub hazard_at: u32,
    pub vote_at: u32,
    pub commit_at: u32,
    pub retire_at: u32,
    pub release_at: u32,
    /// A reference to be counted in or out.
    pub count: Option<Request>,
}

/// The word whose count is asked for.
#[derive(Clone, Copy)]
enum Counts {
    Read,
    Arrival,
    Store,
    Removal,
}

/// What happens in a cycle.
struct Cycle {
    ready: bool,
    /// The kind of the message that is taken; whether its word finds no room.
    taken: Option<Kind>,
    overflows: bool,
    hazard: hazard_pointer::Step,
    reads_again: bool,
    read_valid: bool,
    pushed: Option<Pushed>,
    vote: Vote,
    commit: Commit,
    retires: bool,
    retiring: Flags,
    release: release_pointer::Step,
    counts: Option<Counts>,
}

#[derive(Default)]
pub struct CommitUnit {
    reads: WordLog,
    writes: WordLog,
    flags: EntryFlags,
    queue: ValidationQueue,
    hazard: HazardPointer,
    vote: VotePointer,
    commit: CommitPointer,
    retire: RetirePointer,
    release: ReleasePointer,
    /// The retire pointer of the cycle before.
    retired_before: u32,
    /// The log whose node is answered in this cycle, and the node.
    counting_read: bool,
    counting_write: bool,
    counting_node: usize,
}

impl CommitUnit {
    /// What the outputs have in a cycle, behind which everything has gone on.
    #[inline]
    pub fn clock(&mut self, inputs: &Inputs) -> Outputs {
        let cycle = self.cycle(inputs);
        let outputs = self.show(inputs, &cycle);
        self.go_on(inputs, &cycle);
        outputs
    }

    fn cycle(&self, inputs: &Inputs) -> Cycle {
        let Inputs {
            straps, message, ..
        } = inputs;
        let hazard = self.hazard.step(&self.hazard_inputs(inputs), inputs.clear);
        let stores = hazard.take_write && !straps.count_on_arrival;
        let ready = self.is_ready(inputs, stores);
        let taken = (ready && message.valid).then_some(message.kind);
        let overflows = match taken {
            Some(Kind::Read) => self.reads.is_full(),
            Some(Kind::Write) => self.writes.is_full(),
            _ => false,
        };
        let reads_word = taken == Some(Kind::Read) && !overflows;
        let writes_word = taken == Some(Kind::Write) && !overflows;
        let reads_again = self.vote.reads_again();
        let (read_valid, pushes) = match reads_again {
            true => (
                self.queue.has_room(),
                self.queue.has_room() && inputs.read_ready,
            ),
            false => (reads_word, reads_word),
        };
        let pushed = match reads_again {
            true => Pushed::Again {
                last: self.reads.is_last(1),
            },
            false => Pushed::Arrival(slot_of(message.id)),
        };
        let retiring = self.flags.of(slot_of(self.retire.id()));
        let counts = match taken {
            _ if stores => Some(Counts::Store),
            Some(Kind::Write) if writes_word && straps.count_on_arrival => Some(Counts::Arrival),
            Some(Kind::Read) if reads_word && !straps.count_writers_only => Some(Counts::Read),
            _ => None,
        };
        let granted = inputs.count_ready && counts.is_none();
        let release = self
            .release
            .step(&self.release_inputs(inputs, granted), inputs.clear);
        let removes = (release.wants_count && granted).then_some(Counts::Removal);
        Cycle {
            ready,
            taken,
            overflows,
            hazard,
            reads_again,
            read_valid,
            pushed: pushes.then_some(pushed),
            vote: self.vote.step(&self.seen()),
            commit: self.commit.step(
                self.vote.id(),
                self.flags.of(slot_of(self.commit.id())),
                self.writes.has_words(1),
            ),
            retires: self.retire.step(self.commit.id()),
            retiring,
            release,
            counts: counts.or(removes),
        }
    }

    fn hazard_inputs(&self, inputs: &Inputs) -> hazard_pointer::Inputs {
        let id = self.hazard.id();
        let (slot, oldest) = (slot_of(id), self.release.at());
        let has_slot = slot != slot_of(oldest) || id == oldest;
        let words = |log: &WordLog| Words {
            any: log.has_words(0),
            last: log.is_last(0),
            address: log.address(0),
        };
        hazard_pointer::Inputs {
            filled: has_slot && self.flags.of(slot).filled,
            reads: words(&self.reads),
            writes: words(&self.writes),
            count_ready: inputs.count_ready || inputs.straps.count_on_arrival,
        }
    }

    /// Whether the message may come; `stores`: the hazard pointer counts a write.
    fn is_ready(&self, inputs: &Inputs, stores: bool) -> bool {
        let (message, straps) = (&inputs.message, &inputs.straps);
        let open = self.reads.ready()
            && self.writes.ready()
            && self.hazard.table_ready()
            && message.id.wrapping_sub(self.release.at()) < SLOTS
            && !inputs.clear;
        open && match message.kind {
            Kind::Read if !self.reads.is_full() => {
                inputs.read_ready
                    && self.queue.has_room()
                    && !self.vote.reads_again()
                    && (inputs.count_ready && !stores || straps.count_writers_only)
            }
            Kind::Write if straps.count_on_arrival && !self.writes.is_full() => inputs.count_ready,
            _ => true,
        }
    }

    fn seen(&self) -> Seen {
        Seen {
            flags: self.flags.of(slot_of(self.vote.id())),
            has_reads: self.reads.has_words(1),
            replied: self.queue.replied(),
            checked: self.hazard.checked(),
            retired: self.retire.id(),
        }
    }

    fn release_inputs(&self, inputs: &Inputs, granted: bool) -> release_pointer::Inputs {
        let straps = &inputs.straps;
        release_pointer::Inputs {
            remove_at_vote: straps.remove_at_vote,
            remove_failed_at_vote: straps.remove_failed_at_vote,
            vote_at: self.vote.id(),
            retire_at: self.retire.id(),
            has_reads: self.reads.has_words(2),
            has_writes: self.writes.has_words(2),
            failed: self.flags.of(self.release.slot()).failed,
            read_last: self.reads.is_last(2),
            read_counted: self.reads.counted() && !straps.count_writers_only,
            write_last: self.writes.is_last(2),
            write_counted: self.writes.counted(),
            granted,
            may_empty: self.reads.may_empty() && self.writes.may_empty(),
        }
    }

    fn show(&self, inputs: &Inputs, cycle: &Cycle) -> Outputs {
        Outputs {
            message_ready: cycle.ready,
            log_overflow: cycle.overflows,
            read_valid: cycle.read_valid,
            read_address: match cycle.reads_again {
                true => self.reads.address(1),
                false => inputs.message.address,
            },
            vote_valid: cycle.vote.valid,
            vote_lanes: cycle.vote.lanes,
            write_valid: cycle.commit.writes,
            write_address: self.writes.address(1),
            write_value: self.writes.value(),
            done_valid: cycle.retires && cycle.retiring.last,
            hazard_at: self.hazard.checked(),
            vote_at: self.vote.id(),
            commit_at: self.commit.id(),
            retire_at: self.retire.id(),
            release_at: self.release.at(),
            count: cycle.counts.map(|counts| self.request(inputs, counts)),
        }
    }

    fn request(&self, inputs: &Inputs, counts: Counts) -> Request {
        let removes_write = self.release.of_write();
        let (address, write, decrement) = match counts {
            Counts::Read => (inputs.message.address, false, false),
            Counts::Arrival => (inputs.message.address, true, false),
            Counts::Store => (self.writes.address(0), true, false),
            Counts::Removal if removes_write => (self.writes.address(2), true, true),
            Counts::Removal => (self.reads.address(2), false, true),
        };
        Request {
            address,
            write,
            decrement,
        }
    }

    fn go_on(&mut self, inputs: &Inputs, cycle: &Cycle) {
        let (clear, message) = (inputs.clear, &inputs.message);
        let slot = slot_of(message.id);
        let failed = self.queue.failed(inputs.found);
        let oldest = self.reads.placed_first();
        let oldest = oldest.map(|slot| (slot, self.retired_before));
        let filled = matches!(cycle.taken, Some(Kind::Fill | Kind::Skip));
        let write = (cycle.commit.writes && inputs.write_ready).then(|| self.writes.is_last(1));
        let changes = Changes {
            fill: filled.then_some(Fill {
                slot,
                skip: message.kind == Kind::Skip,
                last: message.last,
            }),
            fails: [cycle.overflows.then_some(slot), failed],
            outcome: inputs.result.map(|(id, pass)| (slot_of(id), pass)),
            reset: cycle.release.resets.then(|| self.release.slot()),
        };
        let (issued, push) = (self.queue.issued(), self.push(inputs, cycle));
        let result = self.hazard.result();
        self.retired_before = self.retire.id();

        // The logs are looked at where the pointers will be.
        self.vote.clock(
            &cycle.vote,
            inputs.vote_ready,
            issued,
            cycle.pushed,
            result,
            clear,
        );
        let passed = self.commit.clock(&cycle.commit, write, clear);
        let retires = cycle.retires && (inputs.done_ready || !cycle.retiring.last);
        self.retire.clock(retires, inputs.write_ack, passed, clear);
        self.clock_logs(inputs, cycle, write.is_some());
        let first = filled.then_some((slot, message.first));
        self.hazard.clock(&cycle.hazard, first, oldest, clear);
        self.queue.clock(push, inputs.found.is_some(), clear);
        self.flags.clock(&changes, clear);
        self.release.clock(&cycle.release);
    }

    /// What goes to the cache: the slot, and what it should find.
    fn push(&self, inputs: &Inputs, cycle: &Cycle) -> Option<(usize, u32)> {
        Some(match cycle.pushed? {
            Pushed::Arrival(slot) => (slot, inputs.message.value),
            Pushed::Again { .. } => (slot_of(self.vote.id()), self.reads.value()),
        })
    }

    fn clock_logs(&mut self, inputs: &Inputs, cycle: &Cycle, writes: bool) {
        let message = &inputs.message;
        let put = |kind| {
            (cycle.taken == Some(kind)).then_some(Put {
                slot: slot_of(message.id),
                address: message.address,
                value: message.value,
            })
        };
        let Cycle {
            hazard, release, ..
        } = cycle;
        let walk = |slot, begin, take| Walk { slot, begin, take };
        let hazard_slot = slot_of(hazard.next_id);
        let rereads = matches!(cycle.pushed, Some(Pushed::Again { .. }));
        let counted = |valid: bool| valid.then_some((self.counting_node, inputs.counted));
        let freed = |takes, log: &WordLog| (takes && self.release.frees()).then(|| log.node(2));
        let empty = release.empties.then(|| self.release.slot());
        let of_reads = word_log::Inputs {
            put: put(Kind::Read),
            walks: [
                walk(hazard_slot, hazard.begin_reads, hazard.take_read),
                walk(slot_of(self.vote.id()), cycle.vote.begins, rereads),
                walk(release.next_slot, release.begin_reads, release.take_read),
            ],
            counted: counted(self.counting_read),
            free: freed(release.take_read, &self.reads),
            empty,
        };
        let of_writes = word_log::Inputs {
            put: put(Kind::Write),
            walks: [
                walk(hazard_slot, hazard.begin_writes, hazard.take_write),
                walk(slot_of(self.commit.id()), cycle.commit.begins, writes),
                walk(release.next_slot, release.begin_writes, release.take_write),
            ],
            counted: counted(self.counting_write),
            free: freed(release.take_write, &self.writes),
            empty,
        };
        self.count(cycle.counts, inputs.clear);
        self.reads.clock(&of_reads, inputs.clear);
        self.writes.clock(&of_writes, inputs.clear);
    }

    /// Whose answer comes in the next cycle.
    fn count(&mut self, counts: Option<Counts>, clear: bool) {
        self.counting_read = matches!(counts, Some(Counts::Read)) && !clear;
        self.counting_write = matches!(counts, Some(Counts::Arrival | Counts::Store)) && !clear;
        self.counting_node = match counts {
            Some(Counts::Read) => self.reads.put_node(),
            Some(Counts::Arrival) => self.writes.put_node(),
            Some(Counts::Store) => self.writes.node(0),
            Some(Counts::Removal) | None => self.counting_node,
        };
    }
}
