//! Where lanes meet when some ways of a branch end the thread.

use super::{kernel, run};

/// A word of each of 32 threads; 0 of those that end before they store theirs.
fn check(body: &str, of: impl Fn(u32) -> u32) {
    let text = kernel(body);
    let words = run(&text, 32).unwrap_or_else(|error| panic!("{body}: {error}"));
    assert_eq!(words, Vec::from_iter((0..32).map(of)), "{body}");
}

/// The mask of the lanes for which something holds.
fn mask(holds: impl Fn(u32) -> bool) -> u32 {
    (0..32)
        .filter(|&t| holds(t))
        .fold(0, |mask, t| mask | 1 << t)
}

const STORE: &str = "st.global.u32 [%d0], %r1;";

/// Of the threads whose number is a multiple of 3 those above 20 end, in each way that there is.
#[test]
fn lanes_meet_though_some_of_a_leg_end() {
    let ends = |t: u32| t.is_multiple_of(3) && t > 20;
    let left = mask(|t| !ends(t));
    let leg = |end: &str| {
        format!(
            "rem.u32 %r2, %r0, 3; setp.ne.u32 %p1, %r2, 0; @%p1 bra ELSE;
            setp.gt.u32 %p2, %r0, 20; setp.gt.u32 %p3, %r0, 99; {end}
            mov.u32 %r3, 100; bra JOIN;
            ELSE: mov.u32 %r3, 200;
            JOIN: "
        )
    };
    let gathered = [
        "bar.sync 0; activemask.b32 %r1;",
        "activemask.b32 %r1;",
        "mov.u32 %r4, -1; setp.ne.u32 %p4, %r3, 0; vote.sync.ballot.b32 %r1, %p4, %r4;",
        "setp.ne.u32 %p4, %r3, 0; vote.ballot.b32 %r1, %p4;",
        "bar.warp.sync -1; activemask.b32 %r1;",
        "bar.warp.sync %r0; vote.ballot.b32 %r1, 1;",
    ];
    for together in gathered {
        for end in [
            "@%p2 ret;",
            "@%p2 exit;",
            "@%p2 bra OUT;",
            "@!%p2 bra GO; st.global.u32 [%d0], 0; ret; GO:",
        ] {
            let body = format!("{} {together} {STORE} OUT: ret;", leg(end));
            check(&body, |t| if ends(t) { 0 } else { left });
        }
        for never in ["@%p3 trap;", "@!%p3 bra GO; LOOP: bra LOOP; GO:"] {
            check(&format!("{} {together} {STORE} ret;", leg(never)), |_| !0);
        }
        // The compiler has made one store of both.
        let body = format!(
            "{} {together} OUT: {STORE} ret;",
            leg("mov.u32 %r1, 7; @%p2 bra OUT;")
        );
        check(&body, |t| if ends(t) { 7 } else { left });
    }
}

/// A thread leaves a loop of barriers in its own round, by a return or at the end of the loop.
#[test]
fn lanes_that_are_left_in_a_loop_meet_in_each_round() {
    let body = |end: &str| {
        format!(
            "mov.u32 %r1, 0; mov.u32 %r2, 0;
            LOOP: and.b32 %r3, %r0, 1; setp.eq.u32 %p1, %r3, 0; @%p1 bra EVEN;
            setp.gt.u32 %p2, %r2, %r0; {end}
            bra NEXT;
            EVEN: setp.gt.u32 %p3, %r2, 40; @%p3 trap;
            NEXT: bar.sync 0; activemask.b32 %r4; popc.b32 %r4, %r4; add.u32 %r1, %r1, %r4; {STORE}
            add.u32 %r2, %r2, 1; setp.lt.u32 %p4, %r2, 34; @%p4 bra LOOP; OUT: ret;"
        )
    };
    let sum = |t: u32| {
        let rounds = if t % 2 == 1 { t + 1 } else { 34 };
        let live = |round: u32| 32 - (0..32).filter(|t| t % 2 == 1 && round > *t).count() as u32;
        (0..rounds).map(live).sum()
    };
    for end in ["@%p2 ret;", "@%p2 bra OUT;"] {
        check(&body(end), sum);
    }
}

/// One leg of a table ends, one may, two go on; and a bounds check in front of everything.
#[test]
fn lanes_meet_behind_a_switch_with_returns() {
    let body = format!(
        "setp.ge.u32 %p3, %r0, 29; @%p3 bra OUT;
        and.b32 %r2, %r0, 3; T: .branchtargets A, B, C, D; brx.idx %r2, T;
        A: mov.u32 %r5, 1; bra JOIN;
        B: st.global.u32 [%d0], 5; ret;
        C: setp.eq.u32 %p1, %r0, 10; @%p1 ret; mov.u32 %r5, 2; bra JOIN;
        D: mov.u32 %r5, 3;
        JOIN: bar.sync 0; mov.u32 %r4, -1; shfl.sync.idx.b32 %r6, %r5, 0, 31, %r4; activemask.b32 %r1; add.u32 %r1, %r1, %r6;
        {STORE} OUT: ret;"
    );
    let goes_on = |t: u32| t < 29 && t % 4 != 1 && t != 10;
    let left = mask(goes_on).wrapping_add(1);
    check(&body, |t| match t {
        _ if goes_on(t) => left,
        _ if t < 29 && t % 4 == 1 => 5,
        _ => 0,
    });
}

/// In a function some return early and some end; the others meet in it, and all that have not ended behind the call.
#[test]
fn lanes_meet_in_a_function_and_behind_it() {
    let function = ".version 7.0\n.target sm_80\n.address_size 64\n.func (.param .b32 result) f(.param .b32 n)\n{\n.reg .b32 %r<9>;\n.reg .pred %p<5>;\n\
        ld.param.u32 %r1, [n]; and.b32 %r2, %r1, 1; setp.eq.u32 %p1, %r2, 1; mov.u32 %r3, 0; @%p1 bra ODD;\n\
        setp.lt.u32 %p2, %r1, 8; @%p2 bra DONE; bra JOIN;\n\
        ODD: setp.eq.u32 %p3, %r1, 9; @%p3 exit;\n\
        JOIN: activemask.b32 %r3;\n\
        DONE: st.param.b32 [result], %r3; ret;\n}\n";
    let body = format!(
        "setp.lt.u32 %p1, %r0, 3; mov.u32 %r5, 0; @%p1 bra JOIN;
        {{ .param .b32 a; .param .b32 b; st.param.b32 [a], %r0; call (b), f, (a); ld.param.b32 %r5, [b]; }}
        JOIN: bar.sync 0; activemask.b32 %r6; xor.b32 %r1, %r5, %r6; {STORE} ret;"
    );
    let text = kernel(&body);
    let text = format!(
        "{function}{}",
        &text[text.find(".visible").expect("a kernel")..]
    );
    let words = run(&text, 32).unwrap_or_else(|error| panic!("{error}"));
    let early = |t: u32| t.is_multiple_of(2) && t < 8;
    let inside = mask(|t| t >= 3 && t != 9 && !early(t));
    let behind = mask(|t| t != 9);
    let expected = (0..32).map(|t| match t {
        9 => 0,
        _ if t < 3 || early(t) => behind,
        _ => inside ^ behind,
    });
    assert_eq!(words, Vec::from_iter(expected));
}

/// Lanes that wait for others in vain are told of as before.
#[test]
fn a_barrier_of_some_is_an_error() {
    let body = "setp.lt.u32 %p1, %r0, 3; @%p1 bra ELSE; bar.sync 0; ELSE: add.u32 %r1, %r0, 1; bar.sync 0; ret;";
    let error = run(&kernel(body), 32).expect_err("an error");
    assert!(
        error.contains("lanes 0xfffffff8 are at a barrier that lanes 0x00000007"),
        "{error}"
    );
}
