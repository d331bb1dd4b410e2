//! A job: a loaded kernel, its launch geometry and its arguments, checked against each other.

use super::array::Array;
use super::front_end::{AnyKernel, FrontEnd, FRONT_ENDS};
use std::any::Any;
use std::path::PathBuf;
use turnstile_kernel as kernel;
use turnstile_kernel::{Code, Grid, ImageFormat, LaunchError, LaunchGeometry, Source};
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

/// An argument of the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// For messages: its number, and where its content comes from.
    pub name: String,
    /// What the kernel gets.
    pub value: Value,
}

/// What a kernel gets as an argument.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Pointer to a buffer in global memory that this launch alone uses.
    Buffer(Buffer),
    /// A 2D image, or a texture.
    Image(Image),
    /// Pointer to one of the buffers of a [`Program`](super::Program), by its number.
    Shared(usize),
    /// Pointer to nothing.
    Null,
    /// A value, little endian.
    Scalar(Vec<u8>),
    /// A structure.
    Structure {
        /// As it lies in memory, with the padding.
        bytes: Vec<u8>,
        /// It lies at multiples of this power of two.
        alignment: usize,
    },
    /// Pointer to this many bytes of local memory.
    Local(u32),
}

/// A buffer in global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// Content at the start.
    pub array: Array,
    /// File that receives the content at the end.
    pub dump: Option<PathBuf>,
}

/// An image in global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// What it shows.
    pub texels: Texels,
    /// Its size and what a texel is.
    pub format: ImageFormat,
    /// Of a texture: how it is sampled, in the bits of a sampler of OpenCL's.
    pub sampler: Option<u32>,
}

/// Where the texels of an image are.
#[derive(Clone, Debug, PartialEq)]
pub enum Texels {
    /// In a buffer that this launch alone uses.
    Own(Buffer),
    /// In one of the buffers of a [`Program`](super::Program), by its number.
    Shared(usize),
}

impl Texels {
    /// The number of the program's buffer.
    pub(super) fn shared(&self) -> Option<usize> {
        match self {
            Self::Shared(number) => Some(*number),
            Self::Own(_) => None,
        }
    }
}

/// What a job is made of.
pub struct Launch<'a> {
    /// Run file or benchmark.
    pub name: &'a str,
    /// For messages: where a field (`entry`, `local_size` ...) comes from, such as a line of a run file.
    pub place: &'a dyn Fn(&str) -> String,
    /// Assembly text.
    pub text: &'a str,
    /// File name of the text, for messages.
    pub file: &'a str,
    /// Name of the kernel function.
    pub entry: &'a str,
    /// What it is called in the text, if that is another name.
    pub symbol: Option<&'a str>,
    /// Work-items in all, 1 to 3 dimensions.
    pub global_size: &'a [u32],
    /// Work-items of a work-group.
    pub local_size: &'a [u32],
    /// First global id; may be empty.
    pub global_offset: &'a [u32],
    /// Dynamic shared memory of a block, in bytes, as CUDA's launches give it.
    pub shared_bytes: Option<u32>,
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument>,
    /// Accept global stores inside transactions.
    pub allow_global_stores: bool,
}

impl<'a> Launch<'a> {
    /// What a front end loads.
    pub fn source(&self) -> Source<'a> {
        Source {
            text: self.text,
            file: self.file,
            entry: self.entry,
            symbol: self.symbol,
            shared_bytes: self.shared_bytes,
            allow_global_stores: self.allow_global_stores,
            place: self.place,
        }
    }
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
        let geometry =
            LaunchGeometry::new(launch.global_size, launch.local_size, launch.global_offset)
                .map_err(|error| error.at(&local_size_place))?;
        let values: Vec<_> = launch.arguments.iter().map(Argument::value).collect();
        let lds_bytes = local_bytes(&code, &values, &geometry)
            .map_err(|error| error.at(&(launch.place)("args")))?;
        Ok(Self {
            name: launch.name.to_string(),
            code,
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

impl Argument {
    fn value(&self) -> kernel::Value<'_> {
        match &self.value {
            Value::Buffer(buffer) => kernel::Value::Buffer(&buffer.array.bytes),
            Value::Image(Image {
                texels,
                format,
                sampler,
            }) => kernel::Value::Image(kernel::Image {
                texels: match texels {
                    Texels::Own(buffer) => kernel::Texels::Own(&buffer.array.bytes),
                    Texels::Shared(number) => kernel::Texels::Held(*number),
                },
                format: *format,
                sampler: *sampler,
            }),
            Value::Shared(number) => kernel::Value::Pointer(Some(*number)),
            Value::Null => kernel::Value::Pointer(None),
            Value::Scalar(bytes) => kernel::Value::Scalar(bytes),
            Value::Structure { bytes, alignment } => kernel::Value::Structure {
                bytes,
                alignment: *alignment,
            },
            Value::Local(bytes) => kernel::Value::Local(*bytes),
        }
    }
}
