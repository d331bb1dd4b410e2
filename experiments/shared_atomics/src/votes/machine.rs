//! Machines that votes are advised for: one warp's vote, or a whole kernel.

use crate::atomics::AtomicsMachine;
use std::path::Path;
use turnstile_machine::machine_kinds::read_machine;
use turnstile_machine::{MachineConfig, SharedAtomics, SimtConfig};
use turnstile_tools::file::read_name;
use turnstile_tools::{Error, Result};

/// Of a block, from Fermi on.
const MOST_THREADS: u32 = 1024;

/// A machine, and with it what is made small.
#[derive(Clone, Debug)]
pub enum VoteMachine {
    /// The cycles of one warp's vote.
    Vote(AtomicsMachine),
    /// The cycles of a whole kernel.
    Kernel(Box<SimtConfig>),
}

impl VoteMachine {
    /// The bundled machine of this name; a name of none is that of a file, which is one of cores if it has a `kind`.
    ///
    /// # Errors
    /// If the file cannot be read, is no machine, or one of cores without lock bits.
    pub fn load(path: &Path) -> Result<Self> {
        let bundled = path.to_str().filter(|_| !path.exists());
        let machine = bundled.and_then(MachineConfig::bundled);
        if let Some(machine @ MachineConfig::Simt(_)) = machine {
            return Self::of_cores(machine, &read_name(path));
        }
        if let Some(machine) = bundled.and_then(AtomicsMachine::bundled) {
            return Ok(Self::Vote(machine));
        }
        let (text, place) = (read_machine(path)?, read_name(path));
        let table: toml::Table = toml::from_str(&text).unwrap_or_default();
        match table.contains_key("kind") {
            true => Self::of_cores(MachineConfig::parse(&text, &place)?, &place),
            false => AtomicsMachine::parse(&text, &place).map(Self::Vote),
        }
    }

    fn of_cores(machine: MachineConfig, place: &str) -> Result<Self> {
        let lock_bits = machine.shared_atomics() == SharedAtomics::LockBits;
        match machine {
            MachineConfig::Simt(config) if lock_bits => Ok(Self::Kernel(Box::new(config))),
            _ => Err(Error::input(
                place,
                "its cores do not use lock bits for atomics on shared memory, and votes are simulated for those only",
                "choose gtx580, or the latencies of one warp's atomic instruction, such as h200-float; `turnstile simulate` takes this one",
            )),
        }
    }

    /// Name printed in reports.
    pub fn name(&self) -> &str {
        match self {
            Self::Vote(machine) => machine.name(),
            Self::Kernel(machine) => &machine.name,
        }
    }

    /// Words of the shared memory that a block can have.
    pub fn words(&self) -> u32 {
        match self {
            Self::Vote(machine) => machine.words(),
            Self::Kernel(machine) => machine.core.shared_bytes / 4,
        }
    }

    /// Threads that a block can have.
    pub fn threads(&self) -> u32 {
        match self {
            Self::Vote(_) => MOST_THREADS,
            Self::Kernel(machine) => machine.core.threads_per_block,
        }
    }
}

impl Default for VoteMachine {
    fn default() -> Self {
        Self::Vote(AtomicsMachine::default())
    }
}
