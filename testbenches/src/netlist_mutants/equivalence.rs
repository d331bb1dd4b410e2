//! Proofs that a mutation changes nothing.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use turnstile_tools::{Tool, YOSYS, YOSYS_ABC};

/// Seconds of a processor for one program in one attempt. A proof ends in a few, or finds too much.
const LIMIT: u32 = 60;
/// The same on the clock, for a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(10 * LIMIT as u64);
/// Of a processor's time for the search that follows when the signals of both do not pair up.
const SEARCH: u32 = 30;
/// Of one program.
const MEMORY_GIB: u32 = 6;

/// What is known of a mutation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It changes nothing.
    Equivalent,
    /// Some inputs show it.
    Different,
    /// Time or memory did not suffice to tell.
    Undecided,
}

/// Yosys's commands that put the memories of a unit into a module `NAME_array`. What is written to one row comes by one port, and no
/// multiplexer is in front of it that chooses data for bits that are not written.
pub const ARRAYS_APART: &str = "simplemap t:$memwr* %ci2 t:$mux %i; opt_expr -mux_undef -mux_bool; \
                                memory_share -nosat -nowiden; opt_expr -mux_undef -mux_bool; opt_clean; memory_collect; opt_clean; \
                                setattr -set submod \"array\" t:$mem*; submod; opt_clean;";

/// What a proof is about, and what becomes of memories in it.
enum Scope {
    /// Only the cells of one instance; everything around it may do anything. What comes from memories is an input too.
    Instance(String),
    /// Only the logic between registers, which are left out as memories are below: no induction, so that no size is too much, and what
    /// equivalence is there is found in seconds. More than is needed: states count that are never reached.
    BetweenRegisters,
    /// Memories are left out: what goes to one counts as outputs, and what comes from it as inputs. Quick, and more than is needed: a
    /// word that nobody writes must not differ either.
    WithoutArrays,
    /// A register a bit.
    ArraysOfRegisters,
}

impl Scope {
    /// Yosys's commands on the unit `name` that make `gold`.
    fn chosen(&self, name: &str) -> String {
        match self {
            // A backslash in a pattern is none in a name.
            Self::Instance(path) => {
                format!("submod -name gold {name}/c:{}*", path.replace('\\', "?"))
            }
            _ => format!("rename {name} gold"),
        }
    }

    /// Commands on unit and mutant.
    fn arrays(&self, name: &str) -> String {
        match self {
            Self::Instance(_) => String::new(),
            Self::BetweenRegisters => {
                Self::WithoutArrays.arrays(name) + " expose -evert-dff gold gate;"
            }
            Self::WithoutArrays => format!("expose -evert t:{name}_array; delete {name}_array;"),
            Self::ArraysOfRegisters => "flatten; memory -nordff; memory_map;".into(),
        }
    }
}

/// Of the instances that a mutated cell is in, what the names of their cells begin with, the innermost first: of
/// `$flatten\request.\bank_3.$not`, `$flatten\request.\bank_3.` and `$flatten\request.`.
fn instances(mutation: &str) -> Vec<String> {
    let mut words = mutation.split(' ').skip_while(|word| *word != "-cell");
    let cell = words.nth(1).unwrap_or_default();
    if !cell.starts_with("$flatten") {
        return vec![];
    }
    let ends = cell.match_indices(".\\").chain(cell.match_indices(".$"));
    let mut paths: Vec<_> = ends.map(|(dot, _)| cell[..=dot].to_owned()).collect();
    paths.sort_by_key(|path| std::cmp::Reverse(path.len()));
    paths
}

/// What is known of a mutation of the unit `name`, whose netlist is `flat.il` in `folder`.
///
/// # Errors
/// If a tool is missing.
pub fn verdict(folder: &Path, name: &str, mutation: &str) -> Result<Verdict> {
    let parts = instances(mutation).into_iter().map(Scope::Instance);
    for part in parts.chain([Scope::BetweenRegisters]) {
        if attempt(folder, name, mutation, &part)? == Some(Verdict::Equivalent) {
            return Ok(Verdict::Equivalent);
        }
    }
    let has_memories = fs::read_to_string(folder.join("flat.il"))?.contains("cell $mem");
    let told = match attempt(folder, name, mutation, &Scope::WithoutArrays)? {
        Some(Verdict::Different | Verdict::Undecided) if has_memories => {
            attempt(folder, name, mutation, &Scope::ArraysOfRegisters)?
        }
        told => told,
    };
    Ok(told.unwrap_or(Verdict::Undecided))
}

/// Unit and mutant get the same inputs, and ABC looks for signals that are always the same in both. Without registers that decides it
/// (`iprove`); with them it is an induction, first of the registers (`lcorr`), then of the rest (`scorr`). What is left is almost
/// always nothing, or small enough for `pdr`. Nothing is told of what is too large for Yosys.
fn attempt(folder: &Path, name: &str, mutation: &str, scope: &Scope) -> Result<Option<Verdict>> {
    let options = mutation.replacen(&format!("-module {name} "), "-module gate ", 1);
    let (chosen, arrays) = (scope.chosen(name), scope.arrays(name));
    // What both have in common is merged first: the rest of the work is then on the little that the mutation changes.
    let script = format!(
        "read_ilang flat.il; {chosen}; copy gold gate; mutate {options}; {arrays} \
         miter -equiv -flatten gold gate miter; hierarchy -top miter; async2sync; dffunmap; opt_merge; opt_clean; \
         opt -full; setundef -undriven -zero; setundef -zero; techmap; opt; dffunmap; setundef -zero; aigmap; opt_clean; \
         write_aiger -zinit miter.aig"
    );
    if within_bounds(YOSYS, folder, &["-q", "-p", &script])?.is_none() {
        return Ok(None);
    }
    let decide = match registers(&folder.join("miter.aig"))? {
        0 => "iprove".to_owned(),
        _ => format!("lcorr; scorr; pdr -T {SEARCH}"),
    };
    let script = format!("read_aiger miter.aig; strash; {decide}");
    let told = within_bounds(YOSYS_ABC, folder, &["-c", &script])?.unwrap_or_default();
    let any_of = |texts: [&str; 2]| texts.iter().any(|text| told.contains(text));
    Ok(Some(match () {
        () if any_of(["UNSATISFIABLE", "Property proved"]) => Verdict::Equivalent,
        () if any_of(["SATISFIABLE", "was asserted in frame"]) => Verdict::Different,
        () => Verdict::Undecided,
    }))
}

/// What a tool says, unless it takes more time or memory than it may, or fails.
fn within_bounds(tool: Tool, folder: &Path, arguments: &[&str]) -> Result<Option<String>> {
    let mut shell = Command::new("sh");
    let kib = MEMORY_GIB << 20;
    let bounds = format!("ulimit -t {LIMIT}; ulimit -v {kib}; exec \"$0\" \"$@\"");
    shell
        .args(["-c", &bounds])
        .arg(tool.find()?)
        .args(arguments);
    let done = tool.output_within(shell.current_dir(folder), PATIENCE)?;
    let done = done.filter(|done| done.status.success());
    Ok(done.map(|done| String::from_utf8_lossy(&done.stdout).into_owned()))
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
    use tempfile::TempDir;
    use turnstile_tools::available;
    use Verdict::{Different, Equivalent};

    #[test]
    fn a_cell_is_in_the_instances_that_its_name_names() {
        let mutation = r"-mode inv -cell $flatten\request.\bank_3.$not$unit.v:18$72 -port A";
        let paths = [r"$flatten\request.\bank_3.", r"$flatten\request."];
        assert_eq!(instances(mutation), paths);
        assert!(instances("-mode inv -cell $not$unit.v:18$72 -port A").is_empty());
    }

    /// A module whose output is `p & q`, by a cell `gate`, and a mutation of it, unless tools are missing.
    fn gate(lines: &str, mutation: &str) -> Option<(TempDir, String)> {
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
        Some((folder, format!("-module small -mode {mutation}")))
    }

    /// What is known of a mutation of that gate.
    fn of_gate(lines: &str, mutation: &str) -> Option<Verdict> {
        let (folder, mutation) = gate(lines, mutation)?;
        Some(verdict(folder.path(), "small", &mutation).unwrap())
    }

    const P_IS_ONE: &str = "const1 -cell gate -port A -portbit 0";
    const Q_IS_ONE: &str = "const1 -cell gate -port B -portbit 0";

    fn assert_told(told: Option<Verdict>, wanted: Verdict) {
        assert_eq!(told.unwrap_or(wanted), wanted);
    }

    #[test]
    fn of_logic_what_makes_no_difference_is_told_from_what_does() {
        let lines = "wire p = a, q = a | b;";
        assert_told(of_gate(lines, Q_IS_ONE), Equivalent);
        assert_told(of_gate(lines, P_IS_ONE), Different);
    }

    /// What a register may hold does not matter to the one, and matters to the other.
    #[test]
    fn between_registers_every_state_counts() {
        let between = |lines, mutation| {
            let (folder, mutation) = gate(lines, mutation)?;
            let scope = Scope::BetweenRegisters;
            let told = attempt(folder.path(), "small", &mutation, &scope).unwrap();
            Some(told.expect("it is small"))
        };
        let hidden = "reg s = 0; wire p = s, q = a | s; always @(posedge clock) s <= y ^ b;";
        assert_told(between(hidden, Q_IS_ONE), Equivalent);
        assert_told(between(hidden, P_IS_ONE), Different);
        let never_low = "reg q = 1; wire p = a; always @(posedge clock) q <= q | b;";
        assert_told(between(never_low, Q_IS_ONE), Different);
        let stored = "reg s = 0; wire p = s, q = b, d; always @(posedge clock) s <= d;\n\
                      \\$_AND_ store (.A(s), .B(a), .Y(d));";
        assert_told(
            between(stored, &Q_IS_ONE.replace("gate", "store")),
            Different,
        );
    }

    /// Both registers are always the same.
    #[test]
    fn of_registers_what_makes_no_difference_is_told_from_what_does() {
        let lines = "reg p = 0, q = 0;\n\
                     always @(posedge clock) begin p <= a ^ p; q <= a ^ q; end";
        assert_told(of_gate(lines, Q_IS_ONE), Equivalent);
        assert_told(of_gate(lines, &Q_IS_ONE.replace('1', "0")), Different);
    }

    /// Whatever is written has its lowest bit high if any is.
    #[test]
    fn of_memories_what_makes_no_difference_is_told_from_what_does() {
        let lines = "reg [1:0] words [0:15]; integer i;\n\
                     initial for (i = 0; i < 16; i = i + 1) words[i] = 0;\n\
                     always @(posedge clock) if (a) words[at] <= {b, 1'b1};\n\
                     wire p = words[at][1], q = words[at][0];";
        assert_told(of_gate(lines, Q_IS_ONE), Equivalent);
        assert_told(of_gate(lines, P_IS_ONE), Different);
    }
}
