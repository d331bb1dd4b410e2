//! Synthesizable units of Turnstile.
pub mod lds_alu;
pub mod lds_bank;
pub mod lds_op;
pub mod pins;
pub mod quiet;
pub mod storage;
