//! What a run file describes: buffers, and launches in a row on them, as a host program makes them.

use super::argument::{Argument, Buffer, Image, Texels, Value};
use super::job::Job;
use super::rounds::Rounds;
use std::path::PathBuf;
use turnstile_kernel::Target;
use turnstile_tools::{Error, Result};

/// Buffers and launches.
#[derive(Clone, Debug)]
pub struct Program {
    /// For messages: the run file or benchmark.
    pub name: String,
    /// What lies in global memory, in this order.
    pub buffers: Vec<SharedBuffer>,
    /// The launches, one at least, in the order of the run file.
    pub launches: Vec<Launched>,
    /// In which order they run, and how often.
    pub(super) plan: Block,
    /// Files that it was read from; a run must not write them.
    pub inputs: Vec<PathBuf>,
}

/// A buffer that stays between launches.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedBuffer {
    /// For messages.
    pub name: String,
    /// Content at the start, and what becomes of it.
    pub buffer: Buffer,
}

/// A launch of a program.
#[derive(Clone, Debug)]
pub struct Launched {
    /// Where it stands in a run file with several, such as `launch[1]`.
    pub label: Option<String>,
    /// Kernel, sizes, and the arguments of the first round.
    pub job: Job,
    /// The arguments of every round.
    pub(super) rounds: Vec<Rounds>,
}

/// A launch, or several in a row, with what the host does around them.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// Before each round.
    pub writes: Vec<Write>,
    pub body: Body,
    /// Nothing if it runs once.
    pub repeat: Option<Repeat>,
}

#[derive(Clone, Debug)]
pub(super) enum Body {
    /// Number of a launch.
    Launch(usize),
    Blocks(Vec<Block>),
}

/// What the host writes into a buffer.
#[derive(Clone, Debug)]
pub(super) enum Write {
    /// The content of another one of the same size.
    Copy { from: usize, to: usize },
    /// These bytes, again and again.
    Fill { to: usize, element: Vec<u8> },
    /// These bytes, from a place on.
    At {
        to: usize,
        offset: usize,
        bytes: Vec<u8>,
    },
}

/// How often a block runs.
#[derive(Clone, Debug)]
pub(super) enum Repeat {
    Times(u64),
    /// Until an element of a buffer is 0 after a round.
    UntilZero {
        buffer: usize,
        element: usize,
        at_most: u64,
        /// For messages: where it stands.
        place: String,
        /// For messages: the element.
        name: String,
    },
}

/// What runs a program.
pub trait Host {
    /// Content of a buffer.
    fn buffer(&self, number: usize) -> &[u8];

    /// Content of a buffer, to be written.
    fn buffer_mut(&mut self, number: usize) -> &mut [u8];

    /// Runs a launch of the program to its end.
    ///
    /// # Errors
    /// If it does not end well.
    fn launch(&mut self, launch: usize, round: u64, arguments: &[Argument]) -> Result<()>;
}

impl Program {
    /// One launch, with buffers of its own.
    pub fn of(mut job: Job) -> Self {
        let mut buffers = vec![];
        for argument in &mut job.arguments {
            let mut share = |buffer: &Buffer| {
                buffers.push(SharedBuffer {
                    name: argument.name.clone(),
                    buffer: buffer.clone(),
                });
                buffers.len() - 1
            };
            match &mut argument.value {
                Value::Buffer(buffer) => argument.value = Value::Shared(share(buffer)),
                Value::Image(Image { texels, .. }) => {
                    if let Texels::Own(buffer) = texels {
                        *texels = Texels::Shared(share(buffer));
                    }
                }
                _ => {}
            }
        }
        Self {
            name: job.name.clone(),
            buffers,
            inputs: job.inputs.clone(),
            launches: vec![Launched {
                label: None,
                rounds: job.arguments.iter().cloned().map(Rounds::Same).collect(),
                job,
            }],
            plan: Block {
                writes: vec![],
                body: Body::Launch(0),
                repeat: None,
            },
        }
    }

    /// A launch by itself in its first round, with buffers of its own as they are at the start.
    pub fn alone(&self, launch: usize) -> Job {
        let mut job = self.launches[launch].job.clone();
        job.name.clone_from(&self.name);
        job.inputs.clone_from(&self.inputs);
        for argument in &mut job.arguments {
            let own = |number: usize| self.buffers[number].buffer.clone();
            match &mut argument.value {
                Value::Shared(number) => argument.value = Value::Buffer(own(*number)),
                Value::Image(Image { texels, .. }) => {
                    if let Texels::Shared(number) = *texels {
                        *texels = Texels::Own(own(number));
                    }
                }
                _ => {}
            }
        }
        job
    }

    /// The instruction set of its kernels.
    pub fn target(&self) -> &'static Target {
        self.launches[0].job.code.target()
    }

    /// Whether a kernel of it uses transactions.
    pub fn transactional(&self) -> bool {
        let mut launches = self.launches.iter();
        launches.any(|launch| launch.job.code.transactional())
    }

    /// Runs everything.
    ///
    /// # Errors
    /// What the host reports, and a loop that does not end.
    pub fn run(&self, host: &mut dyn Host) -> Result<()> {
        self.run_block(&self.plan, 0, host)
    }

    /// `round` is that of the loop around the block.
    fn run_block(&self, block: &Block, round: u64, host: &mut dyn Host) -> Result<()> {
        let Some(repeat) = &block.repeat else {
            return self.run_round(block, round, host);
        };
        let most = repeat.most();
        for round in 0..most {
            self.run_round(block, round, host)?;
            if repeat.is_over(self, host) {
                return Ok(());
            }
        }
        repeat.ended()
    }

    fn run_round(&self, block: &Block, round: u64, host: &mut dyn Host) -> Result<()> {
        for write in &block.writes {
            write.perform(host);
        }
        match &block.body {
            Body::Launch(number) => {
                let arguments = self.launches[*number].arguments(round);
                host.launch(*number, round, &arguments)
            }
            Body::Blocks(blocks) => {
                let mut blocks = blocks.iter();
                blocks.try_for_each(|block| self.run_block(block, round, host))
            }
        }
    }
}

impl Launched {
    /// The arguments of a round.
    pub fn arguments(&self, round: u64) -> Vec<Argument> {
        self.rounds.iter().map(|one| one.in_round(round)).collect()
    }
}

impl Write {
    fn perform(&self, host: &mut dyn Host) {
        match self {
            Self::Copy { from, to } => {
                let content = host.buffer(*from).to_vec();
                host.buffer_mut(*to).copy_from_slice(&content);
            }
            Self::Fill { to, element } => {
                let all = host.buffer_mut(*to).chunks_exact_mut(element.len());
                all.for_each(|one| one.copy_from_slice(element));
            }
            Self::At { to, offset, bytes } => {
                host.buffer_mut(*to)[*offset..offset + bytes.len()].copy_from_slice(bytes);
            }
        }
    }
}

impl Repeat {
    /// Most rounds.
    pub fn most(&self) -> u64 {
        match self {
            Self::Times(times) => *times,
            Self::UntilZero { at_most, .. } => *at_most,
        }
    }

    /// Whether a round was the last one, though there could be more.
    fn is_over(&self, program: &Program, host: &dyn Host) -> bool {
        match self {
            Self::Times(_) => false,
            Self::UntilZero {
                buffer, element, ..
            } => {
                let array = &program.buffers[*buffer].buffer.array;
                array.element.is_zero(host.buffer(*buffer), *element)
            }
        }
    }

    /// All rounds have run.
    fn ended(&self) -> Result<()> {
        match self {
            Self::Times(_) => Ok(()),
            Self::UntilZero {
                at_most,
                place,
                name,
                ..
            } => Err(Error::run(
                place,
                format!("{name} is not 0 after {at_most} rounds"),
                "raise at_most, or look for a kernel that never leaves it 0",
            )),
        }
    }
}
