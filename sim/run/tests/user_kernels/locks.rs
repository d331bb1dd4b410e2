//! Work-items of a wavefront that take the same lock, one after the other, on both targets.

use crate::both::{run_source, TARGETS};
use crate::cases::words;

const WORK_ITEMS: usize = 64;
const LOCKS: usize = 3;

/// What each work-item does with every lock: at -O2 clang moves it behind the loop.
const SECTION: &str = "
    int done = 0;
    while (!done) {
      if (TAKE == 0) {
        volatile __global int *c = count + i;
        *c = *c + 1;
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        GIVE;
        done = 1;
      }
    }
";

/// Ways to take a lock, and to give it back.
const WAYS: [(&str, &str); 3] = [
    ("atomic_cmpxchg(lock + i, 0, 1)", "atomic_xchg(lock + i, 0)"),
    ("atomic_xchg(lock + i, 1)", "atomic_xchg(lock + i, 0)"),
    (
        "atomic_xchg(lock + i, 1)",
        "*(volatile __global int *)(lock + i) = 0",
    ),
];

#[test]
fn every_work_item_gets_every_lock() {
    for target in TARGETS {
        for (take, give) in WAYS {
            let section = SECTION.replace("TAKE", take).replace("GIVE", give);
            for (how, locks) in [
                (format!("int i = 0; {section}"), 1),
                (
                    format!("for (int i = 0; i < n; i++) {{ {section} }}"),
                    LOCKS,
                ),
            ] {
                let source = format!(
                    "__kernel void k(__global int *lock, __global int *count, int n) {{ {how} }}"
                );
                let words_of = format!("buffer = {{ zeros = {LOCKS}, type = 'i32' }}");
                let arguments = [words_of.clone(), words_of, format!("i32 = {LOCKS}")];
                let sizes = ["[64]", "[64]"];
                let Some(left) = run_source(target, &source, "", sizes, &arguments) else {
                    return;
                };
                let left = left.unwrap_or_else(|error| panic!("{source}: {error}"));
                let mut counts = [0; LOCKS];
                counts[..locks].fill(WORK_ITEMS as u32);
                assert_eq!(words(&left[1]), counts, "{source}");
                assert_eq!(words(&left[0]), [0; LOCKS], "{source}");
            }
        }
    }
}
