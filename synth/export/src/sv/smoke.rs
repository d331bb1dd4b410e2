//! A bench for the first run of a unit: cleared, and left alone.

use super::port::Port;
use turnstile_hdl::pins::Ports;

/// `NAME_smoke`: says PASS if no output of the unit `name` is unknown while nothing is asked of it.
pub fn smoke(unit: &dyn Ports, name: &str) -> String {
    let ports = Port::all(unit);
    let clears = ports.iter().any(|port| port.name == "clear");
    let (mut declared, mut wires, mut known) =
        (String::new(), vec![".clock(clock)".to_owned()], vec![]);
    for port in &ports {
        let name = port.name;
        let range = match port.bits() {
            1 => String::new(),
            bits => format!("[{}:0] ", bits - 1),
        };
        let value = match (port.is_input, name) {
            (true, "clear") => " = 1",
            (true, _) => " = 0",
            (false, _) => "",
        };
        declared += &format!("  logic {range}{name}{value};\n");
        wires.push(format!(".{name}({name})"));
        if !port.is_input {
            known.push(name);
        }
    }
    let clear = if clears { "    clear = 0;\n" } else { "" };
    format!(
        "// A first run: the unit is cleared and left alone, and no output may be unknown. Says PASS or FAIL.\n\
         module {name}_smoke;\n  logic clock = 0;\n{declared}  {name} unit (\n      {wires}\n  );\n  initial begin\n    \
         #1 clock = 1;\n    #1 clock = 0;\n{clear}    repeat (16) begin\n      #1 clock = 1;\n      #1 clock = 0;\n    end\n    \
         if ((^{{{known}}}) === 1'bx) $display(\"FAIL\");\n    else $display(\"PASS\");\n    $finish;\n  end\nendmodule\n",
        wires = wires.join(",\n      "),
        known = known.join(", ")
    )
}
