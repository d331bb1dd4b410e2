//! A job: a loaded kernel, its launch geometry and its arguments, checked against each other.

use super::Array;
use crate::isa::{Kernel, KernelArg, LaunchGeometry, LoadOptions, Program, LANES};
use crate::{Error, Result};
use std::path::PathBuf;
use turnstile_hdl::full_size::SLOTS;

/// Global byte address of a program's constant data: far above anything the machine allocates.
pub const CODE_ADDRESS: u64 = 1 << 40;
/// Work-items of a work-group: 4 wavefronts of 64.
pub const MOST_WORK_ITEMS: u32 = (LANES * SLOTS) as u32;

/// Everything the machine needs to run a kernel.
#[derive(Clone, Debug)]
pub struct Job {
    /// For messages: the run file or benchmark.
    pub name: String,
    /// Loaded assembly text, with its constant data at [`CODE_ADDRESS`].
    pub program: Program,
    /// The kernel that is launched.
    pub kernel: Kernel,
    /// Global and local size.
    pub geometry: LaunchGeometry,
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument>,
    /// Local memory of a work-group in bytes: the kernel's own and its `local` arguments.
    pub lds_bytes: u32,
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
    /// Loads the kernel and checks that launch and arguments fit it and the machine.
    pub fn new(launch: Launch) -> Result<Self> {
        let options = LoadOptions {
            base_address: CODE_ADDRESS,
            allow_global_stores: launch.allow_global_stores,
        };
        let program = Program::parse(launch.text, launch.file, &options)?;
        let kernel = find_kernel(&program, &launch)?;
        let geometry = geometry(&launch)?;
        let lds_bytes = kernel
            .kernarg(&kernel_args(&launch.arguments), &geometry)
            .map_err(|error| Error::launch(&(launch.place)("args"), error))?
            .lds_bytes;
        Ok(Self {
            name: launch.name.to_string(),
            program,
            kernel,
            geometry,
            arguments: launch.arguments,
            lds_bytes,
        })
    }

    /// Whether the kernel uses transactions.
    pub fn transactional(&self) -> bool {
        self.kernel.transactional
    }
}

fn find_kernel(program: &Program, launch: &Launch) -> Result<Kernel> {
    program.kernel(launch.entry).cloned().ok_or_else(|| {
        let names: Vec<_> = program
            .kernels()
            .iter()
            .map(|kernel| format!("`{}`", kernel.name))
            .collect();
        let remedy = if names.is_empty() {
            "mark a function with __kernel".to_string()
        } else {
            format!("choose {}", names.join(" or "))
        };
        let what = format!("{} has no kernel `{}`", launch.file, launch.entry);
        Error::input((launch.place)("entry"), what, remedy)
    })
}

fn geometry(launch: &Launch) -> Result<LaunchGeometry> {
    let place = (launch.place)("local_size");
    let items = launch
        .local_size
        .iter()
        .try_fold(1u32, |items, &size| items.checked_mul(size));
    if items.is_none_or(|items| items > MOST_WORK_ITEMS) {
        return Err(Error::input(
            place,
            format!(
                "a work-group of {} work-items is too large",
                product(launch.local_size)
            ),
            format!(
                "choose a local size of at most {MOST_WORK_ITEMS} work-items, 4 wavefronts of 64"
            ),
        ));
    }
    LaunchGeometry::new(launch.global_size, launch.local_size, &[])
        .map_err(|error| Error::launch(&place, error))
}

fn product(sizes: &[u32]) -> String {
    let sizes: Vec<_> = sizes.iter().map(u32::to_string).collect();
    sizes.join(" x ")
}

/// The arguments with null pointers for buffers: enough to know their sizes.
fn kernel_args(arguments: &[Argument]) -> Vec<KernelArg> {
    let kernel_arg = |argument: &Argument| match &argument.value {
        Value::Buffer(_) => KernelArg::Buffer(0),
        Value::Scalar(bytes) => KernelArg::Value(bytes.clone()),
        Value::Local(bytes) => KernelArg::Local(*bytes),
    };
    arguments.iter().map(kernel_arg).collect()
}
