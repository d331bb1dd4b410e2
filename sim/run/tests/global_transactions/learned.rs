//! Lanes of a warp that conflict with each other, and what they learn of it.

use super::{early_cr, kernel, outcome};
use turnstile_machine::Outcome;

/// All threads add 1 to one word, behind loads of the others.
fn adds(threads: u32, pause_learned: bool, pause_apart: bool) -> Outcome {
    let machine = early_cr(|config| {
        config.early_abort = true;
        config.pause_learned = pause_learned;
        config.pause_apart = pause_apart;
    });
    let loads: String = (1..9)
        .map(|word| format!("ld.volatile.global.u32 %r4, [%d9+{}];\n", 4 * word))
        .collect();
    let body = format!(
        "tbegin;\n{loads}ld.volatile.global.u32 %r3, [%d9];\nadd.u32 %r3, %r3, 1;\nst.volatile.global.u32 [%d9], %r3;\ntcommit;\nret;"
    );
    let outcome = outcome(&machine, &kernel(&body), [1, threads], &[0; 9]).expect("it ends");
    assert_eq!(outcome.violation, None);
    assert_eq!(outcome.words(0)[0], threads);
    outcome
}

/// Of 32 lanes the lowest commits, and the 31 others abort, as they have no chance to know. Then one goes on after the other.
#[test]
fn lanes_abort_once_at_a_word_that_all_of_them_change() {
    let before = adds(32, false, false);
    assert_eq!(before.transactions.aborts.resolver, 31 * 32 / 2);
    for apart in [false, true] {
        let learned = adds(32, true, apart);
        assert_eq!(learned.transactions.aborts.resolver, 31, "{apart}");
        // 30 pause, then 29, ...
        assert_eq!(learned.transactions.pauses, 30 * 31 / 2, "{apart}");
        assert!(learned.cycles < before.cycles, "{apart}");
    }
}

/// Four warps learn for themselves, and their lanes abort at commit units too.
#[test]
fn warps_learn_for_themselves() {
    let before = adds(128, false, false);
    let learned = adds(128, true, true);
    let aborted = |outcome: &Outcome| outcome.transactions.aborts.resolver;
    assert!(2 * aborted(&learned) < aborted(&before));
    assert!(learned.transactions.pauses > 0);
}
