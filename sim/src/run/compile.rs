//! OpenCL C to Southern Islands assembly text, by stock clang.

use crate::{Error, Result};
use std::io;
use std::path::Path;
use std::process::Command;

/// The header with `TX_BEGIN()` and `TX_COMMIT()`.
pub const HEADER: &str = include_str!("../../kernels/turnstile.h");
/// The name kernels include it by.
pub const HEADER_NAME: &str = "turnstile.h";

const COMPILER: &str = "clang-16";
const LIBRARY: &str = "/usr/lib/clc/tahiti-amdgcn-mesa-mesa3d.bc";
const INSTALL: &str =
    "install it with `apt install clang-16 libclc-16`, or give the compiled .s instead";

/// Arguments of the compiler, without include folder, source and output.
const FLAGS: [&str; 14] = [
    "-x",
    "cl",
    "-cl-std=CL1.2",
    "-target",
    "amdgcn-mesa-mesa3d",
    "-mcpu=tahiti",
    "-O2",
    "-Xclang",
    "-finclude-default-header",
    "-fno-integrated-as",
    "-Xclang",
    "-mlink-builtin-bitcode",
    "-Xclang",
    LIBRARY,
];

/// The command that compiles `source`, with `turnstile.h` in `include`, to assembly text in `output`.
pub fn compile_command(source: &Path, include: &Path, output: &Path) -> Command {
    let mut command = Command::new(COMPILER);
    command.args(FLAGS).arg("-I").arg(include);
    command.arg("-S").arg(source).arg("-o").arg(output);
    command
}

/// Compiles a `.cl` file and returns its assembly text.
pub fn compile(source: &Path) -> Result<String> {
    let place = source.display().to_string();
    let failed = |error: io::Error| {
        Error::input(
            &place,
            format!("cannot be compiled ({error})"),
            "make sure there is room for temporary files",
        )
    };
    let folder = tempfile::tempdir().map_err(failed)?;
    std::fs::write(folder.path().join(HEADER_NAME), HEADER).map_err(failed)?;
    let assembly = folder.path().join("kernel.s");
    let result = compile_command(source, folder.path(), &assembly)
        .output()
        .map_err(|error| {
            Error::input(&place, format!("{COMPILER} does not start ({error})"), INSTALL)
        })?;
    if !Path::new(LIBRARY).exists() {
        return Err(Error::input(&place, format!("{LIBRARY} is missing"), INSTALL));
    }
    if !result.status.success() {
        let messages = String::from_utf8_lossy(&result.stderr);
        return Err(Error::input(
            &place,
            format!("does not compile:\n{}\n", messages.trim_end()),
            "correct the kernel",
        ));
    }
    std::fs::read_to_string(&assembly).map_err(failed)
}
