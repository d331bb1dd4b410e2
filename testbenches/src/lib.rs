//! Benches, reference models and their tests for the Turnstile units.

pub mod atomic_patterns;
pub mod atomic_traffic;
pub mod bank_check;
pub mod conflict_address_check;
pub mod cosim;
pub mod explorer;
pub mod formal;
pub mod lds_behind_sequencer;
pub mod lds_check;
pub mod lds_driver;
pub mod lds_traffic;
pub mod lock_bits_check;
pub mod models;
pub mod organisation;
pub mod pin_driver;
pub mod reference_count_check;
pub mod register_traffic;
pub mod scalar_checkpoint_check;
pub mod scanner_check;
pub mod sequencer_check;
pub mod shadow_register_check;
pub mod stack_check;
