//! A benchmark over all combinations of parameters of benchmark and hardware: what is run ([`Grid`]), what has been
//! run already ([`Store`]), which runs are done again in lockstep ([`sample`]), and the table and chart made of it all. Nothing
//! is run here.

mod chart;
mod grid;
mod sample;
mod store;
mod table;

pub use chart::svg;
pub use grid::{described, Grid, Point};
pub use sample::{difference, same_counts, sample};
pub use store::{program_digest, Outcome, Store};
pub use table::{csv, text, Area, Row};
