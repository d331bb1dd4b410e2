//! Random CUDA kernels: what a CPU and a GPU make of them, this machine makes too.
//!
//! ```text
//!  seed ── kernel ──> CUDA C++ ─┬─ NVRTC ──> PTX ─┬─ machine ──────────> buffers, compared
//!                               │                 └─ a GPU's driver ───> buffers
//!                               └─ clang, as C++ with threads ─────────> buffers
//! ```
//!
//! Every kernel is deterministic: threads meet in shared memory between barriers, in commutative atomics on integers and in exchanges
//! of whole warps, and what has several right answers, as the bits of a NaN, is not written. So bits are compared, of floats too.

mod check;
mod compiled;
mod expressions;
mod host;
mod kernel;
mod statements;
mod types;

pub use check::{check, compare, compare_with_gpu, machine};
pub use compiled::{compiled, Compiled};
pub use host::host;
pub use kernel::{kernel, Kernel, WITH_EXITS};
