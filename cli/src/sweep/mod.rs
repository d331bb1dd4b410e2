//! A benchmark over all combinations of parameters of benchmark and hardware: what is run ([`Grid`]), what has been
//! run already ([`Store`]), and the table and chart made of it. Nothing is run here.

mod chart;
mod grid;
mod store;
mod table;

pub use chart::svg;
pub use grid::{Grid, Point};
pub use store::{program_digest, Outcome, Store};
pub use table::{csv, text, Area, Row};
