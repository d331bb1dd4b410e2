//! Figure 9 as energy of events: what is counted, times what one takes.
//!
//! The paper has GPUWattch, which models a whole GPU and is not reproduced. Here a few events have a price each; the table names its source, or
//! says that it is assumed. To these comes what flows whatever happens, of the authors' configuration. Ratios of such sums tell which way energy goes, and no more.

use super::run::{Run, CORES};
use super::runs::Runs;
use super::setting::{Change, Configuration};
use crate::engine::Unit;
use turnstile_tools::table::Table;

/// What an event takes.
#[derive(Clone, Copy)]
pub struct Cost {
    /// The event.
    pub event: &'static str,
    /// Part of the figure that it belongs to.
    pub part: Part,
    pub picojoules: f64,
    /// Where that comes from.
    pub source: &'static str,
    /// How many there are.
    count: fn(&Run) -> f64,
}

named! {
    /// Parts of the figure's bars.
    Part {
        /// Instructions and first levels.
        Cores = "cores",
        /// Networks.
        Networks = "networks",
        /// Second levels and DRAM.
        Memory = "second levels, DRAM",
        /// Commit units.
        CommitUnits = "commit units",
        /// What the paper adds: look-ups, counts, updates of tables.
        Tables = "tables",
    }
}

/// "Energy budget on a 28 nm. manufacturing process chip", Table 7 of doi:10.1186/s12859-018-2389-6.
const BUDGET: &str = "doi:10.1186/s12859-018-2389-6, table 7 (28 nm)";
/// 256 bits of an SRAM of 8 KB, of that table.
const SRAM: f64 = 50.0;
/// A register of 32 bits and an addition, of that table.
const REGISTER: f64 = 2.0;
const ADDITION: f64 = 0.4;
/// A bit over a millimetre, of that table.
const BIT_MILLIMETRE: f64 = 0.2;
/// A line of DRAM, of that table.
const DRAM_LINE: f64 = 16_000.0;
/// Watts that flow whatever happens: of the GPU, and of each core.
const GPU_WATTS: f64 = 11.0;
const CORE_WATTS: f64 = 1.59;
const WATTS: f64 = GPU_WATTS + CORES as f64 * CORE_WATTS;
const IDLE: &str = "gpuwattch_gtx480.xml of the authors' simulator: 11 W, and 1.59 W an idle core";
/// Other such constants, to see what hangs on it.
const OTHER_WATTS: [f64; 5] = [0.0, 10.0, 20.0, WATTS, 50.0];
/// From a core to the next: sixteen places in a square on a die of 22 mm.
const NEXT_CORE_MILLIMETRES: f64 = 5.5;
/// A packet of its own to each core.
const NETWORK_MILLIMETRES: f64 = 10.0;
/// A word of a set, address and bits; of a set of counts.
const TABLE_WORD_BITS: f64 = 32.0;
const COUNT_WORD_BITS: f64 = 40.0;
const WAYS: f64 = 12.0;
/// Reading or writing 256 bits.
const SRAM_BITS: f64 = 256.0;
/// The cores' clock.
const HERTZ: f64 = 700e6;

/// Entries of a run's logs in all its attempts, taken as long as those that committed. No counter has what aborted attempts logged.
fn log_entries(run: &Run) -> f64 {
    let words = (run.words_read + run.words_written) as f64;
    match run.committed {
        0 => 0.0,
        committed => words * run.started as f64 / committed as f64,
    }
}

/// Each word of each attempt once for each of the two that look up.
fn look_ups(run: &Run) -> f64 {
    let askers = run.configuration.has().iter().filter(|has| **has).count();
    askers as f64 * log_entries(run)
}

/// Words that come to commit units.
fn commit_words(run: &Run) -> f64 {
    (run.commit_reads + run.commit_writes) as f64
}

/// Whether the cores have tables.
fn has_tables(run: &Run) -> bool {
    run.configuration.has().contains(&true)
}

/// Words counted in and out, where there are tables.
fn references(run: &Run) -> f64 {
    match has_tables(run) {
        true if run.setting().tells_readers() => 2.0 * commit_words(run),
        true => 2.0 * run.commit_writes as f64,
        false => 0.0,
    }
}

/// Bytes times millimetres that updates go to the cores.
fn update_millimetres(run: &Run) -> f64 {
    let each = match run.change {
        Change::Broadcast => NETWORK_MILLIMETRES,
        _ => NEXT_CORE_MILLIMETRES,
    };
    match has_tables(run) {
        true => each * run.arrived_update_bytes() as f64,
        false => 0.0,
    }
}

/// All of them.
pub const COSTS: [Cost; 11] = [
    Cost {
        event: "a warp's instruction: fetch and decode, 256 bits of an 8 KB SRAM",
        part: Part::Cores,
        picojoules: SRAM,
        source: BUDGET,
        count: |run| run.warp_instructions as f64,
    },
    Cost {
        event: "a lane of an instruction: three registers and an addition",
        part: Part::Cores,
        picojoules: 3.0 * REGISTER + ADDITION,
        source: BUDGET,
        count: |run| run.thread_instructions as f64,
    },
    Cost {
        event: "a line of a first level: four times 256 bits of an 8 KB SRAM",
        part: Part::Cores,
        picojoules: 4.0 * SRAM,
        source: BUDGET,
        count: |run| run.l1_accesses as f64,
    },
    Cost {
        event: "a byte through a network: 10 mm",
        part: Part::Networks,
        picojoules: 8.0 * NETWORK_MILLIMETRES * BIT_MILLIMETRE,
        source: BUDGET,
        count: |run| run.other_bytes() as f64,
    },
    Cost {
        event: "an access to a second level: twice a line of a first level",
        part: Part::Memory,
        picojoules: 8.0 * SRAM,
        source: "assumed",
        count: |run| run.l2_accesses as f64,
    },
    Cost {
        event: "a byte of DRAM: of a line of 128",
        part: Part::Memory,
        picojoules: DRAM_LINE / 128.0,
        source: BUDGET,
        count: |run| run.dram_bytes as f64,
    },
    Cost {
        event: "a word in a commit unit: log, last writer, comparison, four times 256 bits",
        part: Part::CommitUnits,
        picojoules: 4.0 * SRAM,
        source: "assumed",
        count: commit_words,
    },
    Cost {
        event: "a look-up in a conflict address table: a set of 12 words, 1.5 times 256 bits",
        part: Part::Tables,
        picojoules: 1.5 * SRAM,
        source: "assumed",
        count: look_ups,
    },
    Cost {
        event: "an update of a conflict address table: a set of 12 words of 32 bits read, one written",
        part: Part::Tables,
        picojoules: (WAYS + 1.0) * TABLE_WORD_BITS / SRAM_BITS * SRAM,
        source: "assumed",
        count: updates,
    },
    Cost {
        event: "a count in a reference count table: a set of 12 words of 40 bits read, one written",
        part: Part::Tables,
        picojoules: (WAYS + 1.0) * COUNT_WORD_BITS / SRAM_BITS * SRAM,
        source: "assumed",
        count: references,
    },
    Cost {
        event: "a byte of updates over a millimetre: 5.5 from core to core where the network copies a packet, else 10 to each core",
        part: Part::Tables,
        picojoules: 8.0 * BIT_MILLIMETRE,
        source: BUDGET,
        count: update_millimetres,
    },
];

fn updates(run: &Run) -> f64 {
    match has_tables(run) {
        true => run.table_updates as f64,
        false => 0.0,
    }
}

/// Joules of the events of a part.
pub fn of_part(run: &Run, part: Part) -> f64 {
    let costs = COSTS.iter().filter(|cost| cost.part == part);
    costs
        .map(|cost| cost.picojoules * (cost.count)(run))
        .sum::<f64>()
        * 1e-12
}

/// Joules of all events.
pub fn events(run: &Run) -> f64 {
    Part::ALL.iter().map(|part| of_part(run, *part)).sum()
}

/// The same, and so many watts all the time.
fn with_watts(run: &Run, watts: f64) -> f64 {
    events(run) + watts * run.cycles as f64 / HERTZ
}

/// The same, and what flows whatever happens.
pub fn with_constant(run: &Run) -> f64 {
    with_watts(run, WATTS)
}

/// Energy over Warp TM's, geometric mean over the benchmarks, by the constant power.
pub fn sensitivity(runs: &Runs) -> Table {
    let machines = [
        Configuration::EarlyAbort,
        Configuration::PauseAndGo,
        Configuration::Both,
        Configuration::Best,
    ];
    let mean = |one: Configuration, watts: f64| {
        runs.spread(|seed| {
            let joules = |one, name: &str| Some(with_watts(seed.run(name, one)?, watts));
            seed.mean(|name| Some(joules(one, name)? / joules(Configuration::WarpTm, name)?))
        })
    };
    let line = |watts: &f64| {
        let cells = machines.map(|one| {
            let mean = mean(one, *watts);
            mean.map_or("-".into(), |mean| mean.text(Unit::Times))
        });
        [format!("{watts:.2}")].into_iter().chain(cells).collect()
    };
    let lines: Vec<Vec<String>> = OTHER_WATTS.iter().map(line).collect();
    let head = ["W"].into_iter().chain(machines.map(Configuration::name));
    let empty = |line: &Vec<String>| line[1..].iter().all(|cell| cell == "-");
    match lines.iter().all(empty) {
        true => Table::default(),
        false => Table::new(head, lines),
    }
}

/// The costs as a table of cells.
pub fn table() -> Table {
    let line = |cost: &Cost| {
        vec![
            cost.event.to_string(),
            cost.part.name().to_string(),
            format!("{:.1}", cost.picojoules),
            cost.source.to_string(),
        ]
    };
    let mut lines: Vec<_> = COSTS.iter().map(line).collect();
    lines.push(vec![
        format!("whatever happens: {WATTS:.2} W"),
        "-".into(),
        "-".into(),
        IDLE.into(),
    ]);
    Table::new(["event", "part", "pJ", "source"], lines)
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::played;
    use super::super::setting::{Configuration, Setting};
    use super::*;

    fn run(configuration: Configuration) -> Run {
        played(&Setting::new("List", configuration, 0))
    }

    #[test]
    fn tables_take_nothing_where_there_are_none() {
        assert_eq!(of_part(&run(Configuration::WarpTm), Part::Tables), 0.0);
        let [one, both] = [Configuration::EarlyAbort, Configuration::Both]
            .map(|one| of_part(&run(one), Part::Tables));
        // The second of two asks as often as the first: 600 words of 100 transactions, in 190 attempts.
        let asked = 75.0 * 600.0 * 1.9e-12;
        assert!((both - one - asked).abs() < 1e-15, "{one} {both}");
    }

    #[test]
    fn all_parts_are_the_whole() {
        let run = run(Configuration::WarpTm);
        let cores = 50.0 * 2_000.0 + 6.4 * 30_000.0 + 200.0 * 1_500.0;
        assert!((of_part(&run, Part::Cores) - cores * 1e-12).abs() < 1e-15);
        let rest = 16.0 * 64_000.0 + 400.0 * 1_200.0 + 125.0 * 64_000.0 + 200.0 * 700.0;
        assert!((events(&run) - (cores + rest) * 1e-12).abs() < 1e-14);
        let constant = with_constant(&run) - events(&run);
        assert!((constant - 34.85 * 10_000.0 / 700e6).abs() < 1e-12);
    }
}
