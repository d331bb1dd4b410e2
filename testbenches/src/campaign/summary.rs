//! What a campaign did.

use super::case::{Case, Count, Kind};
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::process::ExitStatus;

/// Marks a line of a case's output that says what it has done.
const DID: &str = "did ";

/// How a case ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    Well,
    Badly,
    /// The time was over.
    Stopped,
}

impl From<Option<ExitStatus>> for Ended {
    fn from(status: Option<ExitStatus>) -> Self {
        match status.map(|status| status.success()) {
            Some(true) => Self::Well,
            Some(false) => Self::Badly,
            None => Self::Stopped,
        }
    }
}

/// What a case prints for the campaign to add up.
pub fn line((number, what): Count) -> String {
    format!("{DID}{number} {what}")
}

/// How often a kind of case ended how.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Ends {
    well: u64,
    badly: u64,
    stopped: u64,
}

/// Sums over all cases so far.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    ends: BTreeMap<Kind, Ends>,
    done: BTreeMap<String, u64>,
    /// Files with failing cases, and the command that replays each.
    failing: Vec<(PathBuf, String)>,
}

impl Summary {
    /// Adds a case that ended.
    pub fn add(&mut self, case: &Case, ended: &Ended, said: &str) {
        let ends = self.ends.entry(case.kind).or_default();
        match ended {
            Ended::Well => ends.well += 1,
            Ended::Badly => ends.badly += 1,
            Ended::Stopped => ends.stopped += 1,
        }
        for line in said.lines().filter_map(|line| line.strip_prefix(DID)) {
            if let Some((number, what)) = line.split_once(' ') {
                let sum = self.done.entry(what.to_owned()).or_default();
                *sum += number.parse::<u64>().unwrap_or(0);
            }
        }
    }

    pub fn add_failing(&mut self, file: PathBuf, replay: String) {
        self.failing.push((file, replay));
    }

    pub fn failed(&self) -> bool {
        self.ends.values().any(|ends| ends.badly > 0)
    }
}

/// A number with a comma at every third digit.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (what, number) in &self.done {
            writeln!(f, "{:>15} {what}", thousands(*number))?;
        }
        writeln!(f, "\ncases          passed  failed  cut off by the end")?;
        for &kind in Kind::ALL {
            let ends = self.ends.get(&kind).copied().unwrap_or_default();
            let (well, badly, stopped) = (ends.well, ends.badly, ends.stopped);
            write!(f, "{:14}{well:7}{badly:8}{stopped:20}", kind.name())?;
            match kind {
                Kind::Mutant => writeln!(f, "  {well} of {} killed", well + badly)?,
                _ if ends == Ends::default() => writeln!(f, "  not reached")?,
                _ => writeln!(f)?,
            }
        }
        for (file, replay) in &self.failing {
            writeln!(f, "\nfailed: {}\nreplay: {replay}", file.display())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(kind: Kind) -> Case {
        Case {
            kind,
            of: "one".into(),
        }
    }

    #[test]
    fn counts_of_all_cases_add_up() {
        let mut summary = Summary::default();
        let said = format!("some text\n{}\n", line((1_500, "cycles")));
        summary.add(&case(Kind::Unit), &Ended::Well, &said);
        summary.add(&case(Kind::Top), &Ended::Well, &said);
        summary.add(&case(Kind::Mutant), &Ended::Well, &line((1, "killed")));
        assert!(!summary.failed());
        summary.add(&case(Kind::Mutant), &Ended::Badly, "unnoticed");
        assert!(summary.failed());
        summary.add_failing("case.txt".into(), "again".into());
        let text = summary.to_string();
        for wanted in [
            "          3,000 cycles\n",
            "  1 of 2 killed\n",
            "not reached",
            "failed: case.txt\nreplay: again\n",
        ] {
            assert!(text.contains(wanted), "{wanted:?} is not in {text}");
        }
        assert_eq!(thousands(1_234_567), "1,234,567");
    }
}
