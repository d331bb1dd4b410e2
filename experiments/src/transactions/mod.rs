//! Workloads of "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution" (Chen, Peng), Table 2.
//!
//! ```text
//!  experiments/kernels/transactions: .cl, .cu ──> text of a version ──┐
//!  Workload: first memory, tasks ─────────────────────────────┴──> Job ──> run on a machine ──> check of the last memory
//!      └──────> play, task by task ──> sizes of read and write sets
//! ```
//!
//! The paper names sources and sizes; inputs are ours where it is silent, and each workload says which. `docs/early-conflict-resolution.md` compares what
//! transactions read and write with Table 2.

mod atm;
mod binary_tree;
mod c_random;
mod hash_table;
mod list;
mod memory;
mod red_black_tree;
mod sparse;
mod table;
mod text;
mod workload;

pub use atm::Atm;
pub use binary_tree::BinaryTree;
pub use c_random::CRandom;
pub use hash_table::HashTable;
pub use list::List;
pub use memory::{Memory, Sets};
pub use red_black_tree::RedBlackTree;
pub use sparse::Sparse;
pub use table::{benchmarks, benchmarks_with, sets_table, Benchmark};
pub use text::text;
pub(crate) use workload::{call, grid};
pub use workload::{job, job_of, play, words_of, Checked, Given, Version, Workload};
