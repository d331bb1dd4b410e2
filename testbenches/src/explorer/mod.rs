//! Exhaustive exploration of small programs on the reference models: is every committed history serialisable?
//!
//! Three work-items, two words, at most two operations a transaction, no retries: all interleavings of all programs.
//! The memory and the detectors are those of [`crate::models`], made small, and the judge is
//! [`crate::models::serialisability`]. A lane that loses does not try again; its wavefront's pass still ends.
//!
//! Workloads with a non-serialisable history:
//!
//! | workload | how many | Bloom, DCD, SMDCD repaired and ordered | SMDCD published |
//! | --- | --- | --- | --- |
//! | two work-items, a wavefront each | 210 | 0 | 0 |
//! | three work-items, a wavefront each | 1,540 | 0 | 260 |
//! | three work-items, two of them in one wavefront | 4,200 | 0 | 124 |
//! | three work-items in one wavefront | 1,540 | 0 | 0 |
//! | two work-items, a wavefront each, one with two transactions | 8,000 | 0 | 308 |
//! | two work-items in one wavefront, one with two transactions | 8,000 | 0 | 0 |
//! | three work-items, a wavefront each, one with two transactions | 84,000 | 0 | 26,436 |
//!
//! The work-items of a wavefront may interleave freely, as if their code diverged, but end their pass together: more
//! histories than lockstep allows. That all work-items of one wavefront are safe even under the published protocol is
//! due to this common end: nobody can write *and commit* while a fellow reader still runs.
//!
//! [`shortest_counterexample`] gives the shortest history that the published protocol commits wrongly.

mod counterexample;
mod program;
mod search;
mod world;

pub use counterexample::{shortest_counterexample, History};
pub use program::{Access, Item, Program, Workload};
pub use search::{survey, Finding, Survey};
pub use world::{explored_memory, World};
