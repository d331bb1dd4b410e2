//! Short histories of threads, and what is made of them.

use super::*;
use crate::blame::{Blamed, Finder, Meeting, Pair};

fn thread(lane: u32) -> WorkItem {
    WorkItem {
        group: 0,
        wavefront: lane / 2,
        lane,
    }
}

fn access(word: u32, write: bool, value: u32) -> WordAccess {
    WordAccess {
        word,
        write,
        value,
        at: At { line: 7, pc: 0 },
    }
}

/// Threads 0 to 4 of three warps on two cores, over words 1 and 2 that are 10 and 20.
struct Played(CommitOrder);

impl Played {
    fn new() -> Self {
        Self(CommitOrder::new("k.ptx"))
    }

    fn does(&mut self, lane: u32, word: u32, write: bool, value: u32) {
        let core = lane as usize / 4;
        let made = access(word, write, value);
        self.0.access(thread(lane), core, made, || 10 * word);
    }

    fn commits(&mut self, lane: u32, number: u32) {
        self.0.commit(thread(lane), Some(number));
    }

    fn end(mut self, words: [u32; 2]) -> Option<String> {
        self.0.finish(|word| words[word as usize - 1]);
        self.0.violation().map(str::to_owned)
    }
}

/// Thread 1 adds one to word 1 behind thread 0, though it commits earlier in time.
fn counts(second: u32) -> Played {
    let mut played = Played::new();
    played.does(0, 1, false, 10);
    played.does(0, 1, true, 11);
    played.does(1, 1, false, second);
    played.does(1, 1, true, second + 1);
    played.commits(1, 2);
    played.commits(0, 1);
    played
}

#[test]
fn the_order_of_numbers_counts() {
    assert_eq!(counts(11).end([12, 20]), None);
    let lost = counts(10).end([11, 20]).expect("an update is lost");
    assert!(lost.contains("k.ptx:7: transaction 2"), "{lost}");
    assert!(
        lost.contains("read 0xa at 0x4, where the order of commits gives 0xb"),
        "{lost}"
    );
}

#[test]
fn memory_must_be_what_is_left() {
    let wrong = counts(11).end([11, 20]).expect("a write is lost");
    assert!(wrong.contains("word 0x4 of memory has 0xb"), "{wrong}");
}

#[test]
fn aborted_attempts_and_words_that_others_store_to_are_not_checked() {
    let mut played = counts(11);
    played.does(2, 2, true, 77);
    played.0.abort(thread(2));
    assert_eq!(played.end([12, 20]), None);
    let mut played = counts(10);
    played.0.plain(1);
    assert_eq!(played.0.mixed_words(), 1);
    assert_eq!(played.end([99, 20]), None);
}

/// Word 2 becomes 21 behind word 1's 11.
fn silent(words: [u32; 2]) -> Option<String> {
    let mut played = Played::new();
    played.does(0, 1, true, 11);
    played.commits(0, 1);
    played.does(1, 2, true, 21);
    played.commits(1, 2);
    played.does(2, 1, false, words[0]);
    played.does(2, 2, false, words[1]);
    played.0.commit(thread(2), None);
    played.end([11, 21])
}

#[test]
fn silent_transactions_have_a_place() {
    for words in [[10, 20], [11, 20], [11, 21]] {
        assert_eq!(silent(words), None, "{words:?}");
    }
    let wrong = silent([10, 21]).expect("never there together");
    assert!(wrong.contains("never there together"), "{wrong}");
}

#[test]
fn pairs_are_counted_once_by_where_they_meet() {
    let mut played = Played::new();
    played.does(0, 1, false, 10);
    // Same warp; then another warp of the core; then another core. Readers do not meet readers.
    played.does(1, 1, true, 1);
    played.does(1, 1, true, 2);
    played.does(2, 1, false, 10);
    played.does(4, 1, false, 10);
    played.does(4, 2, true, 3);
    played.does(0, 2, false, 20);
    let pairs = played.0.pairs();
    let counted = [pairs.within_warp, pairs.between_warps, pairs.between_cores];
    // 0-1; 1-2; 1-4 and 0-4.
    assert_eq!(counted, [1, 1, 2]);
}

fn at(line: u32, access: WordAccess) -> WordAccess {
    let at = At { line, pc: 0 };
    WordAccess { at, ..access }
}

/// Lines of loser and owner, what met, who found it, conflicts, those within a warp, cycles.
type Told = (u32, Option<u32>, Meeting, Finder, u64, u64, u64);

fn told(order: &CommitOrder) -> Vec<Told> {
    let told = |(pair, blamed): (&Pair, &Blamed)| {
        let Pair {
            loser,
            owner,
            meeting,
            finder,
            ..
        } = *pair;
        let Blamed {
            count,
            within_wavefront,
            cycles,
            ..
        } = *blamed;
        (
            loser.line,
            owner.map(|owner| owner.line),
            meeting,
            finder,
            count,
            within_wavefront,
            cycles,
        )
    };
    let mut all: Vec<Told> = order.blame().pairs().map(told).collect();
    all.sort_unstable();
    all
}

#[test]
fn attempts_that_abort_are_blamed_on_who_has_committed_or_runs() {
    use Finder::{CommitUnit, EarlyAbort, Resolver, WriteTimes};
    use Meeting::{Aliased, ReadWrite, WriteWrite};
    let mut order = CommitOrder::new("k.ptx");
    let does = |order: &mut CommitOrder, lane, line, word, write, value| {
        order.access(thread(lane), 0, at(line, access(word, write, value)), || 0);
    };
    // Lanes 0 and 1 are a warp; 2 and 4 are of others.
    does(&mut order, 0, 3, 1, false, 0);
    does(&mut order, 0, 4, 2, true, 7);
    does(&mut order, 1, 5, 2, true, 8);
    order.lose(thread(1), Resolver, 30);
    // Lane 0 reads what a higher lane writes: it is before it.
    does(&mut order, 1, 9, 1, true, 9);
    order.lose(thread(0), Resolver, 30);
    order.abort(thread(1));
    // Another warp has read word 1: no reason yet, nor behind a store of what was there.
    does(&mut order, 2, 6, 1, false, 0);
    order.lose(thread(2), CommitUnit, 10);
    does(&mut order, 4, 7, 1, true, 0);
    order.commit(thread(4), Some(1));
    order.lose(thread(2), CommitUnit, 10);
    order.lose(thread(2), WriteTimes, 10);
    order.abort(thread(2));
    // A running attempt of another warp writes the word.
    does(&mut order, 2, 8, 2, false, 0);
    order.lose(thread(2), EarlyAbort, 20);
    order.abort(thread(0));
    order.lose(thread(2), EarlyAbort, 20);
    assert_eq!(
        told(&order),
        [
            (4, Some(5), WriteWrite, Resolver, 1, 1, 30),
            (5, Some(4), WriteWrite, Resolver, 1, 1, 30),
            (6, None, Aliased, CommitUnit, 2, 0, 20),
            (6, Some(7), ReadWrite, WriteTimes, 1, 0, 10),
            (8, None, Aliased, EarlyAbort, 1, 0, 20),
            (8, Some(4), ReadWrite, EarlyAbort, 1, 0, 20),
        ]
    );
    let conflicts = order.conflicts();
    assert_eq!((conflicts.real, conflicts.aliased), (4, 3));
    assert_eq!(conflicts.within_wavefront, 2);
}
