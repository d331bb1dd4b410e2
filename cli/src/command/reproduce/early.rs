//! The paper on early conflict resolution: transactions on global memory, on the machine with its units.

use super::{Folder, ReproduceArgs};
use crate::command::output::tell;
use crate::command::progress::{bar, check_interrupt, Watch};
use crate::reproduce::early::{
    read, Change, Configuration, Part, Results, Run, Runs, Setting, Stack, Version, BENCHMARKS,
    LABELLED, NAME, TITLE,
};
use crate::reproduce::{
    aligned, claims_text, rows_csv, statements_text, Holds, Page, Sample, Statement,
};
use crate::sweep::{program_digest, Store};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_experiments::transactions::{self, benchmarks_with, job, words_of, Benchmark};
use turnstile_experiments::votes::Language;
use turnstile_machine::{Beside, Device, EngineKind, MachineConfig, Options, Tops};
use turnstile_run::FrontEnd;
use turnstile_tools::newest_verilator;
use turnstile_tools::{file, Error, Result};

/// The machine of the paper.
const MACHINE: &str = "early-cr";
/// A run that takes longer stands still.
const MAX_CYCLES: u64 = 1 << 32;
/// What runs in lockstep, and of how many tasks: tables, long sets, one tree that all threads are after.
const SAMPLE: [&str; 3] = ["HT512", "BinTree", "RBT180"];
const SAMPLE_TASKS: u32 = 40;

/// What is asked for.
struct Asked {
    parts: Vec<Part>,
    benchmarks: Vec<&'static str>,
    engine: EngineKind,
    seeds: u32,
    most: u32,
    /// Not everything there is.
    part: bool,
}

/// Runs it and writes everything; the exit code says whether all runs passed their checks.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    let asked = Asked::new(args)?;
    let kept = args.runs.as_ref().map(|path| {
        let text = file::read_text(path).map_err(|error| {
            Error::input(
                file::read_name(path),
                format!("the runs cannot be read ({error})"),
                "give the runs.csv of an earlier report",
            )
        })?;
        read(&file::read_name(path), &text)
    });
    let kept = kept.transpose()?;
    let folder = Folder::create(args, NAME)?;
    let results = match kept {
        Some(runs) => Results {
            runs: Runs::new(runs),
            failed: vec![],
            stack: asked.stack()?,
            sample: nothing(),
            source: "The runs are those of an earlier report.".into(),
            part: false,
        },
        None => {
            let kept = folder.path.join("runs");
            let found = asked.find(&kept);
            if matches!(found, Err(Error::Interrupted)) && kept.exists() {
                let kept = kept.display();
                eprintln!("reproduce: runs that have ended are kept in {kept}; the same command goes on behind them");
            }
            found?
        }
    };
    write(&results, &folder)?;
    for failed in &results.failed {
        tell(&format!("failed: {failed}\n"))?;
    }
    Ok(u8::from(!results.failed.is_empty()))
}

/// A sample without runs.
fn nothing() -> Sample {
    Sample {
        engine: None,
        runs: vec![],
    }
}

fn write(results: &Results, folder: &Folder) -> Result<()> {
    let (rows, statements) = (results.numbers(), results.statements());
    let (figures, how) = (results.figures(), results.how());
    let mut page = Page::new(TITLE, &how);
    if !results.failed.is_empty() {
        page.section("Runs that failed", "None of them is in any number.");
        page.listing("failed", &results.failed.join("\n"));
    }
    if !rows.is_empty() {
        page.numbers(&rows);
    }
    if !statements.is_empty() {
        page.statements(&statements);
    }
    for figure in &figures {
        page.figure(figure)?;
    }
    let mut text = format!("{TITLE}\n{how}\n\n");
    for section in results.sections() {
        page.section(section.heading, section.text);
        let (head, lines) = section.table;
        if section.printed {
            text += &format!("{}\n{}\n", section.heading, aligned(&head, &lines));
        }
        page.table(section.id, (head, lines));
    }
    if !rows.is_empty() {
        text += &format!("{}\n", claims_text(&rows));
    }
    if !statements.is_empty() {
        text += &judged(&statements);
    }
    let mut files = vec![
        ("report.html", page.finish()),
        ("numbers.csv", rows_csv(&rows)?),
        ("statements.csv", rows_csv(&statements)?),
    ];
    if !results.runs.is_empty() {
        let runs: Vec<&Run> = results.runs.all().collect();
        files.push(("runs.csv", rows_csv(&runs)?));
    }
    let written = folder.write(&files, &figures)?;
    tell(&format!("{text}{written}\n"))
}

/// Statements, and how many hold.
fn judged(statements: &[Statement]) -> String {
    let hold = |holds| statements.iter().filter(|one| one.holds == holds).count();
    format!(
        "{}\n{} statements hold, {} partly, {} do not\n",
        statements_text(statements),
        hold(Holds::Yes),
        hold(Holds::Partly),
        hold(Holds::No),
    )
}

impl Asked {
    fn new(args: &ReproduceArgs) -> Result<Self> {
        if args.machine.is_some() {
            return Err(Error::input(
                "--machine",
                "this paper's machine is early-cr, with and without its units",
                "leave it out",
            ));
        }
        for (given, option) in [
            (args.seeds.is_some(), "--seeds"),
            (args.tasks.is_some(), "--tasks"),
            (args.engine.is_some(), "--engine"),
            (!args.only.is_empty(), "--only"),
        ] {
            if given && args.runs.is_some() {
                return Err(Error::input(
                    option,
                    "nothing is run with --runs",
                    "leave one of them out",
                ));
            }
        }
        let all: Vec<&str> = BENCHMARKS.into_iter().chain([LABELLED]).collect();
        let (mut parts, mut benchmarks) = (vec![], vec![]);
        for name in &args.only {
            let is = |other: &str| other.eq_ignore_ascii_case(name);
            let part = Part::ALL.into_iter().find(|part| is(part.name()));
            let benchmark = all.iter().copied().find(|one| is(one));
            if part.is_none() && benchmark.is_none() {
                let parts = Part::ALL.map(Part::name);
                return Err(Error::input(
                    format!("--only {name}"),
                    format!("{NAME} has no part and no benchmark `{name}`"),
                    format!("choose {}, {}", parts.join(", "), all.join(", ")),
                ));
            }
            parts.extend(part);
            benchmarks.extend(benchmark);
        }
        if parts.is_empty() {
            parts = Part::ALL.to_vec();
        }
        Ok(Self {
            parts,
            benchmarks: if benchmarks.is_empty() {
                all
            } else {
                benchmarks
            },
            engine: args.engine.unwrap_or(EngineKind::Model),
            seeds: args.seeds.unwrap_or(1),
            most: args.tasks.unwrap_or(u32::MAX),
            part: !args.only.is_empty(),
        })
    }

    /// The stack, if it is asked for.
    fn stack(&self) -> Result<Option<Stack>> {
        let asked = self.parts.contains(&Part::Stack);
        asked.then(Stack::play).transpose()
    }

    /// Everything that is asked for. Runs that have ended are kept in a folder, by the program and all that is chosen about them, so that the
    /// same command goes on behind them.
    fn find(&self, folder: &Path) -> Result<Results> {
        let stack = self.stack()?;
        let of_seed = |seed| Part::all_settings(&self.parts, &self.benchmarks, seed);
        let settings: Vec<Setting> = (0..self.seeds).flat_map(of_seed).collect();
        let sample = self.sample();
        let bar = bar(settings.len() + 2 * sample.len());
        let kept = Kept::open(folder)?;
        let once = |setting: &Setting| {
            let choices = [&self.most.to_string(), self.engine.name()];
            kept.once(setting, choices, || {
                perform(setting, self.most, self.engine, None)
            })
        };
        // Models are compiled once, and not by several runs at the same time.
        if let Some(first) = settings.first() {
            tops(&machine(first)?, self.engine, None)?;
        }
        let small: Vec<_> = sample.iter().map(|setting| (setting, true)).collect();
        let whole = settings.iter().map(|setting| (setting, false));
        let ran: Vec<std::result::Result<Run, String>> = small
            .iter()
            .copied()
            .chain(whole)
            .collect::<Vec<_>>()
            .into_par_iter()
            .with_max_len(1)
            .map(|(setting, small)| {
                check_interrupt()?;
                let ran = match small {
                    true => self.twice(setting, || bar.inc(1)),
                    false => once(setting),
                };
                bar.inc(1);
                match ran {
                    Ok(run) => Ok(Ok(run)),
                    Err(Error::Run(complaint)) => Ok(Err(complaint.to_string())),
                    Err(error) => Err(error),
                }
            })
            .collect::<Result<_>>()?;
        bar.finish_and_clear();
        let failed = ran.iter().filter_map(|one| one.as_ref().err().cloned());
        let runs = ran[small.len()..]
            .iter()
            .filter_map(|one| one.as_ref().ok());
        let of_sample = sample.iter().zip(&ran).filter(|(_, ran)| ran.is_ok());
        let of_sample =
            of_sample.map(|(setting, _)| (setting.benchmark.clone(), setting.configuration.name()));
        Ok(Results {
            runs: Runs::new(runs.cloned()),
            failed: failed.collect(),
            stack,
            sample: Sample {
                engine: Some(self.lockstep().map(EngineKind::name).join(" and ")),
                runs: of_sample.collect(),
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
    fn twice(&self, setting: &Setting, done: impl Fn()) -> Result<Run> {
        let alone = perform(setting, SAMPLE_TASKS, self.engine, None)?;
        done();
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

/// Runs that have ended, in a folder.
struct Kept {
    store: Store,
    program: String,
    folder: PathBuf,
}

impl Kept {
    fn open(folder: &Path) -> Result<Self> {
        Ok(Self {
            store: Store::open(folder)?,
            program: program_digest()?,
            folder: folder.into(),
        })
    }

    /// The run that is kept, or else the one that is performed, which is kept then.
    fn once(
        &self,
        setting: &Setting,
        choices: [&str; 2],
        perform: impl FnOnce() -> Result<Run>,
    ) -> Result<Run> {
        let name = setting.name();
        let key = [&[&self.program, name.as_str()], &choices[..]].concat();
        if let Some(run) = self.store.get(&key) {
            return Ok(run);
        }
        let run = perform()?;
        self.store.put(&key, &run)?;
        Ok(run)
    }
}

impl Drop for Kept {
    /// A folder that nothing got into goes away again.
    fn drop(&mut self) {
        // Fails if there is something in it, as it should.
        drop(std::fs::remove_dir(&self.folder));
    }
}

/// The machine of a run.
fn machine(setting: &Setting) -> Result<MachineConfig> {
    let missing = || Error::input(MACHINE, "this machine is not there", "please report it");
    let Some(MachineConfig::Simt(mut config)) = MachineConfig::simt(MACHINE) else {
        return Err(missing());
    };
    let sets = setting.configuration.first_level_sets();
    config.memory.l1.sets = sets;
    let transactions = config.transactions.as_mut().ok_or_else(missing)?;
    [transactions.early_abort, transactions.pause_and_go] = setting.configuration.has();
    match setting.change {
        Change::None => {}
        Change::RemoveAtVote => transactions.remove_at_vote = true,
        Change::CountOnArrival => transactions.count_on_arrival = true,
        Change::PauseTogether => transactions.pause_in_branches = false,
        Change::WritesMeetReaders => transactions.write_write = false,
        Change::Broadcast => transactions.multicast = false,
        Change::UpdateChannel => transactions.update_channel = true,
        Change::UpdateChannelFast => {
            transactions.update_channel = true;
            transactions.clocks = 4;
        }
        Change::SlowCores => transactions.clocks = 1,
        Change::FastCores => transactions.clocks = 4,
        Change::NoTemporal => transactions.temporal = false,
        Change::SendConflicts => transactions.send_conflicts = true,
    }
    if let Some(entries) = setting.entries {
        transactions.table_entries = entries as usize;
    }
    config.check(MACHINE)?;
    Ok(MachineConfig::Simt(config))
}

fn tops(machine: &MachineConfig, engine: EngineKind, lockstep: Option<EngineKind>) -> Result<Tops> {
    Tops::open(machine, machine, engine, lockstep.map(Beside::from))
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
    let version = match setting.version {
        Version::Tx => transactions::Version::Transactions,
        Version::Fgl => transactions::Version::Locks,
        Version::Lock => transactions::Version::OneLock,
        Version::Atom => transactions::Version::Atomics,
    };
    let failed = |what: String| {
        let remedy = "please report it, the machine is wrong";
        Error::run(setting.name(), what, remedy)
    };
    let job = job(&*workload, version, Language::Cuda)?;
    let options = Options::new(MAX_CYCLES);
    let device = Device::new(&machine, tops(&machine, engine, lockstep)?, options)?;
    let ran = FrontEnd::run(&job, device, &job.name, &job.arguments, &mut Watch::quiet());
    let (_, outcome) = ran.map_err(|error| match error {
        Error::Run(complaint) => failed(complaint.to_string()),
        other => other,
    })?;
    let checked = workload.check(&words_of(&outcome.buffers)).err();
    if let Some(what) = outcome.violation.clone().or(checked) {
        return Err(failed(what));
    }
    let run = Run::new(setting, workload.tasks(), &outcome);
    match run.check() {
        Ok(()) => Ok(run),
        Err(what) => Err(failed(what)),
    }
}
