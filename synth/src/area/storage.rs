//! Memory, array by array: what holds state in bulk, how it is built, and what it stands for in the papers.
//!
//! **SRAM macros** are the arrays that read at the clock through one port and write through another. Their area is a line
//! over the bits ([`SramModel`]) through what OpenRAM 1.2.48 lays out in its `scn4m_subm` technology with one read and one
//! write port ([`OPENRAM`]), times the square of lambda: `scn4m_subm` and the OSU libraries follow the same scalable rules
//! (MOSIS SCMOS SUBM), whose lengths are multiples of lambda. A library of which lambda is not known gets no SRAM
//! area. Ports, words and the shape of the macro matter too: the line misses the figures by what
//! [`SramModel::worst`] says.
//!
//! **Everything else** (planes with a clear of all rows, look-ups of all rows, combinational reads) is flip-flops, whose
//! area is in the cells; the table says how much of it.

use super::hierarchy::Part;
use serde::Serialize;
use std::collections::BTreeMap;

/// How an array is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Built {
    /// A memory macro; its area is apart from the cells.
    Sram,
    /// Flip-flops; their area is part of the cells.
    FlipFlops,
}

/// A kind of array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Kind {
    pub name: &'static str,
    pub built: Built,
    /// Whether the baseline has it, or a part of it is space the machine has anyway.
    pub space: &'static str,
}

/// Register or memory in the export (a `*` stands for a number or a name), and what it is.
const KINDS: [(&str, Kind); 11] = [
    (
        "words",
        Kind {
            name: "words of the banks",
            built: Built::Sram,
            space: "the LDS itself; in a transactional top backups and owners reuse it",
        },
    ),
    (
        "addresses",
        Kind {
            name: "table entries: addresses",
            built: Built::Sram,
            space: "new",
        },
    ),
    (
        "reader_counts",
        Kind {
            name: "table entries: readers",
            built: Built::Sram,
            space: "new",
        },
    ),
    (
        "writer_counts",
        Kind {
            name: "table entries: writers",
            built: Built::Sram,
            space: "new",
        },
    ),
    (
        "plane*",
        Kind {
            name: "valid marks, a plane a wavefront slot",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "s_bits",
        Kind {
            name: "shared bits",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "m_bits",
        Kind {
            name: "modified bits",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "signs*",
        Kind {
            name: "Bloom signatures",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "registers",
        Kind {
            name: "vector registers",
            built: Built::FlipFlops,
            space: "half of the register file",
        },
    ),
    (
        "shadows",
        Kind {
            name: "shadow registers",
            built: Built::FlipFlops,
            space: "the other half: reused register space",
        },
    ),
    (
        "locks*",
        Kind {
            name: "lock bits",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
];

/// Arrays whose module has several under names of its own.
const MORE: [(&str, Kind); 2] = [
    (
        "all_*",
        Kind {
            name: "SIMT stack entries",
            built: Built::FlipFlops,
            space: "a stack is there anyway; log index and kind are new",
        },
    ),
    (
        "words*",
        Kind {
            name: "words of the atomics in flight",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
];

/// What the array called `name` is.
pub fn kind(name: &str) -> Option<Kind> {
    let matches = |pattern: &str| match pattern.strip_suffix('*') {
        Some(prefix) => name
            .strip_prefix(prefix)
            .is_some_and(|rest| !rest.is_empty()),
        None => name == pattern,
    };
    let all = KINDS.iter().chain(&MORE);
    all.into_iter()
        .find(|(pattern, _)| matches(pattern))
        .map(|(_, kind)| *kind)
}

/// Arrays of a module that are to be memory macros: words and bits a word.
pub fn macro_arrays(part: &Part) -> BTreeMap<String, (u64, u64)> {
    let all = part.arrays.iter();
    all.filter(|(name, _)| kind(name).is_some_and(|kind| kind.built == Built::Sram))
        .map(|(name, size)| (name.clone(), *size))
        .collect()
}

/// `area` of the `.lib` that OpenRAM 1.2.48 (PyPI `openram`, technology `scn4m_subm`, one read port, one write port, one
/// bank) writes: words, bits a word, um2.
pub const OPENRAM: [(u64, u64, f64); 4] = [
    (64, 16, 717_687.36),
    (256, 16, 1_554_062.08),
    (256, 40, 3_086_479.2),
    (512, 32, 4_251_661.92),
];

/// Lambda of `scn4m_subm` in um.
const OPENRAM_LAMBDA: f64 = 0.20;

/// Lambda in um of the OSU libraries: their rule files are SCN6M_SUBM.10, SCN4M_SUBM.20 and SCN3ME_SUBM.30.
const LAMBDA: [(&str, f64); 3] = [
    ("osu018_stdcells", 0.10),
    ("osu035_stdcells", 0.20),
    ("osu05_stdcells", 0.30),
];

/// Area of a macro as a line over its bits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SramModel {
    /// um2 of a macro without bits.
    pub base: f64,
    /// um2 a bit.
    pub per_bit: f64,
}

impl SramModel {
    /// The model for a cell library, if its lambda is known.
    pub fn of(library: &str) -> Option<Self> {
        let (_, lambda) = LAMBDA.iter().find(|(name, _)| *name == library)?;
        Some(Self::fit(&OPENRAM, (lambda / OPENRAM_LAMBDA).powi(2)))
    }

    /// Least squares over the bits, times `scale`.
    fn fit(figures: &[(u64, u64, f64)], scale: f64) -> Self {
        let count = figures.len() as f64;
        let points = figures
            .iter()
            .map(|(words, width, area)| ((words * width) as f64, area * scale));
        let points: Vec<(f64, f64)> = points.collect();
        let mean_bits = points.iter().map(|point| point.0).sum::<f64>() / count;
        let mean_area = points.iter().map(|point| point.1).sum::<f64>() / count;
        let both: f64 = points
            .iter()
            .map(|(bits, area)| (bits - mean_bits) * (area - mean_area))
            .sum();
        let square: f64 = points
            .iter()
            .map(|(bits, _)| (bits - mean_bits).powi(2))
            .sum();
        let per_bit = both / square;
        Self {
            base: mean_area - per_bit * mean_bits,
            per_bit,
        }
    }

    /// um2 of one macro.
    pub fn area(&self, words: u64, width: u64) -> f64 {
        self.base + self.per_bit * (words * width) as f64
    }

    /// The largest relative difference between the line and the figures it goes through.
    pub fn worst() -> f64 {
        let model = Self::fit(&OPENRAM, 1.0);
        let misses = OPENRAM
            .iter()
            .map(|(words, width, area)| (model.area(*words, *width) / area - 1.0).abs());
        misses.fold(0.0, f64::max)
    }
}

/// A quantity as a paper states it, and as it is computed here.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PaperFigure {
    pub what: &'static str,
    pub paper: &'static str,
    /// By the paper's rule.
    pub computed: String,
    /// In the RTL.
    pub rtl: String,
}

/// The papers' storage figures beside ours.
pub fn paper_figures() -> Vec<PaperFigure> {
    use turnstile_hdl::full_size::{BANKS, ROWS, SLOTS, STATE_ROWS};
    let lds = BANKS * ROWS * 4;
    let needed = |bytes: &usize| 2 * bytes + bytes.div_ceil(4) <= lds;
    let usable = (0..lds).rev().find(needed).unwrap_or(0);
    let rows_needed = |rows: &usize| 2 * rows + rows.div_ceil(4) <= ROWS;
    let rows = (0..ROWS).rev().find(rows_needed).unwrap_or(0);
    let owners = usable.div_ceil(4);
    let share = |usable: usize| format!("{:.1} %", 100.0 * (lds - usable) as f64 / lds as f64);
    let work_items = 64 * SLOTS;
    let signature_bits = 8 * work_items * BANKS;
    let valid_registers = (usable / 4).div_ceil(32);
    let marks = STATE_ROWS * SLOTS * BANKS;
    let figure = |what, paper, computed: String, rtl: String| PaperFigure {
        what,
        paper,
        computed,
        rtl,
    };
    let registers = |bits: usize| format!("{bits} bits = {} registers", bits.div_ceil(32));
    vec![
        figure(
            "bytes of variables",
            "29,126 (directory), 29,127 (Bloom)",
            usable.to_string(),
            format!("{} in whole rows", rows * BANKS * 4),
        ),
        figure(
            "bytes of owners",
            "7,282",
            owners.to_string(),
            (rows.div_ceil(4) * BANKS * 4).to_string(),
        ),
        figure(
            "share of LDS for backups and owners",
            "55.6 %",
            share(usable),
            share(rows * BANKS * 4),
        ),
        figure(
            "DCD valid bits, 32-bit registers",
            "228",
            valid_registers.to_string(),
            registers(marks),
        ),
        figure(
            "SMDCD state bits, 32-bit registers",
            "456",
            (2 * valid_registers).to_string(),
            registers(marks + 2 * STATE_ROWS * BANKS),
        ),
        figure(
            "Bloom signatures, 32-bit registers, packed",
            "-",
            (signature_bits / 32).to_string(),
            registers(signature_bits),
        ),
        figure(
            "Bloom signatures, a register each",
            "8,192",
            (work_items * BANKS).to_string(),
            "-".into(),
        ),
        figure(
            "conflict masks, scalar registers",
            "8",
            (work_items / 32).to_string(),
            "in tx_sequencer".into(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_papers_figures_follow_from_their_rules() {
        let figures = paper_figures();
        let computed: Vec<_> = figures
            .iter()
            .map(|figure| figure.computed.as_str())
            .collect();
        assert_eq!(
            computed,
            ["29127", "7282", "55.6 %", "228", "456", "2048", "8192", "8"]
        );
    }

    #[test]
    fn the_line_goes_through_points_of_a_line() {
        let model = SramModel::fit(&[(1, 10, 70.0), (2, 10, 120.0), (4, 10, 220.0)], 0.25);
        assert!((model.base - 5.0).abs() < 1e-9 && (model.per_bit - 1.25).abs() < 1e-9);
        assert!(SramModel::worst() < 0.2);
        let (old, new) = (
            SramModel::of("osu035_stdcells").unwrap(),
            SramModel::of("osu018_stdcells").unwrap(),
        );
        assert!((old.area(512, 32) / new.area(512, 32) - 4.0).abs() < 1e-9);
        assert_eq!(SramModel::of("sky130"), None);
    }

    #[test]
    fn patterns_name_arrays() {
        assert_eq!(kind("words").unwrap().built, Built::Sram);
        assert_eq!(kind("words12").unwrap().built, Built::FlipFlops);
        assert_eq!(kind("signs0_7").unwrap().name, "Bloom signatures");
        assert_eq!(kind("q"), None);
    }
}
