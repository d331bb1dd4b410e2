//! Parameters of a benchmark, their legal values, and `--set NAME=VALUE`.

use super::Workload;
use crate::transactions;
use std::fmt;
use turnstile_tools::{Error, Result};

/// How a benchmark synchronises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(try_from = "String")]
pub enum Version {
    /// Transactions.
    Tm,
    /// Fine-grained locks, or atomics where there is no version for them.
    Fgl,
    /// An atomic instruction a word.
    Atomic,
    /// One work-item does everything.
    Serial,
    /// Of a benchmark with transactions on global memory.
    Global(transactions::Version),
}

impl TryFrom<String> for Version {
    type Error = String;

    /// A version of a benchmark in local memory.
    fn try_from(name: String) -> std::result::Result<Self, String> {
        let all = [Self::Tm, Self::Fgl, Self::Atomic, Self::Serial];
        let found = all.into_iter().find(|version| version.to_string() == name);
        found.ok_or_else(|| format!("there is no version `{name}`"))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Tm => "tm",
            Self::Fgl => "fgl",
            Self::Atomic => "atomic",
            Self::Serial => "serial",
            Self::Global(version) => return version.fmt(f),
        })
    }
}

/// A number that `--set` can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    /// One line of explanation.
    pub description: &'static str,
    /// Value if it is not set.
    pub default: u32,
    /// Legal values.
    pub range: Range,
}

/// Legal values of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Powers of two from the first to the second, both included.
    PowersOfTwo(u32, u32),
    /// Numbers from the first to the second, both included.
    Between(u32, u32),
}

impl Range {
    fn contains(self, value: u32) -> bool {
        match self {
            Self::PowersOfTwo(least, most) => {
                value.is_power_of_two() && (least..=most).contains(&value)
            }
            Self::Between(least, most) => (least..=most).contains(&value),
        }
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::PowersOfTwo(least, most) => write!(f, "a power of two from {least} to {most}"),
            Self::Between(least, most) => write!(f, "a number from {least} to {most}"),
        }
    }
}

/// A value for each parameter of a benchmark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    values: Vec<(&'static str, u32)>,
}

impl Settings {
    /// The defaults.
    pub fn new(workload: &dyn Workload) -> Self {
        let values = workload.parameters().iter();
        Self {
            values: values
                .map(|parameter| (parameter.name, parameter.default))
                .collect(),
        }
    }

    /// The defaults, changed by assignments of the form `name=value`.
    pub fn parse<S: AsRef<str>>(workload: &dyn Workload, assignments: &[S]) -> Result<Self> {
        let mut settings = Self::new(workload);
        for assignment in assignments {
            settings.assign(workload, assignment.as_ref())?;
        }
        Ok(settings)
    }

    /// The value of parameter `name`; 0 if the benchmark has no such parameter.
    pub fn get(&self, name: &str) -> u32 {
        let found = self.values.iter().find(|value| value.0 == name);
        found.map_or(0, |value| value.1)
    }

    /// Names and values, in the order of the benchmark's parameters.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u32)> + '_ {
        self.values.iter().copied()
    }

    fn assign(&mut self, workload: &dyn Workload, assignment: &str) -> Result<()> {
        let place = format!("--set {assignment}");
        let parameters = workload.parameters();
        let Some((name, text)) = assignment.split_once('=') else {
            return Err(Error::input(
                place,
                "there is no `=`",
                "write --set NAME=VALUE",
            ));
        };
        let Some(index) = parameters
            .iter()
            .position(|parameter| parameter.name == name)
        else {
            let names: Vec<_> = parameters.iter().map(|parameter| parameter.name).collect();
            let what = format!("benchmark `{}` has no parameter `{name}`", workload.name());
            return Err(Error::input(
                place,
                what,
                format!("choose {}", names.join(", ")),
            ));
        };
        let range = parameters[index].range;
        match text.parse() {
            Ok(value) if range.contains(value) => self.values[index].1 = value,
            _ => {
                let what = format!("`{text}` is no legal value of {name}");
                return Err(Error::input(place, what, format!("give {range}")));
            }
        }
        Ok(())
    }
}

/// The version called `name`, if the benchmark has it.
pub fn version(workload: &dyn Workload, name: &str) -> Result<Version> {
    let versions = workload.versions();
    let is = |version: &&Version| version.to_string().eq_ignore_ascii_case(name);
    let found = versions.iter().find(is);
    found.copied().ok_or_else(|| {
        let names: Vec<_> = versions.iter().map(Version::to_string).collect();
        let what = format!("benchmark `{}` has no version `{name}`", workload.name());
        Error::input(
            "benchmark version",
            what,
            format!("choose {}", names.join(", ")),
        )
    })
}
