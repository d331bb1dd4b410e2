//! The machine around the Turnstile RTL.
pub mod engine;
pub mod isa;
