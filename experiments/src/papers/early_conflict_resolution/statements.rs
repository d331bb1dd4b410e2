//! The statements of the paper, checked on ours. Every number in a detail is a median over seeds.

use super::run::Run;
use super::runs::Runs;
use super::setting::{Configuration, BENCHMARKS};
use crate::engine::Statement;
use turnstile_machine::metrics::ratio;
use Configuration::{Both, EarlyAbort, PauseAndGo, WarpTm};

/// Benchmarks for which the paper prefers Early-Abort, and for which Pause-and-Go (7.1).
const FOR_EARLY_ABORT: [&str; 5] = ["HT1K", "HT512", "ATM25K", "ATM10K", "SpMV"];
const FOR_PAUSE_AND_GO: [&str; 3] = ["BinTree", "RBT450", "RBT180"];
const TABLES_OF_HASHES: [&str; 2] = ["HT1K", "HT512"];
const RED_BLACK_TREES: [&str; 2] = ["RBT180", "RBT450"];
/// What is the same within 2 %.
pub(super) const SAME: f64 = 0.02;
/// The same level: within 25 %.
const LEVEL: f64 = 0.25;
/// Words read and written by a transaction from which on sets are large: Table 2 has 6 at most, and 50 at least.
const LARGE: f64 = 20.0;
/// Of nine ranks, two-sided, at 5 %.
const RELATED: f64 = 0.7;

/// Those of the grid; each needs all benchmarks that it is about.
pub fn of_grid(runs: &Runs) -> Vec<Statement> {
    let all = [
        (&BENCHMARKS[..], both_on_average as fn(&Runs) -> Statement),
        (&FOR_EARLY_ABORT, early_abort_wins),
        (&FOR_PAUSE_AND_GO, pause_and_go_wins),
        (&["List"], list),
        (&FOR_EARLY_ABORT, both_win),
        (&FOR_EARLY_ABORT, both_abort_least),
        (&RED_BLACK_TREES, both_lose),
        (&BENCHMARKS, where_time_goes),
        (&TABLES_OF_HASHES, more_aborts_yet_faster),
        (&BENCHMARKS, pauses_lower_aborts),
        (&TABLES_OF_HASHES, same_level),
        (&["HT1K", "HT512", "BinTree"], lengths),
        (&BENCHMARKS, delay_is_unrelated),
        (&BENCHMARKS, rules),
    ];
    let known = all.into_iter().filter(|(needs, _)| runs.has(needs));
    known.map(|(_, check)| check(runs)).collect()
}

/// Text of a number for each benchmark.
fn told(names: &[&str], text: impl Fn(&str) -> String) -> String {
    let told = names.iter().map(|name| format!("{name} {}", text(name)));
    told.collect::<Vec<_>>().join(", ")
}

/// A number that there is, as all benchmarks were run.
fn of(runs: &Runs, name: &str, one: Configuration, measure: fn(&Run) -> Option<f64>) -> f64 {
    runs.of(name, one, measure).unwrap_or(f64::NAN)
}

fn speedup(runs: &Runs, name: &str, one: Configuration) -> f64 {
    runs.speedup(name, one).unwrap_or(f64::NAN)
}

/// Speedups of EA, PG and both.
fn speedups(runs: &Runs, name: &str) -> [f64; 3] {
    Configuration::EARLY.map(|one| speedup(runs, name, one))
}

fn three(numbers: [f64; 3]) -> String {
    let [early, pause, both] = numbers;
    format!("EA {early:.2}x, PG {pause:.2}x, both {both:.2}x")
}

fn aborts(run: &Run) -> Option<f64> {
    Some(run.aborts() as f64)
}

fn unit_aborts(run: &Run) -> Option<f64> {
    Some(run.aborts_commit_unit as f64)
}

fn both_on_average(runs: &Runs) -> Statement {
    let means = Configuration::EARLY.map(|one| {
        let mean = runs.median(|seed| seed.mean_speedup(one));
        mean.unwrap_or(f64::NAN)
    });
    let [early, pause, both] = means;
    Statement::new(
        "7.1",
        "on average both together beat either alone",
        &[both > early, both > pause],
        format!("geometric means: {}", three(means)),
    )
}

fn early_abort_wins(runs: &Runs) -> Statement {
    let wins = FOR_EARLY_ABORT.map(|name| {
        let [early, pause, _] = speedups(runs, name);
        early > pause
    });
    Statement::new(
        "7.1",
        "EA gains more than PG on HT1K, HT512, ATM25K, ATM10K and SpMV",
        &wins,
        told(&FOR_EARLY_ABORT, |name| three(speedups(runs, name))),
    )
}

fn pause_and_go_wins(runs: &Runs) -> Statement {
    let wins = FOR_PAUSE_AND_GO.map(|name| {
        let [early, pause, _] = speedups(runs, name);
        pause > early
    });
    Statement::new(
        "7.1",
        "PG gains more than EA on BinTree, RBT450 and RBT180",
        &wins,
        told(&FOR_PAUSE_AND_GO, |name| three(speedups(runs, name))),
    )
}

fn list(runs: &Runs) -> Statement {
    let [early, pause, both] = speedups(runs, "List");
    let never = |one| of(runs, "List", one, |run| Some(run.aborts_early as f64));
    let [alone, together] = [EarlyAbort, Both].map(never);
    Statement::new(
        "7.3, 7.4",
        "List: PG gains as much as EA or more; both gain as much as PG (within 2 %); no abort comes early",
        &[
            pause >= early * (1.0 - SAME),
            (both / pause - 1.0).abs() <= SAME,
            alone + together == 0.0,
        ],
        format!(
            "{}; early aborts: {alone:.0} with EA, {together:.0} with both. That conflicts of List are within warps is an input here",
            three([early, pause, both])
        ),
    )
}

fn both_win(runs: &Runs) -> Statement {
    let wins = FOR_EARLY_ABORT.map(|name| {
        let [early, pause, both] = speedups(runs, name);
        both > early && both > pause
    });
    Statement::new(
        "7.4",
        "both together beat either alone on HT1K, HT512, ATM25K, ATM10K and SpMV",
        &wins,
        told(&FOR_EARLY_ABORT, |name| three(speedups(runs, name))),
    )
}

fn both_abort_least(runs: &Runs) -> Statement {
    let counts = |name: &str| Configuration::EARLY.map(|one| of(runs, name, one, unit_aborts));
    let least = FOR_EARLY_ABORT.map(|name| {
        let [early, pause, both] = counts(name);
        both < early && both < pause
    });
    Statement::new(
        "7.4",
        "there commit units abort fewest with both",
        &least,
        told(&FOR_EARLY_ABORT, |name| {
            let [early, pause, both] = counts(name);
            format!("EA {early:.0}, PG {pause:.0}, both {both:.0}")
        }),
    )
}

fn both_lose(runs: &Runs) -> Statement {
    let lose = RED_BLACK_TREES.map(|name| {
        let [_, pause, both] = speedups(runs, name);
        both < pause
    });
    Statement::new(
        "7.4",
        "red-black trees: both together gain less than PG alone",
        &lose,
        told(&RED_BLACK_TREES, |name| three(speedups(runs, name))),
    )
}

fn where_time_goes(runs: &Runs) -> Statement {
    let share = |name: &str| of(runs, name, WarpTm, Run::commit_unit_share);
    let least = FOR_EARLY_ABORT.map(share).into_iter().fold(1.0, f64::min);
    let others = BENCHMARKS
        .iter()
        .filter(|name| !FOR_EARLY_ABORT.contains(name));
    let others: Vec<f64> = others.map(|name| share(name)).collect();
    let most = others.iter().copied().fold(0.0, f64::max);
    Statement::new(
        "7.1, 7.3",
        "under Warp TM transactions of HT, ATM and SpMV spend more of their time in commit units than the others, which spend most of it in cores",
        &[least > most, most < 0.5],
        format!(
            "in commit units: {}",
            told(&BENCHMARKS, |name| format!("{:.0} %", 100.0 * share(name)))
        ),
    )
}

fn more_aborts_yet_faster(runs: &Runs) -> Statement {
    let more = |name: &str| [EarlyAbort, WarpTm].map(|one| of(runs, name, one, aborts));
    let parts: Vec<bool> = TABLES_OF_HASHES
        .iter()
        .flat_map(|name| {
            let [early, without] = more(name);
            [early > without, speedup(runs, name, EarlyAbort) > 1.0]
        })
        .collect();
    Statement::new(
        "7.2",
        "HT with EA: more aborts in all, and yet faster",
        &parts,
        told(&TABLES_OF_HASHES, |name| {
            let [early, without] = more(name);
            let faster = speedup(runs, name, EarlyAbort);
            format!("{early:.0} aborts for {without:.0}, {faster:.2}x")
        }),
    )
}

fn pauses_lower_aborts(runs: &Runs) -> Statement {
    let ratio = |name: &str| of(runs, name, PauseAndGo, aborts) / of(runs, name, WarpTm, aborts);
    Statement::new(
        "7.3",
        "PG lowers the number of aborts on every benchmark",
        &BENCHMARKS.map(|name| ratio(name) < 1.0),
        format!(
            "aborts over Warp TM's: {}",
            told(&BENCHMARKS, |name| format!("{:.2}x", ratio(name)))
        ),
    )
}

fn same_level(runs: &Runs) -> Statement {
    let counts =
        |name: &str| [WarpTm, EarlyAbort, PauseAndGo].map(|one| of(runs, name, one, unit_aborts));
    let parts: Vec<bool> = TABLES_OF_HASHES
        .iter()
        .flat_map(|name| {
            let [without, early, pause] = counts(name);
            let level = (early - pause).abs() <= LEVEL * early.max(pause);
            [level, early.max(pause) < without]
        })
        .collect();
    Statement::new(
        "7.3",
        "EA or PG bring what commit units abort of HT down to the same level (within 25 %)",
        &parts,
        told(&TABLES_OF_HASHES, |name| {
            let [without, early, pause] = counts(name);
            format!("{without:.0}, EA {early:.0}, PG {pause:.0}")
        }),
    )
}

fn lengths(runs: &Runs) -> Statement {
    let names = ["HT1K", "HT512", "BinTree"];
    let ratio = |name: &str| {
        let of = |one| of(runs, name, one, Run::mean_length);
        of(PauseAndGo) / of(WarpTm)
    };
    Statement::new(
        "7.3, fig. 12",
        "PG makes transactions of HT longer, and those of BinTree shorter",
        &[
            ratio("HT1K") > 1.0,
            ratio("HT512") > 1.0,
            ratio("BinTree") < 1.0,
        ],
        format!(
            "length over Warp TM's: {}",
            told(&names, |name| format!("{:.2}x", ratio(name)))
        ),
    )
}

/// Places in order, equal numbers at the mean of theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let rank = |number: &f64| {
        let below = numbers.iter().filter(|other| *other < number).count();
        let equal = numbers.iter().filter(|other| *other == number).count();
        below as f64 + (equal as f64 - 1.0) / 2.0
    };
    numbers.iter().map(rank).collect()
}

/// Spearman's correlation of ranks; 0 if all are equal.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let middle = (one.len() as f64 - 1.0) / 2.0;
    let [one, other] = [one, other].map(|numbers| {
        let ranks = ranks(numbers).into_iter().map(|rank| rank - middle);
        ranks.collect::<Vec<f64>>()
    });
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let scale = (product(&one, &one) * product(&other, &other)).sqrt();
    match scale > 0.0 {
        true => product(&one, &other) / scale,
        false => 0.0,
    }
}

fn delay_is_unrelated(runs: &Runs) -> Statement {
    let delays = BENCHMARKS.map(|name| of(runs, name, Both, Run::mean_delay));
    let gains = BENCHMARKS.map(|name| speedup(runs, name, Both));
    let related = correlation(&delays, &gains);
    Statement::new(
        "7.6, fig. 15",
        "delays of updates are not related to speedups (ranks correlate by less than 0.7, the 5 % limit of nine)",
        &[related.abs() < RELATED],
        format!(
            "correlation of ranks {related:.2}; cycles: {}",
            told(&BENCHMARKS, |name| {
                format!("{:.1}", of(runs, name, Both, Run::mean_delay))
            })
        ),
    )
}

/// Which of the paper's rules a benchmark is under, by its own counts, and whether the rule names the best.
fn rule(runs: &Runs, name: &str) -> Option<(&'static str, bool)> {
    let share = |kind: usize| runs.of(name, WarpTm, move |run| run.pair_share(kind));
    let words = runs.of(name, WarpTm, |run| {
        ratio(run.words_read + run.words_written, run.committed)
    })?;
    let [early, pause, both] = speedups(runs, name);
    let near = |one: f64| one >= (1.0 - SAME) * early.max(pause).max(both);
    Some(match (words >= LARGE, share(0)? > 0.5) {
        (true, _) => ("large sets: PG", near(pause)),
        (false, true) => ("mostly type 1: PG", near(pause)),
        (false, false) => ("much type 2 and 3, small sets: both", near(both)),
    })
}

fn rules(runs: &Runs) -> Statement {
    let ruled: Vec<_> = BENCHMARKS
        .iter()
        .filter_map(|name| Some((name, rule(runs, name)?)))
        .collect();
    let parts: Vec<bool> = ruled.iter().map(|(_, (_, holds))| *holds).collect();
    let told = ruled.iter().map(|(name, (rule, holds))| {
        let holds = if *holds { "best" } else { "not the best" };
        format!("{name}: {rule}, {holds}")
    });
    Statement::new(
        "7.4",
        "rules: PG for large sets (20 words or more) or mostly type 1; both for much of types 2 and 3 with small sets; what a rule names is the best within 2 %",
        &parts,
        told.collect::<Vec<_>>().join("; "),
    )
}

#[cfg(test)]
mod tests {
    use super::super::runs::tests::grid;
    use super::super::stated::STATED;
    use super::*;
    use crate::engine::Holds;

    fn cycles(run: &mut Run, [without, early, pause, both]: [u64; 4]) {
        run.cycles = match run.configuration {
            EarlyAbort => early,
            PauseAndGo => pause,
            Both => both,
            _ => without,
        };
    }

    /// As the paper has it.
    fn as_stated() -> Runs {
        grid(1, |run| {
            let name = run.benchmark.clone();
            let is = |names: &[&str]| names.contains(&&*name);
            let has = run.configuration.has();
            if is(&FOR_EARLY_ABORT) {
                cycles(run, [1000, 700, 900, 600]);
                run.aborts_commit_unit =
                    [50, 20, 21, 10][usize::from(has[0]) + 2 * usize::from(has[1])];
            } else {
                cycles(
                    run,
                    [1000, 900, 600, if is(&RED_BLACK_TREES) { 650 } else { 600 }],
                );
                run.time_commit_unit = 100;
                run.pairs_within_warp = 900;
            }
            if has[0] && is(&TABLES_OF_HASHES) {
                run.aborts_early = 70;
            }
            if has[1] {
                run.aborts_resolver = 5;
                run.length = if is(&["BinTree"]) { 70_000 } else { 90_000 };
            }
            if is(&FOR_PAUSE_AND_GO) {
                run.words_read = 5_000;
                cycles(run, [1000, 900, 600, 650]);
            }
        })
    }

    fn holds<'a>(all: &'a [Statement], text: &str) -> &'a Statement {
        let one = all.iter().find(|one| one.statement.contains(text));
        one.unwrap_or_else(|| panic!("no {text}"))
    }

    #[test]
    fn what_is_played_as_stated_holds() {
        let all = of_grid(&as_stated());
        assert_eq!(all.len(), 14);
        for one in &all {
            assert_eq!(one.holds, Holds::Yes, "{one:?}");
        }
    }

    #[test]
    fn what_is_played_otherwise_does_not() {
        // Everything is the same everywhere.
        let all = of_grid(&grid(1, |_| {}));
        for (text, expected) in [
            ("on average both", Holds::No),
            ("EA gains more", Holds::No),
            ("PG gains more", Holds::No),
            ("both together beat either alone on", Holds::No),
            ("abort fewest", Holds::No),
            ("both together gain less", Holds::No),
            ("more of their time", Holds::No),
            ("more aborts in all", Holds::No),
            ("PG lowers", Holds::No),
            ("same level", Holds::Partly),
            ("longer", Holds::No),
            ("List: PG", Holds::Yes),
            ("not related", Holds::Yes),
        ] {
            let one = holds(&all, text);
            assert_eq!(one.holds, expected, "{one:?}");
        }
    }

    #[test]
    fn a_statement_needs_its_benchmarks() {
        let list = as_stated();
        let list = Runs::new(list.all().filter(|run| run.benchmark == "List").cloned());
        let all = of_grid(&list);
        assert_eq!(all.len(), 1);
        assert!(all[0]
            .detail
            .contains("EA 1.11x, PG 1.67x, both 1.67x; early aborts: 0 with EA"));
    }

    #[test]
    fn delays_that_follow_speedups_are_noticed() {
        let related = grid(1, |run| {
            let place = BENCHMARKS.iter().position(|name| *name == run.benchmark);
            let place = place.unwrap() as u64;
            if run.configuration == Both {
                run.cycles = 10_000 - 500 * place;
                run.table_delay = 1_000 * (place + 1);
            }
        });
        let one = delay_is_unrelated(&related);
        assert_eq!(one.holds, Holds::No);
        assert!(
            one.detail.starts_with("correlation of ranks 1.00;"),
            "{}",
            one.detail
        );
        assert_eq!(ranks(&[3.0, 1.0, 3.0]), [1.5, 0.0, 1.5]);
        assert_eq!(correlation(&[1.0, 2.0, 3.0], &[6.0, 5.0, 4.0]), -1.0);
    }

    #[test]
    fn names_are_those_of_table_2() {
        assert!(STATED.table_2.iter().map(|row| &*row.0).eq(BENCHMARKS));
        let workloads = crate::transactions::benchmarks(1);
        for name in BENCHMARKS {
            assert!(workloads.iter().any(|one| one.name == name), "{name}");
        }
    }
}
