//! What a transaction must not do: each message says where, what and what to do, and the run ends with exit code 1.

use super::{early_cr, fails, job, kernel, line_of, outcome, pausing, Pause, RULES};
use turnstile_machine::MachineConfig;

/// A body fails under every rule, with the line of what is `at` fault.
#[track_caller]
fn refused(body: &str, at: &str, what: &str, remedy: &str) {
    let text = kernel(body);
    let line = line_of(&text, at);
    for rules in RULES {
        fails(rules, &text, [1, 32], &[&line, what, remedy]);
    }
}

#[test]
fn a_commit_without_a_begin() {
    refused(
        "add.u32 %r1, %r1, 1;\ntcommit;\nret;",
        "tcommit",
        "TX_COMMIT() without TX_BEGIN() before it",
        "let every path to TX_COMMIT() pass TX_BEGIN()",
    );
    refused(
        "tbegin;\nst.global.u32 [%d0], 1;\ntcommit;\nmov.u32 %r1, 1;\ntcommit; // again\nret;",
        "again",
        "TX_COMMIT() without TX_BEGIN() before it",
        "let every path",
    );
}

#[test]
fn a_commit_in_a_leg_of_a_branch() {
    refused(
        "and.b32 %r3, %r0, 1;\nsetp.eq.u32 %p1, %r3, 1;\ntbegin;\n@%p1 bra ODD;\nst.global.u32 [%d0], 1;\ntcommit; // here\n\
         bra MEET;\nODD: st.global.u32 [%d0], 2;\ntcommit; // there\nMEET: ret;",
        "// here",
        "threads of a warp come to TX_COMMIT() apart",
        "let TX_COMMIT() stand where all threads that began the transaction meet again",
    );
}

#[test]
fn threads_stay_in_a_transaction_and_wait_for_nobody_in_it() {
    refused(
        "tbegin;\nst.global.u32 [%d0], 1;\nbar.sync 0;\ntcommit;\nret;",
        "bar.sync",
        "a barrier inside a transaction",
        "move the barrier out of TX_BEGIN() ... TX_COMMIT()",
    );
    refused(
        "tbegin;\nst.global.u32 [%d0], 1;\nexit;\ntcommit;\nret;",
        "exit;",
        "a thread ends inside a transaction",
        "let every path from TX_BEGIN() pass TX_COMMIT()",
    );
}

#[test]
fn what_an_abort_does_not_take_back() {
    refused(
        "tbegin;\natom.global.add.u32 %r3, [%d0], 1;\ntcommit;\nret;",
        "atom",
        "an atomic instruction in a transaction",
        "load and store the word: the transaction makes that atomic",
    );
    refused(
        "tbegin;\nred.global.add.u32 [%d0], 1;\ntcommit;\nret;",
        "red.",
        "an atomic instruction in a transaction",
        "load and store the word",
    );
    refused(
        ".shared .align 4 .b32 own[32];\ntbegin;\nst.shared.u32 [own], 1;\ntcommit;\nret;",
        "st.shared",
        "transactions cannot store to shared memory: an abort would not undo it",
        "store behind the transaction, or use global memory",
    );
    refused(
        ".shared .align 4 .b32 own[32];\ntbegin;\natom.shared.add.u32 %r3, [own], 1;\ntcommit;\nret;",
        "atom.shared",
        "transactions cannot store to shared memory",
        "store behind the transaction",
    );
}

#[test]
fn what_is_no_word() {
    for access in [
        "st.global.u8 [%d0], %h1;",
        "ld.global.u8 %h1, [%d0];",
        "st.global.u16 [%d0], %h1;",
    ] {
        refused(
            &format!("mov.u16 %h1, 1;\ntbegin;\n{access}\ntcommit;\nret;"),
            access,
            "a transaction uses single bytes of memory",
            "use words of 32 bits: conflicts are detected between these",
        );
    }
}

#[test]
fn an_address_outside_of_every_buffer() {
    for access in [
        "st.global.u32 [%d0+128], %r0;",
        "ld.global.u32 %r3, [%d0+128];",
    ] {
        refused(
            &format!("tbegin;\n{access}\ntcommit;\nret;"),
            access,
            "args[0]",
            "check the index, the sizes, and the length of the array",
        );
    }
}

/// The 1,025th store of a transaction; of a log with 1,024 entries.
#[test]
fn a_log_that_is_full() {
    let stores = |count: u32| {
        format!(
            "mov.u32 %r3, 0;\ntbegin;\nL: st.global.u32 [%d0], %r3;\nadd.u32 %r3, %r3, 1;\nsetp.lt.u32 %p1, %r3, {count};\n\
             @%p1 bra L;\ntcommit;\nret;"
        )
    };
    let text = kernel(&stores(1025));
    let line = line_of(&text, "L: st");
    for rules in RULES {
        let parts = [
            &line,
            "block 0 warp 0",
            "thread 0 of the warp uses address 0x",
            "the write log of its warp is full: it has 1024 entries, one a load or store",
            "let a transaction load and store less, or do it in several",
        ];
        fails(rules, &text, [1, 32], &parts);
    }
    // One less is committed.
    super::leaves(&stores(1024), [1, 2], &[0, 0], &[1023, 1023]);
    // A log of loads.
    let loads = kernel(&stores(1025).replace(
        "st.global.u32 [%d0], %r3",
        "ld.volatile.global.u32 %r4, [%d0]",
    ));
    fails(
        RULES[0],
        &loads,
        [1, 32],
        &["the read log of its warp is full"],
    );
}

#[test]
fn a_call_has_no_place_on_the_stack_of_pause_and_go() {
    let body = "tbegin;\ncall twice;\nst.global.u32 [%d0], 1;\ntcommit;\nret;";
    let text = kernel(body);
    let text = text.replace(".visible", ".func twice()\n{\nret;\n}\n.visible");
    let line = line_of(&text, "call twice");
    let parts = [
        &line,
        "a transaction calls a function or goes more than two ways",
        "let the compiler inline it, or run without --pause-and-go and with pause_learned = false",
    ];
    for rules in pausing() {
        fails(rules, &text, [1, 32], &parts);
    }
    for rules in RULES
        .into_iter()
        .filter(|(_, pause)| *pause == Pause::Nobody)
    {
        let outcome = super::ran(rules, &text, [1, 32], &[0; 32]);
        assert_eq!(outcome.words(0), [1; 32]);
    }
}

#[test]
fn a_machine_without_transactions() {
    let text = kernel("mov.u32 %r3, 1;\ntbegin;\nst.global.u32 [%d0], %r3;\ntcommit;\nret;");
    let gtx580 = MachineConfig::bundled("gtx580").unwrap();
    let error = outcome(&gtx580, &text, [1, 32], &[0; 32]).unwrap_err();
    let expected = format!(
        "{}kernel k uses transactions, and the machine gtx580 has none; choose a machine that has some, as early-cr, or take them out",
        line_of(&text, "tbegin")
    );
    assert_eq!(error.to_string(), expected);
    assert_eq!(error.exit_code(), 2);
    // Refused before anything runs, and not by the machine that has them.
    assert!(job(&text, [1, 32], &[0; 32]).transactional());
    assert!(outcome(&early_cr(|_| {}), &text, [1, 32], &[0; 32]).is_ok());
}
