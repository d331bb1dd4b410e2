//! Southern Islands as run files know it.

use super::code::kernel_code::KernelCode;
use super::execution::LANES;
use super::load::{load_each, LoadOptions};
use turnstile_kernel::{Clang, FrontEnd, Source, Target, TransactionMemory};
use turnstile_tools::Error;

/// Global byte address of a program's constant data: far above anything the machine allocates.
pub const CODE_ADDRESS: u64 = 1 << 40;

/// The instruction set.
pub const TARGET: Target = Target {
    name: "southern-islands",
    title: "Southern Islands",
    extension: "s",
    cuda: false,
    takes: "give OpenCL C (.cl) or what clang makes of it for tahiti (.s)",
    lanes: LANES,
    machine: "southern-islands",
    transactions: TransactionMemory::Local,
    clang: Some(Clang {
        machine: &["-target", "amdgcn-mesa-mesa3d", "-mcpu=tahiti"],
        // A function that is not inlined has no copy for other files, where pointers might be of any address space.
        code: &[
            "-O2",
            "-fno-integrated-as",
            "-mllvm",
            "-amdgpu-internalize-symbols",
        ],
        // The pass moves what a work-item has found on its way out of a loop behind the loop, where the condition is that of the last
        // work-items alone.
        careful: &["-mllvm", "-disable-machine-sink"],
        line_tables: true,
        library: "/usr/lib/clc/tahiti-amdgcn-mesa-mesa3d.bc",
        spin_level: Some("-O1"),
        generic_remedy: Some(
            "write __global, __local or __private before the type that it points to, or choose target = \"ptx\"",
        ),
    }),
};

impl FrontEnd<LANES> for KernelCode {
    const TARGET: &'static Target = &TARGET;

    /// Its constant data lie at [`CODE_ADDRESS`].
    fn load(source: &Source) -> Result<Self, Error> {
        if source.shared_bytes.is_some() {
            return Err(Error::input(
                (source.place)("shared_bytes"),
                "kernels of OpenCL have no such memory but for their arguments",
                "give `local = BYTES` as an argument",
            ));
        }
        let options = LoadOptions {
            base_address: CODE_ADDRESS,
            allow_global_stores: source.allow_global_stores,
        };
        let program = load_each(source.text, source.file, &options)?;
        let kernels = program.kernels().iter();
        let names: Vec<_> = kernels.map(|one| one.name.clone()).collect();
        let code = Self::new(program, source.entry).ok_or_else(|| source.no_kernel(&names))?;
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
}
