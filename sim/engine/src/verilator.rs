//! Runs the exported Verilog of a unit, compiled by Verilator.
//!
//! The model is reached through a generated C++ function that does a whole clock on flat vectors,
//! loaded with `libloading`. The `marlin` crate, which wraps Verilator for Rust tests, was tried and
//! does not fit here: a unit's pins are known at run time only, and marlin's interface for that looks
//! every pin up by name at every access and wants wide inputs to live as long as the library, so
//! they cannot change between clocks; it prints its compiler command on stdout, takes an interrupted
//! build for a finished one, and refuses the Verilator of Debian 12.
//!
//! An LDS top or an atomic unit is compiled with the assertions about how it is used ([`turnstile_export::sv::bind`]); one that does not hold is an
//! error of the clock.
//!
//! Compiled models are kept: see [`super::models`].

use super::models::{Around, Models};
use super::Engine;
use anyhow::{bail, Context, Result};
use libloading::Library;
use std::ffi::{c_char, c_void, CStr};
use std::path::Path;
use turnstile_export::{export_unit, sv};
use turnstile_hdl::catalog::{AnyUnit, UnitEntry};
use turnstile_hdl::pins::{verilog_ports, Pin, VerilogPort};
use turnstile_tools::Verilator;

type New = unsafe extern "C" fn() -> *mut c_void;
type Delete = unsafe extern "C" fn(*mut c_void);
type Clock = unsafe extern "C" fn(*mut c_void, *const u32, *mut u32) -> *const c_char;

/// A unit of the exported Verilog.
pub struct VerilatorEngine {
    name: String,
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
        let verilog = || Ok(export_unit(entry)?);
        Self::of_recipe(entry.name, entry.name, verilog, &(entry.build)())
    }

    /// The model of a unit of this workspace, of which `recipe` says all that is chosen about it. `verilog` makes its Verilog,
    /// which takes seconds, and is asked only if this build of the workspace has not made a model of it before.
    pub fn of_recipe(
        name: &str,
        recipe: &str,
        verilog: impl FnOnce() -> Result<String>,
        unit: &AnyUnit,
    ) -> Result<Self> {
        let models = Models::open(name, around(name, unit))?;
        let library = match models.known(recipe) {
            Some(library) => library,
            None => {
                let library = models.compiled(&verilog()?)?;
                models.remember(recipe, &library)?;
                library
            }
        };
        Self::load(name, &library, unit.inputs().len(), unit.outputs().len())
    }

    /// Compiles `verilog`, whose outermost module is `name` and has the pins of `unit`.
    pub fn new(name: &str, verilog: &str, unit: &AnyUnit) -> Result<Self> {
        let models = Models::open(name, around(name, unit))?;
        let library = models.compiled(verilog)?;
        Self::load(name, &library, unit.inputs().len(), unit.outputs().len())
    }

    /// Compiles `verilog` as [`VerilatorEngine::new`] does, but nothing asserts how it is used: for pins that break rules on purpose.
    pub fn unasserted(name: &str, verilog: &str, unit: &AnyUnit) -> Result<Self> {
        Self::with_inputs(name, verilog, unit, &unit.inputs())
    }

    /// A unit of the catalog as fast as Verilator can make it: without assertions, and compiled for speed, which takes minutes.
    pub fn for_speed(entry: &UnitEntry) -> Result<Self> {
        let unit = (entry.build)();
        let around = Around {
            checks: None,
            for_speed: true,
            ..around(entry.name, &unit)
        };
        let library = Models::open(entry.name, around)?.compiled(&export_unit(entry)?)?;
        Self::load(
            entry.name,
            &library,
            unit.inputs().len(),
            unit.outputs().len(),
        )
    }

    /// Compiles `verilog`, whose outermost module is `name` and has the outputs of `unit` and these inputs. Nothing asserts how it is
    /// used.
    pub fn with_inputs(name: &str, verilog: &str, unit: &AnyUnit, inputs: &[Pin]) -> Result<Self> {
        let models = Models::open(name, bare(unit, inputs))?;
        Self::load(
            name,
            &models.compiled(verilog)?,
            inputs.len(),
            unit.outputs().len(),
        )
    }

    /// As [`VerilatorEngine::unasserted`], compiled by this Verilator and not by the newest.
    pub fn unasserted_by(
        verilator: Verilator,
        name: &str,
        verilog: &str,
        unit: &AnyUnit,
    ) -> Result<Self> {
        let inputs = unit.inputs();
        let models = Models::open_by(verilator, name, bare(unit, &inputs))?;
        Self::load(
            name,
            &models.compiled(verilog)?,
            inputs.len(),
            unit.outputs().len(),
        )
    }

    fn load(name: &str, path: &Path, inputs: usize, outputs: usize) -> Result<Self> {
        Self::loaded(name, path, inputs, outputs)
            .with_context(|| format!("cannot load {}", path.display()))
    }

    fn loaded(name: &str, path: &Path, inputs: usize, outputs: usize) -> Result<Self> {
        // SAFETY: the library was built from the shim below, whose functions have these types, and
        // has no initialisers with requirements of their own. The pointers are used only while the
        // library is held.
        unsafe {
            let library = Library::new(path)?;
            let new = *library.get::<New>(b"turnstile_new")?;
            let clock = *library.get::<Clock>(b"turnstile_clock")?;
            let delete = *library.get::<Delete>(b"turnstile_delete")?;
            Ok(Self {
                name: name.into(),
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

// SAFETY: a model is an object of its own, without threads, and its functions get it from whoever owns the engine, one at a time.
unsafe impl Send for VerilatorEngine {}

impl Engine for VerilatorEngine {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        assert_eq!(inputs.len(), self.inputs, "one word for each input pin");
        assert_eq!(outputs.len(), self.outputs, "one word for each output pin");
        // SAFETY: the model is alive until drop, and the shim touches exactly as many words as the
        // unit has pins, which were compared above. What it returns is null or a text that stays until its next call.
        let misuse = unsafe {
            let misuse = (self.clock)(self.model, inputs.as_ptr(), outputs.as_mut_ptr());
            (!misuse.is_null()).then(|| CStr::from_ptr(misuse))
        };
        if let Some(misuse) = misuse {
            bail!("{} is misused: {}", self.name, misuse.to_string_lossy());
        }
        Ok(())
    }
}

impl Drop for VerilatorEngine {
    fn drop(&mut self) {
        // SAFETY: the model came from `turnstile_new` of this library and is deleted once.
        unsafe { (self.delete)(self.model) }
    }
}

/// What a model has around the Verilog of its unit.
pub(super) fn around(name: &str, unit: &AnyUnit) -> Around {
    Around {
        shim: shim(unit.is_clocked(), &unit.inputs(), &unit.outputs()),
        checks: checks(name, unit),
        for_speed: false,
    }
}

/// The same for a unit that may be misused.
fn bare(unit: &AnyUnit, inputs: &[Pin]) -> Around {
    Around {
        shim: shim(unit.is_clocked(), inputs, &unit.outputs()),
        checks: None,
        for_speed: false,
    }
}

/// Assertions about how the unit is used, which tell the shim what does not hold.
fn checks(name: &str, unit: &AnyUnit) -> Option<String> {
    let bind = sv::bind(unit.ports(), name)?;
    let package = sv::package();
    let checks: String = sv::CHECKS.iter().map(|(_, text)| *text).collect();
    Some(format!(
        "package turnstile_shim;
import \"DPI-C\" function void turnstile_misuse(input string what);
endpackage
`define TURNSTILE_MISUSE(TEXT) turnstile_shim::turnstile_misuse(TEXT)
{package}{checks}{bind}"
    ))
}

/// The C++ between the flat vectors and the model's pins.
fn shim(clocked: bool, inputs: &[Pin], outputs: &[Pin]) -> String {
    let drive = |port: &VerilogPort| {
        let (name, width, pins) = (port.name, port.width, &port.pins);
        let (first, count) = (pins.start, pins.len());
        let mask = u32::MAX >> (32 - width);
        match count {
            1 => format!("    top->{name} = inputs[{first}] & {mask:#x}u;\n"),
            _ => format!("    put<{width}>(top->{name}, inputs + {first}, {count});\n"),
        }
    };
    let sample = |port: &VerilogPort| {
        let (name, width, pins) = (port.name, port.width, &port.pins);
        let (first, count) = (pins.start, pins.len());
        match count {
            1 => format!("    outputs[{first}] = top->{name};\n"),
            _ => format!("    get<{width}>(top->{name}, outputs + {first}, {count});\n"),
        }
    };
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
#include <string>

namespace {{
/// What does not hold in this clock.
thread_local std::string misuse;
struct Model {{
    VerilatedContext context;
    Vunit top{{&context}};
}};
/// The elements of a vector of at most 64 bits.
template<int W, class T> void put(T& port, const uint32_t* words, int count) {{
    uint64_t bits = 0;
    for (int at = 0; at < count; at++) bits |= uint64_t(words[at] & (~uint32_t(0) >> (32 - W))) << (W * at);
    port = T(bits);
}}
template<int W, class T> void get(const T& port, uint32_t* words, int count) {{
    for (int at = 0; at < count; at++) words[at] = uint32_t(uint64_t(port) >> (W * at)) & (~uint32_t(0) >> (32 - W));
}}
/// Those of a wider one, which is an array of words.
template<int W, std::size_t N> void put(VlWide<N>& port, const uint32_t* words, int count) {{
    uint64_t bits = 0;
    int held = 0;
    int word = 0;
    for (int at = 0; at < count; at++) {{
        bits |= uint64_t(words[at] & (~uint32_t(0) >> (32 - W))) << held;
        held += W;
        if (held < 32) continue;
        port[word++] = uint32_t(bits);
        bits >>= 32;
        held -= 32;
    }}
    if (held) port[word] = uint32_t(bits);
}}
template<int W, std::size_t N> void get(const VlWide<N>& port, uint32_t* words, int count) {{
    for (int at = 0; at < count; at++) {{
        int low = W * at;
        uint64_t bits = port[low / 32];
        if (low % 32 + W > 32) bits |= uint64_t(port[low / 32 + 1]) << 32;
        words[at] = uint32_t(bits >> low % 32) & (~uint32_t(0) >> (32 - W));
    }}
}}
}}

extern "C" {{
void* turnstile_new() {{ return new Model; }}
void turnstile_delete(void* model) {{
    Model* own = static_cast<Model*>(model);
    // Verilator 5.006 takes a model's scopes out of the thread's context, which is that of the model evaluated last and may be gone.
    Verilated::threadContextp(&own->context);
    delete own;
}}
void turnstile_misuse(const char* what) {{
    if (!misuse.empty()) misuse += ", ";
    misuse += what;
}}
const char* turnstile_clock(void* model, const uint32_t* inputs, uint32_t* outputs) {{
    misuse.clear();
    Vunit* top = &static_cast<Model*>(model)->top;
{}{settle}{}{}    return misuse.empty() ? nullptr : misuse.c_str();
}}
}}
"#,
        verilog_ports(inputs).iter().map(drive).collect::<String>(),
        verilog_ports(outputs)
            .iter()
            .map(sample)
            .collect::<String>(),
        level(1),
    )
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
