//! The local memory of a core: instructions on their way through the pins, and the clock of the RTL behind them.
//!
//! The RTL may run while the machine's clock stands still: when local memory of ended work-groups is read for the check.
//! Answers that come meanwhile are kept, and the machine sees them later, one a cycle, as if they came then.

use super::atomic_queue::{AtomicJob, AtomicQueue};
use super::lds_queue::{LdsJob, LdsQueue, LdsResult};
use crate::event::Event;
use crate::local_memory::{
    HalfRequest, HalfResponse, Layout, LocalMemoryPort, Seen, TxRequest, HALF,
};
use crate::recorder::Recorder;
use crate::resources::{Needs, Placement};
use crate::wavefront::Resident;
use std::collections::VecDeque;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{Token, Warp};
use turnstile_tools::Result;

/// Is shown every clock of the RTL: its time and the pins.
pub type Watch<'a> = dyn FnMut(u64, &dyn LocalMemoryPort) -> Result<()> + 'a;

/// Pins, and what waits on either side of them.
pub struct LocalPipeline<const LANES: usize> {
    port: Box<dyn LocalMemoryPort>,
    /// Clocks of the RTL, skipped ones included.
    time: u64,
    queue: LdsQueue<LANES>,
    atomics: AtomicQueue<LANES>,
    /// What the RTL did while the machine's clock stood still: cycle in which the machine sees it.
    late: VecDeque<(u64, Seen)>,
    /// Complete instructions, by cycle.
    complete: VecDeque<(u64, Complete<LANES>)>,
    unread: Vec<Unread>,
}

/// A complete instruction.
#[derive(Clone, Debug)]
pub struct Complete<const LANES: usize> {
    /// Index of the resident wavefront.
    pub wavefront: usize,
    /// What the wavefront knows it by.
    pub token: Token,
    /// What each access delivers.
    pub results: Vec<LdsResult<LANES>>,
    /// It was done through lock bits.
    pub locked: bool,
}

impl<const LANES: usize> Complete<LANES> {
    /// Writes it to the registers of its wavefront.
    pub fn deliver<W: Warp<LANES>>(&self, resident: &mut Resident<W, LANES>) {
        resident.local_outstanding -= 1;
        for (access, result) in self.results.iter().enumerate() {
            let (lanes, low, high) = (result.lanes, &result.low, &result.high);
            let registers = &mut resident.registers;
            registers.deliver_local(self.token, access, lanes, low, high);
        }
    }
}

/// A work-group that has ended and whose local memory has not been read.
#[derive(Clone, Copy, Debug)]
struct Unread {
    group: usize,
    row_base: u32,
    /// Rows it took.
    rows: u32,
    /// Of those, rows that hold the kernel's variables.
    data_rows: u32,
}

/// Local memory of a work-group at its end.
#[derive(Clone, Debug)]
pub struct ReadOut {
    /// Work-group, in launch order.
    pub group: usize,
    pub words: Vec<u32>,
}

impl ReadOut {
    /// Tells who observes what local memory had.
    pub fn tell(read: Vec<Self>, recorder: &mut Recorder) {
        for Self { group, words } in &read {
            let group = *group;
            recorder.record(Event::GroupRead { group, words });
        }
    }
}

/// The pins and their clock between two launches.
pub struct LocalMemory {
    /// The pins.
    pub port: Box<dyn LocalMemoryPort>,
    /// Clocks of the RTL, skipped ones included.
    pub time: u64,
}

impl LocalMemory {
    /// Pins that have been reset.
    pub fn new(port: Box<dyn LocalMemoryPort>) -> Self {
        Self { port, time: 0 }
    }
}

impl<const LANES: usize> LocalPipeline<LANES> {
    /// Empty queues in front of the pins.
    pub fn new(local: LocalMemory) -> Self {
        let LocalMemory { port, time } = local;
        Self {
            port,
            time,
            queue: LdsQueue::default(),
            atomics: AtomicQueue::default(),
            late: VecDeque::new(),
            complete: VecDeque::new(),
            unread: vec![],
        }
    }

    /// The pins and their clock, for the next launch. Nothing may be under way.
    pub fn into_local(self) -> LocalMemory {
        LocalMemory {
            port: self.port,
            time: self.time,
        }
    }

    /// The memory and its pins.
    pub fn port(&self) -> &dyn LocalMemoryPort {
        self.port.as_ref()
    }

    /// Whether a transaction request can be put on the pins.
    pub fn tx_free(&self) -> bool {
        !self.behind() && self.port.transactions().is_some_and(|tx| tx.free())
    }

    /// Puts a transaction request on the pins until it is taken.
    pub fn request_tx(&mut self, request: TxRequest) {
        if let Some(tx) = self.port.transactions_mut() {
            tx.request(request);
        }
    }

    /// Neither the RTL nor the machine's view of it can change.
    pub fn idle(&self) -> bool {
        self.port.idle() && self.late.is_empty()
    }

    /// The machine has fallen behind the RTL: nothing is put on the pins.
    pub fn behind(&self) -> bool {
        !self.late.is_empty()
    }

    /// Clocks of the RTL, skipped ones included.
    pub fn time(&self) -> u64 {
        self.time
    }

    /// Lets `clocks` of the RTL's clocks go by.
    pub fn pass(&mut self, clocks: u64) {
        self.time += clocks;
    }

    /// Instructions that are not completely answered.
    pub fn in_flight(&self) -> usize {
        self.queue.len() + self.atomics.len()
    }

    /// Takes in an instruction.
    pub fn push(&mut self, job: LdsJob<LANES>) {
        self.queue.push(job);
    }

    /// Takes in an atomic instruction through lock bits.
    pub fn push_atomic(&mut self, job: AtomicJob<LANES>) {
        self.atomics.push(job);
    }

    /// Puts the next half of an instruction, or an atomic instruction, on the pins if they are free: first what holders of locks wait
    /// for, then the oldest that can go.
    pub fn present(&mut self, now: u64) {
        if self.behind() {
            return;
        }
        self.drive();
        if !self.port.request_free() {
            return;
        }
        let plain = self.queue.next_event();
        let atomic = self.atomics.next_event();
        let atomic = atomic.filter(|from| *from <= now && plain.is_none_or(|plain| from < &plain));
        if atomic.is_some() {
            if let Some(port) = self.port.lock_bits() {
                self.atomics.present(port);
            }
        } else if let Some(half) = self.queue.next_half(now) {
            self.port.request(half);
        }
    }

    /// Lets holders of locks go on.
    fn drive(&mut self) {
        if let Some(port) = self.port.lock_bits() {
            self.atomics.drive(port);
        }
    }

    /// One clock of the RTL.
    pub fn clock(&mut self, watch: &mut Watch) -> Result<Seen> {
        self.drive();
        let seen = self.port.clock()?;
        watch(self.time, self.port.as_ref())?;
        if let Some(won) = &seen.atomics.won {
            self.atomics.take_won(won);
        }
        if let Some(response) = &seen.response {
            if let Some(slot) = response.request.atomic {
                self.atomics.take_high_words(slot, response);
            }
        }
        Ok(seen)
    }

    /// Takes what the RTL has done while the machine's clock stood still and the machine sees by cycle `now`.
    pub fn take_late(&mut self, now: u64) -> Option<Seen> {
        let due = self.late.front().is_some_and(|(due, _)| *due <= now);
        let (_, seen) = due.then(|| self.late.pop_front())??;
        Some(seen)
    }

    /// Instruction that the next response to an instruction of its own belongs to.
    pub fn oldest(&self) -> Option<&LdsJob<LANES>> {
        self.queue.oldest()
    }

    /// Atomic instruction through lock bits in a slot.
    pub fn in_slot(&self, slot: usize) -> Option<&AtomicJob<LANES>> {
        self.atomics.in_slot(slot)
    }

    /// Takes in the response to the oldest half. If it completes its instruction, which it says, that is complete in cycle `at`.
    pub fn answer(&mut self, response: &HalfResponse, at: u64) -> bool {
        let done = self.queue.answer(response);
        let last = done.is_some();
        if let Some(done) = done {
            let complete = Complete {
                wavefront: done.wavefront,
                token: done.token,
                results: done.results,
                locked: false,
            };
            self.completes(at, complete);
        }
        last
    }

    /// The atomic instruction in a slot has ended, and is complete in cycle `at`.
    pub fn end_atomic(&mut self, slot: usize, at: u64) {
        if let Some(done) = self.atomics.take_done(slot) {
            let complete = Complete {
                wavefront: done.warp,
                token: done.token,
                results: vec![done.result()],
                locked: true,
            };
            self.completes(at, complete);
        }
    }

    /// Atomic instructions may take longer than those that come after them.
    fn completes(&mut self, at: u64, what: Complete<LANES>) {
        let place = self.complete.partition_point(|(other, _)| *other <= at);
        self.complete.insert(place, (at, what));
    }

    /// Takes an instruction that is complete by cycle `now`.
    pub fn take_complete(&mut self, now: u64) -> Option<Complete<LANES>> {
        let due = self.complete.front().is_some_and(|(at, _)| *at <= now);
        let (_, done) = due.then(|| self.complete.pop_front())??;
        Some(done)
    }

    /// First cycle in which something happens though the RTL is idle.
    pub fn next_event(&self) -> Option<u64> {
        let complete = self.complete.front().map(|(at, _)| *at);
        let presented = [self.queue.next_event(), self.atomics.next_event()];
        presented.into_iter().flatten().chain(complete).min()
    }

    /// A work-group starts at `placement`.
    pub fn start(&mut self, needs: &Needs, placement: &Placement) {
        let slots = &placement.slots;
        let group = slots.iter().fold(0, |mask, slot| mask | 1 << slot);
        for &slot in slots {
            self.configure(Layout {
                slot,
                row_base: placement.row_base,
                rows: needs.data_rows,
                state_base: placement.state_base,
                group,
            });
        }
    }

    /// A work-group ends; its local memory is read before another one takes its rows.
    pub fn end(&mut self, needs: &Needs, group: usize, placement: &Placement) {
        for &slot in &placement.slots {
            self.configure(Layout {
                slot,
                row_base: 0,
                rows: 0,
                state_base: 0,
                group: 0,
            });
        }
        self.unread.push(Unread {
            group,
            row_base: placement.row_base,
            rows: needs.rows,
            data_rows: needs.data_rows,
        });
    }

    /// Tells the memory where a slot's work-group lies. A memory without transactions has no slots.
    fn configure(&mut self, layout: Layout) {
        if let Some(tx) = self.port.transactions_mut() {
            tx.configure(layout);
        }
    }

    /// Reads the local memory of ended work-groups whose rows the work-group at `placement` takes over. The machine's
    /// clock stands still meanwhile.
    pub fn read_overwritten(
        &mut self,
        now: u64,
        needs: &Needs,
        placement: &Placement,
        watch: &mut Watch,
    ) -> Result<Vec<ReadOut>> {
        let (first, rows) = (placement.row_base, needs.rows);
        let (overwritten, kept) = self.unread.iter().partition(|unread| {
            unread.row_base < first + rows && first < unread.row_base + unread.rows
        });
        self.unread = kept;
        self.read_all(now, overwritten, watch)
    }

    /// Reads the local memory of all ended work-groups.
    pub fn read_rest(&mut self, now: u64, watch: &mut Watch) -> Result<Vec<ReadOut>> {
        let unread = std::mem::take(&mut self.unread);
        self.read_all(now, unread, watch)
    }

    fn read_all(
        &mut self,
        now: u64,
        unread: Vec<Unread>,
        watch: &mut Watch,
    ) -> Result<Vec<ReadOut>> {
        if unread.is_empty() {
            return Ok(vec![]);
        }
        self.drain(now, watch)?;
        let mut read = vec![];
        for Unread {
            group,
            row_base,
            data_rows,
            ..
        } in unread
        {
            let words = self.read_rows(row_base, data_rows, watch)?;
            read.push(ReadOut { group, words });
        }
        Ok(read)
    }

    /// Clocks the RTL until it is idle.
    fn drain(&mut self, now: u64, watch: &mut Watch) -> Result<()> {
        let mut due = self.late.back().map_or(now, |(due, _)| *due);
        while !self.port.idle() {
            due += 1;
            let seen = self.clock(watch)?;
            self.time += 1;
            if seen.brings() {
                self.late.push_back((due, seen));
            }
        }
        Ok(())
    }

    fn read_rows(&mut self, row_base: u32, rows: u32, watch: &mut Watch) -> Result<Vec<u32>> {
        let mut words = vec![];
        let size = self.port.size();
        let count = (rows * size.banks) as usize;
        while words.len() < count {
            let lanes = (count - words.len()).min(HALF);
            let first = row_base * size.row_bytes() + 4 * words.len() as u32;
            self.port.request(HalfRequest {
                op: LdsOp::ReadB32,
                slot: 0,
                upper: false,
                continues: false,
                transactional: false,
                atomic: None,
                lanes: u32::MAX >> (HALF - lanes),
                address: std::array::from_fn(|lane| first + 4 * lane as u32),
                data: [0; HALF],
                data2: [0; HALF],
            });
            let response = loop {
                let seen = self.clock(watch)?;
                self.time += 1;
                if let Some(response) = seen.response {
                    break response;
                }
            };
            words.extend_from_slice(&response.data[..lanes]);
        }
        Ok(words)
    }
}
