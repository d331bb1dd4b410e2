//! What may be X after a cycle of `clear`, and when, unit by unit.

use Valid::{Answer, Answer2, Bit, With};

/// When an output means something.
#[derive(Clone, Copy, Debug)]
pub enum Valid {
    /// In a cycle in which this output is high.
    With(&'static str),
    /// In a cycle in which this output is low.
    Without(&'static str),
    /// Pin `i` of an array, where this output has bit `i / per`.
    Bit { of: &'static str, per: usize },
    /// Where this input is not above this output.
    UpTo {
        input: &'static str,
        output: &'static str,
    },
    /// In a cycle in which this output has this value.
    Where { output: &'static str, is: u32 },
    /// Pin `i` of an array in the answer of a top to a request that asked lane `i` for a word.
    Answer,
    /// Or for two.
    Answer2,
    /// Where it does, no pin tells.
    Untold,
}

/// Writes every row of a unit that has no `clear` for its data, twice: what has two words for a row gets both.
#[derive(Debug)]
pub struct Fill {
    /// The input that names a row.
    pub row: &'static str,
    pub rows: usize,
    /// Other inputs meanwhile.
    pub with: &'static [(&'static str, u32)],
    /// Inputs of a cycle after each time.
    pub then: &'static [(&'static str, u32)],
}

/// What is particular about a unit, after its clear and under random pins.
#[derive(Debug)]
pub struct Contract {
    pub unit: &'static str,
    pub fill: Option<Fill>,
    /// Ports, by their names with spaces between, and when they mean something.
    pub valid: &'static [(&'static str, Valid)],
    /// It never says that it is idle, or hardly ever under random pins: it sweeps for long after a clear, or they bring a pointer to a random
    /// place.
    pub restless: bool,
}

impl Contract {
    pub const fn restless(mut self) -> Self {
        self.restless = true;
        self
    }
}

pub const fn filled(
    unit: &'static str,
    row: &'static str,
    rows: usize,
    with: &'static [(&'static str, u32)],
    then: &'static [(&'static str, u32)],
) -> Contract {
    let fill = Fill {
        row,
        rows,
        with,
        then,
    };
    Contract {
        unit,
        fill: Some(fill),
        valid: &[],
        restless: false,
    }
}

pub const fn qualified(unit: &'static str, valid: &'static [(&'static str, Valid)]) -> Contract {
    Contract {
        unit,
        fill: None,
        valid,
        restless: false,
    }
}

/// Of what a top has of these.
#[rustfmt::skip]
pub const TOP: &[(&str, Valid)] = &[
    ("rsp_data", Answer),
    ("rsp_data2", Answer2),
    ("rsp_rounds rsp_aborted", With("rsp_valid")),
    ("won_warp won_lanes", With("won_valid")),
    ("done_warp done_iterations done_replays", With("done_valid")),
    ("txrsp_wavefront txrsp_retry txrsp_exec_lo txrsp_exec_hi txrsp_committed_lo txrsp_committed_hi", With("txrsp_valid")),
    ("tcm_old", Bit { of: "tcm_old_valid", per: 2 }),
];

/// The contracts of all units, each from `contract.rs` in the unit's folder.
mod of_units {
    include!(concat!(env!("OUT_DIR"), "/contracts.rs"));
}

/// What is particular about a unit.
pub fn of(unit: &str) -> Option<&'static Contract> {
    let mut contracts = of_units::ALL.iter().copied().flatten();
    contracts.find(|contract| contract.unit == unit)
}
