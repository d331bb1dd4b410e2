//! A job: a loaded kernel, its launch geometry and its arguments, checked against each other.

use super::argument::Argument;
use super::front_end::{AnyKernel, FrontEnd, FRONT_ENDS};
use super::launch::Launch;
use std::any::Any;
use std::path::PathBuf;
use std::sync::Arc;
use turnstile_kernel as kernel;
use turnstile_kernel::{Code, Grid, LaunchError, LaunchGeometry};
use turnstile_machine::{Device, MachineConfig, Observer, Options, Outcome, Tops};
use turnstile_tools::{Error, Result};

/// Local memory that a kernel takes with its arguments, if they are its.
type Fits = std::result::Result<u32, LaunchError>;

/// A kernel with everything it needs to run: of whichever front end, or of the one whose code is `C`.
#[derive(Clone, Debug)]
pub struct Job<C = AnyKernel> {
    /// For messages: the run file or benchmark.
    pub name: String,
    /// The kernel that is launched.
    pub code: C,
    /// The text that it was loaded from.
    pub text: Arc<str>,
    /// Global and local size.
    pub geometry: LaunchGeometry,
    /// For messages: where the local size comes from.
    pub local_size_place: String,
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument>,
    /// Local memory of a work-group in bytes: the kernel's own and its `local` arguments.
    pub lds_bytes: u32,
    /// Files that it was read from; a run must not write them.
    pub inputs: Vec<PathBuf>,
}

impl<C> Job<C> {
    /// Loads the kernel of a launch, and checks that launch and arguments fit it.
    ///
    /// # Errors
    /// If they do not, or the kernel cannot be executed.
    pub fn new<const LANES: usize>(launch: Launch) -> Result<Self>
    where
        C: kernel::FrontEnd<LANES>,
    {
        let code = C::load(&launch.source())?;
        Self::of(code, launch, C::local_bytes)
    }

    /// The job of a loaded kernel.
    fn of(
        code: C,
        launch: Launch,
        local_bytes: impl FnOnce(&C, &[kernel::Value], &LaunchGeometry) -> Fits,
    ) -> Result<Self> {
        let local_size_place = (launch.place)("local_size");
        let text = launch.text.into();
        let geometry =
            LaunchGeometry::new(launch.global_size, launch.local_size, launch.global_offset)
                .map_err(|error| error.at(&local_size_place))?;
        let values: Vec<_> = launch.arguments.iter().map(Argument::value).collect();
        let lds_bytes = local_bytes(&code, &values, &geometry)
            .map_err(|error| error.at(&(launch.place)("args")))?;
        Ok(Self {
            name: launch.name.to_string(),
            code,
            text,
            geometry,
            local_size_place,
            arguments: launch.arguments,
            lds_bytes,
            inputs: vec![],
        })
    }

    /// The same job with other code.
    fn with<D>(self, code: impl FnOnce(C) -> D) -> Job<D> {
        Job {
            name: self.name,
            code: code(self.code),
            text: self.text,
            geometry: self.geometry,
            local_size_place: self.local_size_place,
            arguments: self.arguments,
            lds_bytes: self.lds_bytes,
            inputs: self.inputs,
        }
    }

    /// Whether the kernel uses transactions.
    pub fn transactional<const LANES: usize>(&self) -> bool
    where
        C: Code<LANES>,
    {
        self.code.transactional()
    }

    /// What the machine runs.
    pub fn grid(&self) -> Grid<'_, C> {
        self.grid_with(&self.name, &self.arguments)
    }

    /// What the machine runs with other arguments of the same kinds, under a name for messages.
    pub fn grid_with<'a>(&'a self, name: &'a str, arguments: &'a [Argument]) -> Grid<'a, C> {
        let arguments = arguments.iter().map(|argument| kernel::Argument {
            name: &argument.name,
            value: argument.value(),
        });
        Grid {
            name,
            code: &self.code,
            geometry: self.geometry,
            local_size_place: &self.local_size_place,
            arguments: arguments.collect(),
            local_bytes: self.lds_bytes,
        }
    }
}

impl<C: Any> Job<C> {
    /// The same job for who does not know its front end.
    ///
    /// # Panics
    /// If the front end is in no list.
    pub fn any(self) -> Job {
        self.with(|code| {
            let mut kernels = FRONT_ENDS.iter().filter_map(|one| one.adopt(&code));
            kernels.next().expect("the front end is in the list")
        })
    }
}

impl Job {
    /// Loads the kernel of a launch, and checks that launch and arguments fit it.
    ///
    /// # Errors
    /// If they do not, or the kernel cannot be executed.
    pub fn load(front_end: &dyn FrontEnd, launch: Launch) -> Result<Self> {
        let code = front_end.load(&launch)?;
        Self::of(code, launch, |code, values, geometry| {
            code.local_bytes(values, geometry)
        })
    }

    /// The same job for who knows its front end; nothing if that is another one.
    pub fn typed<C: Any + Clone>(self) -> Option<Job<C>> {
        let code = self.code.code().downcast_ref::<C>()?.clone();
        Some(self.with(|_| code))
    }

    /// Checks that other arguments fit the kernel as its own do, with as much local memory. `place` is where they come from.
    ///
    /// # Errors
    /// If they do not.
    pub fn check(&self, arguments: &[Argument], place: &str) -> Result<()> {
        let values: Vec<_> = arguments.iter().map(Argument::value).collect();
        let bytes = self.code.local_bytes(&values, &self.geometry);
        let bytes = bytes.map_err(|error| error.at(place))?;
        if bytes == self.lds_bytes {
            return Ok(());
        }
        Err(Error::input(
            place,
            format!(
                "the work-groups of one round have {} bytes of local memory, and those of another {bytes}",
                self.lds_bytes
            ),
            "give `local` the same size in all rounds",
        ))
    }

    /// Runs the kernel to its end on a machine of its own, as [`simulate`](turnstile_machine::simulate) does.
    ///
    /// # Errors
    /// As there.
    pub fn simulate(
        &self,
        config: &MachineConfig,
        tops: impl Into<Tops>,
        options: Options,
        observer: &mut dyn Observer,
    ) -> Result<Outcome> {
        let device = Device::new(config, tops, options)?;
        let (_, outcome) = self.run(device, &self.name, &self.arguments, observer)?;
        Ok(outcome)
    }

    /// As [`Device::wavefronts`].
    ///
    /// # Errors
    /// If the kernel does not fit the machine.
    pub fn warps(&self, device: &Device) -> Result<usize> {
        self.code.warps(&self.grid(), device)
    }

    /// Runs the kernel to its end with these arguments, under a name for messages.
    ///
    /// # Errors
    /// As [`Device::run`].
    pub fn run<'a>(
        &self,
        device: Device<'a>,
        name: &str,
        arguments: &[Argument],
        observer: &mut dyn Observer,
    ) -> Result<(Device<'a>, Outcome)> {
        let grid = self.grid_with(name, arguments);
        self.code.run(&grid, device, observer)
    }
}
