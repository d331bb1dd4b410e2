//! Assertions about how an LDS top or an atomic unit is used, bound to it.

use super::port::Port;
use turnstile_hdl::atomic_unit::AtomicUnitPins;
use turnstile_hdl::catalog::index_group;
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pin_index::Pins;
use turnstile_hdl::pins::Ports;

/// The modules with the assertions about use, for any unit that has them: files and texts. They need the package.
pub const CHECKS: [(&str, &str); 4] = [
    (
        "turnstile_request_checks.sv",
        include_str!("turnstile_request_checks.sv"),
    ),
    (
        "turnstile_lock_checks.sv",
        include_str!("turnstile_lock_checks.sv"),
    ),
    (
        "turnstile_transaction_checks.sv",
        include_str!("turnstile_transaction_checks.sv"),
    ),
    (
        "turnstile_atomic_checks.sv",
        include_str!("turnstile_atomic_checks.sv"),
    ),
];

/// Binds the checks to the module `name` of `unit`. `None` if it is a unit without checks.
pub fn bind(unit: &dyn Ports, name: &str) -> Option<String> {
    let ports = Port::all(unit);
    let lds = LdsPins::of(unit).map(|pins| of_lds(pins, &ports, name));
    lds.or_else(|| AtomicUnitPins::of(unit).map(|_| of_atomic_unit(&ports, name)))
}

/// The binding of a module of checks with these sizes and connections.
fn bound(name: &str, module: &str, sizes: &[(&str, usize)], wires: &[String]) -> String {
    let sizes: Vec<_> = sizes
        .iter()
        .map(|(size, value)| format!(".{size}({value})"))
        .collect();
    format!(
        "bind {name} {module} #(\n    {}\n) checks (\n    {}\n);\n",
        sizes.join(",\n    "),
        wires.join(",\n    ")
    )
}

fn of_atomic_unit(ports: &[Port], name: &str) -> String {
    let entry_bits = port(ports, "mem_entry").width;
    let sizes = [
        ("ENTRIES", 1 << entry_bits),
        ("ENTRY_BITS", entry_bits),
        ("ADDR_BITS", port(ports, "req_address").width),
    ];
    let wires = [
        "clock",
        "clear",
        "cfg_hold",
        "req_valid",
        "req_op",
        "req_wide",
        "req_address",
        "mem_valid",
        "mem_ready",
        "mem_entry",
        "mem_answers",
        "mem_ordered",
        "write_ack",
        "write_ack_entry",
        "memrsp_valid",
        "memrsp_ready",
        "memrsp_entry",
        "queued",
    ];
    let wires = wires.map(|wire| format!(".{wire}({wire})"));
    bound(name, "turnstile_atomic_checks", &sizes, &wires)
}

fn of_lds(pins: LdsPins, ports: &[Port], name: &str) -> String {
    let wired = |wires: &[&str]| {
        let named = |wire: &&str| format!(".{wire}({})", port(ports, wire).name);
        wires.iter().map(named).collect::<Vec<_>>()
    };
    let requests = ["clear", "req_valid", "req_ready", "req_op", "lane_addr"];
    let (module, sizes, wires) = match pins {
        LdsPins::Plain(_) => (
            "turnstile_request_checks",
            vec![],
            [".lanes(req_lanes)", ".locked(1'b0)", ".issued(1'b0)"]
                .map(str::to_owned)
                .to_vec(),
        ),
        LdsPins::LockBits(_) => (
            "turnstile_lock_checks",
            vec![("WARP_BITS", port(ports, "req_warp").width)],
            [
                vec![".lanes(req_lanes)".into()],
                wired(&[
                    "req_locked",
                    "req_warp",
                    "issue_valid",
                    "issue_warp",
                    "issue_unlock",
                    "won_valid",
                    "won_warp",
                    "won_lanes",
                ]),
            ]
            .concat(),
        ),
        LdsPins::Transactional(_) => (
            "turnstile_transaction_checks",
            vec![
                ("ROW_BITS", port(ports, "cfg_rows").width),
                ("SLOTS", port(ports, "cfg_group").width),
                ("SLOT_BITS", port(ports, "cfg_wavefront").width),
                ("STATE_BITS", port(ports, "cfg_state_base").width),
                ("INDEX_GROUP", index_group(name)),
            ],
            [
                vec![".tx_exec({tx_exec_hi, tx_exec_lo})".into()],
                wired(&[
                    "req_wavefront",
                    "req_half",
                    "req_continues",
                    "all_lose",
                    "req_transactional",
                    "req_lanes",
                    "tx_valid",
                    "tx_ready",
                    "tx_commit",
                    "tx_wavefront",
                    "cfg_valid",
                    "cfg_wavefront",
                    "cfg_row_base",
                    "cfg_rows",
                    "cfg_state_base",
                    "cfg_group",
                    "tcm",
                ]),
                vec![format!(
                    ".mode(mode[{}:0])",
                    2 * port(ports, "cfg_group").width - 1
                )],
            ]
            .concat(),
        ),
    };
    let (held_bits, of_request) = held(ports, "req_");
    let (word_bits, of_lanes) = held(ports, "lane_");
    let sizes = [
        vec![
            ("LANES", port(ports, "req_lanes").width),
            ("ADDR_BITS", port(ports, "lane_addr").width),
            ("HELD_BITS", held_bits),
            ("WORD_BITS", word_bits),
        ],
        sizes,
    ];
    let wires = [
        vec![".clock(clock)".into()],
        wired(&requests),
        wires,
        vec![
            format!(".held({of_request})"),
            format!(".words({of_lanes})"),
        ],
    ];
    bound(name, module, &sizes.concat(), &wires.concat())
}

/// A request's inputs whose names begin so, but `req_valid`: their bits, and themselves in one vector.
fn held(ports: &[Port], prefix: &str) -> (usize, String) {
    let is_held =
        |port: &&Port| port.is_input && port.name.starts_with(prefix) && port.name != "req_valid";
    let held = || ports.iter().filter(is_held);
    let names: Vec<&str> = held().map(|port| port.name).collect();
    let bits = held().map(Port::bits).sum();
    (bits, format!("{{{}}}", names.join(", ")))
}

/// # Panics
/// If there is none: the caller knows the ports of its unit.
fn port<'a>(ports: &'a [Port], name: &str) -> &'a Port {
    let found = ports.iter().find(|port| port.name == name);
    found.unwrap_or_else(|| panic!("no port {name}"))
}
