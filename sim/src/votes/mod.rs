//! Votes: a warp's lanes add to random or given words of a vote space that has copies in shared memory.
//!
//! ```text
//!  bins of lanes ──> layout ──> words ──> estimate (Algorithm 1, summed) ──> mean cycles and their parts
//! ```
//!
//! Scratchpad atomics, sections 3 and 4: voting processes, such as histograms and the centroids of k-means.

mod estimate;
mod layout;
mod random;

pub use estimate::{estimate, Estimate, Scratch, Sums};
pub use layout::{replications, Layout, Mapping};
pub(crate) use random::random;
pub use random::{uniform, RandomVotes, PATTERNS};
