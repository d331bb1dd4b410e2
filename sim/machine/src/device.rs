//! A machine as a host sees it: buffers in global memory, and one launch after the other.

use super::config::{MachineConfig, SharedAtomics};
use super::core::{CoreHardware, LocalMemory, TransactionHardware, TransactionTop};
use super::dispatch::Dispatcher;
use super::local_memory;
use super::memory::{
    AtomicPort, AtomicTop, ClockRatio, CommitPort, CommitTop, Fabric, GlobalMemory, MemorySystem,
    PartitionUnit, RegionId, SecondLevelAtomics,
};
use super::options::Options;
use super::outcome::Outcome;
use super::resources::Needs;
use super::run::Run;
use super::top::Tops;
use super::trace::Observer;
use super::variables::ModuleVariables;
use crate::local_memory::LocalSize;
use turnstile_kernel::{Code, Grid, Unit};
use turnstile_tools::{Error, Result};

/// A machine between two launches.
///
/// Buffers keep address and content from launch to launch, and variables of a kernel's module their content. So does the second level of the caches; the first levels are empty
/// when a launch begins, as on GPUs of this kind. The clock goes on, and so does that of the RTL, whose local memory a
/// work-group finds as the one before has left it.
pub struct Device<'a> {
    config: &'a MachineConfig,
    options: Options,
    /// One a core.
    locals: Vec<LocalMemory>,
    /// One a core of a machine with transactions on global memory.
    transactions: Vec<Transactions>,
    memory: MemorySystem,
    /// Buffers of the host, by number.
    held: Vec<RegionId>,
    variables: ModuleVariables,
    now: u64,
}

impl<'a> Device<'a> {
    /// A machine that has been reset, with an LDS top a core, and an atomic unit or a commit unit a partition, if it has such.
    ///
    /// # Errors
    /// If the RTL does not reset.
    ///
    /// # Panics
    /// If there are not as many tops as cores, they are of [hardware](super::Hardware) that the machine does not have, or there are not as
    /// many atomic units or commit units as it has.
    pub fn new(config: &'a MachineConfig, tops: impl Into<Tops>, options: Options) -> Result<Self> {
        let Tops {
            lds,
            atomics,
            commits,
            transactions,
        } = tops.into();
        assert_eq!(lds.len(), config.cores(), "every core has an LDS top");
        let units = config.atomic_units().count();
        assert_eq!(atomics.len(), units, "every partition has its atomic unit");
        let units = config.commit_units();
        assert_eq!(commits.len(), units, "every partition has its commit unit");
        let due = if units > 0 { config.cores() } else { 0 };
        assert_eq!(transactions.len(), due, "every core has its transactions");
        let open = |top| {
            let mut port = local_memory::open(top, config.losers())?;
            let has_lock_bits = port.lock_bits().is_some();
            let of_machine = config.shared_atomics() == SharedAtomics::LockBits;
            assert_eq!(has_lock_bits, of_machine, "the LDS top is the machine's");
            Ok(LocalMemory::new(port))
        };
        Ok(Self {
            config,
            options,
            locals: lds.into_iter().map(open).collect::<Result<_>>()?,
            transactions: transactions.into_iter().map(Transactions::Closed).collect(),
            memory: memory_system(config, atomics, commits)?,
            held: vec![],
            variables: ModuleVariables::default(),
            now: 0,
        })
    }

    /// Places a buffer behind those that are there. They are numbered from 0; `name` is for messages.
    pub fn allocate(&mut self, name: &str, bytes: &[u8]) {
        let region = self.memory.content_mut().allocate(name, bytes.to_vec());
        self.held.push(region);
    }

    /// Content of buffer `number`.
    pub fn buffer(&self, number: usize) -> &[u8] {
        self.memory.content().bytes(self.held[number])
    }

    /// Content of buffer `number`, to be written.
    pub fn buffer_mut(&mut self, number: usize) -> &mut [u8] {
        self.memory.content_mut().region_mut(self.held[number])
    }

    /// Wavefronts of a grid that this machine has at once at most.
    ///
    /// # Errors
    /// What of the grid does not fit the machine.
    pub fn wavefronts<C: Code<LANES>, const LANES: usize>(&self, grid: &Grid<C>) -> Result<usize> {
        let needs = self.needs(grid)?;
        let groups = grid.geometry.group_count();
        let mut empty = Dispatcher::new(groups, needs, self.config.cores(), self.config);
        let placed = std::iter::from_fn(|| empty.place());
        Ok(placed.count() * needs.wavefronts)
    }

    /// All blocks that wait for each other are there at once.
    fn check_resident<C: Code<LANES>, const LANES: usize>(
        &self,
        grid: &Grid<C>,
        needs: Needs,
    ) -> Result<()> {
        let Some(pc) = grid.code.waits_for_grid() else {
            return Ok(());
        };
        let groups = grid.geometry.group_count();
        let mut empty = Dispatcher::new(groups, needs, self.config.cores(), self.config);
        let placed = std::iter::from_fn(|| empty.place()).count();
        if placed == groups {
            return Ok(());
        }
        Err(Error::input(
            format!("{}:{}", grid.code.file(), grid.code.line(pc)),
            format!(
                "kernel {} waits for all blocks of its grid, which has {groups}, and the machine {} has {placed} of them at once",
                grid.code.name(),
                self.config.name()
            ),
            format!("launch at most {placed} blocks of this size, or choose a machine with room for more"),
        ))
    }

    /// That of the first core; all have the same.
    fn local_size(&self) -> LocalSize {
        let first = self.locals.first();
        first.map_or_else(LocalSize::default, |local| local.port.size())
    }

    /// What a work-group of a grid takes.
    fn needs<C: Code<LANES>, const LANES: usize>(&self, grid: &Grid<C>) -> Result<Needs> {
        let needs = Needs::new(grid, self.config, self.local_size())?;
        self.check_resident(grid, needs)?;
        if !grid.code.transactional() {
            return Ok(needs);
        }
        if let MachineConfig::Simt(config) = self.config {
            if config.transactions.is_some() {
                return Ok(needs);
            }
            let code = grid.code;
            let instructions = (0..).map_while(|pc| Some((pc, code.unit(pc)?)));
            let mut begins = instructions.filter(|(_, unit)| *unit == Unit::Transaction);
            let line = |(pc, _)| format!("{}:{}", code.file(), code.line(pc));
            return Err(Error::input(
                begins.next().map_or_else(|| grid.name.to_owned(), line),
                format!(
                    "kernel {} uses transactions, and the machine {} has none",
                    code.name(),
                    config.name
                ),
                "choose a machine that has some, as early-cr, or take them out",
            ));
        }
        if self
            .locals
            .iter()
            .any(|local| local.port.transactions().is_none())
        {
            return Err(Error::input(
                grid.name,
                format!(
                    "kernel {} uses transactions, and the LDS has no transactional memory",
                    grid.code.name()
                ),
                "choose another --detector: bloom, dcd, smdcd, smdcd-published, smdcd-ordered or perfect",
            ));
        }
        Ok(needs)
    }

    /// Runs a grid to its end.
    ///
    /// # Errors
    /// If the grid does not fit the machine, its kernel does what it must not, or the run cannot go on: then the machine is
    /// lost.
    pub fn run<C: Code<LANES>, const LANES: usize>(
        mut self,
        grid: &Grid<C>,
        observer: &mut dyn Observer,
    ) -> Result<(Self, Outcome)> {
        let needs = self.needs(grid)?;
        let mark = self.memory.content().mark();
        self.memory.begin();
        let run = Run {
            grid,
            config: self.config,
            options: self.options,
            needs,
            variables: &self.variables,
            start: self.now,
        };
        let mut transactions = self.transactions.into_iter();
        let mut cores = vec![];
        let mut closed = vec![];
        for local in self.locals {
            let (opened, left) = match (transactions.next(), grid.code.transactional()) {
                (Some(one), true) => (Some(one.open()?), None),
                (one, _) => (None, one),
            };
            closed.push(left);
            cores.push(CoreHardware {
                local,
                transactions: opened,
            });
        }
        let (cores, mut memory, outcome) = run.run(&self.held, cores, self.memory, observer)?;
        self.variables.keep(grid.code, memory.content());
        memory.content_mut().release(mark);
        let (locals, opened): (Vec<_>, Vec<_>) = cores
            .into_iter()
            .map(|core| (core.local, core.transactions))
            .unzip();
        let opened = opened
            .into_iter()
            .map(|one| one.map(|one| Transactions::Open(Box::new(one))));
        let transactions = opened
            .zip(closed)
            .filter_map(|(open, closed)| open.or(closed));
        let device = Self {
            locals,
            transactions: transactions.collect(),
            memory,
            now: self.now + outcome.cycles,
            ..self
        };
        Ok((device, outcome))
    }
}

/// What a core has for transactions on global memory: made for the first launch that has some.
enum Transactions {
    Closed(TransactionTop),
    Open(Box<TransactionHardware>),
}

impl Transactions {
    fn open(self) -> Result<TransactionHardware> {
        match self {
            Self::Closed(top) => (top.open)(),
            Self::Open(hardware) => Ok(*hardware),
        }
    }
}

/// The memory system of a machine.
fn memory_system(
    config: &MachineConfig,
    atomics: Vec<AtomicTop>,
    commits: Vec<CommitTop>,
) -> Result<MemorySystem> {
    let (levels, fabric, simt) = match config {
        MachineConfig::ComputeUnit(config) => {
            let levels = config.memory.clone();
            let fabric = Fabric {
                coherent: config.write_back(),
                ..Fabric::immediate(&levels)
            };
            (levels, fabric, None)
        }
        MachineConfig::Simt(config) => (config.levels(), Fabric::of(config), Some(config)),
    };
    let times = simt.and_then(|config| config.memory.atomics);
    let transactions = simt.and_then(|config| config.transactions);
    let mut atomics = atomics.into_iter();
    let mut commits = commits.into_iter();
    let content = GlobalMemory::default();
    MemorySystem::new(&levels, &fabric, content, |place| {
        if let (Some(times), Some(top)) = (times, atomics.next()) {
            let core = config.clock_mhz();
            let ratio = ClockRatio {
                part: times.clock.unwrap_or(core),
                core,
            };
            return Ok(Box::new(AtomicPort::new(top, times, ratio, place)?));
        }
        Ok(match (transactions, commits.next()) {
            (Some(config), Some(top)) => Box::new(CommitPort::new(top, config, place)),
            _ => Box::new(SecondLevelAtomics) as Box<dyn PartitionUnit>,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Detector, EngineKind, LdsTop, Unobserved};
    use turnstile_experiments::workloads::{find, Settings, Version};
    use turnstile_southern_islands::KernelCode;

    /// Arguments, private memory and constants of a launch are gone when it is over.
    #[test]
    fn a_launch_leaves_nothing_but_what_it_has_written() {
        let workload = find("hash-table").expect("a benchmark");
        let settings = Settings::parse(workload, &["buckets=256"]).expect("settings");
        let job = workload.job_of::<KernelCode, _>(Version::Fgl, &settings);
        let job = job.expect("a job");
        let config = MachineConfig::default();
        let top = LdsTop::open(Detector::None, EngineKind::Rtl, None).expect("a top");
        let options = Options::new(10_000);
        let mut device = Device::new(&config, top, options).expect("a machine");
        device.allocate("stays", &[7; 16]);
        let before = device.memory.content().mark();
        let (device, _) = device.run(&job.grid(), &mut Unobserved).expect("a run");
        assert_eq!(device.memory.content().mark(), before);
        assert_eq!(device.buffer(0), [7; 16]);
    }
}
