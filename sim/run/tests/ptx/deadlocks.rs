//! Runs that would not end: the message says why, and runs that do end are let alone.

use super::{kernel, machine, run, run_on};

#[track_caller]
fn says(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "`{part}` is not in: {message}");
    }
}

/// The thread that has the lock waits behind the loop for those that want it.
const LOCK: &str = "ld.param.u64 %d2, [out];
L: atom.global.cas.b32 %r2, [%d2], 0, 1;
setp.ne.u32 %p1, %r2, 0;
@%p1 bra L;
st.global.u32 [%d2], 0;
ret;";

#[test]
fn a_spin_lock_within_a_warp_is_a_simt_deadlock() {
    // Four instructions of `kernel` stand in front.
    says(
        &run(&kernel(LOCK), 32).expect_err("a deadlock"),
        &[
            "k.ptx:1",
            "SIMT deadlock",
            "block 0 warp 0: lanes 0xfffffffe loop at k.ptx:17 (pc 5) to k.ptx:19 (pc 7), while lanes 0x00000001 wait at k.ptx:20 (pc 8)",
            "inside of the loop",
        ],
    );
    assert!(run(&kernel(LOCK), 1).is_ok(), "one thread waits for nobody");
}

#[test]
fn a_lock_in_shared_memory_too() {
    let lock = LOCK.replace("global", "shared").replace("[%d2]", "[lock]");
    let lock = lock.replace(
        "ld.param.u64 %d2, [out];",
        ".shared .align 4 .b32 lock;\nst.shared.u32 [lock], 0;",
    );
    says(
        &run(&kernel(&lock), 64).expect_err("a deadlock"),
        &[
            "SIMT deadlock",
            "block 0 warp ",
            "lanes 0xfffffffe loop",
            "block 0 warp 1: lanes 0x",
        ],
    );
}

/// Every thread adds one while it has the lock.
#[test]
fn the_safe_form_of_the_lock_ends() {
    let safe = "ld.param.u64 %d2, [out];
L: atom.global.cas.b32 %r2, [%d2], 0, 1;
setp.ne.u32 %p1, %r2, 0;
@%p1 bra N;
atom.global.add.u32 %r3, [%d2+4], 1;
membar.gl;
atom.global.exch.b32 %r4, [%d2], 0;
N: @%p1 bra L;
ret;";
    let words = run_on(&machine(2, 8), &kernel(safe), [3, 64]).expect("a run");
    assert_eq!(words[..2], [0, 3 * 64]);
}

/// Blocks of 32 threads wait until two of them have come.
const BARRIER: &str = "ld.param.u64 %d2, [out];
atom.global.add.u32 %r2, [%d2], 1;
L: atom.global.or.b32 %r3, [%d2], 0;
setp.lt.u32 %p1, %r3, 64;
@%p1 bra L;
ret;";

#[test]
fn a_barrier_of_more_blocks_than_are_resident_is_a_deadlock() {
    says(
        &run_on(&machine(1, 1), &kernel(BARRIER), [2, 32]).expect_err("a deadlock"),
        &[
            ": deadlock: ",
            "block 0 warp 0: lanes 0xffffffff loop at k.ptx:18 (pc 6) to k.ptx:20 (pc 8)\n",
            "block 1 has never been resident",
        ],
    );
    says(
        &run_on(&machine(1, 1), &kernel(BARRIER), [4, 32]).expect_err("a deadlock"),
        &["blocks 1 to 3 have never been resident"],
    );
    for (cores, blocks) in [(1, 2), (2, 1)] {
        assert!(run_on(&machine(cores, blocks), &kernel(BARRIER), [2, 32]).is_ok());
    }
}

/// Block 1 counts for longer than a run may stand still before it stores what block 0 waits for.
#[test]
fn who_waits_for_a_warp_that_computes_is_no_deadlock() {
    let slow = "ld.param.u64 %d2, [out];
mov.u32 %r1, %ctaid.x;
setp.eq.u32 %p1, %r1, 0;
@%p1 bra W;
mov.u32 %r2, 0;
C: add.u32 %r2, %r2, 1;
setp.lt.u32 %p2, %r2, 20000;
@%p2 bra C;
atom.global.exch.b32 %r3, [%d2], 7;
ret;
W: atom.global.or.b32 %r3, [%d2], 0;
setp.eq.u32 %p2, %r3, 0;
@%p2 bra W;
st.global.u32 [%d2+4], %r3;
ret;";
    let words = run_on(&machine(2, 1), &kernel(slow), [2, 32]).expect("a run");
    assert_eq!(words[..2], [7, 7]);
}

#[test]
fn warps_at_a_barrier_wait_for_one_that_never_comes() {
    let body = "mov.u32 %r1, %tid.x;
setp.lt.u32 %p1, %r1, 32;
@%p1 bra L;
bar.sync 0;
ret;
L: bra L;";
    says(
        &run(&kernel(body), 64).expect_err("no end"),
        &[
            "endless loops",
            "block 0 warp 0: lanes 0xffffffff loop at k.ptx:21 (pc 9)\n",
            "block 0 warp 1: waits at the barrier at k.ptx:19 (pc 7)",
        ],
    );
}
