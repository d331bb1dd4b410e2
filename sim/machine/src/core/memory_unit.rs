//! Global memory instructions of a core under way: they wait for their reply, then pass the write stage.
//!
//! The accesses of a wavefront's lanes complete in the order in which they were issued where the wavefront counts them, as
//! replies come where a scoreboard knows them one by one; scalar loads complete as their replies come.

use crate::memory::{Client, MemorySystem, Reply, Requester};
use std::collections::{BTreeMap, VecDeque};
use turnstile_kernel::{LaneWords, MemoryRequest, ScalarLoad, Space, Token, Warp};

/// In which order the accesses of a wavefront's lanes complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In that of their issue.
    Issue,
    /// In that of their replies.
    Replies,
}

/// What has been asked, and what is about to be written to registers.
#[derive(Clone, Debug)]
pub struct MemoryUnit<const LANES: usize> {
    core: usize,
    order: Order,
    /// Accesses of lanes that wait for their reply or for an older one's, in order of issue.
    asked: VecDeque<Asked>,
    /// Accesses of lanes that are not complete.
    in_flight: usize,
    /// By cycle and order of creation.
    returns: BTreeMap<(u64, u64), Return<LANES>>,
    returned: u64,
}

/// An access of lanes.
#[derive(Clone, Debug)]
struct Asked {
    wavefront: usize,
    token: Token,
    reply: Option<Reply>,
}

/// What the registers of a wavefront receive.
#[derive(Clone, Debug, PartialEq)]
pub struct Return<const LANES: usize> {
    /// Index of the resident wavefront.
    pub wavefront: usize,
    /// What the wavefront knows it by.
    pub token: Token,
    pub data: Data<LANES>,
    /// Of a transaction's load: when a commit has written to its blocks last, or some time later.
    pub written: Option<u64>,
}

/// Words that come back.
#[derive(Clone, Debug, PartialEq)]
pub enum Data<const LANES: usize> {
    /// For these lanes, one entry a word.
    Lanes(u64, Vec<LaneWords<LANES>>),
    /// For all lanes together.
    Words(Vec<u32>),
}

impl<const LANES: usize> Return<LANES> {
    /// Writes it to the registers of its wavefront.
    pub fn deliver<W: Warp<LANES>>(&self, registers: &mut W) {
        match &self.data {
            Data::Lanes(lanes, data) => registers.deliver_lanes(self.token, *lanes, data),
            Data::Words(data) => registers.deliver_words(self.token, data),
        }
    }
}

impl<const LANES: usize> MemoryUnit<LANES> {
    /// The unit of a core.
    pub fn new(core: usize, order: Order) -> Self {
        Self {
            core,
            order,
            asked: VecDeque::new(),
            in_flight: 0,
            returns: BTreeMap::new(),
            returned: 0,
        }
    }

    /// Accesses of lanes that are not complete.
    pub fn in_flight(&self) -> usize {
        self.in_flight
    }

    /// Sends an access of lanes, which reaches the memory system in cycle `at`.
    ///
    /// # Errors
    /// Says which lane's access lies in no buffer.
    pub fn ask_lanes(
        &mut self,
        at: u64,
        wavefront: usize,
        access: &MemoryRequest<LANES>,
        memory: &mut MemorySystem,
    ) -> Result<(), String> {
        memory.request(at, self.requester(wavefront), access)?;
        self.asks(wavefront, access.token);
        Ok(())
    }

    /// The same of a transaction: its loads ask when their blocks were written last.
    ///
    /// # Errors
    /// As [`ask_lanes`](Self::ask_lanes).
    pub fn ask_transactional(
        &mut self,
        at: u64,
        wavefront: usize,
        access: &MemoryRequest<LANES>,
        memory: &mut MemorySystem,
    ) -> Result<(), String> {
        if access.space == Space::Local {
            return self.ask_lanes(at, wavefront, access, memory);
        }
        memory.request_transactional(at, self.requester(wavefront), access)?;
        self.asks(wavefront, access.token);
        Ok(())
    }

    fn asks(&mut self, wavefront: usize, token: Token) {
        self.in_flight += 1;
        self.asked.push_back(Asked {
            wavefront,
            token,
            reply: None,
        });
    }

    /// Sends a scalar load, which reaches the memory system in cycle `at`.
    ///
    /// # Errors
    /// Says what lies at its address, if not as many words of a buffer.
    pub fn ask_words(
        &mut self,
        at: u64,
        wavefront: usize,
        load: &ScalarLoad,
        memory: &mut MemorySystem,
    ) -> Result<(), String> {
        memory.request_words(at, self.requester(wavefront), load)
    }

    /// Whether the memory system takes a request.
    pub fn has_room(&self, client: Client, memory: &MemorySystem) -> bool {
        memory.has_room(self.core, client)
    }

    fn requester(&self, wavefront: usize) -> Requester {
        Requester {
            core: self.core,
            wavefront,
        }
    }

    /// Takes in a reply in cycle `now`; the write stages take `vector_write` and `scalar_write` cycles.
    pub fn accept(&mut self, now: u64, reply: Reply, vector_write: u64, scalar_write: u64) {
        let wavefront = reply.to.wavefront;
        if reply.client == Client::Scalar {
            let data = Data::Words(reply.words());
            self.write(now + scalar_write, wavefront, reply.token, data);
            return;
        }
        let mut asked = self.asked.iter_mut();
        let asked = asked.find(|asked| asked.wavefront == wavefront && asked.token == reply.token);
        if let Some(asked) = asked {
            asked.reply = Some(reply);
        }
        while let Some(reply) = self.next_complete(wavefront) {
            let data = Data::Lanes(reply.lanes, reply.lane_words());
            self.write_at(
                now + vector_write,
                Return {
                    wavefront,
                    token: reply.token,
                    data,
                    written: reply.written,
                },
            );
        }
    }

    /// Takes out the oldest access of a wavefront's lanes if its reply is there, or the oldest whose reply is.
    fn next_complete(&mut self, wavefront: usize) -> Option<Reply> {
        let mut asked = self.asked.iter();
        let any = self.order == Order::Replies;
        let oldest = asked
            .position(|asked| asked.wavefront == wavefront && (!any || asked.reply.is_some()))?;
        let reply = self.asked[oldest].reply.take()?;
        self.asked.remove(oldest);
        Some(reply)
    }

    /// The registers of a wavefront have `data` in cycle `cycle`.
    pub fn write(&mut self, cycle: u64, wavefront: usize, token: Token, data: Data<LANES>) {
        let written = None;
        self.write_at(
            cycle,
            Return {
                wavefront,
                token,
                data,
                written,
            },
        );
    }

    fn write_at(&mut self, cycle: u64, done: Return<LANES>) {
        self.returned += 1;
        self.returns.insert((cycle, self.returned), done);
    }

    /// Takes what is complete by cycle `now`.
    pub fn take_complete(&mut self, now: u64) -> Option<Return<LANES>> {
        let first = self.returns.first_entry()?;
        if first.key().0 > now {
            return None;
        }
        let done = first.remove();
        self.in_flight -= usize::from(matches!(done.data, Data::Lanes(..)));
        Some(done)
    }

    /// First cycle in which something is complete.
    pub fn next_event(&self) -> Option<u64> {
        self.returns.keys().next().map(|key| key.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::MemoryHierarchy;
    use crate::memory::{Fabric, GlobalMemory, SecondLevelAtomics};
    use turnstile_kernel::{Counter, MemoryOp};

    const LANES: usize = 4;

    fn load(number: u32, address: u64) -> MemoryRequest<LANES> {
        MemoryRequest {
            token: Token {
                counter: Counter::new(0),
                number,
            },
            op: MemoryOp::Load {
                bytes: 4,
                signed: false,
            },
            space: Space::Global,
            lanes: 1,
            address: Box::new([address; LANES]),
            data: vec![],
            words: 1,
        }
    }

    /// Cycle, wavefront and number of what comes back.
    fn returns(unit: &mut MemoryUnit<LANES>, memory: &mut MemorySystem) -> Vec<(u64, usize, u32)> {
        let mut seen = vec![];
        for now in 0..300 {
            memory.advance(now).unwrap();
            while let Some(reply) = memory.take_reply(now) {
                unit.accept(now, reply, 2, 0);
            }
            while let Some(done) = unit.take_complete(now) {
                seen.push((now, done.wavefront, done.token.number));
            }
        }
        seen
    }

    /// What comes back of four accesses. Block 0 is there when the others ask for it; block 1 takes 111 cycles.
    fn four_accesses(order: Order) -> Vec<(u64, usize, u32)> {
        let mut content = GlobalMemory::default();
        let region = content.allocate("data", vec![0; 1024]);
        let address = content.address(region);
        let levels = MemoryHierarchy::default();
        let fabric = Fabric::immediate(&levels);
        let mut memory = MemorySystem::new(&levels, &fabric, content, |_| {
            Ok(Box::new(SecondLevelAtomics))
        })
        .unwrap();
        let mut unit = MemoryUnit::new(0, order);
        let mut ask = |at, wavefront, number, block: u64| {
            let access = load(number, address + 64 * block);
            let asked = unit.ask_lanes(at, wavefront, &access, &mut memory);
            asked.unwrap();
        };
        ask(0, 0, 1, 0);
        ask(150, 0, 2, 1);
        ask(151, 0, 3, 0);
        ask(152, 1, 4, 0);
        assert_eq!(unit.in_flight(), 4);
        let returns = returns(&mut unit, &mut memory);
        assert_eq!(unit.in_flight(), 0);
        returns
    }

    #[test]
    fn a_younger_reply_waits_for_the_older_one_of_its_wavefront_only() {
        assert_eq!(
            four_accesses(Order::Issue),
            [(113, 0, 1), (155, 1, 4), (263, 0, 2), (263, 0, 3)]
        );
    }

    #[test]
    fn for_a_scoreboard_no_reply_waits() {
        assert_eq!(
            four_accesses(Order::Replies),
            [(113, 0, 1), (154, 0, 3), (155, 1, 4), (263, 0, 2)]
        );
    }
}
