//! The command line of Turnstile, and the experiments it runs.
//!
//! [`reproduce`] makes the papers' figures of many reports, [`sweep`] tables and charts over parameters ([`parameters`]) of
//! benchmark and hardware; both run nothing by themselves. [`command`] has a file a command.

mod axis;
mod chart;
pub mod command;
pub mod parameters;
pub mod reproduce;
pub mod size;
pub mod sweep;

pub use command::run;
