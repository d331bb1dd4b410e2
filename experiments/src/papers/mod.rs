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
