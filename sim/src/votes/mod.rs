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
mod estimate;
mod generator;
mod histogram;
mod kernel;
mod layout;
mod pgm;
mod picture;
mod picture_file;
mod random;
mod trace;

pub use advice::{predict, rank, sample, Prediction, Space, Warp, SAMPLE, SAMPLE_SEED};
pub use centroids::{Centroids, Data, Objects};
pub use estimate::{estimate, Estimate, Scratch, Sums};
pub use generator::{generate, MEASURED_SIZE};
pub use histogram::Histogram;
pub use kernel::{Language, VoteKernel, BLOCKS, THREADS};
pub use layout::{replications, Layout, Mapping};
pub use picture::{Picture, MOST_PIXELS};
pub use picture_file::read_picture;
pub(crate) use random::random;
pub use random::{uniform, RandomVotes, PATTERNS};
pub use trace::{read_trace, warps_of};
