//! Verilog of the Turnstile units, and the tools that read it.
pub mod area;
pub mod catalog;
pub mod export;
pub mod files;
pub mod icarus;
pub mod lint;
pub mod tools;
pub mod verilog;
