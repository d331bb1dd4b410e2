//! Atomics on shared memory: through lock bits they leave what native ones leave.

use super::{job_of, kernel, machine, outcome_on};
use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, Tops, Unobserved, SIMT_MACHINES,
};
use turnstile_tools::{available, VERILATOR};

/// gtx580 as it is, with lock bits, and with native atomics, on two cores.
fn machines() -> [MachineConfig; 2] {
    let (_, text) = SIMT_MACHINES[0];
    let text = text.replace("cores = 16", "cores = 2");
    let native = text.replace("\"lock-bits\"     ", "\"native\"");
    assert_ne!(text, native, "gtx580 has lock bits");
    [text, native].map(|text| MachineConfig::parse(&text, "m.toml").expect("a machine"))
}

fn outcomes(body: &str, sizes: [u32; 2]) -> [Outcome; 2] {
    machines().map(|machine| {
        let outcome = outcome_on(&machine, &kernel(body), sizes, 1);
        let outcome = outcome.unwrap_or_else(|error| panic!("{body}: {error}"));
        assert_eq!(outcome.violation, None, "{body}");
        outcome
    })
}

/// 64 words of shared memory that hold multiples of 0x01234567; the thread's number in `%r0`, its words by `%r0 mod 7` and its
/// pairs of words at `%r10`; `%d1` is 4 times its number. Ends with a barrier and the words of the threads in the buffer.
fn around(body: &str) -> String {
    format!(
        ".shared .align 8 .b8 cells[256];
mov.u32 %r9, cells;
and.b32 %r8, %r0, 63;
mad.lo.u32 %r7, %r8, 4, %r9;
mul.lo.u32 %r6, %r8, 0x01234567;
st.shared.u32 [%r7], %r6;
bar.sync 0;
rem.u32 %r10, %r0, 7;
mad.lo.u32 %r10, %r10, 8, %r9;
mul.lo.u32 %r11, %r0, 0x89abcdef;
cvt.u64.u32 %d4, %r11;
mul.lo.u64 %d4, %d4, 0x123456789abcdef;
mov.u32 %r1, 0;
{body}
bar.sync 0;
ld.shared.u32 %r2, [%r7];
add.u32 %r1, %r1, %r2;
st.global.u32 [%d0], %r1;
ret;"
    )
}

/// Operations whose order does not matter: the words are the same, bit for bit.
#[test]
fn commutative_atomics_leave_the_same_words() {
    for op in [
        "red.shared.add.u32 [%r10], %r11;",
        "red.shared.min.s32 [%r10], %r11;",
        "red.shared.min.u32 [%r10], %r11;",
        "red.shared.max.s32 [%r10], %r11;",
        "red.shared.max.u32 [%r10], %r11;",
        "red.shared.and.b32 [%r10], %r11;",
        "red.shared.or.b32 [%r10], %r11;",
        "red.shared.xor.b32 [%r10], %r11;",
        "red.shared.inc.u32 [%r10], 41;",
        "red.shared.dec.u32 [%r10], 41;",
        "red.shared.add.u64 [%r10], %d4;",
        "red.shared.max.s64 [%r10], %d4;",
        "red.shared.min.u64 [%r10], %d4;",
        "red.shared.xor.b64 [%r10], %d4;",
        "cvt.rn.f32.u32 %f1, %r0; st.shared.u32 [%r7], 0; bar.sync 0; red.shared.add.f32 [%r10], %f1;",
        "cvt.rn.f64.u32 %g1, %r0; st.shared.u32 [%r7], 0; bar.sync 0; red.shared.add.f64 [%r10], %g1;",
        // Lanes apart, and a predicate.
        "and.b32 %r3, %r0, 5; setp.ne.u32 %p1, %r3, 0;
@%p1 bra A;
red.shared.add.u32 [%r10], %r11;
bra B;
A: setp.gt.u32 %p2, %r3, 3;
@%p2 red.shared.xor.b32 [cells+128], %r11;
@!%p2 red.shared.add.u64 [%r10+64], %d4;
B:",
        // A generic address.
        "cvt.u64.u32 %d5, %r10; cvta.shared.u64 %d5, %d5; red.add.u32 [%d5], %r11;",
    ] {
        let [locked, native] = outcomes(&around(op), [3, 160]);
        assert_eq!(locked.words(0), native.words(0), "{op}");
        assert!(locked.counters.atomics.instructions >= 3 * 5, "{op}");
        assert_eq!(native.counters.atomics, Default::default());
    }
}

/// Each thread of 160 has the number that it finds; those of a compare-and-swap or an exchange are a chain through all of them.
#[test]
fn what_threads_find_goes_to_them() {
    #[rustfmt::skip]
    let cases = [
        ("atom.shared.add.u32 %r1, [cells], 1;", "", 0),
        ("atom.shared.inc.u32 %r1, [cells], 1000;", "", 0),
        ("atom.shared.add.u64 %d5, [cells], 1;", "cvt.u32.u64 %r1, %d5;", 0),
        ("atom.shared.add.f32 %f2, [cells], 0f3F800000;", "cvt.rzi.u32.f32 %r1, %f2;", 0),
        ("atom.shared.add.f64 %g2, [cells], 0d3FF0000000000000;", "cvt.rzi.u32.f64 %r1, %g2;", 0),
        // An exchange of n + 1 finds 0 or what another one has left.
        ("add.u32 %r2, %r0, 1; atom.shared.exch.b32 %r1, [cells], %r2;", "", 0),
        // Everybody tries until his addition comes through.
        (
            "L: ld.volatile.shared.u32 %r1, [cells];
add.u32 %r2, %r1, 1;
atom.shared.cas.b32 %r3, [cells], %r1, %r2;
setp.ne.u32 %p1, %r3, %r1;
@%p1 bra L;",
            "",
            0,
        ),
        (
            "L: ld.volatile.shared.u64 %d5, [cells];
add.u64 %d6, %d5, 1;
atom.shared.cas.b64 %d7, [cells], %d5, %d6;
setp.ne.u64 %p1, %d7, %d5;
@%p1 bra L;",
            "cvt.u32.u64 %r1, %d5;",
            0,
        ),
    ];
    for (op, number, first) in cases {
        let body = format!(
            ".shared .align 8 .b8 cells[8]; st.shared.u64 [cells], 0; bar.sync 0;\n{op}\n{number}\n\
             bar.sync 0; st.global.u32 [%d0], %r1; ret;"
        );
        for outcome in outcomes(&body, [1, 160]) {
            let mut found = outcome.words(0);
            found.sort_unstable();
            let exchanged = op.contains("exch");
            let last = found.iter().position(|word| !(first..160).contains(word));
            assert!(exchanged || last.is_none(), "{op}: {found:?}");
            found.dedup();
            assert_eq!(
                found.len(),
                160,
                "{op}: nobody finds what another one finds"
            );
        }
    }
}

/// A lock that warps take from each other, around words that are no atomics'.
#[test]
fn a_lock_protects_what_it_is_for() {
    let body = ".shared .align 8 .b8 cells[16]; st.shared.u64 [cells], 0; bar.sync 0;
L: atom.shared.cas.b32 %r2, [cells], 0, 1;
setp.ne.u32 %p1, %r2, 0;
@%p1 bra N;
ld.volatile.shared.u32 %r1, [cells+4];
add.u32 %r3, %r1, 1;
st.volatile.shared.u32 [cells+4], %r3;
membar.cta;
atom.shared.exch.b32 %r4, [cells], 0;
N: @%p1 bra L;
st.global.u32 [%d0], %r1;
ret;";
    for outcome in outcomes(body, [1, 96]) {
        let mut found = outcome.words(0);
        found.sort_unstable();
        assert_eq!(found, Vec::from_iter(0..96));
    }
}

/// All that goes through the pins of the lock-bit top: engines agree on each in every clock.
#[test]
fn engines_agree_in_every_clock() {
    let body = around(
        "red.shared.add.u32 [%r10], %r11;
cvt.rn.f32.u32 %f1, %r0; atom.shared.add.f32 %f2, [cells+128], %f1;
red.shared.add.u64 [%r10+64], %d4;",
    );
    let text = kernel(&body);
    let [machine, _] = machines();
    let job = job_of(&text, [2, 160]).expect("a job");
    let run = |engine, lockstep: Option<EngineKind>| {
        let lockstep = lockstep.map(Into::into);
        let tops = Tops::open(&machine, &machine, engine, lockstep);
        let (tops, options) = (tops.expect("tops"), Options::new(1_000_000));
        let outcome = simulate::<_, 32>(&job.grid(), &machine, tops, options, &mut Unobserved);
        format!("{:?}", outcome.expect("engines that agree"))
    };
    let model = run(EngineKind::Model, None);
    assert!(run(EngineKind::Rtl, Some(EngineKind::Model)) == model);
    if available(&[VERILATOR]) {
        let verilog = run(EngineKind::Verilator, Some(EngineKind::Model));
        assert!(verilog == model);
    }
}

/// The same on any number of threads of the host, to the last count.
#[test]
fn threads_of_the_host_change_nothing() {
    let text = kernel(&around(
        "red.shared.add.u64 [%r10], %d4; red.shared.add.u32 [%r10], 3;",
    ));
    let run = |threads| {
        let outcome = outcome_on(&machine(4, 2), &text, [11, 96], threads);
        format!("{:?}", outcome.expect("a run"))
    };
    assert!(run(1) == run(3));
}

/// A loop of atomics that fail for ever is found, and one that only waits for a warp that computes is let alone.
#[test]
fn locks_in_flight_are_no_standstill_and_hide_none() {
    let [locked, _] = machines();
    let patience = format!("patience = {}", 1000);
    let text = SIMT_MACHINES[0].1.replace("cores = 16", "cores = 1");
    let text = text.replace(
        "name = \"gtx580\"",
        &format!("name = \"short\"\n{patience}"),
    );
    let short = MachineConfig::parse(&text, "m.toml").expect("a machine");
    let endless = ".shared .align 8 .b8 cells[8]; st.shared.u64 [cells], 1; bar.sync 0;
L: atom.shared.cas.b32 %r2, [cells], 0, 2;
setp.ne.u32 %p1, %r2, 0;
@%p1 bra L;
ret;";
    let error = outcome_on(&locked, &kernel(endless), [2, 160], 1).expect_err("no end");
    assert!(
        error.contains("endless loop") || error.contains("deadlock"),
        "{error}"
    );
    let slow = ".shared .align 8 .b8 cells[8]; st.shared.u64 [cells], 1; bar.sync 0;
setp.lt.u32 %p1, %r0, 32;
@!%p1 bra L;
mov.u32 %r2, 0;
C: add.u32 %r2, %r2, 1;
setp.lt.u32 %p2, %r2, 2000;
@%p2 bra C;
red.shared.add.u32 [cells+4], 1;
bar.warp.sync -1;
atom.shared.exch.b32 %r3, [cells], 0;
bra E;
L: atom.shared.cas.b32 %r2, [cells], 0, 0;
setp.ne.u32 %p1, %r2, 0;
@%p1 bra L;
E: ld.shared.u32 %r1, [cells+4];
st.global.u32 [%d0], %r1;
ret;";
    let outcome = outcome_on(&short, &kernel(slow), [1, 256], 1).expect("a run");
    assert_eq!(outcome.words(0), [32; 256]);
}
