//! The numbers that the paper states, and what measures ours: `numbers.toml`.

use super::curves::Gpu;
use crate::engine::{bundled_numbers, Stated};
use crate::sync::{Access, Family, Primitive};
use serde::Deserialize;
use std::sync::LazyLock;

/// Access, whether it is contentious, and numbers: of reads and writes on Tesla, and of both on Fermi.
pub type Line = (Access, bool, [f64; 4]);

/// What the paper states.
pub static STATED: LazyLock<Numbers> =
    LazyLock::new(|| bundled_numbers(include_str!("numbers.toml")));

/// The paper's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// In milliseconds.
    pub table_1: Vec<Line>,
    /// Contentious accesses over other ones.
    pub table_2: Vec<(Access, [f64; 4])>,
    /// Accesses over volatile ones.
    pub table_3: Vec<Line>,
    /// Who is best at scale.
    pub table_5: Vec<Contest>,
    /// Of sections 5 to 7.
    pub barrier: Vec<Stated<Measure>>,
    /// Likewise.
    pub mutex: Vec<Stated<Measure>>,
    /// Likewise.
    pub semaphore: Vec<Stated<Measure>>,
}

/// What measures ours: rates of one primitive over those of another, and the like.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// With so many blocks.
    Over(Gpu, Primitive, Primitive, u32),
    /// With the most blocks with which both ran to their end, and an initial value.
    AtScale(Gpu, Primitive, Primitive, u32),
    /// The same, less one.
    GainAtScale(Gpu, Primitive, Primitive, u32),
    /// The least of one over the ratio with several blocks.
    LeastInverse(Gpu, Primitive, Primitive),
    /// The most of one over the ratio with several blocks.
    MostInverse(Gpu, Primitive, Primitive),
    /// Blocks with which a primitive is fastest.
    Fastest(Gpu, Primitive),
    /// Nothing was run for it.
    NotRun,
}

/// A row of Table 5: what the best is asked of, and who it is on each GPU.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// What they are implementations of.
    pub family: Family,
    /// Initial value of a semaphore.
    pub initial: u32,
    /// In words.
    pub what: String,
    /// On Tesla and on Fermi.
    pub best: [Primitive; 2],
}
