//! Benches, reference models and their tests for the Turnstile units.

pub mod explorer;
pub mod models;
