//! `turnstile` alone: the hash table at three levels of contention, in every version and under every detector.

use super::engine_choice::{AUTO, CHECKED_CLOCKS};
use super::progress::Bars;
use turnstile_experiments::engine::outside::Progress;
use turnstile_experiments::engine::points;
use turnstile_experiments::engine::run::{Benchmark, Setup};
use turnstile_experiments::workloads::Version;
use turnstile_machine::metrics::{percent, ratio, thousands, Report};
use turnstile_machine::{Detector, MachineConfig};
use turnstile_tools::Result;

const BENCHMARK: &str = "hash-table";

/// High, medium and no contention.
const BUCKETS: [u32; 3] = [16, 64, 256];

/// Versions of each table, the reference of the speedup first.
const VARIANTS: [(&str, Version, Detector); 6] = [
    ("serial", Version::Serial, Detector::None),
    ("fgl", Version::Fgl, Detector::None),
    ("tm bloom", Version::Tm, Detector::Bloom),
    ("tm dcd", Version::Tm, Detector::Dcd),
    ("tm smdcd", Version::Tm, Detector::Smdcd),
    ("tm perfect", Version::Tm, Detector::Perfect),
];

/// Runs the demo; the exit code says whether all runs passed their checks.
pub fn demo() -> Result<u8> {
    let of = |buckets| VARIANTS.map(|variant| (buckets, variant));
    let runs: Vec<_> = BUCKETS.into_iter().flat_map(of).collect();
    let bar = Bars.over("runs", Some(runs.len()));
    let reports = points::all(&runs, &*bar, |(buckets, variant)| one(*buckets, *variant));
    drop(bar);
    let reports = reports?;
    super::output::tell(&table(&reports))?;
    Ok(u8::from(!reports.iter().all(Report::good)))
}

fn one(buckets: u32, (_, version, detector): (&str, Version, Detector)) -> Result<Report> {
    let benchmark = Benchmark::new(BENCHMARK, version, &[format!("buckets={buckets}")])?;
    benchmark.run(&Setup {
        lockstep: AUTO.1,
        ..Setup::new(detector.into(), AUTO.0, &MachineConfig::default())
    })
}

fn table(reports: &[Report]) -> String {
    let mut text = format!(
        "256 work-items insert their ids into a hash table in local memory ({BENCHMARK}).\n\
         Shares of the breakdown are wavefront-cycles; a transaction is an attempt of one work-item.\n\n\
         {:>7}  {:10} {:>8} {:>8} {:>8}  {:>7} {:>7} {:>7} {:>7}  {:>10}  {:12} {}\n",
        "buckets", "version", "cycles", "speedup", "commits", "non-tx", "tx", "memory", "begin", "serialised",
        "serialisable", "output"
    );
    for (index, reports) in reports.chunks(VARIANTS.len()).enumerate() {
        let serial = reports[0].cycles;
        for ((name, ..), report) in VARIANTS.iter().zip(reports) {
            let share = |cycles| percent(ratio(cycles, report.kernel_cycles));
            let breakdown = &report.breakdown;
            text += &format!(
                "{:>7}  {name:10} {:>8} {:>7.1}x {:>8}  {:>7} {:>7} {:>7} {:>7}  {:>10}  {:12} {}\n",
                BUCKETS[index],
                report.cycles,
                serial as f64 / report.cycles as f64,
                percent(report.commit_ratio),
                share(breakdown.non_tx),
                share(breakdown.tx),
                share(breakdown.memory_overhead),
                share(breakdown.begin_commit),
                percent(report.transactions.serialised_share()),
                if report.serialisable { "yes" } else { "NO" },
                if report.outputs_correct == Some(true) { "correct" } else { "WRONG" },
            );
        }
        text.push('\n');
    }
    text += &format!(
        "Engine auto: model; rtl in lockstep for the first {} busy clocks of each unit: equal.\n",
        thousands(CHECKED_CLOCKS)
    );
    text += &about_perfect(reports);
    let wrong = reports
        .iter()
        .filter_map(|report| report.violation.as_ref().or(report.output_error.as_ref()));
    wrong.fold(text, |text, wrong| text + wrong + "\n")
}

/// Why the ideal detector need not be the fastest; a test has the reason from runs without overlap.
fn about_perfect(reports: &[Report]) -> String {
    let mut text =
        String::from("`perfect` is an ideal `bloom`: detection and versioning cost no cycles.");
    let of = |reports: &[Report], detector| {
        let named = VARIANTS.iter().zip(reports);
        let mut found = named.filter(|((.., one), _)| *one == detector);
        found
            .next()
            .map(|(_, report)| (report.cycles, report.transactions.started))
    };
    let mut slower = vec![];
    for (buckets, reports) in BUCKETS.iter().zip(reports.chunks(VARIANTS.len())) {
        let both = [Detector::Perfect, Detector::Bloom].map(|detector| of(reports, detector));
        if let [Some((perfect, started)), Some((bloom, under_bloom))] = both {
            if perfect > bloom {
                slower.push(format!(
                    "{buckets} buckets: {started} instead of {under_bloom}"
                ));
            }
        }
    }
    if !slower.is_empty() {
        text += &format!(
            " Where it is slower, wavefronts overlap in another\n\
             way, lose more conflicts and start more transactions ({}). One wavefront\n\
             after the other (--set turns=4), both start as many and `perfect` is faster.",
            slower.join("; ")
        );
    }
    text + "\n"
}
