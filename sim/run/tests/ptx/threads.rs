//! Cores on several threads of the host.

use super::{kernel, machine, outcome_on};

/// Blocks that turn their words around in shared memory and count differently long, and threads that draw numbers: what each leaves
/// tells who came when.
const WORK: &str = ".shared .align 4 .b8 words[512];
mov.u32 %r1, %ctaid.x;
mov.u32 %r2, %ntid.x;
mad.lo.u32 %r3, %r1, %r2, %r0;
mul.wide.u32 %d2, %r3, 4;
ld.param.u64 %d3, [out];
add.u64 %d2, %d3, %d2;
and.b32 %r4, %r3, 7;
L: atom.global.add.u32 %r5, [%d3], 1;
sub.u32 %r4, %r4, 1;
setp.gt.s32 %p1, %r4, 0;
@%p1 bra L;
mov.u32 %r6, words;
mad.lo.u32 %r7, %r0, 4, %r6;
st.shared.u32 [%r7], %r5;
bar.sync 0;
sub.u32 %r8, %r2, %r0;
mad.lo.u32 %r8, %r8, 4, %r6;
ld.shared.u32 %r9, [%r8+-4];
setp.eq.u32 %p2, %r3, 0;
@!%p2 st.global.u32 [%d2], %r9;
ret;";

#[test]
fn a_run_is_the_same_on_any_number_of_threads() {
    let run = |text: &str, threads| {
        let outcome = outcome_on(&machine(16, 2), text, [50, 128], threads);
        outcome.map(|outcome| format!("{outcome:?}"))
    };
    let alone = run(&kernel(WORK), 1).expect("a run");
    for threads in [2, 3, 16, 40] {
        assert!(
            run(&kernel(WORK), threads).as_ref() == Ok(&alone),
            "{threads} threads"
        );
    }
    // The first core that fails is the first, whoever is quicker.
    let beyond = kernel(&WORK.replace("[%r8+-4]", "[%r8+4096]"));
    let error = run(&beyond, 1).expect_err("an access outside of shared memory");
    for threads in [2, 16] {
        assert_eq!(
            run(&beyond, threads),
            Err(error.clone()),
            "{threads} threads"
        );
    }
}
