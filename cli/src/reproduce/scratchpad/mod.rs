//! "Performance Modeling of Atomic Additions on GPU Scratchpad Memory": latencies of one warp, votes, and kernels that vote.
//!
//! Iterations and replays are the RTL's or Algorithm 1's, which agree; cycles are these times the paper's constants, which the machine
//! file has. Where the paper's figure is lost, its text decides what is drawn.

mod figures;
mod kernel_statements;
mod kernels;
mod latency;
mod mixed;
mod numbers;
mod plain;
mod side_by_side;
mod statements;
mod together;
mod votes;

pub use kernels::{Inputs, Kernels, Ran, Setting, BINS, OBJECTS};
pub use latency::Latencies;
pub use mixed::{errors_on_gpu, Mixed};
pub use plain::{Access, Plain};
pub use side_by_side::{SideBySide, VOTING};
pub use together::Together;
pub use votes::{Point, Votes};

use super::claim::Row;
use super::{Figure, Statement};
use turnstile_experiments::atomics::{Hash, Latency, LockbitMachine, Scheme};
use turnstile_hdl::full_size::{BANKS, LOCKS};

/// Its name on the command line.
pub const NAME: &str = "scratchpad-atomics";
/// What it is called in headings.
pub const TITLE: &str = "Performance Modeling of Atomic Additions on GPU Scratchpad Memory";

/// The paper's 1,024 locks by address bits 11 to 2.
pub const SCHEME: Scheme = Scheme {
    banks: BANKS as u32,
    locks: LOCKS as u32,
    hash: Hash::Low,
};

/// Patterns of each point of the vote figures that the RTL performs too.
pub const SAMPLE: u32 = 100;

/// All that was found.
pub struct Scratchpad {
    /// Where the constants come from.
    pub machine: LockbitMachine,
    /// Of one warp, on the RTL.
    pub latencies: Latencies,
    /// Of patterns that mix conflicts, on the RTL.
    pub mixed: Mixed,
    /// Median errors of the paper's procedure and three constants on a GPU: what of it, and the error.
    pub on_gpu: Vec<(&'static str, f64)>,
    /// Plain reads and writes, on the RTL.
    pub plain: Plain,
    /// Of several warps, on the RTL.
    pub together: Together,
    /// Figures 5 to 7.
    pub votes: Votes,
    /// Figures 8 and 9.
    pub kernels: Kernels,
    /// Ways to update words.
    pub side_by_side: SideBySide,
    /// What stepped the RTL.
    pub engine: &'static str,
}

impl Scratchpad {
    fn constants(&self) -> Latency {
        self.machine.latency
    }

    /// How it was found, in words.
    pub fn how(&self) -> String {
        let Latency {
            base,
            position,
            bank,
        } = self.constants();
        format!(
            "Cycles are {base} + (iterations - 1) x {position} + replays x {bank}: constants of {}, which are the paper's measurements of a GTX 580 and are \
             nothing that was found here. Iterations and replays of figures 2 and 3 are those of the RTL (engine {}); of figures 5 to 7 those \
             of Algorithm 1 for {} random warps a point, of which the RTL performed the first {SAMPLE} of every point, with the same winners and replays. \
             Figures 8 and 9 are whole kernels on the machine {}: {}, and {} random objects a data set; every result is checked, and a sample with \
             less to vote ran with model and RTL in lockstep ({} runs). The kernels as OpenCL C take {} of CUDA's cycles.",
            self.machine.name,
            self.engine,
            self.votes.patterns,
            self.kernels.machine,
            self.kernels.picture,
            self.kernels.objects,
            self.kernels.sample,
            range(&self.kernels.languages()),
        )
    }

    /// The numbers of the text beside ours.
    pub fn numbers(&self) -> Vec<Row> {
        let mut rows = numbers::all(self);
        rows.extend(kernel_statements::numbers(&self.kernels));
        rows
    }

    /// The statements of the text, checked.
    pub fn statements(&self) -> Vec<Statement> {
        let mut all = statements::all(self);
        all.extend(kernel_statements::all(&self.kernels));
        all
    }

    /// The figures.
    pub fn figures(&self) -> Vec<Figure> {
        let mut all = figures::all(self);
        all.push(self.side_by_side.figure());
        all
    }
}

/// Shares, from the least to the most: median and range.
fn range(shares: &[f64]) -> String {
    let at = |place: usize| 100.0 * shares.get(place).copied().unwrap_or(f64::NAN);
    let last = shares.len().saturating_sub(1);
    format!(
        "{:.1} % ({:.1} to {:.1})",
        at(shares.len() / 2),
        at(0),
        at(last)
    )
}
