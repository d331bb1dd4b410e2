//! Bundled benchmarks. A new one is one file here and one line in [`ALL`].

mod colouring;
mod database;
mod genetic;
mod hash_table;
mod intruder;
mod k_means;
pub(crate) mod launch;
mod ptx;
mod queue;
mod settings;
mod vacation;

pub use ptx::ptx_job;
pub use settings::{version, Parameter, Range, Settings, Version};

use crate::run::Job;
use crate::{Error, Result};

/// Every bundled benchmark.
pub const ALL: [&dyn Workload; 8] = [
    &hash_table::HashTable,
    &k_means::KMeans,
    &genetic::Genetic,
    &intruder::Intruder,
    &vacation::Vacation,
    &colouring::Colouring,
    &database::Database,
    &queue::Queue,
];

/// A benchmark: kernels, parameters, and a sequential reference.
pub trait Workload: Sync {
    /// Name on the command line.
    fn name(&self) -> &'static str;
    /// One line for `turnstile list`.
    fn description(&self) -> &'static str;
    /// What `--set` can change.
    fn parameters(&self) -> &'static [Parameter];
    /// Versions there are; the first is the default.
    fn versions(&self) -> &'static [Version];
    /// The job of one version.
    fn job(&self, version: Version, settings: &Settings) -> Result<Job>;
    /// Compares the buffers at the end (one entry an argument, empty for arguments that are no buffers) with the
    /// sequential reference; the error says in words what is wrong first.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String>;
}

/// The benchmark called `name`, in small or capital letters.
pub fn find(name: &str) -> Result<&'static dyn Workload> {
    ALL.into_iter()
        .find(|workload| workload.name().eq_ignore_ascii_case(name))
        .ok_or_else(|| {
            let names: Vec<_> = ALL.iter().map(|workload| workload.name()).collect();
            Error::input(
                "benchmark",
                format!("there is no benchmark `{name}`"),
                format!("choose {}, or give a run file (.toml)", names.join(", ")),
            )
        })
}
