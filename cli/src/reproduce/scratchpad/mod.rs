//! "Performance Modeling of Atomic Additions on GPU Scratchpad Memory": latencies of one warp, and votes.
//!
//! Iterations and replays are the RTL's or Algorithm 1's, which agree; cycles are these times the paper's constants, which the machine
//! file has. Where the paper's figure is lost, its text decides what is drawn.

mod figures;
mod latency;
mod numbers;
mod statements;
mod together;
mod votes;

pub use latency::Latencies;
pub use together::Together;
pub use votes::{Point, Votes};

use super::claim::Row;
use super::{Figure, Statement};
use turnstile_sim::atomics::{Latency, LockbitMachine};

/// Its name on the command line.
pub const NAME: &str = "scratchpad-atomics";
/// What it is called in headings.
pub const TITLE: &str = "Performance Modeling of Atomic Additions on GPU Scratchpad Memory";

/// Patterns of each point of the vote figures that the RTL performs too.
pub const SAMPLE: u32 = 100;

/// All that was found.
pub struct Scratchpad {
    /// Where the constants come from.
    pub machine: LockbitMachine,
    /// Of one warp, on the RTL.
    pub latencies: Latencies,
    /// Of several, on the RTL.
    pub together: Together,
    /// Figures 5 to 7.
    pub votes: Votes,
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
             of Algorithm 1 for {} random warps a point, of which the RTL performed the first {SAMPLE} of every point, with the same winners and replays.",
            self.machine.name, self.engine, self.votes.patterns
        )
    }

    /// The numbers of the text beside ours.
    pub fn numbers(&self) -> Vec<Row> {
        numbers::all(self)
    }

    /// The statements of the text, checked.
    pub fn statements(&self) -> Vec<Statement> {
        statements::all(self)
    }

    /// The figures.
    pub fn figures(&self) -> Vec<Figure> {
        figures::all(self)
    }
}
