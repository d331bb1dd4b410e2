//! The numbers that the text of LocalTM-Bloom states, beside ours.

use super::experiments::*;
use crate::engine::grid::{
    of_report, overhead, serialised, tried, Case, Claim, Drawn, Results, Seeds, Trial,
};
use crate::engine::{Spread, Theirs, Unit};
use crate::papers::local_memory::storage;
use turnstile_machine::metrics::{ratio, Report};

const GROUPS: [&str; 3] = ["HT", "KM", "GA"];

/// A number of a run.
pub type Number = fn(&Report) -> Option<f64>;

/// All of them.
pub fn all() -> Vec<Claim> {
    let mut claims = overall();
    claims.extend(hash_table());
    claims.extend(k_means());
    claims.extend(genetic());
    claims.extend(storage::claims("4.3", storage::BLOOM));
    claims.push(storage::filter_registers("4.3"));
    claims
}

/// What the text of HT leaves open.
const OPEN_SEARCH: &str =
    "the text does not say outright that the search is no part of the transactions, nor how far wavefronts overlap";
const OVERLAP: &str = "how far wavefronts overlap decides";
const STALLS: &str =
    "wavefronts wait while another one is in work-group serialisation, which the paper never has";
const SHARE: &str = "it is a share of all time, of which transactions are about 5 % in the paper";
/// A number of one run.
fn of_run(
    place: &'static str,
    run: (&'static str, &'static str),
    what: &str,
    theirs: Theirs,
    unit: Unit,
    ours: Number,
) -> Claim {
    let (case, variant) = run;
    let what = format!("{case} under {variant}: {what}");
    Claim::new(place, what, theirs, unit, move |results| {
        ours(results.get(case, variant)?)
    })
}

/// The largest of a number over benchmarks under bloom.
fn most(
    place: &'static str,
    groups: &'static [&'static str],
    what: &str,
    theirs: Theirs,
    unit: Unit,
    ours: Number,
) -> Claim {
    let what = format!("{}: largest {what}", groups.join(", "));
    Claim::new(place, what, theirs, unit, move |results| {
        let of_case = |case: &str| ours(results.get(case, "bloom")?);
        results.extremes(groups, of_case).map(|extremes| extremes.1)
    })
}

/// Everything the breakdown puts into memory overhead, TX_Begin and TX_Commit: stalls and roll back are in it.
const OVERHEAD: &str = "share of time in memory overhead, TX_Begin and TX_Commit";

/// The cycles that detection and versioning add: how much longer bloom takes than perfect, over bloom.
fn over_perfect(place: &'static str, groups: &'static [&'static str], theirs: Theirs) -> Claim {
    let what = format!(
        "{}: largest share of cycles that perfect saves",
        groups.join(", ")
    );
    Claim::new(place, what, theirs, Unit::Percent, |results| {
        let saved = |case: &str| saved(results, case, "bloom");
        results.extremes(groups, saved).map(|extremes| extremes.1)
    })
}

fn saved(results: &Results, case: &str, variant: &str) -> Option<f64> {
    let perfect = results.get(case, "perfect")?;
    Some(1.0 - ratio(perfect.cycles, results.get(case, variant)?.cycles)?)
}

fn conflicts(report: &Report) -> Option<f64> {
    Some(report.conflicts as f64)
}

fn wg_serialised(report: &Report) -> Option<f64> {
    Some(report.transactions.wg_serialised as f64)
}

pub fn passes(report: &Report) -> Option<f64> {
    Some(report.transactions.passes as f64)
}

pub fn serialised_passes(report: &Report) -> Option<f64> {
    Some(report.transactions.serialised_passes as f64)
}

fn overall() -> Vec<Claim> {
    let speedup =
        |results: &Results| results.extremes(&GROUPS, |case| results.speedup(case, "bloom"));
    vec![
        Claim::new(
            "abstract",
            "smallest speedup over serialised",
            Theirs::Is(1.25),
            Unit::Times,
            move |results| speedup(results).map(|extremes| extremes.0),
        )
        .moved_by(tried(
            "wavefronts that abort each other, work-items that wait for each other, and what the serialised version does besides",
            GA2_SPEEDUP,
            Unit::Times,
            Results::speedup,
        )),
        Claim::new(
            "abstract",
            "largest speedup over serialised",
            Theirs::Is(80.0),
            Unit::Times,
            move |results| speedup(results).map(|extremes| extremes.1),
        ),
        most("abstract", &GROUPS, OVERHEAD, Theirs::AtMost(0.2), Unit::Percent, overhead).moved_by(
            tried(STALLS, HT2_TURNS, Unit::Percent, of_report(overhead)),
        ),
        over_perfect("abstract", &GROUPS, Theirs::AtMost(0.2))
            .moved_by(tried(OVERLAP, HT2_TURNS, Unit::Percent, saved)),
        most(
            "5.1.4",
            &GROUPS,
            "number of attempts in work-group serialisation",
            Theirs::Is(0.0),
            Unit::Count,
            wg_serialised,
        ),
    ]
}

fn hash_table() -> Vec<Claim> {
    let mut claims = vec![
        most(
            "5.2.1",
            &["HT"],
            OVERHEAD,
            Theirs::AtMost(0.16),
            Unit::Percent,
            overhead,
        )
        .moved_by(tried(STALLS, HT2_TURNS, Unit::Percent, of_report(overhead))),
        over_perfect("5.2.1", &["HT"], Theirs::AtMost(0.16)).moved_by(tried(
            OVERLAP,
            HT2_TURNS,
            Unit::Percent,
            saved,
        )),
    ];
    let cases: [(_, _, _, [f64; 3]); 2] = [
        ("HT2", OPEN_SEARCH, HT2_SEARCH, [3801.0, 189.0, 0.049]),
        ("HT32", OPEN_SEARCH, HT32_SEARCH, [36.0, 9.0, 0.25]),
    ];
    for (case, cause, trials, theirs) in cases {
        let numbers: [(_, _, Number); 3] = [
            ("transactions (passes of wavefronts)", Unit::Count, passes),
            (
                "serialised transactions (passes)",
                Unit::Count,
                serialised_passes,
            ),
            (
                "share of serialised transactions",
                Unit::Percent,
                serialised,
            ),
        ];
        for ((what, unit, ours), theirs) in numbers.into_iter().zip(theirs) {
            let claim = of_run(
                "5.2.1",
                (case, "bloom"),
                what,
                Theirs::Is(theirs),
                unit,
                ours,
            );
            claims.push(claim.moved_by(tried(cause, trials, unit, of_report(ours))));
        }
    }
    let [of_lanes, of_passes] = commit_ratios("5.2.1", "HT2", 0.049);
    claims.push(of_passes.moved_by(tried(
        OPEN_SEARCH,
        HT2_SEARCH,
        Unit::Percent,
        of_report(per_pass),
    )));
    claims.push(of_lanes);
    // No two work-items want one location.
    let certain = commit_ratios("5.2.1", "HT256", 1.0);
    claims.extend(certain.map(Claim::by_construction));
    claims
}

/// Transactions of wavefronts over their passes: each takes passes until all its work-items have committed.
pub fn per_pass(report: &Report) -> Option<f64> {
    let transactions = &report.transactions;
    ratio(transactions.wavefront_transactions, transactions.passes)
}

/// The commit ratio in both readings: by attempts of work-items, and by passes of wavefronts, in which the text counts transactions.
fn commit_ratios(place: &'static str, case: &'static str, theirs: f64) -> [Claim; 2] {
    let theirs = Theirs::Is(theirs);
    let of_passes = of_run(
        place,
        (case, "bloom"),
        "commit ratio, of passes",
        theirs,
        Unit::Percent,
        per_pass,
    );
    [
        commit_ratio(place, case, theirs).second_reading(),
        of_passes,
    ]
}

fn commit_ratio(place: &'static str, case: &'static str, theirs: Theirs) -> Claim {
    of_run(
        place,
        (case, "bloom"),
        "commit ratio, of work-items",
        theirs,
        Unit::Percent,
        |report| report.commit_ratio,
    )
    .drawn(Drawn::CommitRatio, case, "bloom")
}

/// What of a case stands behind its label if a bank has another number of centres.
pub const PLACEMENTS: [(u32, &str); 4] = [
    (4, " per_bank=4"),
    (8, ""),
    (16, " per_bank=16"),
    (32, " per_bank=32"),
];

/// False conflicts over accesses in transactions, all runs of KM under bloom together. Few centres lie in one bank anyway.
pub fn false_conflicts(results: &Results, placement: &str) -> Option<f64> {
    if !results.grid.whole(&["KM"]) {
        return None;
    }
    let of_case = |case: &Case| {
        let placed = results.get(&format!("{}{placement}", case.label), "bloom");
        placed.or_else(|| results.get(&case.label, "bloom"))
    };
    let reports: Option<Vec<_>> = results.cases("KM").map(of_case).collect();
    let reports = reports?;
    let sum = |count: fn(&Report) -> u64| reports.iter().map(|report| count(report)).sum();
    ratio(
        sum(|report| report.aliased_conflicts),
        sum(|report| report.tx_accesses),
    )
}

/// A number of a case of KM, with so many centres a bank.
pub fn placed(case: &'static str, number: Number) -> impl Fn(&Results, &str) -> Option<f64> + Copy {
    move |results, placement| number(results.get(&format!("{case}{placement}"), "bloom")?)
}

/// The number with every number of centres a bank.
fn by_placement(
    measure: impl Fn(&Results, &str) -> Option<f64> + 'static,
) -> impl Fn(&Seeds, &Spread) -> Option<String> {
    move |seeds, _| {
        let of = |(centres, placement): &(u32, &str)| {
            let number = seeds.spread(|results| measure(results, placement))?;
            Some(format!("{} with {centres}", number.brief(Unit::Percent)))
        };
        let numbers: Option<Vec<_>> = PLACEMENTS.iter().map(of).collect();
        Some(format!(
            "how many centres share a bank the text does not say: {}",
            numbers?.join(", ")
        ))
    }
}

/// Speedups, with the share of the time that is spent in transactions, which the text puts at about 5 %.
fn speedup_at_share(seeds: &Seeds, _ours: &Spread) -> Option<String> {
    let of_trial = |trial: &Trial| {
        let share = seeds.spread(|results| {
            let breakdown = &results.get(trial.case, trial.variant)?.breakdown;
            ratio(breakdown.total() - breakdown.non_tx, breakdown.total())
        })?;
        let speedup = seeds.spread(|results| results.speedup(trial.case, trial.variant))?;
        Some(format!(
            "{} at {} ({})",
            speedup.brief(Unit::Times),
            share.brief(Unit::Percent),
            trial.change
        ))
    };
    let trials: Option<Vec<_>> = KM_SHARE.iter().map(of_trial).collect();
    Some(format!(
        "the share of the time in transactions decides, of which the paper says that it is about 5 %; with more centres, and with distances \
         computed several times: {}",
        trials?.join(", ")
    ))
}

fn k_means() -> Vec<Claim> {
    let speedups = ["KM64", "KM128", "KM256"].map(|case| {
        let what = format!("{case} under bloom: speedup over serialised");
        let ours = move |results: &Results| results.speedup(case, "bloom");
        let claim = Claim::new("5.2.2", what, Theirs::Is(1.5), Unit::Times, ours);
        let claim = claim.drawn(Drawn::Speedup, case, "bloom");
        claim.moved_by(speedup_at_share)
    });
    let mut claims: Vec<_> = speedups.into();
    claims.extend([
        most(
            "5.2.2",
            &["KM"],
            OVERHEAD,
            Theirs::AtMost(0.1),
            Unit::Percent,
            overhead,
        )
        .moved_by(tried(SHARE, KM2_WORK, Unit::Percent, of_report(overhead))),
        over_perfect("5.2.2", &["KM"], Theirs::AtMost(0.1)).moved_by(tried(
            SHARE,
            KM2_WORK,
            Unit::Percent,
            saved,
        )),
        Claim::new(
            "5.2.2",
            "KM2 to KM256 under bloom: share of accesses that are false conflicts",
            Theirs::Is(0.39),
            Unit::Percent,
            |results| false_conflicts(results, ""),
        )
        .moved_by(by_placement(false_conflicts)),
    ]);
    claims.extend([
        few_commits("passes", per_pass),
        few_commits("work-items", of_items).second_reading(),
    ]);
    let [of_items_256, of_passes_256] = commit_ratios("5.2.2", "KM256", 0.15);
    claims.push(of_passes_256.moved_by(by_placement(placed("KM256", per_pass))));
    claims.push(of_items_256.moved_by(by_placement(placed("KM256", of_items))));
    claims
}

/// Commits of work-items over their attempts.
pub fn of_items(report: &Report) -> Option<f64> {
    report.commit_ratio
}

/// The text calls the commit ratios of all but KM256 small.
fn few_commits(of: &str, ours: Number) -> Claim {
    let what = format!("KM2 to KM128 under bloom: largest commit ratio, of {of}");
    let largest = move |results: &Results| {
        let small = |case: &&str| *case != "KM256";
        let number = |case: &str| ours(results.get(case, "bloom")?);
        let number = |case: &str| Some(case).filter(small).and_then(number);
        results.extremes(&["KM"], number).map(|extremes| extremes.1)
    };
    let claim = Claim::new("5.2.2", what, Theirs::AtMost(0.04), Unit::Percent, largest);
    claim.moved_by(by_placement(placed("KM128", ours)))
}

fn conflicting_banks(report: &Report) -> Option<f64> {
    Some(report.conflicting_banks as f64)
}

fn genetic() -> Vec<Claim> {
    let short = |ours| {
        tried(
            "no solutions share a filter bit here; the paper does not say how they lie in the banks",
            GA256_SHORT,
            Unit::Percent,
            of_report(ours),
        )
    };
    let mut claims: Vec<_> = commit_ratios("5.2.3", "GA2", 0.01).into();
    let [of_lanes, of_passes] = commit_ratios("5.2.3", "GA256", 0.15);
    claims.push(of_lanes.moved_by(short(of_items)));
    claims.push(of_passes.moved_by(short(per_pass)));
    let of_variant = [
        ("bloom", 134.0, 2578.0, GA8_OVERLAP),
        ("perfect", 177.0, 3126.0, GA8_OVERLAP_PERFECT),
    ];
    for (variant, alone, lost, trials) in of_variant {
        let of_ga8 = |what, theirs, ours| {
            of_run(
                "5.2.3",
                ("GA8", variant),
                what,
                Theirs::Is(theirs),
                Unit::Count,
                ours,
            )
        };
        claims.push(
            of_ga8(
                "wavefront serialisations (passes)",
                alone,
                serialised_passes,
            )
            .moved_by(tried(
                OVERLAP,
                trials,
                Unit::Count,
                of_report(serialised_passes),
            )),
        );
        claims.push(of_ga8("conflicts", lost, conflicts).moved_by(tried(
            "how far wavefronts overlap decides, and what a conflict is; if it is a bank in which work-items lose, there are",
            trials,
            Unit::Count,
            of_report(conflicting_banks),
        )));
    }
    claims
}
