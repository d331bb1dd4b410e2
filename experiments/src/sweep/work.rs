//! A sweep as tasks that several workers share: its runs, and its areas if they are wanted.

use super::grid::described;
use super::run::Sweep;
use crate::engine::areas::Synthesiser;
use crate::engine::outside::Progress;
use crate::engine::results::Key;
use crate::engine::workers::Tasks;
use turnstile_machine::Hardware;
use turnstile_tools::kept::Store;
use turnstile_tools::{Error, Result};

/// What becomes of the areas of a sweep.
pub enum Areas {
    /// Nobody asked for them.
    Unwanted,
    /// There is no tool for them here: others do them.
    NoTool(Error),
    By(Synthesiser),
}

impl Areas {
    /// What computes them here.
    pub fn synthesiser(&self) -> Option<&Synthesiser> {
        match self {
            Self::Unwanted | Self::NoTool(_) => None,
            Self::By(synthesiser) => Some(synthesiser),
        }
    }
}

impl From<Result<Option<Synthesiser>>> for Areas {
    fn from(synthesiser: Result<Option<Synthesiser>>) -> Self {
        match synthesiser {
            Ok(None) => Self::Unwanted,
            Ok(Some(synthesiser)) => Self::By(synthesiser),
            Err(error) => Self::NoTool(error),
        }
    }
}

/// A sweep with what becomes of its areas. These are the first tasks, as they take longest. Runs in lockstep are none: which they are depends on the
/// others.
pub struct SweepTasks<'a> {
    pub sweep: Sweep<'a>,
    pub areas: Areas,
    /// Whose areas are wanted.
    hardware: Vec<Hardware>,
}

/// One task.
enum Task<'a> {
    Area(Hardware),
    Run(&'a super::Point),
}

impl<'a> SweepTasks<'a> {
    /// All tasks of a sweep.
    pub fn new(sweep: Sweep<'a>, areas: Areas) -> Self {
        let hardware = match areas {
            Areas::Unwanted => vec![],
            Areas::NoTool(_) | Areas::By(_) => sweep.all_hardware(),
        };
        Self {
            sweep,
            areas,
            hardware,
        }
    }

    fn task(&self, number: usize) -> Task<'_> {
        match self.hardware.get(number) {
            Some(hardware) => Task::Area(*hardware),
            None => Task::Run(&self.sweep.grid.points[number - self.hardware.len()]),
        }
    }
}

impl Tasks for SweepTasks<'_> {
    fn count(&self) -> usize {
        self.hardware.len() + self.sweep.grid.points.len()
    }

    fn name(&self, task: usize) -> String {
        match self.task(task) {
            Task::Area(hardware) => format!("area of {}", described(&hardware)),
            Task::Run(point) => point.to_string(),
        }
    }

    fn key(&self, task: usize) -> Option<Key> {
        match self.task(task) {
            Task::Run(point) => Some(self.sweep.key(point)),
            Task::Area(hardware) => {
                let tool = self.areas.synthesiser()?;
                Some(self.sweep.area_key(hardware, tool))
            }
        }
    }

    fn is_whole(&self, task: usize) -> Result<bool> {
        match (self.task(task), self.areas.synthesiser()) {
            (Task::Run(point), _) => self.sweep.is_kept(point),
            (Task::Area(hardware), Some(tool)) => self.sweep.has_area(hardware, tool),
            (Task::Area(_), None) => Ok(false),
        }
    }

    fn perform(&self, task: usize) -> Result<()> {
        match (self.task(task), &self.areas) {
            (Task::Run(point), _) => self.sweep.keep(point).map(drop),
            (Task::Area(hardware), Areas::By(tool)) => {
                self.sweep.keep_area(hardware, tool).map(drop)
            }
            (Task::Area(_), Areas::NoTool(_) | Areas::Unwanted) => Ok(()),
        }
    }

    fn is_area(&self, task: usize) -> bool {
        task < self.hardware.len()
    }

    fn no_tool(&self) -> Option<&Error> {
        match &self.areas {
            Areas::NoTool(error) => Some(error),
            Areas::Unwanted | Areas::By(_) => None,
        }
    }

    fn store(&self) -> &Store {
        self.sweep.store()
    }

    fn progress(&self) -> &dyn Progress {
        self.sweep.progress()
    }
}
