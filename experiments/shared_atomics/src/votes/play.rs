//! The time of a whole kernel that votes, on a machine with lock bits.
//!
//! ```text
//!        ┌──> some rounds of some blocks ──> histogram kernel on a slice of the machine ──> cycles of votes
//!  votes ┤
//!        └──> one round of all blocks    ──> histogram kernel on the machine            ──> cycles around them
//! ```
//!
//! Nothing is fitted: the bundled histogram kernel ([`Histogram`]) runs on the machine's own cores, LDS and memory, with less to do. A slice
//! is one memory partition with its share of the cores, as many blocks, and rounds of the loop over the votes, chosen at random: what
//! rounds take grows with their number. Clearing before them and summing up behind them stays; there all blocks meet at the same words
//! of global memory, of which a slice has too few.

use super::{Histogram, Language, Layout, VoteKernel};
use rand::seq::index;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_machine::{
    simulate, Beside, EngineKind, Event, MachineConfig, Observer, Options, SimtConfig, Tops,
};
use turnstile_ptx::LANES;
use turnstile_tools::interrupt;
use turnstile_tools::{Error, Result};

/// Of the choice of warps that are looked at.
pub const SAMPLE_SEED: u64 = 2012;

/// Most rounds that are played: enough to know all of them by, few enough to answer at once.
const ROUNDS: usize = 16;

/// Cycles of a kernel that votes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KernelTime {
    /// Before the first vote and behind the last one.
    pub around: f64,
    /// Of all votes.
    pub votes: f64,
}

impl KernelTime {
    /// From launch to end.
    pub fn cycles(&self) -> f64 {
        self.around + self.votes
    }
}

/// Votes for a machine, and for a slice of it.
pub struct Played {
    /// Some rounds of some blocks: what votes take.
    votes: Sample,
    /// A round of all blocks: what is around votes, where blocks meet at the words of global memory.
    around: Sample,
    /// Whether a round is all that there is.
    all: bool,
}

impl Played {
    /// Chooses among `bins`, which the threads of a grid of a block a core take in turn.
    pub fn new(config: &SimtConfig, threads: u32, bins: &[u32]) -> Self {
        let round = config.cores * threads as usize;
        Self {
            votes: Sample::new(slice(config), config.cores, threads, bins, ROUNDS),
            around: Sample::new(config.clone(), config.cores, threads, bins, 1),
            all: bins.len() <= round,
        }
    }

    /// Warps' votes that are played.
    pub fn warps(&self) -> usize {
        match self.all {
            true => self.around.warps(),
            false => self.votes.warps() + self.around.warps(),
        }
    }

    /// Plays the votes in a layout.
    ///
    /// # Errors
    /// If the user interrupts it.
    pub fn time(&self, layout: Layout) -> Result<KernelTime> {
        let whole = self.around.time(layout)?;
        Ok(match self.all {
            true => whole,
            false => KernelTime {
                around: whole.around,
                ..self.votes.time(layout)?
            },
        })
    }
}

/// Votes of some rounds.
struct Sample {
    machine: MachineConfig,
    /// Blocks, one a core.
    blocks: u32,
    /// Bins of the chosen rounds, in the order of the threads.
    bins: Vec<u16>,
    /// Rounds of all votes, over those chosen.
    scale: f64,
}

impl Sample {
    /// At most so many rounds of `bins`, which `blocks` take in turn, for as many of them as the machine has cores.
    fn new(machine: SimtConfig, blocks: usize, threads: u32, bins: &[u32], most: usize) -> Self {
        let of_block = threads as usize;
        let of_round = blocks * of_block;
        // Of fewer votes than threads the blocks in front have some.
        let rounds = (bins.len() / of_round).max(1);
        let played = rounds.min(most);
        let mut random = ChaCha8Rng::seed_from_u64(SAMPLE_SEED);
        let mut chosen = vec![];
        for number in 0..machine.cores {
            let block = number * blocks / machine.cores;
            let mut of_block = index::sample(&mut random, rounds, played).into_vec();
            of_block.sort_unstable();
            chosen.push((block, of_block));
        }
        let mut votes = vec![];
        for number in 0..played {
            for (block, rounds) in &chosen {
                let from = rounds[number] * of_round + block * of_block;
                let of_warps = bins.iter().skip(from).take(of_block);
                votes.extend(of_warps.map(|bin| *bin as u16));
            }
        }
        Self {
            blocks: machine.cores as u32,
            machine: MachineConfig::Simt(machine),
            bins: votes,
            scale: bins.len().div_ceil(of_round) as f64 / played as f64,
        }
    }

    fn warps(&self) -> usize {
        self.bins.len().div_ceil(LANES)
    }

    fn time(&self, layout: Layout) -> Result<KernelTime> {
        let kernel = Histogram {
            pixels: &self.bins,
            shift: 0,
            layout,
            blocks: self.blocks,
        };
        let ran = run(&kernel, &self.machine, None, u64::MAX)?;
        Ok(ran.expect("there is no limit").scaled(self.scale))
    }
}

/// A memory partition with its share of the cores.
fn slice(config: &SimtConfig) -> SimtConfig {
    let mut slice = config.clone();
    slice.cores = config.cores.div_ceil(config.memory.partitions);
    slice.memory.partitions = 1;
    slice
}

/// What a run took.
#[derive(Clone, Debug, Default)]
pub struct VotesRun {
    /// From launch to end.
    pub cycles: u64,
    /// When shared memory was clear.
    clear: u64,
    /// When each warp's last atomic instruction on shared memory ended, by block and warp.
    last: BTreeMap<(usize, usize), u64>,
}

impl VotesRun {
    /// With `scale` times the votes. Of sums over independent rounds means grow with the number of rounds, and deviations with its root.
    fn scaled(&self, scale: f64) -> KernelTime {
        let ends = || self.last.values().map(|cycle| *cycle as f64);
        let latest = ends().fold(0.0, f64::max);
        let mean = ends().sum::<f64>() / self.last.len() as f64;
        let clear = self.clear as f64;
        KernelTime {
            around: clear + self.cycles as f64 - latest,
            votes: (mean - clear) * scale + (latest - mean) * scale.sqrt(),
        }
    }
}

/// Runs a kernel, written in CUDA, to its end with models for the LDS, `lockstep` beside them. Nothing if it takes more than `most` cycles.
///
/// # Errors
/// If it leaves what it must not, or the user interrupts it.
pub fn run(
    kernel: &dyn VoteKernel,
    machine: &MachineConfig,
    lockstep: Option<EngineKind>,
    most: u64,
) -> Result<Option<VotesRun>> {
    let job = kernel.job(Language::Cuda)?;
    let tops = Tops::open(
        machine,
        machine,
        EngineKind::Model,
        lockstep.map(Beside::from),
    )?;
    let mut watch = Watch {
        most,
        over: false,
        seen: VotesRun::default(),
    };
    let options = Options::new(u64::MAX);
    let ran = simulate::<_, LANES>(&job.grid(), machine, tops, options, &mut watch);
    if watch.over {
        return Ok(None);
    }
    let outcome = ran?;
    let wrong = kernel.check(&outcome.buffers).err().or(outcome.violation);
    match wrong {
        None => Ok(Some(VotesRun {
            cycles: outcome.cycles,
            ..watch.seen
        })),
        Some(what) => Err(Error::run(
            &job.name,
            what,
            "please report it, the machine is wrong",
        )),
    }
}

/// Sees how far warps are, and ends runs that take long.
struct Watch {
    most: u64,
    over: bool,
    seen: VotesRun,
}

impl Observer for Watch {
    fn progress(&mut self, cycle: u64, _: usize) -> Result<()> {
        self.over = cycle > self.most;
        match self.over || interrupt::pending() {
            true => Err(Error::Interrupted),
            false => Ok(()),
        }
    }

    fn happened(&mut self, event: &Event) {
        match event {
            Event::Accessed { source, response } if response.request.op == LdsOp::WriteB32 => {
                self.seen.clear = source.cycle;
            }
            Event::AtomicEnded { source, .. } => {
                let warp = (source.group, source.wavefront);
                self.seen.last.insert(warp, source.cycle);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mapping, BLOCKS, THREADS};
    use super::*;

    fn gtx580() -> SimtConfig {
        match MachineConfig::bundled("gtx580") {
            Some(MachineConfig::Simt(config)) => config,
            _ => panic!("gtx580 has cores"),
        }
    }

    /// Two warps end 30 and 50 cycles behind the clearing, with a mean of 40 and one 10 behind it: four times the votes take four times the mean, and
    /// twice the deviation.
    #[test]
    fn means_grow_with_rounds_and_deviations_with_their_root() {
        let ran = VotesRun {
            cycles: 157,
            clear: 100,
            last: BTreeMap::from([((0, 0), 130), ((0, 1), 150)]),
        };
        let expected = KernelTime {
            around: 107.0,
            votes: 180.0,
        };
        assert_eq!(ran.scaled(4.0), expected);
        assert_eq!(ran.scaled(1.0).cycles(), 157.0);
    }

    /// The bin of a vote tells its round and block.
    #[test]
    fn a_slice_has_rounds_of_some_blocks() {
        let votes = |rounds: u32| -> Vec<u32> {
            let of_round = BLOCKS * THREADS;
            (0..rounds * of_round)
                .map(|vote| vote / of_round * BLOCKS + vote % of_round / THREADS)
                .collect()
        };
        // 16 cores for six partitions.
        let played = Played::new(&gtx580(), THREADS, &votes(40)).votes;
        assert_eq!((played.blocks, played.machine.cores()), (3, 3));
        assert_eq!(played.scale, 40.0 / ROUNDS as f64);
        assert_eq!(played.warps(), ROUNDS * 3 * 32);
        let mut rounds = vec![vec![]; 3];
        for (number, bins) in played.bins.chunks(THREADS as usize).enumerate() {
            assert!(bins.iter().all(|bin| *bin == bins[0]));
            let (round, block) = (bins[0] / 16, bins[0] % 16);
            assert_eq!(block, [0, 5, 10][number % 3]);
            rounds[number % 3].push(round);
        }
        for of_block in &rounds {
            assert!(of_block.is_sorted_by(|one, next| one < next), "{rounds:?}");
        }
        // Of few votes all of a block are played, and of fewer than threads those that there are.
        let all = Played::new(&gtx580(), THREADS, &votes(2)).votes;
        assert_eq!((all.scale, all.bins.len()), (1.0, 2 * 3 * 1024));
        let few = Played::new(&gtx580(), THREADS, &[7; 40]).votes;
        assert_eq!((few.scale, few.bins), (1.0, vec![7; 40]));
    }

    /// Votes of one round take what they take.
    #[test]
    fn all_of_a_round_is_played() {
        let layout = Layout {
            words: 64,
            copies: 4,
            mapping: Mapping::Cyclic,
            padding: 1,
            threads: THREADS,
        };
        let bins: Vec<u32> = (0..BLOCKS * THREADS - 40).map(|at| at * 37 % 64).collect();
        let pixels: Vec<u16> = bins.iter().map(|bin| *bin as u16).collect();
        let kernel = Histogram {
            pixels: &pixels,
            shift: 0,
            layout,
            blocks: BLOCKS,
        };
        let machine = MachineConfig::Simt(gtx580());
        let whole = run(&kernel, &machine, None, u64::MAX).unwrap().unwrap();
        let played = Played::new(&gtx580(), THREADS, &bins);
        assert_eq!(played.warps(), BLOCKS as usize * 32 - 1);
        let time = played.time(layout).unwrap();
        assert_eq!(time.cycles().round() as u64, whole.cycles);
    }

    #[test]
    fn a_run_that_takes_long_is_left() {
        let layout = Layout {
            words: 4,
            copies: 1,
            mapping: Mapping::Cyclic,
            padding: 0,
            threads: 64,
        };
        let kernel = Histogram {
            pixels: &[3; 6400],
            shift: 0,
            layout,
            blocks: 1,
        };
        let machine = MachineConfig::Simt(slice(&gtx580()));
        let cycles = |most| run(&kernel, &machine, None, most).unwrap();
        let all = cycles(u64::MAX).unwrap().cycles;
        assert!(all > 100 * 1914, "100 votes of 32 lanes at a word: {all}");
        assert!(cycles(all / 2).is_none());
        assert_eq!(cycles(all).unwrap().cycles, all);
    }
}
