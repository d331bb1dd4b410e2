//! The report of a run, as JSON and as text.

use super::blame::{self, ConflictPair};
use super::launches::{table, LaunchReport};
use super::lines::{self, LineReport};
use super::numbers::{percent, ratio, thousands};
use super::transaction_report::TransactionReport;
use super::{AtomicCounters, Breakdown, CoreReport, MemoryCounters, TransactionCounters};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use turnstile_check::Footprints;

/// Everything one run reports. Fields are added, never renamed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Version of this program.
    pub version: String,
    /// Benchmark or run file.
    pub run: String,
    pub kernel: String,
    /// Version of a bundled benchmark: tm, fgl or serial.
    pub benchmark_version: Option<String>,
    /// Parameters of a bundled benchmark.
    pub parameters: BTreeMap<String, u32>,
    /// Machine file's name.
    pub machine: String,
    pub detector: String,
    /// What can be chosen about its hardware, and about transactions on global memory if a kernel has some.
    pub hardware: BTreeMap<String, Value>,
    /// Engine that ran the RTL.
    pub engine: String,
    /// Engine that ran each unit, by the unit's name.
    #[serde(default)]
    pub engines: BTreeMap<String, String>,
    /// Engine that agreed with it on every pin in every clock.
    pub lockstep: Option<String>,
    /// With engine `auto`: the first clocks of each unit in which the RTL beside its model agreed on every pin.
    #[serde(default)]
    pub lockstep_first_clocks: Option<u64>,
    /// Clock of the machine's cores.
    #[serde(default)]
    pub clock_mhz: u64,
    /// The time of the cycles by that clock.
    #[serde(default)]
    pub microseconds: f64,
    /// Cycles from the first fetch to the end of the last wavefront.
    pub cycles: u64,
    /// Wavefront-cycles: the sum of the breakdown.
    pub kernel_cycles: u64,
    /// Wavefront-cycles by category.
    pub breakdown: Breakdown,
    pub transactions: TransactionReport,
    /// Committed over started transactions; none without transactions.
    pub commit_ratio: Option<f64>,
    /// Lanes that lost a conflict.
    pub conflicts: u64,
    /// Of those, lanes without which the run would have been just as serialisable: the sum of the next two.
    pub false_conflicts: u64,
    /// Lanes stopped though both transactions only read the word.
    pub read_read_conflicts: u64,
    /// Lanes stopped though no other live transaction used the word.
    pub aliased_conflicts: u64,
    /// Lanes that lost to a live transaction of their own wavefront.
    pub conflicts_within_wavefront: u64,
    /// Lanes that lost to live transactions of other wavefronts only.
    pub conflicts_between_wavefronts: u64,
    /// Lost conflicts by the lines of both accesses, the most frequent first. Their counts add up to the conflicts, by cause too.
    #[serde(default)]
    pub conflict_pairs: Vec<ConflictPair>,
    /// Reads that were let through beside other readers: conflicts for a detector that does not tell them apart.
    pub shared_reads: u64,
    /// Read and write sets of committed transactions, in words.
    pub footprints: Footprints,
    /// Dispatch rounds beyond the first, over all half-wavefront accesses.
    pub bank_conflicts: u64,
    /// Half-wavefront accesses of local memory.
    pub lds_accesses: u64,
    /// Atomic instructions through lock bits.
    #[serde(default)]
    pub atomics: AtomicCounters,
    /// What lines did in local memory. Their counts add up to those of the run.
    #[serde(default)]
    pub lines: Vec<LineReport>,
    /// Accesses of single lanes to local memory in transactions, with those that lost.
    pub tx_accesses: u64,
    /// Banks in which lanes lost, over all half-wavefront accesses: conflicts as a bank reports them.
    pub conflicting_banks: u64,
    /// Executed instructions of wavefronts.
    pub instructions: u64,
    /// Of those, instructions in transactions, in passes that were rolled back too.
    pub tx_instructions: u64,
    /// The commit order explains every read and the final memory.
    pub serialisable: bool,
    /// First thing the commit order does not explain.
    pub violation: Option<String>,
    /// Reads by lanes of local memory that nothing had written.
    pub unwritten_reads: u64,
    /// The outputs are those of a sequential reference (bundled benchmarks).
    pub outputs_correct: Option<bool>,
    /// First wrong output.
    pub output_error: Option<String>,
    /// Clocks of the RTL that were simulated (idle ones are skipped).
    pub engine_cycles: u64,
    /// Simulated clocks of the RTL in a second of wall-clock time.
    pub engine_cycles_per_second: f64,
    /// What cores with schedulers did.
    #[serde(default)]
    pub cores: CoreReport,
    /// What the memory system did.
    #[serde(default)]
    pub memory: MemoryCounters,
    /// Transactions on global memory.
    #[serde(default)]
    pub global_transactions: TransactionCounters,
    /// What each launch did, in the order of the run file.
    #[serde(default)]
    pub launches: Vec<LaunchReport>,
}

impl Report {
    /// The report as indented JSON.
    pub fn json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("a report is plain numbers and texts") + "\n"
    }

    /// The run passed its checks.
    pub fn good(&self) -> bool {
        self.serialisable && self.outputs_correct != Some(false)
    }
}

/// A value without the quotes of JSON.
fn text(value: &Value) -> String {
    value.as_str().map_or(value.to_string(), str::to_string)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} ({}), detector {}, engine {}, machine {}",
            self.run, self.kernel, self.detector, self.engine, self.machine
        )?;
        if !self.hardware.is_empty() {
            let values = self.hardware.iter();
            let values: Vec<_> = values
                .map(|(name, value)| format!("{name}={}", text(value)))
                .collect();
            writeln!(f, "  hardware         {}", values.join(" "))?;
        }
        writeln!(
            f,
            "  cycles           {}, {:.1} us at {} MHz",
            self.cycles, self.microseconds, self.clock_mhz
        )?;
        match self.cores.cores {
            0 => self.wavefronts(f)?,
            _ => self.warps(f)?,
        }
        writeln!(
            f,
            "  engine           {} clocks at {:.1} kcycle/s",
            self.engine_cycles,
            self.engine_cycles_per_second / 1000.0
        )?;
        if let Some(clocks) = self.lockstep_first_clocks {
            let clocks = thousands(clocks);
            writeln!(
                f,
                "  engine auto      model; rtl in lockstep for the first {clocks} busy clocks of each unit: equal"
            )?;
        }
        self.other_engines(f)?;
        let verdict = |good: bool, error: &Option<String>| match (good, error) {
            (true, _) => "yes".to_string(),
            (false, Some(error)) => format!("NO: {error}"),
            (false, None) => "NO".to_string(),
        };
        write!(
            f,
            "  serialisable     {}",
            verdict(self.serialisable, &self.violation)
        )?;
        if let Some(correct) = self.outputs_correct {
            write!(
                f,
                "\n  outputs correct  {}",
                verdict(correct, &self.output_error)
            )?;
        }
        f.write_str(&table(&self.launches))?;
        f.write_str(&blame::table(&self.conflict_pairs))?;
        f.write_str(&lines::table(&self.lines))
    }
}

impl Report {
    /// Units that another engine than the one that was asked for has run.
    fn other_engines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wanted = match self.lockstep_first_clocks {
            Some(_) => "model",
            None => &self.engine,
        };
        let mut others: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (unit, engine) in &self.engines {
            if engine != wanted {
                others.entry(engine).or_default().push(unit);
            }
        }
        others.iter().try_for_each(|(engine, units)| {
            let units = units.join(", ");
            writeln!(f, "  by {engine:<14}{units}, which have no {wanted}")
        })
    }

    /// What cores for wavefronts of 64 did.
    fn wavefronts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let transactions = &self.transactions;
        let share = |cycles| percent(ratio(cycles, self.kernel_cycles));
        let breakdown = &self.breakdown;
        writeln!(
            f,
            "  wavefront-cycles {}: non-tx {}, tx {}, memory overhead {}, begin and commit {}",
            self.kernel_cycles,
            share(breakdown.non_tx),
            share(breakdown.tx),
            share(breakdown.memory_overhead),
            share(breakdown.begin_commit)
        )?;
        if transactions.started > 0 {
            writeln!(
                f,
                "  transactions     {} started, {} committed ({}), {} in wavefront and {} in work-group serialisation",
                transactions.started,
                transactions.committed,
                percent(self.commit_ratio),
                transactions.wf_serialised,
                transactions.wg_serialised
            )?;
            writeln!(
                f,
                "  conflicts        {} accesses of work-items lost; in {} of them both transactions only read the word, in {} no other transaction used it",
                self.conflicts, self.read_read_conflicts, self.aliased_conflicts
            )?;
        }
        writeln!(
            f,
            "  local memory     {} half-wavefront accesses, {} extra rounds by bank conflicts",
            self.lds_accesses, self.bank_conflicts
        )
    }

    /// What cores for warps of 32 did.
    fn warps(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.cores)?;
        writeln!(
            f,
            "  shared memory    {} accesses of warps, {} extra rounds by bank conflicts",
            self.lds_accesses, self.bank_conflicts
        )?;
        if self.atomics.instructions > 0 {
            writeln!(
                f,
                "  lock bits        {} atomic instructions of warps, {} iterations, {} replays",
                self.atomics.instructions, self.atomics.iterations, self.atomics.replays
            )?;
        }
        if self.global_transactions.started > 0 {
            write!(f, "{}", self.global_transactions)?;
        }
        write!(f, "{}", self.memory)
    }
}
