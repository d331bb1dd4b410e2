//! Threads that only read commit without a word to anybody, and see words that belong together.

use super::{kernel, ran, RULES};

/// Even threads add to two words, odd ones read both and keep the difference. Two words of a line, and two of different partitions.
#[test]
fn readers_see_words_that_always_agree() {
    for distance in [4, 1024] {
        let body = format!(
            "and.b32 %r3, %r0, 1;\nsetp.eq.u32 %p1, %r3, 1;\nmov.u32 %r4, 0;\nmov.u32 %r8, 0;\nL: @%p1 bra READ;\ntbegin;\n\
             ld.volatile.global.u32 %r5, [%d9];\nadd.u32 %r5, %r5, 1;\nst.volatile.global.u32 [%d9], %r5;\n\
             ld.volatile.global.u32 %r6, [%d9+{distance}];\nadd.u32 %r6, %r6, 1;\nst.volatile.global.u32 [%d9+{distance}], %r6;\ntcommit;\n\
             bra MEET;\nREAD: tbegin;\nld.volatile.global.u32 %r5, [%d9];\nld.volatile.global.u32 %r6, [%d9+{distance}];\ntcommit;\n\
             sub.u32 %r7, %r5, %r6;\nor.b32 %r8, %r8, %r7;\nMEET: add.u32 %r4, %r4, 1;\nsetp.lt.u32 %p2, %r4, 3;\n@%p2 bra L;\n\
             st.global.u32 [%d0+2048], %r8;\nret;"
        );
        let [blocks, threads] = [6, 12];
        for rules in RULES {
            let words = 512 + (blocks * threads) as usize;
            let outcome = ran(rules, &kernel(&body), [blocks, threads], &vec![0; words]);
            let left = outcome.words(0);
            let sum = 3 * blocks * threads / 2;
            assert_eq!([left[0], left[distance / 4]], [sum; 2], "{rules:?}");
            assert!(
                left[512..].iter().all(|word| *word == 0),
                "{rules:?}: {left:?}"
            );
            let counted = outcome.transactions;
            assert!(counted.silent > 0, "{rules:?}: nobody read alone");
            assert_eq!(counted.committed, u64::from(2 * sum));
        }
    }
}

/// Without the rule, readers ask the commit units as all others do.
#[test]
fn without_write_times_nobody_is_silent() {
    let text = kernel(
        "tbegin;\nld.volatile.global.u32 %r5, [%d9];\ntcommit;\nst.global.u32 [%d0], %r5;\nret;",
    );
    let quiet = ran(RULES[0], &text, [1, 32], &[0; 32]);
    assert_eq!(quiet.transactions.silent, 32);
    assert_eq!(quiet.memory.commits.fills.packets, 0);
    let machine = super::early_cr(|config| config.temporal = false);
    let loud = super::outcome(&machine, &text, [1, 32], &[0; 32]).unwrap();
    assert_eq!(loud.transactions.silent, 0);
    assert!(loud.memory.commits.fills.packets > 0);
}
