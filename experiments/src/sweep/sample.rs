//! Which runs of a sweep are done again, in lockstep with another engine.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use turnstile_machine::metrics::Report;
use turnstile_machine::Detector;

/// How a run of a sweep ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// With this report, good or bad.
    Ended(Box<Report>),
    /// Not at all: why.
    Failed(String),
}

impl Outcome {
    /// With no more than what tables have of a run: of a million runs, all of it does not fit into memory.
    pub fn brief(self) -> Self {
        let Self::Ended(report) = self else {
            return self;
        };
        let report = Report {
            hardware: BTreeMap::new(),
            parameters: BTreeMap::new(),
            engines: BTreeMap::new(),
            conflict_pairs: vec![],
            lines: vec![],
            cores: Default::default(),
            launches: vec![],
            ..*report
        };
        Self::Ended(Box::new(report))
    }
}

/// The shortest run of every detector that came to an end, by its place; of equally long ones the first.
pub fn sample<'a>(runs: impl Iterator<Item = (Detector, &'a Outcome)>) -> Vec<usize> {
    let mut shortest: Vec<(Detector, usize, u64)> = vec![];
    for (place, (detector, outcome)) in runs.enumerate() {
        let Outcome::Ended(report) = outcome else {
            continue;
        };
        match shortest.iter_mut().find(|one| one.0 == detector) {
            None => shortest.push((detector, place, report.engine_cycles)),
            Some(one) if report.engine_cycles < one.2 => {
                *one = (detector, place, report.engine_cycles);
            }
            Some(_) => {}
        }
    }
    shortest.into_iter().map(|(_, place, _)| place).collect()
}

/// Why a run that was done again, in lockstep, did not come to what it came to at first; nothing if it did.
pub fn difference(first: &Outcome, again: &Outcome) -> Option<String> {
    match (first, again) {
        (Outcome::Ended(first), Outcome::Ended(again)) => {
            (!same_counts(first, again)).then(|| "it came to another result".into())
        }
        (_, Outcome::Failed(why)) => Some(why.clone()),
        (Outcome::Failed(_), Outcome::Ended(_)) => Some("it ended this time".into()),
    }
}

/// Whether two reports, of which one may have been stored and read, say the same about a run, whatever engines ran it. Numbers with
/// fractions are left out: they are computed from the counts, or are times of the wall clock.
pub fn same_counts(first: &Report, again: &Report) -> bool {
    counts(first) == counts(again)
}

fn counts(report: &Report) -> Value {
    let report = Report {
        engine: String::new(),
        engines: BTreeMap::new(),
        lockstep: None,
        lockstep_first_clocks: None,
        ..report.clone()
    };
    let mut value = serde_json::to_value(report).expect("a report is plain numbers and texts");
    without_fractions(&mut value);
    value
}

fn without_fractions(value: &mut Value) {
    match value {
        Value::Number(number) if number.is_f64() => *value = Value::Null,
        Value::Array(values) => values.iter_mut().for_each(without_fractions),
        Value::Object(fields) => fields.values_mut().for_each(without_fractions),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_machine::metrics::ratio;
    use turnstile_tools::kept::Store;

    fn ended(clocks: u64) -> Outcome {
        Outcome::Ended(Box::new(Report {
            engine_cycles: clocks,
            ..Default::default()
        }))
    }

    #[test]
    fn the_shortest_of_every_detector_is_chosen() {
        use Detector::{Bloom, Dcd, SmdcdPublished};
        let runs = [
            (Dcd, ended(8)),
            (SmdcdPublished, Outcome::Failed("it hangs".into())),
            (Bloom, ended(5)),
            (Dcd, ended(7)),
            (Bloom, ended(6)),
            (Dcd, ended(7)),
        ];
        let chosen = sample(runs.iter().map(|(detector, outcome)| (*detector, outcome)));
        assert_eq!(chosen, [3, 2]);
    }

    #[test]
    fn a_report_is_read_as_it_was_kept() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        for (part, whole) in (1..30).flat_map(|whole| (0..whole).map(move |part| (part, whole))) {
            let report = Report {
                commit_ratio: ratio(part, whole),
                ..Default::default()
            };
            let ended = Outcome::Ended(Box::new(report));
            store.put("x", &ended).unwrap();
            assert_eq!(store.get("x"), Some(ended), "{part} of {whole}");
        }
    }

    #[test]
    fn time_and_lockstep_are_no_difference() {
        let again = |change: fn(&mut Report)| {
            let mut report = Report::default();
            change(&mut report);
            difference(&ended(0), &Outcome::Ended(Box::new(report)))
        };
        let beside = |report: &mut Report| {
            report.lockstep = Some("rtl".into());
            report.engine_cycles_per_second = 2.0;
        };
        assert_eq!(again(beside), None);
        assert_eq!(
            again(|report| report.conflicts = 1).as_deref(),
            Some("it came to another result")
        );
        let deep = |report: &mut Report| report.footprints.most_read = 1;
        assert!(again(deep).is_some());
        // It may have come from a file.
        let fraction = |report: &mut Report| report.cores.occupancy = Some(0.1 + 0.2);
        assert_eq!(again(fraction), None);
        let failed = Outcome::Failed("a pin differs".into());
        assert_eq!(
            difference(&ended(0), &failed).as_deref(),
            Some("a pin differs")
        );
        assert!(difference(&failed, &ended(0)).is_some());
    }
}
