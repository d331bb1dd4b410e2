//! Histograms of a measured image: the voting loop of a block of 32 warps, told from single warps and from how warps meet. Nothing is
//! fitted to them.

use super::{check_in, measured, number, quantile, rows, sorted};
use super::{Row, Silicon, DOCUMENT, MACHINES};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use turnstile_experiments::atomics::{block_cycles, Pattern, Votes, LANES};
use turnstile_experiments::votes::{generate, Layout, Mapping, MEASURED_SIZE};

/// Threads of a block, and its warps.
const THREADS: u32 = 1024;
const WARPS: usize = THREADS as usize / LANES;
/// Clocks in a microsecond during the measurements.
const MHZ: f64 = 1980.0;

/// Where a row's votes go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Case {
    blocks: u32,
    bins: u32,
    copies: u32,
    block_mapping: bool,
    padding: u32,
}

impl Case {
    fn of(row: &Row) -> Self {
        let integer = |column| number(row, column) as u32;
        Self {
            blocks: integer("blocks"),
            bins: integer("bins"),
            copies: integer("replication"),
            block_mapping: row["mapping"] == "block",
            padding: integer("padding"),
        }
    }

    fn mapping(&self) -> Mapping {
        match self.block_mapping {
            true => Mapping::Block,
            false => Mapping::Cyclic,
        }
    }

    /// Warps of a block that vote in the same copies.
    fn sharing(&self) -> u32 {
        match self.block_mapping {
            true => WARPS as u32 / self.copies,
            false => WARPS as u32,
        }
    }

    /// The votes of each warp of a block: the threads of all blocks take the pixels in turn.
    fn votes(&self, bins: &[u32], block: u32) -> Vec<Votes> {
        let layout = Layout {
            words: self.bins,
            copies: self.copies,
            mapping: self.mapping(),
            padding: self.padding,
            threads: THREADS,
        };
        let all_threads = (self.blocks * THREADS) as usize;
        let votes = |warp: usize| {
            let first = (block * THREADS) as usize + warp * LANES;
            let starts = (first..bins.len()).step_by(all_threads);
            let lanes = |start: usize| std::array::from_fn(|lane| bins[start + lane]);
            starts
                .map(|start| layout.of_warp((warp * LANES) as u32, &lanes(start)))
                .collect()
        };
        (0..WARPS).map(votes).collect()
    }
}

/// A row of `histogram.csv` in clocks, measured and told.
struct Comparison {
    machine: usize,
    case: Case,
    measured: f64,
    /// By the slowest warp, if it were alone.
    alone: f64,
    /// By the slowest block.
    block: f64,
}

impl Comparison {
    /// Of the measured time and the loads alone, which take as long as they were measured to take.
    fn new(machine: usize, case: Case, [clocks, loads]: [f64; 2], bins: &[u32]) -> Self {
        let setup = MACHINES[machine].setup();
        let fitted = measured(&setup);
        let mut told = Self {
            machine,
            case,
            measured: clocks,
            alone: 0.0,
            block: 0.0,
        };
        for block in 0..case.blocks {
            let warps = case.votes(bins, block);
            let chain = |votes: &Votes| {
                let patterns = votes.iter().map(|words| Pattern::new(words));
                let cycles = patterns.map(|one| fitted.steady_cycles(&setup.iterations(&one)));
                loads + cycles.sum::<f64>()
            };
            told.alone = warps.iter().map(chain).fold(told.alone, f64::max);
            let before = loads / warps[0].len() as f64;
            let cycles = block_cycles(fitted, &warps, before).expect("it says how warps meet");
            told.block = told.block.max(cycles);
        }
        told
    }

    fn error(&self, told: f64) -> f64 {
        (told - self.measured).abs() / self.measured
    }
}

/// Its operation in `histogram.csv`; the additions of `h200-int` return nothing there.
fn operation(machine: &Silicon) -> &'static str {
    match machine.column {
        "atomic_add_int" => "atomic_add_int_noreturn",
        column => column,
    }
}

/// Rows of these cases.
fn tell(is_told: impl Fn(&Case) -> bool + Sync) -> Vec<Comparison> {
    let image = generate(MEASURED_SIZE.0, MEASURED_SIZE.1, 0);
    let rows = rows("histogram.csv");
    let clocks = |row: &Row| MHZ * number(row, "us_per_additional_pass");
    let loads = rows.iter().filter(|row| row["operation"] == "load_only");
    let loads: BTreeMap<Case, f64> = loads.map(|row| (Case::of(row), clocks(row))).collect();
    let told = rows.par_iter().filter_map(|row| {
        let named = |machine: &Silicon| operation(machine) == row["operation"];
        let machine = MACHINES.iter().position(named)?;
        let case = Case::of(row);
        let bins = image.bins(case.bins).expect("a power of two");
        let times = [clocks(row), loads[&case]];
        is_told(&case).then(|| Comparison::new(machine, case, times, &bins))
    });
    told.collect()
}

/// All rows.
fn told() -> &'static [Comparison] {
    static TOLD: OnceLock<Vec<Comparison>> = OnceLock::new();
    TOLD.get_or_init(|| tell(|_| true))
}

/// What the median error of a machine must not exceed.
const MOST: f64 = 0.25;
/// How much slower than the best the chosen layout may be.
const MOST_LOSS: f64 = 0.1;

/// A slice of the tables: one image, every layout with padding.
#[test]
fn layouts_of_256_bins_are_told() {
    let slice = tell(|case| (case.blocks, case.bins, case.padding) == (128, 256, 1));
    for (index, machine) in MACHINES.iter().enumerate() {
        let rows: Vec<&Comparison> = slice.iter().filter(|told| told.machine == index).collect();
        let errors = sorted(rows.iter().map(|told| told.error(told.block)));
        let median = quantile(&errors, 0.5);
        assert!(median < MOST, "{}: {median}", machine.name);
        let loss = loss(&rows, |told| told.block);
        assert!(loss < MOST_LOSS, "{}: {loss}", machine.name);
    }
}

/// Median and 95th percentile.
fn spread(errors: impl Iterator<Item = f64>) -> String {
    let errors = sorted(errors);
    let [median, most] = [0.5, 0.95].map(|share| 100.0 * quantile(&errors, share));
    format!("{median:.1} % | {most:.1} %")
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn histograms_are_predicted() {
    let classes: [(&str, std::ops::RangeInclusive<u32>); 3] = [
        ("1: a copy a warp", 1..=1),
        ("2 to 16", 2..=16),
        ("32: all", 32..=32),
    ];
    let mut table = "| machine | warps at a copy | rows | warp alone: median | 95th percentile | block: median | 95th percentile |\n\
        | --- | --- | --- | --- | --- | --- | --- |\n"
        .to_string();
    for (index, machine) in MACHINES.iter().enumerate() {
        for (name, sharing) in &classes {
            let of_class = |told: &&Comparison| {
                told.machine == index && sharing.contains(&told.case.sharing())
            };
            let rows: Vec<&Comparison> = told().iter().filter(of_class).collect();
            let errors = sorted(rows.iter().map(|told| told.error(told.block)));
            let median = quantile(&errors, 0.5);
            assert!(median < MOST, "{}, {name}: {median}", machine.name);
            table += &format!(
                "| `{}` | {name} | {} | {} | {} |\n",
                machine.name,
                rows.len(),
                spread(rows.iter().map(|told| told.error(told.alone))),
                spread(rows.iter().map(|told| told.error(told.block)))
            );
        }
    }
    check_in(DOCUMENT, "silicon-histogram", &table);
}

/// How much slower the layout is that `predict` likes best than the one that was measured to be the best.
fn loss(rows: &[&Comparison], predict: impl Fn(&Comparison) -> f64) -> f64 {
    let best = |of: &dyn Fn(&Comparison) -> f64| {
        let rows = rows.iter();
        rows.min_by(|a, b| of(a).total_cmp(&of(b)).then(a.case.cmp(&b.case)))
            .expect("there are layouts")
            .measured
    };
    best(&predict) / best(&|told| told.measured) - 1.0
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_best_layouts_are_chosen() {
    let mut table =
        "| machine | histograms | best or within 2 % | slower than the best: median | largest | \
        warp alone: median | largest | one copy: median | largest |\n\
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
            .to_string();
    for (index, machine) in MACHINES.iter().enumerate() {
        let mut histograms: BTreeMap<(u32, u32), Vec<&Comparison>> = BTreeMap::new();
        for told in told().iter().filter(|told| told.machine == index) {
            let of = (told.case.blocks, told.case.bins);
            histograms.entry(of).or_default().push(told);
        }
        let losses = |predict: &dyn Fn(&Comparison) -> f64| {
            sorted(histograms.values().map(|rows| loss(rows, predict)))
        };
        let block = losses(&|told| told.block);
        let largest = block[block.len() - 1];
        assert!(largest < MOST_LOSS, "{}: {largest}", machine.name);
        let ends = |losses: &[f64]| {
            let [median, largest] = [0.5, 1.0].map(|share| 100.0 * quantile(losses, share));
            format!("{median:.1} % | {largest:.1} %")
        };
        table += &format!(
            "| `{}` | {} | {} | {} | {} | {} |\n",
            machine.name,
            block.len(),
            block.iter().filter(|loss| **loss < 0.02).count(),
            ends(&block),
            ends(&losses(&|told| told.alone)),
            ends(&losses(&|told| f64::from(told.case.copies)))
        );
    }
    check_in(DOCUMENT, "silicon-layouts", &table);
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn rows_of_histograms_are_up_to_date() {
    let mut table = "| bins | copies | mapping |".to_string();
    for machine in &MACHINES {
        table += &format!(" `{}` measured | predicted |", machine.name);
    }
    table += &format!("\n|{}\n", " --- |".repeat(3 + 2 * MACHINES.len()));
    let shown = |case: &Case| {
        case.blocks == 128
            && case.padding == 1
            && [32, 256, 2048].contains(&case.bins)
            && [1, 4, 16].contains(&case.copies)
    };
    let mut lines: BTreeMap<Case, BTreeMap<usize, &Comparison>> = BTreeMap::new();
    for told in told().iter().filter(|told| shown(&told.case)) {
        lines
            .entry(told.case)
            .or_default()
            .insert(told.machine, told);
    }
    for (case, of_machines) in lines {
        table += &format!("| {} | {} | {} |", case.bins, case.copies, case.mapping());
        for told in of_machines.values() {
            let [measured, block] = [told.measured, told.block].map(|clocks| clocks / MHZ);
            table += &format!(" {measured:.2} | {block:.2} |");
        }
        table += "\n";
    }
    check_in(DOCUMENT, "silicon-histogram-rows", &table);
}
