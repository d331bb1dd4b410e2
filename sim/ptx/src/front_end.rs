//! PTX as run files know it.

use super::code::program::KernelCode;
use super::decode::link::{load, LoadError};
use super::execution::LANES;
use cpp_demangle::{DemangleOptions, Symbol};
use turnstile_kernel::{Clang, FrontEnd, Source, Target, TransactionMemory};
use turnstile_tools::Error;

/// The instruction set.
pub const TARGET: Target = Target {
    name: "ptx",
    title: "PTX",
    extension: "ptx",
    cuda: true,
    takes: "give OpenCL C (.cl), CUDA C++ (.cu) or PTX (.ptx)",
    lanes: LANES,
    machine: "gtx580",
    transactions: TransactionMemory::Global,
    clang: Some(Clang {
        // What the headers have for PTX, or declare there, and clang does not offer by itself.
        machine: &[
            "-target",
            "nvptx64-nvidia-nvcl",
            "-Xclang",
            "-cl-ext=+cl_khr_int64_base_atomics,+cl_khr_int64_extended_atomics,+cl_khr_3d_image_writes,\
             +__opencl_c_images,+__opencl_c_3d_image_writes",
        ],
        // -O2 moves the body of a spin lock's loop behind it, where lanes wait for each other for ever. And a product and a sum
        // round twice, as they do on the other target.
        code: &["-O1", "-ffp-contract=off"],
        careful: &[],
        line_tables: false,
        library: "/usr/lib/clc/nvptx64--nvidiacl.bc",
        spin_level: None,
        generic_remedy: None,
    }),
};

impl FrontEnd<LANES> for KernelCode {
    const TARGET: &'static Target = &TARGET;

    fn load(source: &Source) -> Result<Self, Error> {
        let symbol = source.symbol.unwrap_or(source.entry);
        let code = load(source.text, source.file, symbol).map_err(|error| match error {
            LoadError::NoKernel(names) => {
                let names: Vec<_> = names.iter().map(|name| in_source(name)).collect();
                source.no_kernel(&names)
            }
            LoadError::Text(error) => error.into(),
        })?;
        Ok(code.launched_as(source.entry, source.shared_bytes.unwrap_or(0)))
    }

    fn private_bytes(&self) -> u32 {
        self.local_bytes
    }

    fn set_private_bytes(&mut self, bytes: u32) {
        self.local_bytes = bytes;
    }
}

/// A function's name in C++, without its parameters, or its own.
fn in_source(name: &str) -> String {
    let options = DemangleOptions::new().no_params().no_return_type();
    let symbol = Symbol::new(name).ok();
    let demangled = symbol.and_then(|symbol| symbol.demangle_with_options(&options).ok());
    demangled.unwrap_or_else(|| name.to_owned())
}
