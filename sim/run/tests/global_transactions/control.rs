//! Where transactions stand: in branches and loops, in warps that are not full, in one launch behind another.

use super::{early_cr, job, leaves, ran, with_rules, MOST, RULES};
use turnstile_machine::{Device, EngineKind, Options, Tops, Unobserved};

/// Adds one to the word at `%d9`.
const ADD: &str = "tbegin;\nld.volatile.global.u32 %r5, [%d9];\nadd.u32 %r5, %r5, 1;\nst.volatile.global.u32 [%d9], %r5;\ntcommit;\n";

#[test]
fn in_a_divergent_branch() {
    let body = format!(
        "and.b32 %r3, %r0, 3;\nsetp.eq.u32 %p1, %r3, 1;\n@%p1 bra OTHER;\n{ADD}bra MEET;\nOTHER: tbegin;\n\
         ld.volatile.global.u32 %r5, [%d9+4];\nadd.u32 %r5, %r5, 7;\nst.volatile.global.u32 [%d9+4], %r5;\ntcommit;\nMEET: ret;"
    );
    leaves(&body, [2, 32], &[0, 0], &[48, 7 * 16]);
    // A branch in the transaction, with an access in each leg.
    let body = "and.b32 %r3, %r0, 3;\nsetp.eq.u32 %p1, %r3, 1;\ntbegin;\n@%p1 bra OTHER;\nld.volatile.global.u32 %r5, [%d9];\n\
                add.u32 %r5, %r5, 1;\nst.volatile.global.u32 [%d9], %r5;\nbra MEET;\nOTHER: ld.volatile.global.u32 %r5, [%d9+4];\n\
                add.u32 %r5, %r5, 7;\nst.volatile.global.u32 [%d9+4], %r5;\nMEET: ld.volatile.global.u32 %r6, [%d9+8];\n\
                add.u32 %r6, %r6, 1;\nst.volatile.global.u32 [%d9+8], %r6;\ntcommit;\nret;";
    leaves(body, [2, 32], &[0; 3], &[48, 7 * 16, 64]);
}

/// Threads go round as often as their number says, one transaction a round.
#[test]
fn in_loops() {
    let body = format!(
        "and.b32 %r3, %r0, 3;\nL: setp.eq.u32 %p1, %r3, 0;\n@%p1 bra END;\n{ADD}sub.u32 %r3, %r3, 1;\nbra L;\nEND: ret;"
    );
    leaves(&body, [2, 24], &[0], &[12 * (1 + 2 + 3)]);
    // The loop is the transaction's.
    let body = "and.b32 %r3, %r0, 3;\ntbegin;\nL: ld.volatile.global.u32 %r5, [%d9];\nadd.u32 %r5, %r5, 1;\n\
                st.volatile.global.u32 [%d9], %r5;\nsetp.eq.u32 %p1, %r3, 0;\nsub.u32 %r3, %r3, 1;\n@!%p1 bra L;\ntcommit;\nret;";
    leaves(body, [2, 24], &[0], &[12 * (1 + 2 + 3 + 4)]);
}

#[test]
fn in_warps_that_are_not_full() {
    for [blocks, threads] in [[1, 1], [3, 41], [2, 31]] {
        let body = format!("{ADD}ret;");
        leaves(&body, [blocks, threads], &[5], &[5 + blocks * threads]);
    }
}

/// What cores and commit units know from one launch is no harm to the next.
#[test]
fn in_one_launch_behind_another() {
    for rules in RULES {
        let machine = with_rules(rules);
        let tops = Tops::open(&machine, &machine, EngineKind::Model, None).unwrap();
        let mut device = Device::new(&machine, tops, Options::new(10 * MOST)).unwrap();
        let text = super::kernel(&format!("{ADD}ret;"));
        for round in 0..4 {
            let job = job(&text, [2, 40], &[round]);
            let (next, outcome) = device.run(&job.grid(), &mut Unobserved).unwrap();
            device = next;
            assert_eq!(outcome.words(0), [round + 80], "{rules:?}");
            assert_eq!(outcome.violation, None);
            assert_eq!(outcome.transactions.committed, 80);
        }
    }
}

/// Nobody is in the way of anybody: every thread commits at once.
#[test]
fn threads_that_do_not_meet_do_not_abort() {
    let body = super::kernel("tbegin;\nst.volatile.global.u32 [%d0], %r0;\ntcommit;\nret;");
    let outcome = ran(RULES[0], &body, [4, 64], &[0; 256]);
    assert_eq!(outcome.words(0), (0..256).collect::<Vec<_>>());
    assert_eq!(outcome.transactions.started, 256);
    // One warp of a core at a time.
    let machine = early_cr(|config| config.warps = 1);
    let outcome = super::outcome(&machine, &body, [4, 64], &[0; 256]).unwrap();
    assert_eq!(outcome.words(0), (0..256).collect::<Vec<_>>());
}
