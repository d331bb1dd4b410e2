//! A loaded kernel, as the machine sees it.

use super::error::LaunchError;
use super::geometry::LaunchGeometry;
use super::grid::Value;
use super::printed::Printed;
use super::regions::Regions;
use super::timing::{Operands, Timing};
use super::unit::Unit;
use super::warp::Warp;
use std::fmt::Debug;

/// Registers that a kernel takes on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Of a lane.
    pub vector: u32,
    /// Of a warp: registers that its lanes share.
    pub scalar: u32,
}

/// Where on the machine a work-group runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Number of its core, from 0.
    pub core: usize,
    /// Cores of the machine.
    pub cores: usize,
}

impl Seat {
    /// That of a machine with one core.
    pub const ONLY: Self = Self { core: 0, cores: 1 };
}

/// A variable of a kernel's module in global memory. It lives as long as the module: launches find what those before have left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name in the module.
    pub name: String,
    /// Where the kernel finds it.
    pub address: u64,
    /// Size in bytes.
    pub bytes: usize,
}

/// A loaded program and the kernel of it that runs. Instructions are known by their index.
pub trait Code<const LANES: usize>: Debug + Sync {
    /// State of a warp that executes it.
    type Warp: Warp<LANES, Code = Self>;
    /// Where the images of a launch lie in global memory.
    type Images: Clone + Debug + Sync;

    /// File of the text, for messages.
    fn file(&self) -> &str;

    /// Name of the kernel.
    fn name(&self) -> &str;

    /// Source line of an instruction, counted from 1; 0 if there is no such instruction.
    fn line(&self, pc: u32) -> u32;

    /// Lines of the calls through which an instruction of an inlined function came where it is, the innermost first. Empty for others,
    /// and where the text does not say.
    fn inlined_at(&self, _pc: u32) -> &[u32] {
        &[]
    }

    /// Line of an instruction in the text that was loaded, if [`line`](Self::line) is that of the source which was compiled.
    fn assembly_line(&self, _pc: u32) -> Option<u32> {
        None
    }

    /// Source text of an instruction; empty if there is no such instruction.
    fn text(&self, pc: u32) -> &str;

    /// Functional unit of an instruction; `None` if there is no such instruction.
    fn unit(&self, pc: u32) -> Option<Unit>;

    /// How a core with a scoreboard times an instruction, which exists. Front ends whose core has none leave it out.
    fn timing(&self, _pc: u32) -> Timing {
        Timing::default()
    }

    /// Registers for the scoreboard of an instruction, which exists. An instruction waits until none of them is the target of
    /// work under way. Front ends whose core has no scoreboard leave it out.
    fn operands(&self, _pc: u32) -> Operands<'_> {
        Operands::default()
    }

    /// Registers it takes.
    fn registers(&self) -> Registers;

    /// The first instruction by which it waits for all blocks of its grid, which must be resident together then.
    fn waits_for_grid(&self) -> Option<u32> {
        None
    }

    /// Whether it uses transactions.
    fn transactional(&self) -> bool;

    /// Local memory of a work-group in bytes: the kernel's own variables and all [`Value::Local`].
    ///
    /// # Errors
    /// If the arguments are not those of the kernel.
    fn local_bytes(
        &self,
        arguments: &[Value],
        geometry: &LaunchGeometry,
    ) -> Result<u32, LaunchError>;

    /// Places what the kernel finds in global memory besides its buffers: arguments, constants, private memory. The
    /// pointers to global memory among the arguments, those to the texels of images too, are `buffers`, in order.
    ///
    /// # Errors
    /// If the arguments are not those of the kernel, or private memory is too large.
    fn place(
        &self,
        arguments: &[Value],
        buffers: &[u64],
        geometry: &LaunchGeometry,
        memory: &mut dyn Regions,
    ) -> Result<Self::Images, LaunchError>;

    /// Variables of its module that [`place`](Self::place) puts into global memory with their first content. Front ends whose
    /// kernels cannot change such variables leave it out.
    fn variables(&self) -> &[Variable] {
        &[]
    }

    /// State in which warp `index` (less than `geometry.warps(LANES)`) of work-group `group` (less than
    /// `geometry.group_count()`) starts at `seat`.
    fn start(
        &self,
        geometry: &LaunchGeometry,
        images: &Self::Images,
        group: usize,
        index: usize,
        seat: Seat,
    ) -> Self::Warp;

    /// What it has printed until now. `read` gives bytes of global memory, from an address on; those that are in no buffer
    /// are 0.
    fn printed(&self, _read: &dyn Fn(u64, usize) -> Box<[u8]>) -> Printed {
        Printed::default()
    }
}
