//! Overlapping traffic on an LDS top: four wavefronts of one or more work-groups in flight.
//!
//! Where `lds_check` does one thing at a time and compares every answer with the models, this bench keeps
//! both ports busy: requests queue behind each other, transactions begin and commit while requests of other
//! wavefronts are in the banks, walks and kills meet both, and plain accesses of yet another work-group go
//! in between. No model predicts the losers of that; what must hold in any case is checked: every committed
//! transaction sees the values that the commit order gives it, every plain access those of the order of the
//! responses, and the memory ends as both say.

use crate::drive;
use crate::models::operation::{Operands, Operation};
use crate::models::replay::{Performed, Replay};
use crate::models::work_item::{lanes_of, WorkItem, WAVEFRONTS};
use crate::pin_driver::PinDriver;
use anyhow::{bail, ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_hdl::filter_entries::INDEX_GROUP;
use turnstile_hdl::full_size::{BANKS, LANES, ROWS};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::lds_pins::{LdsPins, LdsRequestPins};
use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_hdl::pin_index::{Output, PinIndex};

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u64,
    /// Rows of variables of each work-group: few make conflicts.
    pub rows: u32,
    /// Wavefronts of a work-group: 4, 2 or 1.
    pub wavefronts: usize,
    /// The strap of a top with transactions.
    pub all_lose: bool,
}

/// What happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// First value that the commit order does not explain.
    pub violation: Option<String>,
    pub cycles: u64,
    pub plain: u64,
    pub transactional: u64,
    pub lost_lanes: u64,
    /// Lanes of a lower half that lost with the upper one.
    pub lost_later: u64,
    pub committed: u64,
    pub retries: u64,
    pub wavefront_serial: u64,
    pub group_serial: u64,
    pub killed: u64,
    /// Clocks in which both ports had something taken.
    pub both: u64,
}

/// Requests that may wait for their answers.
const IN_FLIGHT: usize = 4;
/// Clocks without any answer after which the top is said to hang.
const PATIENCE: u64 = 4_000;
/// Period in which busy stretches and sparse ones alternate.
const STRETCH: u64 = 512;

/// A request of half a wavefront.
#[derive(Clone, Debug)]
struct Request {
    /// None: plain.
    wavefront: Option<usize>,
    half: usize,
    /// Upper half of the access whose lower half was the transactional request before.
    continues: bool,
    operation: Operation,
    lanes: u32,
    operands: [Operands; LANES],
}

/// What a wavefront does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Doing {
    /// Outside transactions; a pass cut short or lost is to be begun again with these lanes.
    Outside { retry: u64 },
    /// TX_Begin is on the pins or not answered yet.
    Beginning { exec: u64 },
    /// In a pass.
    Pass { exec: u64 },
    /// TX_Commit is on the pins or not answered yet.
    Committing { exec: u64 },
}

struct Traffic<E> {
    pins: PinDriver<E, LdsPins>,
    at: LdsRequestPins,
    /// Where the top has transactions.
    tx: Option<LdsTransactionalPins>,
    rng: SmallRng,
    load: Load,
    tally: Tally,
    replay: Replay,
    doing: [Doing; WAVEFRONTS],
    histories: Vec<Vec<Performed>>,
    /// The front one may be on the pins.
    presented: Option<Request>,
    unanswered: VecDeque<Request>,
    /// The last transactional request, if it was a lower half and its wavefront has presented nothing since.
    lower: Option<Request>,
    tx_presented: bool,
    quiet: u64,
}

/// Runs `load` on an LDS top, with transactions if it has them.
pub fn run<E: Engine>(pins: PinDriver<E, LdsPins>, load: Load) -> Result<Tally> {
    let mut traffic = Traffic {
        at: pins.at.requests(),
        tx: pins.at.transactional(),
        pins,
        rng: SmallRng::seed_from_u64(load.seed),
        load,
        tally: Tally::default(),
        replay: Replay::new(vec![0; ROWS * BANKS]),
        doing: [Doing::Outside { retry: 0 }; WAVEFRONTS],
        histories: vec![vec![]; 64 * WAVEFRONTS],
        presented: None,
        unanswered: VecDeque::new(),
        lower: None,
        tx_presented: false,
        quiet: 0,
    };
    traffic
        .run()
        .with_context(|| format!("{load:?}, cycle {}", traffic.pins.cycle()))?;
    Ok(traffic.tally)
}

impl<E: Engine> Traffic<E> {
    fn run(&mut self) -> Result<()> {
        let at = self.at;
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        if let Some(tx) = self.tx {
            self.place(&tx)?;
        }
        while self.pins.cycle() < self.load.cycles {
            self.present();
            self.clock()?;
        }
        self.finish()?;
        self.tally.cycles = self.pins.cycle();
        self.compare_memory()
    }

    /// Rows that a transactional work-group takes: variables, backups and owners.
    fn footprint(&self) -> u32 {
        2 * self.load.rows + self.load.rows.div_ceil(4)
    }

    /// Work-groups with transactions; one more has plain accesses only.
    fn groups(&self) -> usize {
        WAVEFRONTS / self.load.wavefronts
    }

    /// First row of a work-group.
    fn row_base(&self, group: usize) -> u32 {
        group as u32 * self.footprint()
    }

    fn place(&mut self, at: &LdsTransactionalPins) -> Result<()> {
        drive!(self.pins => at, all_lose: self.load.all_lose);
        for slot in 0..WAVEFRONTS {
            let group = slot / self.load.wavefronts;
            let first = group * self.load.wavefronts;
            drive! { self.pins => at,
                cfg_wavefront: slot as u32, cfg_row_base: self.row_base(group),
                cfg_rows: self.load.rows,
                cfg_state_base: group as u32 * self.load.rows.next_multiple_of(INDEX_GROUP as u32),
                cfg_group: ((1 << self.load.wavefronts) - 1) << first, cfg_valid: 1,
            }
            self.pins.clock()?;
        }
        self.pins.set(at.cfg_valid, 0);
        Ok(())
    }

    /// Puts something on free ports, often or seldom.
    fn present(&mut self) {
        let busy = (self.pins.cycle() / STRETCH).is_multiple_of(2);
        let often = if busy { 0.9 } else { 0.1 };
        if self.presented.is_none()
            && self.unanswered.len() < IN_FLIGHT
            && self.rng.random_bool(often)
        {
            self.present_request();
        }
        let Some(tx) = self.tx.filter(|_| !self.tx_presented) else {
            return;
        };
        if self.rng.random_bool(often) {
            let wavefront = self.rng.random_range(0..WAVEFRONTS);
            self.present_tx(&tx, wavefront);
        }
    }

    fn present_request(&mut self) {
        if self.load.all_lose && self.rng.random_ratio(1, 2) {
            if let Some(upper) = self.upper_half() {
                return self.drive(upper);
            }
        }
        let chosen = match self.tx.is_some() {
            true => self.rng.random_range(0..=WAVEFRONTS),
            false => WAVEFRONTS,
        };
        let request = match self.doing.get(chosen) {
            Some(&Doing::Pass { exec }) => self.random_request(Some(chosen), exec),
            Some(_) => return,
            None => self.random_request(None, u64::MAX),
        };
        self.drive(request);
    }

    fn drive(&mut self, request: Request) {
        let at = self.at;
        drive!(self.pins => at, req_op: u32::from(request.operation.code()), req_lanes: request.lanes);
        let of_lanes = |word: fn(&Operands) -> u32| request.operands.each_ref().map(word);
        let address = of_lanes(|operands| operands.address as u32);
        self.pins.set_array(at.lane_addr, &address);
        self.pins
            .set_array(at.lane_data, &of_lanes(|operands| operands.data));
        self.pins
            .set_array(at.lane_data2, &of_lanes(|operands| operands.data2));
        if let Some(tx) = self.tx {
            self.pins
                .set(tx.req_transactional, request.wavefront.is_some().into());
            self.pins
                .set(tx.req_wavefront, request.wavefront.unwrap_or(0) as u32);
            self.pins.set(tx.req_half, request.half as u32);
            drive!(self.pins => tx, req_continues: request.continues);
        }
        self.pins.set(at.req_valid, 1);
        if request.wavefront.is_some() {
            self.lower = (request.half == 0).then(|| request.clone());
        }
        self.presented = Some(request);
    }

    /// The other half of the access that the last transactional request began, on its words.
    fn upper_half(&mut self) -> Option<Request> {
        let lower = self.lower.take()?;
        let Doing::Pass { exec } = self.doing[lower.wavefront?] else {
            return None;
        };
        let rng = &mut self.rng;
        Some(Request {
            half: 1,
            continues: true,
            lanes: (exec >> LANES) as u32 & rng.random::<u32>(),
            operands: std::array::from_fn(|_| lower.operands[rng.random_range(0..LANES)]),
            ..lower
        })
    }

    /// A request of `wavefront` in its work-group's rows, or a plain one in the last work-group's.
    fn random_request(&mut self, wavefront: Option<usize>, exec: u64) -> Request {
        let operation =
            Operation::from_code(LDS_OPS[self.rng.random_range(0..LDS_OPS.len())] as u8);
        let group = wavefront.map_or(self.groups(), |wavefront| wavefront / self.load.wavefronts);
        let first = 4 * BANKS as u32 * self.row_base(group);
        // Now and then all lanes fight for a few words.
        let bytes = match self.rng.random_ratio(1, 4) {
            true => 16,
            false => 4 * BANKS as u32 * self.load.rows,
        };
        let size = alignment(operation);
        let half = self.rng.random_range(0..2);
        let rng = &mut self.rng;
        let operands = std::array::from_fn(|_| Operands {
            address: (first + rng.random_range(0..bytes / size) * size) as usize,
            // Small values make comparisons that hold.
            data: [rng.random_range(0..4), rng.random()][rng.random_range(0..2)],
            data2: rng.random(),
        });
        let sparse = rng.random::<u32>() & rng.random::<u32>();
        let lanes = [u32::MAX, rng.random(), sparse][rng.random_range(0..3)];
        Request {
            wavefront,
            half,
            continues: false,
            operation,
            lanes: (exec >> (LANES * half)) as u32 & lanes,
            operands,
        }
    }

    fn in_flight(&self, wavefront: usize) -> bool {
        let mut requests = self.unanswered.iter().chain(&self.presented);
        requests.any(|request| request.wavefront == Some(wavefront))
    }

    /// As a scheduler must: TX_Commit when the wavefront's requests are answered, one TX_Begin at a time and none
    /// of a stalled slot.
    fn present_tx(&mut self, at: &LdsTransactionalPins, wavefront: usize) {
        let beginning = |doing: &Doing| matches!(doing, Doing::Beginning { .. });
        let (commit, exec, next) = match self.doing[wavefront] {
            Doing::Outside { retry }
                if !self.slot_flag(at.begin_stall, wavefront)
                    && !self.doing.iter().any(beginning) =>
            {
                let exec = match retry {
                    0 => self.random_exec(),
                    exec => exec,
                };
                (false, exec, Doing::Beginning { exec })
            }
            Doing::Pass { exec } if !self.in_flight(wavefront) => {
                let killed = self.slot_flag(at.killed, wavefront);
                if !killed && self.rng.random_ratio(11, 12) {
                    return;
                }
                self.tally.killed += u64::from(killed);
                (true, exec, Doing::Committing { exec })
            }
            _ => return,
        };
        self.doing[wavefront] = next;
        self.lower
            .take_if(|lower| lower.wavefront == Some(wavefront));
        drive!(self.pins => at, tx_wavefront: wavefront as u32, tx_commit: commit);
        self.pins.set_wide(at.tx_exec_lo, at.tx_exec_hi, exec);
        self.pins.set(at.tx_valid, 1);
        self.tx_presented = true;
    }

    /// Few lanes are soon left alone, and soon serialised.
    fn random_exec(&mut self) -> u64 {
        let one = 1 << self.rng.random_range(0..64);
        let few = self.rng.random::<u64>() & self.rng.random::<u64>() & self.rng.random::<u64>();
        [one, few | one, self.rng.random::<u64>() | one][self.rng.random_range(0..3)]
    }

    fn slot_flag(&self, pin: PinIndex<Output>, wavefront: usize) -> bool {
        self.pins.get(pin) >> wavefront & 1 == 1
    }

    /// One clock; takes in what the top answers.
    fn clock(&mut self) -> Result<()> {
        let at = self.at;
        self.pins.clock()?;
        self.quiet += 1;
        let taken = self.presented.is_some() && self.pins.get(at.req_ready) == 1;
        if taken {
            self.pins.set(at.req_valid, 0);
            self.unanswered.extend(self.presented.take());
        }
        if self.pins.get(at.rsp_valid) == 1 {
            self.answer()?;
        }
        if let Some(tx) = self.tx {
            self.clock_tx(&tx, taken)?;
        }
        let waiting = !self.unanswered.is_empty() || self.presented.is_some() || self.tx_presented;
        ensure!(
            !waiting || self.quiet < PATIENCE,
            "no answer for {PATIENCE} clocks: {:?}, transaction on the pins: {}, {:?} on the pins, {} requests before it",
            self.doing,
            self.tx_presented,
            self.presented,
            self.unanswered.len()
        );
        Ok(())
    }

    fn clock_tx(&mut self, at: &LdsTransactionalPins, request_taken: bool) -> Result<()> {
        let taken = self.tx_presented && self.pins.get(at.tx_ready) == 1;
        self.tally.both += u64::from(taken && request_taken);
        if taken {
            self.pins.set(at.tx_valid, 0);
            self.tx_presented = false;
        }
        if self.pins.get(at.txrsp_valid) == 1 {
            self.answer_tx(at)?;
        }
        Ok(())
    }

    fn answer(&mut self) -> Result<()> {
        let at = self.at;
        self.quiet = 0;
        let request = self
            .unanswered
            .pop_front()
            .context("an answer that nobody asked for")?;
        let data: [u32; LANES] = self.pins.get_array(at.rsp_data);
        let data2: [u32; LANES] = self.pins.get_array(at.rsp_data2);
        let performed = |lane: usize| Performed {
            operation: request.operation,
            operands: request.operands[lane],
            data: data[lane],
            data2: data2[lane],
        };
        let (Some(wavefront), Some(tx)) = (request.wavefront, self.tx) else {
            self.tally.plain += 1;
            for lane in lanes_of(request.lanes.into()) {
                self.commit(WorkItem::new(0, lane), &[performed(lane)]);
            }
            return Ok(());
        };
        self.tally.transactional += 1;
        let aborted = self.pins.get(tx.rsp_aborted);
        let masked = self.pins.get(tx.tcm.pin(2 * wavefront + request.half));
        let later = self.pins.get(tx.rsp_aborted_lower);
        self.tally.lost_lanes += u64::from(aborted.count_ones() + later.count_ones());
        self.tally.lost_later += u64::from(later.count_ones());
        for lane in lanes_of((request.lanes & !aborted & !masked).into()) {
            let work_item = WorkItem::new(wavefront, LANES * request.half + lane);
            self.histories[usize::from(work_item.0)].push(performed(lane));
        }
        Ok(())
    }

    fn answer_tx(&mut self, at: &LdsTransactionalPins) -> Result<()> {
        self.quiet = 0;
        let wavefront = self.pins.get(at.txrsp_wavefront) as usize;
        let retry = self.pins.get(at.txrsp_retry) == 1;
        let exec = self.pins.get_wide(at.txrsp_exec_lo, at.txrsp_exec_hi);
        match self.doing[wavefront] {
            Doing::Beginning { exec: begun } => {
                ensure!(
                    !retry && exec == begun,
                    "TX_Begin answers {exec:#x}, not {begun:#x}"
                );
                self.doing[wavefront] = Doing::Pass { exec };
                match self.pins.get(at.mode) >> (2 * wavefront) & 3 {
                    2 => self.tally.wavefront_serial += 1,
                    3 => self.tally.group_serial += 1,
                    _ => {}
                }
            }
            Doing::Committing { exec: pass } => {
                let (low, high) = (at.txrsp_committed_lo, at.txrsp_committed_hi);
                let committed = self.pins.get_wide(low, high);
                let lost = pass & !committed;
                ensure!(
                    committed & !pass == 0 && retry == (lost != 0) && (!retry || exec == lost),
                    "TX_Commit of {pass:#x} answers retry {retry}, EXEC {exec:#x}, committed {committed:#x}"
                );
                self.end_pass(wavefront, pass, committed);
                self.tally.retries += u64::from(retry);
                self.doing[wavefront] = Doing::Outside { retry: lost };
            }
            other => {
                bail!("wavefront {wavefront} is {other:?}, and TX_Begin or TX_Commit is answered")
            }
        }
        Ok(())
    }

    fn end_pass(&mut self, wavefront: usize, pass: u64, committed: u64) {
        for lane in lanes_of(pass) {
            let work_item = WorkItem::new(wavefront, lane);
            let history = std::mem::take(&mut self.histories[usize::from(work_item.0)]);
            if committed >> lane & 1 == 1 {
                self.commit(work_item, &history);
                self.tally.committed += 1;
            }
        }
    }

    fn commit(&mut self, work_item: WorkItem, performed: &[Performed]) {
        if let Err(mismatch) = self.replay.commit(work_item, performed) {
            let cycle = self.pins.cycle();
            let told = || format!("{:?}, cycle {cycle}: {mismatch}", self.load);
            self.tally.violation.get_or_insert_with(told);
        }
    }

    /// Nothing new, but every open transaction ends.
    fn finish(&mut self) -> Result<()> {
        let over = |doing: &Doing| *doing == Doing::Outside { retry: 0 };
        while !self.doing.iter().all(over)
            || self.presented.is_some()
            || !self.unanswered.is_empty()
        {
            let open = (0..WAVEFRONTS).filter(|&wavefront| !over(&self.doing[wavefront]));
            for wavefront in open.collect::<Vec<_>>() {
                if let Some(tx) = self.tx.filter(|_| !self.tx_presented) {
                    self.present_tx(&tx, wavefront);
                }
            }
            self.clock()?;
        }
        Ok(())
    }

    /// Reads every work-group's variables back; the answers are checked like any other.
    fn compare_memory(&mut self) -> Result<()> {
        for group in 0..=self.groups() {
            for row in self.row_base(group)..self.row_base(group) + self.load.rows {
                self.drive(Request {
                    wavefront: None,
                    half: 0,
                    continues: false,
                    operation: Operation::ReadB32,
                    lanes: u32::MAX,
                    operands: std::array::from_fn(|lane| Operands {
                        address: 4 * (row as usize * BANKS + lane),
                        ..Operands::default()
                    }),
                });
                while self.presented.is_some() || !self.unanswered.is_empty() {
                    self.clock()?;
                }
            }
        }
        Ok(())
    }
}

/// Bytes an operation needs its address to be a multiple of.
fn alignment(operation: Operation) -> u32 {
    use Operation::*;
    match operation {
        ReadU8 | ReadI8 | WriteB8 => 1,
        ReadU16 | ReadI16 | WriteB16 => 2,
        ReadB64 | WriteB64 => 8,
        _ => 4,
    }
}
