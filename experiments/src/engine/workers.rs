//! Tasks that several workers share: each does what is not kept, and nobody asks anybody. What two do at once is kept
//! once; both came to the same.

use super::outside::{Bar, Progress};
use super::points;
use super::results::Key;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use turnstile_tools::kept::Store;
use turnstile_tools::{Error, Result};

/// What several workers can do: tasks that do not know of each other, by their numbers, each with a result that is kept.
pub trait Tasks: Sync {
    /// How many there are.
    fn count(&self) -> usize;

    /// A task in words.
    fn name(&self, task: usize) -> String;

    /// What its result is kept under; nothing if that depends on a tool that is not here.
    fn key(&self, task: usize) -> Option<Key>;

    /// Whether its result is there and can be read.
    ///
    /// # Errors
    /// If another result is there in its place.
    fn is_whole(&self, task: usize) -> Result<bool>;

    /// Does it and keeps the result.
    ///
    /// # Errors
    /// If it cannot be done or kept.
    fn perform(&self, task: usize) -> Result<()>;

    /// Whether it is an area: that takes minutes and a tool, and whoever collects does what nobody has done.
    fn is_area(&self, _task: usize) -> bool {
        false
    }

    /// Why areas cannot be done here.
    fn no_tool(&self) -> Option<&Error> {
        None
    }

    /// Where results are kept.
    fn store(&self) -> &Store;

    /// Where progress is shown.
    fn progress(&self) -> &dyn Progress;
}

/// Every `of`th task, from number `index` on, which counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    pub index: usize,
    pub of: usize,
}

impl Shard {
    /// All tasks.
    pub const ALL: Self = Self { index: 0, of: 1 };
}

impl FromStr for Shard {
    type Err = String;

    /// `0/4` to `3/4`.
    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((index, of)) if index < of => Ok(Self { index, of }),
            _ => Err("give I/N, with I from 0 to N - 1".into()),
        }
    }
}

/// A task that could not begin or go on, which is no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    pub task: String,
    pub error: String,
}

/// How a worker works.
#[derive(Clone, Copy)]
pub struct Worker<'a> {
    /// Its tasks.
    pub shard: Shard,
    /// Which of them it begins with.
    pub first: usize,
    /// Where failures are noted.
    pub failed: &'a Store,
    /// Whether what has failed is done again.
    pub again: bool,
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worked {
    /// Tasks that it did.
    pub done: usize,
    /// That were there already.
    pub there: usize,
    /// That failed, now or before.
    pub failed: usize,
    /// Areas that it has no tool for.
    pub left: usize,
}

/// What became of a task.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Became {
    Done,
    There,
    Failed,
    Left,
}

impl dyn Tasks + '_ {
    /// How many runs there are: everything that is no area.
    pub fn runs(&self) -> usize {
        (0..self.count())
            .filter(|task| !self.is_area(*task))
            .count()
    }

    /// Whether a task is done, by the names of files alone.
    pub fn has(&self, task: usize) -> bool {
        let key = self.key(task);
        key.is_some_and(|key| self.store().has(key.digest()))
    }

    /// Those that are not done, by the names of files alone.
    pub fn missing(&self) -> Vec<usize> {
        let all = 0..self.count();
        all.filter(|task| !self.has(*task)).collect()
    }

    /// Of the tasks that are not done, the failures, in their order.
    pub fn failures(&self, failed: &Store) -> Vec<Failure> {
        let keys = self.missing().into_iter().filter_map(|task| self.key(task));
        keys.filter_map(|key| failed.get(key.digest())).collect()
    }

    /// Does one of these tasks that is no area: from the middle, if there is one.
    ///
    /// # Errors
    /// If it cannot be done or kept.
    pub fn do_one(&self, tasks: &[usize]) -> Result<()> {
        let runs: Vec<usize> = tasks
            .iter()
            .copied()
            .filter(|task| !self.is_area(*task))
            .collect();
        let one = runs.get(runs.len() / 2);
        one.map_or(Ok(()), |task| self.perform(*task))
    }

    /// Does what is not kept of a worker's tasks. What fails is noted, and done again only if it is asked for.
    ///
    /// # Errors
    /// An interrupt, a folder that cannot be written to, and a file that is of another run. Tasks that are under way leave nothing then.
    pub fn work(&self, worker: &Worker) -> Result<Worked> {
        let Shard { index, of } = worker.shard;
        let mut tasks: Vec<usize> = (index..self.count()).step_by(of).collect();
        if !tasks.is_empty() {
            let first = worker.first % tasks.len();
            tasks.rotate_left(first);
        }
        let bar: Box<dyn Bar> = self.progress().over("tasks", Some(tasks.len()));
        let all = points::all(&tasks, &*bar, |task| self.work_on(*task, worker))?;
        let count = |what: Became| all.iter().filter(|one| **one == what).count();
        Ok(Worked {
            done: count(Became::Done),
            there: count(Became::There),
            failed: count(Became::Failed),
            left: count(Became::Left),
        })
    }

    fn work_on(&self, task: usize, worker: &Worker) -> Result<Became> {
        let Some(key) = self.key(task) else {
            return Ok(Became::Left);
        };
        if self.is_whole(task)? {
            return Ok(Became::There);
        }
        if !worker.again && worker.failed.get::<Failure>(key.digest()).is_some() {
            return Ok(Became::Failed);
        }
        match self.perform(task) {
            Ok(()) => {
                // If it stays, nobody looks at it any more.
                let _ = worker.failed.forget(key.digest());
                Ok(Became::Done)
            }
            Err(Error::Interrupted) => Err(Error::Interrupted),
            Err(error) => {
                let failure = Failure {
                    task: self.name(task),
                    error: error.to_string(),
                };
                let noted = worker.failed.put(key.digest(), &failure);
                noted.map_err(|_| error).map(|()| Became::Failed)
            }
        }
    }
}
