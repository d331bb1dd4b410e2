//! Benches, reference models and their tests for the Turnstile units.

pub mod cosim;
pub mod explorer;
pub mod lds_check;
pub mod lds_driver;
pub mod models;
pub mod pin_driver;
