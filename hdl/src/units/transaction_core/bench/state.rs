//! What a core's bench remembers: warps, searches, look-ups and commits under way.

use crate::models::log_walker::{mask, Logs, Packet};
use crate::models::reference_count_table::Kind;
use crate::models::write_time_table::Reads;
use crate::units::partitions::{Lines, Partitions};
use anyhow::{ensure, Result};
use std::collections::VecDeque;
use turnstile_hdl::full_size::WARP_LANES;

/// Whether a mask has a lane.
pub fn has(mask: u32, lane: usize) -> bool {
    mask >> lane & 1 == 1
}

/// A warp in a transaction, or none.
#[derive(Clone, Debug, Default)]
pub struct Warp {
    /// In a pass, that of these lanes.
    pub runs: bool,
    pub lanes: u32,
    /// All of its accesses are loads.
    pub reads_only: bool,
    /// Its logs have their lengths from this cycle on.
    pub settled: u64,
    /// It wants to commit.
    pub commits: bool,
    pub logs: Logs,
    /// Since its lanes began: who has written, and what was read when.
    pub wrote: u32,
    pub reads: [Reads; WARP_LANES],
}

/// What lanes look for in their write log.
#[derive(Clone, Debug)]
pub struct Search {
    pub slot: usize,
    pub lanes: u32,
    pub addresses: Vec<u32>,
    pub found: u32,
    /// Lines that come, in order.
    pub lines: Lines,
}

impl Search {
    /// Lanes that have written their words.
    pub fn finders(&self, logs: &Logs) -> u32 {
        let lanes = (0..WARP_LANES as u32).filter(|lane| has(self.lanes, *lane as usize));
        mask(lanes.filter(|lane| {
            let address = self.addresses[*lane as usize];
            logs.own_write(*lane, address).is_some()
        }))
    }
}

/// Lanes that commit: who walks, and whom the filter has decided about.
#[derive(Copy, Clone, Debug, Default)]
pub struct Split {
    pub walks: u32,
    pub silent: u32,
    pub temporal: u32,
    pub sent: u32,
}

/// A word of a walk in the table: who hits if it is there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    pub lane: usize,
    pub address: u32,
    pub kind: Kind,
}

/// A commit under way.
#[derive(Clone, Debug)]
pub struct Commit {
    pub split: Split,
    pub taken: u64,
    /// Who aborts by the resolver; what has hit all the time, and who has hit at some time.
    pub resolver: u32,
    /// Entries of its table at which they still have to.
    pub lost: VecDeque<u64>,
    pub touches: Vec<Touch>,
    pub always: Vec<Touch>,
    pub ever: u32,
    /// The number of the first lane, and how many have one.
    pub numbers: Option<(u32, u32)>,
    pub survivors: Option<u32>,
    pub packets: VecDeque<Packet>,
    pub partitions: Partitions,
    pub waited: u64,
    /// Another walk has begun, so this one is over by then.
    pub over_by: Option<u64>,
}

impl Commit {
    /// Who may have aborted by the table, and who must have.
    pub fn early(&self) -> (u32, u32) {
        let must = mask(self.always.iter().map(|touch| touch.lane as u32));
        (self.ever, must)
    }

    pub fn last(&self) -> Option<u32> {
        self.numbers
            .map(|(first, count)| first.wrapping_add(count).wrapping_sub(1))
    }

    /// `survivors` are all that walk but those that the resolver aborts, and some that hit.
    pub fn check_survivors(&self, survivors: u32) -> Result<()> {
        let (ever, always) = self.early();
        let stay = self.split.walks & !self.resolver;
        ensure!(
            survivors & !stay == 0 && survivors & always == 0 && stay & !ever & !survivors == 0,
            "{survivors:#x} go on, of {stay:#x} without {always:#x} and at most {ever:#x}"
        );
        Ok(())
    }
}

/// Lanes that are looked up in a cycle.
pub const GROUP: usize = 4;
/// Cycles of an entry with all lanes.
pub const WHOLE: usize = WARP_LANES / GROUP;

/// A load or store that is looked up: its words, and who would have hit in each cycle since it was asked for.
#[derive(Clone, Debug)]
pub struct Check {
    pub kind: Kind,
    pub lanes: u32,
    pub addresses: Vec<u32>,
    pub hits: Vec<u32>,
    /// A walk may have had the ports in the meantime.
    pub contested: bool,
}

impl Check {
    /// The groups that have lanes, as masks.
    pub fn groups(&self) -> Vec<u32> {
        let groups = (0..WHOLE).map(|group| self.lanes & (0xf << (GROUP * group)));
        groups.filter(|lanes| *lanes != 0).collect()
    }

    /// Who hits, if the last group was looked up in the last cycle.
    pub fn hit(&self) -> u32 {
        let groups = self.groups();
        let first = self.hits.len() - groups.len();
        let pairs = groups.iter().zip(&self.hits[first..]);
        pairs.fold(0, |hit, (group, hits)| hit | group & hits)
    }
}
