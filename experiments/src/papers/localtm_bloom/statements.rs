//! What the text of LocalTM-Bloom says of its results.

use super::claims::{per_pass, serialised_passes};
use crate::engine::grid::{each, overhead, serialised, Cell, Predicate, Results};
use turnstile_machine::metrics::{ratio, Report};

const GROUPS: [&str; 3] = ["HT", "KM", "GA"];

/// A number of a case under bloom.
fn of(results: &Results, case: &str, number: fn(&Report) -> Option<f64>) -> Option<f64> {
    number(results.get(case, "bloom")?)
}

fn cycles(report: &Report) -> Option<f64> {
    Some(report.cycles as f64)
}

fn conflicts(report: &Report) -> Option<f64> {
    Some(report.conflicts as f64)
}

fn transactional(report: &Report) -> Option<f64> {
    ratio(
        report.kernel_cycles - report.breakdown.non_tx,
        report.kernel_cycles,
    )
}

fn memory(report: &Report) -> Option<f64> {
    ratio(report.breakdown.memory_overhead, report.kernel_cycles)
}

fn begin_commit(report: &Report) -> Option<f64> {
    ratio(report.breakdown.begin_commit, report.kernel_cycles)
}

/// Bloom's number over that of perfect.
fn over_perfect(results: &Results, case: &str, number: fn(&Report) -> Option<f64>) -> Option<f64> {
    Some(of(results, case, number)? / number(results.get(case, "perfect")?)?)
}

/// Of each case of a benchmark and the next one, at which conflicts are less probable: whether a number does what is said of it.
fn steps(
    results: &Results,
    group: &str,
    number: fn(&Report) -> Option<f64>,
    holds: fn(&f64, &f64) -> bool,
) -> Option<Vec<Cell>> {
    results.each_step(group, |more, less| {
        Some(holds(
            &of(results, more, number)?,
            &of(results, less, number)?,
        ))
    })
}

/// Whether any case of a benchmark is faster than perfect.
fn sometimes_faster(results: &Results, group: &'static str) -> Option<Vec<Cell>> {
    let cases = results.each_case(group, |case| {
        Some(over_perfect(results, case, cycles)? < 1.0)
    })?;
    each([group], |_| Some(cases.iter().any(|(_, faster)| *faster)))
}

/// All of them.
pub const STATEMENTS: &[Predicate] = &[
    Predicate {
        place: "abstract",
        text: "transactions are faster than the serialised version, by 1.25x at least",
        cells: |results| {
            let of = |group| {
                results.each_case(group, |case| Some(results.speedup(case, "bloom")? >= 1.25))
            };
            Some(
                GROUPS
                    .into_iter()
                    .map(of)
                    .collect::<Option<Vec<_>>>()?
                    .concat(),
            )
        },
    },
    Predicate {
        place: "5.1.4",
        text: "work-group serialisation never occurs",
        cells: |results| {
            let never = |report: &Report| Some(report.transactions.wg_serialised as f64);
            let of =
                |group| results.each_case(group, |case| Some(of(results, case, never)? == 0.0));
            Some(
                GROUPS
                    .into_iter()
                    .map(of)
                    .collect::<Option<Vec<_>>>()?
                    .concat(),
            )
        },
    },
    Predicate {
        place: "5.2.1",
        text: "HT: close to perfect (within 20 %)",
        cells: |results| {
            results.each_case("HT", |case| {
                Some((over_perfect(results, case, cycles)? - 1.0).abs() <= 0.2)
            })
        },
    },
    Predicate {
        place: "5.2.1",
        text: "HT: the overhead does not exceed 16 %",
        cells: |results| results.each_case("HT", |case| Some(of(results, case, overhead)? <= 0.16)),
    },
    Predicate {
        place: "5.2.1",
        text: "HT: TX_Commit costs something at every size",
        cells: |results| {
            results.each_case("HT", |case| Some(of(results, case, begin_commit)? > 0.0))
        },
    },
    Predicate {
        place: "5.2.1",
        text: "HT2: most cycles are spent in transactions",
        cells: |results| {
            each(["HT2"], |case| {
                Some(of(results, case, transactional)? > 0.5)
            })
        },
    },
    Predicate {
        place: "5.2.1",
        text: "HT2: the overhead of memory starts to show (it is more than in HT256)",
        cells: |results| {
            each(["HT2"], |case| {
                Some(of(results, case, memory)? > of(results, "HT256", memory)?)
            })
        },
    },
    Predicate {
        place: "5.2.1",
        text: "HT: more passes are serialised where conflicts are more probable",
        cells: |results| steps(results, "HT", serialised_passes, f64::ge),
    },
    Predicate {
        place: "5.2.1",
        text: "HT: the commit ratio of passes rises from HT2 to HT256",
        cells: |results| steps(results, "HT", per_pass, f64::le),
    },
    Predicate {
        place: "5.2.1",
        text: "HT: the share of serialised passes is smaller in HT2 than in HT32",
        cells: |results| {
            each(["HT2"], |case| {
                Some(of(results, case, serialised)? < of(results, "HT32", serialised)?)
            })
        },
    },
    Predicate {
        place: "5.2.2",
        text: "KM64 to KM256: a high number of false positives (most conflicts)",
        cells: |results| {
            let wrong = |report: &Report| ratio(report.aliased_conflicts, report.conflicts);
            each(["KM64", "KM128", "KM256"], |case| {
                Some(of(results, case, wrong)? > 0.5)
            })
        },
    },
    Predicate {
        place: "5.2.2",
        text: "KM: the speedup is relatively small (1x to 2x)",
        cells: |results| {
            results.each_case("KM", |case| {
                Some((1.0..=2.0).contains(&results.speedup(case, "bloom")?))
            })
        },
    },
    Predicate {
        place: "5.2.2",
        text: "KM: transactions take about 5 % of the time (2.5 % to 10 %)",
        cells: |results| {
            results.each_case("KM", |case| {
                Some((0.025..=0.1).contains(&of(results, case, transactional)?))
            })
        },
    },
    Predicate {
        place: "5.2.2",
        text: "KM: faster than perfect in some cases",
        cells: |results| sometimes_faster(results, "KM"),
    },
    Predicate {
        place: "5.2.2",
        text: "KM: the overhead is lower than 10 %",
        cells: |results| results.each_case("KM", |case| Some(of(results, case, overhead)? < 0.1)),
    },
    Predicate {
        place: "5.2.2",
        text: "KM: many passes are serialised (one in ten at least)",
        cells: |results| {
            results.each_case("KM", |case| Some(of(results, case, serialised)? >= 0.1))
        },
    },
    Predicate {
        place: "5.2.2",
        text: "KM: the commit ratio of passes is never above 4 %, but in KM256",
        cells: |results| {
            let cases =
                results.each_case("KM", |case| Some(of(results, case, per_pass)? <= 0.04))?;
            Some(
                cases
                    .into_iter()
                    .filter(|(case, _)| case != "KM256")
                    .collect(),
            )
        },
    },
    Predicate {
        place: "5.2.2",
        text: "KM: the commit ratio of passes is the largest in KM256",
        cells: |results| {
            results.each_case("KM", |case| {
                Some(of(results, case, per_pass)? <= of(results, "KM256", per_pass)?)
            })
        },
    },
    Predicate {
        place: "5.2.3",
        text: "GA: the speedup rises as conflicts get less probable",
        cells: |results| {
            results.each_step("GA", |more, less| {
                Some(results.speedup(more, "bloom")? < results.speedup(less, "bloom")?)
            })
        },
    },
    Predicate {
        place: "5.2.3",
        text: "GA: faster than perfect in some cases",
        cells: |results| sometimes_faster(results, "GA"),
    },
    Predicate {
        place: "5.2.3",
        text: "GA: where it is faster than perfect, it has fewer conflicts",
        cells: |results| {
            let faster = |case: &str| Some(over_perfect(results, case, cycles)? < 1.0);
            let cases = results.each_case("GA", faster)?;
            let cases = cases.into_iter().filter(|(_, faster)| *faster);
            each(cases.map(|(case, _)| case), |case| {
                Some(over_perfect(results, case, conflicts)? < 1.0)
            })
        },
    },
    Predicate {
        place: "5.2.3",
        text: "GA8: fewer serialisations and fewer conflicts than perfect",
        cells: |results| {
            let numbers: [fn(&Report) -> Option<f64>; 2] = [serialised_passes, conflicts];
            let names = ["GA8 serialisations", "GA8 conflicts"];
            let pair = |(name, number): (&str, _)| {
                Some((name.to_owned(), over_perfect(results, "GA8", number)? < 1.0))
            };
            names.into_iter().zip(numbers).map(pair).collect()
        },
    },
    Predicate {
        place: "5.2.3",
        text: "GA: most time is spent in transactions",
        cells: |results| {
            results.each_case("GA", |case| Some(of(results, case, transactional)? > 0.5))
        },
    },
    Predicate {
        place: "5.2.3",
        text: "GA: most overhead is that of memory, not TX_Begin and TX_Commit",
        cells: |results| {
            results.each_case("GA", |case| {
                Some(of(results, case, memory)? > of(results, case, begin_commit)?)
            })
        },
    },
    Predicate {
        place: "5.2.3",
        text: "GA: the commit ratio of passes falls from GA256 to GA2",
        cells: |results| steps(results, "GA", per_pass, f64::le),
    },
    Predicate {
        place: "5.2.3",
        text: "GA: a larger share of passes is serialised where conflicts are more probable",
        cells: |results| steps(results, "GA", serialised, f64::ge),
    },
];
