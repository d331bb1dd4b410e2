//! What a grid is made of, and how it is read from a paper's `grid.toml`.
//!
//! A grid is cases (a benchmark with its settings) by variants (a version under a detector). An experiment is a case in which a suspected cause of a
//! difference is changed; it runs in some variants only, and in no figure.

use crate::workloads::Version;
use clap::ValueEnum;
use serde::Deserialize;
use turnstile_machine::{hardware_parameters, Detector};
use turnstile_tools::file::parse_toml;
use turnstile_tools::{Error, Result};

/// A grid of runs.
#[derive(Clone, Debug)]
pub struct Grid {
    /// What the paper is called in headings.
    pub title: String,
    /// What is run, by benchmark.
    pub cases: Vec<Case>,
    /// How each case is run.
    pub variants: Vec<Variant>,
    /// Labels of the cases that run on two engines in lockstep besides.
    pub sample: Vec<String>,
    /// Benchmarks of which cases of the figures are left out.
    cut: Vec<String>,
}

/// A benchmark with its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Short name of the paper, such as HT.
    pub group: String,
    /// Label in tables, such as HT2.
    pub label: String,
    /// Benchmark.
    pub workload: String,
    /// Its settings, as after `--set`.
    pub settings: Vec<String>,
    /// Its transactional versions read local memory outside of transactions, where nothing is isolated: the order of commits need not explain that.
    pub unisolated: bool,
    /// What makes it an experiment; none for the cases of the figures.
    pub experiment: Option<Experiment>,
}

/// A case of the figures, with a suspected cause of a difference changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Experiment {
    /// Label of the case; its serialised version is the reference of speedups if the experiment has none.
    pub of: String,
    /// Labels of the variants that it is run in.
    pub variants: Vec<String>,
    /// Names and values of parameters of the hardware.
    pub hardware: Vec<(String, String)>,
}

/// A version under a detector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Label in tables.
    pub label: String,
    /// Version of the benchmark.
    pub version: Version,
    pub detector: Detector,
}

/// As it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: String,
    sample: Vec<String>,
    /// Label, version, detector.
    variants: Vec<[String; 3]>,
    benchmarks: Vec<WrittenBenchmark>,
    #[serde(default)]
    experiments: Vec<WrittenExperiment>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBenchmark {
    group: String,
    name: String,
    /// Label and settings.
    cases: Vec<[String; 2]>,
    #[serde(default)]
    unisolated: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenExperiment {
    of: Vec<String>,
    set: String,
    variants: Vec<String>,
    /// As its case, unless it says otherwise.
    unisolated: Option<bool>,
}

impl Grid {
    /// The grid that a text describes.
    ///
    /// # Errors
    /// If it is no grid: with line or label, and what is wrong.
    pub fn read(place: &str, text: &str) -> Result<Self> {
        let remedy = "see experiments/src/engine/grid/definition.rs";
        let written: Written = parse_toml(text, place, remedy)?;
        let unknown = |what: String| Error::input(place, what, remedy);
        let variant = |[label, version, detector]: [String; 3]| {
            let none = |what, name| unknown(format!("variant {label} has no {what} `{name}`"));
            Ok(Variant {
                version: Version::try_from(version.clone())
                    .map_err(|_| none("version", &version))?,
                detector: Detector::from_str(&detector, false)
                    .map_err(|_| none("detector", &detector))?,
                label,
            })
        };
        let mut cases: Vec<Case> = vec![];
        for benchmark in written.benchmarks {
            cases.extend(benchmark.cases.into_iter().map(|[label, settings]| Case {
                group: benchmark.group.clone(),
                label,
                workload: benchmark.name.clone(),
                settings: words(&settings).map(String::from).collect(),
                unisolated: benchmark.unisolated,
                experiment: None,
            }));
        }
        for experiment in written.experiments {
            for label in &experiment.of {
                let of = cases.iter().find(|case| case.label == *label);
                let of = of.ok_or_else(|| unknown(format!("there is no case `{label}`")))?;
                cases.push(experiment.change(of));
            }
        }
        let variants = written.variants.into_iter().map(variant);
        let variants: Vec<Variant> = variants.collect::<Result<_>>()?;
        let mut chosen = cases.iter().filter_map(|case| case.experiment.as_ref());
        let is_variant = |label: &&String| variants.iter().any(|one| one.label == **label);
        let chosen = chosen.find_map(|one| one.variants.iter().find(|one| !is_variant(one)));
        let is_case = |label: &&String| cases.iter().any(|case| case.label == **label);
        let sampled = written.sample.iter().find(|label| !is_case(label));
        match (chosen, sampled) {
            (Some(label), _) => Err(unknown(format!("there is no variant `{label}`"))),
            (_, Some(label)) => Err(unknown(format!("there is no case `{label}`"))),
            (None, None) => Ok(Self {
                title: written.title,
                sample: written.sample,
                cases,
                variants,
                cut: vec![],
            }),
        }
    }

    /// Leaves only the cases, or the benchmarks' cases, with these names; all of them if there is none.
    ///
    /// # Errors
    /// If there is no such case in `paper`.
    pub fn only(mut self, paper: &str, names: &[String]) -> Result<Self> {
        let is = |case: &Case, name: &String| {
            let of = case.experiment.as_ref().map(|experiment| &experiment.of);
            let mut names = [Some(&case.label), Some(&case.group), of]
                .into_iter()
                .flatten();
            names.any(|one| one.eq_ignore_ascii_case(name))
        };
        for name in names {
            if !self.cases.iter().any(|case| is(case, name)) {
                let labels: Vec<_> = self.cases.iter().map(|case| case.label.as_str()).collect();
                return Err(Error::input(
                    format!("--only {name}"),
                    format!("{paper} has no case and no benchmark `{name}`"),
                    format!("choose {}", labels.join(", ")),
                ));
            }
        }
        if !names.is_empty() {
            let chosen = |case: &Case| names.iter().any(|name| is(case, name));
            let left_out = self.cases.iter().filter(|case| !chosen(case));
            let left_out = left_out.filter(|case| case.experiment.is_none());
            self.cut = left_out.map(|case| case.group.clone()).collect();
            self.cases.retain(chosen);
        }
        Ok(self)
    }

    /// Whether all cases of these benchmarks are run.
    pub fn whole(&self, groups: &[&str]) -> bool {
        !self.cut.iter().any(|group| groups.contains(&&**group))
    }
}

impl WrittenExperiment {
    /// A case with this change, whose settings are in its label.
    fn change(&self, case: &Case) -> Case {
        let is_hardware = |word: &&str| {
            hardware_parameters().any(|one| Some(one.name) == name(word).map(|one| one.0))
        };
        let (hardware, settings): (Vec<_>, Vec<_>) = words(&self.set).partition(is_hardware);
        let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Case {
            label: format!("{} {}", case.label, self.set),
            settings: case
                .settings
                .iter()
                .cloned()
                .chain(settings.into_iter().map(String::from))
                .collect(),
            experiment: Some(Experiment {
                hardware: hardware.into_iter().filter_map(name).map(pair).collect(),
                of: case.label.clone(),
                variants: self.variants.clone(),
            }),
            unisolated: self.unisolated.unwrap_or(case.unisolated),
            ..case.clone()
        }
    }
}

fn words(settings: &str) -> impl Iterator<Item = &str> {
    settings.split_whitespace()
}

/// Name and value of a setting.
fn name(word: &str) -> Option<(&str, &str)> {
    word.split_once('=')
}

impl Case {
    /// Whether it is run in this variant.
    pub fn has(&self, variant: &Variant) -> bool {
        let chosen = self.experiment.as_ref().map(|one| &one.variants);
        chosen.is_none_or(|labels| labels.contains(&variant.label))
    }

    /// Settings of the benchmark and of the hardware, as after `--set`.
    pub fn settings_text(&self) -> String {
        let hardware = self.experiment.iter().flat_map(|one| &one.hardware);
        let hardware = hardware.map(|(name, value)| format!("{name}={value}"));
        let all: Vec<_> = self.settings.iter().cloned().chain(hardware).collect();
        all.join(" ")
    }
}

impl Variant {
    /// The run must be serialisable and its outputs right.
    pub fn sound(&self) -> bool {
        self.detector.is_sound()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
title = "A paper"
sample = ["HT2"]
variants = [["tm", "tm", "bloom"]]
benchmarks = [{ group = "HT", name = "hash-table", cases = [["HT2", "buckets=2"], ["HT4", "buckets=4"]] }]
experiments = [{ of = ["HT2"], set = "turns=2 filter_bits=4", variants = ["tm"] }]
"#;

    #[test]
    fn an_experiment_is_a_case_with_something_changed() {
        let grid = Grid::read("grid.toml", TEXT).unwrap();
        let changed = &grid.cases[2];
        assert_eq!(changed.label, "HT2 turns=2 filter_bits=4");
        assert_eq!(changed.settings, ["buckets=2", "turns=2"]);
        assert_eq!(changed.settings_text(), "buckets=2 turns=2 filter_bits=4");
        assert!(!changed.unisolated && changed.has(&grid.variants[0]));
    }

    #[test]
    fn what_is_left_out_is_known_and_names_may_be_in_any_case() {
        let grid = Grid::read("grid.toml", TEXT).unwrap();
        assert!(grid.whole(&["HT", "KM"]));
        let few = grid.only("a-paper", &["ht2".into()]).unwrap();
        assert!(!few.whole(&["HT"]) && few.whole(&["KM"]));
        assert_eq!(few.cases.len(), 2);
        let error = few.only("a-paper", &["HT8".into()]).unwrap_err();
        let told = "--only HT8: a-paper has no case and no benchmark `HT8`; choose HT2, HT2 turns";
        assert!(error.to_string().starts_with(told), "{error}");
    }

    #[test]
    fn what_is_unknown_is_named() {
        for (good, bad, told) in [
            (
                "\"bloom\"",
                "\"blom\"",
                "grid.toml: variant tm has no detector `blom`; see",
            ),
            (
                "\"tm\", \"b",
                "\"htm\", \"b",
                "grid.toml: variant tm has no version `htm`; see",
            ),
            (
                "of = [\"HT2\"]",
                "of = [\"HT3\"]",
                "grid.toml: there is no case `HT3`; see",
            ),
            (
                "= [\"HT2\"]",
                "= [\"HT5\"]",
                "grid.toml: there is no case `HT5`; see",
            ),
            (
                "s = [\"tm\"]",
                "s = [\"fgl\"]",
                "grid.toml: there is no variant `fgl`; see",
            ),
            ("sample", "samples", "grid.toml:3: unknown field `samples`"),
        ] {
            let error = Grid::read("grid.toml", &TEXT.replace(good, bad)).unwrap_err();
            assert!(error.to_string().starts_with(told), "{error}");
        }
    }
}
