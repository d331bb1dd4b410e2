//! Runs and areas of a sweep that several workers share: each does what is not kept, and nobody asks anybody. What two do at once is kept
//! once; both came to the same.

use super::grid::{described, Point};
use super::run::Sweep;
use crate::engine::areas::Synthesiser;
use crate::engine::points;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use turnstile_machine::Hardware;
use turnstile_tools::kept::{digest, Store};
use turnstile_tools::{Error, Result};

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

/// A part of a sweep that a worker can do by itself.
#[derive(Clone, Copy)]
pub enum Task<'a> {
    /// The area of a hardware.
    Area(Hardware),
    Run(&'a Point),
}

impl fmt::Display for Task<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Area(hardware) => write!(f, "area of {}", described(hardware)),
            Self::Run(point) => point.fmt(f),
        }
    }
}

/// What becomes of the areas of a sweep.
#[derive(Clone, Copy)]
pub enum Areas<'a> {
    /// Nobody asked for them.
    Unwanted,
    /// There is no tool for them here: others do them.
    NoTool,
    By(&'a Synthesiser),
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
    pub areas: Areas<'a>,
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

impl Sweep<'_> {
    /// All parts of the sweep: areas first, as they take longest. Runs in lockstep are none: which they are depends on the others.
    pub fn tasks(&self, areas: Areas) -> Vec<Task<'_>> {
        let areas = match areas {
            Areas::Unwanted => vec![],
            Areas::NoTool | Areas::By(_) => self.all_hardware(),
        };
        let areas = areas.into_iter().map(Task::Area);
        areas
            .chain(self.grid.points.iter().map(Task::Run))
            .collect()
    }

    /// Does what is not kept of a worker's tasks. What fails is noted, and done again only if it is asked for.
    ///
    /// # Errors
    /// An interrupt, and a folder that cannot be written to. Tasks that are under way leave nothing then.
    pub fn work(&self, worker: &Worker) -> Result<Worked> {
        let Shard { index, of } = worker.shard;
        let all = self.tasks(worker.areas).into_iter();
        let mut tasks: Vec<Task> = all.skip(index).step_by(of).collect();
        if !tasks.is_empty() {
            let first = worker.first % tasks.len();
            tasks.rotate_left(first);
        }
        let bar = self.progress().over("tasks", Some(tasks.len()));
        let all = points::all(&tasks, &*bar, |task| self.task(*task, worker))?;
        let count = |what: Became| all.iter().filter(|one| **one == what).count();
        Ok(Worked {
            done: count(Became::Done),
            there: count(Became::There),
            failed: count(Became::Failed),
            left: count(Became::Left),
        })
    }

    fn task(&self, task: Task, worker: &Worker) -> Result<Became> {
        let Some(key) = self.task_key(task, worker.areas) else {
            return Ok(Became::Left);
        };
        let name = digest(&key);
        if self.is_whole(task, worker.areas) {
            return Ok(Became::There);
        }
        if !worker.again && worker.failed.get::<Failure>(&name).is_some() {
            return Ok(Became::Failed);
        }
        let done = match (task, worker.areas) {
            (Task::Run(point), _) => self.keep(point).map(drop),
            (Task::Area(hardware), Areas::By(tool)) => self.keep_area(hardware, tool).map(drop),
            (Task::Area(_), _) => return Ok(Became::Left),
        };
        match done {
            Ok(()) => {
                // If it stays, nobody looks at it any more.
                let _ = worker.failed.forget(&name);
                Ok(Became::Done)
            }
            Err(Error::Interrupted) => Err(Error::Interrupted),
            Err(error) => {
                let failure = Failure {
                    task: task.to_string(),
                    error: error.to_string(),
                };
                let noted = worker.failed.put(&name, &failure);
                noted.map_err(|_| error).map(|()| Became::Failed)
            }
        }
    }

    /// What a task depends on; nothing if that is a tool that is not here.
    fn task_key(&self, task: Task, areas: Areas) -> Option<Vec<String>> {
        match (task, areas) {
            (Task::Run(point), _) => Some(self.key(point)),
            (Task::Area(hardware), Areas::By(tool)) => Some(self.area_key(hardware, tool)),
            (Task::Area(_), _) => None,
        }
    }

    /// Whether the result of a task is there and can be read.
    fn is_whole(&self, task: Task, areas: Areas) -> bool {
        match (task, areas) {
            (Task::Run(point), _) => self.is_kept(point),
            (Task::Area(hardware), Areas::By(tool)) => self.has_area(hardware, tool),
            (Task::Area(_), _) => false,
        }
    }

    /// Whether a task is done, by the names of files alone.
    pub fn has(&self, task: Task, areas: Areas) -> bool {
        let key = self.task_key(task, areas);
        key.is_some_and(|key| self.store().has(&digest(&key)))
    }

    /// Tasks that have failed and are not done, in their order.
    pub fn failures(&self, failed: &Store, areas: Areas) -> Vec<Failure> {
        let tasks = self.tasks(areas).into_iter();
        let missing = tasks.filter(|task| !self.has(*task, areas));
        let keys = missing.filter_map(|task| self.task_key(task, areas));
        keys.filter_map(|key| failed.get(&digest(&key))).collect()
    }

    /// Does a run that is not kept, from the middle of those, if there is one.
    ///
    /// # Errors
    /// As [`Self::rows`].
    pub fn do_one(&self) -> Result<()> {
        let points = self.grid.points.iter();
        let missing: Vec<&Point> = points.filter(|point| !self.is_kept(point)).collect();
        let one = missing.get(missing.len() / 2);
        one.map_or(Ok(()), |point| self.keep(point).map(drop))
    }
}

/// What became of a task.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Became {
    Done,
    There,
    Failed,
    Left,
}
