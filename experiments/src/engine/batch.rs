//! The runs of a paper: batches of runs that do not know of each other. On one machine all are done one after the other; several machines share
//! them, and keep what they come to.

use super::outside::Context;
use super::points;
use super::results::{self, Kept, Key};
use serde::de::DeserializeOwned;
use serde::Serialize;
use turnstile_tools::Result;

/// What makes a result of a point.
type Run<P, R> = Box<dyn Fn(&P) -> Result<R> + Send + Sync>;

/// Runs of one kind that do not know of each other: a result for every point.
pub struct Batch<P, R> {
    /// What is run, in words.
    kind: &'static str,
    points: Vec<P>,
    /// A point in words, which no other has.
    name: fn(&P) -> String,
    run: Run<P, R>,
}

impl<P: Sync, R: Send + Serialize + DeserializeOwned> Batch<P, R> {
    /// `run` makes a result of each point, whose `name` no other has.
    pub fn new(
        kind: &'static str,
        points: Vec<P>,
        name: fn(&P) -> String,
        run: impl Fn(&P) -> Result<R> + Send + Sync + 'static,
    ) -> Self {
        Self {
            kind,
            points,
            name,
            run: Box::new(run),
        }
    }

    /// What is run.
    pub fn points(&self) -> &[P] {
        &self.points
    }

    /// All results, in the order of the points: what is not kept is run.
    ///
    /// # Errors
    /// Those of the runs, and an interrupt.
    pub fn all(&self, context: &Context) -> Result<Vec<R>> {
        let (bar, kept) = (context.runs(self.points.len()), context.kept);
        points::all(&self.points, &*bar, |point| match kept {
            None => (self.run)(point),
            Some(kept) => self.once(point, kept),
        })
    }

    fn once(&self, point: &P, kept: &Kept) -> Result<R> {
        results::once(&kept.store, &self.key_of(point, kept), || (self.run)(point))
    }

    fn key_of(&self, point: &P, kept: &Kept) -> Key {
        kept.key(format!("{}: {}", self.kind, (self.name)(point)))
    }
}

/// A batch of any kind of runs, by their numbers.
pub trait AnyBatch: Sync {
    /// How many there are.
    fn count(&self) -> usize;

    /// What names the result of one.
    fn key(&self, number: usize, kept: &Kept) -> Key;

    /// Whether the result of one is there and can be read.
    ///
    /// # Errors
    /// If another result is there in its place.
    fn is_whole(&self, number: usize, kept: &Kept) -> Result<bool>;

    /// Does one and keeps its result.
    ///
    /// # Errors
    /// Those of the run, and if it cannot be kept.
    fn perform(&self, number: usize, kept: &Kept) -> Result<()>;
}

impl<P: Sync, R: Send + Serialize + DeserializeOwned> AnyBatch for Batch<P, R> {
    fn count(&self) -> usize {
        self.points.len()
    }

    fn key(&self, number: usize, kept: &Kept) -> Key {
        self.key_of(&self.points[number], kept)
    }

    fn is_whole(&self, number: usize, kept: &Kept) -> Result<bool> {
        Ok(results::get::<R>(&kept.store, &self.key(number, kept))?.is_some())
    }

    fn perform(&self, number: usize, kept: &Kept) -> Result<()> {
        self.once(&self.points[number], kept).map(drop)
    }
}
