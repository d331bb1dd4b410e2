//! How many registers a thread needs: as many as hold what is still read.
//!
//! The text assigns each of its registers about once, without end; the compiler behind it keeps what is live.

use crate::code::inst::Register;
use crate::code::program::Placed;
use crate::code::types::Type;
use fixedbitset::FixedBitSet;

/// The most 32-bit registers that a function's code has live at once. `start` is the number of its first instruction, `of` the types
/// of its registers; predicates have their own.
pub fn most_live(code: &[Placed], start: u32, of: &[Type]) -> u32 {
    let mut before = vec![FixedBitSet::with_capacity(of.len()); code.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..code.len()).rev() {
            let live = live_before(code, start, at, &before);
            changed |= live != before[at];
            before[at] = live;
        }
    }
    let words = |register: usize| match of[register].bits {
        1 => 0,
        64 => 2,
        _ => 1,
    };
    let at_once = |(placed, live): (&Placed, &FixedBitSet)| -> u32 {
        // What is written lies beside what is read.
        let new = placed.writes.iter().map(|&register| usize::from(register));
        let new = new.filter(|&register| !live.contains(register));
        live.ones().chain(new).map(words).sum()
    };
    code.iter().zip(&before).map(at_once).max().unwrap_or(0)
}

/// What is live in front of instruction `at`, from what is behind it.
fn live_before(code: &[Placed], start: u32, at: usize, before: &[FixedBitSet]) -> FixedBitSet {
    let placed = &code[at];
    let mut live = FixedBitSet::with_capacity(before[at].len());
    for next in placed.inst.successors(start + at as u32) {
        if let Some(behind) = before.get((next - start) as usize) {
            live.union_with(behind);
        }
    }
    // Where a guard is false the old value stays.
    if placed.inst.guard.is_none() {
        placed
            .writes
            .iter()
            .for_each(|&register| live.set(register.into(), false));
    }
    let read = |register: &Register| live.insert((*register).into());
    placed.reads.iter().for_each(read);
    live
}

#[cfg(test)]
mod tests {
    use crate::load;
    use turnstile_kernel::Code;

    /// Registers of a kernel with this body.
    fn registers(body: &str) -> u32 {
        let text = format!(
            ".version 7.0\n.target sm_70\n.address_size 64\n.entry k(.param .u64 out)\n{{\n.reg .pred %p<4>;\n.reg .b32 %r<9>;\n\
             .reg .b64 %d<4>;\n{body}\n}}\n"
        );
        load(&text, "k.ptx", "k")
            .expect("a kernel")
            .registers()
            .vector
    }

    #[test]
    fn what_is_not_read_again_makes_room() {
        // The pointer, and one word at a time.
        let one = "ld.param.u64 %d0, [out]; mov.u32 %r0, 1; st.global.u32 [%d0], %r0; mov.u32 %r1, 2; st.global.u32 [%d0], %r1; ret;";
        assert_eq!(registers(one), 3);
        // Three words before the first is read; their sums take the places of what is added.
        let three = "ld.param.u64 %d0, [out]; mov.u32 %r0, 1; mov.u32 %r1, 2; mov.u32 %r2, 3; add.u32 %r3, %r0, %r1; add.u32 %r4, %r3, %r2; \
                     st.global.u32 [%d0], %r4; ret;";
        assert_eq!(registers(three), 2 + 3 + 1);
        assert_eq!(registers("ret;"), 0);
    }

    #[test]
    fn what_a_loop_needs_lives_through_all_of_it() {
        // In the loop: pointer, bound, counter, and the word that is stored behind it.
        let turns = "ld.param.u64 %d0, [out]; mov.u32 %r0, 0; mov.u32 %r1, 9; mov.u32 %r2, 5; L: add.u32 %r0, %r0, 1; \
                     setp.lt.u32 %p0, %r0, %r1; @%p0 bra L; st.global.u32 [%d0], %r2; ret;";
        assert_eq!(registers(turns), 2 + 3);
        // A value that a guard may leave as it is lives on: pointer, both words, and not the predicate.
        let guarded = "ld.param.u64 %d0, [out]; mov.u32 %r0, 0; mov.u32 %r1, %tid.x; setp.lt.u32 %p0, %r1, 4; @%p0 mov.u32 %r0, 7; \
                       st.global.u32 [%d0], %r0; st.global.u32 [%d0], %r1; ret;";
        assert_eq!(registers(guarded), 2 + 2);
    }
}
