//! One engine for all papers: from a grid over its runs to numbers, statements, figures and a page.
//!
//! [`paper`] is what a paper is to the command line, [`grid`] a paper that is nothing but a grid. [`run`] runs a benchmark with its checks,
//! [`points`] many on all cores, [`batch`] those of a paper, which [`workers`] share; [`report`] writes what came out. The program around it is behind [`outside`].

pub mod areas;
pub mod axis;
pub mod batch;
pub mod chart;
pub mod figure;
pub mod grid;
pub mod number;
pub mod outside;
pub mod page;
pub mod paper;
pub mod plan;
pub mod points;
pub mod report;
pub mod results;
pub mod run;
pub mod spread;
pub mod statement;
pub mod table;
pub mod ways;
pub mod workers;

pub use chart::{Panel, PanelKind, Series};
pub use figure::Figure;
pub use number::{bundled_numbers, Row, Stated, Theirs, Unit};
pub use spread::Spread;
pub use statement::{Holds, Statement};
