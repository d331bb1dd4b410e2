//! Requests to the caches of a compute unit that are [coherent](super::coherent). A request takes place when it begins, as a whole, and its
//! reply comes when the caches are done with its last block.

use super::agenda::Agenda;
use super::coherent::{CoherentCaches, Kind};
use super::content::GlobalMemory;
use super::request::{perform, Client, Reply, Request};
use slab::Slab;
use turnstile_kernel::MemoryOp;

/// Caches, and what is asked of them.
#[derive(Clone, Debug)]
pub struct CoherentPort {
    pub caches: CoherentCaches,
    block_bytes: u64,
    begin: Agenda<Request>,
    under_way: Slab<UnderWay>,
}

#[derive(Clone, Debug)]
struct UnderWay {
    request: Request,
    /// Blocks that are not done.
    open: usize,
}

impl CoherentPort {
    /// Nothing is asked.
    pub fn new(caches: CoherentCaches, block_bytes: u64) -> Self {
        Self {
            caches,
            block_bytes,
            begin: Agenda::default(),
            under_way: Slab::new(),
        }
    }

    /// A request begins in cycle `at`.
    pub fn request(&mut self, at: u64, request: Request) {
        self.begin.add(at, request);
    }

    /// First cycle in which something happens.
    pub fn next_event(&self) -> Option<u64> {
        let events = [self.begin.next_event(), self.caches.next_event()];
        events.into_iter().flatten().min()
    }

    /// Goes on up to cycle `now`.
    pub fn advance(&mut self, now: u64, content: &mut GlobalMemory, done: &mut Agenda<Reply>) {
        while let Some(cycle) = self.next_event().filter(|&cycle| cycle <= now) {
            for (cycle, waiter) in self.caches.advance(cycle) {
                self.finish(cycle, waiter, done);
            }
            while let Some(request) = self.begin.take(cycle) {
                self.begins(cycle, request, content);
            }
        }
    }

    fn begins(&mut self, now: u64, mut request: Request, content: &mut GlobalMemory) {
        let kind = match request.operation {
            MemoryOp::Load { .. } => Kind::Load,
            MemoryOp::Store { .. } => Kind::Store,
            MemoryOp::Atomic(_) | MemoryOp::Atomic64(_) => Kind::Atomic,
        };
        let level = usize::from(request.client == Client::Scalar);
        let blocks: Vec<u64> = (0..request.blocks())
            .map(|index| request.block(index))
            .collect();
        for index in 0..blocks.len() {
            take_place(&mut request, index, self.block_bytes, content);
        }
        let open = blocks.len();
        let waiter = self.under_way.insert(UnderWay { request, open });
        for block in blocks {
            self.caches.access(now, level, kind, block, waiter);
        }
    }

    fn finish(&mut self, cycle: u64, waiter: usize, done: &mut Agenda<Reply>) {
        let one = &mut self.under_way[waiter];
        one.open -= 1;
        if one.open == 0 {
            let over = self.under_way.remove(waiter);
            done.add(cycle, over.request.reply(cycle));
        }
    }
}

/// What a request does to its block at place `index`.
fn take_place(request: &mut Request, index: usize, block_bytes: u64, content: &mut GlobalMemory) {
    let base = request.block(index) * block_bytes;
    match request.operation {
        MemoryOp::Load { .. } => {
            let block = content.block(base, block_bytes as usize);
            request.receive_block(index, &block);
        }
        MemoryOp::Store { .. } => {
            for (part, bytes) in request.write(index).iter() {
                content.store(base + u64::from(part.offset), bytes);
            }
        }
        MemoryOp::Atomic(operation) | MemoryOp::Atomic64(operation) => {
            let (parts, operands) = request.atomics(index);
            for (part, operands) in parts.into_iter().zip(operands) {
                let address = base + u64::from(part.offset);
                let mut bytes = content.block(address, part.bytes.into());
                let old = perform(operation, &mut bytes, operands);
                content.store(address, &bytes);
                let old: Vec<u8> = old.iter().flat_map(|word| word.to_le_bytes()).collect();
                request.receive(part, &old);
            }
        }
    }
}
