//! cxxrtl: the C++ that Yosys makes of Verilog.

use super::{verdict, write, Recording, ReplayError};
use std::process::Command;
use turnstile_hdl::pins::verilog_ports;
use turnstile_tools::{said, Tool, GXX, YOSYS, YOSYS_CONFIG};

/// What the program is called in messages; there is no command of that name.
const CXXRTL: Tool = Tool {
    name: "cxxrtl",
    ..YOSYS
};

/// A class a module, as the Verilog has it: as one class, the C++ of a top is tens of megabytes. What is for debuggers would be
/// as large again.
const WRITE: &str = "write_cxxrtl -noflatten -g0 unit.cc";

/// Runs the unit `name` of `verilog` on the recorded inputs under cxxrtl and compares every output pin.
///
/// # Errors
/// At the first difference, or if a tool is missing or refuses.
pub fn cxxrtl(name: &str, verilog: &str, recording: &Recording) -> Result<(), ReplayError> {
    let directory = tempfile::tempdir()?;
    write(directory.path(), verilog, recording)?;
    std::fs::write(directory.path().join("bench.cc"), bench(name, recording))?;
    let mut translate = YOSYS.command()?;
    let script = format!("read_verilog unit.v; hierarchy -check -top {name}; {WRITE}");
    translate.current_dir(directory.path());
    YOSYS.succeed(translate.args(["-q", "-p", &script]))?;
    let data = YOSYS_CONFIG.succeed(YOSYS_CONFIG.command()?.arg("--datdir"))?;
    let headers = format!("{}/include", String::from_utf8_lossy(&data.stdout).trim());
    let mut compile = GXX.command()?;
    compile.current_dir(directory.path());
    compile.args([
        "-std=c++14",
        "-O1",
        "-I",
        &headers,
        "-o",
        "bench",
        "bench.cc",
    ]);
    GXX.succeed(&mut compile)?;
    let mut run = Command::new(directory.path().join("bench"));
    let said = said(&CXXRTL.succeed(run.current_dir(directory.path()))?);
    verdict(CXXRTL, name, &said)
}

/// As cxxrtl writes it in C++.
fn identifier(name: &str) -> String {
    format!("p_{}", name.replace('_', "__"))
}

/// Reads a line of vectors a cycle: the words of its inputs first, in the last digits.
fn bench(name: &str, recording: &Recording) -> String {
    let (inputs, outputs) = (recording.inputs.len(), recording.outputs.len());
    let mut drives = String::new();
    for port in verilog_ports(recording.inputs) {
        let (name, width) = (identifier(port.name), port.width);
        for (element, at) in port.pins.clone().enumerate() {
            let low = element * width;
            drives += &format!("        put(bits(unit.{name}), {low}, {width}, word({at}));\n");
        }
    }
    let mut checks = String::new();
    for port in verilog_ports(recording.outputs) {
        let (name, width) = (identifier(port.name), port.width);
        for (element, at) in port.pins.clone().enumerate() {
            let (low, pin) = (element * width, &recording.outputs[at].name);
            let (recorded, care) = (inputs + at, inputs + outputs + at);
            checks += &format!("        if (word({care}) && differs(cycle, \"{pin}\", get(shown(unit.{name}), {low}, {width}), word({recorded}))) return 0;\n");
        }
    }
    let clock = match recording.is_clocked {
        true => {
            "        unit.p_clock.set(true);\n        unit.step();\n        unit.p_clock.set(false);\n"
        }
        false => "",
    };
    format!(
        r#"#include "unit.cc"
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>

using cxxrtl::value;
using cxxrtl::wire;

/// What is driven of a port, and what is seen of it.
template<size_t B> static value<B>& bits(value<B>& port) {{ return port; }}
template<size_t B> static value<B>& bits(wire<B>& port) {{ return port.next; }}
template<size_t B> static const value<B>& shown(const value<B>& port) {{ return port; }}
template<size_t B> static const value<B>& shown(const wire<B>& port) {{ return port.curr; }}

template<size_t B> static void put(value<B>& port, size_t low, size_t width, uint32_t word) {{
    for (size_t at = 0; at < width; at++) {{
        uint32_t& chunk = port.data[(low + at) / 32];
        uint32_t bit = uint32_t(1) << (low + at) % 32;
        chunk = word >> at & 1 ? chunk | bit : chunk & ~bit;
    }}
}}

template<size_t B> static uint32_t get(const value<B>& port, size_t low, size_t width) {{
    uint32_t word = 0;
    for (size_t at = 0; at < width; at++) word |= (port.data[(low + at) / 32] >> (low + at) % 32 & 1) << at;
    return word;
}}

static bool differs(unsigned cycle, const char* pin, uint32_t found, uint32_t recorded) {{
    if (found != recorded) std::printf("FAIL %u %s 'h%x 'h%x\n", cycle, pin, found, recorded);
    return found != recorded;
}}

int main() {{
    cxxrtl_design::{} unit;
    std::ifstream vectors("vectors.hex");
    std::string line;
    for (unsigned cycle = 0; std::getline(vectors, line); cycle++) {{
        auto word = [&](size_t at) {{ return uint32_t(std::stoul(line.substr(line.size() - 8 * (at + 1), 8), nullptr, 16)); }};
{drives}        unit.step();
{checks}{clock}    }}
    std::printf("PASS\n");
}}
"#,
        identifier(name)
    )
}
