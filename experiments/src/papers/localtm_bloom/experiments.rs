//! What was changed to see what a difference from LocalTM-Bloom comes from.

use crate::engine::grid::Trial;

/// A trial under bloom.
const fn trial(change: &'static str, case: &'static str) -> Trial {
    Trial {
        change,
        case,
        variant: "bloom",
    }
}

/// The same under perfect.
const fn perfect(trial: Trial) -> Trial {
    Trial {
        variant: "perfect",
        ..trial
    }
}

const TURNS: &str = "with the wavefronts one after the other (--set turns=4)";
const TWO: &str = "with two wavefronts at a time (--set turns=2)";
const INSIDE: &str = "with the search for an empty location in the transaction (--set search=0)";

pub const HT2_SEARCH: &[Trial] = &[
    trial(INSIDE, "HT2 search=0"),
    trial(TWO, "HT2 turns=2"),
    trial(TURNS, "HT2 turns=4"),
];
pub const HT2_TURNS: &[Trial] = &[trial(TURNS, "HT2 turns=4")];
pub const HT32_SEARCH: &[Trial] = &[trial(INSIDE, "HT32 search=0"), trial(TURNS, "HT32 turns=4")];
pub const KM2_WORK: &[Trial] = &[trial(
    "with distances computed 255 times (--set work=255)",
    "KM2 work=255",
)];
pub const KM_SHARE: &[Trial] = &[
    trial("KM64", "KM64"),
    trial("KM64 --set work=16", "KM64 work=16"),
    trial("KM128 --set work=4", "KM128 work=4"),
    trial("KM256", "KM256"),
    trial("KM256 --set work=3", "KM256 work=3"),
];
pub const GA2_SPEEDUP: &[Trial] = &[
    trial(TURNS, "GA2 turns=4"),
    trial(
        "besides if a transaction reads the solution with the lower index first (--set ordered=1), so that no two wait for each other",
        "GA2 turns=4 ordered=1",
    ),
    trial(
        "besides if the kernel draws the solutions (--set draw=1), which the serialised version does work-item by work-item",
        "GA2 turns=4 ordered=1 draw=1",
    ),
];
pub const GA8_OVERLAP: &[Trial] = &[trial(TWO, "GA8 turns=2"), trial(TURNS, "GA8 turns=4")];
pub const GA8_OVERLAP_PERFECT: &[Trial] = &[perfect(GA8_OVERLAP[0]), perfect(GA8_OVERLAP[1])];
pub const GA256_SHORT: &[Trial] = &[trial(
    "with filters of 4 bits, in which two solutions of a bank share each bit (--set filter_bits=4)",
    "GA256 filter_bits=4",
)];

#[cfg(test)]
mod tests {
    use super::*;

    /// A reason whose run is missing would not be given.
    #[test]
    fn every_trial_is_run() {
        let grid = super::super::PAPER.grid().unwrap();
        let reasons = [
            HT2_SEARCH,
            HT2_TURNS,
            HT32_SEARCH,
            KM2_WORK,
            KM_SHARE,
            GA2_SPEEDUP,
            GA8_OVERLAP,
            GA8_OVERLAP_PERFECT,
            GA256_SHORT,
        ];
        let is_run = |trial: &Trial| {
            let case = grid.cases.iter().find(|case| case.label == trial.case);
            let mut variants = grid.variants.iter();
            let variant = variants.find(|variant| variant.label == trial.variant);
            case.zip(variant)
                .is_some_and(|(case, variant)| case.has(variant))
        };
        for trial in reasons.into_iter().flatten() {
            assert!(is_run(trial), "{} {}", trial.case, trial.variant);
        }
    }
}
