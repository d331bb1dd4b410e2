//! Runs the exported Verilog of a unit, compiled by Verilator.
//!
//! The model is reached through a generated C++ function that does a whole clock on flat vectors,
//! loaded with `libloading`. The `marlin` crate, which wraps Verilator for Rust tests, was tried and
//! does not fit here: a unit's pins are known at run time only, and marlin's interface for that looks
//! every pin up by name at every access and wants wide inputs to live as long as the library, so
//! they cannot change between clocks; it prints its compiler command on stdout, takes an interrupted
//! build for a finished one, and refuses the Verilator of Debian 12.
//!
//! Compiled models are kept in a cache directory under a name made from everything that goes into
//! them. They are built aside and moved into place, so concurrent and interrupted builds are safe.

use super::Engine;
use anyhow::{Context, Result};
use libloading::Library;
use std::ffi::c_void;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use turnstile_hdl::pins::Pin;
use turnstile_synth::catalog::{AnyUnit, UnitEntry};
use turnstile_synth::tools::{newest_verilator, Tool};

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
        Self::new(entry.name, &entry.export()?, &(entry.build)())
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

/// `$XDG_CACHE_HOME/turnstile`, normally `~/.cache/turnstile`; without a home, the temporary directory.
fn cache_directory() -> PathBuf {
    let base = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")))
        .filter(|base| base.is_absolute())
        .unwrap_or_else(std::env::temp_dir);
    base.join("turnstile").join("verilator")
}

/// The shared library for this Verilog, built if it is not in the cache.
fn compiled(name: &str, verilog: &str, shim: &str) -> Result<PathBuf> {
    let tool = newest_verilator()?;
    let version = tool.version()?;
    let flags = (VERILATOR_FLAGS, COMPILER_FLAGS, LINKER_FLAGS, MAKE_FLAGS);
    let mut hasher = DefaultHasher::new();
    (name, verilog, shim, version, flags).hash(&mut hasher);
    let directory = cache_directory();
    let library = directory.join(format!("{name}-{:016x}.so", hasher.finish()));
    if !library.exists() {
        build(tool, name, verilog, shim, &library)
            .with_context(|| format!("cannot compile {name} with {}", tool.name))?;
    }
    Ok(library)
}

fn build(tool: Tool, name: &str, verilog: &str, shim: &str, library: &Path) -> Result<()> {
    let directory = library.parent().unwrap_or(Path::new("."));
    let failed = || format!("cannot write to {}", directory.display());
    std::fs::create_dir_all(directory).with_context(failed)?;
    let work = tempfile::Builder::new()
        .prefix(name)
        .tempdir_in(directory)
        .with_context(failed)?;
    std::fs::write(work.path().join("unit.v"), verilog).with_context(failed)?;
    std::fs::write(work.path().join("shim.cpp"), shim).with_context(failed)?;
    let mut command = tool.command()?;
    command
        .current_dir(work.path())
        .args(VERILATOR_FLAGS)
        .args(["--build-jobs", "0"])
        .args(["-CFLAGS", COMPILER_FLAGS])
        .args(["-LDFLAGS", LINKER_FLAGS])
        .args(["-MAKEFLAGS", MAKE_FLAGS])
        .args(["--prefix", "Vunit", "--top-module", name])
        .args(["--Mdir", "build", "-o", "unit.so"])
        .args(["unit.v", "shim.cpp"]);
    tool.succeed(&mut command)?;
    std::fs::rename(work.path().join("build/unit.so"), library).with_context(failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_synth::catalog::find;
    use turnstile_synth::tools::{available, VERILATOR};

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
