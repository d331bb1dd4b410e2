//! Bundled benchmarks. A new one is one file here and one line in [`ALL`].

mod colouring;
mod database;
mod early_conflict;
mod genetic;
mod hash_table;
mod intruder;
mod k_means;
pub(crate) mod launch;
mod ptx;
mod queue;
mod settings;
mod vacation;
mod voting;

pub use ptx::ptx_job;
pub use settings::{version, Parameter, Range, Settings, Version};

use turnstile_ptx::KernelCode;
use turnstile_run::Job;
use turnstile_tools::{Error, Result};

/// Every bundled benchmark.
pub const ALL: [&dyn Workload; 9] = [
    &hash_table::HashTable,
    &k_means::KMeans,
    &genetic::Genetic,
    &intruder::Intruder,
    &vacation::Vacation,
    &colouring::Colouring,
    &database::Database,
    &queue::Queue,
    &voting::Voting,
];

/// The benchmarks with transactions on global memory, for machines of PTX kernels.
pub const TRANSACTIONAL: [&dyn Workload; 10] = early_conflict::ALL;

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
    /// The job of one version for machines of PTX kernels, if it is not [`job`](Self::job) from the same source.
    fn own_ptx_job(&self, _: Version, _: &Settings) -> Option<Result<Job<KernelCode>>> {
        None
    }
    /// Compares the buffers at the end (one entry an argument, empty for arguments that are no buffers) with the
    /// sequential reference; the error says in words what is wrong first.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String>;
}

/// The benchmark called `name`, in small or capital letters.
pub fn find(name: &str) -> Result<&'static dyn Workload> {
    let mut all = ALL.into_iter().chain(TRANSACTIONAL);
    all.find(|workload| workload.name().eq_ignore_ascii_case(name))
        .ok_or_else(|| {
            let all = ALL.into_iter().chain(TRANSACTIONAL);
            let names: Vec<_> = all.map(|workload| workload.name()).collect();
            Error::input(
                "benchmark",
                format!("there is no benchmark `{name}`"),
                format!("choose {}, or give a run file (.toml)", names.join(", ")),
            )
        })
}
