//! Proofs that a mutation changes nothing.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::time::Duration;
use turnstile_tools::{YOSYS, YOSYS_ABC};

/// For one program in one attempt. A proof ends in seconds, or finds too much.
const LIMIT: Duration = Duration::from_secs(120);
/// Seconds of that for the search that follows when the signals of both do not pair up.
const SEARCH: u32 = 60;

/// Yosys's commands that put the memories of a unit into a module `NAME_array`. What is written to one row comes by one port, and no
/// multiplexer is in front of it that chooses data for bits that are not written.
pub const ARRAYS_APART: &str = "simplemap t:$memwr* %ci2 t:$mux %i; opt_expr -mux_undef -mux_bool; \
                                memory_share -nosat -nowiden; opt_expr -mux_undef -mux_bool; opt_clean; memory_collect; opt_clean; \
                                setattr -set submod \"array\" t:$mem*; submod; opt_clean;";

/// What becomes of memories in a proof.
#[derive(Clone, Copy)]
enum Arrays {
    /// They are left out: what goes to one counts as outputs, and what comes from it as inputs. Quick, and more than is needed: a
    /// word that nobody writes must not differ either.
    Outside,
    /// A register a bit.
    OfRegisters,
}

impl Arrays {
    /// Yosys's commands on unit and mutant.
    fn commands(self, name: &str) -> String {
        match self {
            Self::Outside => format!("expose -evert t:{name}_array; delete {name}_array;"),
            Self::OfRegisters => "flatten; memory -nordff; memory_map;".into(),
        }
    }
}

/// Whether there is a proof that a mutation of the unit `name`, whose netlist is `flat.il` in `folder`, changes nothing.
///
/// # Errors
/// If a tool is missing.
pub fn equivalent(folder: &Path, name: &str, mutation: &str) -> Result<bool> {
    let has_memories = fs::read_to_string(folder.join("flat.il"))?.contains("cell $mem");
    Ok(proved(folder, name, mutation, Arrays::Outside)?
        || has_memories && proved(folder, name, mutation, Arrays::OfRegisters)?)
}

/// Unit and mutant get the same inputs, and ABC looks for signals that are always the same in both. Without registers that decides it
/// (`iprove`); with them it is an induction (`scorr`), and what is left is almost always nothing, or small enough for `pdr`.
fn proved(folder: &Path, name: &str, mutation: &str, arrays: Arrays) -> Result<bool> {
    let options = mutation.replacen(&format!("-module {name} "), "-module gate ", 1);
    let arrays = arrays.commands(name);
    let script = format!(
        "read_ilang flat.il; rename {name} gold; copy gold gate; mutate {options}; {arrays} \
         miter -equiv -flatten -make_outputs gold gate miter; hierarchy -top miter; async2sync; dffunmap; opt -full; \
         setundef -undriven -zero; setundef -zero; techmap; opt; dffunmap; setundef -zero; \
         delete -output w:trigger %n i:* %d; aigmap; opt_clean; write_aiger -zinit miter.aig"
    );
    let mut yosys = YOSYS.command()?;
    yosys.args(["-q", "-p", &script]);
    let made = YOSYS.output_within(yosys.current_dir(folder), LIMIT)?;
    if !made.is_some_and(|made| made.status.success()) {
        return Ok(false);
    }
    let decide = match registers(&folder.join("miter.aig"))? {
        0 => "iprove".to_owned(),
        _ => format!("scorr; pdr -T {SEARCH}"),
    };
    let script = format!("read_aiger miter.aig; strash; {decide}");
    let mut abc = YOSYS_ABC.command()?;
    abc.args(["-c", &script]);
    let told = YOSYS_ABC.output_within(abc.current_dir(folder), LIMIT)?;
    Ok(told.is_some_and(|told| {
        let told = String::from_utf8_lossy(&told.stdout);
        told.contains("UNSATISFIABLE") || told.contains("Property proved")
    }))
}

/// Of an AIGER file, whose first line is `aig`, the highest number of a variable, and numbers of inputs, registers, outputs and gates.
fn registers(file: &Path) -> Result<u64> {
    let content = fs::read(file)?;
    let line = content.split(|byte| *byte == b'\n').next();
    let line = String::from_utf8_lossy(line.unwrap_or_default());
    let count = line.split(' ').nth(3).context("no AIGER file")?;
    Ok(count.parse()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_tools::available;

    /// Of a module whose output is `p & q`, whether a mutation of that gate is proved to change nothing.
    fn of_gate(lines: &str, mutation: &str) -> Option<bool> {
        if !available(&[YOSYS, YOSYS_ABC]) {
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let verilog = format!(
            "module small (input wire clock, a, b, input wire [3:0] at, output wire y);\n{lines}\n\
             \\$_AND_ gate (.A(p), .B(q), .Y(y));\nendmodule\n"
        );
        fs::write(folder.path().join("small.v"), verilog).unwrap();
        let script =
            format!("read_verilog -icells small.v; proc; {ARRAYS_APART} write_ilang flat.il");
        let mut yosys = YOSYS.command().unwrap();
        let yosys = yosys.current_dir(folder.path());
        YOSYS.succeed(yosys.args(["-q", "-p", &script])).unwrap();
        let mutation = format!("-mode {mutation} -module small -cell gate");
        Some(equivalent(folder.path(), "small", &mutation).unwrap())
    }

    const P_IS_ONE: &str = "const1 -port A -portbit 0";
    const Q_IS_ONE: &str = "const1 -port B -portbit 0";

    #[test]
    fn of_logic_what_makes_no_difference_is_proved_and_nothing_else() {
        let lines = "wire p = a, q = a | b;";
        assert_ne!(of_gate(lines, Q_IS_ONE), Some(false));
        assert_ne!(of_gate(lines, P_IS_ONE), Some(true));
    }

    /// Both registers are always the same.
    #[test]
    fn of_registers_what_makes_no_difference_is_proved_and_nothing_else() {
        let lines = "reg p = 0, q = 0;\n\
                     always @(posedge clock) begin p <= a ^ p; q <= a ^ q; end";
        assert_ne!(of_gate(lines, Q_IS_ONE), Some(false));
        assert_ne!(of_gate(lines, &Q_IS_ONE.replace('1', "0")), Some(true));
    }

    /// Whatever is written has its lowest bit high if any is.
    #[test]
    fn of_memories_what_makes_no_difference_is_proved_and_nothing_else() {
        let lines = "reg [1:0] words [0:15]; integer i;\n\
                     initial for (i = 0; i < 16; i = i + 1) words[i] = 0;\n\
                     always @(posedge clock) if (a) words[at] <= {b, 1'b1};\n\
                     wire p = words[at][1], q = words[at][0];";
        assert_ne!(of_gate(lines, Q_IS_ONE), Some(false));
        assert_ne!(of_gate(lines, P_IS_ONE), Some(true));
    }
}
