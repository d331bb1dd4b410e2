//! Random traffic on the LDS unit, every output compared with its model in every cycle.
//!
//! The bench plays what is around the unit: requests that overlap, banks that answer at once, after an atomic's second cycle, or
//! late as transactional ones do, banks that are not ready now and then, a sequencer that holds. The banks keep no words:
//! what they answer is random, and the lanes must get it.

use super::{Done, Load};
use crate::drive;
use crate::models::lds_unit::{
    BankAnswer, BankRequest, Inputs, LdsUnit, Outputs, Request, Response, BANKS,
};
use crate::models::operation::{Operands, Operation, OPERATIONS};
use crate::pin_driver::Opened;
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::SLOTS;
use turnstile_hdl::lds_unit::LdsUnitPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub requests: u64,
    pub transactional: u64,
    /// Requests with a lane that was served with another.
    pub shared: u64,
    pub two_passes: u64,
    pub lost_lanes: u64,
    /// Lanes that lost without a bank's word: those that met a loser, and of them those of a lower half answered before.
    pub joined: u64,
    pub joined_lower: u64,
    /// Upper halves that continue a lower one.
    pub continued: u64,
    /// Cycles in which a request waited for `hold` to fall.
    pub held: u64,
    pub overhead: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let joined = [self.joined, self.joined_lower];
        self.happened_plain(load)
            && load.often(&[self.lost_lanes], 500)
            && load.often(&joined, 1_000)
    }

    fn happened_plain(&self, load: Load) -> bool {
        load.often(&[self.shared, self.two_passes, self.held], 500)
    }
}

/// The unit without transactions.
///
/// # Errors
/// As [`run`].
pub fn play_lds_unit_plain<E: Engine>(unit: Opened<E>, load: Load) -> Result<Done> {
    let tally = run(unit.pins(), 1, load)?;
    let happened = tally.happened_plain(load);
    Ok(Done::new(tally.cycles, &tally, happened))
}

/// A bank as the unit sees it.
#[derive(Copy, Clone, Debug, Default)]
struct Bank {
    /// Cycle from which it takes requests.
    ready_from: u64,
    /// Cycle in which it answers, and whether the lane loses.
    answers: Option<(u64, bool)>,
}

/// Cycles of the request in service, by what they were spent on.
#[derive(Copy, Clone, Debug, Default)]
struct Spent {
    cycles: u64,
    sending: u64,
    overhead: u64,
    lanes: u64,
    aborted: u64,
}

bench! {
    /// Of the unit with so many wavefronts in transactions, or with one and no transactions.
    struct Bench(pins: LdsUnitPins, slots: usize = SLOTS) {
        slots: usize = slots,
        model: LdsUnit = LdsUnit::default(),
        banks: [Bank; BANKS] = [Bank::default(); BANKS],
        request: Option<Request> = None,
        /// The strap.
        all_lose: bool = false,
        /// The last transactional request, if it was a lower half.
        lower: Option<Request> = None,
        tcm: [u32; 2 * SLOTS] = [0; 2 * SLOTS],
        hold: bool = false,
        spent: Spent = Spent::default(),
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        let clear = self.pins.at.clear;
        self.pins.set(clear, 1);
        self.pins.clock()?;
        while self.pins.cycle() < load.cycles {
            let clears = self.rng.random_ratio(1, 500);
            self.pins.set(clear, clears.into());
            self.cycle()?;
            if clears {
                self.model = LdsUnit::default();
                self.banks = [Bank::default(); BANKS];
                self.request = None;
                self.lower = None;
                self.spent = Spent::default();
                self.all_lose = self.slots > 1 && self.rng.random();
            }
        }
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let often = if (self.pins.cycle() / 256).is_multiple_of(2) {
            0.95
        } else {
            0.3
        };
        if self.request.is_none() && self.rng.random_bool(often) {
            self.request = Some(self.random_request());
        }
        if self.rng.random_ratio(1, 8) {
            self.hold = self.rng.random_ratio(1, 4);
        }
        let (ready, answers) = self.play_banks();
        self.drive(&ready, &answers);
        self.pins.clock()?;
        let masked = self
            .request
            .as_ref()
            .map_or(0, |request| self.mask(request));
        let expected = self.model.cycle(&Inputs {
            request: self.request.as_ref(),
            hold: self.hold,
            all_lose: self.all_lose,
            masked,
            ready,
            answers,
        });
        self.compare(&expected)?;
        self.account(&expected)
    }

    fn mask(&self, request: &Request) -> u32 {
        self.tcm[2 * request.wavefront + request.half]
    }

    /// Which banks take requests in this cycle, and what they answer to earlier ones.
    fn play_banks(&mut self) -> ([bool; BANKS], [Option<BankAnswer>; BANKS]) {
        let now = self.pins.cycle();
        let rng = &mut self.rng;
        let answers = std::array::from_fn(|bank| {
            let (_, aborted) = self.banks[bank].answers.filter(|(when, _)| *when == now)?;
            let word = rng.random();
            Some(BankAnswer { word, aborted })
        });
        let ready = self
            .banks
            .map(|bank| bank.ready_from <= now && !rng.random_ratio(1, 16));
        (ready, answers)
    }

    /// Mostly the upper half of the access whose lower half was the last request of a transaction, if there is one.
    fn random_request(&mut self) -> Request {
        let lower = match self.all_lose && self.rng.random_ratio(2, 3) {
            true => self.lower.take(),
            false => None,
        };
        match lower {
            Some(lower) => self.upper_half(&lower),
            None => self.fresh_request(),
        }
    }

    fn upper_half(&mut self, lower: &Request) -> Request {
        let rng = &mut self.rng;
        let some = rng.random::<u32>();
        Request {
            half: 1,
            continues: true,
            lanes: [u32::MAX, some, 0][rng.random_range(0..3)],
            // Words of lanes of the lower half, or one beside.
            operands: std::array::from_fn(|_| {
                let mut operands = lower.operands[rng.random_range(0..32)];
                operands.address ^= [0, 0, 8][rng.random_range(0..3)];
                operands
            }),
            ..lower.clone()
        }
    }

    fn fresh_request(&mut self) -> Request {
        let (rng, slots) = (&mut self.rng, self.slots);
        let operation = OPERATIONS[rng.random_range(0..OPERATIONS.len())];
        let asks = rng.random_ratio(1, 3);
        let transactional = asks && slots > 1;
        if asks {
            self.tcm = std::array::from_fn(|_| rng.random::<u32>() & rng.random::<u32>());
        }
        // One word for all lanes, few, one bank, all.
        let reach = [(1, 1), (1, 6), (32, 8), (1, 16_384)][rng.random_range(0..4)];
        let first = rng.random_range(0..16_384 - reach.0 * (reach.1 - 1));
        // Or a word and those that any one bit tells from it.
        let one_bit = rng.random_ratio(1, 4);
        let operands = std::array::from_fn(|_| {
            let word = match one_bit {
                true => first ^ [0, 1 << rng.random_range(0..14)][rng.random_range(0..2)],
                false => first + reach.0 * rng.random_range(0..reach.1),
            };
            let size = match operation.parts().len() {
                2 => 8,
                _ => 1,
            };
            let byte = 4 * word + rng.random_range(0..4);
            Operands {
                address: byte / size * size,
                data: rng.random(),
                data2: rng.random(),
            }
        });
        let some = rng.random::<u32>();
        let few = some & rng.random::<u32>() & rng.random::<u32>();
        let half = rng.random_range(0..2);
        Request {
            operation,
            wavefront: rng.random_range(0..slots),
            half,
            // Means nothing in a lower half or outside transactions.
            continues: rng.random::<bool>() && !(transactional && half == 1),
            transactional,
            lanes: [u32::MAX, some, few, 0][rng.random_range(0..4)],
            operands,
        }
    }

    fn drive(&mut self, ready: &[bool; BANKS], answers: &[Option<BankAnswer>; BANKS]) {
        let at = self.pins.at;
        let pins = &mut self.pins;
        drive!(pins, req_valid: self.request.is_some(), hold: self.hold, all_lose: self.all_lose);
        pins.set_array(at.tcm, &self.tcm[..2 * self.slots]);
        if let Some(request) = &self.request {
            pins.set(at.req_op, request.operation.code().into());
            pins.set(at.req_wavefront, request.wavefront as u32);
            pins.set(at.req_half, request.half as u32);
            // Without transactions neither pin means anything.
            let asks = request.transactional || (self.slots == 1 && request.continues);
            drive!(pins, req_continues: request.continues);
            drive!(pins, req_transactional: asks, req_lanes: request.lanes);
            let each = |word: fn(&Operands) -> u32| request.operands.each_ref().map(word);
            pins.set_array(at.lane_addr, &each(|of| of.address as u32));
            pins.set_array(at.lane_data, &each(|of| of.data));
            pins.set_array(at.lane_data2, &each(|of| of.data2));
        }
        let mask = |bits: [bool; BANKS]| {
            (0..BANKS).fold(0, |mask, bank| mask | u32::from(bits[bank]) << bank)
        };
        pins.set(at.bank_ready, mask(*ready));
        pins.set(at.bank_rsp_valid, mask(answers.map(|of| of.is_some())));
        let aborted = answers.map(|of| of.is_some_and(|answer| answer.aborted));
        pins.set(at.bank_rsp_aborted, mask(aborted));
        let words = answers.map(|of| of.map_or(0x0bad_0bad, |answer| answer.word));
        pins.set_array(at.bank_rsp_word, &words);
    }

    fn compare(&self, expected: &Outputs) -> Result<()> {
        let (pins, at) = (&self.pins, &self.pins.at);
        let request = &self.request;
        let flag = |pin| pins.get(pin) == 1;
        let seen = [
            flag(at.req_ready),
            flag(at.rsp_valid),
            flag(at.conflict_valid),
            flag(at.busy),
            flag(at.perf_overhead),
        ];
        let wanted = [
            expected.taken,
            expected.response.is_some(),
            expected.conflict != 0,
            expected.busy,
            expected.overhead,
        ];
        ensure!(
            seen == wanted,
            "ready, answer, conflict, busy, overhead are {seen:?}, expected {wanted:?}; {request:x?}"
        );
        for (bank, wanted) in expected.banks.iter().enumerate() {
            let seen = self.bank_request(bank);
            ensure!(
                seen == *wanted,
                "bank {bank} is asked for {seen:x?}, expected {wanted:x?}; {request:x?}"
            );
        }
        if let (Some(request), true) = (request, expected.conflict != 0) {
            let seen = (
                pins.get(at.conflict_wavefront) as usize,
                pins.get_wide(at.conflict_lo, at.conflict_hi),
            );
            let wanted = (request.wavefront, expected.conflict);
            ensure!(seen == wanted, "conflict {seen:x?}, expected {wanted:x?}");
        }
        expected
            .response
            .as_ref()
            .map_or(Ok(()), |response| self.compare_response(response))
    }

    fn bank_request(&self, bank: usize) -> Option<BankRequest> {
        let (pins, at) = (&self.pins, &self.pins.at);
        if pins.get(at.bank_valid) >> bank & 1 == 0 {
            return None;
        }
        let request = self.request.as_ref();
        let first = request.map_or(0, |of| 64 * of.wavefront + 32 * of.half);
        let work_item = pins.get(at.bank_work_item.pin(bank)) as usize;
        Some(BankRequest {
            lane: work_item.wrapping_sub(first),
            row: pins.get(at.bank_row.pin(bank)) as usize,
            byte: pins.get(at.bank_byte.pin(bank)) as usize,
            data: pins.get(at.bank_data.pin(bank)),
            data2: pins.get(at.bank_data2.pin(bank)),
        })
    }

    fn compare_response(&self, response: &Response) -> Result<()> {
        let (pins, at) = (&self.pins, &self.pins.at);
        let seen = [at.rsp_aborted, at.rsp_aborted_lower, at.rsp_rounds].map(|pin| pins.get(pin));
        let wanted = [response.aborted, response.aborted_lower, response.rounds];
        ensure!(
            seen == wanted,
            "aborted, of the lower half, rounds {seen:x?}, expected {wanted:x?}"
        );
        if !response.operation.returns() {
            return Ok(());
        }
        let parts = response.operation.parts().len();
        for (lane, words) in response.words.iter().enumerate() {
            let Some(words) = words else {
                continue;
            };
            let seen = [at.rsp_data, at.rsp_data2].map(|pin| pins.get(pin.pin(lane)));
            ensure!(
                seen[..parts] == words[..parts],
                "{:?}: lane {lane} gets {seen:x?}, expected {words:x?}",
                response.operation
            );
        }
        Ok(())
    }

    /// Keeps what the banks were asked for, and adds up where the request's cycles went.
    fn account(&mut self, seen: &Outputs) -> Result<()> {
        let now = self.pins.cycle() - 1;
        let Some(request) = self.request.clone() else {
            return Ok(());
        };
        let atomic = request.operation.code() >= Operation::Add.code();
        for bank in (0..BANKS).filter(|&bank| seen.banks[bank].is_some()) {
            let (service, aborted) = match request.transactional {
                true => (self.rng.random_range(2..=5), self.rng.random_ratio(1, 8)),
                false => (1, false),
            };
            let holds = u64::from(request.transactional || atomic);
            self.banks[bank] = Bank {
                ready_from: now + service + holds,
                answers: Some((now + service, aborted)),
            };
            self.spent.aborted += u64::from(aborted);
            self.spent.lanes += 1;
        }
        let waits = self.hold && self.spent.cycles == 0;
        self.tally.held += u64::from(waits);
        if waits {
            return Ok(());
        }
        self.spent.cycles += 1;
        self.spent.sending += u64::from(seen.banks.iter().any(Option::is_some));
        self.spent.overhead += u64::from(self.pins.get(self.pins.at.perf_overhead) == 1);
        match seen.taken {
            true => self.close(&request, seen),
            false => Ok(()),
        }
    }

    /// The request is taken: a plain LDS would have spent a cycle on each of its rounds and one on the last answer of each pass.
    fn close(&mut self, request: &Request, seen: &Outputs) -> Result<()> {
        let spent = std::mem::take(&mut self.spent);
        let passes = request.operation.parts().len() as u64;
        let beyond = match request.transactional {
            true => spent.cycles - spent.sending - passes,
            false => 0,
        };
        ensure!(
            spent.overhead == beyond,
            "overhead of {} cycles, expected {beyond}: {spent:?}, {passes} passes",
            spent.overhead
        );
        let masked = if request.transactional {
            self.mask(request)
        } else {
            0
        };
        let lanes = u64::from((request.lanes & !masked).count_ones()) * passes;
        self.tally.requests += 1;
        self.tally.transactional += u64::from(request.transactional);
        self.tally.shared += u64::from(!request.transactional && spent.lanes < lanes);
        self.tally.two_passes += u64::from(passes == 2);
        self.tally.lost_lanes += u64::from(seen.conflict.count_ones());
        self.tally.joined += u64::from(seen.conflict.count_ones()) - spent.aborted;
        if request.half == 1 {
            self.tally.joined_lower += u64::from((seen.conflict as u32).count_ones());
        }
        self.tally.continued +=
            u64::from(request.transactional && request.half == 1 && request.continues);
        if request.transactional {
            self.lower = (request.half == 0).then(|| request.clone());
        }
        self.tally.overhead += spent.overhead;
        self.request = None;
        Ok(())
    }
}
