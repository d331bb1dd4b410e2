//! Four pins around a unit that has hundreds.
//!
//! ```text
//!              +------------------------------------------------+
//!  scan_in   ->| drive: shift register -> unit -> sample         |-> scan_out
//!  shift     ->|   a flip-flop an input bit     a flip-flop an   |
//!  clock     ->|                                output bit       |
//!              +------------------------------------------------+
//! ```
//!
//! `drive` always shifts. `sample` captures the unit's outputs, or with `shift` goes on shifting; the last bit of `drive` follows
//! into it, so no flip-flop is without use.

use rust_hdl_core::prelude::*;
use turnstile_hdl::pins::{verilog_ports, Pin, VerilogPort};

/// Module name of the harness.
pub const NAME: &str = "top";

/// The harness: [`Harness::around`] a unit, or [`Harness::default`] for its pins alone.
#[derive(LogicBlock, Default)]
pub struct Harness {
    pub clock: Signal<In, Clock>,
    pub shift: Signal<In, Bit>,
    pub scan_in: Signal<In, Bit>,
    pub scan_out: Signal<Out, Bit>,
    _code: String,
    _unit: String,
}

impl Harness {
    /// Around the unit with these pins, none of them the clock.
    pub fn around(unit: &str, clocked: bool, inputs: &[Pin], outputs: &[Pin]) -> Self {
        let bits = |pins: &[Pin]| pins.iter().map(|pin| pin.width).sum::<usize>();
        let (last_in, last_out) = (bits(inputs) - 1, bits(outputs) - 1);
        let clock = if clocked { ".clock(clock), " } else { "" };
        let connections = [connect("drive", inputs), connect("seen", outputs)].concat();
        let code = format!(
            "reg [{last_in}:0] drive;\nreg [{last_out}:0] sample;\nwire [{last_out}:0] seen;\n\
             always @(posedge clock) begin\n   drive <= {{drive, scan_in}};\n   \
             sample <= shift ? {{sample, drive[{last_in}]}} : seen;\nend\n\
             always @(*) scan_out = sample[{last_out}];\n\
             {unit} unit({clock}{});\n",
            connections.join(", ")
        );
        let clock = if clocked { "input clock;\n" } else { "" };
        let ports = ["clock"].into_iter().filter(|_| clocked);
        let pins = [verilog_ports(inputs), verilog_ports(outputs)].concat();
        let ports: Vec<&str> = ports.chain(pins.iter().map(|port| port.name)).collect();
        let declare = |kind: &str, pins: &[Pin]| -> String {
            let one =
                |port: &VerilogPort| format!("{kind} [{}:0] {};\n", port.bits() - 1, port.name);
            verilog_ports(pins).iter().map(one).collect()
        };
        let empty = format!(
            "(* blackbox *)\nmodule {unit}({});\n{clock}{}{}endmodule\n",
            ports.join(", "),
            declare("input", inputs),
            declare("output", outputs)
        );
        Self {
            _code: code,
            _unit: empty,
            ..Default::default()
        }
    }

    /// The harness as module [`NAME`], and the unit as an empty module.
    pub fn verilog(&self) -> String {
        let mut defines = ModuleDefines::default();
        self.accept(NAME, &mut defines);
        defines.defines() + &self._unit
    }
}

/// The pins of a unit on the bits of a register.
fn connect(register: &str, pins: &[Pin]) -> Vec<String> {
    let mut low = 0;
    let mut one = |port: &VerilogPort| {
        let high = low + port.bits() - 1;
        let text = format!(".{}({register}[{high}:{low}])", port.name);
        low = high + 1;
        text
    };
    verilog_ports(pins).iter().map(&mut one).collect()
}

impl Logic for Harness {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.scan_out.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(self._code.clone())
    }
}
