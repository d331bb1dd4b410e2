//! What the text of LocalTM-directory says of its results.

use crate::engine::grid::{each, serialised_on_the_way, Cell, Predicate, Results};
use turnstile_machine::metrics::{ratio, Report};

const DIRECTORIES: [&str; 2] = ["dcd", "smdcd"];

/// Cases of these benchmarks at both contentions.
fn both(groups: &[&str]) -> Vec<String> {
    let of = |group: &&str| [format!("{group}-HC"), format!("{group}-LC")];
    groups.iter().flat_map(of).collect()
}

fn all() -> Vec<String> {
    both(&["HT", "IT", "VA", "GC", "GA", "KM", "DB", "QU"])
}

/// A cell for each case and version.
fn runs(
    cases: &[String],
    versions: &[&str],
    holds: impl Fn(&str, &str) -> Option<bool>,
) -> Option<Vec<Cell>> {
    let of_case = |case: &String| {
        versions
            .iter()
            .map(|version| Some((format!("{case} {version}"), holds(case, version)?)))
            .collect::<Vec<_>>()
    };
    cases.iter().flat_map(of_case).collect()
}

/// Cycles of one version over those of another.
fn over(results: &Results, case: &str, version: &str, other: &str) -> Option<f64> {
    ratio(
        results.get(case, version)?.cycles,
        results.get(case, other)?.cycles,
    )
}

/// Within 25 %.
fn similar(ratio: f64) -> bool {
    (0.8..=1.25).contains(&ratio)
}

fn memory(report: &Report) -> u64 {
    report.breakdown.memory_overhead
}

fn begin_commit(report: &Report) -> u64 {
    report.breakdown.begin_commit
}

/// Shares of passes in a serialised mode of both directories, one minus the other.
fn apart(results: &Results, case: &str) -> Option<f64> {
    let share = |version| serialised_on_the_way(results.get(case, version)?);
    Some((share("dcd")? - share("smdcd")?).abs())
}

/// All of them.
pub const STATEMENTS: &[Predicate] = &[
    Predicate {
        place: "5",
        text: "DCD and SMDCD (repaired) have similar performance (within 25 %)",
        cells: |results| {
            each(all(), |case| {
                Some(similar(over(results, case, "smdcd", "dcd")?))
            })
        },
    },
    Predicate {
        place: "5",
        text:
            "DCD and SMDCD (as published) have similar performance (within 25 %), and some order explains the commits",
        cells: |results| {
            each(all(), |case| {
                results.get(case, "dcd")?;
                // What is not serialisable matches nothing.
                let Some(_) = results.valid(case, "smdcd-published") else {
                    return Some(false);
                };
                Some(similar(over(results, case, "smdcd-published", "dcd")?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "DCD and SMDCD (lanes in order) have similar performance (within 25 %)",
        cells: |results| {
            each(all(), |case| {
                Some(similar(over(results, case, "smdcd-ordered", "dcd")?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "HT, IT, VA, GC: both directories are faster than serial",
        cells: |results| {
            runs(
                &both(&["HT", "IT", "VA", "GC"]),
                &DIRECTORIES,
                |case, version| Some(results.speedup(case, version)? > 1.0),
            )
        },
    },
    Predicate {
        place: "5",
        text: "HT, IT, GC: FGL is faster than serial",
        cells: |results| {
            each(both(&["HT", "IT", "GC"]), |case| {
                Some(results.speedup(case, "fgl")? > 1.0)
            })
        },
    },
    Predicate {
        place: "5",
        text: "VA: FGL is not faster than serial",
        cells: |results| {
            each(both(&["VA"]), |case| {
                Some(results.speedup(case, "fgl")? <= 1.0)
            })
        },
    },
    Predicate {
        place: "5",
        text: "low contention: both directories are similar to FGL in HT and IT (within 25 %)",
        cells: |results| {
            let cases = ["HT-LC", "IT-LC"].map(String::from);
            runs(&cases, &DIRECTORIES, |case, version| {
                Some(similar(over(results, case, version, "fgl")?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "low contention: both directories are in the order of magnitude of FGL in GC",
        cells: |results| {
            runs(&["GC-LC".into()], &DIRECTORIES, |case, version| {
                Some((0.1..=10.0).contains(&over(results, case, version, "fgl")?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "GA: FGL is slower than serial",
        cells: |results| {
            each(both(&["GA"]), |case| {
                Some(results.speedup(case, "fgl")? < 1.0)
            })
        },
    },
    Predicate {
        place: "5",
        text: "KM: both directories and FGL are similar (within 25 %)",
        cells: |results| {
            runs(&both(&["KM"]), &DIRECTORIES, |case, version| {
                Some(similar(over(results, case, version, "fgl")?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "KM: both directories and FGL are close to serial (within 25 %)",
        cells: |results| {
            runs(&both(&["KM"]), &["dcd", "smdcd", "fgl"], |case, version| {
                Some(similar(results.speedup(case, version)?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "DB, QU: low performance (slower than FGL)",
        cells: |results| {
            runs(&both(&["DB", "QU"]), &DIRECTORIES, |case, version| {
                Some(over(results, case, version, "fgl")? > 1.0)
            })
        },
    },
    Predicate {
        place: "5",
        text: "most overhead is that of memory, not TX_Begin and TX_Commit",
        cells: |results| {
            runs(&all(), &DIRECTORIES, |case, version| {
                let report = results.get(case, version)?;
                Some(memory(report) > begin_commit(report))
            })
        },
    },
    Predicate {
        place: "5",
        text: "in some cases SMDCD's overhead is larger than DCD's",
        cells: |results| {
            let larger = |case: &String| {
                let [dcd, smdcd] = DIRECTORIES.map(|version| results.get(case, version));
                let share = |report: &Report| {
                    ratio(memory(report) + begin_commit(report), report.kernel_cycles)
                };
                Some(share(smdcd?)? > share(dcd?)?)
            };
            let cases = each(all(), larger)?;
            each(["some case"], |_| {
                Some(cases.iter().any(|(_, larger)| *larger))
            })
        },
    },
    Predicate {
        place: "5",
        text: "TX_Begin and TX_Commit are almost unnoticeable (below 5 % of the time)",
        cells: |results| {
            runs(&all(), &DIRECTORIES, |case, version| {
                let report = results.get(case, version)?;
                Some(ratio(begin_commit(report), report.kernel_cycles)? < 0.05)
            })
        },
    },
    Predicate {
        place: "5",
        text: "DCD and SMDCD have similar commit ratios (within 25 %)",
        cells: |results| {
            each(all(), |case| {
                let ratio = |version| results.get(case, version)?.commit_ratio;
                Some(similar(ratio("smdcd")? / ratio("dcd")?))
            })
        },
    },
    Predicate {
        place: "5",
        text: "GA-LC: DCD commits a larger share than SMDCD",
        cells: |results| {
            each(["GA-LC"], |case| {
                Some(
                    results.get(case, "dcd")?.commit_ratio?
                        > results.get(case, "smdcd")?.commit_ratio?,
                )
            })
        },
    },
    Predicate {
        place: "5",
        text: "GA, KM, DB, QU: low commit ratios (below 50 %)",
        cells: |results| {
            runs(
                &both(&["GA", "KM", "DB", "QU"]),
                &DIRECTORIES,
                |case, version| Some(results.get(case, version)?.commit_ratio? < 0.5),
            )
        },
    },
    Predicate {
        place: "5",
        text:
            "DCD and SMDCD serialise similar shares of transactions (within 10 percentage points)",
        cells: |results| each(all(), |case| Some(apart(results, case)? <= 0.1)),
    },
    Predicate {
        place: "5",
        text: "HT-HC: many transactions go through serialisation (most)",
        cells: |results| {
            runs(&["HT-HC".into()], &DIRECTORIES, |case, version| {
                Some(serialised_on_the_way(results.get(case, version)?)? > 0.5)
            })
        },
    },
    Predicate {
        place: "5",
        text: "conflicts come back because of lockstep (most are within a wavefront, in HT-HC)",
        cells: |results| {
            runs(&["HT-HC".into()], &DIRECTORIES, |case, version| {
                let report = results.get(case, version)?;
                Some(report.conflicts_within_wavefront > report.conflicts_between_wavefronts)
            })
        },
    },
];
