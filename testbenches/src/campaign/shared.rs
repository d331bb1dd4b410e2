//! A campaign that several machines do: its cases are tasks as the runs of a sweep are, and workers share the folder of its plan.

use super::case::{Case, Kind};
use super::drive::{alone, keep, replay, schedule};
use super::summary::{Ended, Summary};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use turnstile_experiments::engine::outside::{Progress, Unseen};
use turnstile_experiments::engine::plan::{self, Plan};
use turnstile_experiments::engine::results::{self, Kept, Key};
use turnstile_experiments::engine::workers::{Shard, Tasks, Worker};
use turnstile_tools::kept::{digest, Store};
use turnstile_tools::{interrupt, process, Error};

/// The first of a plan's words.
const NAME: &str = "campaign";

/// How a case ended, and what it said.
#[derive(Debug, Serialize, Deserialize)]
struct Said {
    passed: bool,
    output: String,
}

/// Rounds of all cases, each with its seed.
pub struct SharedCampaign {
    cases: Vec<(Case, u64)>,
    kept: Kept,
    /// What failed is not there for a worker that does it again.
    again: bool,
}

/// This program, and the command line that it finds beside itself.
fn programs() -> Result<[(&'static str, PathBuf); 2]> {
    let campaign = std::env::current_exe().context("the program's own file is not known")?;
    let turnstile = campaign.with_file_name("turnstile");
    Ok([(NAME, campaign), ("turnstile", turnstile)])
}

/// What is planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rounds {
    pub count: u64,
    /// Of the first.
    pub seed: u64,
    /// Kinds and cases; all if none is named.
    pub only: Vec<String>,
}

impl Rounds {
    /// Every case of them with its seed.
    fn cases(&self) -> turnstile_tools::Result<Vec<(Case, u64)>> {
        let is = |case: &Case, name: &String| case.kind.name() == name || case.to_string() == *name;
        let behind = self.seed.wrapping_add(self.count);
        let all = schedule(self.seed).take_while(|(_, seed)| *seed != behind);
        let all: Vec<(Case, u64)> = all.collect();
        let known = |name: &&String| all.iter().any(|(case, _)| is(case, name));
        if let Some(name) = self.only.iter().find(|name| !known(name)) {
            let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
            return Err(Error::input(
                format!("--only {name}"),
                "there is no such kind of cases, and no such case",
                format!("choose {}, or KIND/NAME", kinds.join(", ")),
            ));
        }
        let wanted =
            |case: &Case| self.only.is_empty() || self.only.iter().any(|one| is(case, one));
        Ok(all.into_iter().filter(|(case, _)| wanted(case)).collect())
    }

    fn words(&self) -> Vec<String> {
        let words = [
            NAME.to_string(),
            self.count.to_string(),
            self.seed.to_string(),
        ];
        [&words[..], &self.only].concat()
    }

    fn read(words: &[String]) -> Option<Self> {
        let [name, count, seed, only @ ..] = words else {
            return None;
        };
        (name == NAME).then_some(())?;
        Some(Self {
            count: count.parse().ok()?,
            seed: seed.parse().ok()?,
            only: only.to_vec(),
        })
    }
}

impl SharedCampaign {
    fn new(rounds: &Rounds, folder: &Path) -> Result<Self> {
        let [_, (_, turnstile)] = programs()?;
        let bytes = std::fs::read(&turnstile);
        let bytes = bytes.with_context(|| format!("{} is not there", turnstile.display()))?;
        let depends_on = [NAME.to_string(), digest(&[bytes])];
        Ok(Self {
            cases: rounds.cases()?,
            kept: Kept::new(plan::results(folder), &depends_on)?,
            again: false,
        })
    }

    /// That of the plan in a folder.
    fn open(folder: &Path) -> Result<Self> {
        let plan = Plan::read(folder)?;
        let rounds = Rounds::read(&plan.words).ok_or_else(|| {
            let remedy = "turnstile work does it";
            let what = "this is no plan of a campaign";
            Error::input(folder.display().to_string(), what, remedy)
        })?;
        let campaign = Self::new(&rounds, folder)?;
        plan.check(folder, &campaign.kept.depends_on())?;
        Ok(campaign)
    }

    /// How a case ended, if somebody has done it.
    fn said(&self, task: usize) -> turnstile_tools::Result<Option<Said>> {
        results::get(&self.kept.store, &self.key_of(task))
    }

    fn key_of(&self, task: usize) -> Key {
        self.kept.key(self.name(task))
    }
}

impl Tasks for SharedCampaign {
    fn count(&self) -> usize {
        self.cases.len()
    }

    fn name(&self, task: usize) -> String {
        let (case, seed) = &self.cases[task];
        format!("{case}, seed {seed}")
    }

    fn key(&self, task: usize) -> Option<Key> {
        Some(self.key_of(task))
    }

    fn is_whole(&self, task: usize) -> turnstile_tools::Result<bool> {
        let said = self.said(task)?;
        Ok(said.is_some_and(|said| said.passed || !self.again))
    }

    /// A case that fails is a result.
    fn perform(&self, task: usize) -> turnstile_tools::Result<()> {
        let (case, seed) = &self.cases[task];
        let cannot = |error: &dyn std::fmt::Display| {
            Error::run(
                self.name(task),
                format!("it cannot be run ({error})"),
                "see that the worker is started in the checkout",
            )
        };
        let mut command = alone(case, *seed).map_err(|error| cannot(&error))?;
        let (status, output) = process::merged_output(&mut command, &interrupt::pending)
            .map_err(|error| cannot(&error))?;
        let said = Said {
            passed: match Ended::from(status) {
                Ended::Well => true,
                Ended::Badly => false,
                Ended::Stopped => return Err(Error::Interrupted),
            },
            output: String::from_utf8_lossy(&output).into_owned(),
        };
        let ended = if said.passed { "ok    " } else { "FAILED" };
        println!("{ended}  {}", self.name(task));
        results::put(&self.kept.store, &self.key_of(task), &said)
    }

    fn store(&self) -> &Store {
        &self.kept.store
    }

    fn progress(&self) -> &dyn Progress {
        &Unseen
    }
}

/// Plans rounds of a campaign.
///
/// # Errors
/// If there are no such cases, another plan is there, or the folder cannot be written to.
pub fn plan(rounds: &Rounds, folder: &Path) -> Result<()> {
    let campaign = SharedCampaign::new(rounds, folder)?;
    let words = rounds.words();
    let (depends_on, count) = (campaign.kept.depends_on(), campaign.count());
    Plan::new(words.join(" "), words, depends_on, count).write(folder, &programs()?)?;
    let (seed, folder) = (rounds.seed, folder.display());
    println!("{count} cases are planned in {folder}, seed {seed}");
    println!("  to do them, in this checkout   {folder}/campaign --work {folder}");
    println!("  to collect                     {folder}/campaign --collect {folder}");
    Ok(())
}

/// Does what is left of a shard; whether every case of it could be run.
///
/// # Errors
/// An interrupt, and a folder that cannot be written to.
pub fn work(folder: &Path, shard: Option<Shard>, again: bool) -> Result<bool> {
    let campaign = SharedCampaign {
        again,
        ..SharedCampaign::open(folder)?
    };
    let tasks: &dyn Tasks = &campaign;
    let failed = plan::failed(folder);
    let worked = tasks.work(&Worker {
        shard: shard.unwrap_or(Shard::ALL),
        first: std::process::id() as usize,
        failed: &failed,
        again,
    });
    if let Err(Error::Interrupted) = worked {
        let (all, left) = (tasks.count(), tasks.missing().len());
        println!("{} of {all} cases are kept", all - left);
    }
    let worked = worked?;
    println!("{} cases done, {} were there", worked.done, worked.there);
    for failure in tasks.failures(&failed) {
        eprintln!("error: {}: {}", failure.task, failure.error);
    }
    Ok(worked.failed == 0)
}

/// What workers have done, with a file in the folder for each case that failed.
///
/// # Errors
/// If a case is not there, or a file cannot be written.
pub fn collect(folder: &Path) -> Result<Summary> {
    let campaign = SharedCampaign::open(folder)?;
    let tasks = 0..campaign.count();
    let said = tasks.map(|task| campaign.said(task));
    let said = said.collect::<turnstile_tools::Result<Vec<_>>>()?;
    let left = said.iter().filter(|said| said.is_none()).count();
    if left > 0 {
        let folder = folder.display().to_string();
        let what = format!("{left} of {} cases are not there", said.len());
        let remedy = format!("do them: {folder}/campaign --work {folder}");
        return Err(Error::input(folder, what, remedy).into());
    }
    let mut summary = Summary::default();
    for ((case, seed), said) in campaign.cases.iter().zip(said.into_iter().flatten()) {
        let ended = match said.passed {
            true => Ended::Well,
            false => Ended::Badly,
        };
        summary.add(case, &ended, &said.output);
        if !said.passed {
            let file = keep(folder, case, *seed, &said.output)?;
            summary.add_failing(file, replay(case, *seed));
        }
    }
    Ok(summary)
}
