//! Checks that what decides is known: a simulator takes a condition that is X for a false one, and would find no conflict.
//!
//! They are bound to the ports of a top, and in each bank to the module that asks who owns a word. Verilator has no X: there they say nothing.

use super::port::Port;
use crate::ModuleText;
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pin_index::Pins;
use turnstile_hdl::pins::Ports;

/// The module that checks a value: its file and its text.
pub const KNOWN: (&str, &str) = (
    "turnstile_known_check.sv",
    include_str!("turnstile_known_check.sv"),
);

/// A unit that asks a detector and gets the answer.
struct Decides {
    unit: &'static str,
    /// Of an access: who, where, and where its work-group lies.
    access: &'static [&'static str],
    /// Of its check, with the answer.
    check: &'static [&'static str],
}

#[rustfmt::skip]
const DECIDES: [Decides; 2] = [
    Decides {
        unit: "shadow_memory",
        access: &["req_work_item", "req_row", "req_number", "rows", "owner_bias"],
        check: &["check_row", "work_item", "conflict", "backup", "own"],
    },
    Decides {
        unit: "directory_shadow",
        access: &["req_work_item", "req_row", "req_number", "row_base", "backups", "owners", "owner_bias"],
        check: &["word", "owner_byte", "work_item", "conflict", "backup", "own"],
    },
];

/// A value in Verilog, and its width.
type Value = (String, usize);

fn bind(module: &str, name: &str, decides: &str, value: &[Value], text: &str) -> String {
    let (value, bits): (Vec<_>, Vec<_>) = value.iter().cloned().unzip();
    format!(
        "bind {module} turnstile_known_check #(\n    .BITS({}),\n    .TEXT(\"{text}\")\n) known_{name} (\n    \
         .clock(clock),\n    .decides({decides}),\n    .value({{{}}})\n);\n",
        bits.iter().sum::<usize>(),
        value.join(", ")
    )
}

/// Binds the checks to the ports of the top `name`. `None` if the unit is no LDS top.
pub fn bind_known(unit: &dyn Ports, name: &str) -> Option<String> {
    LdsPins::of(unit)?;
    let ports = Port::all(unit);
    let chosen = |wanted: &dyn Fn(&str) -> bool| -> Vec<Value> {
        let ports = ports.iter().filter(|port| wanted(port.name));
        ports.flat_map(values).collect()
    };
    let of_request =
        |port: &str| port.starts_with("req_") && port != "req_valid" || port == "lane_addr";
    let of_transaction = |port: &str| port.starts_with("tx_") && port != "tx_valid";
    let answer = |port: &str| ["rsp_aborted", "rsp_rounds"].contains(&port);
    #[rustfmt::skip]
    let checks = [
        ("request", "req_valid && !clear", chosen(&of_request), "req_valid, or the request, is unknown (X)"),
        ("transaction", "tx_valid && !clear", chosen(&of_transaction), "tx_valid, or TX_Begin or TX_Commit, is unknown (X)"),
        ("layout", "cfg_valid", chosen(&|port| port.starts_with("cfg_")), "cfg_valid, or the layout, is unknown (X)"),
        ("result", "result_valid && !clear", chosen(&|port| port == "result_warp"), "result_valid or result_warp is unknown (X)"),
        ("answer", "rsp_valid && !clear", chosen(&answer), "the answer to a request is unknown (X)"),
        ("commit", "txrsp_valid && !clear", chosen(&|port| port.starts_with("txrsp_")), "the answer to TX_Begin or TX_Commit is unknown (X)"),
    ];
    let there = checks.iter().filter(|(.., value, _)| !value.is_empty());
    let bound = there.map(|(check, decides, value, text)| bind(name, check, decides, value, text));
    Some(bound.collect())
}

/// The elements of a port, without what decides nothing: addresses of lanes that do not take part, EXEC of TX_Commit.
fn values(port: &Port) -> Vec<Value> {
    let width = port.width;
    let value = |(at, value): (usize, String)| match port.name {
        "lane_addr" => format!("{value} & {{{width}{{req_lanes[{at}]}}}}"),
        "tx_exec_lo" | "tx_exec_hi" => format!("{value} & {{{width}{{!tx_commit}}}}"),
        _ => value,
    };
    let values = port.values().into_iter().enumerate().map(value);
    values.map(|value| (value, width)).collect()
}

/// Binds the checks to a module that decides who owns a word. `None` if it is none.
pub fn bind_decision(module: &ModuleText) -> Option<String> {
    let decides = DECIDES.iter().find(|of| module.kind == Some(of.unit))?;
    let check = |check, decides, ports: &[&str], text| {
        let value = |port: &&str| ((*port).to_owned(), width(&module.text, port));
        let value: Vec<Value> = ports.iter().map(value).collect();
        bind(&module.name, check, decides, &value, text)
    };
    Some(
        check(
            "access",
            "req_valid && !clear",
            decides.access,
            "an access in a transaction, or who makes it, is unknown (X)",
        ) + &check(
            "decision",
            "check_valid && !clear",
            decides.check,
            "who owns a word is unknown (X)",
        ),
    )
}

/// The width of a port, by the text of its module.
fn width(text: &str, port: &str) -> usize {
    let declared = text.lines().find_map(|line| {
        let (before, name) = line.trim_end_matches(',').rsplit_once(' ')?;
        let is_port = before.contains("put ") && name == port;
        is_port.then_some(before)
    });
    let range = declared.and_then(|line| line.split_once('['));
    let high = range.and_then(|(_, range)| range.strip_suffix(":0]")?.parse::<usize>().ok());
    high.map_or(1, |high| high + 1)
}
