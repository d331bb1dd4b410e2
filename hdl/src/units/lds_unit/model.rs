//! The LDS unit, cycle by cycle: which lanes go to which bank, when a request is taken and when it is answered.
//!
//! From the papers' words (both LocalTM papers, sections 2 and 3): a bank serves one work-item at a time, conflicting lanes are
//! serialised; and from the unit's contract: the lowest lane first, one read of a word for all lanes that want it, two passes for 64 bits,
//! no sharing in transactions; with the strap, all that meet on a word where one loses. It keeps lists of lanes and knows nothing of masks, planes or crossbars.

use super::meeting_lanes::Together;
use super::operation::{Operands, Operation, Part};
use std::collections::VecDeque;

pub const LANES: usize = 32;
pub const BANKS: usize = 32;

/// One half-wavefront.
#[derive(Clone, Debug)]
pub struct Request {
    pub operation: Operation,
    pub wavefront: usize,
    pub half: usize,
    /// An upper half of which the lower half was the transactional request before.
    pub continues: bool,
    pub transactional: bool,
    /// Lanes that execute.
    pub lanes: u32,
    pub operands: [Operands; LANES],
}

impl Request {
    /// The word that a lane wants in a pass.
    fn word(&self, lane: usize, part: Part) -> usize {
        let word = self.operands[lane].address / 4;
        match part {
            Part::Low => word,
            // 64-bit accesses are aligned.
            Part::High => word | 1,
        }
    }

    /// A read outside transactions.
    fn is_shared(&self) -> bool {
        !self.transactional && self.operation.code() <= Operation::ReadB64.code()
    }
}

/// What a bank is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BankRequest {
    pub lane: usize,
    pub row: usize,
    pub byte: usize,
    pub data: u32,
    pub data2: u32,
}

/// What a bank answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BankAnswer {
    pub word: u32,
    pub aborted: bool,
}

/// The inputs of a cycle.
#[derive(Clone, Debug)]
pub struct Inputs<'a> {
    /// On the pins, taken or not.
    pub request: Option<&'a Request>,
    pub hold: bool,
    /// The strap.
    pub all_lose: bool,
    /// Lanes of the request's half that have lost a conflict before.
    pub masked: u32,
    pub ready: [bool; BANKS],
    pub answers: [Option<BankAnswer>; BANKS],
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    pub operation: Operation,
    /// What each lane gets; nothing if it did not run, or lost.
    pub words: [Option<[u32; 2]>; LANES],
    pub aborted: u32,
    /// Lanes of the lower half that lose with lanes of this one.
    pub aborted_lower: u32,
    pub rounds: u32,
}

/// What must be seen in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outputs {
    pub banks: [Option<BankRequest>; BANKS],
    pub taken: bool,
    pub response: Option<Response>,
    /// Lanes of the wavefront that lost, when the request is taken.
    pub conflict: u64,
    pub busy: bool,
    pub overhead: bool,
}

/// A lane that waits for its bank.
#[derive(Copy, Clone, Debug)]
struct Waiting {
    lane: usize,
    bank: usize,
    operation: Operation,
    part: Part,
    operands: Operands,
}

/// A request in service.
#[derive(Clone, Debug)]
struct Service {
    part: Part,
    /// Lanes that have yet to go to their bank, ascending.
    queue: Vec<usize>,
    runs: Vec<usize>,
    rounds: u32,
}

/// The unit between two cycles.
#[derive(Clone, Debug, Default)]
pub struct LdsUnit {
    service: Option<Service>,
    waiting: Vec<Waiting>,
    words: [[u32; 2]; LANES],
    losers: u32,
    losers_lower: u32,
    /// The access in service, from its lower half on.
    together: Together,
    /// Cycles until it is known who loses, once the banks have answered.
    asking: Option<usize>,
    /// Responses on their way, and in how many cycles each is seen.
    due: VecDeque<(u32, Response, Vec<usize>)>,
}

impl LdsUnit {
    /// One cycle.
    pub fn cycle(&mut self, inputs: &Inputs) -> Outputs {
        let mut outputs = Outputs {
            busy: self.service.is_some() || !self.waiting.is_empty() || !self.due.is_empty(),
            response: self.answer(),
            ..Outputs::default()
        };
        if let Some(request) = inputs.request {
            if self.service.is_none() && !inputs.hold {
                self.begin(request, inputs.masked);
                outputs.busy = true;
                // A transactional request does not end in the cycle in which it begins.
                self.take_answers(&inputs.answers);
                self.serve(request, &inputs.ready, &mut outputs);
                self.advance(request, inputs.all_lose, true, &mut outputs);
                return outputs;
            }
        }
        self.take_answers(&inputs.answers);
        if let (Some(request), Some(service)) = (inputs.request, &self.service) {
            let had_none_left = service.queue.is_empty();
            self.serve(request, &inputs.ready, &mut outputs);
            self.advance(request, inputs.all_lose, !had_none_left, &mut outputs);
        }
        outputs
    }

    /// The response that is seen in this cycle.
    fn answer(&mut self) -> Option<Response> {
        for (left, ..) in &mut self.due {
            *left -= 1;
        }
        if self.due.front()?.0 > 0 {
            return None;
        }
        let (_, mut response, runs) = self.due.pop_front()?;
        for lane in runs {
            if response.aborted >> lane & 1 == 0 {
                response.words[lane] = Some(self.words[lane]);
            }
        }
        Some(response)
    }

    fn begin(&mut self, request: &Request, masked: u32) {
        let masked = if request.transactional { masked } else { 0 };
        let runs: Vec<usize> = (0..LANES)
            .filter(|lane| (request.lanes & !masked) >> lane & 1 == 1)
            .collect();
        (self.losers, self.losers_lower) = (0, 0);
        self.service = Some(Service {
            part: Part::Low,
            queue: runs.clone(),
            runs,
            rounds: 0,
        });
    }

    /// Lanes whose bank answers have their words.
    fn take_answers(&mut self, answers: &[Option<BankAnswer>; BANKS]) {
        let (words, losers) = (&mut self.words, &mut self.losers);
        self.waiting.retain(|waiting| {
            let Some(answer) = answers[waiting.bank] else {
                return true;
            };
            let effect = waiting
                .operation
                .apply(waiting.part, answer.word, waiting.operands);
            words[waiting.lane][usize::from(waiting.part == Part::High)] = effect.returned;
            *losers |= u32::from(answer.aborted) << waiting.lane;
            false
        });
    }

    /// A round: each ready bank takes the first lane in the queue that wants it.
    fn serve(&mut self, request: &Request, ready: &[bool; BANKS], outputs: &mut Outputs) {
        let Some(service) = &mut self.service else {
            return;
        };
        let part = service.part;
        let mut taken_words = [None; BANKS];
        let mut left = vec![];
        for &lane in &service.queue {
            let word = request.word(lane, part);
            let bank = word % BANKS;
            let shares = request.is_shared() && taken_words[bank] == Some(word);
            let first = ready[bank] && taken_words[bank].is_none();
            if !first && !shares {
                left.push(lane);
                continue;
            }
            let operands = request.operands[lane];
            if first {
                taken_words[bank] = Some(word);
                outputs.banks[bank] = Some(BankRequest {
                    lane,
                    row: word / BANKS,
                    byte: operands.address % 4,
                    data: match part {
                        Part::Low => operands.data,
                        Part::High => operands.data2,
                    },
                    data2: operands.data2,
                });
            }
            self.waiting.push(Waiting {
                lane,
                bank,
                operation: request.operation,
                part,
                operands,
            });
        }
        service.rounds += u32::from(left.len() < service.queue.len());
        service.queue = left;
    }

    /// Ends the pass, and the request with the last one. `sending`: lanes were left when the cycle began.
    fn advance(&mut self, request: &Request, all_lose: bool, sending: bool, outputs: &mut Outputs) {
        let Some(service) = &self.service else {
            return;
        };
        // A plain pass ends with its last round, a transactional one with its last answer.
        let ends = match request.transactional {
            true => !sending && self.waiting.is_empty(),
            false => service.queue.is_empty(),
        };
        let sent = outputs.banks.iter().any(Option::is_some);
        // The plain LDS would spend a cycle a round, and one on the last answer.
        outputs.overhead = request.transactional && !sent && !ends;
        if !ends {
            return;
        }
        if request.operation.parts().len() == 2 && service.part == Part::Low {
            self.second_pass();
            return;
        }
        if all_lose && request.transactional && !self.all_known(request) {
            outputs.overhead = true;
            return;
        }
        self.take(request, outputs);
    }

    fn second_pass(&mut self) {
        let losers = self.losers;
        if let Some(service) = &mut self.service {
            service.part = Part::High;
            service.queue = service.runs.clone();
            service.queue.retain(|lane| losers >> lane & 1 == 0);
        }
    }

    /// Whether those that lose with the losers are known; a cycle to begin, and one a word on which a lane has lost.
    fn all_known(&mut self, request: &Request) -> bool {
        if let Some(left) = &mut self.asking {
            *left -= 1;
            let known = *left == 0;
            if known {
                self.asking = None;
            }
            return known;
        }
        if !(request.half == 1 && request.continues) {
            self.together = Together::default();
        }
        let runs = self.service.iter().flat_map(|service| &service.runs);
        let first = LANES * request.half;
        let lanes: Vec<_> = runs
            .map(|&lane| (first + lane, request.word(lane, Part::Low)))
            .collect();
        let losers: Vec<_> = (0..LANES)
            .filter(|lane| self.losers >> lane & 1 == 1)
            .map(|lane| first + lane)
            .collect();
        let verdict = self.together.half(&lanes, &losers);
        for lane in verdict.lose {
            match lane < first {
                true => self.losers_lower |= 1 << lane,
                false => self.losers |= 1 << (lane - first),
            }
        }
        self.asking = (verdict.words > 0).then_some(1 + verdict.words);
        self.asking.is_none()
    }

    /// The request ends.
    fn take(&mut self, request: &Request, outputs: &mut Outputs) {
        let Some(service) = self.service.take() else {
            return;
        };
        outputs.taken = true;
        let delay = if request.transactional { 1 } else { 2 };
        let response = Response {
            operation: request.operation,
            words: [None; LANES],
            aborted: self.losers,
            aborted_lower: self.losers_lower,
            rounds: service.rounds,
        };
        if request.transactional {
            let losers = u64::from(self.losers) << (LANES * request.half);
            outputs.conflict = losers | u64::from(self.losers_lower);
        }
        self.due.push_back((delay, response, service.runs));
    }
}
