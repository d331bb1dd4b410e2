//! OpenCL C to the text of a front end, by stock clang.

use super::spin_loops::writes_of_spin_loops;
use super::sync_headers;
use bstr::ByteSlice;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use turnstile_tools::{interrupt, process, shown};
use turnstile_tools::{Error, Result};

/// The header with `TX_BEGIN()` and `TX_COMMIT()`.
pub const HEADER: &str = include_str!("../kernels/turnstile.h");
/// The name kernels include it by.
pub const HEADER_NAME: &str = "turnstile.h";

/// Every header that is beside a kernel, by name.
const HEADERS: [(&str, &str); 7] = [
    (HEADER_NAME, HEADER),
    (BUILTINS, include_str!("../kernels/opencl.h")),
    ("opencl_ptx.h", include_str!("../kernels/opencl_ptx.h")),
    (
        "opencl_atomics.h",
        include_str!("../kernels/opencl_atomics.h"),
    ),
    (
        "opencl_atomics_ptx.h",
        include_str!("../kernels/opencl_atomics_ptx.h"),
    ),
    (
        "opencl_images.h",
        include_str!("../kernels/opencl_images.h"),
    ),
    (
        "opencl_printf.h",
        include_str!("../kernels/opencl_printf.h"),
    ),
];
/// The one that the compiler reads before the kernel: what libclc lacks.
const BUILTINS: &str = "opencl.h";
/// A header that the preprocessor turns into the compiler's version.
const VERSION_NAME: &str = "turnstile-version.h";
const VERSION: &str = "__clang_version__\n";

const COMPILER: &str = "clang-16";
const INSTALL: &str =
    "install it with `apt install clang-16 libclc-16`, or give the compiled text instead";

/// Level of optimisation for kernels that [spin] on Southern Islands, unless the options have another.
///
/// [spin]: super::spin_loops
const LEVEL_OF_SPIN_LOOPS: &str = "-O1";

/// What kernels are compiled for: the front end that executes them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    #[default]
    SouthernIslands,
    Ptx,
}

/// Arguments of the compiler for OpenCL C.
const LANGUAGE_FLAGS: [&str; 5] = [
    "-x",
    "cl",
    "-cl-std=CL1.2",
    "-Xclang",
    "-finclude-default-header",
];

/// What the headers have for PTX, or declare there, and clang does not offer by itself.
const PTX_EXTENSIONS: &str =
    "-cl-ext=+cl_khr_int64_base_atomics,+cl_khr_int64_extended_atomics,+cl_khr_3d_image_writes,\
     +__opencl_c_images,+__opencl_c_3d_image_writes";

impl Target {
    /// By its name in run files.
    pub fn of(name: &str) -> Option<Self> {
        [Self::SouthernIslands, Self::Ptx]
            .into_iter()
            .find(|target| target.name() == name)
    }

    /// Its name in run files.
    pub fn name(self) -> &'static str {
        match self {
            Self::SouthernIslands => "southern-islands",
            Self::Ptx => "ptx",
        }
    }

    /// Ending of a file with its text.
    pub fn extension(self) -> &'static str {
        match self {
            Self::SouthernIslands => "s",
            Self::Ptx => "ptx",
        }
    }

    fn machine_flags(self) -> &'static [&'static str] {
        match self {
            Self::SouthernIslands => &["-target", "amdgcn-mesa-mesa3d", "-mcpu=tahiti"],
            Self::Ptx => &["-target", "nvptx64-nvidia-nvcl", "-Xclang", PTX_EXTENSIONS],
        }
    }

    /// Those that make code of it besides, without include folder, source and output.
    fn code_flags(self) -> &'static [&'static str] {
        match self {
            // A function that is not inlined has no copy for other files, where pointers might be of any address space.
            Self::SouthernIslands => &[
                "-O2",
                "-fno-integrated-as",
                "-mllvm",
                "-amdgpu-internalize-symbols",
            ],
            // -O2 moves the body of a spin lock's loop behind it, where lanes wait for each other for ever. And a product and a sum
            // round twice, as they do on the other target.
            Self::Ptx => &["-O1", "-ffp-contract=off"],
        }
    }

    /// Those without which clang compiles some kernels wrongly. Bundled kernels go without: their results are checked.
    fn careful_flags(self) -> &'static [&'static str] {
        match self {
            // The pass moves what a work-item has found on its way out of a loop behind the loop, where the condition is that of the
            // last work-items alone.
            Self::SouthernIslands => &["-mllvm", "-disable-machine-sink"],
            Self::Ptx => &[],
        }
    }

    /// OpenCL's functions.
    fn library(self) -> &'static str {
        match self {
            Self::SouthernIslands => "/usr/lib/clc/tahiti-amdgcn-mesa-mesa3d.bc",
            Self::Ptx => "/usr/lib/clc/nvptx64--nvidiacl.bc",
        }
    }
}

/// The command that compiles `source`, with Turnstile's headers in `include`, to assembly text in `output`.
pub fn compile_command(source: &Path, include: &Path, output: &Path, target: Target) -> Command {
    let mut command = front_end_command(include, target);
    command.args(target.code_flags());
    for word in ["-mlink-builtin-bitcode", target.library()] {
        command.arg("-Xclang").arg(word);
    }
    command.arg("-S").arg(source).arg("-o").arg(output);
    command
}

/// Compiles a `.cl` file, with more options for the compiler, and returns its assembly text.
pub fn compile(source: &Path, options: &[OsString], target: Target) -> Result<String> {
    let assembly = |level: Option<&str>| {
        let assembly = produce(source, options, target, |include, output| {
            let mut command = compile_command(source, include, output, target);
            // Messages about the kernel shall name lines of the source; the instructions stay the same. Tables of the lines besides make clang
            // crash where a kernel for PTX calls functions.
            command.arg("-gline-directives-only");
            command.args(target.careful_flags()).args(level);
            command
        });
        assembly.map(text)
    };
    let usual = assembly(None)?;
    let kept = writes_of_spin_loops(&usual);
    if target == Target::SouthernIslands && kept > 0 {
        let whole = assembly(Some(LEVEL_OF_SPIN_LOOPS))?;
        if writes_of_spin_loops(&whole) > kept {
            return Ok(whole);
        }
    }
    Ok(usual)
}

/// LLVM's text of a `.cl` file, unoptimised: what the source says of its kernels' parameters.
pub fn module(source: &Path, options: &[OsString], target: Target) -> Result<String> {
    let module = produce(source, options, target, |include, output| {
        let mut command = front_end_command(include, target);
        command.args(["-cl-kernel-arg-info", "-Xclang", "-disable-llvm-passes"]);
        command.args(["-S", "-emit-llvm"]).arg(source);
        command.arg("-o").arg(output);
        command
    });
    module.map(text)
}

/// Names of files in directives may be in any character set.
fn text(bytes: Vec<u8>) -> String {
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The source with all that it includes, and the compiler's version: everything that decides what is made of it, but the
/// options and the [`recipe`]. A source may be in any character set.
pub fn preprocess(source: &Path, options: &[OsString], target: Target) -> Result<Vec<u8>> {
    let mut headers = PathBuf::new();
    let text = produce(source, options, target, |include, output| {
        headers = include.to_owned();
        let mut command = front_end_command(include, target);
        command.arg("-include").arg(include.join(VERSION_NAME));
        command.arg("-E").arg(source).arg("-o").arg(output);
        command
    })?;
    // The folder has another name each time.
    Ok(text.replace(headers.as_os_str().as_encoded_bytes(), ""))
}

/// How kernels are compiled, with size and time of the library that they are linked with, as a text.
pub fn recipe(target: Target) -> String {
    let library = target.library();
    let there = std::fs::metadata(library);
    let there = there.map(|there| (there.len(), there.modified().ok()));
    format!(
        "{LANGUAGE_FLAGS:?} {:?} {:?} {:?} {LEVEL_OF_SPIN_LOOPS} {library} {:?}",
        target.machine_flags(),
        target.code_flags(),
        target.careful_flags(),
        there.ok()
    )
}

/// The beginning of every command.
fn front_end_command(include: &Path, target: Target) -> Command {
    let mut command = Command::new(COMPILER);
    command.args(LANGUAGE_FLAGS).args(target.machine_flags());
    command.arg("-fno-crash-diagnostics");
    command.arg("-I").arg(include);
    command.arg("-include").arg(include.join(BUILTINS));
    command
}

/// What the compiler writes. `command` makes the command from the folder of Turnstile's headers and the file to write.
fn produce(
    source: &Path,
    options: &[OsString],
    target: Target,
    command: impl FnOnce(&Path, &Path) -> Command,
) -> Result<Vec<u8>> {
    let place = source.display().to_string();
    let failed = |error: io::Error| {
        let what = format!("cannot be compiled ({error})");
        Error::input(&place, what, "make room for temporary files")
    };
    let folder = tempfile::tempdir().map_err(failed)?;
    let of_all = HEADERS.iter().chain(&sync_headers::HEADERS);
    for (name, text) in of_all.chain(&[(VERSION_NAME, VERSION)]) {
        std::fs::write(folder.path().join(name), text).map_err(failed)?;
    }
    let output = folder.path().join("output");
    let mut command = command(folder.path(), &output);
    let command = command.args(options);
    start(command, target.library(), target, &place)?;
    std::fs::read(&output).map_err(failed)
}

/// Runs a compiler that needs `library`.
fn start(command: &mut Command, library: &str, target: Target, place: &str) -> Result<()> {
    if !Path::new(library).exists() {
        return Err(Error::input(
            place,
            format!("{library} is missing"),
            INSTALL,
        ));
    }
    log::info!("{}", shown(command));
    let ended = process::output(command, &interrupt::pending).map_err(|error| {
        let compiler = command.get_program().to_string_lossy();
        Error::input(
            place,
            format!("{compiler} does not start ({error})"),
            INSTALL,
        )
    })?;
    let Some(output) = ended else {
        return Err(Error::Interrupted);
    };
    if output.status.success() {
        return Ok(());
    }
    let messages = String::from_utf8_lossy(&output.stderr);
    Err(refused(&messages, target, place))
}

/// What clang writes before it says what the target lacks. Behind it comes its stack.
const NO_CODE: &str = "fatal error: error in backend: ";

/// The compiler has refused the source, or failed itself.
fn refused(messages: &str, target: Target, place: &str) -> Error {
    let Some((_, failure)) = messages.split_once(NO_CODE) else {
        let remedy = format!(
            "correct what the compiler reports:\n{}",
            messages.trim_end()
        );
        return Error::input(place, "does not compile", remedy);
    };
    let reason = failure.lines().next().unwrap_or_default();
    let mut functions = failure
        .lines()
        .filter_map(|line| line.strip_prefix("In function: "));
    let function = functions.next().unwrap_or("a kernel");
    // Every other address space has its name there.
    let is_access = reason.contains("<(load") || reason.contains("<(store");
    if target == Target::SouthernIslands && is_access && !reason.contains("addrspace") {
        return Error::input(
            place,
            format!(
                "`{function}` has a pointer that may point into any address space, and Southern Islands has no instruction for it"
            ),
            "write __global, __local or __private before the type that it points to, or choose target = \"ptx\"",
        );
    }
    Error::input(
        place,
        format!("{COMPILER} cannot make code of `{function}`: {reason}"),
        "write it otherwise",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(command: &mut Command, library: &str) -> String {
        let started = start(command, library, Target::SouthernIslands, "k.cl");
        started.unwrap_err().to_string()
    }

    #[test]
    fn a_missing_compiler_or_library_comes_with_the_command_to_install_it() {
        assert_eq!(
            message(&mut Command::new("no-such-clang"), "/"),
            "k.cl: no-such-clang does not start (No such file or directory (os error 2)); install it with \
             `apt install clang-16 libclc-16`, or give the compiled text instead"
        );
        assert_eq!(
            message(&mut Command::new("true"), "/no/library.bc"),
            "k.cl: /no/library.bc is missing; install it with `apt install clang-16 libclc-16`, or give the \
             compiled text instead"
        );
    }

    #[test]
    fn messages_of_the_compiler_are_shown() {
        let mut compiler = Command::new("sh");
        compiler.args(["-c", "echo 'k.cl:3:1: error: expected `;`' >&2; exit 1"]);
        assert_eq!(
            message(&mut compiler, "/"),
            "k.cl: does not compile; correct what the compiler reports:\nk.cl:3:1: error: expected `;`"
        );
    }

    #[test]
    fn an_access_without_an_address_space_is_named_by_its_function() {
        let report = "fatal error: error in backend: Cannot select: 0x1: i32,ch = load<(load (s32) from %ir.0, !tbaa !6)> 0x2\n  0x2: \
                      i64 = build_pair 0x3\nIn function: bump\nPLEASE submit a bug report\n";
        let message = |target, report: &str| refused(report, target, "k.cl").to_string();
        assert_eq!(
            message(Target::SouthernIslands, report),
            "k.cl: `bump` has a pointer that may point into any address space, and Southern Islands has no instruction for it; write \
             __global, __local or __private before the type that it points to, or choose target = \"ptx\""
        );
        let global = report.replace("%ir.0", "%ir.0, addrspace 1");
        for other in [
            message(Target::Ptx, report),
            message(Target::SouthernIslands, &global),
        ] {
            assert!(
                other.starts_with(
                    "k.cl: clang-16 cannot make code of `bump`: Cannot select: 0x1: i32,ch = load"
                ),
                "{other}"
            );
            assert!(other.ends_with("; write it otherwise"), "{other}");
        }
    }
}
