//! Figure 9 as energy of events: what is counted, times what one takes.
//!
//! The paper has GPUWattch, which models a whole GPU and is not reproduced. Here a few events have a price each; the table names its source, or
//! says that it is assumed. Ratios of such sums tell which way energy goes, and no more.

use super::run::Run;
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
/// Watts that flow whatever happens, in the second reading of the headline. Assumed.
pub const CONSTANT_WATTS: f64 = 40.0;
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

/// Words counted in and out, where there are tables.
fn references(run: &Run) -> f64 {
    match run.configuration.has().contains(&true) {
        true => 2.0 * run.commit_messages as f64,
        false => 0.0,
    }
}

/// All of them.
pub const COSTS: [Cost; 10] = [
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
        picojoules: 8.0 * 10.0 * BIT_MILLIMETRE,
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
        count: |run| run.commit_messages as f64,
    },
    Cost {
        event: "a look-up in a conflict address table: a set of 12 words, 1.5 times 256 bits",
        part: Part::Tables,
        picojoules: 1.5 * SRAM,
        source: "assumed",
        count: look_ups,
    },
    Cost {
        event: "a count in a reference count table, or an update of a conflict address table: a set read and written",
        part: Part::Tables,
        picojoules: 3.0 * SRAM,
        source: "assumed",
        count: |run| references(run) + updates(run),
    },
    Cost {
        event: "a byte of updates at a core's end of the network: 10 mm",
        part: Part::Tables,
        picojoules: 8.0 * 10.0 * BIT_MILLIMETRE,
        source: BUDGET,
        count: |run| match run.configuration.has().contains(&true) {
            true => run.arrived_update_bytes() as f64,
            false => 0.0,
        },
    },
];

fn updates(run: &Run) -> f64 {
    match run.configuration.has().contains(&true) {
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

/// The same, and what flows whatever happens.
pub fn with_constant(run: &Run) -> f64 {
    events(run) + CONSTANT_WATTS * run.cycles as f64 / HERTZ
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
        format!("whatever happens, in the second reading alone: {CONSTANT_WATTS} W"),
        "-".into(),
        "-".into(),
        "assumed".into(),
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
        let rest = 16.0 * 64_000.0 + 400.0 * 1_200.0 + 125.0 * 64_000.0 + 200.0 * 900.0;
        assert!((events(&run) - (cores + rest) * 1e-12).abs() < 1e-14);
        let constant = with_constant(&run) - events(&run);
        assert!((constant - 40.0 * 10_000.0 / 700e6).abs() < 1e-12);
    }
}
