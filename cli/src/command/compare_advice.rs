//! What a comparison says about the detectors that it has tried.

use turnstile_machine::metrics::{percent, ratio, thousands, Report};
use turnstile_machine::Detector;

/// Of the conflicts: fewer are not worth a line.
const WORTH: f64 = 0.1;

/// Detectors that let readers be, and those that keep words apart.
const READERS: [Detector; 2] = [Detector::Smdcd, Detector::SmdcdOrdered];
const WORDS: [Detector; 3] = [Detector::Dcd, Detector::Smdcd, Detector::SmdcdOrdered];

/// A line for each kind of false conflicts that is frequent under the first detector and that another one does not have, with what it
/// makes of the kernel.
pub fn advice(tried: &[(Detector, &Report)]) -> Vec<String> {
    let Some((first, report)) = tried.first() else {
        return vec![];
    };
    let kinds = [
        (
            report.read_read_conflicts,
            "between two readers",
            "sees none of these",
            &READERS[..],
        ),
        (
            report.aliased_conflicts,
            "over words that no other transaction uses",
            "has an owner for each word",
            &WORDS,
        ),
    ];
    let mut lines = vec![];
    for (count, which, how, cures) in kinds {
        let share = ratio(count, report.conflicts);
        let frequent = share.is_some_and(|share| share >= WORTH);
        let others = tried.iter().filter(|(other, _)| cures.contains(other));
        let best = others.min_by_key(|(_, other)| other.cycles);
        if let Some((cure, with)) = best.filter(|(cure, _)| frequent && cure != first) {
            lines.push(format!(
                "{} of the conflicts of {} are {which}; {} {how}: {}",
                percent(share),
                first.name(),
                cure.name(),
                cycles(with, report),
            ));
        }
    }
    lines
}

/// Cycles of a run for those of another one.
pub fn cycles(with: &Report, for_those: &Report) -> String {
    let verdict = match with.cycles < for_those.cycles {
        true => "faster",
        false => "no faster",
    };
    format!(
        "{} cycles for {}, {verdict}",
        thousands(with.cycles),
        thousands(for_those.cycles)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(cycles: u64, conflicts: u64, read_read: u64, aliased: u64) -> Report {
        Report {
            cycles,
            conflicts,
            read_read_conflicts: read_read,
            aliased_conflicts: aliased,
            ..Report::default()
        }
    }

    #[test]
    fn frequent_false_conflicts_are_told_with_what_was_tried() {
        let bloom = report(4_467, 100, 57, 30);
        let (dcd, smdcd) = (report(5_000, 80, 60, 0), report(2_310, 20, 0, 0));
        let tried = [
            (Detector::Bloom, &bloom),
            (Detector::Dcd, &dcd),
            (Detector::Smdcd, &smdcd),
        ];
        assert_eq!(
            advice(&tried),
            [
                "57.0 % of the conflicts of bloom are between two readers; smdcd sees none of these: 2,310 cycles for 4,467, faster",
                "30.0 % of the conflicts of bloom are over words that no other transaction uses; smdcd has an owner for each word: 2,310 cycles for 4,467, faster",
            ]
        );
    }

    #[test]
    fn what_is_rare_or_was_not_tried_is_not_told() {
        let rare = report(10, 100, 9, 9);
        let other = report(5, 1, 0, 0);
        let tried = [(Detector::Bloom, &rare), (Detector::Smdcd, &other)];
        assert_eq!(advice(&tried), [""; 0]);
        let frequent = report(10, 100, 90, 0);
        assert_eq!(advice(&[(Detector::Dcd, &frequent)]), [""; 0]);
        assert_eq!(advice(&[]), [""; 0]);
    }
}
