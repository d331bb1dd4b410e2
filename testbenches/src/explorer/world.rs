//! A state of the exploration: memory, progress of the work-items, and what the judge needs of the past.
//!
//! Two interleavings that lead to the same state are explored once, so a state keeps of its past only what can still
//! matter: what unfinished and committed transactions read, and the order of the versions of each word.

use super::program::{Item, Workload, MAX_ITEMS, MAX_OPERATIONS, MAX_TRANSACTIONS, WORDS};
use crate::models::detector::{AccessKind, Detector};
use crate::models::fault::Fault;
use crate::models::local_memory::{LaneAccess, LaneResult, LocalMemory, Shape};
use crate::models::operation::{Operands, Operation};
use crate::models::serialisability::{Committed, Event, ReadFrom, Transaction};
use smallvec::SmallVec;

/// The memory of an exploration: `banks` banks that hold the two words between them.
pub fn explored_memory<D: Detector>(
    banks: usize,
    detector: D,
    fault: Option<Fault>,
) -> LocalMemory<D> {
    let shape = Shape {
        banks,
        rows: WORDS.div_ceil(banks),
    };
    LocalMemory::new(shape, detector, fault)
}

/// Something that can happen next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next operation of a work-item (index into the workload).
    Access(usize),
    /// TX_Commit of a wavefront: the pass ends for all of its work-items.
    EndPass(usize),
}

/// Where a work-item is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Progress {
    /// Index of its current transaction.
    current: u8,
    /// Index of the next operation.
    pc: u8,
    aborted: bool,
}

/// The past, as far as it matters. Bytes in flat arrays, because every state is hashed and kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Record {
    /// Bit `t`: transaction `t` committed.
    committed: u8,
    /// Word and version of each operation that was a read, [`MAX_OPERATIONS`] a transaction; see [`pack_read`].
    reads: [u8; MAX_TRANSACTIONS * MAX_OPERATIONS],
    /// The versions of each word in the order of their last writes, closed up; 0 is a free place. Aborted ones leave.
    versions: [[u8; MAX_TRANSACTIONS]; WORDS],
}

impl Record {
    fn note(&mut self, event: Event) {
        match event {
            Event::Read {
                transaction,
                word,
                from,
            } => {
                let reads = self.reads_of(transaction);
                if let Some(free) = reads.iter_mut().find(|read| **read == 0) {
                    *free = pack_read(word, from);
                }
            }
            Event::Write { transaction, word } => {
                let versions = &mut self.versions[usize::from(word)];
                remove(versions, transaction);
                if let Some(free) = versions.iter_mut().find(|version| **version == 0) {
                    *free = version_value(Some(transaction));
                }
            }
            Event::Abort { transaction } => {
                self.reads_of(transaction).fill(0);
                for versions in &mut self.versions {
                    remove(versions, transaction);
                }
            }
            Event::Commit { transaction } => self.committed |= 1 << transaction,
        }
    }

    fn reads_of(&mut self, transaction: Transaction) -> &mut [u8] {
        &mut self.reads[usize::from(transaction) * MAX_OPERATIONS..][..MAX_OPERATIONS]
    }

    fn has_committed(&self, transaction: Transaction) -> bool {
        self.committed >> transaction & 1 != 0
    }

    fn committed(&self) -> Committed {
        let reads = (0..).zip(self.reads.chunks(MAX_OPERATIONS));
        let reads = reads.flat_map(|(reader, packed)| {
            let reads = packed.iter().filter(|&&packed| packed != 0);
            reads.map(move |&packed| unpack_read(reader, packed))
        });
        let in_order = |versions: &[u8; MAX_TRANSACTIONS]| {
            let writers = versions
                .iter()
                .filter_map(|&version| version_of(version.into()));
            writers
                .filter(|&writer| self.has_committed(writer))
                .collect()
        };
        Committed {
            transactions: u64::from(self.committed),
            reads: reads
                .filter(|read| self.has_committed(read.reader))
                .collect(),
            versions: self.versions.iter().map(in_order).collect(),
            last: None,
        }
    }
}

/// A read as a byte other than 0: the version in the low three bits, the word + 1 above.
fn pack_read(word: u8, from: Option<Transaction>) -> u8 {
    (word + 1) << 3 | version_value(from)
}

fn unpack_read(reader: Transaction, packed: u8) -> ReadFrom {
    ReadFrom {
        reader,
        word: (packed >> 3) - 1,
        from: version_of(u32::from(packed & 7)),
    }
}

/// Takes a writer out and closes the gap.
fn remove(versions: &mut [u8], writer: Transaction) {
    let value = version_value(Some(writer));
    if let Some(place) = versions.iter().position(|&version| version == value) {
        versions[place..].rotate_left(1);
        versions[versions.len() - 1] = 0;
    }
}

/// A transaction writes its number + 1; 0 is the initial value.
fn version_value(writer: Option<Transaction>) -> u8 {
    writer.map_or(0, |writer| writer + 1)
}

fn version_of(value: u32) -> Option<Transaction> {
    value.checked_sub(1).map(|writer| writer as Transaction)
}

/// A state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct World<D> {
    memory: LocalMemory<D>,
    progress: [Progress; MAX_ITEMS],
    record: Record,
}

impl<D: Detector> World<D> {
    /// The start; `memory` is one of [`explored_memory`].
    pub fn new(memory: LocalMemory<D>) -> Self {
        Self {
            memory,
            progress: Default::default(),
            record: Record::default(),
        }
    }

    /// Everything that can happen next; nothing when all transactions are over.
    pub fn steps(&self, workload: &Workload) -> SmallVec<[Step; MAX_ITEMS]> {
        let mut steps = SmallVec::new();
        let mut unfinished_passes = 0u8;
        let mut passes = 0u8;
        for (index, (item, progress)) in workload.items.iter().zip(&self.progress).enumerate() {
            let Some(program) = item.programs.get(usize::from(progress.current)) else {
                continue;
            };
            let wavefront = 1 << item.work_item.wavefront();
            passes |= wavefront;
            if !progress.aborted && usize::from(progress.pc) < program.len() {
                unfinished_passes |= wavefront;
                steps.push(Step::Access(index));
            }
        }
        let ending = passes & !unfinished_passes;
        let ending = (0..8).filter(|wavefront| ending >> wavefront & 1 != 0);
        steps.extend(ending.map(Step::EndPass));
        steps
    }

    /// Lets a step happen; its events go to `notice`.
    pub fn take(&mut self, workload: &Workload, step: Step, mut notice: impl FnMut(Event)) {
        match step {
            Step::Access(index) => {
                let event = self.access(workload, index);
                self.record.note(event);
                notice(event);
                if let Event::Abort { .. } = event {
                    self.progress[index].aborted = true;
                }
                self.progress[index].pc += 1;
            }
            Step::EndPass(wavefront) => self.end_pass(workload, wavefront, notice),
        }
    }

    /// The committed part of the past; with the final memory when nothing runs any more.
    pub fn committed(&self, workload: &Workload) -> Committed {
        let mut committed = self.record.committed();
        let over = |(item, progress): (&Item, &Progress)| {
            usize::from(progress.current) == item.programs.len()
        };
        if workload.items.iter().zip(&self.progress).all(over) {
            let versions = (0..WORDS).map(|word| version_of(self.memory.word(word)));
            committed.last = Some(versions.collect());
        }
        committed
    }

    /// See [`LocalMemory::is_idle`].
    pub fn is_idle(&self) -> bool {
        self.memory.is_idle()
    }

    fn access(&mut self, workload: &Workload, index: usize) -> Event {
        let item = &workload.items[index];
        let progress = self.progress[index];
        let transaction = item.first_transaction + progress.current;
        let access = item.programs[usize::from(progress.current)][usize::from(progress.pc)];
        let operation = match access.kind {
            AccessKind::Read => Operation::ReadB32,
            AccessKind::Write => Operation::WriteB32,
        };
        let operands = Operands {
            address: 4 * usize::from(access.word),
            data: u32::from(version_value(Some(transaction))),
            data2: 0,
        };
        let lane = LaneAccess {
            work_item: item.work_item,
            operands,
        };
        let word = access.word;
        match (self.memory.access(operation, lane), access.kind) {
            (LaneResult::Aborted, _) => Event::Abort { transaction },
            (LaneResult::Done { .. }, AccessKind::Write) => Event::Write { transaction, word },
            (LaneResult::Done { data, .. }, AccessKind::Read) => Event::Read {
                transaction,
                word,
                from: version_of(data),
            },
        }
    }

    fn end_pass(&mut self, workload: &Workload, wavefront: usize, mut notice: impl FnMut(Event)) {
        let mut committed = 0;
        for (item, progress) in workload.items.iter().zip(&mut self.progress) {
            let over = usize::from(progress.current) == item.programs.len();
            if item.work_item.wavefront() != wavefront || over {
                continue;
            }
            if !progress.aborted {
                committed |= item.work_item.lane_bit();
                let transaction = item.first_transaction + progress.current;
                let event = Event::Commit { transaction };
                self.record.note(event);
                notice(event);
            }
            *progress = Progress {
                current: progress.current + 1,
                ..Progress::default()
            };
        }
        self.memory.end_pass(wavefront, committed);
    }
}
