//! The unit that passes new words on.

use super::bench::{goes, Bench, Seen, ENTRIES, LINE};
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};

/// Additions of 1 to one word, a request a cycle, before a memory that answers `latency` cycles after a read: the cycles in which they are
/// answered, and how often the word is read and written.
fn additions(count: u32, latency: u32, hold: bool) -> (Vec<u32>, [usize; 2]) {
    let mut bench = Bench::combining(hold);
    let (mut word, mut asked) = (100, 0);
    let (mut answers, mut accesses, mut due) = (vec![], [0; 2], None);
    for cycle in 0.. {
        if asked < count {
            bench.add(77);
        }
        if let Some((_, entry)) = due.take_if(|(when, _)| *when == cycle) {
            bench.answer(entry, word);
        }
        let seen = bench.clock();
        asked += u32::from(asked < count && seen.ready);
        match seen.access {
            Some(access) if access.kind == MemoryKind::Read => {
                accesses[0] += 1;
                due = Some((cycle + latency, access.entry));
            }
            Some(_) => {
                accesses[1] += 1;
                word = bench.new_value();
            }
            None => (),
        }
        if let Some((_, old)) = seen.answer {
            assert_eq!(old, 100 + answers.len() as u64, "in their order");
            answers.push(cycle);
        }
        if answers.len() == count as usize && bench.queued() == 0 {
            break;
        }
        assert!(cycle < 100_000);
    }
    assert_eq!(word, 100 + u64::from(count));
    (answers, accesses)
}

#[test]
fn atomics_on_one_word_are_done_one_a_cycle_and_the_last_is_written() {
    for (latency, hold) in [(1, false), (1, true), (6, false), (25, false)] {
        let (answers, accesses) = additions(20, latency, hold);
        let first = 3 + latency;
        let each: Vec<u32> = (first..first + 20).collect();
        assert_eq!(answers, each, "latency {latency}");
        assert_eq!(accesses, [1, 1], "reads and writes, latency {latency}");
    }
    // More than there are entries, without an end: one is taken whenever one ends.
    let (answers, accesses) = additions(1_000, 4, false);
    assert_eq!(answers.last().copied(), Some(7 + 999));
    assert_eq!(accesses, [1, 1]);
}

/// Word 5 and word 4 of one 8 bytes, and both as one.
#[test]
fn atomics_wait_for_those_of_the_same_words_only() {
    for (older, younger, waits) in [(4, 5, false), (5, 4, false), (5, 5, true)] {
        let mut bench = Bench::combining(false);
        bench.add(older);
        bench.clock();
        bench.add(younger);
        assert_eq!(goes(bench.clock()), (MemoryKind::Read, 0));
        assert_eq!(bench.clock().access.is_none(), waits, "{older}, {younger}");
    }
    for wide in [[true, false], [false, true], [true, true]] {
        let mut bench = Bench::combining(false);
        for (address, wide) in [4, if wide[1] { 4 } else { 5 }].into_iter().zip(wide) {
            bench.ask(
                AtomicOp::Add,
                address + u32::from(!wide && address == 4),
                wide,
                1,
                0,
            );
            bench.clock();
        }
        bench.nothing_goes(1);
    }
}

/// Of one width and of another.
#[test]
fn new_words_go_to_an_atomic_of_the_same_words() {
    for (first, second, passes) in [
        ((4, true), (4, true), true),
        ((4, true), (4, false), false),
        ((4, false), (4, true), false),
        ((5, false), (5, false), true),
    ] {
        let mut bench = Bench::combining(false);
        for (address, wide) in [first, second] {
            bench.ask(AtomicOp::Add, address, wide, 1, 0);
            bench.clock();
        }
        bench.answer(0, 0x1_ffff_ffff);
        bench.nothing_goes(2);
        let seen = bench.clock();
        assert_eq!(seen.answer.map(|(tag, _)| tag), Some(0));
        assert_eq!(seen.access.is_none(), passes, "{first:?} {second:?}");
        if passes {
            let seen = bench.clock();
            assert_eq!(
                goes(seen),
                (MemoryKind::Write, 1),
                "the youngest is written"
            );
            let old = if first.1 { 0x2_0000_0000 } else { 0 };
            assert_eq!(cut(seen.answer, first.1), Some((1, old)));
            assert_eq!(bench.clock(), Seen::NOTHING);
        }
    }
}

fn cut(answer: Option<(u32, u64)>, wide: bool) -> Option<(u32, u64)> {
    answer.map(|(tag, old)| (tag, if wide { old } else { old & 0xffff_ffff }))
}

#[test]
fn every_operation_gets_the_word_that_the_one_before_it_has_made() {
    use AtomicOp::{Add, CompareSwap, Exchange, External, Sub};
    let mut bench = Bench::combining(false);
    let asked = [
        (Add, 5, 0),
        (Exchange, 1_000, 0),
        (CompareSwap, 7, 1_000),
        (External, 0, 0),
        (Sub, 1, 0),
    ];
    for (op, data, compare) in asked {
        bench.ask(op, 9, false, data, compare);
        bench.clock();
    }
    bench.answer(0, 30);
    bench.nothing_goes(2);
    let (mut answers, mut written) = (vec![], vec![]);
    for _ in 0..8 {
        let seen = bench.clock();
        answers.extend(seen.answer.map(|(_, old)| old));
        written.extend(seen.access.map(|_| bench.new_value()));
        if let Some((tag, old)) = seen.operate {
            assert_eq!((tag, old), (3, 7));
            bench.result(500);
        }
    }
    assert_eq!(answers, [30, 35, 1_000, 7, 500]);
    assert_eq!(written, [499]);
}

#[test]
fn words_of_the_memory_come_first_and_the_new_ones_are_written() {
    let mut bench = Bench::combining(false);
    for address in [4, LINE, 4] {
        bench.add(address);
        bench.clock();
    }
    bench.clock();
    bench.answer(0, 10);
    bench.clock();
    // The first operates in the cycle in which the second's word comes.
    bench.answer(1, 20);
    bench.clock();
    let seen = bench.clock();
    assert_eq!(
        (goes(seen), bench.new_value()),
        ((MemoryKind::Write, 0), 11)
    );
    let seen = bench.clock();
    assert_eq!(
        (goes(seen), bench.new_value()),
        ((MemoryKind::Write, 1), 21)
    );
    assert_eq!(
        goes(bench.clock()),
        (MemoryKind::Read, 2),
        "from the memory"
    );
}

/// A load between two additions finds what the first has made, and the second waits for it.
#[test]
fn what_came_between_has_its_turn() {
    for packet in [AtomicOp::Load, AtomicOp::Store] {
        let mut bench = Bench::combining(false);
        bench.add(4);
        bench.clock();
        bench.packet(packet, 6);
        bench.clock();
        bench.add(4);
        bench.clock();
        bench.answer(0, 10);
        bench.nothing_goes(2);
        let kinds = [(); 3].map(|()| goes(bench.clock()));
        let own = match packet {
            AtomicOp::Load => MemoryKind::Load,
            _ => MemoryKind::Store,
        };
        assert_eq!(
            kinds,
            [(MemoryKind::Write, 0), (own, 1), (MemoryKind::Read, 2)]
        );
    }
}

#[test]
fn what_is_written_is_waited_for_no_more_though_its_answer_is_not_taken() {
    for hold in [false, true] {
        let mut bench = Bench::combining(hold);
        let at = bench.pins.at;
        bench.pins.set(at.rsp_ready, 0);
        bench.add(4);
        bench.clock();
        bench.clock();
        bench.answer(0, 10);
        bench.nothing_goes(2);
        assert_eq!(goes(bench.clock()), (MemoryKind::Write, 0));
        bench.packet(AtomicOp::Load, 4);
        bench.clock();
        let access = bench.clock().access.unwrap();
        assert_eq!((access.kind, access.held), (MemoryKind::Load, false));
        assert_eq!(bench.queued(), 2);
    }
}

/// One by its write, one whose new words were passed on by its answer.
#[test]
fn two_atomics_end_in_one_cycle() {
    let mut bench = Bench::combining(false);
    let at = bench.pins.at;
    bench.pins.set(at.mem_ready, 1);
    for address in [LINE, 4, 4] {
        bench.add(address);
        bench.clock();
    }
    bench.pins.set(at.mem_ready, 0);
    bench.answer(0, 1);
    bench.clock();
    bench.answer(1, 2);
    bench.clock();
    // The first is answered, and waits for its write.
    assert_eq!(bench.clock().answer, Some((0, 1)));
    bench.pins.set(at.mem_ready, 1);
    let seen = bench.clock();
    assert_eq!(
        (goes(seen), seen.answer),
        ((MemoryKind::Write, 0), Some((1, 2)))
    );
    let before = bench.queued();
    bench.clock();
    assert_eq!((before, bench.queued()), (3, 1));
}

#[test]
fn a_full_unit_of_one_word_runs_empty() {
    let mut bench = Bench::combining(false);
    for _ in 0..ENTRIES {
        bench.add(4);
        bench.clock();
    }
    bench.add(4);
    assert!(!bench.clock().ready);
    bench.answer(0, 0);
    let answers: Vec<u64> = (0..ENTRIES + 3)
        .filter_map(|_| Some(bench.clock().answer?.1))
        .collect();
    assert_eq!(answers, (0..u64::from(ENTRIES)).collect::<Vec<_>>());
    assert_eq!(bench.queued(), 0);
}

#[test]
fn clear_forgets_what_is_to_be_passed_on() {
    let mut bench = Bench::combining(false);
    let at = bench.pins.at;
    for _ in 0..3 {
        bench.add(4);
        bench.clock();
    }
    bench.answer(0, 10);
    bench.clock();
    bench.pins.set(at.clear, 1);
    bench.clock();
    for _ in 0..4 {
        assert_eq!(bench.clock(), Seen::NOTHING);
    }
    bench.add(4);
    bench.clock();
    bench.clock();
    bench.answer(0, 3);
    bench.nothing_goes(2);
    let seen = bench.clock();
    assert_eq!(
        (goes(seen), seen.answer),
        ((MemoryKind::Write, 0), Some((3, 3)))
    );
}
