//! The papers that can be reproduced, a folder each: what is run, the numbers and statements of its text, its prose.

pub mod early_conflict_resolution;
pub mod gpu_sync_primitives;
mod local_memory;
pub mod localtm_bloom;
pub mod localtm_directory;
pub mod scratchpad_atomics;

use crate::engine::paper::Papers;

/// All of them, in the order of the help.
pub const ALL: Papers = &[
    &localtm_bloom::PAPER,
    &localtm_directory::PAPER,
    &scratchpad_atomics::PAPER,
    &gpu_sync_primitives::PAPER,
    &early_conflict_resolution::PAPER,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::outside::Unseen;
    use crate::engine::paper::{chosen, commands, PaperTasks};
    use crate::engine::workers::Tasks;
    use clap::Command;
    use std::collections::BTreeSet;
    use turnstile_tools::kept::Store;
    use turnstile_tools::Result;

    /// A paper with options, whose results nobody has.
    fn tasks(words: &str) -> Result<PaperTasks<'static>> {
        let words = format!("reproduce {words}");
        let matches = commands(ALL, Command::new("reproduce"))
            .try_get_matches_from(words.split_whitespace())
            .unwrap();
        let store = Store::at(std::env::temp_dir().join("nobody has this"));
        PaperTasks::new(chosen(ALL, &matches)?, store, &Unseen)
    }

    fn digests(words: &str) -> BTreeSet<String> {
        let tasks = tasks(words).unwrap();
        let key = |task| tasks.key(task).unwrap().digest().to_string();
        (0..tasks.count()).map(key).collect()
    }

    /// Two runs with one name would have one result.
    #[test]
    fn every_run_of_a_paper_has_a_name_of_its_own() {
        for words in [
            "localtm-bloom --seeds 2",
            "localtm-directory --seeds 2",
            "scratchpad-atomics",
            "gpu-sync-primitives",
            "gpu-sync-primitives --only silicon",
            "early-conflict-resolution --seeds 2",
        ] {
            let tasks = tasks(words).unwrap();
            let mut names = BTreeSet::new();
            for task in 0..tasks.count() {
                let name = tasks.name(task);
                assert!(names.insert(name.clone()), "{words}: twice: {name}");
            }
            assert!(names.len() > 20, "{words}: {names:?}");
        }
    }

    /// A larger reproduction uses what is there; another machine or engine does not.
    #[test]
    fn a_result_depends_on_what_is_run_and_not_on_what_else_is() {
        for (small, large) in [
            ("localtm-bloom --only HT2", "localtm-bloom --seeds 3"),
            (
                "gpu-sync-primitives --only mutex",
                "gpu-sync-primitives --only mutex --only silicon",
            ),
            (
                "scratchpad-atomics --patterns 10",
                "scratchpad-atomics --engine model",
            ),
            (
                "early-conflict-resolution --only HT1K",
                "early-conflict-resolution --seeds 2",
            ),
        ] {
            assert!(digests(small).is_subset(&digests(large)), "{small}");
        }
        for (one, other) in [
            ("localtm-bloom", "localtm-directory"),
            ("localtm-bloom", "localtm-bloom --engine rtl"),
            ("localtm-bloom", "localtm-bloom --losers all"),
            ("localtm-bloom", "localtm-bloom --first-seed 1"),
            ("scratchpad-atomics", "scratchpad-atomics --objects 4000"),
            (
                "early-conflict-resolution",
                "early-conflict-resolution --tasks 40",
            ),
            (
                "early-conflict-resolution",
                "early-conflict-resolution --engine rtl",
            ),
        ] {
            assert!(digests(one).is_disjoint(&digests(other)), "{other}");
        }
    }

    #[test]
    fn what_has_no_runs_is_not_shared() {
        let refused = tasks("gpu-sync-primitives --fit").err().unwrap();
        assert_eq!(
            refused.to_string(),
            "reproduce gpu-sync-primitives: with these options there is nothing that several machines could share; leave --plan out: one machine does it"
        );
    }
}
