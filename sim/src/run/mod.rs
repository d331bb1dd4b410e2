//! What is run: a kernel with its launch and arguments, from a run file or from a bundled benchmark.

mod array;
mod compile;
mod convert;
mod dump;
mod image;
mod job;
mod run_file;
mod signature;

pub use array::{Array, Element};
pub use compile::{compile, compile_command, HEADER, HEADER_NAME};
pub use dump::Dumps;
pub use job::{Argument, Buffer, Image, Job, Launch, Value, CODE_ADDRESS};
pub use run_file::{load, Options};
