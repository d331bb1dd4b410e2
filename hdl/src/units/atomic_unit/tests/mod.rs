//! The atomic unit at full size, one test for each sentence of the header; random traffic is in `unit_lockstep`, and here at
//! other sizes; the proofs are in `proofs`.

mod bench;
mod combining;
mod holding;
mod landing;
mod misuse;

use bench::{goes, Access, Bench, Seen, ENTRIES, LINE};
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};
use turnstile_hdl::atomic_unit::AtomicUnit;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::atomic_unit::{run, Setup, Shape};
use turnstile_testbenches::units::Load;

#[test]
fn an_atomic_reads_writes_and_answers_the_old_word() {
    let mut bench = Bench::new(true);
    bench.ask(AtomicOp::Add, 0x1234_5677, false, 5, 0);
    assert!(bench.clock().ready);
    let seen = bench.clock();
    let access = Access {
        kind: MemoryKind::Read,
        entry: 0,
        address: 0x1234_5677,
        held: false,
        answers: true,
    };
    assert_eq!(seen.access, Some(access), "1 cycle after it was taken");
    assert_eq!((bench.queued(), seen.answer), (1, None));
    bench.answer(0, 37);
    bench.nothing_goes(2);
    let seen = bench.clock();
    assert_eq!(
        goes(seen),
        (MemoryKind::Write, 0),
        "2 cycles after the answer"
    );
    assert!(!seen.access.unwrap().answers);
    assert_eq!(bench.new_value(), 42);
    assert_eq!(seen.answer, Some((0, 37)));
    assert_eq!(bench.queued(), 1);
    assert_eq!(bench.clock(), Seen::NOTHING);
    assert_eq!(bench.queued(), 0);
}

#[test]
fn two_words_of_64_bits() {
    let mut bench = Bench::new(false);
    let (old, one) = (0x0000_0001_ffff_ffff, 1);
    bench.ask(AtomicOp::Add, 0x40, true, one, 0);
    bench.clock();
    bench.clock();
    let at = bench.pins.at;
    assert_eq!(bench.pins.get(at.mem_wide), 1);
    bench.answer(0, old);
    bench.nothing_goes(2);
    let seen = bench.clock();
    assert_eq!(bench.pins.get(at.mem_wide), 1);
    assert_eq!((bench.new_value(), seen.answer), (old + 1, Some((0, old))));
}

#[test]
fn atomics_on_one_word_follow_each_other_every_3_cycles_and_what_the_memory_takes() {
    for (hold, latency) in [(true, 1), (false, 1), (true, 7), (false, 20)] {
        let mut bench = Bench::new(hold);
        let at = bench.pins.at;
        let mut answer = None;
        let mut reads = vec![];
        let mut word = 100;
        for cycle in 0..40 * (latency + 3) {
            if cycle < ENTRIES {
                bench.add(77);
            }
            if let Some((_, entry)) = answer.take_if(|(due, _)| *due == cycle) {
                bench.answer(entry, word);
            }
            match bench.clock().access {
                Some(access) if access.kind == MemoryKind::Read => {
                    reads.push((cycle, bench.pins.get(at.mem_tag)));
                    answer = Some((cycle + latency, access.entry));
                }
                Some(_) => word = bench.new_value(),
                None => (),
            }
        }
        let read = |number| (1 + number * (latency + 3), number);
        let expected: Vec<(u32, u32)> = (0..ENTRIES).map(read).collect();
        assert_eq!(reads, expected, "in the order in which they came");
        assert_eq!(word, 100 + u64::from(ENTRIES));
    }
}

/// Accesses of atomics on words of their own, before a memory that answers in the next cycle.
#[test]
fn an_atomic_every_2_cycles_and_packets_every_cycle() {
    let mut bench = Bench::new(true);
    let mut answers = 0;
    for cycle in 0..200 {
        bench.add(LINE * (cycle % 64));
        let seen = bench.clock();
        if let Some(Access {
            kind: MemoryKind::Read,
            entry,
            ..
        }) = seen.access
        {
            bench.answer(entry, 0);
        }
        answers += u32::from(seen.answer.is_some());
    }
    assert!((97..=100).contains(&answers), "{answers}");

    for op in [AtomicOp::Load, AtomicOp::Store] {
        let mut bench = Bench::new(true);
        for cycle in 0..50 {
            bench.packet(op, LINE);
            let seen = bench.clock();
            assert_eq!(
                seen.access.is_some(),
                cycle > 0,
                "stores wait for each other"
            );
            assert_eq!(bench.queued(), u32::from(cycle > 0));
        }
    }
}

#[test]
fn what_may_go_takes_turns() {
    let mut bench = Bench::new(true);
    let at = bench.pins.at;
    bench.pins.set(at.mem_ready, 0);
    for number in 0..ENTRIES {
        bench.packet(AtomicOp::Load, number * LINE);
        bench.clock();
    }
    bench.pins.set(at.mem_ready, 1);
    // Entries that become free are taken again at once, and have to wait for the others.
    for turn in 0..3 * ENTRIES {
        bench.packet(AtomicOp::Load, (ENTRIES + turn) * LINE);
        assert_eq!(goes(bench.clock()), (MemoryKind::Load, turn % ENTRIES));
    }
}

#[test]
fn a_full_unit_pushes_back_and_the_lowest_entry_that_is_free_is_taken() {
    let mut bench = Bench::new(true);
    for number in 0..ENTRIES {
        bench.add(number * LINE);
        assert!(bench.clock().ready);
    }
    for _ in 0..3 {
        bench.add(9999);
        assert!(!bench.clock().ready);
    }
    assert_eq!(bench.queued(), ENTRIES);
    for entry in [20, 7] {
        bench.answer(entry, 0);
        bench.clock();
    }
    bench.clock();
    bench.clock();
    bench.add(5000);
    assert!(bench.clock().ready);
    assert_eq!(bench.queued(), ENTRIES - 2);
    bench.add(6000);
    assert_eq!(
        bench
            .clock()
            .access
            .map(|access| (access.entry, access.address)),
        Some((7, 5000))
    );
    assert_eq!(
        bench
            .clock()
            .access
            .map(|access| (access.entry, access.address)),
        Some((20, 6000))
    );
    bench.clock();
    assert_eq!(bench.queued(), ENTRIES);
}

#[test]
fn answers_wait_for_who_takes_them_and_writes_do_not_wait_for_answers() {
    let mut bench = Bench::new(true);
    let at = bench.pins.at;
    bench.pins.set(at.rsp_ready, 0);
    for number in 0..3 {
        bench.add(number * LINE);
        bench.clock();
    }
    bench.clock();
    for entry in [2, 0, 1] {
        bench.answer(entry, 10 + u64::from(entry));
        bench.clock();
    }
    let mut written = vec![];
    for _ in 0..6 {
        let seen = bench.clock();
        written.extend(seen.access.map(|access| access.entry));
        assert_eq!(seen.answer, Some((2, 12)), "stable");
    }
    // The first was written in the cycle after that of the last answer.
    assert_eq!(written, [0, 1], "in the order of operation");
    assert_eq!(bench.queued(), 3);
    bench.pins.set(at.rsp_ready, 1);
    let answers = [(); 3].map(|()| bench.clock().answer);
    assert_eq!(answers, [Some((2, 12)), Some((0, 10)), Some((1, 11))]);
    bench.clock();
    assert_eq!(bench.queued(), 0);
}

#[test]
fn an_atomic_that_is_answered_and_not_written_has_not_ended() {
    let mut bench = Bench::new(false);
    let at = bench.pins.at;
    bench.add(4);
    bench.clock();
    bench.add(4);
    bench.clock();
    bench.answer(0, 6);
    bench.clock();
    bench.clock();
    bench.pins.set(at.mem_ready, 0);
    for clock in 0..5 {
        let seen = bench.clock();
        assert_eq!(goes(seen), (MemoryKind::Write, 0));
        assert_eq!(seen.answer.is_some(), clock == 0);
    }
    bench.pins.set(at.mem_ready, 1);
    assert_eq!(goes(bench.clock()), (MemoryKind::Write, 0));
    assert_eq!(goes(bench.clock()), (MemoryKind::Read, 1));
}

#[test]
fn an_operation_elsewhere_holds_up_the_memory_s_answers() {
    let mut bench = Bench::new(true);
    let at = bench.pins.at;
    bench.ask(AtomicOp::External, 0, true, 0, 0);
    bench.clock();
    bench.add(LINE);
    bench.clock();
    bench.clock();
    // Ignored: nobody waits for it yet.
    bench.result(1);
    bench.clock();
    bench.answer(0, 0x5_0000_0006);
    bench.clock();
    for _ in 0..4 {
        bench.answer(1, 7);
        let seen = bench.clock();
        assert_eq!(seen.operate, Some((0, 0x5_0000_0006)));
        assert_eq!(bench.pins.get(at.memrsp_ready), 0);
        assert_eq!(seen.answer, None);
    }
    bench.answer(1, 7);
    bench.result(0x8_0000_0009);
    assert!(bench.clock().operate.is_some());
    bench.answer(1, 7);
    let seen = bench.clock();
    assert_eq!((seen.operate, bench.pins.get(at.memrsp_ready)), (None, 1));
    assert_eq!(seen.answer, Some((0, 0x5_0000_0006)));
    assert_eq!(
        (goes(seen), bench.new_value()),
        ((MemoryKind::Write, 0), 0x8_0000_0009)
    );
    bench.nothing_goes(1);
    assert_eq!(goes(bench.clock()), (MemoryKind::Write, 1));
    assert_eq!(bench.new_value(), 8);
}

#[test]
fn a_result_in_the_first_cycle_costs_none() {
    let mut bench = Bench::new(true);
    bench.ask(AtomicOp::External, 0, false, 0, 0);
    bench.clock();
    bench.clock();
    bench.answer(0, 3);
    bench.clock();
    bench.result(4);
    assert_eq!(bench.clock().operate, Some((0, 3)));
    assert_eq!(
        goes(bench.clock()),
        (MemoryKind::Write, 0),
        "2 cycles after the answer"
    );
    assert_eq!(bench.new_value(), 4);
}

#[test]
fn an_answer_that_nobody_waits_for_is_ignored() {
    let mut bench = Bench::new(true);
    let at = bench.pins.at;
    for entry in 0..ENTRIES {
        bench.answer(entry, 1);
        bench.clock();
    }
    bench.pins.set(at.mem_ready, 0);
    bench.add(0);
    bench.clock();
    // It has not gone out; then it goes out in this cycle.
    for ready in [0, 1] {
        bench.pins.set(at.mem_ready, ready);
        bench.answer(0, 99);
        assert_eq!(goes(bench.clock()), (MemoryKind::Read, 0));
    }
    bench.nothing_goes(4);
    bench.answer(0, 5);
    bench.clock();
    // It has been answered.
    bench.answer(0, 77);
    bench.nothing_goes(1);
    assert_eq!(bench.clock().answer, Some((0, 5)));
    assert_eq!(bench.clock(), Seen::NOTHING);
}

#[test]
fn clear_empties_the_unit_and_comes_before_a_request() {
    let mut bench = Bench::new(true);
    let at = bench.pins.at;
    bench.pins.set(at.rsp_ready, 0);
    for number in 0..4 {
        bench.add(number * LINE);
        bench.clock();
    }
    bench.answer(0, 0);
    bench.clock();
    bench.answer(1, 0);
    bench.pins.set(at.clear, 1);
    bench.add(0);
    bench.clock();
    for _ in 0..5 {
        assert_eq!(bench.clock(), Seen::NOTHING);
        assert_eq!(bench.queued(), 0);
    }
    bench.add(0);
    bench.clock();
    assert_eq!(goes(bench.clock()), (MemoryKind::Read, 0));
    bench.answer(0, 8);
    bench.nothing_goes(2);
    assert_eq!(bench.clock().answer, Some((5, 8)));
}

/// The bench at other sizes: two entries, lines of two words; as many as there can be.
#[test]
fn other_sizes() {
    fn check<
        const ENTRIES: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
        const LINE_BITS: usize,
        const TAG_BITS: usize,
        const COMBINES: usize,
    >() {
        let unit =
            AtomicUnit::<ENTRIES, ENTRY_BITS, ADDR_BITS, LINE_BITS, TAG_BITS, COMBINES>::default();
        let shape = Shape {
            entries: ENTRIES,
            address_bits: ADDR_BITS,
            line_bits: LINE_BITS,
            tag_bits: TAG_BITS,
        };
        let load = Load {
            seed: 7,
            cycles: 20_000,
        };
        let setup = Setup {
            shape,
            strays: true,
            combines: COMBINES == 1,
        };
        let tally = told(run(PinDriver::rtl(unit), setup, load));
        println!("{shape:?}: {tally:?}");
        assert!(tally.full > 0 && tally.held_packets > 0 && tally.external > 0);
        assert!(tally.landed_awaited > 0 && tally.ordered > 0);
        assert_eq!(tally.passed_on > 100, COMBINES == 1);
    }
    check::<2, 1, 3, 1, 2, 0>();
    check::<4, 2, 8, 3, 32, 0>();
    check::<8, 3, 32, 5, 4, 0>();
    check::<32, 5, 32, 1, 6, 0>();
    check::<2, 1, 3, 1, 2, 1>();
    check::<4, 2, 8, 3, 32, 1>();
    check::<8, 3, 32, 5, 4, 1>();
    check::<32, 5, 32, 1, 6, 1>();
}
