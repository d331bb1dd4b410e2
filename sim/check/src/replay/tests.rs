//! Short histories, with what the order of commits makes of them.

use super::*;
use crate::blame::{Blamed, Pair};
use crate::{At, Crowd};
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
        at: At { line: 12, pc: 0 },
        cycle: 34,
    }
}

fn read(address: u32, seen: u64) -> Access {
    access(LdsOp::ReadB32, address, 0, Some(seen))
}

fn write(address: u32, data: u32) -> Access {
    access(LdsOp::WriteB32, address, data, None)
}

/// Of a conflict that was lost.
fn cause(lost: Option<Lost>) -> Option<Cause> {
    lost.map(|lost| match lost.meeting {
        Meeting::ReadWrite | Meeting::WriteWrite => Cause::Real,
        Meeting::ReadRead => Cause::ReadRead,
        Meeting::Aliased => Cause::Aliased,
    })
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
            "lane 1 of wavefront 0 in work-group 0 read 0x0 in a committed transaction at byte 0x0 of \
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
    assert_eq!(cause(replay.lose(C, &write(X, 5))), Some(Cause::Real));
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
            "lane 6 of wavefront 1 in work-group 0 read 0x1 outside transactions at byte 0x4"
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
    assert_eq!(cause(replay.lose(middle, &write(X, 5))), Some(Cause::Real));
    assert_eq!(cause(replay.lose(high, &read(Y, 4))), Some(Cause::Real));
    replay.transactional(high, read(X, 3));
    for loser in [middle, high] {
        replay.abort(loser);
    }
    assert_eq!(cause(replay.lose(high, &read(X, 3))), Some(Cause::Real));
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
    assert_eq!(cause(replay.lose(B, &read(X, 0))), Some(Cause::ReadRead));
    assert_eq!(cause(replay.lose(B, &write(X, 1))), Some(Cause::Real));
    assert_eq!(cause(replay.lose(B, &write(Y, 1))), Some(Cause::Aliased));
    let wide = access(LdsOp::ReadB64, X, 0, Some(0));
    assert_eq!(cause(replay.lose(B, &wide)), Some(Cause::ReadRead));
    replay.transactional(A, write(Y, 1));
    assert_eq!(cause(replay.lose(B, &wide)), Some(Cause::Real));
    assert_eq!(
        cause(replay.lose(C, &access(LdsOp::ReadU8, Y + 3, 0, Some(0)))),
        Some(Cause::Real)
    );
    replay.commit(A);
    assert_eq!(cause(replay.lose(B, &write(X, 1))), Some(Cause::Aliased));
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
        // Its work-group has not ended.
        crowd: Crowd::default(),
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
    assert_eq!(cause(replay.lose(C, &write(X, 2))), Some(Cause::Aliased));
}

/// An access of a line in a cycle.
fn at(line: u32, cycle: u64, access: Access) -> Access {
    Access {
        at: At { line, pc: 0 },
        cycle,
        ..access
    }
}

/// A pair, its conflicts, those within a wavefront, cycles, and words with their conflicts.
type Told = (Pair, u64, u64, u64, Vec<(u64, u64)>);

fn pair(loser: u32, owner: Option<u32>, meeting: Meeting) -> Pair {
    let at = |line| At { line, pc: 0 };
    Pair {
        loser: at(loser),
        owner: owner.map(at),
        meeting,
        finder: Finder::LocalMemory,
    }
}

fn told(replay: &Replay) -> Vec<Told> {
    let told = |(pair, blamed): (&'_ Pair, &'_ Blamed)| {
        let words = blamed.words.iter().map(|(&word, &count)| (word, count));
        let mut words: Vec<_> = words.collect();
        words.sort_unstable();
        let Blamed {
            count,
            within_wavefront,
            cycles,
            ..
        } = *blamed;
        (*pair, count, within_wavefront, cycles, words)
    };
    let mut all: Vec<Told> = replay.blame().pairs().map(told).collect();
    all.sort_unstable();
    all
}

#[test]
fn lines_are_blamed_for_what_they_met() {
    use Meeting::{Aliased, ReadRead, ReadWrite, WriteWrite};
    let mut replay = replay();
    replay.begin(0, 0, 100);
    replay.begin(0, 1, 200);
    replay.transactional(A, at(3, 210, read(X, 0)));
    replay.transactional(A, at(4, 220, write(X, 1)));
    // A reader is stopped by the store, a writer by whatever came first.
    let lost = replay.lose(C, &at(5, 230, read(X, 0))).expect("it is lost");
    let owner = lost.owner.expect("a store");
    assert_eq!((owner.item, owner.cycle, lost.cycle), (A, 220, 230));
    replay.lose(C, &at(6, 240, write(X, 2)));
    replay.lose(B, &at(6, 240, write(X, 2)));
    replay.transactional(A, at(7, 250, write(Y, 1)));
    replay.lose(C, &at(8, 260, write(Y, 2)));
    replay.commit(A);
    replay.transactional(B, at(9, 270, read(Y, 1)));
    replay.lose(C, &at(8, 280, read(Y, 1)));
    replay.lose(C, &at(8, 280, write(X, 1)));
    assert_eq!(
        told(&replay),
        [
            (pair(5, Some(4), ReadWrite), 1, 0, 30, vec![(X.into(), 1)]),
            (
                pair(6, Some(3), ReadWrite),
                2,
                1,
                40 + 140,
                vec![(X.into(), 2)]
            ),
            (pair(8, None, Aliased), 1, 0, 80, vec![(X.into(), 1)]),
            (pair(8, Some(7), WriteWrite), 1, 0, 60, vec![(Y.into(), 1)]),
            (pair(8, Some(9), ReadRead), 1, 0, 80, vec![(Y.into(), 1)]),
        ]
    );
}

#[test]
fn of_several_owners_the_first_is_blamed_and_of_several_words_that_of_the_conflict() {
    let mut replay = replay();
    replay.transactional(B, at(3, 210, read(Y, 0)));
    replay.transactional(A, at(4, 205, read(Y, 0)));
    let wide = access(LdsOp::WriteB64, X, 0, None);
    replay.lose(C, &at(5, 230, wide));
    let told = told(&replay);
    assert_eq!(told.len(), 1);
    let expected = pair(5, Some(4), Meeting::ReadWrite);
    assert_eq!((&told[0].0, &told[0].4), (&expected, &vec![(Y.into(), 1)]));
}

#[test]
fn who_lose_together_blame_each_other() {
    let mut replay = replay();
    let losers = [(A, at(3, 50, write(X, 1))), (B, at(3, 50, write(X, 2)))];
    replay.lose_together(&losers, &[], &mut vec![]);
    for (item, _) in losers {
        replay.abort(item);
    }
    let told = told(&replay);
    assert_eq!(told.len(), 1);
    let expected = pair(3, Some(3), Meeting::WriteWrite);
    assert_eq!((&told[0].0, told[0].1, told[0].2), (&expected, 2, 2));
    // And leave nothing behind.
    assert_eq!(cause(replay.lose(C, &write(X, 5))), Some(Cause::Aliased));
}

#[test]
fn pairs_of_two_runs_add_up() {
    let mut replay = replay();
    replay.transactional(A, write(X, 1));
    replay.lose(B, &write(X, 5));
    let mut both = replay.blame().clone();
    both.add(replay.blame());
    let (_, once) = replay.blame().pairs().next().expect("a pair");
    let (_, twice) = both.pairs().next().expect("a pair");
    assert_eq!(both.pairs().count(), 1);
    assert_eq!(twice.count, 2 * once.count);
    assert_eq!(twice.words[&X.into()], 2);
    assert_eq!(twice.cycles, 2 * once.cycles);
}
