//! What transactions load and store: two and four words at once, their own stores, local arrays.

use super::leaves;

/// Four words a thread.
const FOUR: &str = "mad.wide.u32 %d1, %r0, 16, %d9;\n";

/// `count` words: their number.
fn numbers(count: u32) -> Vec<u32> {
    (0..count).collect()
}

#[test]
fn loads_and_stores_of_64_and_128_bits_are_of_two_and_four_words() {
    let body = format!(
        "{FOUR}tbegin;\nld.volatile.global.u64 %d2, [%d1];\nld.volatile.global.v2.u32 {{%r5, %r6}}, [%d1+8];\nadd.u64 %d2, %d2, 10;\n\
         st.volatile.global.v2.u32 [%d1], {{%r5, %r6}};\nst.volatile.global.u64 [%d1+8], %d2;\ntcommit;\nret;"
    );
    let expected = (0..40).flat_map(|at| [4 * at + 2, 4 * at + 3, 4 * at + 10, 4 * at + 1]);
    leaves(&body, [1, 40], &numbers(160), &expected.collect::<Vec<_>>());
    let body = format!(
        "{FOUR}tbegin;\nld.volatile.global.v4.u32 {{%r5, %r6, %r7, %r8}}, [%d1];\nst.volatile.global.v4.u32 [%d1], {{%r8, %r7, %r6, %r5}};\n\
         tcommit;\nret;"
    );
    let expected = (0..40).flat_map(|at| [3, 2, 1, 0].map(|word| 4 * at + word));
    leaves(&body, [1, 40], &numbers(160), &expected.collect::<Vec<_>>());
}

/// Of four words a transaction has stored some, the odd threads another one too; it finds those, and the others in memory.
#[test]
fn own_stores_to_some_of_the_words_are_found() {
    let body = format!(
        "{FOUR}and.b32 %r3, %r0, 1;\nsetp.eq.u32 %p1, %r3, 1;\ntbegin;\nst.volatile.global.u32 [%d1+4], 1000;\n\
         @%p1 st.volatile.global.u32 [%d1+12], 2000;\nst.volatile.global.u32 [%d1+4], 3000;\n\
         ld.volatile.global.v4.u32 {{%r5, %r6, %r7, %r8}}, [%d1];\nadd.u32 %r5, %r5, 1;\nadd.u32 %r6, %r6, 1;\nadd.u32 %r7, %r7, 1;\n\
         add.u32 %r8, %r8, 1;\nst.volatile.global.v2.u32 [%d1], {{%r5, %r6}};\nst.volatile.global.v2.u32 [%d1+8], {{%r7, %r8}};\n\
         tcommit;\nret;"
    );
    let of = |at: u32| {
        let last = if at % 2 == 1 { 2001 } else { 4 * at + 4 };
        [4 * at + 1, 3001, 4 * at + 3, last]
    };
    let expected: Vec<u32> = (0..40).flat_map(of).collect();
    leaves(&body, [1, 40], &numbers(160), &expected);
}

#[test]
fn a_transaction_finds_its_own_stores() {
    // A word that is stored and loaded again and again, by two instructions of different width.
    let body = format!(
        "{FOUR}mov.u32 %r3, 0;\ntbegin;\nL: ld.volatile.global.u32 %r5, [%d1];\nadd.u32 %r5, %r5, 1;\nst.volatile.global.u32 [%d1], %r5;\n\
         ld.volatile.global.u64 %d2, [%d1];\nadd.u64 %d2, %d2, 1;\nst.volatile.global.u64 [%d1], %d2;\nadd.u32 %r3, %r3, 1;\n\
         setp.lt.u32 %p1, %r3, 5;\n@%p1 bra L;\ntcommit;\nret;"
    );
    let mut expected = numbers(132);
    (0..33).for_each(|at| expected[4 * at] += 10);
    leaves(&body, [1, 33], &numbers(132), &expected);
}

/// Local memory is the thread's own: an abort leaves it, and the transaction that begins again stores before it loads.
#[test]
fn local_arrays_in_transactions() {
    let body = "add.u32 %r3, %r0, 5;\ntbegin;\nst.local.u32 [own], %r3;\nst.local.u32 [own+4], %r0;\nld.volatile.global.u32 %r5, [%d9];\n\
                ld.local.u32 %r6, [own];\nadd.u32 %r5, %r5, %r6;\nst.volatile.global.u32 [%d9], %r5;\ntcommit;\nld.local.u32 %r7, [own+4];\n\
                st.volatile.global.u32 [%d0+4], %r7;\nret;";
    let body = format!(".local .align 4 .b8 own[8];\n{body}");
    let mut expected = numbers(40);
    expected.insert(0, (0..40).map(|thread| thread + 5).sum());
    leaves(&body, [1, 40], &[0; 41], &expected);
}
