//! The front ends: what loads the kernels of a run file, and runs them on a machine.

use super::compile::Target;
use super::job::{Argument, Job, Launch};
use cpp_demangle::{DemangleOptions, Symbol};
use std::fmt::Debug;
use turnstile_kernel::Code;
use turnstile_machine::{Device, Observer, Outcome};
use turnstile_ptx as ptx;
use turnstile_southern_islands as southern_islands;
use turnstile_tools::{Error, Result};

/// Global byte address of a program's constant data: far above anything the machine allocates.
pub const CODE_ADDRESS: u64 = 1 << 40;

/// Loaded code of a front end.
pub trait FrontEnd: Clone + Debug + Sized {
    /// What its kernels are compiled for.
    const TARGET: Target;

    /// The kernel of a launch.
    ///
    /// # Errors
    /// If its text cannot be executed, or has no such kernel.
    fn load(launch: &Launch) -> Result<Self>;

    /// Private memory of a work-item, in bytes.
    fn private_bytes(&self) -> u32;

    /// More of it.
    fn set_private_bytes(&mut self, bytes: u32);

    /// File of the text, for messages.
    fn file(&self) -> &str;

    /// Name of the kernel.
    fn kernel_name(&self) -> &str;

    /// Checks that launch and arguments fit the kernel.
    ///
    /// # Errors
    /// If they do not.
    fn job(launch: Launch) -> Result<Job<Self>>;

    /// As [`Job::check`].
    ///
    /// # Errors
    /// If the arguments do not fit.
    fn check(job: &Job<Self>, arguments: &[Argument], place: &str) -> Result<()>;

    /// Whether the kernel uses transactions.
    fn transactional(&self) -> bool;

    /// As [`Device::wavefronts`].
    ///
    /// # Errors
    /// If the kernel does not fit the machine.
    fn warps(job: &Job<Self>, device: &Device) -> Result<usize>;

    /// Runs the kernel to its end with these arguments, under a name for messages. Not generic: the machine around this kind of
    /// kernel is compiled in this crate, as optimised as that is, and not by every caller again.
    ///
    /// # Errors
    /// As [`Device::run`].
    fn run<'a>(
        job: &Job<Self>,
        device: Device<'a>,
        name: &str,
        arguments: &[Argument],
        observer: &mut dyn Observers,
    ) -> Result<(Device<'a>, Outcome)>;
}

/// Who observes warps of every front end.
pub trait Observers:
    Observer<southern_islands::Wavefront, { southern_islands::LANES }>
    + Observer<ptx::PtxWarp, { ptx::LANES }>
{
}

impl<O> Observers for O where
    O: Observer<southern_islands::Wavefront, { southern_islands::LANES }>
        + Observer<ptx::PtxWarp, { ptx::LANES }>
{
}

/// What is the same for all but types.
macro_rules! launched {
    ($lanes:expr) => {
        fn file(&self) -> &str {
            Code::file(self)
        }

        fn kernel_name(&self) -> &str {
            Code::name(self)
        }

        fn transactional(&self) -> bool {
            Code::transactional(self)
        }

        fn job(launch: Launch) -> Result<Job<Self>> {
            Job::of(Self::load(&launch)?, launch)
        }

        fn check(job: &Job<Self>, arguments: &[Argument], place: &str) -> Result<()> {
            job.check::<{ $lanes }>(arguments, place)
        }

        fn warps(job: &Job<Self>, device: &Device) -> Result<usize> {
            device.wavefronts::<Self, { $lanes }>(&job.grid())
        }

        fn run<'a>(
            job: &Job<Self>,
            device: Device<'a>,
            name: &str,
            arguments: &[Argument],
            observer: &mut dyn Observers,
        ) -> Result<(Device<'a>, Outcome)> {
            device.run::<Self, { $lanes }>(&job.grid_with(name, arguments), observer)
        }
    };
}

impl FrontEnd for southern_islands::KernelCode {
    const TARGET: Target = Target::SouthernIslands;

    /// Its constant data lie at [`CODE_ADDRESS`].
    fn load(launch: &Launch) -> Result<Self> {
        if launch.shared_bytes.is_some() {
            return Err(Error::input(
                (launch.place)("shared_bytes"),
                "kernels of OpenCL have no such memory but for their arguments",
                "give `local = BYTES` as an argument",
            ));
        }
        let options = southern_islands::LoadOptions {
            base_address: CODE_ADDRESS,
            allow_global_stores: launch.allow_global_stores,
        };
        let program = southern_islands::load_each(launch.text, launch.file, &options)?;
        let names: Vec<_> = program
            .kernels()
            .iter()
            .map(|one| one.name.clone())
            .collect();
        let code = Self::new(program, launch.entry).ok_or_else(|| no_kernel(launch, &names))?;
        match code.kernel.refusal {
            Some(refusal) => Err(refusal.into()),
            None => Ok(code),
        }
    }

    fn private_bytes(&self) -> u32 {
        self.kernel.scratch_bytes
    }

    fn set_private_bytes(&mut self, bytes: u32) {
        self.kernel.scratch_bytes = bytes;
    }

    launched!(southern_islands::LANES);
}

impl FrontEnd for ptx::KernelCode {
    const TARGET: Target = Target::Ptx;

    fn load(launch: &Launch) -> Result<Self> {
        let code = ptx::load(
            launch.text,
            launch.file,
            launch.symbol.unwrap_or(launch.entry),
        );
        let code = code.map_err(|error| match error {
            ptx::LoadError::NoKernel(names) => {
                let names: Vec<_> = names.iter().map(|name| in_source(name)).collect();
                no_kernel(launch, &names)
            }
            ptx::LoadError::Text(error) => error.into(),
        })?;
        Ok(code.launched_as(launch.entry, launch.shared_bytes.unwrap_or(0)))
    }

    fn private_bytes(&self) -> u32 {
        self.local_bytes
    }

    fn set_private_bytes(&mut self, bytes: u32) {
        self.local_bytes = bytes;
    }

    launched!(ptx::LANES);
}

/// A function's name in C++, without its parameters, or its own.
fn in_source(name: &str) -> String {
    let options = DemangleOptions::new().no_params().no_return_type();
    let symbol = Symbol::new(name).ok();
    let demangled = symbol.and_then(|symbol| symbol.demangle_with_options(&options).ok());
    demangled.unwrap_or_else(|| name.to_owned())
}

fn no_kernel(launch: &Launch, names: &[String]) -> Error {
    let named: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    let remedy = match named.is_empty() {
        true if launch.file.ends_with(".cu") => {
            "mark a function with __global__, and call it by its name in the source; an instance of a template has its arguments, \
             such as `scale<float>`"
                .to_string()
        }
        true if launch.file.ends_with(".cl") => "mark a function with __kernel".to_string(),
        true => "give a text that has kernels".to_string(),
        false => format!("choose {}", named.join(" or ")),
    };
    let what = format!("{} has no kernel `{}`", launch.file, launch.entry);
    Error::input((launch.place)("entry"), what, remedy)
}
