//! Transactions that get nowhere.

use super::{early_cr, kernel, outcome};

const BODY: &str = "tbegin;\nld.volatile.global.u32 %r5, [%d9];\nadd.u32 %r5, %r5, 1;\nst.volatile.global.u32 [%d9], %r5;\ntcommit;\nret;";

/// With a limit below the time of one transaction every commit comes too late.
#[test]
fn the_message_names_the_transactions() {
    let text = kernel(BODY);
    let line = super::line_of(&text, "tbegin");
    let line = line.trim_end_matches(": ");
    let machine = early_cr(|config| config.livelock = 300);
    let error = outcome(&machine, &text, [5, 64], &[0]).unwrap_err();
    let told = error.to_string();
    assert_eq!(error.exit_code(), 1, "{told}");
    assert!(
        told.starts_with(&format!("{line}: livelock: in cycle ")),
        "{told}"
    );
    assert!(
        told.contains("10 warps are in transactions, and no thread has committed for "),
        "{told}"
    );
    assert!(
        told.contains(&format!("\n  block 0 warp 0: began at {line} (pc 6) ")),
        "{told}"
    );
    assert!(told.contains(" cycles ago, and is at "), "{told}");
    assert!(told.contains(" attempts of threads have aborted"), "{told}");
    assert!(told.contains("\n  and 2 more\n"), "{told}");
    let remedy = "let transactions be shorter or meet less, or raise livelock in [transactions] of the machine file";
    assert!(told.ends_with(remedy), "{told}");
}

/// A thread that waits in its transaction for a word that nobody stores.
#[test]
fn a_loop_in_a_transaction_that_does_not_end() {
    let text = kernel(
        "tbegin;\nL: ld.volatile.global.u32 %r5, [%d9];\nadd.u32 %r6, %r6, 1;\nsetp.eq.u32 %p1, %r5, 0;\n@%p1 bra M;\nbra N;\n\
         M: setp.lt.u32 %p2, %r6, 900;\n@%p2 bra L;\nO: add.u32 %r6, %r6, 1;\nbra O;\nN: tcommit;\nret;",
    );
    let machine = early_cr(|config| config.livelock = 50_000);
    let told = outcome(&machine, &text, [1, 3], &[0])
        .unwrap_err()
        .to_string();
    assert!(told.contains("a warp is in a transaction"), "{told}");
    assert!(told.contains("lanes 0x00000007; 0 attempts"), "{told}");
}

/// A limit that commits keep is none: each begins the count anew.
#[test]
fn commits_that_come_in_time_are_no_livelock() {
    let machine = early_cr(|config| config.livelock = 40_000);
    let outcome = outcome(&machine, &kernel(BODY), [5, 64], &[0]).unwrap();
    assert!(outcome.cycles > 40_000, "{}", outcome.cycles);
    assert_eq!(outcome.words(0), [320]);
}
