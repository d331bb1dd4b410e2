//! What every bundled benchmark shares: one work-group of 256 work-items, arguments, random inputs, and the words it left.

use super::{Parameter, Plan, Range, Settings, Version, Workload};
pub(crate) use turnstile_shared_atomics::arguments::{bits, random, words, Arguments};
use turnstile_tools::Result;

/// Work-items of the papers' experiments: one work-group of four wavefronts.
pub(super) const WORK_ITEMS: u32 = 256;

/// Which random input a benchmark gets.
pub(super) const SEED: Parameter = Parameter {
    name: "seed",
    description: "which random input",
    default: 1,
    range: Range::Between(0, u32::MAX),
};

/// How far transactions of different wavefronts may meet.
pub(super) const TURNS: Parameter = Parameter {
    name: "turns",
    description: "tm: parts of the work-group that do their transactions one after the other, 4 = wavefront by wavefront",
    default: 1,
    range: Range::PowersOfTwo(1, 4),
};

/// Work-items of a turn, as a power of two.
pub(super) fn turn_width(settings: &Settings) -> u32 {
    (WORK_ITEMS / settings.get(TURNS.name)).ilog2()
}

/// A bundled kernel file.
pub(super) struct Source {
    /// Its name without its extension; the kernel of a version is `name_version`.
    pub name: &'static str,
    /// What it is compiled to: the ending of each text, and the text.
    pub texts: &'static [(&'static str, &'static str)],
}

/// The kernel file of this name in `experiments/kernels`, in the texts that are there.
macro_rules! source {
    ($name:literal) => {
        super::launch::Source {
            name: $name,
            texts: &[
                ("s", include_str!(concat!("../../kernels/", $name, ".s"))),
                (
                    "ptx",
                    include_str!(concat!("../../kernels/", $name, ".ptx")),
                ),
            ],
        }
    };
}
pub(super) use source;

/// The launch of a version.
pub(super) fn plan(
    workload: &dyn Workload,
    source: &Source,
    version: Version,
    arguments: Arguments,
) -> Result<Plan> {
    kernel(workload, source, &version.to_string(), arguments)
}

/// The launch of the kernel `name_suffix`.
pub(super) fn kernel(
    workload: &dyn Workload,
    source: &Source,
    suffix: &str,
    arguments: Arguments,
) -> Result<Plan> {
    Ok(Plan {
        name: workload.name().to_owned(),
        place: format!("benchmark {}", workload.name()),
        file: source.name,
        texts: source.texts.to_vec(),
        entry: format!("{}_{suffix}", source.name),
        sizes: [WORK_ITEMS; 2],
        arguments: arguments.all(),
    })
}
