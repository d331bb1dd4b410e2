//! Random traffic on one transactional bank, checked against the bank model in every cycle.
//!
//! The bench plays the LDS unit and the sequencer: it places work-groups, streams transactional
//! accesses of a wavefront's lanes and plain accesses into the bank as fast as the bank takes them,
//! walks the lanes that lose, flushes wavefronts that commit (also while another one is in the bank),
//! and kills some. The model is told of the same operations in the same order. Compared are words,
//! losers, the cycle in which every request is taken and answered, the length of every walk, and
//! after each layout the whole array: variables, backups and owner bytes at their documented places.

mod owner_word;
mod perform;
mod placement;
mod stream;
mod timing;

pub use timing::BankDetector;

use self::timing::Words;

use self::owner_word::{OwnerWord, ReadBytes};
use self::stream::{Expected, Request, Stream, Timing};
use crate::drive;
use crate::lds_driver::Layout;
use crate::models::bank::Bank;
use crate::models::bloom_filter::{Bloom, BloomShape};
use crate::models::dcd::Dcd;
use crate::models::smdcd::{Sharing, Smdcd};
use crate::models::work_item::{work_items, WorkItem, WAVEFRONTS};
use crate::pin_driver::{Opened, PinDriver};
use crate::random_pins::near;
use crate::units::{self, Done};
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{ALIGNED_INDICES, ROWS, STATE_ROWS};
use turnstile_hdl::lds_op::{LdsOp, LDS_OPS};
use turnstile_hdl::pin_index::{Input, PinIndex, Pins};
use turnstile_hdl::pins::{PinValue, Ports};
use turnstile_hdl::tx_bank::{BloomBankPins, IndexedBankPins, TxBankPins, WordBankPins};

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    /// Placements of work-groups, one after the other.
    pub layouts: u32,
    /// Steps in each placement.
    pub steps: u32,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub plain: u64,
    pub repeated: u64,
    pub new: u64,
    pub conflicts: u64,
    pub walks: u64,
    pub kills: u64,
    pub commits: u64,
    /// Layouts with more than one work-group.
    pub shared_layouts: u64,
}

/// A wavefront's pass.
#[derive(Copy, Clone, Default)]
struct Pass {
    lanes: u64,
    lost: u64,
}

/// The pins of a transactional bank.
#[derive(Clone, Copy, Debug)]
pub struct BankPins {
    pub bank: TxBankPins,
    pub layout: LayoutPins,
    /// Slots of the work-group: not asked for where marks are of rows.
    pub group: Option<PinIndex<Input>>,
    /// The first owner word among those of S,M bits: only SMDCD asks.
    /// The first and last group of indices of a flushed or walked slot: only Bloom filters ask.
    pub region: Option<[PinIndex<Input>; 2]>,
}

/// Where the bank is told that the work-group lies.
#[derive(Clone, Copy, Debug)]
pub enum LayoutPins {
    Indexed(IndexedBankPins),
    OwnerWords(WordBankPins),
}

impl Pins for BankPins {
    fn of(bank: &dyn Ports) -> Option<Self> {
        let bloom = BloomBankPins::of(bank);
        let words = WordBankPins::of(bank);
        Some(Self {
            bank: TxBankPins::of(bank)?,
            group: (bloom.map(|pins| pins.group)).or(words.map(|pins| pins.group)),
            region: bloom.map(|pins| [pins.region_first, pins.region_last]),
            layout: match words {
                Some(pins) => LayoutPins::OwnerWords(pins),
                None => LayoutPins::Indexed(IndexedBankPins::of(bank)?),
            },
        })
    }
}

struct Bench<E, D> {
    pins: PinDriver<E, BankPins>,
    /// A detector without entries.
    fresh: D,
    /// The variables, by index into the state bits.
    bank: Bank<D>,
    /// The rows that hold no variables.
    array: Vec<u32>,
    /// What bytes say of owner words is kept over layouts.
    read_bytes: ReadBytes,
    layouts: Vec<Layout>,
    passes: [Pass; WAVEFRONTS],
    rng: SmallRng,
    tally: Tally,
}

/// Runs `load` on a full-size bank behind `pins`, checking everything.
pub fn run<E: Engine, D: BankDetector>(
    pins: PinDriver<E, BankPins>,
    detector: D,
    load: Load,
) -> Result<Tally> {
    let mut bench = Bench {
        pins,
        fresh: detector.clone(),
        bank: Bank::new(STATE_ROWS, detector, None),
        array: vec![0; ROWS],
        read_bytes: vec![false; ALIGNED_INDICES],
        layouts: vec![],
        passes: [Pass::default(); WAVEFRONTS],
        rng: SmallRng::seed_from_u64(load.seed),
        tally: Tally::default(),
    };
    bench
        .run(load)
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))?;
    bench.tally.cycles = bench.pins.cycle();
    Ok(bench.tally)
}

/// Steps in one placement of work-groups, and cycles that they take about.
const STEPS: u32 = 400;
const STEPS_CYCLES: u64 = 6_700;

fn play<E: Engine, D: BankDetector>(unit: Opened<E>, model: D, load: units::Load) -> Result<Done> {
    let of_bank = Load {
        seed: load.seed,
        layouts: load.cycles.div_ceil(STEPS_CYCLES) as u32,
        steps: STEPS,
    };
    let tally = run(unit.pins(), model, of_bank)?;
    let rarest = [tally.repeated, tally.new, tally.conflicts, tally.walks];
    let happened = load.often(&rarest, 400) && load.ever(&[tally.kills], 0);
    Ok(Done::new(tally.cycles, &tally, happened))
}

/// # Errors
/// As [`run`].
pub fn play_bloom_bank<E: Engine>(unit: Opened<E>, load: units::Load) -> Result<Done> {
    let shape = BloomShape::paper(ALIGNED_INDICES);
    play(unit, Bloom::new(shape, None), load)
}

/// # Errors
/// As [`run`].
pub fn play_dcd_bank<E: Engine>(unit: Opened<E>, load: units::Load) -> Result<Done> {
    play(unit, Dcd::new(STATE_ROWS), load)
}

/// # Errors
/// As [`run`].
pub fn play_smdcd_bank<E: Engine>(unit: Opened<E>, load: units::Load) -> Result<Done> {
    play(
        unit,
        Smdcd::new(ALIGNED_INDICES, Sharing::Sticky, None),
        load,
    )
}

/// # Errors
/// As [`run`].
pub fn play_smdcd_ordered_bank<E: Engine>(unit: Opened<E>, load: units::Load) -> Result<Done> {
    play(unit, Smdcd::new(STATE_ROWS, Sharing::Ordered, None), load)
}

impl<E: Engine, D: BankDetector> Bench<E, D> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        self.fill()?;
        for _ in 0..load.layouts {
            self.place();
            for _ in 0..load.steps {
                self.step()?;
            }
            self.end_layout()?;
        }
        Ok(())
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at.bank;
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        Ok(())
    }

    /// Gives every row a value, so that none is there by chance.
    fn fill(&mut self) -> Result<()> {
        let mut stream = Stream::default();
        for row in 0..ROWS {
            let request = Request {
                op: LdsOp::WriteB32,
                transactional: false,
                row,
                byte: 0,
                data: self.rng.random(),
                data2: 0,
                work_item: WorkItem(0),
            };
            let expected = self.perform(&request);
            stream.requests.push((request, expected));
        }
        self.play(&stream)
    }

    /// Ends the open passes, or clears the bank under them, and compares the array.
    fn end_layout(&mut self) -> Result<()> {
        if self.rng.random_ratio(1, 4) {
            self.clear()?;
            self.passes = Default::default();
        } else {
            for slot in 0..WAVEFRONTS {
                self.commit(slot)?;
            }
            ensure!(self.bank.detector().is_idle(), "the model keeps entries");
        }
        self.array = (0..ROWS).map(|row| self.word(row)).collect();
        self.layouts.clear();
        let mut stream = Stream::default();
        for row in 0..ROWS {
            let request = Request {
                op: LdsOp::ReadB32,
                transactional: false,
                row,
                byte: 0,
                data: 0,
                data2: 0,
                work_item: WorkItem(0),
            };
            let expected = self.perform(&request);
            stream.requests.push((request, expected));
        }
        self.play(&stream).context("the array at the end")
    }

    fn step(&mut self) -> Result<()> {
        let slot = self.rng.random_range(0..WAVEFRONTS);
        if self.passes[slot].lanes == 0 {
            self.passes[slot].lanes = match self.rng.random_range(0..3) {
                0 => u64::MAX,
                1 => 1 << self.rng.random_range(0..64),
                _ => self.rng.random::<u64>() | 1,
            };
            return Ok(());
        }
        match self.rng.random_range(0..40) {
            0 => self.kill(slot),
            1..=3 => self.commit(slot),
            _ => self.access(slot),
        }
    }

    /// Lanes of a wavefront reach the bank one after the other; those that lose are walked.
    fn access(&mut self, slot: usize) -> Result<()> {
        let lost_before = self.passes[slot].lost;
        let length = self.rng.random_range(1..=8);
        let committing = self.rng.random_range(0..WAVEFRONTS);
        let flush_at = self.rng.random_range(0..4 * length);
        let mut stream = Stream::default();
        for index in 0..length {
            let request = self.random_request(slot);
            let expected = self.perform(&request);
            stream.requests.push((request, expected));
            if index == flush_at && committing != slot && self.passes[committing].lanes != 0 {
                stream.flush = Some((index, committing));
                self.end_pass(committing);
            }
        }
        self.select(self.layout(slot));
        self.play(&stream)?;
        match self.passes[slot].lost & !lost_before {
            0 => Ok(()),
            losers => self.walk(slot, losers, false),
        }
    }

    fn random_request(&mut self, slot: usize) -> Request {
        let pass = self.passes[slot];
        let running: Vec<WorkItem> = work_items(slot, pass.lanes & !pass.lost).collect();
        let op = LDS_OPS[self.rng.random_range(0..LDS_OPS.len())];
        let mut request = Request {
            op,
            transactional: false,
            row: self.rng.random_range(0..ROWS),
            byte: match op {
                LdsOp::ReadU8 | LdsOp::ReadI8 | LdsOp::WriteB8 => self.rng.random_range(0..4),
                LdsOp::ReadU16 | LdsOp::ReadI16 | LdsOp::WriteB16 => {
                    2 * self.rng.random_range(0..2)
                }
                _ => 0,
            },
            data: self.rng.random(),
            data2: self.rng.random(),
            work_item: WorkItem(self.rng.random()),
        };
        match running.choose(&mut self.rng) {
            Some(&work_item) if self.rng.random_ratio(7, 8) => {
                let layout = self.layout(slot);
                // Few rows make conflicts.
                let rows = match self.rng.random_range(0..3) {
                    0 => layout.rows,
                    _ => layout.rows.min(9),
                };
                request.transactional = true;
                request.work_item = work_item;
                request.row = (layout.row_base + self.rng.random_range(0..rows)) as usize;
            }
            // What belongs to transactions may be read but not written behind their back.
            _ if !self.is_free(request.row) => request.op = LdsOp::ReadB32,
            _ => {}
        }
        if self.rng.random_ratio(1, 2) {
            request.data = near(self.word(request.row), &mut self.rng);
        }
        request
    }

    fn end_pass(&mut self, slot: usize) {
        let pass = std::mem::take(&mut self.passes[slot]);
        self.bank.end_pass(slot, pass.lanes & !pass.lost);
        self.tally.commits += 1;
    }

    fn commit(&mut self, slot: usize) -> Result<()> {
        self.end_pass(slot);
        self.flush(Some(slot));
        self.pins.clock()?;
        self.flush(None);
        Ok(())
    }

    fn flush(&mut self, slot: Option<usize>) {
        let at = self.pins.at.bank;
        drive!(self.pins => at, flush_valid: slot.is_some(), flush_slot: slot.unwrap_or(0) as u32);
        if let Some(slot) = slot {
            self.pins.select_region(&self.layout(slot));
        }
    }

    /// Work-group serialisation of another wavefront ends the pass.
    fn kill(&mut self, slot: usize) -> Result<()> {
        self.tally.kills += 1;
        self.walk(slot, self.passes[slot].lanes, true)?;
        self.passes[slot] = Pass::default();
        Ok(())
    }

    /// Walks lanes; a kill flushes the wavefront in the walk's last cycle.
    fn walk(&mut self, slot: usize, lanes: u64, kill: bool) -> Result<()> {
        let at = self.pins.at.bank;
        let layout = self.layout(slot);
        let first = layout.state_base as usize;
        let cycles = self.bank.detector().walk_cycles(slot, lanes, first);
        self.select(layout);
        self.pins.set(at.walk_slot, slot as u32);
        self.pins.set(at.walk_lanes_lo, lanes as u32);
        drive!(self.pins => at, walk_lanes_hi: (lanes >> 32) as u32, walk_start: 1);
        for cycle in 1..=cycles {
            self.flush((kill && cycle == cycles).then_some(slot));
            self.pins.clock()?;
            self.pins.set(at.walk_start, 0);
            ensure!(
                (self.pins.get(at.walk_more) == 1) == (cycle < cycles),
                "cycle {cycle} of a walk of {cycles} for lanes {lanes:#x} of slot {slot}: walk_more is {}",
                self.pins.get(at.walk_more)
            );
        }
        self.flush(None);
        let words = self.bank.detector().words();
        if words != Words::None {
            for k in (0..layout.rows as usize).step_by(4) {
                let row = (layout.row_base + 2 * layout.rows) as usize + k / 4;
                let word = OwnerWord::of(self.bank.detector(), &layout, k);
                self.array[row] =
                    word.without_lanes(self.array[row], words, &mut self.read_bytes, slot, lanes);
            }
        }
        for work_item in work_items(slot, lanes) {
            self.bank.abort(work_item);
        }
        if kill {
            self.bank.end_pass(slot, 0);
        }
        self.tally.walks += 1;
        Ok(())
    }

    /// Streams requests into the bank and compares every cycle with the expected timing.
    fn play(&mut self, stream: &Stream) -> Result<()> {
        let at = self.pins.at.bank;
        let timing = Timing::of(&stream.requests);
        let (mut taken, mut answered) = (0, 0);
        for cycle in 0..=timing.end() {
            self.drive(stream.requests.get(taken).map(|(request, _)| request));
            self.flush(match stream.flush {
                Some((index, slot)) if timing.taken[index] + 1 == cycle => Some(slot),
                _ => None,
            });
            self.pins.clock()?;
            if let Some((request, _)) = stream.requests.get(taken) {
                let ready = self.pins.get(at.req_ready) == 1;
                let expected = timing.taken[taken] == cycle;
                ensure!(
                    ready == expected,
                    "{request:x?}: req_ready is {ready} after {cycle} cycles"
                );
                taken += usize::from(ready);
            }
            let valid = self.pins.get(at.rsp_valid) == 1;
            let due = timing.answered.get(answered) == Some(&cycle);
            ensure!(
                valid == due,
                "request {answered} of {:x?}: rsp_valid is {valid} after {cycle} cycles",
                stream.requests
            );
            if valid {
                let (request, expected) = &stream.requests[answered];
                self.compare(request, expected)?;
                answered += 1;
            }
        }
        self.flush(None);
        Ok(())
    }

    fn compare(&self, request: &Request, expected: &Expected) -> Result<()> {
        let at = self.pins.at.bank;
        let aborted = self.pins.get(at.rsp_aborted) == 1;
        ensure!(
            aborted == expected.aborted,
            "{request:x?}: rsp_aborted is {aborted}"
        );
        let word = self.pins.get(at.rsp_word);
        ensure!(
            aborted || word == expected.word,
            "{request:x?}: the word is {word:#x}, expected {:#x}",
            expected.word
        );
        Ok(())
    }

    fn drive(&mut self, request: Option<&Request>) {
        let at = self.pins.at.bank;
        self.pins.set(at.req_valid, request.is_some().into());
        if let Some(request) = request {
            drive! { self.pins => at,
                req_op: request.op.to_word(), req_transactional: request.transactional,
                req_row: request.row as u32, req_byte: request.byte, req_data: request.data,
                req_data2: request.data2, req_work_item: u32::from(request.work_item.0),
            }
        }
    }
}
