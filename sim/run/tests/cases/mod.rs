//! Users' kernels (`tests/kernels/user`): a run file each, inputs, and a sequential reference in plain Rust.

mod calls;
mod control_flow;
mod data_types;
mod loops;
mod opencl;
mod plain;
mod transactions;

use std::path::Path;
use turnstile_run::{load, Image, Job, Options, Texels, Value};
use turnstile_southern_islands::KernelCode;

/// What a run must leave behind, given the buffers before and after (an entry an argument, empty if it is no buffer).
pub type Check = fn(before: &[Vec<u8>], after: &[Vec<u8>]) -> Result<(), String>;

/// A kernel to run.
pub struct Case {
    /// Run file without `.toml`.
    pub name: &'static str,
    /// Content of the input buffers, from argument 0 on; the others keep the zeros of the run file.
    pub inputs: fn() -> Vec<Vec<u8>>,
    pub check: Check,
}

/// Kernels with transactions.
pub fn transactional() -> impl Iterator<Item = &'static Case> {
    [
        transactions::CASES,
        calls::TRANSACTIONAL,
        control_flow::CASES,
        loops::CASES,
        data_types::CASES,
        opencl::TRANSACTIONAL,
    ]
    .into_iter()
    .flatten()
}

/// Kernels without.
pub fn plain() -> impl Iterator<Item = &'static Case> {
    [plain::CASES, calls::PLAIN, opencl::PLAIN]
        .into_iter()
        .flatten()
}

impl Case {
    /// The job, with its inputs filled in.
    pub fn job(&self) -> Job<KernelCode> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/user");
        let path = folder.join(format!("{}.toml", self.name));
        let program = load(&path, Options::default()).unwrap_or_else(|error| panic!("{error}"));
        let job = program.alone(0).typed::<KernelCode>();
        let mut job = job.expect("a kernel of Southern Islands");
        self.fill_in(&mut job);
        job
    }

    /// Gives a job of any front end the inputs.
    pub fn fill_in<C>(&self, job: &mut Job<C>) {
        for (argument, input) in job.arguments.iter_mut().zip((self.inputs)()) {
            if let Value::Buffer(buffer)
            | Value::Image(Image {
                texels: Texels::Own(buffer),
                ..
            }) = &mut argument.value
            {
                assert_eq!(buffer.array.bytes.len(), input.len(), "{}", argument.name);
                buffer.array.bytes = input;
            }
        }
    }
}

/// Content of the buffers before the run.
pub fn before<C>(job: &Job<C>) -> Vec<Vec<u8>> {
    let content = |value: &Value| match value {
        Value::Buffer(buffer)
        | Value::Image(Image {
            texels: Texels::Own(buffer),
            ..
        }) => buffer.array.bytes.clone(),
        _ => vec![],
    };
    job.arguments
        .iter()
        .map(|argument| content(&argument.value))
        .collect()
}

/// Little-endian numbers of `SIZE` bytes.
pub fn numbers<T, const SIZE: usize>(bytes: &[u8], from: fn([u8; SIZE]) -> T) -> Vec<T> {
    let chunks = bytes.chunks_exact(SIZE);
    chunks
        .map(|chunk| from(chunk.try_into().unwrap()))
        .collect()
}

pub fn words(bytes: &[u8]) -> Vec<u32> {
    numbers(bytes, u32::from_le_bytes)
}

pub fn bytes<const SIZE: usize>(numbers: impl IntoIterator<Item = [u8; SIZE]>) -> Vec<u8> {
    numbers.into_iter().flatten().collect()
}

/// The same arbitrary number for the same index, always.
pub fn scramble(index: u32) -> u32 {
    let mixed = (index ^ 0x5bd1_e995).wrapping_mul(0x9e37_79b1);
    (mixed ^ mixed >> 15).wrapping_mul(0x85eb_ca77) >> 7
}

/// Compares element by element.
pub fn same<T: PartialEq + std::fmt::Debug>(found: &[T], expected: &[T]) -> Result<(), String> {
    if found.len() != expected.len() {
        return Err(format!("{} elements, not {}", found.len(), expected.len()));
    }
    let mut pairs = found.iter().zip(expected).enumerate();
    match pairs.find(|(_, (found, expected))| found != expected) {
        Some((index, (found, expected))) => {
            Err(format!("element {index} is {found:?}, not {expected:?}"))
        }
        None => Ok(()),
    }
}
