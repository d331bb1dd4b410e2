//! What a compiled kernel does in loops in which lanes wait for a lock.
//!
//! A lane that has got a lock gives it back inside of the loop that takes it; otherwise the others of its wavefront, which come
//! round again, never get it. At -O2 clang may move what a lane does with the lock behind the loop: for a compiler whose threads run
//! each for itself nothing changes. -O1 leaves it where it is, and makes other kernels slower.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// Instructions that take a lock, if they give back what they find: of global memory with `glc`. Others may give a lock back.
const TAKES: [&str; 6] = [
    "buffer_atomic_cmpswap",
    "buffer_atomic_swap",
    "flat_atomic_cmpswap",
    "flat_atomic_swap",
    "ds_cmpst_rtn",
    "ds_wrxchg_rtn",
];
/// Instructions that change memory, but for reads of local memory.
const WRITES: [&str; 5] = [
    "buffer_store",
    "buffer_atomic",
    "flat_store",
    "flat_atomic",
    "ds_",
];
const READS: [&str; 5] = [
    "ds_read",
    "ds_swizzle",
    "ds_bpermute",
    "ds_permute",
    "ds_nop",
];

/// How many instructions that change memory stand in the innermost loops that take a lock. 0 if no loop takes one. If it is
/// less at one level of optimisation than at another, something has been moved behind a loop.
pub fn writes_of_spin_loops(text: &str) -> usize {
    let mut labels = HashMap::new();
    // By label, as far as the last branch back to it.
    let mut loops: HashMap<usize, Range<usize>> = HashMap::new();
    let (mut takes, mut writes) = (vec![], vec![]);
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        if let Some((label, _)) = line.split_once(':') {
            labels.insert(label, number);
        }
        let mut words = line.split_whitespace();
        let (Some(opcode), Some(operand)) = (words.next(), words.next()) else {
            continue;
        };
        let is_of = |kinds: &[&str]| kinds.iter().any(|kind| opcode.starts_with(kind));
        let gives_back =
            opcode.starts_with("ds_") || line.split_whitespace().any(|word| word == "glc");
        if is_of(&TAKES) && gives_back {
            takes.push(number);
        }
        if is_of(&WRITES) && !is_of(&READS) {
            writes.push(number);
        }
        if opcode == "s_branch" || opcode.starts_with("s_cbranch_") {
            loops.extend(labels.get(operand).map(|from| (*from, *from..number)));
        }
    }
    let innermost = |take: &usize| {
        let around = loops.values().filter(|one| one.contains(take));
        around.min_by_key(|one| one.len())
    };
    let spins: Vec<_> = takes.iter().filter_map(innermost).collect();
    let kept = writes.iter();
    let kept = kept.filter(|write| spins.iter().any(|one| one.contains(write)));
    kept.collect::<BTreeSet<_>>().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAKE: &str = "\tbuffer_atomic_cmpswap v[2:3], off, s[0:3], 0 glc\n";
    const WORK: &str = "\tbuffer_store_dword v1, off, s[0:3], 0\n\tds_read_b32 v1, v2\n";
    const BACK: &str = "\ts_cbranch_execnz .LBB0_1 ; more\n";

    #[test]
    fn what_is_moved_behind_the_loop_is_missing_in_it() {
        let safe = format!(".LBB0_1: ; loop\n{TAKE}{WORK}{BACK}");
        let moved = format!(".LBB0_1: ; loop\n{TAKE}{BACK}{WORK}");
        assert_eq!(writes_of_spin_loops(&safe), 2);
        assert_eq!(writes_of_spin_loops(&moved), 1);
        // A loop around it does not bring it back, nor does the exchange that gives the lock back.
        let gives = "\tbuffer_atomic_swap v1, off, s[4:7], 0\n";
        let around = format!(".LBB0_0:\n{moved}{gives}\ts_branch .LBB0_0\n");
        assert_eq!(writes_of_spin_loops(&around), 1);
    }

    #[test]
    fn a_loop_goes_as_far_as_the_last_branch_back() {
        let early = "\ts_cbranch_execz .LBB0_1\n";
        let text = format!(".LBB0_1:\n{TAKE}{early}{WORK}{BACK}");
        assert_eq!(writes_of_spin_loops(&text), 2);
    }

    #[test]
    fn only_a_loop_that_takes_a_lock_counts() {
        let outside = format!("{TAKE}.LBB0_1:\n{WORK}{BACK}");
        let forward = format!("\ts_cbranch_execz .LBB0_1\n{TAKE}.LBB0_1:\n");
        let counting = format!(".LBB0_1:\n\tbuffer_atomic_add v2, off\n{BACK}");
        for text in [outside, forward, counting] {
            assert_eq!(writes_of_spin_loops(&text), 0, "{text}");
        }
    }
}
