//! What a run with lost conflicts says by itself: a line each, with its evidence.

use std::collections::BTreeMap;
use turnstile_machine::metrics::{percent, ratio, thousands, Report};
use turnstile_machine::Detector;

/// Of the conflicts, or of the attempts that abort: less is not worth a line.
const WORTH: f64 = 0.1;
/// Of the transactions of a work-group: where so many write a word they wait for each other whatever is done, and where so few use one, locks
/// would hardly make any wait.
const MANY: f64 = 0.5;
const FEW: f64 = 0.1;

/// The lines with a heading; nothing without any.
pub fn advised(report: &Report) -> String {
    match advice(report).as_slice() {
        [] => String::new(),
        lines => format!("\n\n  what the conflicts say\n   {}", lines.join("\n   ")),
    }
}

/// Lines about a run whose local memory has a detector.
fn advice(report: &Report) -> Vec<String> {
    let transactions = &report.transactions;
    let aborted = ratio(transactions.aborted, transactions.started);
    // Those of global memory are of another machine, without detectors to choose from.
    let local = report.detector != Detector::None.name();
    if !local || aborted.is_none_or(|share| share < WORTH) {
        return vec![];
    }
    let lines = [readers(report), aliased(report), crowd(report)];
    lines.into_iter().flatten().collect()
}

/// The share of the conflicts, if it is worth a line.
fn frequent(count: u64, report: &Report) -> Option<String> {
    let share = ratio(count, report.conflicts).filter(|share| *share >= WORTH);
    share.map(|share| percent(Some(share)))
}

fn readers(report: &Report) -> Option<String> {
    let share = frequent(report.read_read_conflicts, report)?;
    Some(format!(
        "{share} of the conflicts are between two readers, which smdcd tells from writers: --compare {},smdcd tries it",
        report.detector
    ))
}

fn aliased(report: &Report) -> Option<String> {
    let share = frequent(report.aliased_conflicts, report)?;
    let example = match shared_bit(report) {
        Some([one, other, conflicts]) => format!(
            " ({one:#x} and {other:#x} share a filter bit: {} conflicts)",
            thousands(conflicts)
        ),
        None => String::new(),
    };
    Some(format!(
        "{share} of the conflicts are over words that no other transaction uses{example}; dcd has an owner for each word: \
         --compare {},dcd tries it",
        report.detector
    ))
}

/// Two words that share a bit of a filter, and the conflicts over words of this bit that no other transaction uses: those of the bit that
/// has most. Of the paper's hash alone: others depend on where the work-group's memory begins.
fn shared_bit(report: &Report) -> Option<[u64; 3]> {
    let number = |name: &str| {
        report
            .hardware
            .get(name)
            .and_then(serde_json::Value::as_u64)
    };
    let bits = number("filter_bits")?;
    let is = |name: &str, wanted: &[&str]| {
        let value = report.hardware.get(name).and_then(|value| value.as_str());
        value.is_some_and(|value| wanted.contains(&value))
    };
    if !is("hash", &["modulo"]) || !is("organisation", &["shared", "split"]) {
        return None;
    }
    let banks = number("banks").unwrap_or(32);
    let mut conflicts: BTreeMap<(u64, u64), BTreeMap<u64, u64>> = BTreeMap::new();
    let pairs = report.conflict_pairs.iter();
    let aliased = pairs.filter(|pair| pair.cause == "aliased");
    for word in aliased.flat_map(|pair| &pair.words) {
        let number = word.address / 4;
        let bit = (number % banks, number / banks % bits);
        *conflicts
            .entry(bit)
            .or_default()
            .entry(word.address)
            .or_default() += word.count;
    }
    let of_bits = conflicts.into_values().filter(|words| words.len() > 1);
    let most = of_bits.max_by_key(|words| words.values().sum::<u64>())?;
    let mut words: Vec<(u64, u64)> = most.into_iter().collect();
    words.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let all = words.iter().map(|(_, count)| count).sum();
    Some([words[0].0, words[1].0, all])
}

/// Of transactions on local memory: whether many write one word, or few use any.
fn crowd(report: &Report) -> Option<String> {
    let crowd = report.footprints.crowd;
    let [users, writers, of] = [crowd.users, crowd.writers, crowd.of].map(thousands);
    let address = crowd.address;
    if ratio(crowd.writers, crowd.of)? >= MANY {
        return Some(format!(
            "{writers} of the {of} transactions of a work-group write the word at {address:#x}: they run one after the other whatever \
             detects conflicts"
        ));
    }
    (ratio(crowd.users, crowd.of)? <= FEW).then(|| {
        format!(
            "no word that is written is used by more than {users} of the {of} transactions of a work-group: a lock a word would make few wait"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use turnstile_machine::metrics::{ConflictPair, ConflictWord, Place};

    fn report(conflicts: u64, read_read: u64, aliased: u64) -> Report {
        let mut report = Report {
            detector: "bloom".into(),
            conflicts,
            read_read_conflicts: read_read,
            aliased_conflicts: aliased,
            ..Report::default()
        };
        report.transactions.started = 2 * conflicts;
        report.transactions.aborted = conflicts;
        report
    }

    fn words(all: &[(u64, u64)]) -> ConflictPair {
        let word = |&(address, count): &(u64, u64)| ConflictWord {
            address,
            name: None,
            count,
        };
        ConflictPair {
            loser: Place {
                file: "k.cl".into(),
                line: 1,
                inlined_at: vec![],
            },
            owner: None,
            cause: "aliased".into(),
            found_by: "lds".into(),
            count: 0,
            within_wavefront: 0,
            cycles: 0,
            words: all.iter().map(word).collect(),
        }
    }

    #[test]
    fn words_of_one_bit_are_named_where_they_lose_most() {
        let mut report = report(100, 5, 40);
        let told = advice(&report);
        assert_eq!(told.len(), 1);
        assert!(!told[0].contains("filter bit"), "{told:?}");
        // Rows 1, 9 and 17 of bank 2, and rows 0 and 8 of bank 3, of filters with 8 bits.
        let [a, b, c] = [1, 9, 17].map(|row| 128 * row + 8);
        let [d, e] = [0, 8].map(|row| 128 * row + 12);
        report.conflict_pairs = vec![words(&[(a, 3), (d, 9), (e, 8)]), words(&[(b, 11), (c, 6)])];
        for (name, value) in [("filter_bits", json!(8)), ("hash", json!("modulo"))] {
            report.hardware.insert(name.into(), value);
        }
        assert!(!advice(&report)[0].contains("filter bit"));
        report
            .hardware
            .insert("organisation".into(), json!("shared"));
        let line = format!(
            "40.0 % of the conflicts are over words that no other transaction uses ({b:#x} and {c:#x} share a filter bit: 20 conflicts); \
             dcd has an owner for each word: --compare bloom,dcd tries it"
        );
        assert_eq!(advice(&report), [line]);
    }

    #[test]
    fn a_crowd_is_told_and_what_is_rare_is_not() {
        let mut report = report(100, 50, 9);
        let crowd = &mut report.footprints.crowd;
        (crowd.users, crowd.writers) = (256, 128);
        (crowd.of, crowd.address) = (256, 0x404);
        assert_eq!(
            advice(&report),
            [
                "50.0 % of the conflicts are between two readers, which smdcd tells from writers: --compare bloom,smdcd tries it",
                "128 of the 256 transactions of a work-group write the word at 0x404: they run one after the other whatever detects conflicts",
            ]
        );
        // All may read it at once.
        report.footprints.crowd.writers = 1;
        assert_eq!(advice(&report).len(), 1);
        report.footprints.crowd.users = 3;
        let told = advice(&report);
        assert!(told[1].contains(" more than 3 of the 256 "), "{told:?}");
        report.footprints.crowd.users = 60;
        assert_eq!(advice(&report).len(), 1);
        report.transactions.aborted = 10;
        assert_eq!(advice(&report), [""; 0]);
    }
}
