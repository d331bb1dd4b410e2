//! Benches, reference models and their tests for the Turnstile units.

pub mod atomic_patterns;
pub mod atomic_traffic;
pub mod bank_check;
pub mod cosim;
pub mod explorer;
pub mod lds_behind_sequencer;
pub mod lds_check;
pub mod lds_driver;
pub mod lds_traffic;
pub mod lock_bits_check;
pub mod models;
pub mod pin_driver;
pub mod register_traffic;
pub mod scalar_checkpoint_check;
pub mod sequencer_check;
pub mod shadow_register_check;
