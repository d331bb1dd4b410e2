//! Memory, array by array: what holds state in bulk, how it is built, and what it stands for in the papers.
//!
//! **SRAM macros** are the arrays that read at the clock through one port and write through another. Their area is a line
//! over the bits ([`SramModel`]) through what OpenRAM 1.2.48 lays out in its `scn4m_subm` technology with one read and one
//! write port ([`OPENRAM`]), times the square of lambda: `scn4m_subm` and the OSU libraries follow the same scalable rules
//! (MOSIS SCMOS SUBM), whose lengths are multiples of lambda. A library of which lambda is not known gets no SRAM
//! area. Ports, words and the shape of the macro matter too: the line misses the figures by what
//! [`SramModel::worst`] says. Access times are a line over the bits as well, times lambda (delays at scaled voltage go
//! with the length of the channel); OpenRAM's macros precharge in the half of the clock before the edge that reads.
//!
//! **Everything else** (planes with a clear of all rows, look-ups of all rows, combinational reads) is flip-flops, whose
//! area is in the cells; the table says how much of it.

use super::hierarchy::Part;
use super::latches;
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
const KINDS: [(&str, Kind); 15] = [
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
        "entries",
        Kind {
            name: "words of logs, queues and lists",
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
        "class*",
        Kind {
            name: "valid marks, a bit a row",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "s_bits*",
        Kind {
            name: "shared bits",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "m_bits*",
        Kind {
            name: "modified bits",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "sm_bits",
        Kind {
            name: "shared and modified bits",
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
        "pairs",
        Kind {
            name: "vector registers and their shadows",
            built: Built::Sram,
            space: "half is the register file, half (shadows) reused register space",
        },
    ),
    (
        "register_at",
        Kind {
            name: "which word of a pair is the register",
            built: Built::FlipFlops,
            space: "new",
        },
    ),
    (
        "shadow_at",
        Kind {
            name: "which word of a pair is the shadow",
            built: Built::FlipFlops,
            space: "new",
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

/// What the array called `name` is. A single word is no memory: a register may be called as one is.
pub fn kind(name: &str, words: u64) -> Option<Kind> {
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
        .filter(|kind| words > 1 || kind.built != Built::Sram)
}

/// Arrays of a module that are to be memory macros: words and bits a word.
pub fn macro_arrays(part: &Part) -> BTreeMap<String, (u64, u64)> {
    let all = part.arrays.iter();
    all.filter(|(name, (words, _))| {
        kind(name, *words).is_some_and(|kind| kind.built == Built::Sram)
    })
    .map(|(name, size)| (name.clone(), *size))
    .collect()
}

/// What OpenRAM 1.2.48 (PyPI `openram`, technology `scn4m_subm`, one read port, one write port, one bank, typical corner) writes
/// of a macro.
pub struct Laid {
    pub words: u64,
    pub width: u64,
    /// `area` of its `.lib`.
    pub um2: f64,
    /// From the edge that reads to the data, with the largest load of its table.
    pub access_ns: f64,
}

/// The macros the models go through.
pub const OPENRAM: [Laid; 4] = [
    laid(64, 16, 717_687.36, 1.639),
    laid(256, 16, 1_554_062.08, 1.784),
    laid(256, 40, 3_086_479.2, 1.893),
    laid(512, 32, 4_251_661.92, 2.105),
];

const fn laid(words: u64, width: u64, um2: f64, access_ns: f64) -> Laid {
    Laid {
        words,
        width,
        um2,
        access_ns,
    }
}

/// Setup of every input of these macros.
const OPENRAM_SETUP_NS: f64 = 0.009;
/// Capacitance of an input.
const OPENRAM_INPUT_PF: f64 = 0.009_824_2;
/// Transition of the outputs at the largest load.
const OPENRAM_TRANSITION_NS: f64 = 0.015;

/// Lambda of `scn4m_subm` in um.
const OPENRAM_LAMBDA: f64 = 0.20;

/// Lambda in um of the OSU libraries: their rule files are SCN6M_SUBM.10, SCN4M_SUBM.20 and SCN3ME_SUBM.30.
const LAMBDA: [(&str, f64); 3] = [
    ("osu018_stdcells", 0.10),
    ("osu035_stdcells", 0.20),
    ("osu05_stdcells", 0.30),
];

/// What a bit of a foundry's SRAM takes at 0.18 um, an assumption: cells of six transistors have about 5 um2, and their periphery takes more. OpenRAM's
/// macros, drawn by the rules of all processes, are seven times as large.
pub const DENSE_BIT_UM2: f64 = 8.0;

/// A quantity of a macro as a line over its bits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Line {
    /// Of a macro without bits.
    pub base: f64,
    pub per_bit: f64,
}

impl Line {
    /// Least squares, times `scale`.
    fn fit(points: &[(f64, f64)], scale: f64) -> Self {
        let count = points.len() as f64;
        let mean_bits = points.iter().map(|point| point.0).sum::<f64>() / count;
        let mean = points.iter().map(|point| point.1).sum::<f64>() / count;
        let both = points
            .iter()
            .map(|(bits, value)| (bits - mean_bits) * (value - mean));
        let square = points.iter().map(|(bits, _)| (bits - mean_bits).powi(2));
        let per_bit = both.sum::<f64>() / square.sum::<f64>();
        Self {
            base: scale * (mean - per_bit * mean_bits),
            per_bit: scale * per_bit,
        }
    }

    /// Of a macro of this size.
    pub fn at(&self, words: u64, width: u64) -> f64 {
        self.base + self.per_bit * (words * width) as f64
    }

    /// The largest relative difference between the line and the points it goes through.
    fn worst(points: &[(f64, f64)]) -> f64 {
        let line = Self::fit(points, 1.0);
        let misses = points
            .iter()
            .map(|(bits, value)| ((line.base + line.per_bit * bits) / value - 1.0).abs());
        misses.fold(0.0, f64::max)
    }
}

fn points(value: impl Fn(&Laid) -> f64) -> Vec<(f64, f64)> {
    let bits = |laid: &Laid| (laid.words * laid.width) as f64;
    OPENRAM
        .iter()
        .map(|laid| (bits(laid), value(laid)))
        .collect()
}

/// Memory macros beside the cells of a library.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SramModel {
    pub um2: Line,
    pub access_ns: Line,
    pub setup_ns: f64,
    pub input_pf: f64,
    pub transition_ns: f64,
}

/// Of a library, whatever is made of it.
fn lambda(library: &str) -> Option<f64> {
    let library = library.strip_suffix(latches::SUFFIX).unwrap_or(library);
    let (_, lambda) = LAMBDA.iter().find(|(name, _)| *name == library)?;
    Some(*lambda)
}

impl SramModel {
    /// The model for a cell library, if its lambda is known: areas go with the square of lambda, times and capacitances
    /// with lambda.
    pub fn of(library: &str) -> Option<Self> {
        let scale = lambda(library)? / OPENRAM_LAMBDA;
        Some(Self {
            um2: Line::fit(&points(|laid| laid.um2), scale.powi(2)),
            access_ns: Line::fit(&points(|laid| laid.access_ns), scale),
            setup_ns: scale * OPENRAM_SETUP_NS,
            input_pf: scale * OPENRAM_INPUT_PF,
            transition_ns: scale * OPENRAM_TRANSITION_NS,
        })
    }

    /// What a bit takes in dense SRAM ([`DENSE_BIT_UM2`]), by the square of lambda.
    pub fn dense_bit_um2(library: &str) -> Option<f64> {
        let scale = lambda(library)? / lambda("osu018_stdcells")?;
        Some(DENSE_BIT_UM2 * scale.powi(2))
    }

    /// Bits of the largest macro that the lines go through: beyond it they are continued.
    pub fn largest_bits() -> u64 {
        let bits = OPENRAM.iter().map(|laid| laid.words * laid.width);
        bits.max().unwrap_or(0)
    }

    /// How far the lines miss OpenRAM's areas and access times at most.
    pub fn worst() -> (f64, f64) {
        (
            Line::worst(&points(|laid| laid.um2)),
            Line::worst(&points(|laid| laid.access_ns)),
        )
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
    use turnstile_hdl::full_size::{ALIGNED_INDICES, BANKS, ROWS, SLOTS, STATE_ROWS};
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
    let word_marks = STATE_ROWS.div_ceil(4) * SLOTS * BANKS;
    // A valid bit and a lane of 64, for each bit of a signature and each slot.
    let kept_lanes = 8 * SLOTS * (1 + 6) * BANKS;
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
            registers(word_marks),
        ),
        figure(
            "SMDCD state bits, 32-bit registers",
            "456",
            (2 * valid_registers).to_string(),
            registers((ALIGNED_INDICES / 4 * SLOTS + 2 * ALIGNED_INDICES) * BANKS),
        ),
        figure(
            "Bloom signatures, 32-bit registers, packed",
            "-",
            (signature_bits / 32).to_string(),
            registers(kept_lanes),
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
        let line = Line::fit(&[(10.0, 70.0), (20.0, 120.0), (40.0, 220.0)], 0.25);
        assert!((line.base - 5.0).abs() < 1e-9 && (line.per_bit - 1.25).abs() < 1e-9);
        let (area, access) = SramModel::worst();
        assert!(area < 0.2 && access < 0.05);
        let (old, new) = (
            SramModel::of("osu035_stdcells").unwrap(),
            SramModel::of("osu018_stdcells").unwrap(),
        );
        assert!((old.um2.at(512, 32) / new.um2.at(512, 32) - 4.0).abs() < 1e-9);
        assert!((old.access_ns.at(512, 32) / new.access_ns.at(512, 32) - 2.0).abs() < 1e-9);
        assert_eq!(SramModel::of("sky130"), None);
    }

    #[test]
    fn patterns_name_arrays() {
        assert_eq!(kind("words", 512).unwrap().built, Built::Sram);
        assert_eq!(kind("words12", 1).unwrap().built, Built::FlipFlops);
        assert_eq!(kind("signs0_7", 1).unwrap().name, "Bloom signatures");
        assert_eq!(kind("entries", 2).unwrap().built, Built::Sram);
        assert_eq!(kind("entries", 1), None);
        assert_eq!(kind("q", 512), None);
    }
}
