//! `tbegin` and `tcommit` as the front end executes them, one warp on a machine of the test's own.

use super::kernel;
use super::lone_warp::{run, run_with, Ran};
use turnstile_kernel::{Code, Unit};
use turnstile_ptx::load;

const THREADS: u32 = 4;
const ALL: u64 = 0b1111;

fn ran(body: &str, aborts: &[u64]) -> Ran {
    run(&kernel(body), THREADS, aborts).unwrap_or_else(|error| panic!("{body}: {error}"))
}

fn fails(body: &str) -> String {
    run(&kernel(body), THREADS, &[]).expect_err(body)
}

/// A kernel with a function in front of it.
fn with_function(function: &str, body: &str) -> String {
    let text = kernel(body);
    let at = text.find(".visible").expect("a kernel");
    format!("{}{function}\n{}", &text[..at], &text[at..])
}

#[track_caller]
fn says(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "`{part}` is not in: {message}");
    }
}

/// A word, a predicate and a parameter that each pass changes where they are.
const IN_PLACE: &str = "{ .param .b32 a; mov.u32 %r1, 10; setp.eq.u32 %p1, %r0, %r0; st.param.b32 [a], %r1;
    tbegin;
    ld.param.b32 %r2, [a]; add.u32 %r2, %r2, 100; st.param.b32 [a], %r2;
    add.u32 %r1, %r1, 1; not.pred %p1, %p1; selp.u32 %r3, 1000, 0, %p1;
    tcommit;
    ld.param.b32 %r2, [a]; add.u32 %r1, %r1, %r2; add.u32 %r1, %r1, %r3; st.global.u32 [%d0], %r1; } ret;";

#[test]
fn lanes_that_abort_find_their_registers_as_they_were() {
    let once = vec![10 + 1 + 10 + 100; 4];
    let ran = ran(IN_PLACE, &[0b0110, 0b0010, 0b0010]);
    assert_eq!(ran.words, once);
    assert_eq!(ran.passes, [ALL, 0b0110, 0b0010, 0b0010]);
    let told = [ALL, 0b0110, 0b0010, 0b0010].map(|lanes| [("begin", lanes), ("commit", lanes)]);
    assert_eq!(ran.told, told.concat());
    assert!(ran.apart.is_empty());
    // Without what a machine gives back, lanes add once a pass: 4 and 2 passes.
    let broken = run_with(&kernel(IN_PLACE), THREADS, &[0b0110, 0b0010, 0b0010], false);
    let of = |passes: u32| 20 + 101 * passes + 1000 * (1 - passes % 2);
    assert_eq!(broken.unwrap().words, [of(1), of(4), of(2), of(1)]);
}

/// A load in front of the transaction comes before its registers are kept, one in a pass before they are restored.
#[test]
fn nothing_is_under_way_at_the_ends_of_a_pass() {
    let body = "mov.u32 %r1, 7; add.u32 %r2, %r0, 40; st.global.u32 [%d0], %r2;
        ld.global.u32 %r3, [%d0]; mov.u32 %r4, 5;
        tbegin;
        add.u32 %r4, %r4, 100; ld.global.u32 %r4, [%d0];
        tcommit;
        mad.lo.u32 %r5, %r3, 1000, %r4; st.global.u32 [%d0], %r5; ret;";
    let expected: Vec<u32> = (40..44).map(|loaded| 1001 * loaded).collect();
    assert_eq!(ran(body, &[]).words, expected);
    assert_eq!(ran(body, &[0b0010, 0b0010]).words, expected);
    let kept = body.replace(
        "ld.global.u32 %r4, [%d0];\n        tcommit",
        "st.global.u32 [%d0], %r4; ld.global.u32 %r4, [%d0];\n        tcommit",
    );
    let expected: Vec<u32> = (40..44).map(|loaded| 1000 * loaded + 105).collect();
    assert_eq!(ran(&kept, &[0b0010, 0b0010]).words, expected);
}

/// Odd lanes take another leg, some of them in a loop: they are apart there, and together at the commit.
#[test]
fn lanes_part_and_meet_in_a_transaction() {
    let body = "and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 1; mov.u32 %r1, 0; mov.u32 %r3, 0;
        tbegin;
        @%p1 bra ODD;
        add.u32 %r1, %r1, 1;
        bra MEET;
        ODD: add.u32 %r1, %r1, 10;
        add.u32 %r3, %r3, 1;
        setp.lt.u32 %p2, %r3, %r0;
        @%p2 bra ODD;
        MEET: add.u32 %r1, %r1, 100;
        tcommit;
        st.global.u32 [%d0], %r1; ret;";
    for aborts in [
        &[][..],
        &[ALL],
        &[0b1010, 0b1000],
        &[0b0101, 0b0001, 0b0001],
    ] {
        let ran = ran(body, aborts);
        assert_eq!(ran.words, [101, 110, 101, 130], "{aborts:?}");
        let here = |text: &str| ran.apart.iter().filter(|one| one.starts_with(text)).count();
        assert!(here("add.u32 %r1, %r1, 10") > here("add.u32 %r1, %r1, 100"));
        assert_eq!(here("add.u32 %r1, %r1, 100") + here("tcommit"), 0);
    }
}

/// A transaction in a leg and in a loop; the lanes of the leg meet the others right behind its commit.
#[test]
fn lanes_without_a_transaction_wait_where_they_meet_the_others() {
    let body = "setp.eq.u32 %p1, %r0, 2; mov.u32 %r1, 0; mov.u32 %r3, 0;
        L: @%p1 bra MEET;
        tbegin;
        add.u32 %r1, %r1, 1;
        tcommit;
        MEET: add.u32 %r1, %r1, 10; activemask.b32 %r4; mad.lo.u32 %r1, %r4, 100, %r1;
        add.u32 %r3, %r3, 1; setp.lt.u32 %p2, %r3, 3; @%p2 bra L;
        st.global.u32 [%d0], %r1; ret;";
    let ran = ran(body, &[0b0001, 0, 0b1000, 0b1000]);
    assert_eq!(ran.words, [4533, 4533, 4530, 4533]);
    // The lists of the three turns: lane 0 aborts once in the first, lane 3 twice in the second.
    let turns = [&[0b1011, 0b0001][..], &[0b1011, 0b1000, 0b1000], &[0b1011]];
    assert_eq!(ran.passes, turns.concat());
}

#[test]
fn functions_that_a_transaction_calls_return_in_it() {
    let twice = ".func (.param .b32 result) twice(.param .b32 n)\n{\n.reg .b32 %r<4>;\n.reg .pred %p<2>;\n\
        ld.param.u32 %r1, [n]; setp.eq.u32 %p1, %r1, 1; @%p1 bra ONE; shl.b32 %r1, %r1, 1; st.param.b32 [result], %r1; ret;\n\
        ONE: st.param.b32 [result], 2; ret;\n}\n";
    let body = "mov.u32 %r1, %r0;
        tbegin;
        { .param .b32 a; .param .b32 b; st.param.b32 [a], %r1; call (b), twice, (a); ld.param.b32 %r1, [b]; }
        tcommit;
        st.global.u32 [%d0], %r1; ret;";
    let text = with_function(twice, body);
    let ran = run(&text, THREADS, &[0b0110, 0b0010]).unwrap();
    assert_eq!(ran.words, [0, 2, 4, 6]);
    assert!(ran.apart.contains(&"ret".to_owned()), "{:?}", ran.apart);
    // The transaction may stand in the function as well, with nothing of it in the kernel.
    let inner = twice.replacen(
        "ld.param.u32 %r1, [n];",
        "ld.param.u32 %r1, [n]; tbegin; add.u32 %r1, %r1, 1; tcommit;",
        1,
    );
    let outer = body.replace("tbegin;", "").replace("tcommit;", "");
    let text = with_function(&inner, &outer);
    assert_eq!(
        run(&text, THREADS, &[0b0110, 0b0010]).unwrap().words,
        [2, 4, 6, 8]
    );
    assert!(load(&text, "k.ptx", "k").unwrap().transactional());
    let without = text.replace("call (b), twice, (a);", "");
    assert!(!load(&without, "k.ptx", "k").unwrap().transactional());
}

#[test]
fn nested_transactions_are_told_each() {
    let body = "mov.u32 %r1, 0; setp.lt.u32 %p1, %r0, 2;
        tbegin;
        @%p1 bra MEET;
        tbegin;
        add.u32 %r1, %r1, 1;
        tcommit;
        MEET: add.u32 %r1, %r1, 10;
        tcommit;
        st.global.u32 [%d0], %r1; ret;";
    let ran = ran(body, &[0b0110]);
    assert_eq!(ran.words, [10, 10, 11, 11]);
    let pass = |outer, inner| {
        let [begin, commit] = ["begin", "commit"].map(|told| move |lanes| (told, lanes));
        [begin(outer), begin(inner), commit(inner), commit(outer)]
    };
    assert_eq!(ran.told, [pass(ALL, 0b1100), pass(0b0110, 0b0100)].concat());
    // The leg ends with its commit.
    assert_eq!(ran.apart.iter().filter(|one| *one == "tcommit").count(), 2);
}

#[test]
fn a_commit_in_a_leg_is_not_for_all_lanes() {
    let leg = |commits: &str| {
        fails(&format!(
            "setp.lt.u32 %p1, %r0, 2; tbegin; add.u32 %r1, %r0, 1; {commits} st.global.u32 [%d0], %r1; ret;"
        ))
    };
    // The leg's lanes meet the others right behind it.
    assert_eq!(
        leg("@%p1 bra MEET; tcommit; MEET:"),
        "tcommit is for some lanes"
    );
    assert_eq!(
        leg("@%p1 bra OTHER; tcommit; bra MEET; OTHER: tcommit; MEET:"),
        "tcommit is for some lanes"
    );
    says(
        &fails("setp.lt.u32 %p1, %r0, 2; @%p1 bra MEET; tbegin; MEET: tcommit; ret;"),
        &[
            "k.ptx:16: ",
            "where they meet others, which do not",
            "into the same block",
        ],
    );
}

#[test]
fn a_thread_must_not_leave_a_transaction() {
    let ends = [
        "a thread ends inside a transaction",
        "let every path from TX_BEGIN() pass TX_COMMIT()",
    ];
    says(&fails("tbegin;\nret;"), &ends);
    says(
        &fails("tbegin;\nexit;\ntcommit;\nret;"),
        &["k.ptx:17: ", ends[0]],
    );
    says(
        &fails("setp.eq.u32 %p1, %r0, 3; tbegin; @%p1 exit; tcommit; ret;"),
        &ends,
    );
    // The way behind the branch runs first: the end shows, or the commit that the others come to without this thread.
    says(
        &fails("setp.ne.u32 %p1, %r0, 3; tbegin; @%p1 bra L; ret; L: tcommit; ret;"),
        &ends,
    );
    says(
        &fails("setp.eq.u32 %p1, %r0, 3; tbegin; @%p1 bra L; tcommit; ret; L: ret;"),
        &["tcommit is for some lanes"],
    );
    // Nobody does.
    let nobody =
        "setp.eq.u32 %p1, %r0, 9; tbegin; @%p1 exit; @%p1 ret; @%p1 bar.sync 0; tcommit; ret;";
    assert_eq!(ran(nobody, &[]).passes, [ALL]);
    let in_function = |body: &str| {
        let text = with_function(
            &format!(".func f()\n{{\n{body}\n}}\n"),
            "call f;\ntcommit;\nret;",
        );
        run(&text, THREADS, &[]).expect_err(body)
    };
    says(&in_function("tbegin;\nexit;"), &ends);
    says(
        &in_function("tbegin;\nret;"),
        &[
            "k.ptx:7: ",
            "a function returns inside a transaction that began in it",
            ends[1],
        ],
    );
    let exits = with_function(".func f()\n{\nexit;\n}\n", "tbegin; call f; tcommit; ret;");
    says(&run(&exits, THREADS, &[]).expect_err("exits"), &ends);
}

#[test]
fn a_barrier_does_not_stand_in_a_transaction() {
    let barrier = [
        "a barrier inside a transaction",
        "move the barrier out of TX_BEGIN() ... TX_COMMIT()",
    ];
    for kind in [
        "bar.sync 0",
        "bar.arrive 0, 64",
        "bar.red.popc.u32 %r1, 0, %p1",
    ] {
        says(&fails(&format!("tbegin; {kind}; tcommit; ret;")), &barrier);
    }
}

#[test]
fn what_is_no_such_instruction() {
    let refused = |body: &str| {
        let error = load(&kernel(body), "k.ptx", "k").expect_err(body);
        format!("{error:?}")
    };
    for op in ["tbegin", "tcommit"] {
        says(
            &refused(&format!("@!%p1 {op};\nret;")),
            &[
                &format!("`@!%p1 {op}` is guarded"),
                "for all threads that are there",
                "branch around",
            ],
        );
        says(
            &refused(&format!("{op} %r1;\nret;")),
            &["it has 1 operands, and takes 0"],
        );
        says(
            &refused(&format!("{op}.global;\nret;")),
            &["is not executed"],
        );
    }
}

/// They take a place of no unit, and nothing of them is live.
#[test]
fn they_need_no_register() {
    let text = kernel("tbegin;\ntcommit;\nret;");
    let code = load(&text, "k.ptx", "k").unwrap();
    let plain = load(&kernel("ret;"), "k.ptx", "k").unwrap();
    assert_eq!(code.registers(), plain.registers());
    assert!(code.transactional() && !plain.transactional());
    for pc in [4, 5] {
        assert_eq!(code.unit(pc), Some(Unit::Transaction));
        assert!(code.operands(pc).reads.is_empty() && code.operands(pc).writes.is_empty());
    }
}
