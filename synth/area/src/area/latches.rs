//! Registers of several bits with an enable as latches behind a gate of the clock, in place of flip-flops.
//!
//! ```text
//!  EN -- latch, open while the clock is low -- and with the clock -+
//!                                                                  v
//!  D --- latch, open while the clock is low ------------------- latch -- Q
//! ```
//!
//! The register changes at the rising edge, as the flip-flops do. A bit takes one latch, and the clock's gate is shared by the bits of an
//! enable; the latches in front are shared by all registers that are written with the same data, as the entries of a table are. Timing is
//! that of the latches: data may come until they close.

use super::liberty::{Cell, CellKind, LatchCell, Library};
use super::{AreaError, Result};

/// Follows the name of a library from which latches are used too.
pub const SUFFIX: &str = " with latches";
/// A register of fewer bits takes more as latches than as flip-flops: it has the gate for itself.
const FEWEST_BITS: usize = 3;
/// File of [`map`].
pub const FILE: &str = "latches.v";
/// Finds enables, also where a register is cleared, and maps registers; equal latches in front become one.
pub const COMMANDS: &str = "opt_dff -nosdff\nopt_clean\ntechmap -map latches.v\nopt_expr\nopt_merge -share_all\nopt_clean\n";
/// Maps what is left of them, after `techmap`.
pub const CELLS: &str = "techmap -map latches.v\n";

impl Library {
    /// The same library, from which latches are used too.
    ///
    /// # Errors
    /// It has no latch with a data and an enable pin.
    pub fn with_latches(&self) -> Result<Self> {
        let latch = |(name, cell): (&String, &Cell)| {
            let (data, enable) = cell.latch.clone()?;
            let output = cell.outputs.keys().next()?.clone();
            let plain = cell.kind == CellKind::Latch
                && cell.outputs.len() == 1
                && cell.inputs.len() == 2
                && [&data, &enable].iter().all(|pin| cell.inputs.contains(pin));
            plain.then(|| (cell.area, name.clone(), data, enable, output))
        };
        let all = self.cells.iter().filter_map(latch);
        let smallest = all.min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, name, data, enable, output)) = smallest else {
            return Err(AreaError::input(
                self.path.display().to_string(),
                "the library has no latch that is open while a pin is high",
                "choose one that has, or leave --latches out",
            ));
        };
        let latches = Some(LatchCell {
            name,
            data,
            enable,
            output,
        });
        Ok(Self {
            name: format!("{}{SUFFIX}", self.name),
            latches,
            ..self.clone()
        })
    }
}

/// From registers with enables to latches, and from latches to the library's.
pub fn map(latch: &LatchCell) -> String {
    let LatchCell {
        name,
        data,
        enable,
        output,
    } = latch;
    format!(
        "(* techmap_celltype = \"$dffe\" *)\n\
         module register (CLK, EN, D, Q);\n\
         parameter WIDTH = 1;\nparameter CLK_POLARITY = 1'b1;\nparameter EN_POLARITY = 1'b1;\n\
         (* force_downto *) input [WIDTH-1:0] D;\n(* force_downto *) output [WIDTH-1:0] Q;\ninput CLK, EN;\n\
         wire _TECHMAP_FAIL_ = WIDTH < {FEWEST_BITS} || !CLK_POLARITY;\n\
         wire held;\n\\$dlatch #(.WIDTH(1), .EN_POLARITY(1'b0)) gate (.EN(CLK), .D(EN_POLARITY ? EN : ~EN), .Q(held));\n\
         wire [WIDTH-1:0] data;\n\\$dlatch #(.WIDTH(WIDTH), .EN_POLARITY(1'b0)) front (.EN(CLK), .D(D), .Q(data));\n\
         \\$dlatch #(.WIDTH(WIDTH), .EN_POLARITY(1'b1)) bits (.EN(held & CLK), .D(data), .Q(Q));\n\
         endmodule\n\
         module \\$_DLATCH_P_ (input E, D, output Q);\n{name} _TECHMAP_REPLACE_ (.{enable}(E), .{data}(D), .{output}(Q));\nendmodule\n\
         module \\$_DLATCH_N_ (input E, D, output Q);\nwire low;\n\\$_NOT_ open (.A(E), .Y(low));\n\
         {name} _TECHMAP_REPLACE_ (.{enable}(low), .{data}(D), .{output}(Q));\nendmodule\n"
    )
}
