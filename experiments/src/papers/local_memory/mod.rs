//! What both papers on transactions in local memory count: memory that transactions take, and what this RTL takes.

mod rtl;
pub mod storage;

pub use rtl::sections;
