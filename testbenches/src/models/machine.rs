//! A machine of models under random load: four wavefronts run random transactions on the local memory, the sequencer
//! retries, serialises and kills, and every commit is replayed.
//!
//! The wavefronts advance in random order, one instruction at a time; the lanes of an instruction reach the banks one
//! by one or in parallel, also at random. Besides the replay the machine checks that a work-group serialised pass
//! never conflicts (progress), and that no detector remembers anything once all transactions are over.

use super::detector::Detector;
use super::fault::Fault;
use super::local_memory::{LaneAccess, LaneResult, LocalMemory, Shape, Visit};
use super::meeting_lanes::Together;
use super::operation::{Operands, Operation, Part, OPERATIONS};
use super::replay::{Mismatch, Performed, Replay};
use super::tx_sequencer::{Begin, Mode, Sequencer};
use super::work_item::{lanes_of, work_items, WorkItem, LANES, WAVEFRONTS};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use thiserror::Error;

/// Turns of the scheduler without a commit after which the machine counts as stuck. Escalation needs at most four
/// passes of a few instructions a wavefront.
const STUCK_AFTER: u32 = 10_000;

/// The load.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub shape: Shape,
    /// Committed transactions (one lane, one transaction) after which no new ones start.
    pub transactions: u64,
    /// 1: all wavefronts share a work-group; 2: wavefronts 0, 1 and 2, 3, each with half of the rows.
    pub work_groups: usize,
    /// All lanes of an instruction that meet on a word where one loses, lose.
    pub all_lose: bool,
    pub fault: Option<Fault>,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub committed: u64,
    /// Lanes that lost a conflict, and of them those that lost with another one.
    pub aborted: u64,
    pub joined: u64,
    /// Passes in wavefront serialisation.
    pub wavefront_serialised: u64,
    /// Passes in work-group serialisation.
    pub work_group_serialised: u64,
    /// Passes killed by another wavefront's work-group serialisation.
    pub killed: u64,
}

/// A failed check.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("seed {seed}: {cause}")]
pub struct Failure {
    pub seed: u64,
    pub cause: Cause,
}

/// Which check failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Cause {
    #[error(transparent)]
    Replay(#[from] Mismatch),
    #[error("wavefront {wavefront} lost a conflict in work-group serialisation")]
    SerialConflict { wavefront: usize },
    #[error("no transaction committed in {STUCK_AFTER} turns")]
    Stuck,
    #[error("a detector still remembers something after the last transaction")]
    Residue,
}

/// Runs a load; every bank gets a copy of `detector`.
pub fn run<D: Detector>(detector: D, load: &Load) -> Result<Statistics, Failure> {
    let mut machine = Machine::new(detector, *load);
    machine.run().map_err(|cause| Failure {
        seed: load.seed,
        cause,
    })
}

/// The same operation in the lanes of `mask`, each with its own operands.
struct Instruction {
    operation: Operation,
    mask: u64,
    operands: Vec<Operands>,
}

struct Wavefront {
    /// Words of its work-group.
    words: std::ops::Range<usize>,
    program: Vec<Instruction>,
    /// EXEC, constant between TX_Begin and TX_Commit; 0 when there is no transaction to run.
    exec: u64,
    in_pass: bool,
    pc: usize,
    /// What each lane did in this pass.
    log: Vec<Vec<Performed>>,
}

struct Machine<D> {
    load: Load,
    random: SmallRng,
    memory: LocalMemory<D>,
    sequencer: Sequencer,
    wavefronts: Vec<Wavefront>,
    replay: Replay,
    statistics: Statistics,
    turns_since_commit: u32,
}

impl<D: Detector> Machine<D> {
    fn new(detector: D, load: Load) -> Self {
        let mut random = SmallRng::seed_from_u64(load.seed);
        let mut memory = LocalMemory::new(load.shape, detector, load.fault);
        let mut sequencer = Sequencer::new(load.fault);
        for word in 0..load.shape.words() {
            memory.set_word(word, random.random());
        }
        let group_size = WAVEFRONTS / load.work_groups;
        let group_words = load.shape.rows / load.work_groups * load.shape.banks;
        let mut wavefronts = Vec::new();
        for wavefront in 0..WAVEFRONTS {
            let group = wavefront / group_size;
            let members = ((1 << group_size) - 1) << (group * group_size);
            memory.set_group(wavefront, members);
            sequencer.set_group(wavefront, members);
            wavefronts.push(Wavefront {
                words: group * group_words..(group + 1) * group_words,
                program: Vec::new(),
                exec: 0,
                in_pass: false,
                pc: 0,
                log: vec![Vec::new(); LANES],
            });
        }
        Self {
            load,
            random,
            replay: Replay::new(memory.words().collect()),
            memory,
            sequencer,
            wavefronts,
            statistics: Statistics::default(),
            turns_since_commit: 0,
        }
    }

    fn run(&mut self) -> Result<Statistics, Cause> {
        loop {
            let starting = self.statistics.committed < self.load.transactions;
            if !starting && self.wavefronts.iter().all(|wavefront| wavefront.exec == 0) {
                break;
            }
            let wavefront = self.random.random_range(0..WAVEFRONTS);
            self.turns_since_commit += 1;
            if self.turns_since_commit > STUCK_AFTER {
                return Err(Cause::Stuck);
            }
            self.advance(wavefront, starting)?;
        }
        if !self.memory.is_idle() {
            return Err(Cause::Residue);
        }
        self.replay.finish(self.memory.words())?;
        Ok(self.statistics)
    }

    /// One turn of a wavefront.
    fn advance(&mut self, wavefront: usize, starting: bool) -> Result<(), Cause> {
        let state = &self.wavefronts[wavefront];
        if !state.in_pass {
            if state.exec == 0 && starting {
                self.make_program(wavefront);
            }
            self.begin(wavefront);
            return Ok(());
        }
        let over = state.pc == state.program.len();
        if over || self.sequencer.killed(wavefront) || self.sequencer.pass_dead(wavefront) {
            return self.commit(wavefront);
        }
        self.execute(wavefront)
    }

    fn make_program(&mut self, wavefront: usize) {
        let random = &mut self.random;
        let state = &mut self.wavefronts[wavefront];
        // Few lanes as often as many: full wavefronts alone would spend all their time in serialisation.
        let mut exec = random.random::<u64>();
        for _ in 0..random.random_range(0..5) {
            exec &= random.random::<u64>();
        }
        state.exec = exec;
        let words = state.words.clone();
        let mut operands = || Operands {
            // The last word is left out so that a 64-bit access stays within the work-group.
            address: random.random_range(4 * words.start..4 * (words.end - 1)),
            data: random.random_range(0..8),
            data2: random.random(),
        };
        let lanes: Vec<Vec<Operands>> = (0..3)
            .map(|_| (0..LANES).map(|_| operands()).collect())
            .collect();
        let length = self.random.random_range(1..=3);
        state.program = lanes
            .into_iter()
            .take(length)
            .map(|operands| Instruction {
                operation: random_operation(&mut self.random),
                mask: self.random.random::<u64>() | self.random.random::<u64>(),
                operands,
            })
            .collect();
    }

    fn begin(&mut self, wavefront: usize) {
        let state = &mut self.wavefronts[wavefront];
        let Begin::Started { killed, .. } = self.sequencer.begin(wavefront, state.exec) else {
            return;
        };
        for kill in killed {
            self.memory.kill(kill.wavefront, kill.lanes);
            self.statistics.killed += 1;
        }
        state.in_pass = true;
        state.pc = 0;
        for log in &mut state.log {
            log.clear();
        }
        match self.sequencer.mode(wavefront) {
            Mode::WavefrontSerial => self.statistics.wavefront_serialised += 1,
            Mode::WorkGroupSerial => self.statistics.work_group_serialised += 1,
            Mode::Normal | Mode::Transaction => {}
        }
    }

    fn execute(&mut self, wavefront: usize) -> Result<(), Cause> {
        let state = &mut self.wavefronts[wavefront];
        let instruction = &state.program[state.pc];
        state.pc += 1;
        let exec = state.exec & instruction.mask;
        let running = self.sequencer.running(wavefront, exec);
        let lanes: Vec<_> = work_items(wavefront, running)
            .map(|work_item| LaneAccess {
                work_item,
                operands: instruction.operands[work_item.lane()],
            })
            .collect();
        let operation = instruction.operation;
        let rounds = random_rounds(&mut self.random, &self.memory, operation, &lanes);
        let results = self.memory.access_rounds(operation, &lanes, &rounds);
        let mut losers = 0;
        for (lane, result) in lanes.iter().zip(results) {
            match result {
                LaneResult::Done { data, data2 } => {
                    state.log[lane.work_item.lane()].push(Performed {
                        operation,
                        operands: lane.operands,
                        data,
                        data2,
                    });
                }
                LaneResult::Aborted => losers |= lane.work_item.lane_bit(),
            }
        }
        let joined = match self.load.all_lose {
            true => joined(&self.memory, operation, &lanes, losers),
            false => 0,
        };
        for work_item in work_items(wavefront, joined) {
            self.memory.abort(work_item);
        }
        let losers = losers | joined;
        self.statistics.joined += u64::from(joined.count_ones());
        self.statistics.aborted += u64::from(losers.count_ones());
        self.sequencer.conflict(wavefront, losers);
        match self.sequencer.mode(wavefront) {
            Mode::WorkGroupSerial if losers != 0 => Err(Cause::SerialConflict { wavefront }),
            _ => Ok(()),
        }
    }

    fn commit(&mut self, wavefront: usize) -> Result<(), Cause> {
        let state = &mut self.wavefronts[wavefront];
        let Some(commit) = self.sequencer.commit(wavefront) else {
            return Ok(());
        };
        self.memory.end_pass(wavefront, commit.committed);
        for lane in lanes_of(commit.committed) {
            let work_item = WorkItem::new(wavefront, lane);
            self.replay.commit(work_item, &state.log[lane])?;
            self.turns_since_commit = 0;
        }
        self.statistics.committed = self.replay.committed();
        state.in_pass = false;
        state.exec = if commit.retry { commit.exec } else { 0 };
        Ok(())
    }
}

/// Lanes that meet one of the losers and are none of them.
fn joined<D: Detector>(
    memory: &LocalMemory<D>,
    operation: Operation,
    lanes: &[LaneAccess],
    losers: u64,
) -> u64 {
    // Of 64 bits the pair: the LDS takes no others.
    let pair = operation.parts().len() == 2;
    let of_lane = |access: &LaneAccess| {
        let word = memory.word_of(access.operands.address, Part::Low);
        (access.work_item.lane(), if pair { word / 2 } else { word })
    };
    let words: Vec<_> = lanes.iter().map(of_lane).collect();
    let losers: Vec<_> = lanes_of(losers).collect();
    let lose = Together::default().half(&words, &losers).lose;
    let all = lose.iter().fold(0, |all, lane| all | 1 << lane);
    lanes_of(all)
        .filter(|lane| !losers.contains(lane))
        .fold(0, |joined, lane| joined | 1 << lane)
}

/// Half reads, so that shared reading happens; otherwise any operation.
fn random_operation(random: &mut SmallRng) -> Operation {
    if random.random() {
        return Operation::ReadB32;
    }
    *OPERATIONS.choose(random).expect("there are operations")
}

/// The order in which the lanes reach the banks: one word after the other, or as many a round as there are free banks.
fn random_rounds<D: Detector>(
    random: &mut SmallRng,
    memory: &LocalMemory<D>,
    operation: Operation,
    lanes: &[LaneAccess],
) -> Vec<Vec<Visit>> {
    let mut visits: Vec<_> = (0..lanes.len())
        .flat_map(|index| {
            operation
                .parts()
                .iter()
                .map(move |&part| Visit { index, part })
        })
        .collect();
    visits.shuffle(random);
    if random.random() {
        return visits.into_iter().map(|visit| vec![visit]).collect();
    }
    let banks = memory.shape().banks;
    let mut used = vec![0; banks];
    let mut rounds: Vec<Vec<Visit>> = Vec::new();
    for visit in visits {
        let address = lanes[visit.index].operands.address;
        let round = &mut used[memory.word_of(address, visit.part) % banks];
        if *round == rounds.len() {
            rounds.push(Vec::new());
        }
        rounds[*round].push(visit);
        *round += 1;
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::bloom_filter::{Bloom, BloomShape};
    use crate::models::dcd::Dcd;
    use crate::models::smdcd::{Sharing, Smdcd};

    const SHAPE: Shape = Shape { banks: 8, rows: 32 };
    const TRANSACTIONS: u64 = 1_000_000;

    fn load(seed: u64, transactions: u64, fault: Option<Fault>) -> Load {
        Load {
            seed,
            shape: SHAPE,
            transactions,
            work_groups: 1 + (seed % 2) as usize,
            all_lose: seed % 4 >= 2,
            fault,
        }
    }

    fn bloom(fault: Option<Fault>) -> Bloom {
        Bloom::new(BloomShape::paper(SHAPE.rows), fault)
    }

    fn smdcd(fault: Option<Fault>) -> Smdcd {
        Smdcd::new(SHAPE.rows, Sharing::Sticky, fault)
    }

    fn ordered(fault: Option<Fault>) -> Smdcd {
        Smdcd::new(SHAPE.rows, Sharing::Ordered, fault)
    }

    /// Has every mechanism had its turn?
    fn exercised(statistics: &Statistics) -> bool {
        let least = [
            statistics.aborted,
            statistics.wavefront_serialised,
            statistics.work_group_serialised,
            statistics.killed,
        ];
        least.into_iter().all(|count| count > 0)
    }

    /// A million transactions, half of them with two work-groups; every mechanism must have had its turn.
    fn check_million<D: Detector>(detector: D) {
        for seed in 1..=10 {
            let load = load(seed, TRANSACTIONS / 10, None);
            let statistics =
                run(detector.clone(), &load).unwrap_or_else(|failure| panic!("{failure}"));
            assert!(statistics.committed >= TRANSACTIONS / 10);
            assert!(exercised(&statistics), "seed {seed}: {statistics:?}");
            assert_eq!(statistics.joined > 0, load.all_lose);
        }
    }

    #[test]
    fn a_million_transactions_under_bloom() {
        check_million(bloom(None));
    }

    #[test]
    fn a_million_transactions_under_dcd() {
        check_million(Dcd::new(SHAPE.rows));
    }

    #[test]
    fn a_million_transactions_under_smdcd() {
        check_million(smdcd(None));
    }

    #[test]
    fn a_million_transactions_under_smdcd_in_order() {
        check_million(ordered(None));
    }

    fn failure<D: Detector>(detector: impl Fn(Option<Fault>) -> D, fault: Fault) -> Cause {
        let failure = run(detector(Some(fault)), &load(2, TRANSACTIONS, Some(fault))).unwrap_err();
        failure.cause
    }

    #[test]
    fn the_published_smdcd_is_caught() {
        let published = Smdcd::new(SHAPE.rows, Sharing::Published, None);
        let failure = run(published, &load(2, 100_000, None)).unwrap_err();
        assert!(matches!(failure.cause, Cause::Replay(_)), "{failure}");
        assert!(failure.to_string().starts_with("seed 2: "), "{failure}");
    }

    #[test]
    fn the_replay_catches_memory_faults() {
        for fault in [Fault::SkipBackup, Fault::SkipRestore] {
            assert!(matches!(failure(bloom, fault), Cause::Replay(_)));
            assert!(matches!(
                failure(|_| Dcd::new(SHAPE.rows), fault),
                Cause::Replay(_)
            ));
            assert!(matches!(failure(smdcd, fault), Cause::Replay(_)));
            assert!(matches!(failure(ordered, fault), Cause::Replay(_)));
        }
    }

    #[test]
    fn the_replay_catches_detector_faults() {
        assert!(matches!(
            failure(bloom, Fault::SkipOwnerClear),
            Cause::Replay(_)
        ));
        assert!(matches!(
            failure(smdcd, Fault::IgnoreShared),
            Cause::Replay(_)
        ));
        for fault in [Fault::IgnoreShared, Fault::IgnoreOrder] {
            assert!(matches!(failure(ordered, fault), Cause::Replay(_)));
        }
    }

    #[test]
    fn entries_that_outlive_their_transaction_break_progress() {
        for cause in [
            failure(bloom, Fault::SkipFilterClear),
            failure(smdcd, Fault::KeepMarks),
        ] {
            assert!(matches!(cause, Cause::SerialConflict { .. }), "{cause}");
        }
    }

    #[test]
    fn a_serialised_pass_without_kills_meets_a_conflict() {
        let cause = failure(bloom, Fault::SkipKill);
        assert!(matches!(cause, Cause::SerialConflict { .. }), "{cause}");
    }

    #[test]
    fn a_forgotten_mask_leaves_mechanisms_unused_or_the_machine_stuck() {
        let load = Load {
            all_lose: false,
            ..load(2, 100_000, Some(Fault::ForgetPreviousMask))
        };
        assert!(!exercised(&run(bloom(None), &load).unwrap()));
        let failure = run(bloom(Some(Fault::SkipFilterClear)), &load).unwrap_err();
        assert_eq!(
            failure.to_string(),
            "seed 2: no transaction committed in 10000 turns"
        );
        // Lanes that all lose need serialisation.
        let load = Load {
            all_lose: true,
            ..load
        };
        assert_eq!(run(bloom(None), &load).unwrap_err().cause, Cause::Stuck);
    }
}
