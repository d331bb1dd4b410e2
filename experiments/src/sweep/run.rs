//! The runs of a sweep: each is kept, so that a sweep that was stopped goes on where it was.

use super::grid::{described, Grid, Point};
use super::sample::{difference, sample, Outcome};
use super::table::Row;
use crate::engine::areas::{Area, Synthesiser};
use crate::engine::outside::{check_interrupt, Progress, Unseen};
use crate::engine::points;
use crate::engine::results::{self, Key};
use crate::engine::run::{in_words, Setup};
use turnstile_machine::{Beside, Detector, EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_tools::kept::{digest, Store};
use turnstile_tools::{Error, Result};

/// A sweep that may run.
pub struct Sweep<'a> {
    /// What is run.
    pub grid: Grid,
    /// Machine around the LDS.
    pub machine: MachineConfig,
    /// Engine for all runs.
    pub engine: EngineKind,
    /// Cycles after which a run is given up.
    pub max_cycles: u64,
    store: Store,
    program: String,
    /// What the result of every run depends on: the program with kernels and RTL in it, the machine and the engine.
    common: Vec<String>,
    progress: &'a dyn Progress,
}

impl<'a> Sweep<'a> {
    /// A sweep whose results are kept in a store, which is opened when nothing else is missing.
    ///
    /// # Errors
    /// If the engine is not there, and those of the store.
    pub fn new(
        (grid, machine): (Grid, MachineConfig),
        engine: EngineKind,
        max_cycles: u64,
        store: impl FnOnce() -> Result<Store>,
        progress: &'a dyn Progress,
    ) -> Result<Self> {
        let program = results::program_digest()?;
        let text = toml::to_string(&machine)
            .map_err(|error| Error::run("sweep", error.to_string(), "please report it"))?;
        let [engine_name, verilator] = in_words(engine)?;
        let mut common = vec![
            "run".into(),
            program.clone(),
            text,
            engine_name,
            verilator,
            max_cycles.to_string(),
        ];
        common.extend(grid.subject.key()?);
        Ok(Self {
            grid,
            machine,
            engine,
            max_cycles,
            store: store()?,
            program,
            common,
            progress,
        })
    }

    pub(super) fn store(&self) -> &Store {
        &self.store
    }

    pub(super) fn progress(&self) -> &'a dyn Progress {
        self.progress
    }

    /// Digest of what the results of all runs depend on.
    pub fn depends_on(&self) -> String {
        digest(&self.common)
    }

    /// What names the result of a run.
    pub(super) fn key(&self, point: &Point) -> Key {
        Key::new(&self.common, self.in_words(point))
    }

    fn in_words(&self, point: &Point) -> String {
        format!("{}: {point}", self.grid.subject.name())
    }

    pub(super) fn is_kept(&self, point: &Point) -> Result<bool> {
        let kept: Option<Outcome> = results::get(&self.store, &self.key(point))?;
        Ok(kept.is_some())
    }

    /// What a point came to; run if that is not kept.
    pub(super) fn keep(&self, point: &Point) -> Result<Outcome> {
        results::once(&self.store, &self.key(point), || self.one(point, None))
    }

    /// How many runs are kept, by the names of files alone.
    pub fn kept(&self) -> usize {
        let points = self.grid.points.iter();
        points
            .filter(|point| self.store.has(self.key(point).digest()))
            .count()
    }

    /// What every run came to, in the order of the grid: what is not kept is run.
    fn outcomes(&self) -> Result<Vec<Outcome>> {
        let points = &self.grid.points;
        let bar = self.progress.over("runs", Some(points.len()));
        if self.engine == EngineKind::Verilator {
            let mut missing = vec![];
            for point in points {
                if !self.is_kept(point)? {
                    missing.push(point.hardware);
                }
            }
            // Models are compiled once, and not by several runs at the same time.
            for hardware in distinct(missing.into_iter()) {
                check_interrupt()?;
                LdsTop::open(hardware, self.engine, None)?;
            }
        }
        points::all(points, &*bar, |point| Ok(self.keep(point)?.brief()))
    }

    /// Runs a point; a run that does not end well is a result too.
    fn one(&self, point: &Point, lockstep: Option<EngineKind>) -> Result<Outcome> {
        let setup = Setup {
            lockstep: lockstep.map(Beside::from),
            max_cycles: self.max_cycles,
            ..Setup::new(point.hardware, self.engine, &self.machine)
        };
        match self.grid.subject.run(&point.settings, &setup) {
            Ok(report) => Ok(Outcome::Ended(Box::new(report))),
            Err(Error::Run(complaint)) => Ok(Outcome::Failed(complaint.to_string())),
            Err(error) => Err(error),
        }
    }

    /// Does a sample of the runs again, in lockstep with `other`, and returns their places.
    fn check_sample(&self, outcomes: &[Outcome], other: EngineKind) -> Result<Vec<usize>> {
        let points = &self.grid.points;
        let detectors = points.iter().map(|point| point.hardware.detector());
        let places = sample(detectors.zip(outcomes));
        let bar = self.progress.over("runs", Some(places.len()));
        points::all(&places, &*bar, |&place| {
            self.in_lockstep(&points[place], other)
        })?;
        Ok(places)
    }

    /// Does a run again in lockstep, unless that has been done; only what agrees is kept.
    fn in_lockstep(&self, point: &Point, other: EngineKind) -> Result<()> {
        let first = &self.keep(point)?;
        let run = format!(
            "{}, in lockstep with {}",
            self.in_words(point),
            other.name()
        );
        let agreed = results::once(&self.store, &Key::new(&self.common, run), || {
            let again = self.one(point, Some(other))?;
            let Some(why) = difference(first, &again) else {
                return Ok(again);
            };
            let engine = self.engine.name();
            Err(Error::run(
                format!("{point}, {engine} in lockstep with {}", other.name()),
                why,
                "please report it",
            ))
        });
        agreed.map(drop)
    }

    /// Every run with its result and area, in the order of the grid.
    ///
    /// # Errors
    /// If a run cannot begin, a run in lockstep has another result, or synthesis fails.
    pub fn rows(&self, synthesiser: Option<&Synthesiser>) -> Result<Vec<Row>> {
        let outcomes = self.outcomes()?;
        let other = (self.engine != EngineKind::Rtl).then_some(EngineKind::Rtl);
        let sample = other.map(|other| self.check_sample(&outcomes, other));
        let sample = sample.transpose()?.unwrap_or_default();
        let areas = synthesiser.map(|synthesiser| self.areas(synthesiser));
        let areas = areas.transpose()?.unwrap_or_default();
        let area = |point: &Point| {
            let mut areas = areas.iter();
            let found = areas.find(|(hardware, _)| *hardware == point.hardware);
            found.map(|(_, area)| *area)
        };
        let runs = self.grid.points.iter().zip(outcomes);
        let row = |(place, (point, outcome)): (usize, (&Point, Outcome))| Row {
            point: point.clone(),
            outcome,
            lockstep: other.filter(|_| sample.contains(&place)),
            area: area(point),
        };
        Ok(runs.enumerate().map(row).collect())
    }

    /// Every hardware of the sweep that is hardware.
    pub(super) fn all_hardware(&self) -> Vec<Hardware> {
        let points = self.grid.points.iter().map(|point| point.hardware);
        distinct(points.filter(|one| one.detector() != Detector::Perfect))
    }

    /// What names the area of a hardware.
    pub(super) fn area_key(&self, hardware: Hardware, synthesiser: &Synthesiser) -> Key {
        let depends_on = [
            "area",
            &self.program,
            &synthesiser.library.text,
            &synthesiser.version,
        ];
        Key::new(&depends_on, format!("area of {}", described(&hardware)))
    }

    pub(super) fn has_area(&self, hardware: Hardware, synthesiser: &Synthesiser) -> Result<bool> {
        let key = self.area_key(hardware, synthesiser);
        Ok(results::get::<Area>(&self.store, &key)?.is_some())
    }

    /// The area of a hardware; synthesised if it is not kept.
    pub(super) fn keep_area(&self, hardware: Hardware, synthesiser: &Synthesiser) -> Result<Area> {
        results::once(&self.store, &self.area_key(hardware, synthesiser), || {
            Ok(synthesiser.areas(&[hardware], &Unseen)?.remove(0))
        })
    }

    /// The area of every hardware of the sweep; most of them differ in one module only.
    fn areas(&self, synthesiser: &Synthesiser) -> Result<Vec<(Hardware, Area)>> {
        let (mut kept, mut missing) = (vec![], vec![]);
        for hardware in self.all_hardware() {
            match self.has_area(hardware, synthesiser)? {
                true => kept.push(hardware),
                false => missing.push(hardware),
            }
        }
        let found = synthesiser.areas(&missing, self.progress)?;
        let found = missing.into_iter().zip(found).map(|(one, area)| {
            let key = self.area_key(one, synthesiser);
            Ok((one, results::once(&self.store, &key, || Ok(area))?))
        });
        let kept = kept
            .into_iter()
            .map(|one| Ok((one, self.keep_area(one, synthesiser)?)));
        kept.chain(found).collect()
    }
}

fn distinct(all: impl Iterator<Item = Hardware>) -> Vec<Hardware> {
    let mut distinct = vec![];
    for hardware in all {
        if !distinct.contains(&hardware) {
            distinct.push(hardware);
        }
    }
    distinct
}
