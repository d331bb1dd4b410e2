//! The machine around the RTL: a Southern Islands compute unit after Multi2Sim 4.2.
//!
//! ```text
//!                 +--------- ComputeUnit ----------+
//!  Launch ------->| dispatcher (Resources)         |      MemoryTiming + GlobalMemory
//!  MachineConfig->| fetch -> issue -> units -------|--->  vector and scalar memory
//!                 | Resident wavefronts (isa)      |
//!                 | LdsQueue, Transaction ---------|--->  LdsPort ══ Engine ══ RTL
//!                 | Recorder, Counters             |
//!                 +--------------------------------+
//! ```
//!
//! Simplifications, besides those named in the modules: instructions are executed functionally when they issue, so global
//! memory is accessed in issue order; a wavefront has one instruction between fetch and execution; there is no
//! instruction cache; dispatching a work-group takes no time.

mod compute_unit;
mod config;
mod detector;
mod dispatch;
mod execute;
mod hardware;
mod lds;
mod lds_queue;
mod memory;
mod recorder;
mod resources;
mod stuck;
mod top;
mod trace;
mod transaction;
mod wavefront;

pub use compute_unit::{simulate, Options, Outcome};
pub use config::{MachineConfig, DEFAULT_MACHINE};
pub use detector::Detector;
pub use hardware::{choice, Hardware, HardwareParameter, HARDWARE};
pub use lds::{LdsPort, TxMode, SLOTS};
pub(crate) use top::no_verilator;
pub use top::{EngineKind, LdsTop};
pub use trace::{Clocked, Observer, Unobserved};
pub use wavefront::Resident;
