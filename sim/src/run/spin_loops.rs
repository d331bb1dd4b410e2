//! Whether a compiled kernel waits for other lanes in a loop.
//!
//! A lane that has got a lock gives it back inside of the loop that takes it; otherwise the others of its wavefront, which come
//! round again, never get it. At -O2 clang moves what a lane does with the lock behind the loop: for a compiler whose threads run
//! each for itself nothing changes. So a kernel with such a loop is compiled otherwise.

use std::collections::HashMap;

/// Instructions that take a lock.
const TAKES: [&str; 5] = [
    "buffer_atomic_cmpswap",
    "buffer_atomic_swap",
    "ds_cmpst",
    "ds_wrxchg",
    "flat_atomic_cmpswap",
];

/// Whether some instruction that can take a lock stands between a label and a branch back to it.
pub fn spins(text: &str) -> bool {
    let mut labels = HashMap::new();
    let mut takes = vec![];
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        if let Some((label, _)) = line.split_once(':') {
            labels.insert(label, number);
        }
        let mut words = line.split_whitespace();
        let (Some(opcode), target) = (words.next(), words.next()) else {
            continue;
        };
        if TAKES.iter().any(|take| opcode.starts_with(take)) {
            takes.push(number);
        }
        let is_branch = opcode == "s_branch" || opcode.starts_with("s_cbranch_");
        let back = target.filter(|_| is_branch).and_then(|to| labels.get(to));
        if back.is_some_and(|from| takes.iter().any(|take| from < take)) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_in_a_loop_spins() {
        let take = "\tbuffer_atomic_cmpswap v[2:3], off, s[0:3], 0 glc\n";
        let back = "\ts_cbranch_execnz .LBB0_1 ; more\n";
        assert!(spins(&format!(".LBB0_1: ; loop\n{take}{back}")));
        assert!(!spins(&format!(
            "{take}.LBB0_1:\n\tv_add_i32 v0, v0\n{back}"
        )));
        assert!(!spins(&format!(
            ".LBB0_1:\n\tbuffer_atomic_add v2, off\n{back}"
        )));
        assert!(!spins(&format!(
            "\ts_cbranch_execz .LBB0_1\n{take}.LBB0_1:\n"
        )));
    }
}
