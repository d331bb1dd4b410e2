//! The machine around the RTL: a compute unit after Multi2Sim 4.2's of Southern Islands, or cores for warps of 32 after
//! GPGPU-Sim's of Fermi, and what feeds them.
//!
//! ```text
//!  Grid ─> Launch ──> images ────────────────────────────────┐
//!             │                                              v
//!             v        start    ┌──────────────┐  request  ┌──────────────┐
//!        Dispatcher ───────────>│ Core         │──────────>│ MemorySystem │
//!        (Resources) <──────────│  (see core)  │<──────────└──────────────┘
//!                      ended    └──┬────────┬──┘   reply
//!                                  │ Event  │ LocalMemoryPort ══ Engine ══ RTL
//!                                  v
//!                               Recorder ──> replay, counters, Observer
//! ```
//!
//! [`simulate`](fn@simulate) clocks them together for one launch; on a [`Device`] one follows the other.
//!
//! Simplifications, besides those named in the modules: instructions are executed functionally when they issue; a
//! wavefront has one instruction between fetch and execution; there is no instruction cache; dispatching a work-group
//! takes no time.

mod attempts;
mod config;
mod core;
mod detector;
mod device;
mod dispatch;
mod event;
mod hardware;
pub mod history;
mod launch;
mod livelock;
mod local_memory;
pub mod machine_kinds;
mod memory;
pub mod metrics;
mod options;
mod outcome;
mod places;
mod progress;
mod recent;
mod recorder;
mod resources;
mod run;
mod side_by_side;
mod simulate;
mod standstill;
mod timeline;
mod top;
mod trace;
mod transaction;
mod unit_pins;
mod variables;
pub mod wave;
mod wavefront;

pub use config::{
    LockBitLatency, LockBits, Losers, MachineConfig, SharedAtomics, SimtConfig, Tell,
    TransactionsConfig,
};
pub use core::{LearnedTop, StackTop, TransactionHardware, TransactionTop};
pub use detector::Detector;
pub use device::Device;
pub use event::Event;
pub use hardware::{choice, hardware_parameters, is_of_filter, Hardware, FILTER_BITS};
pub use local_memory::{
    AtomicEvents, AtomicRequest, HalfRequest, HalfResponse, LdsTop, LocalMemoryPort, LockBitPort,
    LockBitRequests, Seen, Transactions, TxMode, Won, SLOTS,
};
pub use machine_kinds::{COMPUTE_UNITS, DEFAULT_MACHINE_NAME, SIMT_MACHINES};
pub use options::Options;
pub use outcome::Outcome;
pub use places::{Glance, Places};
pub use simulate::simulate;
pub use timeline::Timeline;
pub use top::{no_verilator, unit_engines, Beside, EngineKind, Tops};
pub use trace::{Clocked, Cycled, Observer, Unobserved};
pub use unit_pins::UnitPins;
pub use wavefront::Resident;
