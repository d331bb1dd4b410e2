//! What units cost in cells, and how bad input and interrupts end.

use super::{area, blocks, interrupt, output, pinned, ready, refused, text, OSU018};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_area::area::lef::COUNTERPARTS;
use turnstile_tools::{kept, YOSYS};

/// What the table of docs/area.md is about.
pub const TOPS: [&str; 6] = [
    "lds_baseline",
    "lds_bloom",
    "lds_dcd",
    "lds_smdcd",
    "lds_smdcd_ordered",
    "lds_lockbits",
];

/// Units whose synthesis takes seconds. Of the others `cargo xtask campaign` compares the figures.
const QUICK: [&str; 4] = ["dcd_bank", "tx_sequencer", "layout_table", "lds_bank"];

/// What all programs of the build share.
pub fn cache() -> PathBuf {
    kept::folder("area")
}

pub fn report(units: &[&str], cache: &Path) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let json = folder.path().join("report.json");
    let mut command = area(units, cache);
    command.arg("--json").arg(&json);
    let output = output(command);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let json = fs::read_to_string(json).expect("the report");
    (
        serde_json::from_str(&json).expect("JSON"),
        text(&output.stdout),
    )
}

pub fn unit<'a>(report: &'a Value, name: &str) -> &'a Value {
    let mut units = report["units"].as_array().expect("units").iter();
    units.find(|unit| unit["unit"] == name).expect("the unit")
}

#[test]
fn two_runs_give_the_same_figures() {
    if !ready() {
        return;
    }
    let units = ["lds_bank", "set_hash", "entry_way"];
    let folders = [0, 1].map(|_| tempfile::tempdir().expect("a folder"));
    let [first, second] = folders
        .each_ref()
        .map(|folder| report(&units, folder.path()));
    assert_eq!(first, second);
    // And what is kept is what was computed.
    assert_eq!(report(&units, folders[0].path()), first);
    // An array that is read at the clock is a macro, and the logic around it is not lost.
    let way = unit(&first.0, "entry_way");
    assert_eq!(way["sram_bits"], 256 * 40);
    assert!(way["cells"].as_u64() > Some(0));
}

/// Every figure of units that are synthesised quickly.
#[test]
fn quick_units_have_their_golden_figures() {
    if std::env::var_os("UPDATE_README").is_some() || !ready() || !pinned(&YOSYS) {
        return;
    }
    let (report, _) = report(&QUICK, &cache());
    let golden = golden_figures();
    for line in figures(&report).lines().skip(1) {
        assert!(
            golden.lines().any(|held| held == line),
            "{line} is not golden"
        );
    }
}

/// What is not kept yet is a wait, which is said once; what is kept is none.
#[test]
fn a_wait_for_synthesis_is_said_once_and_only_if_there_is_one() {
    if !ready() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let waits = || {
        let ended = output(area(&["lds_alu"], folder.path()));
        let error = text(&ended.stderr);
        assert_eq!(ended.status.code(), Some(0), "{error}");
        error
            .matches("progress: synthesising what is not kept yet")
            .count()
    };
    assert_eq!((waits(), waits()), (1, 0));
}

/// The table of docs/area.md is not older than the golden figures.
#[test]
fn the_page_has_the_golden_figures() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/area.md");
    let page = fs::read_to_string(page).expect("docs/area.md");
    let golden = golden_figures();
    for top in TOPS {
        let words = |line: &str| {
            line.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let held = golden
            .lines()
            .find(|line| line.starts_with(&format!("{top},")));
        let held: Vec<&str> = held.expect("the top").split(',').collect();
        let [_, cells, flip_flops, cell_um2, sram_bits, ..] = held[..] else {
            panic!("{held:?}");
        };
        let area = cell_um2.trim_end_matches(".0");
        let said = page.lines().map(words).any(|words| {
            let figures = [cells, flip_flops, area, sram_bits];
            words.first().is_some_and(|word| word == top)
                && figures
                    .iter()
                    .all(|figure| words.iter().any(|word| word == figure))
        });
        assert!(
            said,
            "docs/area.md does not say {held:?}: run `cargo xtask docs`"
        );
    }
}

/// The table of docs/area.md, every figure for the pinned tool, and units that add up to their tops.
#[test]
#[ignore = "minutes of synthesis: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_tops_are_the_sum_of_their_units_and_the_page_says_so() {
    if !ready() || !pinned(&YOSYS) {
        return;
    }
    let mut units = TOPS.to_vec();
    let parts = [
        "lds_smdcd_published",
        "lds_unit",
        "bloom_bank",
        "dcd_bank",
        "smdcd_bank",
        "smdcd_ordered_bank",
        "tx_sequencer",
        "layout_table",
        "directory_layout",
        "lds_bank",
        "lock_bit_unit",
        "atomic_sequencer",
        "shadow_register_file",
        "paired_column",
    ];
    let (_, table) = report(&[&TOPS[..], &["--latches"]].concat(), &cache());
    blocks::check_printed("docs/area.md", "area", &table);
    units.extend(parts);
    let (report, _) = report(&units, &cache());
    let area = |name: &str| unit(&report, name)["cell_um2"].as_f64().expect("an area");
    let glue = |name: &str| unit(&report, name)["glue_um2"].as_f64().expect("an area");
    for (top, bank, table) in [
        ("lds_bloom", "bloom_bank", "layout_table"),
        ("lds_dcd", "dcd_bank", "directory_layout"),
        ("lds_smdcd", "smdcd_bank", "directory_layout"),
        ("lds_smdcd_ordered", "smdcd_ordered_bank", "layout_table"),
    ] {
        let sum = area("lds_unit") + 32.0 * area(bank) + area("tx_sequencer") + area(table);
        assert_eq!(sum + glue(top), area(top), "{top}");
    }
    // A column has two words of 32 bits for each of 512 rows, and the file 16 columns.
    let column = unit(&report, "paired_column");
    assert_eq!(column["sram_bits"], 512 * 2 * 32);
    let caveats = report["caveats"].to_string();
    let wanted = "paired_column: its macros of 32768 bits are larger than any";
    assert!(caveats.contains(wanted), "{caveats}");
    assert_eq!(
        area("shadow_register_file"),
        16.0 * area("paired_column") + glue("shadow_register_file")
    );
    // The baseline's LDS unit is not that of the others: what only transactions need is missing in it.
    let parts = unit(&report, "lds_baseline")["parts"]
        .as_array()
        .expect("parts");
    let part = |module: &str| {
        let part = parts.iter().find(|part| part["module"] == module);
        part.expect("a part")["cell_um2"].as_f64().expect("an area")
    };
    assert_eq!(part("lds_bank"), 32.0 * area("lds_bank"));
    assert!(part("lds_unit_plain") < area("lds_unit"));
    golden(&report);
    periods(&report);
}

/// Clock periods of banks and tops, in the documentation, and by how much an addition may make its bank or its LDS slower.
fn periods(report: &Value) {
    let mut table = String::from("| | period ns | slower by |\n| --- | --- | --- |\n");
    let banks = [
        "lds_bank",
        "bloom_bank",
        "dcd_bank",
        "smdcd_bank",
        "smdcd_ordered_bank",
    ];
    for (base, names) in [("lds_bank", &banks[..]), ("lds_baseline", &TOPS[..])] {
        let period = |name: &str| 1000.0 / unit(report, name)["fmax_mhz"].as_f64().expect("MHz");
        for name in names {
            let most = match *name {
                "lds_lockbits" => 0.05,
                "lds_bloom" => 0.03,
                _ if base == "lds_bank" => 0.05,
                _ => 0.02,
            };
            let slower = period(name) / period(base) - 1.0;
            assert!(slower <= most, "{name} is {:.1} % slower", 100.0 * slower);
            table += &format!("| `{name}` | {:.3} | ", period(name));
            table += &match *name == base {
                true => "- |\n".to_string(),
                false => format!("{:.1} % |\n", 100.0 * slower),
            };
        }
    }
    blocks::check_in("docs/architecture.md", "periods", &table);
}

fn golden_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/command/costs.csv")
}

fn golden_figures() -> String {
    fs::read_to_string(golden_path()).expect("the golden figures")
}

/// The figures of a report that are kept.
fn figures(report: &Value) -> String {
    let mut held = String::from("unit,cells,flip_flops,cell_um2,sram_bits,sram_um2,period_ns\n");
    for unit in report["units"].as_array().expect("units") {
        let name = unit["unit"].as_str().expect("a name");
        let period = unit["fmax_mhz"]
            .as_f64()
            .map(|fmax| format!("{:.3}", 1000.0 / fmax));
        let sram = unit["sram_um2"].as_f64().map_or(0.0, f64::abs);
        held += &format!(
            "{name},{},{},{},{},{sram:.0},{}\n",
            unit["cells"],
            unit["flip_flops"],
            unit["cell_um2"],
            unit["sram_bits"],
            period.unwrap_or_default()
        );
    }
    held
}

/// Compares with the figures that are kept; `cargo xtask docs` rewrites them.
fn golden(report: &Value) {
    let held = figures(report);
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(golden_path(), held).expect("the golden figures");
    } else {
        assert_eq!(golden_figures(), held, "run `cargo xtask docs`");
    }
}

/// A LEF whose cells are all 1 um by 1 um: an area is a number of cells, and a gate equivalent a cell.
#[test]
fn a_lef_replaces_every_cell() {
    if !ready() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cells.lef");
    let one = |name| format!("MACRO s__{name}\n SIZE 1.0 BY 1.0 ;\nEND s__{name}\n");
    let mut lef: String = COUNTERPARTS.iter().map(|(_, name)| one(*name)).collect();
    lef += "END LIBRARY\n";
    fs::write(&file, &lef).expect("a file");
    let file = file.to_str().expect("a path");
    let (json, table) = report(&["set_hash", "entry_way", "--lef", file], &cache());
    let units = json["units"].as_array().expect("units");
    assert_eq!(units.len(), 4, "two units, two libraries");
    for (mapped, replaced) in units[..2].iter().zip(&units[2..]) {
        assert_eq!(replaced["library"], "s");
        assert_eq!(replaced["cells"], mapped["cells"]);
        let number = |name: &str| replaced[name].as_f64().expect(name);
        assert_eq!(number("cell_um2"), number("cells"));
        assert_eq!(number("gate_equivalents"), number("cells"));
        assert!(mapped["fmax_mhz"].is_number() && replaced["fmax_mhz"].is_null());
        assert!(mapped["cell_um2"].as_f64() > replaced["cell_um2"].as_f64());
    }
    let wanted = "every cell of the netlist mapped with osu018_stdcells replaced";
    assert!(table.contains(wanted), "{table}");
    assert!(
        table.contains("gate equivalent = s__nand2_1 of 1 um2"),
        "{table}"
    );

    let refused = |text: &str, wanted: &str| {
        fs::write(file, text).expect("a file");
        let error = refused(area(&["set_hash", "--lef", file], folder.path()));
        assert!(error.contains(wanted), "{error}");
    };
    let cut = &lef[..lef.len() / 2];
    refused(cut, &format!("cells.lef:{}: ", cut.lines().count()));
    refused(
        &lef.replace("__xor2_1", "__xor2_9"),
        "no MACRO s__xor2_1, for XOR2X1",
    );
}

#[test]
fn bad_input_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |arguments: &[&str]| refused(area(arguments, folder.path()));
    let mut without_tools = area(&["lds_alu"], folder.path());
    without_tools.env("PATH", "/nowhere");
    let error = super::refused(without_tools);
    assert!(
        error.contains("yosys: it is not installed; install it with: apt-get install yosys"),
        "{error}"
    );
    let error = refused(&["lds_alu", "--seed", "7"]);
    assert!(error.contains("--seed: it is about an FPGA"), "{error}");
    let error = refused(&["lds"]);
    assert!(error.contains("there is no unit `lds`"), "{error}");
    for target in ["asic", "ice40-hx8k"] {
        let error = refused(&["lds_alu", "set_hash", "lds_alu", "--target", target]);
        assert!(error.contains("UNIT: `lds_alu` is given twice"), "{error}");
    }
    if !ready() {
        return;
    }
    let whole = fs::read_to_string(OSU018).expect("the library");
    let cut = &whole[..whole.len() / 2];
    let file = folder.path().join("cut.lib");
    fs::write(&file, cut).expect("a file");
    let error = refused(&["lds_alu", "--liberty", file.to_str().expect("a path")]);
    let line = cut.lines().count();
    assert!(error.contains(&format!("cut.lib:{line}: ")), "{error}");
    // A copy has the library's name, by which the tables tell libraries apart.
    fs::write(&file, &whole).expect("a file");
    let copy = file.to_str().expect("a path");
    let error = refused(&["lds_alu", "--liberty", OSU018, "--liberty", copy]);
    let wanted = "--liberty: `osu018_stdcells` is given twice";
    assert!(error.contains(wanted), "{error}");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (json, csv) = (at("a.txt"), at("./a.txt"));
    let error = refused(&["lds_alu", "--json", &json, "--csv", &csv]);
    assert!(
        error.contains("this file is also written by --json"),
        "{error}"
    );
}

#[test]
fn an_interrupt_leaves_no_file_and_no_process() {
    if !ready() {
        return;
    }
    for signal in ["-INT", "-TERM"] {
        interrupt(&["response_crossbar"], signal);
    }
}
