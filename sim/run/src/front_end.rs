//! The front ends: what loads the kernels of a run file, and runs them on a machine.
//!
//! ```text
//!  run file ── target ──> FrontEnds ──> FrontEnd ── load ──> AnyKernel ── run ──> machine of its LANES
//! ```
//!
//! [`FRONT_ENDS`] is the only place that names instruction sets. Behind it a kernel is an [`AnyKernel`]: its calls are dispatched once a
//! launch, and the machine that it runs on is compiled for it.

use super::launch::Launch;
use std::any::Any;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;
use turnstile_kernel as kernel;
use turnstile_kernel::{Code, Grid, LaunchError, LaunchGeometry, Target, Value};
use turnstile_machine::{Device, MachineConfig, Observer, Outcome};
use turnstile_ptx as ptx;
use turnstile_southern_islands as southern_islands;
use turnstile_tools::{Error, Result};

/// Every instruction set. The first one is for kernels that could be for several. The machine around each is compiled here, because this
/// is a `static`: with this crate's optimisation, and not by every caller again.
pub static FRONT_ENDS: [&dyn FrontEnd; 2] = [
    &Registered::<southern_islands::KernelCode, { southern_islands::LANES }>::NEW,
    &Registered::<ptx::KernelCode, { ptx::LANES }>::NEW,
];

/// What loads kernels of an instruction set.
pub trait FrontEnd: Debug + Sync {
    /// The instruction set.
    fn target(&self) -> &'static Target;

    /// The kernel of a launch.
    ///
    /// # Errors
    /// If its text cannot be executed, or has no such kernel.
    fn load(&self, launch: &Launch) -> Result<AnyKernel>;

    /// Code of this front end as a kernel; nothing if it is of another one.
    fn adopt(&self, code: &dyn Any) -> Option<AnyKernel>;
}

/// A loaded kernel of whichever front end.
pub type AnyKernel = Arc<dyn Kernel>;

/// What can be done with a loaded kernel without knowing its front end.
pub trait Kernel: Debug + Send + Sync {
    /// The instruction set.
    fn target(&self) -> &'static Target;

    /// The front end's code, for those who know its type.
    fn code(&self) -> &dyn Any;

    /// File of the text, for messages.
    fn file(&self) -> &str;

    /// Name of the kernel.
    fn name(&self) -> &str;

    /// Whether it uses transactions.
    fn transactional(&self) -> bool;

    /// Private memory of a work-item, in bytes.
    fn private_bytes(&self) -> u32;

    /// The same kernel with so many bytes of it.
    fn with_private_bytes(&self, bytes: u32) -> AnyKernel;

    /// As [`Code::local_bytes`].
    ///
    /// # Errors
    /// If the arguments are not those of the kernel.
    fn local_bytes(
        &self,
        arguments: &[Value],
        geometry: &LaunchGeometry,
    ) -> std::result::Result<u32, LaunchError>;

    /// As [`Device::wavefronts`], of this kernel in place of the grid's.
    ///
    /// # Errors
    /// If it does not fit the machine.
    fn warps(&self, grid: &Grid<AnyKernel>, device: &Device) -> Result<usize>;

    /// As [`Device::run`], of this kernel in place of the grid's.
    ///
    /// # Errors
    /// As there.
    fn run<'a>(
        &self,
        grid: &Grid<AnyKernel>,
        device: Device<'a>,
        observer: &mut dyn Observer,
    ) -> Result<(Device<'a>, Outcome)>;
}

/// The front end whose code is `C`.
#[derive(Debug)]
pub struct Registered<C, const LANES: usize>(PhantomData<fn() -> C>);

impl<C, const LANES: usize> Registered<C, LANES> {
    /// To be named in a list.
    pub const NEW: Self = Self(PhantomData);
}

impl<C: kernel::FrontEnd<LANES>, const LANES: usize> FrontEnd for Registered<C, LANES> {
    fn target(&self) -> &'static Target {
        C::TARGET
    }

    fn load(&self, launch: &Launch) -> Result<AnyKernel> {
        Ok(Arc::new(Loaded(C::load(&launch.source())?)))
    }

    fn adopt(&self, code: &dyn Any) -> Option<AnyKernel> {
        let code = code.downcast_ref::<C>()?;
        Some(Arc::new(Loaded(code.clone())))
    }
}

/// Loaded code of a front end.
#[derive(Debug)]
struct Loaded<C, const LANES: usize>(C);

impl<C: Code<LANES>, const LANES: usize> Loaded<C, LANES> {
    fn grid<'a>(&'a self, grid: &'a Grid<AnyKernel>) -> Grid<'a, C> {
        Grid {
            name: grid.name,
            code: &self.0,
            geometry: grid.geometry,
            local_size_place: grid.local_size_place,
            arguments: grid.arguments.clone(),
            local_bytes: grid.local_bytes,
        }
    }
}

impl<C: kernel::FrontEnd<LANES>, const LANES: usize> Kernel for Loaded<C, LANES> {
    fn target(&self) -> &'static Target {
        C::TARGET
    }

    fn code(&self) -> &dyn Any {
        &self.0
    }

    fn file(&self) -> &str {
        self.0.file()
    }

    fn name(&self) -> &str {
        self.0.name()
    }

    fn transactional(&self) -> bool {
        self.0.transactional()
    }

    fn private_bytes(&self) -> u32 {
        self.0.private_bytes()
    }

    fn with_private_bytes(&self, bytes: u32) -> AnyKernel {
        let mut code = self.0.clone();
        code.set_private_bytes(bytes);
        Arc::new(Self(code))
    }

    fn local_bytes(
        &self,
        arguments: &[Value],
        geometry: &LaunchGeometry,
    ) -> std::result::Result<u32, LaunchError> {
        self.0.local_bytes(arguments, geometry)
    }

    fn warps(&self, grid: &Grid<AnyKernel>, device: &Device) -> Result<usize> {
        device.wavefronts(&self.grid(grid))
    }

    fn run<'a>(
        &self,
        grid: &Grid<AnyKernel>,
        device: Device<'a>,
        observer: &mut dyn Observer,
    ) -> Result<(Device<'a>, Outcome)> {
        device.run(&self.grid(grid), observer)
    }
}

/// The front ends that a run file may choose from.
#[derive(Clone, Copy, Debug)]
pub struct FrontEnds(pub &'static [&'static dyn FrontEnd]);

impl Default for FrontEnds {
    fn default() -> Self {
        Self(&FRONT_ENDS)
    }
}

impl FrontEnds {
    /// The first one that is `wanted`.
    pub fn find(self, wanted: impl Fn(&Target) -> bool) -> Option<&'static dyn FrontEnd> {
        let mut all = self.0.iter().copied();
        all.find(|one| wanted(one.target()))
    }

    /// The one for kernels in files that end so; the first one if several take them, or none does.
    pub fn of_ending(self, ending: &str) -> &'static dyn FrontEnd {
        let own = self.find(|target| target.extension == ending || ending == "cu" && target.cuda);
        own.unwrap_or(self.0[0])
    }

    /// The one whose warps have as many lanes as those of a machine.
    ///
    /// # Errors
    /// If there is none.
    pub fn of_machine(self, machine: &MachineConfig) -> Result<&'static dyn FrontEnd> {
        let lanes = machine.lanes();
        self.find(|target| target.lanes == lanes).ok_or_else(|| {
            let what = format!("no kernels have warps of its {lanes} lanes");
            Error::input(machine.name(), what, "choose another machine")
        })
    }

    /// Whether a file that ends so has the text of one of them.
    pub fn is_text(self, ending: &str) -> bool {
        self.find(|target| target.extension == ending).is_some()
    }

    /// The fields of a run file that choose one of them.
    pub fn fields(self) -> String {
        let all = self.0.iter();
        let all: Vec<_> = all.map(|one| field(one.target())).collect();
        all.join(" or ")
    }
}

/// The field of a run file that chooses a front end.
pub fn field(target: &Target) -> String {
    format!("target = \"{}\"", target.name)
}
