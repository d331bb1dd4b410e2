//! What is particular about the unit under random pins.

use crate::after_clear::contracts::{qualified, Contract};

pub const CONTRACTS: &[Contract] = &[qualified("release_pointer", &[])];
