//! A module around a unit whose ports are one interface, in which an array has a dimension of its own.

use super::package::{Codes, Parameter};
use super::port::Port;
use turnstile_hdl::pins::Ports;

/// Numbers of elements that are sizes, and the arrays that have so many.
#[rustfmt::skip]
const ELEMENTS: [(&str, &[&str]); 2] = [
    ("LANES", &["lane_addr", "lane_data", "lane_data2", "rsp_data", "rsp_data2"]),
    ("2*SLOTS", &["tcm", "tcm_old"]),
];
/// The same of the bits of ports and elements.
#[rustfmt::skip]
const BITS: [(&str, &[&str]); 7] = [
    ("LANES", &["req_lanes", "rsp_aborted", "won_lanes"]),
    ("ADDR_BITS", &["lane_addr"]),
    ("SLOTS", &["cfg_group", "mode", "tcm_old_valid", "killed", "begin_stall", "pass_dead"]),
    ("SLOT_BITS", &["req_wavefront", "tx_wavefront", "txrsp_wavefront", "cfg_wavefront"]),
    ("ROW_BITS", &["cfg_row_base", "cfg_rows"]),
    ("STATE_BITS", &["cfg_state_base"]),
    ("WARP_BITS", &["req_warp", "issue_warp", "result_warp", "won_warp", "done_warp"]),
];

/// What a product of sizes and numbers is. None if the unit has no such size.
fn product(text: &str, size: &[Parameter]) -> Option<usize> {
    let of_name = |name: &str| size.iter().find(|one| one.name == name);
    let factor = |text: &str| text.parse().ok().or(of_name(text).map(|one| one.value));
    text.split('*').map(factor).product()
}

/// The range of so many elements or bits of a port: by a size, if it is one.
fn range(port: &str, count: usize, known: &[(&str, &[&str])], size: &[Parameter]) -> String {
    let mut known = known.iter();
    let found =
        known.find(|(text, ports)| ports.contains(&port) && product(text, size) == Some(count));
    match found {
        Some((text, _)) => format!("[{text}-1:0]"),
        None => format!("[{}:0]", count - 1),
    }
}

/// The interface `NAME_if` of the unit `name` of this size.
pub fn interface(unit: &dyn Ports, name: &str, size: &[Parameter]) -> String {
    let ports = Port::all(unit);
    let signals: String = ports.iter().map(|port| signal(port, size)).collect();
    let import = match size {
        [] => String::new(),
        _ => format!("  import {name}_pkg::*;\n"),
    };
    let side = |device_drives: bool| {
        let direction = |port: &Port| {
            if port.is_input == device_drives {
                "output"
            } else {
                "input"
            }
        };
        let lines = ports
            .iter()
            .map(|port| format!("      {} {}", direction(port), port.name));
        lines.collect::<Vec<_>>().join(",\n")
    };
    format!(
        "interface {name}_if;\n{import}{signals}\n  modport device(\n{}\n  );\n  modport host(\n{}\n  );\nendinterface\n",
        side(false),
        side(true)
    )
}

/// The module `NAME_sv` around the unit `name`, with the interface.
pub fn wrapper(unit: &dyn Ports, name: &str, is_clocked: bool) -> String {
    let ports = Port::all(unit);
    let clock = if is_clocked {
        "    input logic clock,\n"
    } else {
        ""
    };
    let mut wires: Vec<String> = if is_clocked {
        vec![".clock(clock)".into()]
    } else {
        vec![]
    };
    wires.extend(ports.iter().map(|port| format!(".{0}(bus.{0})", port.name)));
    format!(
        "module {name}_sv (\n{clock}    {name}_if.device bus\n);\n  {name} unit (\n      {}\n  );\nendmodule\n",
        wires.join(",\n      ")
    )
}

/// The enum whose codes go over a port.
fn codes(port: &Port) -> Option<Codes> {
    let [operations, modes, atomics, kinds, messages] = Codes::all();
    match port.name {
        "req_op" => [operations, atomics]
            .into_iter()
            .find(|codes| codes.bits == port.width),
        "mode" => Some(modes),
        "mem_kind" => Some(kinds),
        "msg_kind" => Some(messages),
        _ => None,
    }
}

fn signal(port: &Port, size: &[Parameter]) -> String {
    let name = port.name;
    let bits = |bits: usize| match bits {
        1 => String::new(),
        _ => format!(" {}", range(name, bits, &BITS, size)),
    };
    match (codes(port), port.elements) {
        (Some(codes), _) => {
            let kind = codes.prefix.to_lowercase();
            let dimension = bits(port.width / codes.bits);
            format!("  turnstile_pkg::{kind}_e{dimension} {name};\n")
        }
        (None, None) => format!("  logic{} {name};\n", bits(port.width)),
        (None, Some(elements)) => {
            let elements = range(name, elements, &ELEMENTS, size);
            let width = range(name, port.width, &BITS, size);
            format!("  logic {elements}{width} {name};\n")
        }
    }
}
