//! A benchmark, or a program of the user's, over all combinations of parameters of benchmark and hardware: what is run ([`Grid`]), what it came to ([`Sweep`]), which runs
//! are done again in lockstep, and the table and chart made of it all.

mod chart;
mod grid;
#[cfg(test)]
mod many;
mod run;
mod sample;
mod subject;
mod table;
mod work;

pub use chart::svg;
pub use grid::{described, Grid, Point};
pub use run::Sweep;
pub use sample::{same_counts, Outcome};
pub use subject::Subject;
pub use table::{long, short, Row};
pub use work::{Areas, SweepTasks};
