//! What every bundled benchmark shares: one work-group of 256 work-items, arguments, random inputs, and the words it left.

use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use turnstile_run::{Argument, Array, Buffer, Value};
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

/// Arguments of a kernel, in order.
#[derive(Default)]
pub(crate) struct Arguments(Vec<Argument>);

impl Arguments {
    /// Adds a buffer of words.
    pub fn words(self, name: &str, words: &[u32]) -> Self {
        self.array(name, Array::words(words))
    }

    /// Adds a buffer.
    pub fn array(self, name: &str, array: Array) -> Self {
        self.add(name, Value::Buffer(Buffer { array, dump: None }))
    }

    /// Adds so many bytes of local memory.
    pub fn local(self, name: &str, bytes: u32) -> Self {
        self.add(name, Value::Local(bytes))
    }

    /// All of them.
    pub fn all(self) -> Vec<Argument> {
        self.0
    }

    /// Adds a number.
    pub fn number(self, name: &str, value: u32) -> Self {
        self.add(name, Value::Scalar(value.to_le_bytes().to_vec()))
    }

    fn add(mut self, name: &str, value: Value) -> Self {
        let name = format!("argument {} ({name})", self.0.len());
        self.0.push(Argument { name, value });
        self
    }
}

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
        arguments: arguments.0,
    })
}

/// The words of a buffer at the end; none if the argument is no buffer.
pub(crate) fn words(buffers: &[Vec<u8>], argument: usize) -> Vec<u32> {
    let bytes = buffers.get(argument).into_iter().flatten().copied();
    let bytes: Vec<u8> = bytes.collect();
    let words = bytes.chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect()
}

/// The same random numbers for the same seed, on every computer.
pub(crate) fn random(seed: u32) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed.into())
}

/// The words of numbers.
pub(crate) fn bits(numbers: &[f32]) -> Vec<u32> {
    numbers.iter().map(|number| number.to_bits()).collect()
}
