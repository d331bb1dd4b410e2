//! Barriers, mutexes and semaphores between the blocks of a launch: "Efficient Synchronization Primitives for GPUs" (Stuart, Owens).
//!
//! ```text
//!  kernels/sync, headers of sim/run ──> Operations (primitive, blocks, operations) ──> run on a machine ──> cycles, ends of blocks, what is wrong
//! ```
//!
//! The primitives themselves are headers: the kernels of any run file may include `turnstile_sync.h`. Here are the paper's experiment on
//! them, operations with nothing between their halves, and the same with critical sections that show whether a primitive does what it has to.

mod accesses;
mod check;
mod fit;
mod measured;
mod operations;
mod primitive;
mod run;

pub use accesses::{Access, Accesses, Chaining};
pub use fit::{fit, root_mean_square, Latency, Span, Timed};
pub use measured::{measured_accesses, measured_operations, MeasuredAccesses, MeasuredOperations};
pub use operations::{Operations, Section, THREADS};
pub use primitive::{Family, Primitive};
pub use run::{cycles, run, SyncRun};
