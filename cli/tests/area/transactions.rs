//! What the units of transactions cost: docs/early-conflict-resolution.md has their storage beside the paper's, and their areas.

use super::cells::{cache, report, unit};
use super::{blocks, pinned, ready};
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{TABLE_SET_BITS, TABLE_WAYS};
use turnstile_tools::YOSYS;

const PAGE: &str = "docs/early-conflict-resolution.md";

/// What a core has, what a partition has, and their parts.
const UNITS: [&str; 15] = [
    "transaction_core",
    "transaction_log",
    "log_walker",
    "intra_warp_resolver",
    "temporal_filter",
    "early_abort_scanner",
    "conflict_address_table",
    "pause_and_go_stack",
    "learned_conflicts",
    "commit_partition",
    "commit_unit",
    "last_writer_table",
    "reference_count_table",
    "update_queue",
    "write_time_table",
];

const KB: u64 = 8 * 1024;

/// Bits of the memories of a unit, from its Verilog.
fn memory_bits(name: &str) -> u64 {
    let verilog = export_unit(find(name).expect("the unit")).expect("its Verilog");
    let hierarchy = Hierarchy::of(&verilog, name).expect("its modules");
    bits_of(&hierarchy, 0)
}

/// Of the module in this place, with all that is in it.
fn bits_of(hierarchy: &Hierarchy, place: usize) -> u64 {
    let part = &hierarchy.parts[place];
    let memories = part.arrays.values().filter(|(words, _)| *words > 1);
    let own: u64 = memories.map(|(words, width)| words * width).sum();
    let children = part.children.iter();
    let below = children.map(|(child, count)| count * bits_of(hierarchy, *child));
    own + below.sum::<u64>()
}

/// The tables have the paper's sizes, of which its Table 1 says 12 KB and 15 KB; a look-up port is a copy more.
#[test]
fn tables_take_the_papers_bytes() {
    let entries = (TABLE_WAYS << TABLE_SET_BITS) as u64;
    let mut table = String::from(
        "| table | paper | an entry | entries | KB | copies for ports | KB of macros |\n\
         | --- | --- | --- | ---: | ---: | ---: | ---: |\n",
    );
    for (name, paper, entry_bits, copies) in [
        ("conflict_address_table", "12 KB (3,072 x 4 B)", 32, 5),
        ("reference_count_table", "15 KB (3,072 x 5 B)", 40, 1),
    ] {
        let bits = memory_bits(name);
        assert_eq!(bits, entries * entry_bits * copies, "{name}");
        table += &format!(
            "| `{name}` | {paper} | {entry_bits} bits | {entries} | {} | {copies} | {} |\n",
            bits / copies / KB,
            bits / KB
        );
    }
    blocks::check_in(PAGE, "storage", &table);
}

/// Areas of all units, at full size.
#[test]
#[ignore = "minutes of synthesis: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_page_has_the_areas_of_the_units_of_transactions() {
    if !ready() || !pinned(&YOSYS) {
        return;
    }
    let (report, _) = report(&UNITS, &cache());
    let mut table = String::from(
        "| unit | cells | flip-flops | kGE | cells, mm2 | memory, KB | memory, mm2 | MHz |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for name in UNITS {
        let row = unit(&report, name);
        let number = |field: &str| row[field].as_f64().unwrap_or_default();
        let bits = number("sram_bits");
        let (kb, sram) = match bits > 0.0 {
            true => (
                format!("{:.1}", bits / KB as f64),
                format!("{:.2}", number("sram_um2") / 1e6),
            ),
            false => ("-".into(), "-".into()),
        };
        table += &format!(
            "| `{name}` | {} | {} | {:.1} | {:.2} | {kb} | {sram} | {:.0} |\n",
            row["cells"],
            row["flip_flops"],
            number("gate_equivalents") / 1000.0,
            number("cell_um2") / 1e6,
            number("fmax_mhz"),
        );
    }
    blocks::check_in(PAGE, "units", &table);
}
