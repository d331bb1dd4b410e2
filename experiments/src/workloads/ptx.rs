//! The benchmarks' kernels as PTX.

use super::{Settings, Version, Workload};
use turnstile_ptx::KernelCode;
use turnstile_run::{Job, Launch};
use turnstile_tools::{Error, Result};

macro_rules! texts {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../kernels/", $name, ".ptx")))),*]
    };
}

/// Texts of all kernel files, by name without extension.
const TEXTS: [(&str, &str); 9] = texts! {
    "hash_table" "k_means" "genetic" "intruder" "vacation" "colouring" "database" "queue" "voting"
};

/// The job of a version for a machine whose kernels are PTX: that of [`Workload::job`], from the same source.
///
/// # Errors
/// If the version has transactions, or as [`Workload::job`].
pub fn ptx_job(
    workload: &dyn Workload,
    version: Version,
    settings: &Settings,
) -> Result<Job<KernelCode>> {
    if let Some(job) = workload.own_ptx_job(version, settings) {
        return job;
    }
    if version == Version::Tm {
        return Err(Error::input(
            "--version tm",
            "no machine of PTX kernels has transactions in shared memory",
            "choose --version fgl or serial, or leave --machine out",
        ));
    }
    let job = workload.job(version, settings)?;
    let entry = &job.code.kernel.name;
    let text = TEXTS.iter().find(|(name, _)| entry.starts_with(name));
    let (name, text) = text.expect("every benchmark's kernels have a text");
    Job::new(Launch {
        name: workload.name(),
        place: &|field| format!("benchmark {}: {field}", workload.name()),
        text,
        file: &format!("{name}.ptx"),
        entry,
        symbol: None,
        global_size: &job.geometry.global_size,
        local_size: &job.geometry.local_size,
        global_offset: &[],
        shared_bytes: None,
        arguments: job.arguments,
        allow_global_stores: false,
    })
}
