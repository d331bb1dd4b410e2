//! Bundled benchmarks. A new one is one file here and one line in [`ALL`].

mod colouring;
mod database;
mod early_conflict;
mod genetic;
mod hash_table;
mod intruder;
mod k_means;
pub(crate) mod launch;
mod plan;
mod queue;
mod settings;
mod vacation;
mod voting;

pub use plan::{Plan, Texts};
pub use settings::{version, Parameter, Range, Settings, Version};

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
    /// What one version launches.
    ///
    /// # Errors
    /// If the version is none of this benchmark.
    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan>;
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

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_run::FrontEnds;

    #[test]
    fn every_version_loads_for_every_front_end_and_only_tm_is_transactional() {
        for workload in ALL {
            for front_end in FrontEnds::default().0 {
                for &version in workload.versions() {
                    let job = workload.job(*front_end, version, &Settings::new(workload));
                    let loaded = job.map(|job| job.code.transactional());
                    let place = format!("{} {version}, {front_end:?}", workload.name());
                    match (version, loaded) {
                        (Version::Tm, Err(error)) => {
                            assert!(error.to_string().starts_with("--version tm"), "{place}");
                        }
                        (_, loaded) => {
                            let loaded = loaded.unwrap_or_else(|error| panic!("{place}: {error}"));
                            assert_eq!(loaded, version == Version::Tm, "{place}");
                        }
                    }
                }
            }
        }
    }
}
