//! What a workload is: memory at first, tasks, and what they have to leave.

use super::memory::Memory;
use super::text::text;
use crate::votes::Language;
use crate::workloads::launch::{words, Arguments};
use std::fmt;
use turnstile_ptx::KernelCode;
use turnstile_run::{Argument, Job, Launch};
use turnstile_tools::Result;

/// Fine, or in words what is wrong first.
pub type Checked = std::result::Result<(), String>;

/// How threads keep out of each other's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Version {
    /// Transactions.
    Transactions,
    /// Locks in global memory, one a bucket, an account, a node ...
    Locks,
    /// One lock for everything.
    OneLock,
    /// Atomic instructions alone.
    Atomics,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Transactions => "tx",
            Self::Locks => "fgl",
            Self::OneLock => "lock",
            Self::Atomics => "atom",
        })
    }
}

/// An argument of the kernels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A buffer with this content at first.
    Words(&'static str, Vec<u32>),
    /// A number.
    Number(&'static str, u32),
}

/// A workload: threads with a task each.
pub trait Workload: Sync {
    /// Name of its sources, and of its kernels without the version.
    fn kernel(&self) -> &'static str;

    /// Versions there are.
    fn versions(&self) -> &'static [Version] {
        &[Version::Transactions, Version::Locks, Version::Atomics]
    }

    /// Tasks: a transaction each, or a few.
    fn tasks(&self) -> u32;

    /// Threads that share them, one a task unless a workload says otherwise.
    fn threads(&self) -> u32 {
        self.tasks()
    }

    /// Threads of a block. The last block is whole; its threads beyond have no task.
    fn block(&self) -> u32 {
        192
    }

    /// Arguments of the kernels but for the last, which is the number of tasks.
    fn arguments(&self) -> Vec<Given>;

    /// Does a task alone, as its transaction does it.
    fn task(&self, task: u32, memory: &mut Memory);

    /// Looks for what is wrong in the buffers at the end, one an argument, empty where an argument is none.
    ///
    /// # Errors
    /// If anything is lost, twice there, or not where it belongs.
    fn check(&self, memory: &[Vec<u32>]) -> Checked;
}

/// The launch of a version in the text of a language.
///
/// # Errors
/// If the arguments do not fit the kernel, or it has instructions that no machine executes.
pub fn job(
    workload: &dyn Workload,
    version: Version,
    language: Language,
) -> Result<Job<KernelCode>> {
    let (_, text) = text(workload.kernel(), language);
    job_of(workload, version, text, grid(workload))
}

/// Blocks of a workload, and threads of each.
pub(crate) fn grid(workload: &dyn Workload) -> [u32; 2] {
    let block = workload.block();
    [workload.threads().div_ceil(block), block]
}

/// The kernel of a version, and its arguments.
pub(crate) fn call(workload: &dyn Workload, version: Version) -> (String, Vec<Argument>) {
    let given = workload.arguments().into_iter();
    let arguments = given.fold(Arguments::default(), |all, one| match one {
        Given::Words(name, words) => all.words(name, &words),
        Given::Number(name, number) => all.number(name, number),
    });
    let arguments = arguments.number("tasks", workload.tasks()).all();
    (format!("{}_{version}", workload.kernel()), arguments)
}

/// The launch of a version in another text with kernels of the same names, by so many blocks of so many threads, which share the tasks.
///
/// # Errors
/// As [`job`].
pub fn job_of(
    workload: &dyn Workload,
    version: Version,
    text: &str,
    [blocks, threads]: [u32; 2],
) -> Result<Job<KernelCode>> {
    let (entry, arguments) = call(workload, version);
    Job::new(Launch {
        name: &entry,
        place: &|field| format!("{entry}: {field}"),
        text,
        file: &format!("{}.ptx", workload.kernel()),
        entry: &entry,
        symbol: None,
        global_size: &[blocks * threads],
        local_size: &[threads],
        global_offset: &[],
        shared_bytes: None,
        arguments,
        allow_global_stores: false,
    })
}

/// The buffers before the launch, empty for arguments that are none.
pub(super) fn first_buffers(workload: &dyn Workload) -> Vec<Vec<u32>> {
    let given = workload.arguments().into_iter();
    let words = given.map(|one| match one {
        Given::Words(_, words) => words,
        Given::Number(..) => vec![],
    });
    words.collect()
}

/// All tasks one after the other: what they leave, and what their transactions read and wrote.
pub fn play(workload: &dyn Workload) -> Memory {
    let mut memory = Memory::new(first_buffers(workload));
    (0..workload.tasks()).for_each(|task| workload.task(task, &mut memory));
    memory
}

/// The words of the buffers that a run leaves.
pub fn words_of(buffers: &[Vec<u8>]) -> Vec<Vec<u32>> {
    (0..buffers.len()).map(|one| words(buffers, one)).collect()
}

/// A word of a buffer; of one that is not there, the highest number.
pub(super) fn word(memory: &[Vec<u32>], buffer: usize, at: u32) -> u32 {
    let word = memory.get(buffer).and_then(|words| words.get(at as usize));
    word.copied().unwrap_or(u32::MAX)
}

pub(super) fn expect(what: impl FnOnce() -> String, found: u32, expected: u32) -> Checked {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{} is {found}, not {expected}", what())),
    }
}
