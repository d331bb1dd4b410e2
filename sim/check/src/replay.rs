//! Commit-order replay: the committed transactions, one after the other, against a plain memory.
//!
//! Everything comes from the pins of the LDS top; nothing looks inside the RTL. An access outside transactions is
//! performed when its response comes, in the order of responses and of lanes; the accesses of a transaction when it
//! commits, all at once. Then every read must have seen what the memory held, and in the end local memory must be what
//! the replay left. If so, the run is equivalent to one in which nothing happened at the same time.
//!
//! An atomic instruction through lock bits reads its words when it has their locks, and stores later; the pins do not show when. A plain
//! access to the word may be before the store or behind it: what is seen must be explained by one of both.
//!
//! A transaction that is aborted leaves no trace here. It may have seen anything.

use super::access::Access;
use super::blame::{Blame, Finder, Lost, Meeting, Owner};
use super::crowd::WordUsers;
use super::footprint::Footprints;
use super::image::Image;
use super::live::{Cause, Conflicts, Live, Loss};
use super::operation::{Mismatch, Shape};
use super::work_item::{WorkItem, LANES};
use rustc_hash::FxHashMap;
use turnstile_hdl::lds_op::LdsOp;

/// Replays a run while it goes.
#[derive(Clone, Debug)]
pub struct Replay {
    file: String,
    groups: FxHashMap<u32, Group>,
    conflicts: Conflicts,
    blame: Blame,
    footprints: Footprints,
    violation: Option<String>,
    /// Of work-groups that have ended, as [`Replay::changes`].
    changes: u64,
}

/// A resident work-group.
#[derive(Clone, Debug)]
struct Group {
    image: Image,
    /// Accesses of the open transaction of each work-item, by [`WorkItem::index`].
    open: Vec<Vec<Access>>,
    /// Cycle in which the pass of each wavefront began.
    begun: Vec<u64>,
    live: Live,
    users: WordUsers,
    /// Wavefronts and addresses of words that are about to be stored under a lock.
    storing: Vec<(u32, u32)>,
}

impl Replay {
    /// `file` is the name of the kernel's text, for messages.
    pub fn new(file: &str) -> Self {
        Self {
            file: file.into(),
            groups: FxHashMap::default(),
            conflicts: Conflicts::default(),
            blame: Blame::default(),
            footprints: Footprints::default(),
            violation: None,
            changes: 0,
        }
    }

    /// A work-group of so many wavefronts starts; its local memory holds anything.
    pub fn start(&mut self, group: u32, wavefronts: usize, lds_bytes: u32) {
        let group_state = Group {
            image: Image::new(lds_bytes),
            open: vec![vec![]; LANES * wavefronts],
            begun: vec![0; wavefronts],
            live: Live::default(),
            users: WordUsers::default(),
            storing: vec![],
        };
        self.groups.insert(group, group_state);
    }

    /// A response outside transactions: to be called lane after lane, in the order of responses.
    pub fn plain(&mut self, item: WorkItem, access: Access) {
        let Some(group) = self.groups.get_mut(&item.group) else {
            return;
        };
        if let Err(mismatch) = group.perform(&access) {
            self.report(item, &access, mismatch, "outside transactions");
        }
    }

    /// A lane has the lock of its word and has found it. What `access` makes of the word, if it is no read, it stores some time
    /// before [`stored`](Self::stored); meanwhile others that do not ask for the lock may come between.
    pub fn locked(&mut self, item: WorkItem, access: &Access) {
        if let Some(group) = self.groups.get_mut(&item.group) {
            // Whoever had the lock before has stored.
            group.end_stores(|_, address| address == access.address);
        }
        let read = Access {
            op: LdsOp::ReadB32,
            ..*access
        };
        self.plain(item, read);
        if Shape::of(access.op).writes {
            self.storing(item, access);
        }
    }

    /// What `access` makes of the word that the lane has found is stored some time before [`stored`](Self::stored).
    pub fn storing(&mut self, item: WorkItem, access: &Access) {
        let Some(group) = self.groups.get_mut(&item.group) else {
            return;
        };
        let found = access.returned.unwrap_or(0) as u32;
        group
            .image
            .store_begins(access.op, access.address, access.data, found);
        group.storing.push((item.wavefront, access.address));
    }

    /// All that lanes of a wavefront were about to store is in memory.
    pub fn stored(&mut self, group: u32, wavefront: u32) {
        if let Some(group) = self.groups.get_mut(&group) {
            group.end_stores(|of, _| of == wavefront);
        }
    }

    /// A wavefront begins a pass through a transaction.
    pub fn begin(&mut self, group: u32, wavefront: u32, cycle: u64) {
        if let Some(group) = self.groups.get_mut(&group) {
            group.begun[wavefront as usize] = cycle;
        }
    }

    /// A response in the transaction of a lane that is still running.
    pub fn transactional(&mut self, item: WorkItem, access: Access) {
        if let Some(group) = self.groups.get_mut(&item.group) {
            let shape = Shape::of(access.op);
            let shared = group.live.shares(item.index(), shape, access.address);
            self.conflicts.shared_reads += u64::from(shared);
            group.live.enter(item.index(), shape, access.address);
            group.open[item.index()].push(access);
        }
    }

    /// A lane lost a conflict at this access: counts why, and blames the lines. The winners of the same response are to be told first, and
    /// the losers aborted when all of them are counted: they lost while the entries of all were still there.
    pub fn lose(&mut self, item: WorkItem, access: &Access) -> Option<Lost> {
        let group = self.groups.get(&item.group)?;
        let shape = Shape::of(access.op);
        let loss = group.live.loss(item.index(), shape, access.address);
        self.conflicts.count(loss.cause, loss.within_wavefront);
        let owner = group.owner(&loss, shape);
        let owner_writes = owner.is_some_and(|(_, access)| Shape::of(access.op).writes);
        let lost = Lost {
            loser: item,
            at: access.at,
            owner: owner.map(|(number, access)| Owner {
                item: item.beside(number),
                at: access.at,
                cycle: access.cycle,
            }),
            word: 4 * loss.word as u64,
            meeting: Meeting::of(loss.cause, shape.writes, owner_writes),
            finder: Finder::LocalMemory,
            cycle: access.cycle,
        };
        let begun = group.begun[item.wavefront as usize];
        let cycles = access.cycle.saturating_sub(begun);
        self.blame.count(&lost, loss.within_wavefront, cycles);
        Some(lost)
    }

    /// The last access of a lane's transaction, if it is running and has any.
    pub fn last(&self, item: WorkItem) -> Option<Access> {
        let group = self.groups.get(&item.group)?;
        group.open[item.index()].last().copied()
    }

    /// Lanes meet at these accesses, and all of them lose: counts why, as if each had been there before the others.
    /// `gone` met them too, and have been counted. The losers are to be aborted next. What each lost is added to `lost`.
    pub fn lose_together(
        &mut self,
        losers: &[(WorkItem, Access)],
        gone: &[(WorkItem, Access)],
        lost: &mut Vec<Lost>,
    ) {
        for (item, access) in losers.iter().chain(gone) {
            if let Some(group) = self.groups.get_mut(&item.group) {
                let shape = Shape::of(access.op);
                group.live.enter(item.index(), shape, access.address);
                group.open[item.index()].push(*access);
            }
        }
        let all = losers.iter();
        let all = all.filter_map(|(item, access)| self.lose(*item, access));
        lost.extend(all);
        for (item, access) in losers.iter().chain(gone) {
            if let Some(group) = self.groups.get_mut(&item.group) {
                let words = Shape::of(access.op).words(access.address);
                group.live.leave(item.index(), words);
                group.open[item.index()].pop();
            }
        }
    }

    /// A lane's transaction is rolled back.
    pub fn abort(&mut self, item: WorkItem) {
        if let Some(group) = self.groups.get_mut(&item.group) {
            let mut accesses = group.close(item.index());
            accesses.clear();
            group.open[item.index()] = accesses;
        }
    }

    /// A lane's transaction commits: to be called in the order of commits, lanes that commit at once by their numbers: under
    /// some detectors a lane commits what it wrote over the reads of lower ones.
    pub fn commit(&mut self, item: WorkItem) {
        let Some(group) = self.groups.get_mut(&item.group) else {
            return;
        };
        let mut accesses = group.close(item.index());
        self.footprints.count(&accesses, &mut group.users);
        let mismatch = accesses
            .iter()
            .find_map(|access| Some((*access, group.perform(access).err()?)));
        accesses.clear();
        group.open[item.index()] = accesses;
        if let Some((access, mismatch)) = mismatch {
            self.report(item, &access, mismatch, "in a committed transaction");
        }
    }

    /// A work-group has ended with these words in its local memory.
    pub fn finish(&mut self, group: u32, words: &[u32]) {
        let Some(state) = self.groups.remove(&group) else {
            return;
        };
        self.footprints.crowd = self.footprints.crowd.max(state.users.crowd());
        self.changes += state.image.changes();
        if let Err((address, Mismatch { expected, seen })) = state.image.compare(words) {
            self.violation.get_or_insert_with(|| {
                format!(
                    "work-group {group} ends with {seen:#x} at byte {address:#x} of its local memory, but the order \
                     of commits leaves {expected:#x}"
                )
            });
        }
    }

    /// Accesses that have changed local memory, or may have.
    pub fn changes(&self) -> u64 {
        let resident = self.groups.values().map(|group| group.image.changes());
        self.changes + resident.sum::<u64>()
    }

    /// The first thing the order of commits does not explain, in words; `None` = the run is serialisable.
    pub fn violation(&self) -> Option<&str> {
        self.violation.as_deref()
    }

    /// Lost conflicts by cause.
    pub fn conflicts(&self) -> Conflicts {
        self.conflicts
    }

    /// Lost conflicts by pairs of lines.
    pub fn blame(&self) -> &Blame {
        &self.blame
    }

    /// Read and write sets of the committed transactions.
    pub fn footprints(&self) -> Footprints {
        self.footprints
    }

    fn report(&mut self, item: WorkItem, access: &Access, mismatch: Mismatch, context: &str) {
        let file = &self.file;
        self.violation.get_or_insert_with(|| {
            let Access { address, cycle, .. } = access;
            let Mismatch { expected, seen } = mismatch;
            let source = match access.at.line {
                0 => String::new(),
                line => format!(", {file}:{line}"),
            };
            format!(
                "{item} read {seen:#x} {context} at byte {address:#x} of local memory (cycle {cycle}{source}), but \
                 the order of commits gives {expected:#x}"
            )
        });
    }
}

impl Group {
    fn perform(&mut self, access: &Access) -> Result<(), Mismatch> {
        self.image
            .perform(access.op, access.address, access.data, access.returned)
    }

    /// The access at which an owner came to the word, with the number of its work-item: the first of all that explain the loss, in lane order
    /// where cycles are the same.
    fn owner(&self, loss: &Loss, loser: Shape) -> Option<(usize, &Access)> {
        let explains = |access: &&Access| {
            let shape = Shape::of(access.op);
            shape.words(access.address).contains(&loss.word)
                && (loss.cause == Cause::ReadRead || loser.writes || shape.writes)
        };
        let mut first: Option<(usize, &Access)> = None;
        loss.others.each(|item| {
            let access = self.open[item].iter().find(explains);
            let earlier = |access: &&Access| first.is_none_or(|(_, one)| access.cycle < one.cycle);
            first = access
                .filter(earlier)
                .map(|access| (item, access))
                .or(first);
        });
        first
    }

    /// Stores under locks are done: those of wavefronts and to addresses that `done` names.
    fn end_stores(&mut self, done: impl Fn(u32, u32) -> bool) {
        let Self { image, storing, .. } = self;
        storing.retain(|&(wavefront, address)| {
            let done = done(wavefront, address);
            if done {
                image.store_ends(address);
            }
            !done
        });
    }

    /// Takes the accesses of an open transaction.
    fn close(&mut self, item: usize) -> Vec<Access> {
        let accesses = std::mem::take(&mut self.open[item]);
        for access in &accesses {
            self.live
                .leave(item, Shape::of(access.op).words(access.address));
        }
        accesses
    }
}

#[cfg(test)]
mod tests;
