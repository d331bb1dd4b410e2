//! What threads of a warp do together, and apart.

use super::{job_with, kernel, run, run_job, words, words_of};
use turnstile_machine::MachineConfig;

fn threads(of: impl Fn(u32) -> u32) -> Vec<u32> {
    (0..32).map(of).collect()
}

#[test]
fn values_move_between_lanes() {
    let shuffle = |how: &str| {
        words(&format!(
            "shfl.sync.{how}, 0xffffffff; selp.u32 %r2, 100, 0, %p1; add.u32 %r1, %r1, %r2;"
        ))
    };
    // A lane without a neighbour keeps its own value, and its predicate is false.
    assert_eq!(
        shuffle("up.b32 %r1|%p1, %r0, 1, 0"),
        threads(|t| if t == 0 { 0 } else { t - 1 + 100 })
    );
    assert_eq!(
        shuffle("down.b32 %r1|%p1, %r0, 2, 31"),
        threads(|t| if t > 29 { t } else { t + 102 })
    );
    assert_eq!(
        shuffle("bfly.b32 %r1|%p1, %r0, 5, 31"),
        threads(|t| (t ^ 5) + 100)
    );
    // Halves of 16 lanes by themselves: 0x101f.
    assert_eq!(
        shuffle("idx.b32 %r1|%p1, %r0, 3, 0x101f"),
        threads(|t| (t & 16 | 3) + 100)
    );
}

#[test]
fn lanes_vote() {
    let odd = "and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 1;";
    assert_eq!(
        words(&format!("{odd} vote.sync.ballot.b32 %r1, %p1, -1;")),
        [0xaaaa_aaaa; 32]
    );
    assert_eq!(
        words(&format!("{odd} vote.sync.ballot.b32 %r1, !%p1, -1;")),
        [0x5555_5555; 32]
    );
    assert_eq!(
        words(&format!(
            "{odd} vote.sync.all.pred %p2, %p1, -1; selp.u32 %r1, 1, 2, %p2;"
        )),
        [2; 32]
    );
    assert_eq!(
        words(&format!(
            "{odd} vote.sync.any.pred %p2, %p1, -1; selp.u32 %r1, 1, 2, %p2;"
        )),
        [1; 32]
    );
    assert_eq!(
        words("and.b32 %r2, %r0, 3; match.any.sync.b32 %r1, %r2, -1;"),
        threads(|t| 0x1111_1111 << (t & 3))
    );
    assert_eq!(words("redux.sync.add.u32 %r1, %r0, -1;"), [31 * 16; 32]);
    assert_eq!(
        words(&format!(
            "mov.u32 %r1, 0; {odd} @!%p1 bra L; activemask.b32 %r1; L:"
        )),
        threads(|t| (t & 1) * 0xaaaa_aaaa)
    );
}

/// A loop with `break`, `continue` and an early return, nested: each thread counts as Rust does.
#[test]
fn ways_part_and_meet() {
    let body = "mov.u32 %r1, 0; mov.u32 %r2, 0;
        LOOP: setp.ge.u32 %p1, %r2, %r0; @%p1 bra DONE;
        add.u32 %r2, %r2, 1;
        and.b32 %r3, %r2, 3; setp.eq.u32 %p2, %r3, 0; @%p2 bra LOOP;
        add.u32 %r1, %r1, %r2;
        setp.gt.u32 %p3, %r1, 150; @%p3 bra DONE;
        setp.eq.u32 %p4, %r1, 55; @%p4 bra EARLY; bra LOOP;
        EARLY: mov.u32 %r1, 1000; st.global.u32 [%d0], %r1; ret;
        DONE: add.u32 %r1, %r1, 7;";
    let counted = |t: u32| {
        let (mut sum, mut i) = (0, 0);
        while i < t {
            i += 1;
            if i % 4 == 0 {
                continue;
            }
            sum += i;
            if sum > 150 {
                break;
            }
            if sum == 55 {
                return 1000;
            }
        }
        sum + 7
    };
    assert_eq!(words(body), threads(counted));
}

#[test]
fn a_table_of_branches_goes_all_its_ways() {
    let body = "and.b32 %r2, %r0, 3; T: .branchtargets A, B, C, A; brx.idx %r2, T;
        A: mov.u32 %r1, 10; bra E; B: mov.u32 %r1, 20; bra E; C: mov.u32 %r1, 30; E: add.u32 %r1, %r1, 1;";
    assert_eq!(words(body), threads(|t| [11, 21, 31, 11][t as usize & 3]));
}

/// Threads call a function at different times, with results that differ; one ends in it.
#[test]
fn functions_return_to_each_caller() {
    let function = ".version 7.0\n.target sm_80\n.address_size 64\n.func (.param .b32 result) half(.param .b32 n)\n{\n.reg .b32 %r<4>;\n.reg .pred %p<2>;\n\
        ld.param.u32 %r1, [n]; setp.eq.u32 %p1, %r1, 9; @%p1 exit; shr.u32 %r2, %r1, 1; st.param.b32 [result], %r2; ret;\n}\n";
    let call = |n: &str| {
        format!("{{ .param .b32 a; .param .b32 b; st.param.b32 [a], {n}; call (b), half, (a); ld.param.b32 %r1, [b]; }}")
    };
    let body = format!(
        "and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 1; @%p1 bra ODD; {} bra END; ODD: add.u32 %r3, %r0, 100; @%p1 bra NEXT; NEXT: mov.u32 %r4, %r0; {} END: st.global.u32 [%d0], %r1; ret;",
        call("%r3"),
        call("%r4")
    )
    .replacen("@%p1 bra ODD;", "mov.u32 %r3, %r0; @%p1 bra ODD;", 1);
    let text = kernel(&body);
    let text = format!("{function}{}", &text[text.find(".visible").unwrap()..]);
    assert_eq!(words_of(&text), threads(|t| if t == 9 { 0 } else { t / 2 }));
}

/// Lanes of one access go to shared, local and global memory.
#[test]
fn generic_addresses_lead_to_every_memory() {
    let body = ".shared .align 4 .b8 cells[128]; .local .align 4 .b8 own[4];
        mov.u64 %d2, cells; cvta.shared.u64 %d3, %d2; add.u64 %d3, %d3, %d1;
        mov.u64 %d4, own; cvta.local.u64 %d4, %d4;
        rem.u32 %r2, %r0, 3; setp.eq.u32 %p1, %r2, 0; setp.eq.u32 %p2, %r2, 1;
        selp.b64 %d5, %d3, %d4, %p1; selp.b64 %d5, %d0, %d5, %p2;
        mad.lo.u32 %r3, %r0, 5, 1; st.u32 [%d5], %r3; ld.u32 %r1, [%d5];";
    assert_eq!(words(body), threads(|t| 5 * t + 1));
}

/// Of 96 threads 32 are multiples of three.
#[test]
fn threads_of_a_block_poll_at_a_barrier() {
    let poll = |instruction: &str| {
        let body = format!("rem.u32 %r2, %r0, 3; setp.eq.u32 %p1, %r2, 0; setp.ge.u32 %p2, %r0, 0; {instruction} st.global.u32 [%d0], %r1; ret;");
        run(&kernel(&body), 96).unwrap_or_else(|error| panic!("{body}: {error}"))
    };
    let all = |value: u32| vec![value; 96];
    assert_eq!(poll("bar.red.popc.u32 %r1, 0, %p1;"), all(32));
    assert_eq!(
        poll("barrier.cta.red.popc.aligned.u32 %r1, 3, 96, !%p1;"),
        all(64)
    );
    let chosen = "selp.u32 %r1, 7, 9, %p3;";
    for (instruction, holds) in [
        ("bar.red.and.pred %p3, 0, %p1;", false),
        ("bar.red.and.pred %p3, 0, %p2;", true),
        ("bar.red.or.pred %p3, 0, %p1;", true),
        ("bar.red.or.pred %p3, 0, !%p2;", false),
    ] {
        let expected = all(if holds { 7 } else { 9 });
        assert_eq!(
            poll(&format!("{instruction} {chosen}")),
            expected,
            "{instruction}"
        );
    }
    // One poll after another: each counts its own votes.
    let twice = "bar.red.popc.u32 %r3, 0, %p1; bar.red.popc.u32 %r4, 0, %p2; mad.lo.u32 %r1, %r3, 100, %r4;";
    assert_eq!(poll(twice), all(3296));
}

/// The second warp hands words to the first one, which gives the place back, twice; who hands over does not wait for it.
#[test]
fn a_warp_arrives_at_a_barrier_and_goes_on() {
    let body = ".shared .align 4 .b8 cells[128];
mov.u32 %r9, 0;
mov.u32 %r10, cells;
and.b32 %r2, %r0, 31;
mad.lo.u32 %r10, %r2, 4, %r10;
setp.lt.u32 %p1, %r0, 32;
mov.u32 %r1, 0;
L: @%p1 bra FIRST;
@%p2 bar.sync 2, 64;
mad.lo.u32 %r3, %r9, 100, %r0;
st.shared.u32 [%r10], %r3;
bar.arrive 1, 64;
bra.uni NEXT;
FIRST: barrier.cta.sync.aligned 1, 64;
ld.shared.u32 %r4, [%r10];
mad.lo.u32 %r1, %r1, 1000, %r4;
bar.arrive 2, 64;
NEXT: add.u32 %r9, %r9, 1;
setp.gt.u32 %p2, %r9, 0;
setp.lt.u32 %p3, %r9, 3;
@%p3 bra L;
st.global.u32 [%d0], %r1;
ret;";
    let words = run(&kernel(body), 64).unwrap_or_else(|error| panic!("{error}"));
    let handed = |thread: u32| (32 + thread) * 1_000_000 + (132 + thread) * 1000 + 232 + thread;
    let expected = (0..64).map(|t| if t < 32 { handed(t) } else { 0 });
    assert_eq!(words, expected.collect::<Vec<u32>>());
    // One that waited would do so for ever when it gives the place back for the last time.
    let waits = body.replace("bar.arrive 2", "bar.sync 2");
    let error = run(&kernel(&waits), 64).unwrap_err();
    assert!(error.contains("will never reach"), "{error}");
    let without = body.replace("bar.arrive 1, 64", "bar.arrive 1");
    let error = run(&kernel(&without), 64).unwrap_err();
    assert!(
        error.contains("it needs a barrier and the number of threads"),
        "{error}"
    );
}

/// A block waits for a word of another one, on another core, which has it in its first level from before.
#[test]
fn a_volatile_load_sees_what_another_core_stores() {
    let waits = |load: &str| {
        let body = format!(
            "mov.u32 %r1, %ctaid.x;
ld.param.u64 %d3, [out];
setp.eq.u32 %p1, %r1, 0;
@%p1 bra FIRST;
ld.global.u32 %r2, [%d3+4];
st.global.u32 [%d3+8], %r2;
L: {load} %r2, [%d3+4];
setp.ne.u32 %p2, %r2, 77;
@%p2 bra L;
st.global.u32 [%d3], 1;
ret;
FIRST: mov.u32 %r3, 0;
M: add.u32 %r3, %r3, 1;
setp.lt.u32 %p2, %r3, 200;
@%p2 bra M;
st.global.u32 [%d3+4], 77;
ret;"
        );
        run_job(
            &job_with(&kernel(&body), [2, 1], 12).unwrap(),
            &MachineConfig::bundled("gtx580").unwrap(),
            1,
        )
    };
    for load in [
        "ld.volatile.global.u32",
        "ld.relaxed.gpu.global.u32",
        "ld.acquire.gpu.u32",
        "ld.global.cg.u32",
    ] {
        assert_eq!(waits(load).unwrap().buffers[0][..4], [1, 0, 0, 0], "{load}");
    }
    for load in ["ld.global.u32", "ld.relaxed.cta.global.u32"] {
        let error = waits(load).unwrap_err();
        assert!(error.contains("endless loops"), "{load}: {error}");
    }
}

/// Both schedulers of a core have such a load for the memory system in the same cycle.
#[test]
fn constants_may_be_a_buffer() {
    let body = "ld.const.u32 %r1, [%d0]; add.u32 %r1, %r1, %r0; st.global.u32 [%d0], %r1; ret;";
    let expected: Vec<u32> = (0..256).collect();
    assert_eq!(run(&kernel(body), 256), Ok(expected));
}
