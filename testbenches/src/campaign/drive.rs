//! Runs cases until the time is over.

use super::case::{cases, Case, Kind};
use super::summary::{line, Ended, Summary};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use turnstile_tools::{interrupt, process};

/// A campaign.
#[derive(Clone, Debug)]
pub struct Options {
    /// Of the first round; the next has the next one.
    pub seed: u64,
    pub time: Duration,
    /// Folder of failing cases.
    pub out: PathBuf,
}

/// Runs cases of all kinds, one a core, until the time is over or somebody interrupts; what is running then is killed.
///
/// # Errors
/// If a case cannot be started or its file cannot be written.
pub fn drive(options: &Options) -> Result<Summary> {
    std::fs::create_dir_all(&options.out)
        .with_context(|| format!("cannot make {}", options.out.display()))?;
    let end = Instant::now() + options.time;
    let over = || Instant::now() >= end || interrupt::pending();
    let waiting = Mutex::new(schedule(options.seed));
    let summary = Mutex::new(Summary::default());
    let next = || waiting.lock().expect("no worker panics").next();
    let work = || -> Result<()> {
        while let Some((case, seed)) = next().filter(|_| !over()) {
            let start = Instant::now();
            let mut command = alone(&case, seed)?;
            let (status, said) = process::merged_output(&mut command, &over)
                .with_context(|| format!("cannot run {command:?}"))?;
            let (ended, said) = (Ended::from(status), String::from_utf8_lossy(&said));
            let seconds = start.elapsed().as_secs_f64();
            let mut summary = summary.lock().expect("no worker panics");
            summary.add(&case, &ended, &said);
            match ended {
                Ended::Well => println!("ok      {seconds:7.1} s  {case}, seed {seed}"),
                Ended::Stopped => println!("cut off {seconds:7.1} s  {case}, seed {seed}"),
                Ended::Badly => {
                    println!("FAILED  {seconds:7.1} s  {case}, seed {seed}\n{said}");
                    let file = keep(&options.out, &case, seed, &said)?;
                    summary.add_failing(file, replay(&case, seed));
                }
            }
        }
        Ok(())
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let ended = workers
            .into_iter()
            .map(|worker| worker.join().expect("no worker panics"));
        ended.collect::<Result<Vec<()>>>()
    })?;
    Ok(summary.into_inner().expect("no worker panics"))
}

/// Every case again and again, each round with its seed; in a round, kinds are mixed, so that a part of it has some of each.
pub(super) fn schedule(seed: u64) -> impl Iterator<Item = (Case, u64)> + Send {
    (0..).flat_map(move |round| {
        let again = mixed().into_iter();
        let again = again.filter(move |case| round == 0 || case.kind.has_seed());
        again.map(move |case| (case, seed.wrapping_add(round)))
    })
}

fn mixed() -> Vec<Case> {
    let all = cases();
    let mut placed: Vec<(f64, Case)> = vec![];
    for &kind in Kind::ALL {
        let of_kind: Vec<&Case> = all.iter().filter(|case| case.kind == kind).collect();
        let share = 1.0 / of_kind.len() as f64;
        for (at, case) in of_kind.into_iter().enumerate() {
            placed.push((share * at as f64, case.clone()));
        }
    }
    // Stable: of equal places the kinds come in their order.
    placed.sort_by(|(first, _), (second, _)| first.total_cmp(second));
    placed.into_iter().map(|(_, case)| case).collect()
}

/// This program, for one case only: a process of its own, which may crash or be killed.
pub(super) fn alone(case: &Case, seed: u64) -> Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--case", &case.to_string(), "--seed", &seed.to_string()]);
    command.env("RAYON_NUM_THREADS", "1");
    Ok(command)
}

pub(super) fn replay(case: &Case, seed: u64) -> String {
    format!("cargo xtask campaign --case {case} --seed {seed}")
}

/// Writes a failing case.
pub(super) fn keep(folder: &Path, case: &Case, seed: u64, said: &str) -> Result<PathBuf> {
    let name = case.to_string().replace('/', "-");
    let file = folder.join(format!("{name}-{seed}.txt"));
    let text = format!("replay: {}\n\n{said}", replay(case, seed));
    std::fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(file)
}

/// Does one case and says what was done.
///
/// # Errors
/// As [`Case::run`].
pub fn one(case: &Case, seed: u64, cycles: Option<u64>) -> Result<()> {
    let counts = case
        .run(seed, cycles)
        .with_context(|| format!("{case}, seed {seed}"))?;
    for count in counts {
        println!("{}", line(count));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_first_cases_are_of_all_kinds_and_every_case_comes() {
        let first: Vec<Case> = schedule(5)
            .take(Kind::ALL.len())
            .map(|(case, _)| case)
            .collect();
        assert!(Kind::ALL
            .iter()
            .all(|kind| first.iter().any(|case| case.kind == *kind)));
        let count = cases().len();
        let round = |from: usize| schedule(5).skip(from).take(count);
        let names: HashSet<String> = round(0).map(|(case, _)| case.to_string()).collect();
        assert_eq!(names.len(), count);
        assert!(round(0).all(|(_, seed)| seed == 5));
        // Another seed, and nothing that has none.
        let second: Vec<(Case, u64)> = round(count).collect();
        assert_eq!(second[0].1, 6);
        assert!(second.iter().all(|(case, _)| case.kind.has_seed()));
    }

    #[test]
    fn a_failing_case_is_a_file_with_the_command_that_replays_it() {
        let folder = tempfile::tempdir().unwrap();
        let case = super::super::find("unit/dcd_bank").unwrap();
        let file = keep(folder.path(), &case, 7, "what went wrong").unwrap();
        assert_eq!(
            std::fs::read_to_string(file).unwrap(),
            "replay: cargo xtask campaign --case unit/dcd_bank --seed 7\n\nwhat went wrong"
        );
    }
}
