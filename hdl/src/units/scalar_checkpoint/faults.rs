//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("scalar_checkpoint", "losing lanes are merged too", "merge[64 * g +: 32] = (merged", "merge[64 * g +: 32] = g == 3 ? current[64 * g +: 32] : (merged"),
    fault("scalar_checkpoint", "a retry leaves a word", "current <= saved;", "current <= {saved[3455:7*32], current[6*32 +: 32], saved[6*32-1:0]};"),
    fault("scalar_checkpoint", "an odd word has the lower lanes", "(merged[64 * g + 32 +: 32] & ~committed_hi) | (current[64 * g + 32 +: 32] &\n                committed_hi)", "(merged[64 * g + 32 +: 32] & ~(g == 0 ? committed_lo : committed_hi)) | (current[64 * g + 32 +: 32] &\n                (g == 0 ? committed_lo : committed_hi))"),
];
