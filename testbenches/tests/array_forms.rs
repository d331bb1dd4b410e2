//! A unit whose arrays are vectors and whose rows are loops does what it does with a signal for each element and everything written out:
//! proved for all inputs in all cycles, by induction over equal flip-flops (`scorr` of ABC).

use anyhow::{ensure, Result};
use std::fs;
use turnstile_export::files::{files, prefixed};
use turnstile_export::{export_unit, modules_with, Arrays};
use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_hdl::pins::{verilog_ports, Pin};
use turnstile_testbenches::formal::ABC;
use turnstile_tools::{available, said, YOSYS};

/// Units that take seconds.
#[rustfmt::skip]
const QUICK: [&str; 20] = [
    "address_planes", "atomic_alu", "back_off", "bank_lanes", "bank_select", "commit_outcome", "early_abort_scanner", "entry_way",
    "hazard_check", "lane_align", "lane_choice", "lane_select", "layout_table", "lds_alu", "log_cursor", "owner_bank", "owner_planes",
    "partition_planes", "tx_sequencer", "word_select",
];
/// Units that take minutes. On the others Yosys or ABC does not end within some; the co-simulations have them.
#[rustfmt::skip]
const SLOW: [&str; 12] = [
    "bank_ram", "bloom_filter", "dcd", "entry_flags", "first_reads", "intra_warp_resolver", "lane_table", "lds_bank", "lock_array",
    "lock_bit_unit", "packet_splitter", "scalar_checkpoint",
];

/// The name of what is written out.
const FLAT: &str = "flat_";

/// Both forms of a unit on the same inputs, and whether an output differs.
fn miter(unit: &UnitEntry) -> String {
    let built = (unit.build)();
    let mut text = String::from("module miter(input wire clock, output wire differs");
    let (mut wires, mut whole, mut single) = (String::new(), vec![], vec![]);
    let mut differs = vec![];
    if built.is_clocked() {
        whole.push(".clock(clock)".to_owned());
        single.push(".clock(clock)".to_owned());
    }
    let mut connect = |pins: &[Pin], is_input: bool| {
        for port in verilog_ports(pins) {
            let (name, bits) = (port.name, port.bits());
            let (mine, other) = match is_input {
                true => (name.to_owned(), name.to_owned()),
                false => (format!("{name}_whole"), format!("{name}_single")),
            };
            match is_input {
                true => text += &format!(", input wire [{}:0] {name}", bits - 1),
                false => {
                    wires += &format!("wire [{}:0] {mine}, {other};\n", bits - 1);
                    differs.push(format!("({mine} != {other})"));
                }
            }
            whole.push(format!(".{name}({mine})"));
            for (element, pin) in pins[port.pins.clone()].iter().enumerate() {
                let (low, width) = (element * port.width, port.width);
                single.push(format!(".{}({other}[{low} +: {width}])", pin.name));
            }
        }
    };
    connect(&built.inputs(), true);
    connect(&built.outputs(), false);
    let name = unit.name;
    format!(
        "{text});\n{wires}{name} whole({});\n{FLAT}{name} single({});\nassign differs = {};\nendmodule\n",
        whole.join(", "),
        single.join(", "),
        differs.join(" | ")
    )
}

/// Proves that `verilog` is the unit with everything written out.
fn equal(unit: &UnitEntry, verilog: &str) -> Result<bool> {
    let flat = modules_with((unit.build)().ports(), unit.name, Arrays::Signals)?;
    let flat = prefixed(files(unit.name, flat), FLAT);
    let flat = flat.into_iter().filter(|(name, _)| name.ends_with(".v"));
    let flat: String = flat.map(|(_, text)| text).collect();
    let folder = tempfile::tempdir()?;
    fs::write(
        folder.path().join("unit.v"),
        [&miter(unit), verilog, &flat].concat(),
    )?;
    let script = "read_verilog unit.v; hierarchy -check -top miter; setattr -mod -unset keep_hierarchy; \
                  setattr -unset keep_hierarchy; proc; flatten; opt -full; memory -nordff; opt; dffunmap; techmap; \
                  opt -fast; setundef -undriven -zero -init; dffunmap; aigmap; opt_clean; write_aiger -zinit unit.aig";
    let mut yosys = YOSYS.command()?;
    YOSYS.succeed(yosys.current_dir(folder.path()).args(["-q", "-p", script]))?;
    let mut abc = ABC.command()?;
    let script = "read_aiger unit.aig; scorr; dprove";
    let text = said(&ABC.succeed(abc.current_dir(folder.path()).args(["-c", script]))?);
    let proved = text.contains("UNSATISFIABLE") || text.contains("Networks are equivalent");
    let refuted = text.contains("SATISFIABLE") || text.contains("asserted in frame");
    ensure!(proved || refuted, "{}: yosys-abc says {text}", unit.name);
    Ok(proved)
}

fn prove(unit: &UnitEntry) {
    let verilog = export_unit(unit).expect("its Verilog");
    let equal = equal(unit, &verilog).unwrap_or_else(|error| panic!("{}: {error:#}", unit.name));
    assert!(equal, "{} differs from what is written out", unit.name);
}

#[test]
fn loops_do_what_is_written_out() {
    if available(&[YOSYS, ABC]) {
        for name in QUICK {
            prove(find(name).expect("a unit"));
        }
    }
}

/// The proof can fail: a loop that leaves out its last round.
#[test]
fn a_loop_that_is_too_short_differs() {
    if !available(&[YOSYS, ABC]) {
        return;
    }
    let unit = find("early_abort_scanner").expect("a unit");
    let verilog = export_unit(unit).expect("its Verilog");
    let shorter = verilog.replacen("i < 7;", "i < 6;", 1);
    assert_ne!(verilog, shorter);
    assert!(!equal(unit, &shorter).expect("the tools work"));
}

#[test]
#[ignore = "minutes of ABC: a part of `cargo xtask campaign`"]
fn loops_do_what_is_written_out_in_larger_units() {
    if available(&[YOSYS, ABC]) {
        for name in SLOW {
            prove(find(name).expect("a unit"));
        }
    }
}
