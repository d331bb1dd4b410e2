//! OpenCL C to the text of a front end, by stock clang.

use super::inlined_calls::with_calls;
use super::spin_loops::writes_of_spin_loops;
use super::sync_headers;
use bstr::ByteSlice;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use turnstile_kernel::{Clang, Target};
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

/// Arguments of the compiler for OpenCL C.
const LANGUAGE_FLAGS: [&str; 5] = [
    "-x",
    "cl",
    "-cl-std=CL1.2",
    "-Xclang",
    "-finclude-default-header",
];

/// What is done besides with flags that no target chooses, and with what clang writes: to be changed with it, as a kept text is one of the same work.
const WORK: &str = "lines, files without folders, calls of inlined code";

/// The command that compiles `source`, with Turnstile's headers in `include`, to assembly text in `output`.
pub fn compile_command(source: &Path, include: &Path, output: &Path, clang: &Clang) -> Command {
    let mut command = front_end_command(include, clang);
    command.args(clang.code);
    for word in ["-mlink-builtin-bitcode", clang.library] {
        command.arg("-Xclang").arg(word);
    }
    command.arg("-S").arg(source).arg("-o").arg(output);
    command
}

/// Compiles a `.cl` file, with more options for the compiler, and returns its assembly text.
pub fn compile(source: &Path, options: &[OsString], target: &Target) -> Result<String> {
    let assembly = |level: Option<&str>| {
        let assembly = produce(source, options, target, |clang, include, output| {
            let mut command = compile_command(source, include, output, clang);
            // Messages about the kernel shall name lines of the source; the instructions stay the same.
            command.arg(match clang.line_tables {
                true => "-gline-tables-only",
                false => "-gline-directives-only",
            });
            command.args(without_folders(source, include));
            command.args(clang.careful).args(level);
            command
        });
        let assembly = assembly.map(text)?;
        with_inlined_calls(assembly, source, target)
    };
    let usual = assembly(None)?;
    if let Some(level) = target.clang.as_ref().and_then(|clang| clang.spin_level) {
        let kept = writes_of_spin_loops(&usual);
        if kept > 0 {
            let whole = assembly(Some(level))?;
            if writes_of_spin_loops(&whole) > kept {
                return Ok(whole);
            }
        }
    }
    Ok(usual)
}

/// Flags with which files are named without their folders, so that a source has the same text wherever it is.
fn without_folders(source: &Path, include: &Path) -> Vec<OsString> {
    let folders = [source.parent(), Some(include)].into_iter().flatten();
    let folders = folders.filter(|folder| !folder.as_os_str().is_empty());
    let maps = folders.map(|folder| {
        let mut map = OsString::from("-fdebug-prefix-map=");
        map.push(folder);
        map.push("/=");
        map
    });
    maps.chain(["-fdebug-compilation-dir=.".into()]).collect()
}

/// The text with the calls through which inlined code came, if clang tells them: assembly in the source may be of any machine.
fn with_inlined_calls(assembly: String, source: &Path, target: &Target) -> Result<String> {
    let tells = target.clang.as_ref().is_some_and(|clang| clang.line_tables);
    let Some(name) = source.file_name().filter(|_| tells) else {
        return Ok(assembly);
    };
    let mut interrupted = false;
    let with = with_calls(&assembly, &name.to_string_lossy(), |labelled| {
        let object = produce(source, &[], target, |clang, folder, output| {
            let input = folder.join("labelled.s");
            // If it cannot be written, clang says so.
            let _ = std::fs::write(&input, labelled);
            let mut command = Command::new(COMPILER);
            command.args(clang.machine).arg("-c").arg(input);
            command.arg("-o").arg(output);
            command
        });
        interrupted = matches!(object, Err(Error::Interrupted));
        object.ok()
    });
    match interrupted {
        true => Err(Error::Interrupted),
        false => Ok(with.unwrap_or(assembly)),
    }
}

/// LLVM's text of a `.cl` file, unoptimised: what the source says of its kernels' parameters.
pub fn module(source: &Path, options: &[OsString], target: &Target) -> Result<String> {
    let module = produce(source, options, target, |clang, include, output| {
        let mut command = front_end_command(include, clang);
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
pub fn preprocess(source: &Path, options: &[OsString], target: &Target) -> Result<Vec<u8>> {
    let mut headers = PathBuf::new();
    let text = produce(source, options, target, |clang, include, output| {
        headers = include.to_owned();
        let mut command = front_end_command(include, clang);
        command.arg("-include").arg(include.join(VERSION_NAME));
        command.arg("-E").arg(source).arg("-o").arg(output);
        command
    })?;
    // The folder has another name each time.
    let text = text.replace(headers.as_os_str().as_encoded_bytes(), "");
    Ok(wherever_it_is(&text, source))
}

/// The text of a source that is the same in any folder: without the folder in the lines that say where what follows comes from.
fn wherever_it_is(text: &[u8], source: &Path) -> Vec<u8> {
    let folder = source.parent().map(|folder| folder.join(""));
    let Some(folder) = folder.filter(|folder| !folder.as_os_str().is_empty()) else {
        return text.to_vec();
    };
    let lines = text.lines_with_terminator();
    let lines = lines.map(|line| match line.starts_with(b"# ") {
        true => line.replace(folder.as_os_str().as_encoded_bytes(), ""),
        false => line.to_vec(),
    });
    lines.collect::<Vec<_>>().concat()
}

/// How kernels are compiled, with size and time of the library that they are linked with, as a text.
pub fn recipe(target: &Target) -> String {
    let library = target.clang.as_ref().map(|clang| clang.library);
    let there = library.and_then(|library| std::fs::metadata(library).ok());
    let there = there.map(|there| (there.len(), there.modified().ok()));
    format!("{LANGUAGE_FLAGS:?} {:?} {there:?} {WORK}", target.clang)
}

/// The beginning of every command.
fn front_end_command(include: &Path, clang: &Clang) -> Command {
    let mut command = Command::new(COMPILER);
    command.args(LANGUAGE_FLAGS).args(clang.machine);
    command.arg("-fno-crash-diagnostics");
    command.arg("-I").arg(include);
    command.arg("-include").arg(include.join(BUILTINS));
    command
}

/// What the compiler writes. `command` makes the command from the flags, the folder of Turnstile's headers and the file to write.
fn produce(
    source: &Path,
    options: &[OsString],
    target: &Target,
    command: impl FnOnce(&Clang, &Path, &Path) -> Command,
) -> Result<Vec<u8>> {
    let place = source.display().to_string();
    let Some(clang) = &target.clang else {
        let what = format!("no compiler makes {} of OpenCL C", target.title);
        return Err(Error::input(place, what, target.takes));
    };
    let failed = |error: io::Error| {
        let what = format!("cannot be compiled ({error})");
        Error::input(
            &place,
            what,
            "free space in the folder for temporary files, or set TMPDIR to another",
        )
    };
    let folder = tempfile::tempdir().map_err(failed)?;
    let of_all = HEADERS.iter().chain(&sync_headers::HEADERS);
    for (name, text) in of_all.chain(&[(VERSION_NAME, VERSION)]) {
        std::fs::write(folder.path().join(name), text).map_err(failed)?;
    }
    let output = folder.path().join("output");
    let mut command = command(clang, folder.path(), &output);
    let command = command.args(options);
    start(command, clang.library, target, &place)?;
    std::fs::read(&output).map_err(failed)
}

/// Runs a compiler that needs `library`.
fn start(command: &mut Command, library: &str, target: &Target, place: &str) -> Result<()> {
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
fn refused(messages: &str, target: &Target, place: &str) -> Error {
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
    let remedy = target.clang.as_ref().and_then(|clang| clang.generic_remedy);
    let remedy = remedy.filter(|_| is_access && !reason.contains("addrspace"));
    if let Some(remedy) = remedy {
        let what = format!(
            "`{function}` has a pointer that may point into any address space, and {} has no instruction for it",
            target.title
        );
        return Error::input(place, what, remedy);
    }
    Error::input(
        place,
        format!("{COMPILER} cannot make code of `{function}`: {reason}"),
        "express it with operations that the target has",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_ptx as ptx;
    use turnstile_southern_islands as southern_islands;

    fn message(command: &mut Command, library: &str) -> String {
        let started = start(command, library, &southern_islands::TARGET, "k.cl");
        started.unwrap_err().to_string()
    }

    #[test]
    fn a_source_is_the_same_in_any_folder_if_its_text_is() {
        let text = |folder: &str, file: &str| {
            let path = format!("{folder}k.cl");
            let text =
                format!("# 1 \"{path}\"\n# 1 \"{folder}size.h\" 1\nconst char *f = {file:?};\n");
            wherever_it_is(text.as_bytes(), Path::new(&path))
        };
        assert_eq!(text("/tmp/a/", "f"), text("/tmp/b/", "f"));
        assert_eq!(text("/tmp/a/", "f"), text("", "f"));
        // What __FILE__ is belongs to the text.
        assert_ne!(
            text("/tmp/a/", "/tmp/a/k.cl"),
            text("/tmp/b/", "/tmp/b/k.cl")
        );
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
            message(&southern_islands::TARGET, report),
            "k.cl: `bump` has a pointer that may point into any address space, and Southern Islands has no instruction for it; write \
             __global, __local or __private before the type that it points to, or choose target = \"ptx\""
        );
        let global = report.replace("%ir.0", "%ir.0, addrspace 1");
        for other in [
            message(&ptx::TARGET, report),
            message(&southern_islands::TARGET, &global),
        ] {
            assert!(
                other.starts_with(
                    "k.cl: clang-16 cannot make code of `bump`: Cannot select: 0x1: i32,ch = load"
                ),
                "{other}"
            );
            assert!(
                other.ends_with("; express it with operations that the target has"),
                "{other}"
            );
        }
    }
}
