//! What the runs of a sweep have in common: a benchmark, or a program of the user's.

use crate::engine::outside::Quiet;
use crate::engine::run::{run, Benchmark, Setup};
use crate::workloads::{Settings, Version, Workload};
use std::fs;
use turnstile_machine::metrics::Report;
use turnstile_machine::MachineConfig;
use turnstile_run::Program;
use turnstile_tools::kept::digest;
use turnstile_tools::{Error, Result};

/// What a sweep is about.
pub enum Subject {
    /// A bundled benchmark, in its version with transactions.
    Bundled(&'static dyn Workload),
    /// What a run file describes.
    Program(Box<Program>),
}

impl Subject {
    /// A program, if it has transactions on local memory.
    ///
    /// # Errors
    /// If it has none: detectors would have nothing to do.
    pub fn program(program: Program) -> Result<Self> {
        if program.transactional() && program.target().lanes == MachineConfig::COMPUTE_UNIT_LANES {
            return Ok(Self::Program(Box::new(program)));
        }
        Err(Error::input(
            program.name,
            "the kernels have no transactions in local memory, which detectors are about",
            "give kernels for wavefronts of 64 with TX_BEGIN and TX_COMMIT",
        ))
    }

    /// Benchmark or run file.
    pub fn name(&self) -> &str {
        match self {
            Self::Bundled(workload) => workload.name(),
            Self::Program(program) => &program.name,
        }
    }

    /// The benchmark, if it is one.
    pub fn workload(&self) -> Option<&'static dyn Workload> {
        match self {
            Self::Bundled(workload) => Some(*workload),
            Self::Program(_) => None,
        }
    }

    /// Parameters of the benchmark with these values, and its others by default; a program has none.
    pub(super) fn settings(&self, assignments: &[String]) -> Result<Settings> {
        match self {
            Self::Bundled(workload) => Settings::parse(*workload, assignments),
            Self::Program(_) => Ok(Settings::default()),
        }
    }

    /// Names of the benchmark's parameters.
    pub(super) fn parameters(&self) -> impl Iterator<Item = &'static str> {
        let all = self.workload().map(|workload| workload.parameters());
        let all = all.unwrap_or_default().iter();
        all.map(|parameter| parameter.name)
    }

    /// What results depend on besides the settings. Of a program: what it was compiled to, and all files that it was read from.
    pub(super) fn key(&self) -> Result<Vec<String>> {
        let Self::Program(program) = self else {
            return Ok(vec![self.name().into()]);
        };
        let mut content = vec![];
        for launch in &program.launches {
            content.push(launch.job.text.as_bytes().to_vec());
        }
        for path in &program.inputs {
            let bytes = fs::read(path).map_err(|error| {
                let what = format!("cannot be read ({error})");
                Error::input(path.display().to_string(), what, "put it back where it was")
            });
            content.push(bytes?);
        }
        Ok(vec![self.name().into(), digest(&content)])
    }

    /// Runs it unobserved.
    pub(super) fn run(&self, settings: &Settings, setup: &Setup) -> Result<Report> {
        match self {
            Self::Bundled(workload) => {
                let benchmark = Benchmark {
                    workload: *workload,
                    version: Version::Tm,
                    settings: settings.clone(),
                };
                benchmark.run(setup)
            }
            Self::Program(program) => Ok(run(program, None, setup, &mut Quiet)?.report),
        }
    }
}
