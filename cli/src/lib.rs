//! The command line of Turnstile: [`command`] has a file a command. What the commands do is in the crates below.

pub mod command;
mod page;
pub mod size;

pub use command::run;
