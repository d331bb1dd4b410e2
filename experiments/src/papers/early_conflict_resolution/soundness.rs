//! Statements about the sizes of tables, about the stack, and about what every run shows.

use super::figures::speedup_with;
use super::run::Run;
use super::runs::Runs;
use super::setting::{Configuration::Both, Version, ENTRIES, SWEPT};
use super::statements::SAME;
use super::states::Stack;
use crate::engine::Statement;
use turnstile_machine::metrics::ratio;

/// Those of the sizes of tables.
pub fn of_tables(runs: &Runs) -> Vec<Statement> {
    let of = |name: &str| {
        let speedups = ENTRIES
            .iter()
            .map(|entries| runs.median(|seed| speedup_with(&seed, name, Both, *entries)));
        speedups.collect::<Option<Vec<f64>>>()
    };
    let curves: Vec<(&str, Vec<f64>)> = SWEPT
        .iter()
        .filter_map(|name| Some((*name, of(name)?)))
        .collect();
    if curves.is_empty() {
        return vec![];
    }
    let never_worse = |curve: &[f64]| {
        let mut steps = curve.windows(2);
        steps.all(|step| step[1] >= (1.0 - SAME) * step[0])
    };
    let flat = |curve: &[f64]| {
        let most = curve.iter().copied().fold(0.0, f64::max);
        curve.iter().all(|one| *one >= (1.0 - SAME) * most)
    };
    let part = |(name, curve): &(&str, Vec<f64>)| match *name {
        "List" => flat(curve),
        _ => never_worse(curve),
    };
    let told = curves.iter().map(|(name, curve)| {
        let numbers: Vec<String> = curve.iter().map(|one| format!("{one:.2}")).collect();
        format!("{name} {}", numbers.join(" "))
    });
    let parts: Vec<bool> = curves.iter().map(part).collect();
    let sized = runs.all().filter(|run| run.entries.is_some());
    let (mut small, mut turned_away) = (0, 0);
    for run in sized {
        small += 1;
        turned_away += run.references_turned_away;
    }
    vec![
        Statement::new(
            "7.5, fig. 14",
            "larger tables are never worse (within 2 %); List is the same with all",
            &parts,
            format!(
                "speedups of EA+PG by entries, {} to {}: {}",
                ENTRIES[0],
                ENTRIES[ENTRIES.len() - 1],
                told.collect::<Vec<_>>().join("; ")
            ),
        ),
        Statement::new(
            "4.2",
            "a full reference count table ignores new entries, and transactions stay correct",
            &[turned_away > 0],
            format!(
                "{turned_away} references turned away in {small} runs with tables of other sizes, each of which is serialisable and left what it had to"
            ),
        ),
    ]
}

/// Those that every run shows.
pub fn of_all(runs: &Runs, failed: &[String]) -> Vec<Statement> {
    let with = runs.all().filter(|run| run.version == Version::Tx);
    let all: Vec<&Run> = with.collect();
    if all.is_empty() && failed.is_empty() {
        return vec![];
    }
    let most = all.iter().filter_map(|run| {
        let attempts = ratio(run.started, run.committed)?;
        Some((attempts, run.setting().name()))
    });
    let most = most.max_by(|one, other| one.0.total_cmp(&other.0));
    let most = most.map_or(String::new(), |(attempts, name)| {
        format!("; most attempts for a commit: {attempts:.1} ({name})")
    });
    let told = match failed {
        [] => String::new(),
        [first, ..] => format!("; {} failed, the first: {first}", failed.len()),
    };
    let early: u64 = all.iter().map(|run| run.aborts_early + run.pauses).sum();
    vec![
        Statement::new(
            "3.2",
            "only committing transactions abort others, so none abort each other forever: every run ends with every transaction committed",
            &[failed.is_empty()],
            format!("{} runs{most}{told}", all.len()),
        ),
        Statement::new(
            "3.2",
            "a false positive only aborts or pauses: every run is explained by its order of commits, and leaves what it has to",
            &[failed.is_empty()],
            format!("{} runs with {early} early aborts and pauses{told}", all.len()),
        ),
    ]
}

/// Those of the stack.
pub fn of_stack(stack: &Stack) -> Statement {
    let (parts, detail) = stack.verdict();
    Statement::new(
        "fig. 6, 7",
        "the stack of the RTL has the entries of each state as drawn",
        &parts,
        detail,
    )
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::played;
    use super::super::runs::tests::grid;
    use super::super::setting::{Configuration::WarpTm, Setting, HARDWARE_ENTRIES};
    use super::*;
    use crate::engine::Holds;

    #[test]
    fn a_table_that_gets_worse_is_noticed() {
        let of = |cycles: [u64; 7], turned_away| {
            let sized = ENTRIES.iter().zip(cycles).map(move |(entries, cycles)| {
                let setting = Setting {
                    entries: Some(*entries).filter(|one| *one != HARDWARE_ENTRIES),
                    ..Setting::new("SpMV", Both, 0)
                };
                Run {
                    cycles,
                    references_turned_away: turned_away,
                    ..played(&setting)
                }
            });
            let baseline = played(&Setting::new("SpMV", WarpTm, 0));
            of_tables(&Runs::new(sized.chain([baseline])))
        };
        let good = of([9, 8, 7, 6, 5, 5, 5], 3);
        assert!(good.iter().all(|one| one.holds == Holds::Yes), "{good:?}");
        let bad = of([9, 8, 7, 6, 5, 5, 6], 0);
        assert!(bad.iter().all(|one| one.holds == Holds::No), "{bad:?}");
        assert!(of_tables(&grid(1, |_| {})).is_empty());
    }

    #[test]
    fn a_failed_run_is_named() {
        let runs = grid(1, |_| {});
        let fine = of_all(&runs, &[]);
        assert!(fine.iter().all(|one| one.holds == Holds::Yes));
        assert!(fine[0]
            .detail
            .starts_with("54 runs; most attempts for a commit: 1.9 ("));
        let failed = of_all(&runs, &["List: lost".into()]);
        assert!(failed
            .iter()
            .all(|one| one.holds == Holds::No && one.detail.contains("List: lost")));
    }
}
