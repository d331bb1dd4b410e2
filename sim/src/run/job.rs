//! A job: a loaded kernel, its launch geometry and its arguments, checked against each other.

use super::array::Array;
use crate::kernel::{self, Code, Grid, ImageFormat, LaunchGeometry};
use crate::southern_islands::{self, KernelCode, LoadOptions, Program};
use crate::{Error, Result};
use std::path::PathBuf;

/// Global byte address of a program's constant data: far above anything the machine allocates.
pub const CODE_ADDRESS: u64 = 1 << 40;

/// A kernel of a front end whose loaded code is `C`, with everything it needs to run.
#[derive(Clone, Debug)]
pub struct Job<C = KernelCode> {
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
    /// Pointer to global memory.
    Buffer(Buffer),
    /// A 2D image.
    Image(Image),
    /// A value, little endian.
    Scalar(Vec<u8>),
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
    /// Its texels.
    pub buffer: Buffer,
    /// Its size and what a texel is.
    pub format: ImageFormat,
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
    /// Work-items in all, 1 to 3 dimensions.
    pub global_size: &'a [u32],
    /// Work-items of a work-group.
    pub local_size: &'a [u32],
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument>,
    /// Accept global stores inside transactions.
    pub allow_global_stores: bool,
}

impl Job {
    /// Loads a Southern Islands kernel, with its constant data at [`CODE_ADDRESS`], and checks that launch and arguments
    /// fit it and the machine.
    pub fn new(launch: Launch) -> Result<Self> {
        let options = LoadOptions {
            base_address: CODE_ADDRESS,
            allow_global_stores: launch.allow_global_stores,
        };
        let program = southern_islands::load_each(launch.text, launch.file, &options)?;
        let code = find_kernel(program, &launch)?;
        if let Some(refusal) = code.kernel.refusal {
            return Err(refusal.into());
        }
        Self::of(code, launch)
    }
}

impl<C> Job<C> {
    /// Checks that launch and arguments fit a loaded kernel.
    pub fn of<const LANES: usize>(code: C, launch: Launch) -> Result<Self>
    where
        C: Code<LANES>,
    {
        let local_size_place = (launch.place)("local_size");
        let geometry = LaunchGeometry::new(launch.global_size, launch.local_size, &[])
            .map_err(|error| Error::launch(&local_size_place, error))?;
        let values: Vec<_> = launch.arguments.iter().map(Argument::value).collect();
        let lds_bytes = code
            .local_bytes(&values, &geometry)
            .map_err(|error| Error::launch(&(launch.place)("args"), error))?;
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

    /// Whether the kernel uses transactions.
    pub fn transactional<const LANES: usize>(&self) -> bool
    where
        C: Code<LANES>,
    {
        self.code.transactional()
    }

    /// What the machine runs.
    pub fn grid(&self) -> Grid<'_, C> {
        let arguments = self.arguments.iter().map(|argument| kernel::Argument {
            name: &argument.name,
            value: argument.value(),
        });
        Grid {
            name: &self.name,
            code: &self.code,
            geometry: self.geometry,
            local_size_place: &self.local_size_place,
            arguments: arguments.collect(),
            local_bytes: self.lds_bytes,
        }
    }
}

impl Argument {
    fn value(&self) -> kernel::Value<'_> {
        match &self.value {
            Value::Buffer(buffer) => kernel::Value::Buffer(&buffer.array.bytes),
            Value::Image(image) => kernel::Value::Image(kernel::Image {
                texels: &image.buffer.array.bytes,
                format: image.format,
            }),
            Value::Scalar(bytes) => kernel::Value::Scalar(bytes),
            Value::Local(bytes) => kernel::Value::Local(*bytes),
        }
    }
}

fn find_kernel(program: Program, launch: &Launch) -> Result<KernelCode> {
    let named = |kernel: &southern_islands::Kernel| format!("`{}`", kernel.name);
    let names: Vec<_> = program.kernels().iter().map(named).collect();
    KernelCode::new(program, launch.entry).ok_or_else(|| {
        let remedy = if names.is_empty() {
            "mark a function with __kernel".to_string()
        } else {
            format!("choose {}", names.join(" or "))
        };
        let what = format!("{} has no kernel `{}`", launch.file, launch.entry);
        Error::input((launch.place)("entry"), what, remedy)
    })
}
