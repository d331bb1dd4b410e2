//! Transactions on global memory at a core for warps of 32: Warp TM, with Early-Abort and Pause-and-Go.
//!
//! ```text
//!  tbegin, tcommit   ┌──────────────────────────────┐ lines    ┌────────────┐
//!  loads, stores ───>│ TransactionUnit              │<────────>│ first level│
//!                    │  Slot x 2, Access            │ fetches  └────────────┘
//!  lanes that commit │   ║            ║             │ packets
//!  or try again  <───│ transaction_core   stacks    │<────────> partitions (CommitPort)
//!                    └──────────────────────────────┘ votes, updates
//! ```
//!
//! A core has two slots for warps in transactions; others wait at TX_Begin. The RTL's `transaction_core` keeps the lengths of logs, finds own stores, resolves
//! conflicts of the warp, aborts early, sends logs and says who has committed. Here is what lies around it: the logs are lines of the warp's local memory, which the first
//! level holds; words are loaded past it; packets go to the partitions. Where lanes pause every instruction of a
//! transaction is an operation of the RTL's `pause_and_go_stack`, and with `pause_learned` each load and store is looked up in the slot's `learned_conflicts`.
//!
//! - **A load** logs an entry of addresses; lanes that have stored the word before take it from their write log, and are no part of the entry. The values are stored
//!   when they come. **A store** logs addresses and values, and touches no other memory.
//! - **TX_Commit** waits for all of that, as the paper's base system does.
//! - **A retry** gives registers back, and begins with empty logs at the instruction behind TX_Begin.

mod access;
mod accesses;
mod events;
mod learned;
mod logging;
mod logs;
mod passes;
mod slot;
mod slots;
mod stack;
mod unit;
mod updates;
mod walk;
mod walks;

pub use access::Access;
pub use events::{Observed, TransactionEvent};
pub use learned::LearnedTop;
pub use logs::Logs;
pub use slot::{End, Phase, Slot};
pub use stack::{Operation, StackTop};
pub use unit::{TransactionHardware, TransactionTop, TransactionUnit};
