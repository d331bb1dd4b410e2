//! What a unit costs: cells, flip-flops, memory and delay, from real synthesis.
//!
//! Every distinct module of a unit is synthesised once and alone, its children being black boxes, and counted as
//! often as it is there ([`hierarchy`], [`yosys`]). Memory is counted by array ([`storage`]) and never added to cells.

pub mod added_parts;
pub mod addition;
pub mod buffers;
pub mod cache;
pub mod cost;
pub mod error;
pub mod fpga;
pub mod hierarchy;
pub mod latches;
pub mod layout;
pub mod lef;
pub mod liberty;
mod liberty_text;
pub mod process;
pub mod report;
pub mod rows;
pub mod storage;
pub mod sweep;
pub mod timing;
pub mod yosys;

pub use error::{AreaError, Result};
