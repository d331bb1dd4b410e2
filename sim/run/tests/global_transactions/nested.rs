//! Transactions in transactions: the outermost counts.

use super::{kernel, leaves, pausing, ran, RULES};

/// Adds one to the word at an offset of `%d9`.
fn add(offset: u32) -> String {
    format!(
        "ld.volatile.global.u32 %r5, [%d9+{offset}];\nadd.u32 %r5, %r5, 1;\nst.volatile.global.u32 [%d9+{offset}], %r5;\n"
    )
}

#[test]
fn the_outermost_commits() {
    let body = format!(
        "tbegin;\n{}tbegin;\n{}tbegin;\n{}tcommit;\ntcommit;\n{}tcommit;\nret;",
        add(0),
        add(4),
        add(8),
        add(12)
    );
    leaves(&body, [2, 40], &[0; 4], &[80; 4]);
    let counted = ran(RULES[0], &kernel(&body), [2, 40], &[0; 4]).transactions;
    assert_eq!(counted.committed, 80);
}

#[test]
fn an_inner_one_in_a_leg() {
    let body = format!(
        "and.b32 %r3, %r0, 1;\nsetp.eq.u32 %p1, %r3, 1;\ntbegin;\n{}@%p1 bra MEET;\ntbegin;\n{}tcommit;\nMEET: {}tcommit;\nret;",
        add(0),
        add(4),
        add(8)
    );
    leaves(&body, [2, 40], &[0; 3], &[80, 40, 80]);
}

/// Threads that pause in an inner transaction go on in it: its commit is not that of the outer one. Behind it words are stored that must agree with
/// those before.
#[test]
fn threads_that_pause_in_an_inner_one_go_on_in_it() {
    let body = format!(
        "tbegin;\ntbegin;\n{}tcommit;\n{}tcommit;\nret;",
        add(0),
        add(4)
    );
    for rules in pausing() {
        let outcome = ran(rules, &kernel(&body), [15, 4], &[0; 2]);
        assert!(outcome.transactions.pauses > 0, "{rules:?}");
        assert_eq!(outcome.words(0), [60; 2]);
        // Two words of each thread, in one transaction.
        assert_eq!(outcome.transactions.committed, 60);
        assert_eq!(outcome.transactions.words_written, 120);
    }
}
