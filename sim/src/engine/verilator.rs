//! Runs the exported Verilog of a unit, compiled by Verilator.
//!
//! The model is reached through a generated C++ function that does a whole clock on flat vectors,
//! loaded with `libloading`. The `marlin` crate, which wraps Verilator for Rust tests, was tried and
//! does not fit here: a unit's pins are known at run time only, and marlin's interface for that looks
//! every pin up by name at every access and wants wide inputs to live as long as the library, so
//! they cannot change between clocks; it prints its compiler command on stdout, takes an interrupted
//! build for a finished one, and refuses the Verilator of Debian 12.
//!
//! Compiled models are kept in a folder ([`turnstile_tools::kept`]) under a name made from everything that goes into
//! them. They are built aside and moved into place, so interrupted builds are safe; what one process builds, others wait
//! for, and all of them together run a C++ compiler a core.

use super::Engine;
use anyhow::{Context, Result};
use libloading::Library;
use std::ffi::c_void;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{AnyUnit, UnitEntry};
use turnstile_hdl::pins::Pin;
use turnstile_tools::kept::{self, Claim, Cores};
use turnstile_tools::{newest_verilator, Tool};

const VERILATOR_FLAGS: [&str; 13] = [
    "--cc",
    "--exe",
    "--build",
    "-O3",
    // rust-hdl's unrolled crossbars turn into twice the code as a data flow graph, and a bank that is
    // inlined into 32: without both, a top compiles in half the time and runs as fast.
    "-fno-dfg",
    "--inline-mult",
    "1",
    "--x-assign",
    "fast",
    "--x-initial",
    "fast",
    // What is wrong in the Verilog is for the lint to say.
    "-Wno-fatal",
    "-Wno-lint",
];
const COMPILER_FLAGS: &str = "-fPIC";
const LINKER_FLAGS: &str = "-shared";
/// `OPT_FAST` is for the code of every clock, `OPT_SLOW` for what runs once.
const MAKE_FLAGS: &str = "OPT_FAST=-O1 OPT_SLOW=-O0 OPT_GLOBAL=-O1";
/// Objects of Verilator's own sources. They are the same for every model and take longer to compile than a small one, so they
/// are kept.
const RUNTIME: [&str; 2] = ["verilated.o", "verilated_threads.o"];
/// Tells make that they are not to be made, although Verilator's makefile is newer.
const RUNTIME_FLAGS: &str = " -o verilated.o -o verilated_threads.o";

type New = unsafe extern "C" fn() -> *mut c_void;
type Delete = unsafe extern "C" fn(*mut c_void);
type Clock = unsafe extern "C" fn(*mut c_void, *const u32, *mut u32);

/// A unit of the exported Verilog.
pub struct VerilatorEngine {
    model: *mut c_void,
    clock: Clock,
    delete: Delete,
    inputs: usize,
    outputs: usize,
    /// Holds the code that `clock` and `delete` point to.
    _library: Library,
}

impl VerilatorEngine {
    /// Exports and compiles a unit of the catalog.
    pub fn of(entry: &UnitEntry) -> Result<Self> {
        Self::new(entry.name, &export_unit(entry)?, &(entry.build)())
    }

    /// Compiles `verilog`, whose outermost module is `name` and has the pins of `unit`.
    pub fn new(name: &str, verilog: &str, unit: &AnyUnit) -> Result<Self> {
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let shim = shim(unit.is_clocked(), &inputs, &outputs);
        let library = compiled(name, verilog, &shim)?;
        Self::load(&library, inputs.len(), outputs.len())
            .with_context(|| format!("cannot load {}", library.display()))
    }

    fn load(path: &Path, inputs: usize, outputs: usize) -> Result<Self> {
        // SAFETY: the library was built from the shim below, whose functions have these types, and
        // has no initialisers with requirements of their own. The pointers are used only while the
        // library is held.
        unsafe {
            let library = Library::new(path)?;
            let new = *library.get::<New>(b"turnstile_new")?;
            let clock = *library.get::<Clock>(b"turnstile_clock")?;
            let delete = *library.get::<Delete>(b"turnstile_delete")?;
            Ok(Self {
                model: new(),
                clock,
                delete,
                inputs,
                outputs,
                _library: library,
            })
        }
    }
}

impl Engine for VerilatorEngine {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        assert_eq!(inputs.len(), self.inputs, "one word for each input pin");
        assert_eq!(outputs.len(), self.outputs, "one word for each output pin");
        // SAFETY: the model is alive until drop, and the shim touches exactly as many words as the
        // unit has pins, which were compared above.
        unsafe { (self.clock)(self.model, inputs.as_ptr(), outputs.as_mut_ptr()) }
        Ok(())
    }
}

impl Drop for VerilatorEngine {
    fn drop(&mut self) {
        // SAFETY: the model came from `turnstile_new` of this library and is deleted once.
        unsafe { (self.delete)(self.model) }
    }
}

/// The C++ between the flat vectors and the model's pins.
fn shim(clocked: bool, inputs: &[Pin], outputs: &[Pin]) -> String {
    let drive = |(at, pin): (usize, &Pin)| {
        let mask = u32::MAX >> (32 - pin.width);
        format!("    top->{} = inputs[{at}] & {mask:#x}u;\n", pin.name)
    };
    let sample = |(at, pin): (usize, &Pin)| format!("    outputs[{at}] = top->{};\n", pin.name);
    let level = |level| match clocked {
        true => format!("    top->clock = {level};\n    top->eval();\n"),
        false => String::new(),
    };
    let settle = match clocked {
        true => level(0),
        false => "    top->eval();\n".into(),
    };
    format!(
        r#"#include "Vunit.h"
#include <cstdint>

namespace {{
struct Model {{
    VerilatedContext context;
    Vunit top{{&context}};
}};
}}

extern "C" {{
void* turnstile_new() {{ return new Model; }}
void turnstile_delete(void* model) {{ delete static_cast<Model*>(model); }}
void turnstile_clock(void* model, const uint32_t* inputs, uint32_t* outputs) {{
    Vunit* top = &static_cast<Model*>(model)->top;
{}{settle}{}{}}}
}}
"#,
        inputs.iter().enumerate().map(drive).collect::<String>(),
        outputs.iter().enumerate().map(sample).collect::<String>(),
        level(1),
    )
}

/// The shared library for this Verilog, built if it is not there.
fn compiled(name: &str, verilog: &str, shim: &str) -> Result<PathBuf> {
    let tool = newest_verilator()?;
    let version = tool.version()?;
    let flags = (VERILATOR_FLAGS, COMPILER_FLAGS, LINKER_FLAGS, MAKE_FLAGS);
    let runtime = format!("runtime-{:016x}", digest(&(&version, flags)));
    let key = format!(
        "{name}-{:016x}",
        digest(&(name, verilog, shim, &version, flags))
    );
    let directory = kept::folder("models");
    let failed = || {
        let folder = directory.display();
        format!(
            "cannot write to {folder}: let {} name another",
            kept::VARIABLE
        )
    };
    std::fs::create_dir_all(&directory).with_context(failed)?;
    let library = directory.join(format!("{key}.so"));
    if !library.exists() {
        let _claim = Claim::wait(&directory, &key, &|| false).with_context(failed)?;
        if !library.exists() {
            let runtime = directory.join(runtime);
            build(tool, name, [verilog, shim], &library, &runtime)
                .with_context(|| format!("cannot compile {name} with {}", tool.name))?;
        }
    }
    // A path with a folder in it is not looked for anywhere else.
    library.canonicalize().with_context(failed)
}

fn digest(content: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

fn build(
    tool: Tool,
    name: &str,
    [verilog, shim]: [&str; 2],
    library: &Path,
    runtime: &Path,
) -> Result<()> {
    let directory = library.parent().unwrap_or(Path::new("."));
    let failed = || format!("cannot write to {}", directory.display());
    let work = tempfile::Builder::new()
        .prefix(name)
        .tempdir_in(directory)
        .with_context(failed)?;
    let objects = work.path().join("build");
    std::fs::create_dir(&objects).with_context(failed)?;
    std::fs::write(work.path().join("unit.v"), verilog).with_context(failed)?;
    std::fs::write(work.path().join("shim.cpp"), shim).with_context(failed)?;
    let mut make_flags = MAKE_FLAGS.to_owned();
    let kept = runtime.is_dir();
    if kept {
        copy(RUNTIME, runtime, &objects).with_context(failed)?;
        make_flags += RUNTIME_FLAGS;
    }
    let cores = Cores::wait().with_context(failed)?;
    let mut command = tool.command()?;
    command
        .current_dir(work.path())
        .args(VERILATOR_FLAGS)
        .args(["--build-jobs", &cores.count().to_string()])
        .args(["-CFLAGS", COMPILER_FLAGS])
        .args(["-LDFLAGS", LINKER_FLAGS])
        .args(["-MAKEFLAGS", &make_flags])
        .args(["--prefix", "Vunit", "--top-module", name])
        .args(["--Mdir", "build", "-o", "unit.so"])
        .args(["unit.v", "shim.cpp"]);
    tool.succeed(&mut command)?;
    drop(cores);
    if !kept {
        keep_runtime(&objects, runtime).with_context(failed)?;
    }
    std::fs::rename(objects.join("unit.so"), library).with_context(failed)
}

fn copy(files: [&str; 2], from: &Path, to: &Path) -> std::io::Result<()> {
    files
        .into_iter()
        .try_for_each(|file| std::fs::copy(from.join(file), to.join(file)).map(drop))
}

/// Another build may have kept its own first: those are as good.
fn keep_runtime(objects: &Path, runtime: &Path) -> std::io::Result<()> {
    let whole = objects.join("runtime");
    std::fs::create_dir(&whole)?;
    copy(RUNTIME, objects, &whole)?;
    match std::fs::rename(whole, runtime) {
        Err(_) if runtime.is_dir() => Ok(()),
        result => result,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::catalog::find;
    use turnstile_tools::{available, VERILATOR};

    #[test]
    fn a_clock_samples_before_the_edge() {
        if !available(&[VERILATOR]) {
            return;
        }
        let mut engine = VerilatorEngine::of(find("bank_ram").unwrap()).unwrap();
        let mut clock = |inputs: [u32; 5]| {
            let mut outputs = [0];
            engine.clock(&inputs, &mut outputs).unwrap();
            outputs[0]
        };
        clock([0, 0, 0xf, 3, 0xabcd]);
        assert_eq!(clock([1, 3, 0, 0, 0]), 0);
        assert_eq!(clock([0, 0, 0, 0, 0]), 0xabcd);
    }

    #[test]
    fn wrong_verilog_is_an_error_that_quotes_verilator() {
        if !available(&[VERILATOR]) {
            return;
        }
        let unit = (find("bank_ram").unwrap().build)();
        let error = VerilatorEngine::new("broken", "module broken(; endmodule", &unit);
        let error = format!("{:#}", error.err().unwrap());
        assert!(error.starts_with("cannot compile broken with "), "{error}");
        assert!(error.contains("syntax error"), "{error}");
    }
}
