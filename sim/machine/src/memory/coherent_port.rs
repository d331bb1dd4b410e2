//! Requests to the caches of a compute unit that are [coherent](super::coherent). A request takes place when it begins, as a whole, and its
//! reply comes when the caches are done with its last access. A load is an access a block. A store is one for each row of lanes in one
//! block: caches join it to the access right before it only.

use super::agenda::Agenda;
use super::coherent::{CoherentCaches, Kind};
use super::content::GlobalMemory;
use super::numbering::first_level;
use super::packet::Answer;
use super::request::{Reply, Request};
use super::take_place::take_place;
use slab::Slab;

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
    /// Accesses that are not done.
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
        let level = first_level(0, request.client);
        let mut accesses = vec![];
        for index in 0..request.blocks() {
            let block = request.block(index);
            let work = request.work(index, self.block_bytes);
            let out = work.packet_bytes();
            let base = block * self.block_bytes;
            let answer = take_place(work, base, self.block_bytes, content);
            let kind = match answer {
                Answer::Block { .. } => Kind::Load,
                Answer::Stored => Kind::Store,
                _ => Kind::Atomic {
                    out,
                    back: answer.packet_bytes(),
                },
            };
            request.receive_answer(index, answer);
            accesses.push((kind, block));
        }
        if accesses.iter().all(|(kind, _)| *kind == Kind::Store) {
            let rows = request.lane_order();
            accesses = rows.into_iter().map(|index| accesses[index]).collect();
        }
        let open = accesses.len();
        let waiter = self.under_way.insert(UnderWay { request, open });
        for (kind, block) in accesses {
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
