//! Votes: a warp's lanes add to random or given words of a vote space that has copies in shared memory.
//!
//! ```text
//!  random votes, or ──> bins of lanes ──> layout ──> words ──> estimate (Algorithm 1, summed) ──> mean cycles and their parts
//!  a picture's pixels
//! ```
//!
//! Scratchpad atomics, sections 3 and 4: voting processes, such as histograms and the centroids of k-means.

mod advice;
mod centroids;
mod copies;
mod estimate;
mod generator;
mod histogram;
mod kernel;
mod layout;
mod machine;
mod pgm;
mod picture;
mod picture_fault;
mod picture_file;
mod play;
mod random;
mod recorded;
mod trace;

pub use advice::{deal, predict, rank, sample, Prediction, Space, Time, Warp, SAMPLE};
pub use centroids::{Centroids, Data, Objects};
pub use estimate::{estimate, Estimate, Scratch, Sums};
pub use generator::{generate, MEASURED_SIZE};
pub use histogram::Histogram;
pub use kernel::{Language, VoteKernel, BLOCKS, THREADS};
pub use layout::{replications, Layout, Mapping};
pub use machine::VoteMachine;
pub use picture::{Picture, MOST_PIXELS};
pub use picture_file::read_picture;
pub use play::{run, KernelTime, Played, VotesRun, SAMPLE_SEED};
pub use random::random;
pub use random::{uniform, RandomVotes, PATTERNS};
pub use recorded::{RecordedVotes, VotesOfRun};
pub use trace::{read_trace, warps_of};
