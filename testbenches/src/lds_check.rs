//! Random transactions on an LDS top, checked against the reference models access by access.
//!
//! The bench plays four wavefronts of one work-group: at random it begins transactions, issues
//! accesses of any operation, and commits, as a machine would. The local-memory model is told of the
//! same operations in the order in which lanes reach their bank (lowest lane first) and must give the
//! same words, the same losers, conflict masks, modes and answers. Every committed transaction is
//! replayed in commit order, and at the end the whole memory is compared.

use crate::lds_driver::{Access, Layout, LdsDriver};
use crate::models::detector::Detector;
use crate::models::local_memory::{LaneAccess, LocalMemory, Shape};
use crate::models::meeting_lanes::Together;
use crate::models::operation::{Operands, Operation};
use crate::models::replay::{Performed, Replay};
use crate::models::tx_sequencer::{Begin, Sequencer};
use crate::models::work_item::{lanes_of, WorkItem, WAVEFRONTS};
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{BANKS, LANES};
use turnstile_hdl::lds_op::LDS_OPS;

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    /// Stops after this many committed transactions (of single work-items) ...
    pub transactions: u64,
    /// ... or after this many cycles.
    pub cycles: u64,
    /// Words that transactions touch: few make conflicts.
    pub words: u32,
    /// The strap.
    pub all_lose: bool,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub accesses: u64,
    pub lost_lanes: u64,
    /// Lanes that lost because they met a loser.
    pub joined: u64,
    pub committed: u64,
    pub retries: u64,
    pub wavefront_serial: u64,
    pub group_serial: u64,
    pub kills: u64,
}

/// What a work-item has done in its running transaction.
type History = Vec<Performed>;

struct Bench<E, D> {
    driver: LdsDriver<E>,
    memory: LocalMemory<D>,
    sequencer: Sequencer,
    replay: Replay,
    histories: Vec<History>,
    rng: SmallRng,
    load: Load,
    tally: Tally,
    /// The last access.
    together: Together,
    lower: Option<Access>,
    /// EXEC of each wavefront's pass, 0 outside.
    pass: [u64; WAVEFRONTS],
    /// EXEC with which the wavefront will begin its next pass, 0 if it has none pending.
    pending: [u64; WAVEFRONTS],
}

/// Rows of variables of the bench's work-group: as many as the words need.
fn rows(words: u32) -> u32 {
    words.div_ceil(BANKS as u32)
}

/// Runs `load` on an LDS top, checking everything.
pub fn run<E: Engine, D: Detector>(driver: LdsDriver<E>, detector: D, load: Load) -> Result<Tally> {
    let mut bench = Bench {
        driver,
        memory: LocalMemory::new(Shape::PAPER, detector, None),
        sequencer: Sequencer::new(None),
        replay: Replay::new(vec![0; Shape::PAPER.words()]),
        histories: vec![History::new(); 64 * WAVEFRONTS],
        rng: SmallRng::seed_from_u64(load.seed),
        load,
        tally: Tally::default(),
        together: Together::default(),
        lower: None,
        pass: [0; WAVEFRONTS],
        pending: [0; WAVEFRONTS],
    };
    bench
        .run()
        .with_context(|| format!("{load:?}, cycle {}", bench.driver.cycle()))?;
    bench.tally.cycles = bench.driver.cycle();
    Ok(bench.tally)
}

impl<E: Engine, D: Detector> Bench<E, D> {
    fn run(&mut self) -> Result<()> {
        self.driver.all_lose(self.load.all_lose);
        for slot in 0..WAVEFRONTS {
            let layout = Layout {
                row_base: 0,
                rows: rows(self.load.words),
                state_base: 0,
                group: 0xf,
            };
            self.driver.place(slot, layout)?;
        }
        while self.tally.committed < self.load.transactions
            && self.driver.cycle() < self.load.cycles
        {
            let wavefront = self.rng.random_range(0..WAVEFRONTS);
            self.step(wavefront)?;
            self.compare_status()?;
        }
        self.finish_transactions()?;
        self.driver.settle()?;
        self.compare_memory()
    }

    fn step(&mut self, wavefront: usize) -> Result<()> {
        if let Some(lower) = self.lower.take() {
            return self.upper_half(lower);
        }
        if self.pass[wavefront] == 0 {
            self.begin(wavefront)
        } else if self.sequencer.killed(wavefront) || self.rng.random_ratio(1, 4) {
            self.commit(wavefront)
        } else {
            self.access(wavefront)
        }
    }

    /// Lets every open transaction end.
    fn finish_transactions(&mut self) -> Result<()> {
        while self.pass != [0; WAVEFRONTS] || self.pending != [0; WAVEFRONTS] {
            for wavefront in 0..WAVEFRONTS {
                if self.pass[wavefront] != 0 {
                    self.commit(wavefront)?;
                } else if self.pending[wavefront] != 0 {
                    self.begin(wavefront)?;
                }
            }
        }
        Ok(())
    }

    fn begin(&mut self, wavefront: usize) -> Result<()> {
        if self.sequencer.begin_stall(wavefront) {
            return Ok(());
        }
        let exec = match self.pending[wavefront] {
            0 => self.rng.random::<u64>() | 1 << self.rng.random_range(0..64),
            exec => exec,
        };
        let answer = self.driver.begin(wavefront, exec)?;
        ensure!(
            answer.exec == exec && !answer.retry,
            "TX_Begin answers {answer:?}"
        );
        let Begin::Started { killed, .. } = self.sequencer.begin(wavefront, exec) else {
            anyhow::bail!("the model does not begin where the RTL does");
        };
        for kill in killed {
            self.memory.kill(kill.wavefront, kill.lanes);
            self.tally.kills += 1;
        }
        self.pass[wavefront] = exec;
        self.pending[wavefront] = 0;
        self.driver.settle()?;
        match self.sequencer.mode(wavefront) as u32 {
            2 => self.tally.wavefront_serial += 1,
            3 => self.tally.group_serial += 1,
            _ => {}
        }
        Ok(())
    }

    fn commit(&mut self, wavefront: usize) -> Result<()> {
        let exec = self.pass[wavefront];
        let answer = self.driver.commit(wavefront, exec)?;
        let expected = self
            .sequencer
            .commit(wavefront)
            .context("the model is in no pass")?;
        ensure!(
            (answer.retry, answer.exec, answer.committed)
                == (expected.retry, expected.exec, expected.committed),
            "wavefront {wavefront}: TX_Commit answers {answer:x?}, expected {expected:x?}"
        );
        self.memory.end_pass(wavefront, expected.committed);
        for lane in lanes_of(exec) {
            let work_item = WorkItem::new(wavefront, lane);
            let history = std::mem::take(&mut self.histories[usize::from(work_item.0)]);
            if work_item.is_among(wavefront, expected.committed) {
                self.replay.commit(work_item, &history)?;
                self.tally.committed += 1;
            }
        }
        self.pass[wavefront] = 0;
        self.pending[wavefront] = if expected.retry { expected.exec } else { 0 };
        self.tally.retries += u64::from(expected.retry);
        Ok(())
    }

    fn random_access(&mut self, wavefront: usize) -> Access {
        let op = LDS_OPS[self.rng.random_range(0..LDS_OPS.len())];
        let half = self.rng.random_range(0..2);
        let exec = (self.pass[wavefront] >> (LANES * half)) as u32;
        let words = self.load.words;
        let unit = if Operation::from_code(op as u8).parts().len() == 2 {
            8
        } else {
            4
        };
        let narrow = [0, 1, 2, 3];
        let mut addr = [0; LANES];
        let mut data = [0; LANES];
        let mut data2 = [0; LANES];
        for lane in 0..LANES {
            addr[lane] = self.rng.random_range(0..words * 4 / unit) * unit;
            addr[lane] += match op as u8 {
                1 | 2 | 7 => narrow[self.rng.random_range(0..4)],
                3 | 4 | 8 => 2 * self.rng.random_range(0..2),
                _ => 0,
            };
            data[lane] = self.rng.random();
            // A compare-and-store that never matches would test half of it.
            data2[lane] = self.rng.random();
            if self.rng.random_ratio(1, 2) {
                data[lane] = self.memory.word(addr[lane] as usize / 4);
            }
        }
        Access {
            wavefront,
            half,
            continues: false,
            op,
            transactional: true,
            lanes: exec & self.rng.random::<u32>(),
            addr,
            data,
            data2,
        }
    }

    fn access(&mut self, wavefront: usize) -> Result<()> {
        let access = self.random_access(wavefront);
        self.check_access(&access)?;
        if access.half == 0 && self.load.all_lose && self.rng.random_ratio(1, 2) {
            self.lower = Some(access);
        }
        Ok(())
    }

    /// The other half of an access, on the words of the first.
    fn upper_half(&mut self, lower: Access) -> Result<()> {
        let (some, rng) = (self.rng.random::<u32>(), &mut self.rng);
        let upper = Access {
            half: 1,
            continues: true,
            lanes: (self.pass[lower.wavefront] >> LANES) as u32 & some,
            addr: std::array::from_fn(|_| lower.addr[rng.random_range(0..LANES)]),
            ..lower
        };
        self.check_access(&upper)
    }

    /// Who loses besides the `losers` to banks, as lanes of the wavefront.
    fn joined(&mut self, access: &Access, running: u32, losers: u32) -> u64 {
        if !access.continues {
            self.together = Together::default();
        }
        let first = LANES * access.half;
        let word = |lane: usize| access.addr[lane] as usize / 4;
        let lanes: Vec<_> = lanes_of(running.into())
            .map(|lane| (first + lane, word(lane)))
            .collect();
        let losers: Vec<_> = lanes_of(losers.into()).map(|lane| first + lane).collect();
        let lose = self.together.half(&lanes, &losers).lose;
        lose.iter().fold(0, |lose, lane| lose | 1 << lane)
    }

    fn check_access(&mut self, access: &Access) -> Result<()> {
        let wavefront = access.wavefront;
        let running =
            access.lanes & !((self.sequencer.tcm(wavefront) >> (LANES * access.half)) as u32);
        let response = self.driver.access(access)?;
        let operation = Operation::from_code(access.op as u8);
        let lanes: Vec<usize> = lanes_of(u64::from(running)).collect();
        let mut losers = 0_u32;
        let mut words = [[0_u32; 2]; LANES];
        for (pass, &part) in operation.parts().iter().enumerate() {
            for &lane in &lanes {
                let lane_access = lane_access(access, lane);
                if losers >> lane & 1 == 1 {
                    continue;
                }
                match self.memory.access_part(operation, lane_access, part) {
                    Some(word) => words[lane][pass] = word,
                    None => losers |= 1 << lane,
                }
            }
        }
        let to_banks = losers;
        let mut lose = u64::from(losers) << (LANES * access.half);
        if self.load.all_lose {
            lose = self.joined(access, running, losers);
        }
        let losers = (lose >> (LANES * access.half)) as u32;
        let lower = lose & !(u64::from(losers) << (LANES * access.half));
        ensure!(
            response.aborted == losers && u64::from(response.aborted_lower) == lower,
            "{access:x?}: lanes {:#x} and of the lower half {:#x} lose, expected {losers:#x} and {lower:#x}",
            response.aborted,
            response.aborted_lower
        );
        for lane in lanes_of(lose) {
            let work_item = WorkItem::new(wavefront, lane);
            self.memory.abort(work_item);
            self.histories[usize::from(work_item.0)].clear();
        }
        self.sequencer.conflict(wavefront, lose);
        for lane in lanes_of(u64::from(running & !losers)) {
            let lane_access = lane_access(access, lane);
            let [data, data2] = words[lane];
            if operation.returns() {
                ensure!(
                    response.data[lane] == data,
                    "{operation:?} lane {lane} {lane_access:x?}: {:#x}, expected {data:#x}",
                    response.data[lane]
                );
            }
            if operation.returns() && operation.parts().len() == 2 {
                ensure!(
                    response.data2[lane] == data2,
                    "{operation:?} lane {lane} {lane_access:x?}: high word {:#x}, expected {data2:#x}",
                    response.data2[lane]
                );
            }
            self.histories[usize::from(lane_access.work_item.0)].push(Performed {
                operation,
                operands: lane_access.operands,
                data,
                data2,
            });
        }
        self.tally.accesses += 1;
        self.tally.lost_lanes += u64::from(lose.count_ones());
        self.tally.joined += u64::from(lose.count_ones() - to_banks.count_ones());
        self.driver.settle()?;
        Ok(())
    }

    fn compare_status(&mut self) -> Result<()> {
        self.driver.settle()?;
        for wavefront in 0..WAVEFRONTS {
            if self.pass[wavefront] == 0 {
                continue;
            }
            let (driver, model) = (&self.driver, &self.sequencer);
            let seen = (
                driver.tcm(wavefront),
                driver.mode(wavefront),
                driver.killed(wavefront),
                driver.begin_stall(wavefront),
                driver.pass_dead(wavefront),
            );
            let expected = (
                model.tcm(wavefront),
                model.mode(wavefront) as u32,
                model.killed(wavefront),
                model.begin_stall(wavefront),
                model.pass_dead(wavefront),
            );
            ensure!(
                seen == expected,
                "wavefront {wavefront}: TCM, mode, killed, stall, dead are {seen:x?}, expected {expected:x?}"
            );
        }
        Ok(())
    }

    fn compare_memory(&mut self) -> Result<()> {
        let mut found = Vec::new();
        for row in 0..rows(self.load.words) {
            let addr = std::array::from_fn(|lane| 4 * (row * BANKS as u32 + lane as u32));
            let access = Access::plain(LDS_OPS[0], u32::MAX, addr);
            found.extend(self.driver.access(&access)?.data);
        }
        found.truncate(self.load.words as usize);
        for (word, (&found, expected)) in found.iter().zip(self.memory.words()).enumerate() {
            ensure!(
                found == expected,
                "word {word} ends as {found:#x}, expected {expected:#x}"
            );
        }
        let rest = self.memory.words().skip(found.len());
        let image: Vec<u32> = found.iter().copied().chain(rest).collect();
        self.replay.finish(image)?;
        ensure!(
            self.memory.is_idle(),
            "the model keeps entries with no transaction running"
        );
        Ok(())
    }
}

fn lane_access(access: &Access, lane: usize) -> LaneAccess {
    LaneAccess {
        work_item: WorkItem::new(access.wavefront, LANES * access.half + lane),
        operands: Operands {
            address: access.addr[lane] as usize,
            data: access.data[lane],
            data2: access.data2[lane],
        },
    }
}
