//! `cargo xtask campaign`: what `cargo xtask test` does a slice of, at length and on other seeds.
//!
//! ```text
//!  cases of every kind ──> schedule, mixed ──> a process a case, a core each ──> what was done, by kind
//!                               ▲                        │ killed when the time is over
//!                               └── again, next seed     └ fails: a file with its output and the command that replays it
//! ```
//!
//! [`shared`] has several machines do so many rounds.

mod case;
mod drive;
pub mod shared;
mod summary;

pub use case::{cases, find, Case, Kind};
pub use drive::{drive, one, Options};
pub use summary::Summary;
