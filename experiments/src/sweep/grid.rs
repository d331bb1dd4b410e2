//! What a sweep runs.

use super::subject::Subject;
use crate::parameters::{Assignment, Owner};
use crate::workloads::Settings;
use std::fmt;
use turnstile_machine::{is_of_filter, Detector, Hardware};
use turnstile_tools::{Error, Result};

const HOW: &str = "write NAME=VALUE,VALUE,... or NAME=FROM..TO for the powers of two between them";

/// One run of a sweep.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Parameters of the benchmark.
    pub settings: Settings,
    /// Detector and its parameters.
    pub hardware: Hardware,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (name, value) in self.settings.iter() {
            write!(f, "{name}={value} ")?;
        }
        f.write_str(&described(&self.hardware))
    }
}

/// A detector with the values of its parameters.
pub fn described(hardware: &Hardware) -> String {
    let values = hardware.parameters().into_iter();
    let values = values.map(|(name, value)| format!(" {name}={value}"));
    hardware.detector().name().to_string() + &values.collect::<String>()
}

/// Every combination of what was asked for, once and in order: settings of the benchmark, then detectors, then parameters of the
/// hardware, each as on the command line; the last changes fastest. A detector without filters runs once.
pub struct Grid {
    /// What is run.
    pub subject: Subject,
    /// The runs.
    pub points: Vec<Point>,
}

/// A parameter with its values.
struct Axis<'a> {
    owner: Owner,
    name: &'a str,
    values: Vec<String>,
}

/// Names with one value each.
type Combination<'a> = Vec<(&'a str, &'a str)>;

impl Grid {
    /// The grid of `--set` and `--detector`.
    ///
    /// # Errors
    /// If a name is unknown or there twice, a value is not legal, or hardware is to change that no detector has.
    pub fn new(subject: Subject, settings: &[String], detectors: &[Detector]) -> Result<Self> {
        let axes = axes(&subject, settings)?;
        let hardware = combinations(&axes, Owner::Hardware);
        let filters = detectors.iter().any(|detector| detector.has_filter());
        // A detector without filters runs once for all of them; without any filter the first value is refused, with the reason.
        let is_meant = |detector: Detector, name: &str| {
            detector.has_filter() || !filters || !is_of_filter(name)
        };
        let mut points = vec![];
        for combination in combinations(&axes, Owner::Benchmark) {
            let settings = settings_of(&subject, &combination)?;
            for &detector in detectors {
                let mut done = vec![];
                for values in &hardware {
                    let values = values.iter().filter(|(name, _)| is_meant(detector, name));
                    let hardware = Hardware::new(detector, &values.copied().collect::<Vec<_>>())?;
                    if !done.contains(&hardware) {
                        done.push(hardware);
                        points.push(Point {
                            settings: settings.clone(),
                            hardware,
                        });
                    }
                }
            }
        }
        Ok(Self { subject, points })
    }
}

fn axes<'a>(subject: &Subject, settings: &'a [String]) -> Result<Vec<Axis<'a>>> {
    let workload = subject.workload();
    let mut axes: Vec<Axis> = vec![];
    for text in settings {
        let Assignment { owner, name, value } = Assignment::parse(workload, text)?;
        if axes.iter().any(|axis| axis.name == name) {
            return Err(Error::input(
                format!("--set {text}"),
                format!("{name} is set twice"),
                HOW,
            ));
        }
        let values = values(text, value)?;
        axes.push(Axis {
            owner,
            name,
            values,
        });
    }
    Ok(axes)
}

/// The values of `4,8,16` or `4..16`; which of them are legal is not looked at here.
fn values(place: &str, list: &str) -> Result<Vec<String>> {
    let mut values: Vec<String> = vec![];
    for item in list.split(',') {
        if item.is_empty() {
            let place = format!("--set {place}");
            return Err(Error::input(place, "a value is missing", HOW));
        }
        match item.split_once("..") {
            // Names are known in any case, and nothing shall run twice.
            None => values.push(item.to_ascii_lowercase()),
            Some((from, to)) => values.extend(powers(place, from, to)?),
        }
    }
    let mut seen = vec![];
    values.retain(|value| {
        let new = !seen.contains(value);
        seen.push(value.clone());
        new
    });
    Ok(values)
}

/// The powers of two from `from` to `to`, both included.
fn powers(place: &str, from: &str, to: &str) -> Result<Vec<String>> {
    let power = |text: &str| {
        let value = text.parse().ok();
        value.filter(|value: &u32| value.is_power_of_two())
    };
    let (Some(first), Some(last)) = (power(from), power(to)) else {
        return Err(Error::input(
            format!("--set {place}"),
            format!("`{from}..{to}` does not go from a power of two to a power of two"),
            HOW,
        ));
    };
    if first > last {
        return Err(Error::input(
            format!("--set {place}"),
            format!("`{from}..{to}` is empty"),
            "write the smaller number first",
        ));
    }
    let exponents = first.ilog2()..=last.ilog2();
    Ok(exponents
        .map(|exponent| (1u32 << exponent).to_string())
        .collect())
}

/// All combinations of the parameters of `owner`, the last one changing fastest; one without values if there are none.
fn combinations<'a>(axes: &'a [Axis], owner: Owner) -> Vec<Combination<'a>> {
    let axes = axes.iter().filter(|axis| axis.owner == owner);
    axes.fold(vec![vec![]], |combinations, axis| {
        let extended = combinations.iter().flat_map(|combination| {
            axis.values.iter().map(|value| {
                let mut combination = combination.clone();
                combination.push((axis.name, value.as_str()));
                combination
            })
        });
        extended.collect()
    })
}

fn settings_of(subject: &Subject, combination: &Combination) -> Result<Settings> {
    let assignments = combination.iter();
    let assignments: Vec<_> = assignments
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    subject.settings(&assignments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workloads::find;

    fn grid(settings: &[&str], detectors: &[Detector]) -> Result<Grid> {
        let settings: Vec<String> = settings.iter().map(ToString::to_string).collect();
        Grid::new(
            Subject::Bundled(find("hash-table").unwrap()),
            &settings,
            detectors,
        )
    }

    fn shown(settings: &[&str], detectors: &[Detector]) -> Vec<String> {
        let show = |point: &Point| {
            let hardware = point.hardware.parameters();
            let values: String = hardware
                .iter()
                .map(|(_, value)| format!(" {value}"))
                .collect();
            let detector = point.hardware.detector().name();
            format!("{} {detector}{values}", point.settings.get("buckets"))
        };
        let grid = grid(settings, detectors).unwrap();
        grid.points.iter().map(show).collect()
    }

    #[test]
    fn a_detector_without_filters_runs_once() {
        let settings = ["filter_bits=16..32", "buckets=2,8", "hash=h3,modulo"];
        assert_eq!(
            shown(&settings, &[Detector::Dcd, Detector::Bloom]),
            [
                "2 dcd",
                "2 bloom 16 h3 shared",
                "2 bloom 16 modulo shared",
                "2 bloom 32 h3 shared",
                "2 bloom 32 modulo shared",
                "8 dcd",
                "8 bloom 16 h3 shared",
                "8 bloom 16 modulo shared",
                "8 bloom 32 h3 shared",
                "8 bloom 32 modulo shared",
            ]
        );
    }

    #[test]
    fn nothing_runs_twice() {
        assert_eq!(
            shown(&["buckets=4,2..8,4"], &[Detector::Dcd]),
            ["4 dcd", "2 dcd", "8 dcd"]
        );
        assert_eq!(
            shown(&["buckets=4", "HASH=h3,H3"], &[Detector::Bloom]),
            ["4 bloom 8 h3 shared"]
        );
    }

    #[test]
    fn bad_values_are_named() {
        let refused = |settings: &[&str], detector| {
            let error = grid(settings, &[detector]).err();
            error.expect("an error").to_string()
        };
        for (settings, start) in [
            (&["filter_bits="][..], "--set filter_bits=: a value is missing; write"),
            (&["filter_bits=4,,8"], "--set filter_bits=4,,8: a value is missing; write"),
            (&["filter_bits=5"], "--set filter_bits=5: `5` is no legal value of filter_bits; give 2, 4, 8, 16, 32 or 64"),
            (&["filter_bits=32..128"], "--set filter_bits=128: `128` is no legal value of filter_bits; give 2, 4, "),
            (&["filter_bits=5..64"], "--set filter_bits=5..64: `5..64` does not go from a power of two to a power of two; "),
            (&["filter_bits=64..4"], "--set filter_bits=64..4: `64..4` is empty; write the smaller number first"),
            (&["filter_bits=4..8589934592"], "--set filter_bits=4..8589934592: `4..8589934592` does not go"),
            (&["hash=xor..h3"], "--set hash=xor..h3: `xor..h3` does not go from"),
            (&["buckets=2..512"], "--set buckets=512: `512` is no legal value of buckets; give a power of two from 2 to 256"),
            (&["buckets=2", "buckets=4"], "--set buckets=4: buckets is set twice; write"),
            (&["bits=4"], "--set bits=4: neither benchmark `hash-table` nor the hardware has a parameter `bits`; choose buckets, search, work, turns, filter_bits, hash, organisation, banks, work_items or lock_count"),
            (&["filter_hash=h3"], "--set filter_hash=h3: neither benchmark `hash-table` nor the hardware has a parameter `filter_hash`; did you mean `hash`?"),
            (&["filter_bits"], "--set filter_bits: there is no `=`; "),
            (&["filter_bits=4", "organisation=parallel4"], "--set filter_bits=4 hash=modulo organisation=parallel4: a filter"),
        ] {
            let error = refused(settings, Detector::Bloom);
            assert!(error.starts_with(start), "{error}");
        }
        assert_eq!(
            refused(&["filter_bits=8,16"], Detector::Dcd),
            "--set filter_bits=8: detector `dcd` has no Bloom filter; leave it out, or choose --detector bloom or perfect"
        );
    }
}
