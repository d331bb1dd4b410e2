//! Pins and owners that are X: a simulator would take "is this a conflict?" for "no", so an assertion says it first.
//!
//! Verilator has no X, and Icarus no `bind`: the text that is bound is put into the modules.

use turnstile_export::{modules, sv};
use turnstile_hdl::pins::verilog_ports;
use turnstile_sizes::SMALL;
use turnstile_tools::{available, said, IVERILOG, VVP};

const TOP: &str = "small_lds_dcd";

/// Verilog that makes something unknown, and what is said.
struct Case {
    drive: &'static str,
    told: &'static str,
}

const REQUEST: &str = "req_valid, or the request, is unknown (X)";
const TRANSACTION: &str = "tx_valid, or TX_Begin or TX_Commit, is unknown (X)";
const LAYOUT: &str = "cfg_valid, or the layout, is unknown (X)";
/// Nothing is said.
const FINE: &str = "";

#[rustfmt::skip]
const CASES: [Case; 15] = [
    Case { drive: "", told: FINE },
    Case { drive: "req_valid = 1'bx;", told: REQUEST },
    Case { drive: "req_valid = 1; req_transactional = 1'bx;", told: REQUEST },
    Case { drive: "req_valid = 1; req_wavefront = 'bx;", told: REQUEST },
    Case { drive: "req_valid = 1; req_lanes[0] = 1'bx;", told: REQUEST },
    Case { drive: "req_valid = 1; req_lanes = 1; lane_addr[3] = 1'bx;", told: REQUEST },
    Case { drive: "req_valid = 1; req_lanes = 1; lane_addr[9 +: 9] = 'bx;", told: FINE },
    Case { drive: "req_wavefront = 'bx; tx_wavefront = 'bx;", told: FINE },
    Case { drive: "tx_valid = 1'bx;", told: TRANSACTION },
    Case { drive: "tx_valid = 1; tx_wavefront = 'bx;", told: TRANSACTION },
    Case { drive: "tx_valid = 1; tx_exec_lo[1] = 1'bx;", told: TRANSACTION },
    Case { drive: "tx_valid = 1; tx_commit = 1; tx_exec_lo = 'bx;", told: "the answer to TX_Begin or TX_Commit is unknown (X)" },
    Case { drive: "cfg_valid = 1'bx;", told: LAYOUT },
    Case { drive: "cfg_valid = 1; cfg_rows = 'bx;", told: LAYOUT },
    Case { drive: "req_valid = 1; req_lanes = 1; req_transactional = 1; force top.unit.choice_first_item = 'bx;", told: "an access in a transaction, or who makes it, is unknown (X)" },
];

/// The Verilog with what is bound in it.
fn verilog() -> String {
    let small = SMALL
        .iter()
        .find(|small| small.name == TOP)
        .expect("a small top");
    let unit = (small.build)();
    let bound = |module: &str, text: &str, binds: Option<String>| match binds {
        None => text.to_owned(),
        Some(binds) => {
            let instances = binds.replace(&format!("bind {module} "), "");
            let body = text.trim_end().strip_suffix("endmodule").expect("a module");
            format!("{body}{instances}endmodule\n")
        }
    };
    let mut verilog = sv::KNOWN.1.to_owned();
    for module in modules(unit.ports(), TOP).expect("its Verilog") {
        let top = (module.name == TOP).then(|| sv::bind_known(unit.ports(), TOP));
        let binds = top.unwrap_or_else(|| sv::bind_decision(&module));
        verilog += &bound(&module.name, &module.text, binds);
    }
    verilog
}

/// A bench that does what the plus argument `case` chooses, for some clocks.
fn bench() -> String {
    let small = SMALL
        .iter()
        .find(|small| small.name == TOP)
        .expect("a small top");
    let unit = (small.build)();
    let mut text = "module bench;\n  reg clock = 0;\n  integer chosen;\n".to_owned();
    let mut wires = vec![".clock(clock)".to_owned()];
    for (pins, is_input) in [(unit.inputs(), true), (unit.outputs(), false)] {
        for port in verilog_ports(&pins) {
            let (kind, value) = if is_input {
                ("reg", " = 0")
            } else {
                ("wire", "")
            };
            text += &format!("  {kind} [{}:0] {}{value};\n", port.bits() - 1, port.name);
            wires.push(format!(".{0}({0})", port.name));
        }
    }
    text += &format!("  {TOP} top ({});\n", wires.join(", "));
    text += "  initial begin\n    if (!$value$plusargs(\"case=%d\", chosen)) $finish;\n    case (chosen)\n";
    for (number, case) in CASES.iter().enumerate() {
        text += &format!("      {number}: begin {} end\n", case.drive);
    }
    text + "      default: ;\n    endcase\n    repeat (8) begin\n      #1 clock = 1;\n      #1 clock = 0;\n    end\n    \
            $display(\"DONE\");\n    $finish;\n  end\nendmodule\n"
}

#[test]
fn what_is_unknown_is_said() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("top.sv"), verilog()).expect("a file");
    std::fs::write(folder.path().join("bench.sv"), bench()).expect("a file");
    let mut compile = IVERILOG.command().expect("an available tool");
    compile.current_dir(folder.path()).args([
        "-g2012",
        "-s",
        "bench",
        "-o",
        "bench.vvp",
        "top.sv",
        "bench.sv",
    ]);
    IVERILOG
        .succeed(&mut compile)
        .unwrap_or_else(|error| panic!("{error}"));
    for (number, case) in CASES.iter().enumerate() {
        let mut run = VVP.command().expect("an available tool");
        run.current_dir(folder.path())
            .args(["-n", "bench.vvp"])
            .arg(format!("+case={number}"));
        let said = said(&VVP.output(&mut run).expect("it runs"));
        assert!(said.contains("DONE"), "{}: {said}", case.drive);
        match case.told {
            FINE => assert!(!said.contains("unknown"), "{}: {said}", case.drive),
            told => assert!(said.contains(told), "{}: {said}", case.drive),
        }
    }
}
