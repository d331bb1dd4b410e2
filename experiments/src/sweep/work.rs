//! Runs of a sweep that several workers share: each does what is not kept, and nobody asks anybody. A run that two do at once is kept once;
//! both came to the same.

use super::grid::Point;
use super::run::Sweep;
use crate::engine::points;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use turnstile_tools::kept::{digest, Store};
use turnstile_tools::{Error, Result};

/// Every `of`th run, from number `index` on, which counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    pub index: usize,
    pub of: usize,
}

impl Shard {
    /// All runs.
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

/// A run that could not begin or go on, which is no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    pub run: String,
    pub error: String,
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worked {
    /// Runs that it did.
    pub done: usize,
    /// That were there already.
    pub there: usize,
    /// That failed, now or before.
    pub failed: usize,
}

impl Sweep<'_> {
    /// Does the runs of a shard that are not kept, beginning with the one of number `first` of these. What fails is noted in `failed`, and
    /// done again only if it is asked for.
    ///
    /// # Errors
    /// An interrupt, and a folder that cannot be written to. Runs that are under way leave nothing then.
    pub fn work(&self, shard: Shard, first: usize, failed: &Store, again: bool) -> Result<Worked> {
        let mut points: Vec<&Point> = self.grid.points.iter().collect();
        points = points
            .into_iter()
            .skip(shard.index)
            .step_by(shard.of)
            .collect();
        if !points.is_empty() {
            let first = first % points.len();
            points.rotate_left(first);
        }
        let bar = self.progress().over("runs", Some(points.len()));
        let all = points::all(&points, &*bar, |point| self.task(point, failed, again))?;
        let count = |what: Task| all.iter().filter(|one| **one == what).count();
        Ok(Worked {
            done: count(Task::Done),
            there: count(Task::There),
            failed: count(Task::Failed),
        })
    }

    fn task(&self, point: &Point, failed: &Store, again: bool) -> Result<Task> {
        let name = digest(&self.key(point));
        if self.is_kept(point) {
            return Ok(Task::There);
        }
        if !again && failed.get::<Failure>(&name).is_some() {
            return Ok(Task::Failed);
        }
        match self.keep(point) {
            Ok(_) => {
                // If it stays, nobody looks at it any more.
                let _ = failed.forget(&name);
                Ok(Task::Done)
            }
            Err(Error::Interrupted) => Err(Error::Interrupted),
            Err(error) => {
                let failure = Failure {
                    run: point.to_string(),
                    error: error.to_string(),
                };
                let noted = failed.put(&name, &failure);
                noted.map_err(|_| error).map(|()| Task::Failed)
            }
        }
    }

    /// Runs that have failed and are not kept, in the order of the grid.
    pub fn failures(&self, failed: &Store) -> Vec<Failure> {
        let points = self.grid.points.iter();
        let missing = points.filter(|point| !self.is_kept(point));
        let names = missing.map(|point| digest(&self.key(point)));
        names.filter_map(|name| failed.get(&name)).collect()
    }
}

/// What became of a run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Done,
    There,
    Failed,
}
