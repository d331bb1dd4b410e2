//! Attempts at transactions, put together from the events of their begin and their end.

use crate::{Event, TxMode};
use rustc_hash::FxHashMap;

/// A warp: work-group in launch order, and its number there.
pub type WarpName = (usize, usize);

/// Attempts of lanes of a warp that have ended together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    pub warp: WarpName,
    /// First cycle, and the one behind the last.
    pub since: u64,
    pub until: u64,
    pub committed: u64,
    pub aborted: u64,
    pub mode: TxMode,
}

/// A pass that has begun.
#[derive(Clone, Copy, Debug)]
struct Pass {
    since: u64,
    lanes: u64,
    mode: TxMode,
}

/// Those that have begun.
#[derive(Debug, Default)]
pub struct Attempts(FxHashMap<WarpName, Pass>);

impl Attempts {
    /// Takes in an event: the attempts that it ends.
    pub fn happened(&mut self, event: &Event) -> Option<Ended> {
        match *event {
            Event::PassBegun {
                group,
                wavefront,
                cycle,
                lanes,
                mode,
            } => {
                let warp = (group, wavefront);
                let pass = Pass {
                    since: cycle,
                    lanes,
                    mode,
                };
                // A pass that was cut short ends where the next one begins.
                let cut = self.0.insert(warp, pass)?;
                Some(cut.ended(warp, cycle, 0))
            }
            Event::PassEnded {
                group,
                wavefront,
                cycle,
                committed,
                ..
            } => {
                let warp = (group, wavefront);
                Some(self.0.remove(&warp)?.ended(warp, cycle, committed))
            }
            Event::AttemptsEnded {
                group,
                wavefront,
                cycles: [since, until],
                committed,
                aborted,
            } => Some(Ended {
                warp: (group, wavefront),
                since,
                until,
                committed,
                aborted,
                mode: TxMode::Concurrent,
            }),
            _ => None,
        }
    }

    /// Those that have not ended when a run does.
    pub fn finish(&mut self, now: u64) -> impl Iterator<Item = Ended> {
        let left = std::mem::take(&mut self.0).into_iter();
        left.map(move |(warp, pass)| pass.ended(warp, now, 0))
    }
}

impl Pass {
    fn ended(self, warp: WarpName, until: u64, committed: u64) -> Ended {
        Ended {
            warp,
            since: self.since,
            until,
            committed,
            aborted: self.lanes & !committed,
            mode: self.mode,
        }
    }
}
