//! Who waits for whom, where lines are held and where not.

use super::bench::{goes, Bench, LINE};
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};

#[test]
fn atomics_of_different_words_wait_for_each_other_under_hold_only() {
    // Words of one line, of the same 8 bytes, of different lines.
    for (other, waits) in [
        (2, [false, true]),
        (1, [true, true]),
        (LINE, [false, false]),
    ] {
        for (hold, waits) in [(false, waits[0]), (true, waits[1])] {
            let mut bench = Bench::new(hold);
            bench.add(0);
            bench.clock();
            bench.add(other);
            assert_eq!(goes(bench.clock()), (MemoryKind::Read, 0));
            let seen = bench.clock();
            assert_eq!(seen.access.is_none(), waits, "word {other}, hold {hold}");
            if let Some(access) = seen.access {
                assert_eq!((access.entry, access.held), (1, false));
                continue;
            }
            bench.answer(0, 9);
            bench.nothing_goes(2);
            assert_eq!(goes(bench.clock()), (MemoryKind::Write, 0));
            let access = bench.clock().access.unwrap();
            assert_eq!((access.kind, access.entry), (MemoryKind::Read, 1));
            assert_eq!(access.held, hold, "the line is there");
        }
    }
}

#[test]
fn a_packet_that_finds_its_line_held_holds_it_too() {
    let mut bench = Bench::new(true);
    bench.add(3);
    bench.clock();
    bench.packet(AtomicOp::Load, LINE - 1);
    assert_eq!(goes(bench.clock()), (MemoryKind::Read, 0));
    bench.packet(AtomicOp::Load, 0);
    bench.answer(0, 1);
    bench.nothing_goes(1);
    // Of another line: passes.
    bench.packet(AtomicOp::Load, LINE);
    bench.nothing_goes(1);
    let writes = bench.clock();
    assert_eq!(goes(writes), (MemoryKind::Write, 0), "before all else");
    let first = bench.clock().access.unwrap();
    assert_eq!((first.kind, first.entry), (MemoryKind::Load, 1));
    assert!(first.held && first.answers);
    let other = bench.clock().access.unwrap();
    assert_eq!(
        (other.address, other.held, other.answers),
        (LINE, false, false)
    );
    // The atomic is gone, but not what came after it.
    bench.add(5);
    bench.clock();
    bench.nothing_goes(5);
    bench.answer(1, 0);
    bench.nothing_goes(1);
    let second = bench.clock().access.unwrap();
    assert_eq!((second.kind, second.entry), (MemoryKind::Load, 2));
    assert!(second.held && second.answers);
    bench.answer(2, 0);
    bench.nothing_goes(1);
    let atomic = bench.clock().access.unwrap();
    assert_eq!(
        (atomic.kind, atomic.address, atomic.held),
        (MemoryKind::Read, 5, true)
    );
}

#[test]
fn a_line_whose_queue_has_just_become_empty_is_not_held() {
    for late in [0, 1] {
        let mut bench = Bench::new(true);
        bench.add(0);
        bench.clock();
        bench.clock();
        bench.answer(0, 1);
        bench.nothing_goes(2);
        // In the cycle in which the atomic is written and answered, or in the next.
        for _ in 0..late {
            bench.clock();
        }
        bench.packet(AtomicOp::Load, 1);
        bench.clock();
        let access = bench.clock().access.unwrap();
        assert_eq!(access.kind, MemoryKind::Load);
        assert!(!access.held && !access.answers);
    }
}

#[test]
fn nothing_is_held_on_tesla_but_an_atomic_s_word() {
    let mut bench = Bench::new(false);
    bench.add(0);
    bench.clock();
    bench.packet(AtomicOp::Load, 1);
    assert_eq!(goes(bench.clock()), (MemoryKind::Read, 0));
    bench.packet(AtomicOp::Load, 2);
    bench.nothing_goes(1);
    bench.packet(AtomicOp::Load, 3);
    bench.nothing_goes(1);
    bench.answer(0, 0);
    bench.nothing_goes(2);
    assert_eq!(goes(bench.clock()), (MemoryKind::Write, 0));
    for entry in 1..4 {
        let access = bench.clock().access.unwrap();
        assert_eq!(
            (access.kind, access.entry),
            (MemoryKind::Load, entry),
            "one a cycle"
        );
        assert!(!access.held && !access.answers);
    }
    assert_eq!(bench.clock().access, None);
    assert_eq!(bench.queued(), 0);
}

/// Whether a request waits for an older one that has not gone out: entry 1 would have its turn before entry 3.
fn waits(hold: bool, [older, younger]: [(AtomicOp, u32); 2]) -> bool {
    let mut bench = Bench::new(hold);
    let at = bench.pins.at;
    for entry in 0..3 {
        bench.add((100 + entry) * LINE);
        bench.clock();
    }
    bench.clock();
    bench.answer(0, 0);
    bench.nothing_goes(2);
    assert_eq!(goes(bench.clock()), (MemoryKind::Write, 0));
    bench.add(103 * LINE);
    bench.clock();
    assert_eq!(
        goes(bench.clock()),
        (MemoryKind::Read, 0),
        "the last one in turn"
    );
    bench.pins.set(at.mem_ready, 0);
    bench.packet(older.0, older.1);
    bench.clock();
    bench.answer(1, 0);
    bench.clock();
    bench.clock();
    bench.pins.set(at.mem_ready, 1);
    assert_eq!(goes(bench.clock()), (MemoryKind::Write, 1));
    bench.pins.set(at.mem_ready, 0);
    bench.packet(younger.0, younger.1);
    assert_eq!(goes(bench.clock()).1, 3);
    match goes(bench.clock()).1 {
        1 => false,
        3 => true,
        other => panic!("entry {other}"),
    }
}

#[test]
fn who_waits_for_whom() {
    use AtomicOp::{Add, Load, Store};
    let same = 64 * LINE;
    let (pair, line, elsewhere) = (same + 1, same + 5, same + LINE);
    // Older, younger, its address, whether it waits: Tesla, Fermi.
    let cases = [
        (Add, Add, same, [true, true]),
        (Add, Add, pair, [true, true]),
        (Add, Add, line, [false, true]),
        (Add, Load, line, [true, true]),
        (Add, Store, line, [true, true]),
        (Load, Add, line, [true, true]),
        (Store, Add, line, [true, true]),
        (Load, Load, line, [false, false]),
        (Load, Store, line, [true, true]),
        (Store, Load, line, [true, true]),
        (Store, Store, line, [true, true]),
    ];
    for (older, younger, address, expected) in cases {
        for hold in [false, true] {
            let asked = |address| [(older, same), (younger, address)];
            let told = format!("{younger:?} after {older:?}, hold {hold}");
            assert_eq!(
                waits(hold, asked(address)),
                expected[usize::from(hold)],
                "{told}"
            );
            assert!(!waits(hold, asked(elsewhere)), "{told}, another line");
        }
    }
}
