//! Runs of the grid on the machines `early-cr` and `early-cr-2`, each checked.

use super::results::Results;
use super::run::Run;
use super::runs::Runs;
use super::setting::{settings, Configuration, Part, Setting};
use super::states::Stack;
use crate::engine::batch::Batch;
use crate::engine::grid::Sample;
use crate::engine::outside::{Bar, Context};
use crate::engine::points;
use crate::engine::run::{in_words, launch};
use crate::engine::ways::bundled;
use crate::transactions::{benchmarks_with, job, words_of, Benchmark};
use crate::votes::Language;
use turnstile_machine::{EngineKind, MachineConfig, Tops, TransactionsConfig};
use turnstile_tools::newest_verilator;
use turnstile_tools::{Error, Result};

/// What runs in lockstep, and of how many tasks: tables, long sets, one tree that all threads are after.
const SAMPLE: [&str; 3] = ["HT512", "BinTree", "RBT180"];
const SAMPLE_TASKS: u32 = 40;

/// What is asked for.
pub struct Asked {
    /// Parts of the grid.
    pub parts: Vec<Part>,
    pub benchmarks: Vec<&'static str>,
    /// Engine of all runs.
    pub engine: EngineKind,
    /// Inputs of each benchmark.
    pub seeds: u32,
    /// Tasks of each benchmark at most.
    pub most: u32,
    /// Not everything there is.
    pub part: bool,
}

/// What a run has come to, or what was wrong with it.
pub type Ran = std::result::Result<Run, String>;

impl Asked {
    /// The stack, if it is asked for.
    ///
    /// # Errors
    /// If a unit does not come to an end.
    pub fn stack(&self) -> Result<Option<Stack>> {
        let asked = self.parts.contains(&Part::Stack);
        asked.then(Stack::play).transpose()
    }

    /// The runs that are asked for.
    ///
    /// # Errors
    /// If there are no such benchmarks.
    pub fn runs(&self) -> Result<Batch<Setting, Ran>> {
        let mut all = vec![];
        for seed in 0..self.seeds {
            all.extend(settings(&self.parts, &self.benchmarks, seed)?);
        }
        let (most, engine) = (self.most, self.engine);
        Ok(Batch::new("run", all, Setting::name, move |setting| {
            or_complaint(perform(setting, most, engine, None))
        }))
    }

    /// What their results depend on.
    ///
    /// # Errors
    /// If the engine is not there.
    pub fn depends_on(&self) -> Result<Vec<String>> {
        let most = format!("at most {} tasks", self.most);
        Ok([&[most], &in_words(self.engine)?[..]].concat())
    }

    /// Everything that is asked for, which are these runs and more.
    ///
    /// # Errors
    /// If it is interrupted, or a run cannot begin.
    pub fn find(&self, batch: &Batch<Setting, Ran>, context: &Context) -> Result<Results> {
        let stack = self.stack()?;
        // Models are compiled once, and not by several runs at the same time.
        if let Some(first) = batch.points().first() {
            let machine = machine(first)?;
            Tops::open(&machine, &machine, self.engine, None)?;
        }
        let sample = self.sample();
        let bar = context.runs(2 * sample.len());
        let twice = |setting: &Setting| or_complaint(self.twice(setting, &*bar));
        let small = points::all(&sample, &*bar, twice)?;
        drop(bar);
        let ran = batch.all(context)?;
        let failed = small.iter().chain(&ran);
        let failed = failed.filter_map(|one| one.as_ref().err().cloned());
        let failed = failed.collect();
        let of_sample = sample.iter().zip(&small).filter(|(_, ran)| ran.is_ok());
        let named = |one: &Setting| (one.benchmark.clone(), one.configuration.name().to_string());
        Ok(Results {
            runs: Runs::new(ran.into_iter().flatten()),
            failed,
            stack,
            sample: Sample {
                engine: Some(self.lockstep().map(EngineKind::name).join(" and ")),
                runs: of_sample.map(|(setting, _)| named(setting)).collect(),
            },
            source: format!("Every run on engine {}.", self.engine.name()),
            part: self.part,
        })
    }

    /// Small runs on two engines at once, if they are asked for.
    fn sample(&self) -> Vec<Setting> {
        if !self.parts.contains(&Part::Lockstep) {
            return vec![];
        }
        let names = SAMPLE.iter().filter(|name| self.benchmarks.contains(name));
        let of = |name| {
            [Configuration::WarpTm, Configuration::Both].map(|one| Setting::new(name, one, 0))
        };
        names.flat_map(|name| of(name)).collect()
    }

    /// The engines that agree: the RTL, and its Verilog where there is Verilator, or else its models.
    fn lockstep(&self) -> [EngineKind; 2] {
        match newest_verilator() {
            Ok(_) => [EngineKind::Rtl, EngineKind::Verilator],
            Err(_) => [EngineKind::Rtl, EngineKind::Model],
        }
    }

    /// A small run on two engines, and on the one of all others, which must come to the same.
    fn twice(&self, setting: &Setting, bar: &dyn Bar) -> Result<Run> {
        let alone = perform(setting, SAMPLE_TASKS, self.engine, None)?;
        bar.inc(1);
        let [first, second] = self.lockstep();
        let both = perform(setting, SAMPLE_TASKS, first, Some(second))?;
        match alone == both {
            true => Ok(both),
            false => Err(Error::run(
                setting.name(),
                "the run in lockstep had another result than the first one",
                "please report it",
            )),
        }
    }
}

/// What was wrong with a run is what it has come to.
fn or_complaint(ran: Result<Run>) -> Result<Ran> {
    match ran {
        Err(Error::Run(complaint)) => Ok(Err(complaint.to_string())),
        ran => ran.map(Ok),
    }
}

/// The machine of a run.
fn machine(setting: &Setting) -> Result<MachineConfig> {
    let name = setting.configuration.machine();
    let mut config = bundled(name)?;
    config.memory.l1.sets = setting.configuration.first_level_sets();
    let mut transactions = changed(&config.transactions.unwrap_or_default(), setting)?;
    [transactions.early_abort, transactions.pause_and_go] = setting.configuration.has();
    if let Some(entries) = setting.entries {
        transactions.table_entries = entries as usize;
    }
    config.transactions = Some(transactions);
    config.check(name)?;
    Ok(MachineConfig::Simt(config))
}

/// With the change of a setting, which is written as in a machine file.
fn changed(config: &TransactionsConfig, setting: &Setting) -> Result<TransactionsConfig> {
    let wrong = |error: &dyn std::fmt::Display| {
        Error::input(setting.name(), error.to_string(), "please report it")
    };
    let changes = setting.change.name().replace(", ", "\n");
    let changes: toml::Table = changes.parse().map_err(|error| wrong(&error))?;
    let mut fields = toml::Table::try_from(config).map_err(|error| wrong(&error))?;
    fields.extend(changes);
    fields.try_into().map_err(|error| wrong(&error))
}

/// A benchmark of at most so many tasks.
fn benchmark(name: &str, most: u32, seed: u32) -> Result<Benchmark> {
    let mut all = benchmarks_with(most, seed).into_iter();
    let found = all.find(|one| one.name == name);
    found.ok_or_else(|| Error::input(name, "there is no such benchmark", "please report it"))
}

/// A run of at most so many tasks, checked.
fn perform(
    setting: &Setting,
    most: u32,
    engine: EngineKind,
    lockstep: Option<EngineKind>,
) -> Result<Run> {
    let machine = machine(setting)?;
    let workload = benchmark(&setting.benchmark, most, setting.seed)?.workload;
    let failed = |what: String| {
        let remedy = "please report it, the machine is wrong";
        Error::run(setting.name(), what, remedy)
    };
    let job = job(&*workload, setting.version.of_workload(), Language::Cuda)?.any();
    let outcome = launch(&job, &machine, engine, lockstep).map_err(|error| match error {
        Error::Run(complaint) => failed(complaint.to_string()),
        other => other,
    })?;
    let checked = workload.check(&words_of(&outcome.buffers)).err();
    if let Some(what) = outcome.violation.clone().or(checked) {
        return Err(failed(what));
    }
    let run = Run::new(setting, workload.tasks(), &outcome);
    run.check().map_err(failed)?;
    Ok(run)
}

#[cfg(test)]
mod tests {
    use super::super::setting::Change;
    use super::*;

    #[test]
    fn a_change_is_one_of_the_machine_file() {
        let transactions_of = |configuration, change| {
            let setting = Setting {
                change,
                ..Setting::new("List", configuration, 0)
            };
            let MachineConfig::Simt(config) = machine(&setting).unwrap() else {
                panic!("early-cr has cores");
            };
            config.transactions.unwrap()
        };
        let transactions = |change| transactions_of(Configuration::Both, change);
        let plain = transactions(Change::None);
        assert!(plain.early_abort && plain.pause_and_go);
        for change in Change::MADE {
            assert_ne!(transactions(change), plain, "{change:?}");
        }
        let best = |change| transactions_of(Configuration::Best, change);
        assert_ne!(best(Change::NotLearned), best(Change::None));
        let fast = transactions(Change::UpdateChannelFast);
        assert_eq!((fast.update_channel, fast.clocks), (true, 4));
    }
}
