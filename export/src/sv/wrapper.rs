//! A module around the flat ports of a unit: arrays are packed, and all of them are one interface.

use super::package::Codes;
use super::port::Port;
use turnstile_hdl::pins::Ports;

/// The interface `NAME_if` and the module `NAME_sv` around the unit `name`.
pub fn wrapper(unit: &dyn Ports, name: &str, is_clocked: bool) -> String {
    let ports = Port::all(unit);
    let signals: String = ports.iter().map(signal).collect();
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
    wires.extend(ports.iter().flat_map(connections));
    format!(
        "interface {name}_if;\n{signals}\n  modport device(\n{}\n  );\n  modport host(\n{}\n  );\nendinterface\n\n\
         module {name}_sv (\n{clock}    {name}_if.device bus\n);\n  {name} flat (\n      {}\n  );\nendmodule\n",
        side(false),
        side(true),
        wires.join(",\n      ")
    )
}

/// The enum whose codes go over a port.
fn codes(port: &Port) -> Option<Codes> {
    let [operations, modes] = Codes::all();
    match port.name {
        "req_op" => Some(operations),
        "mode" => Some(modes),
        _ => None,
    }
}

fn signal(port: &Port) -> String {
    let range = |bits: usize| {
        if bits == 1 {
            String::new()
        } else {
            format!(" [{}:0]", bits - 1)
        }
    };
    let name = port.name;
    match (codes(port), port.elements) {
        (Some(codes), _) => {
            let kind = codes.prefix.to_lowercase();
            let dimension = range(port.width / codes.bits);
            format!("  turnstile_pkg::{kind}_e{dimension} {name};\n")
        }
        (None, None) => format!("  logic{} {name};\n", range(port.width)),
        (None, Some(elements)) => {
            format!(
                "  logic [{}:0][{}:0] {name};\n",
                elements - 1,
                port.width - 1
            )
        }
    }
}

fn connections(port: &Port) -> Vec<String> {
    let name = port.name;
    let scalars = port.scalars();
    match port.elements {
        None => vec![format!(".{name}(bus.{name})")],
        Some(_) => {
            let wire = |(at, scalar): (usize, &String)| format!(".{scalar}(bus.{name}[{at}])");
            scalars.iter().enumerate().map(wire).collect()
        }
    }
}
