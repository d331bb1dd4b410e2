//! What a core has to give, and what a work-group takes of it.

use super::config::{ComputeUnitConfig, MachineConfig, RegisterFile, SimtConfig};
use super::local_memory::{LocalSize, ROWS, STATE_ROWS};
use turnstile_kernel::{Code, Grid};
use turnstile_tools::{Error, Result};

/// What one work-group of a kernel needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Wavefronts, all in one pool.
    pub wavefronts: usize,
    /// Rows of local memory that hold the kernel's variables.
    pub data_rows: u32,
    /// Rows of local memory in all: with backups and owner bytes for a transactional kernel.
    pub rows: u32,
    pub slots: usize,
    /// Vector registers, with shadow copies for a transactional kernel.
    pub vector: u64,
    pub scalar: u64,
    /// The local memory that it takes rows and slots of.
    pub local: LocalSize,
}

/// Rows of a transactional work-group with `data` rows of variables: data, backups, and an owner byte a word.
pub fn transactional_rows(data: u32) -> u32 {
    2 * data + data.div_ceil(4)
}

/// Most data rows of a transactional work-group.
pub fn most_transactional_rows() -> u32 {
    (0..=STATE_ROWS)
        .rev()
        .find(|&data| transactional_rows(data) <= ROWS)
        .unwrap_or(0)
}

impl Needs {
    /// Needs of a work-group; refused if not even an empty compute unit can hold it.
    pub fn new<C: Code<LANES>, const LANES: usize>(
        grid: &Grid<C>,
        config: &MachineConfig,
        size: LocalSize,
    ) -> Result<Self> {
        let registers = grid.code.registers();
        // Transactions of other machines are not the local memory's.
        let local = matches!(config, MachineConfig::ComputeUnit(_));
        let transactional = local && grid.code.transactional();
        let wavefronts = grid.geometry.warps(LANES);
        let data_rows = grid.local_bytes.div_ceil(size.row_bytes());
        let copies = if transactional { 2 } else { 1 };
        let needs = Self {
            wavefronts,
            data_rows,
            rows: if transactional {
                transactional_rows(data_rows)
            } else {
                data_rows
            },
            slots: if transactional { wavefronts } else { 0 },
            vector: copies * u64::from(registers.vector) * (wavefronts * LANES) as u64,
            scalar: u64::from(registers.scalar) * wavefronts as u64,
            local: size,
        };
        if config.lanes() != LANES {
            return Err(Error::input(
                grid.name,
                format!(
                    "kernel {} is compiled for warps of {LANES}, and those of the machine {} have {}",
                    grid.code.name(),
                    config.name(),
                    config.lanes()
                ),
                "choose a machine file for the kernel's target: southern-islands for .cl, gtx580 for PTX",
            ));
        }
        match config {
            MachineConfig::ComputeUnit(config) => needs.check(grid, config)?,
            MachineConfig::Simt(config) => needs.check_block(grid, config)?,
        }
        Ok(needs)
    }

    fn check<C: Code<LANES>, const LANES: usize>(
        &self,
        grid: &Grid<C>,
        config: &ComputeUnitConfig,
    ) -> Result<()> {
        let lds_bytes = grid.local_bytes;
        let refuse = |what: String, remedy: String| Err(Error::input(grid.name, what, remedy));
        let refuse_size = |what, remedy| Err(Error::input(grid.local_size_place, what, remedy));
        let name = grid.code.name();
        let (slots, row_bytes) = (self.local.slots, self.local.row_bytes());
        if self.slots > slots {
            return refuse_size(
                format!(
                    "a work-group of {} wavefronts runs the transactional kernel {name}, but the hardware has {slots} transactional wavefronts",
                    self.wavefronts
                ),
                format!("use a local size of at most {} work-items", slots * LANES),
            );
        }
        let (items, most) = (
            grid.geometry.work_items(),
            config.front_end.work_items_per_group,
        );
        if items > most {
            return refuse_size(
                format!("a work-group of {items} work-items is too large for the machine {}", config.name),
                format!(
                    "choose a local size of at most {most} work-items, or a machine file with front_end.work_items_per_group = {items}"
                ),
            );
        }
        let pool = config.front_end.wavefronts_per_pool;
        if self.wavefronts > pool {
            return refuse_size(
                format!(
                    "a work-group of {} wavefronts does not fit a pool of {pool}",
                    self.wavefronts
                ),
                format!(
                    "use a local size of at most {} work-items, or a machine file with front_end.wavefronts_per_pool = {}",
                    pool * LANES,
                    self.wavefronts
                ),
            );
        }
        if grid.code.transactional() && (self.rows > ROWS || self.data_rows > STATE_ROWS) {
            let most = most_transactional_rows() * row_bytes;
            return refuse(
                format!(
                    "the transactional kernel {name} uses {lds_bytes} bytes of local memory; with backups and owners at most {most} fit"
                ),
                format!("use at most {most} bytes of __local variables and local arguments"),
            );
        }
        if self.rows > ROWS {
            let most = ROWS * row_bytes;
            return refuse(
                format!("kernel {name} uses {lds_bytes} bytes of local memory; {most} fit"),
                format!("use at most {most} bytes of __local variables and local arguments"),
            );
        }
        let who = match config.registers.per {
            RegisterFile::Pool => "a wavefront pool",
            RegisterFile::ComputeUnit => "the compute unit",
        };
        for (kind, needed, there) in [
            ("vector", self.vector, config.registers.vector),
            ("scalar", self.scalar, config.registers.scalar),
        ] {
            if needed > there {
                return refuse(
                    format!("a work-group of kernel {name} needs {needed} {kind} registers; {who} has {there}"),
                    "use a smaller local size, or a kernel with fewer registers".into(),
                );
            }
        }
        Ok(())
    }
}

impl Needs {
    /// A block on a core for warps of 32.
    fn check_block<C: Code<LANES>, const LANES: usize>(
        &self,
        grid: &Grid<C>,
        config: &SimtConfig,
    ) -> Result<()> {
        let core = &config.core;
        let (name, machine) = (grid.code.name(), &config.name);
        let threads = grid.geometry.work_items();
        let most = core.threads_per_block.min((core.warps * LANES) as u32);
        if threads > most {
            return Err(Error::input(
                grid.local_size_place,
                format!("a block of {threads} threads is too large for the machine {machine}"),
                format!("choose a block of at most {most} threads, or a machine file with more core.threads_per_block and core.warps"),
            ));
        }
        for (what, needed, there, field) in [
            ("registers", self.vector, core.registers, "registers"),
            (
                "bytes of shared memory",
                grid.local_bytes.into(),
                core.shared_bytes.into(),
                "shared_bytes",
            ),
        ] {
            if needed > there {
                return Err(Error::input(
                    grid.name,
                    format!("a block of kernel {name} needs {needed} {what}; a core of the machine {machine} has {there}"),
                    format!("use smaller blocks or less in each, or a machine file with core.{field} = {needed}"),
                ));
            }
        }
        Ok(())
    }
}

/// What an empty core has.
#[derive(Clone, Copy, Debug)]
struct Capacity {
    pools: usize,
    /// Wavefronts of a pool.
    wavefronts: usize,
    groups: usize,
    rows: u32,
    /// Of whom registers are, and how many.
    files: usize,
    registers: FreeRegisters,
}

/// Registers that no work-group has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FreeRegisters {
    vector: u64,
    scalar: u64,
}

impl Capacity {
    fn of(config: &MachineConfig, local: LocalSize) -> Self {
        match config {
            MachineConfig::ComputeUnit(config) => Self {
                pools: config.front_end.pools,
                wavefronts: config.front_end.wavefronts_per_pool,
                groups: usize::MAX,
                rows: ROWS,
                files: match config.registers.per {
                    RegisterFile::Pool => config.front_end.pools,
                    RegisterFile::ComputeUnit => 1,
                },
                registers: FreeRegisters {
                    vector: config.registers.vector,
                    scalar: config.registers.scalar,
                },
            },
            MachineConfig::Simt(SimtConfig { core, .. }) => Self {
                pools: 1,
                wavefronts: core.warps,
                groups: core.blocks,
                rows: core.shared_bytes / local.row_bytes(),
                files: 1,
                registers: FreeRegisters {
                    vector: core.registers,
                    scalar: u64::MAX,
                },
            },
        }
    }
}

/// A range of rows, handed out first fit.
#[derive(Clone, Debug)]
pub struct Ranges {
    size: u32,
    /// Taken ranges in order: start and length.
    taken: Vec<(u32, u32)>,
}

impl Ranges {
    /// `size` free rows.
    pub fn new(size: u32) -> Self {
        Self {
            size,
            taken: vec![],
        }
    }

    /// Start of the first gap of `length` rows.
    pub fn find(&self, length: u32) -> Option<u32> {
        let mut start = 0;
        for &(taken, taken_length) in &self.taken {
            if taken - start >= length {
                return Some(start);
            }
            start = taken + taken_length;
        }
        (self.size - start >= length).then_some(start)
    }

    /// Takes a gap that [`Self::find`] found.
    pub fn take(&mut self, start: u32, length: u32) {
        if length == 0 {
            return;
        }
        let index = self.taken.partition_point(|range| range.0 < start);
        self.taken.insert(index, (start, length));
    }

    /// Gives back the range that starts at `start`.
    pub fn give_back(&mut self, start: u32, length: u32) {
        self.taken.retain(|&range| range != (start, length));
    }
}

/// Where a resident work-group lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    pub pool: usize,
    /// First row of local memory.
    pub row_base: u32,
    /// First index in the ownership state arrays.
    pub state_base: u32,
    /// Transaction slot of each wavefront; empty for other kernels.
    pub slots: Vec<usize>,
}

/// Free resources of a core.
#[derive(Clone, Debug)]
pub struct Resources {
    pool_capacity: usize,
    pools: Vec<usize>,
    groups: usize,
    rows: Ranges,
    state: Ranges,
    slots: Vec<usize>,
    /// Of each pool, or of all pools together.
    registers: Vec<FreeRegisters>,
}

impl Resources {
    /// An empty core.
    pub fn new(config: &MachineConfig, local: LocalSize) -> Self {
        let capacity = Capacity::of(config, local);
        Self {
            pool_capacity: capacity.wavefronts,
            pools: vec![0; capacity.pools],
            groups: capacity.groups,
            rows: Ranges::new(capacity.rows),
            state: Ranges::new(local.indices()),
            slots: (0..local.slots).collect(),
            registers: vec![capacity.registers; capacity.files],
        }
    }

    /// Where a pool's registers are.
    fn file(&self, pool: usize) -> usize {
        pool % self.registers.len()
    }

    /// Takes what a work-group needs, in the emptiest pool; `None` if it must wait.
    pub fn place(&mut self, needs: &Needs) -> Option<Placement> {
        let pool = (0..self.pools.len()).min_by_key(|&pool| self.pools[pool])?;
        let file = self.file(pool);
        let registers = self.registers[file];
        if self.pools[pool] + needs.wavefronts > self.pool_capacity
            || self.groups == 0
            || self.slots.len() < needs.slots
            || registers.vector < needs.vector
            || registers.scalar < needs.scalar
        {
            return None;
        }
        let row_base = self.rows.find(needs.rows)?;
        let state_rows = state_rows(needs);
        let state_base = self.state.find(state_rows)?;
        self.rows.take(row_base, needs.rows);
        self.state.take(state_base, state_rows);
        self.pools[pool] += needs.wavefronts;
        self.groups -= 1;
        self.registers[file].vector -= needs.vector;
        self.registers[file].scalar -= needs.scalar;
        Some(Placement {
            pool,
            row_base,
            state_base,
            slots: self.slots.drain(..needs.slots).collect(),
        })
    }

    /// Gives back what a work-group took.
    pub fn free(&mut self, needs: &Needs, placement: &Placement) {
        self.pools[placement.pool] -= needs.wavefronts;
        self.groups += 1;
        self.rows.give_back(placement.row_base, needs.rows);
        self.state
            .give_back(placement.state_base, state_rows(needs));
        self.slots.extend(&placement.slots);
        self.slots.sort_unstable();
        let file = self.file(placement.pool);
        self.registers[file].vector += needs.vector;
        self.registers[file].scalar += needs.scalar;
    }
}

/// Indices of detector state, in whole groups.
fn state_rows(needs: &Needs) -> u32 {
    if needs.slots == 0 {
        0
    } else {
        needs.data_rows.next_multiple_of(needs.local.index_group)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transactional_local_memory_is_limited_by_backups_and_owners() {
        assert_eq!(
            most_transactional_rows() * LocalSize::default().row_bytes(),
            29_056
        );
    }

    /// Work-groups of one size that have room for their rows have room for their indices.
    #[test]
    fn whole_groups_of_indices_turn_nobody_away() {
        for index_group in [1, 4] {
            let local = LocalSize {
                index_group,
                ..LocalSize::default()
            };
            for groups in 1..=local.slots as u32 {
                let fits = |data: &u32| groups * transactional_rows(*data) <= ROWS;
                for data in (1..=ROWS).take_while(fits) {
                    let indices = groups * data.next_multiple_of(index_group);
                    assert!(indices <= local.indices(), "{groups} groups of {data} rows");
                }
            }
        }
    }

    #[test]
    fn ranges_are_found_first_fit_and_reused() {
        let mut ranges = Ranges::new(10);
        ranges.take(0, 4);
        ranges.take(4, 4);
        assert_eq!(ranges.find(3), None);
        ranges.give_back(0, 4);
        assert_eq!(ranges.find(3), Some(0));
        assert_eq!(ranges.find(2), Some(0));
    }

    /// Work-groups that an empty compute unit takes, if each needs so many vector registers.
    fn taken(machine: &str, vector: u64) -> usize {
        let machine = MachineConfig::parse(machine, "m.toml").expect("a machine");
        let needs = Needs {
            wavefronts: 1,
            data_rows: 0,
            rows: 0,
            slots: 0,
            vector,
            scalar: 0,
            local: LocalSize::default(),
        };
        let mut free = Resources::new(&machine, needs.local);
        std::iter::from_fn(|| free.place(&needs)).count()
    }

    #[test]
    fn registers_are_of_a_pool_or_of_the_compute_unit() {
        assert_eq!(taken("", 40_000), 4);
        assert_eq!(taken("", 32_768), 8);
        let shared = "[registers]\nper = \"compute-unit\"\n";
        assert_eq!(taken(shared, 40_000), 1);
        assert_eq!(taken(shared, 32_768), 2);
    }

    #[test]
    fn work_groups_wait_for_transaction_slots() {
        let needs = Needs {
            wavefronts: 2,
            data_rows: 1,
            rows: 3,
            slots: 2,
            vector: 100,
            scalar: 10,
            local: LocalSize::default(),
        };
        let mut free = Resources::new(&MachineConfig::default(), needs.local);
        let first = free.place(&needs).unwrap();
        let second = free.place(&needs).unwrap();
        assert_eq!(
            (&first.slots[..], &second.slots[..]),
            (&[0, 1][..], &[2, 3][..])
        );
        assert_eq!((first.pool, second.pool), (0, 1));
        assert_eq!(free.place(&needs), None);
        free.free(&needs, &first);
        assert_eq!(free.place(&needs), Some(first));
    }
}
