//! Whole kernels that vote on a GPU of today: what bounds them, and which layout is fastest.
//!
//! ```text
//!  trace ──> sample of warps ──> meeting: what their lanes meet, in each layout ──┐
//!  machine file: what a GPU has, and what each thing costs ──────────────────────┴──> time, and its terms ──> fastest first
//!                       ^
//!  measured kernels ──> fit
//! ```
//!
//! Nothing is simulated: an H100 answers in microseconds what a model of its cores would take hours for, and how its cores work inside is not
//! published. The [`time()`] is a small formula of counts ([`Meeting`]), each of which has a reason, and its constants are fitted to whole kernels that
//! were measured. The kernel is the one of `experiments/measured/hopper/votes.cu`.

mod fit;
mod least_squares;
mod machine;
mod measured;
mod meeting;
mod plan;
mod privatise;
mod rank;
mod sample;
mod synthetic;
mod time;

pub use fit::{compared, fit, Fit, Group, FEWEST};
pub use machine::{Costs, Gpu, SiliconMachine};
pub use measured::{read_kernels, MeasuredKernel};
pub use meeting::Meeting;
pub use plan::{plans, Counter, Load, Plan, Room, Way};
pub use privatise::{privatised, Refused};
pub use rank::{rank, recommended, Prediction};
pub use sample::{Sample, NO_VOTE, WARPS};
pub use synthetic::Kind;
pub use time::{time, Bound, Time, Work};
