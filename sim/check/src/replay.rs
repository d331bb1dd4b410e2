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
use super::footprint::Footprints;
use super::image::Image;
use super::live::{Cause, Conflicts, Live};
use super::operation::{Mismatch, Shape};
use rustc_hash::FxHashMap;
use std::fmt;
use turnstile_hdl::lds_op::LdsOp;

/// Lanes of a wavefront.
const LANES: usize = 64;

/// A work-item of a work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkItem {
    /// Work-group, in the order of launch.
    pub group: u32,
    /// Wavefront of the work-group.
    pub wavefront: u32,
    /// Lane of the wavefront, 0 to 63.
    pub lane: u32,
}

/// Replays a run while it goes.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    file: String,
    groups: FxHashMap<u32, Group>,
    conflicts: Conflicts,
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
    live: Live,
    /// Wavefronts and addresses of words that are about to be stored under a lock.
    storing: Vec<(u32, u32)>,
}

impl Replay {
    /// `file` is the name of the kernel's text, for messages.
    pub fn new(file: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            ..Self::default()
        }
    }

    /// A work-group of so many wavefronts starts; its local memory holds anything.
    pub fn start(&mut self, group: u32, wavefronts: usize, lds_bytes: u32) {
        let group_state = Group {
            image: Image::new(lds_bytes),
            open: vec![vec![]; LANES * wavefronts],
            live: Live::default(),
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

    /// A lane lost a conflict at this access: counts why. The winners of the same response are to be told first, and
    /// the losers aborted when all of them are counted: they lost while the entries of all were still there.
    pub fn lose(&mut self, item: WorkItem, access: &Access) -> Option<Cause> {
        let group = self.groups.get(&item.group)?;
        let loss = group
            .live
            .loss(item.index(), Shape::of(access.op), access.address);
        self.conflicts.count(loss);
        Some(loss.cause)
    }

    /// The last access of a lane's transaction, if it is running and has any.
    pub fn last(&self, item: WorkItem) -> Option<Access> {
        let group = self.groups.get(&item.group)?;
        group.open[item.index()].last().copied()
    }

    /// Lanes meet at these accesses, and all of them lose: counts why, as if each had been there before the others.
    /// `gone` met them too, and have been counted. The losers are to be aborted next.
    pub fn lose_together(&mut self, losers: &[(WorkItem, Access)], gone: &[(WorkItem, Access)]) {
        for (item, access) in losers.iter().chain(gone) {
            if let Some(group) = self.groups.get_mut(&item.group) {
                let shape = Shape::of(access.op);
                group.live.enter(item.index(), shape, access.address);
            }
        }
        for (item, access) in losers {
            self.lose(*item, access);
        }
        for (item, access) in losers.iter().chain(gone) {
            if let Some(group) = self.groups.get_mut(&item.group) {
                let words = Shape::of(access.op).words(access.address);
                group.live.leave(item.index(), words);
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
        self.footprints.count(&accesses);
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

    /// Read and write sets of the committed transactions.
    pub fn footprints(&self) -> Footprints {
        self.footprints
    }

    fn report(&mut self, item: WorkItem, access: &Access, mismatch: Mismatch, context: &str) {
        let file = &self.file;
        self.violation.get_or_insert_with(|| {
            let Access { address, cycle, .. } = access;
            let Mismatch { expected, seen } = mismatch;
            let source = match access.line {
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

impl WorkItem {
    /// Its number in the work-group.
    fn index(self) -> usize {
        LANES * self.wavefront as usize + self.lane as usize
    }
}

impl fmt::Display for WorkItem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            group,
            wavefront,
            lane,
        } = *self;
        let item = self.index();
        write!(
            f,
            "work-item {item} of work-group {group} (wavefront {wavefront}, lane {lane})"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::lds_op::LdsOp;

    const X: u32 = 0;
    const Y: u32 = 4;
    const A: WorkItem = item(0);
    const B: WorkItem = item(1);
    const C: WorkItem = item(70);

    const fn item(index: u32) -> WorkItem {
        WorkItem {
            group: 0,
            wavefront: index / 64,
            lane: index % 64,
        }
    }

    fn access(op: LdsOp, address: u32, data: u32, returned: Option<u64>) -> Access {
        Access {
            op,
            address,
            data: [data, 0],
            returned,
            line: 12,
            cycle: 34,
        }
    }

    fn read(address: u32, seen: u64) -> Access {
        access(LdsOp::ReadB32, address, 0, Some(seen))
    }

    fn write(address: u32, data: u32) -> Access {
        access(LdsOp::WriteB32, address, data, None)
    }

    /// A work-group of two words, both 0.
    fn replay() -> Replay {
        let mut replay = Replay::new("k.s");
        replay.start(0, 2, 8);
        replay.plain(A, write(X, 0));
        replay.plain(A, write(Y, 0));
        replay
    }

    #[test]
    fn smdcd_as_published_breaks_the_order() {
        let mut replay = replay();
        replay.transactional(A, read(X, 0));
        replay.transactional(B, read(X, 0));
        replay.commit(A);
        replay.transactional(C, write(X, 5));
        replay.commit(C);
        replay.transactional(B, read(X, 5));
        assert_eq!(replay.violation(), None);
        replay.commit(B);
        assert_eq!(
            replay.violation(),
            Some(
                "work-item 1 of work-group 0 (wavefront 0, lane 1) read 0x0 in a committed transaction at byte 0x0 of \
                 local memory (cycle 34, k.s:12), but the order of commits gives 0x5"
            )
        );
    }

    #[test]
    fn smdcd_repaired_stops_the_writer_for_a_reason() {
        let mut replay = replay();
        replay.transactional(A, read(X, 0));
        replay.transactional(B, read(X, 0));
        replay.commit(A);
        assert_eq!(replay.lose(C, &write(X, 5)), Some(Cause::Real));
        replay.transactional(B, read(X, 0));
        replay.commit(B);
        replay.transactional(C, write(X, 5));
        replay.commit(C);
        replay.finish(0, &[5, 0]);
        assert_eq!(replay.violation(), None);
    }

    #[test]
    fn write_skew_is_no_order() {
        let mut replay = replay();
        for (item, from, to) in [(A, X, Y), (B, Y, X)] {
            replay.transactional(item, read(from, 0));
            replay.transactional(item, write(to, 1));
        }
        replay.commit(A);
        assert_eq!(replay.violation(), None);
        replay.commit(B);
        assert!(replay.violation().is_some());
    }

    #[test]
    fn a_transaction_sees_its_own_writes() {
        let mut replay = replay();
        replay.transactional(A, write(X, 3));
        replay.transactional(A, read(X, 3));
        replay.transactional(A, access(LdsOp::Add, X, 4, None));
        replay.transactional(A, read(X, 7));
        replay.commit(A);
        replay.finish(0, &[7, 0]);
        assert_eq!(replay.violation(), None);
    }

    #[test]
    fn an_aborted_transaction_leaves_no_trace() {
        let mut replay = replay();
        replay.transactional(A, read(X, 77));
        replay.transactional(A, write(X, 9));
        replay.abort(A);
        replay.commit(A);
        replay.finish(0, &[0, 0]);
        assert_eq!(replay.violation(), None);
    }

    #[test]
    fn a_lost_update_is_found_at_the_end() {
        let mut replay = replay();
        replay.transactional(A, write(X, 9));
        replay.commit(A);
        replay.finish(0, &[0, 0]);
        assert_eq!(
            replay.violation(),
            Some(
                "work-group 0 ends with 0x0 at byte 0x0 of its local memory, but the order of commits leaves 0x9"
            )
        );
    }

    #[test]
    fn the_first_violation_is_kept() {
        let mut replay = replay();
        replay.plain(C, read(Y, 1));
        replay.plain(B, read(X, 1));
        let violation = replay.violation().unwrap();
        assert!(
            violation.starts_with(
                "work-item 70 of work-group 0 (wavefront 1, lane 6) read 0x1 outside transactions at byte 0x4"
            ),
            "{violation}"
        );
    }

    #[test]
    fn work_groups_have_their_own_memory() {
        let mut replay = replay();
        replay.start(1, 2, 8);
        let other = WorkItem { group: 1, ..A };
        replay.plain(other, write(X, 6));
        replay.plain(A, read(X, 0));
        replay.finish(1, &[6, 0]);
        replay.finish(0, &[0, 0]);
        assert_eq!(replay.violation(), None);
    }

    #[test]
    fn work_items_of_a_large_work_group_are_told_apart() {
        let [first, low, middle, high] = [0, 1_000 % 256, 256, 1_000].map(item);
        let mut replay = Replay::new("k.s");
        replay.start(0, 16, 8);
        replay.transactional(first, write(X, 3));
        replay.transactional(low, write(Y, 4));
        assert_eq!(replay.lose(middle, &write(X, 5)), Some(Cause::Real));
        assert_eq!(replay.lose(high, &read(Y, 4)), Some(Cause::Real));
        replay.transactional(high, read(X, 3));
        for loser in [middle, high] {
            replay.abort(loser);
        }
        assert_eq!(replay.lose(high, &read(X, 3)), Some(Cause::Real));
        replay.commit(first);
        replay.commit(low);
        replay.finish(0, &[3, 4]);
        assert_eq!(replay.violation(), None);
        assert_eq!(replay.footprints().words_written, 2);
        assert_eq!(replay.conflicts().between_wavefronts, 3);
    }

    #[test]
    fn conflicts_are_counted_by_cause() {
        let mut replay = replay();
        replay.transactional(A, read(X, 0));
        assert_eq!(replay.lose(B, &read(X, 0)), Some(Cause::ReadRead));
        assert_eq!(replay.lose(B, &write(X, 1)), Some(Cause::Real));
        assert_eq!(replay.lose(B, &write(Y, 1)), Some(Cause::Aliased));
        let wide = access(LdsOp::ReadB64, X, 0, Some(0));
        assert_eq!(replay.lose(B, &wide), Some(Cause::ReadRead));
        replay.transactional(A, write(Y, 1));
        assert_eq!(replay.lose(B, &wide), Some(Cause::Real));
        assert_eq!(
            replay.lose(C, &access(LdsOp::ReadU8, Y + 3, 0, Some(0))),
            Some(Cause::Real)
        );
        replay.commit(A);
        assert_eq!(replay.lose(B, &write(X, 1)), Some(Cause::Aliased));
        let conflicts = replay.conflicts();
        assert_eq!(
            conflicts,
            Conflicts {
                real: 3,
                read_read: 2,
                aliased: 2,
                within_wavefront: 4,
                between_wavefronts: 1,
                shared_reads: 0,
            }
        );
        assert_eq!((conflicts.false_conflicts(), conflicts.total()), (4, 7));
    }

    #[test]
    fn a_reader_beside_readers_shares_and_beside_a_writer_does_not() {
        let mut replay = replay();
        replay.transactional(A, read(X, 0));
        replay.transactional(A, read(X, 0));
        assert_eq!(replay.conflicts().shared_reads, 0);
        replay.transactional(B, read(X, 0));
        replay.transactional(C, read(X, 0));
        replay.transactional(A, write(Y, 1));
        replay.transactional(B, read(Y, 1));
        assert_eq!(replay.conflicts().shared_reads, 2);
    }

    #[test]
    fn sets_are_counted_in_words_of_committed_transactions() {
        let mut replay = replay();
        replay.transactional(A, read(X, 0));
        replay.transactional(A, write(X, 1));
        replay.transactional(A, read(X, 1));
        replay.transactional(B, read(Y, 0));
        replay.abort(B);
        replay.commit(A);
        replay.transactional(C, access(LdsOp::ReadB64, X, 0, Some(1)));
        replay.commit(C);
        let expected = Footprints {
            transactions: 2,
            accesses: 4,
            words_read: 3,
            words_written: 1,
            most_read: 2,
            most_written: 1,
        };
        assert_eq!(replay.footprints(), expected);
    }

    #[test]
    fn losing_ends_the_transaction() {
        let mut replay = replay();
        replay.transactional(A, write(Y, 1));
        replay.transactional(B, write(X, 1));
        replay.lose(B, &read(Y, 1));
        replay.abort(B);
        assert_eq!(replay.lose(C, &write(X, 2)), Some(Cause::Aliased));
    }
}
