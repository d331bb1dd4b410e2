//! One warp's atomic instruction on the lock-bit LDS: the paper's estimate, and the RTL.
//!
//! ```text
//!  --pattern, --patterns ──> pattern ──┬──> procedure (Algorithm 1) ──┐
//!                                      └──> run ══ Engine ══ RTL      ├──> report, JSON
//!  machine (.toml) ──> latency ────────────────────────────────────────┘
//! ```
//!
//! [`procedure`] knows the paper only, `run` the pins of the top `lds_lockbits` only; a run checks that both agree on
//! every iteration's winners and on the replays, and that memory ends as a sequential execution of the additions leaves it.

mod block;
pub mod fit;
mod latency;
mod machine;
pub mod measured_patterns;
mod meeting;
mod operation;
mod pattern;
pub mod procedure;
pub mod report;
mod run;
mod terms;
mod together;

pub use block::{block_cycles, Votes, SCHEDULERS};
pub use latency::LockbitMachine;
pub use machine::{AtomicsMachine, Estimate, MeasuredMachine};
pub use meeting::{Meeting, Protection};
pub use operation::AtomicOp;
pub use pattern::{malformed, parse_patterns};
pub use pattern::{
    parse_list, read_measured, read_patterns, NumberedPattern, Pattern, LANES, WORDS,
};
pub use procedure::{Hash, Scheme, Totals};
pub use run::{Memory, Performed, Request, Runner};
pub use terms::{Part, Parts, Term, TermName, TERMS};
pub use together::beside_others;
pub use turnstile_machine::LockBitLatency as Latency;
