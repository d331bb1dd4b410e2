//! `--target DEVICE`: figures that follow the design, what does not fit, refusals, interrupts.

use super::{area, blocks, interrupt, output, pinned, text};
use serde_json::Value;
use std::fs;
use std::path::Path;
use turnstile_area::area::fpga::design::Design;
use turnstile_area::area::fpga::device::{Device, DEVICES};
use turnstile_area::area::fpga::report::{FpgaReport, Request};
use turnstile_area::area::fpga::row::FpgaRow;
use turnstile_hdl::pins::Pin;
use turnstile_tools::kept;
use turnstile_tools::{available, NEXTPNR_ECP5, NEXTPNR_ICE40, YOSYS};

fn device(name: &str) -> &'static Device {
    Device::find(name).expect("a device")
}

/// A unit with 32 bits in and 32 bits out.
fn design(name: &str, body: &str) -> Design {
    let pin = |name: &str| Pin::new(name, 32);
    let verilog = format!(
        "module {name}(clock, a, b, c, d);\ninput wire clock;\ninput wire [31:0] a;\ninput wire [31:0] b;\n\
         output reg [31:0] c;\noutput reg [31:0] d;\n{body}\nendmodule\n"
    );
    Design {
        name: name.into(),
        scaled_down: None,
        verilog,
        clocked: true,
        inputs: vec![pin("a"), pin("b")],
        outputs: vec![pin("c"), pin("d")],
    }
}

fn rows(designs: &[Design], device: &'static Device, cache: &Path) -> Vec<FpgaRow> {
    let request = Request {
        designs,
        device,
        seed: 1,
        cache,
        command: "test".into(),
    };
    let report = FpgaReport::make(&request, &|| false, &|| ());
    report.expect("a report").units
}

/// An XOR of 3 bits is a LUT on any device.
const ONCE: &str =
    "reg [31:0] k;\nalways @(posedge clock) k <= a;\nalways @(*) begin c = a ^ b ^ k; d = k; end";
const TWICE: &str = "reg [31:0] k;\nalways @(posedge clock) k <= a;\nalways @(*) begin c = a ^ b ^ k; d = (a & b) ^ k; end";

#[test]
fn more_logic_is_more_luts_and_the_harness_is_none_of_them() {
    for device in &DEVICES {
        if !available(&[YOSYS, device.place]) {
            continue;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let designs = [design("once", ONCE), design("twice", TWICE)];
        let device = self::device(device.name);
        let rows = rows(&designs, device, folder.path());
        let figures = |row: &FpgaRow| (row.luts, row.flip_flops, row.block_rams);
        assert_eq!(figures(&rows[0]), (32, 32, 0), "{}", device.name);
        assert_eq!(figures(&rows[1]), (64, 32, 0), "{}", device.name);
        for row in &rows {
            // A flip-flop for every bit in and out, and a LUT that chooses for each bit out.
            let harness = (row.harness_luts, row.harness_flip_flops);
            assert_eq!(harness, (Some(64), Some(128)), "{}", device.name);
            assert!(row.fits && row.fmax_mhz > Some(0.0), "{row:?}");
            assert_eq!(row.problem, None);
        }
        // What is kept is what was found.
        assert_eq!(self::rows(&designs, device, folder.path()), rows);
    }
}

/// A memory that takes so many blocks of 256 words of 16 bits.
fn memory(name: &str, blocks: usize) -> Design {
    let last = 16 * blocks - 1;
    let body = format!(
        "reg [{last}:0] m [0:255];\nreg [{last}:0] q;\n\
         always @(posedge clock) begin if (b[8]) m[a[7:0]] <= {{{blocks}{{a[31:16]}}}} ^ b; q <= m[b[7:0]]; end\n\
         always @(*) begin c = {{32{{^q}}}}; d = c; end"
    );
    design(name, &body)
}

#[test]
fn what_does_not_fit_says_by_how_much_and_the_rest_is_reported() {
    if !available(&[YOSYS, NEXTPNR_ICE40]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let designs = [
        memory("large", 40),
        design("once", ONCE),
        memory("huge", 70),
    ];
    let rows = rows(&designs, device("ice40-hx8k"), folder.path());
    let said = |row: &FpgaRow| row.problem.clone().expect("a problem");
    assert_eq!(
        said(&rows[0]),
        "does not fit: needs 40 of 32 block RAMs: 25 % too many"
    );
    assert!(!rows[0].fits && !rows[0].counted_by_module);
    assert!(rows[1].fits && rows[1].fmax_mhz.is_some());
    // More than twice what there is: nobody maps it flat.
    assert_eq!(
        said(&rows[2]),
        "does not fit: needs 70 of 32 block RAMs: 2.2 times what there is, counted module by module"
    );
    assert!(rows[2].counted_by_module && rows[2].harness_luts.is_none());
}

/// What the tables of docs/area.md are about: banks of full size, and LDS that are scaled down.
const UNITS: [&str; 9] = [
    "lds_bank",
    "dcd_bank",
    "smdcd_bank",
    "bloom_bank",
    "small_lds_baseline",
    "small_lds_dcd",
    "small_lds_smdcd",
    "small_lds_bloom",
    "small_lds_lockbits",
];

/// `turnstile area` on an FPGA: its report, its table and its CSV, which agree.
fn figures(units: &[&str], target: &str) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let (json, csv) = (folder.path().join("a.json"), folder.path().join("a.csv"));
    let arguments = [units, &["--target", target]].concat();
    let mut command = area(&arguments, &kept::folder("area"));
    command.arg("--json").arg(&json).arg("--csv").arg(&csv);
    let output = output(command);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let table = text(&output.stdout);
    let report: Value =
        serde_json::from_str(&fs::read_to_string(json).expect("a report")).expect("JSON");
    let csv = fs::read_to_string(csv).expect("CSV");
    for unit in report["units"].as_array().expect("units") {
        for text in [&table, &csv] {
            assert!(text.contains(unit["unit"].as_str().expect("a name")));
            assert!(text.contains(&unit["luts"].to_string()));
        }
        match unit["fmax_mhz"].as_f64() {
            Some(mhz) => assert!(table.contains(&format!(" {mhz:.1} ")), "{table}"),
            None => assert!(unit["problem"].is_string(), "{table}"),
        }
    }
    (report, table)
}

/// The line of a bank in the block of docs/area.md; with the versions of its figures only.
#[test]
fn the_figures_of_a_bank_are_what_comes_out() {
    if !available(&[YOSYS, NEXTPNR_ICE40]) {
        return;
    }
    let (report, table) = figures(&["lds_bank"], "ice40-hx8k");
    // Its SRAM, 512 words of 32 bits, is 4 blocks of 4 Kibit.
    assert_eq!(report["units"][0]["block_rams"], 512 * 32 / 4096);
    if pinned(&YOSYS) && pinned(&NEXTPNR_ICE40) {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/area.md");
        let page = fs::read_to_string(page).expect("docs/area.md");
        let cells = |line: &str| {
            let words = line.split_whitespace();
            words.map(str::to_owned).collect::<Vec<_>>()
        };
        let line = table.lines().find(|line| line.starts_with("lds_bank "));
        let line = line.unwrap_or_else(|| panic!("{table}"));
        assert!(
            page.lines().any(|held| cells(held) == cells(line)),
            "docs/area.md does not say `{line}`: run `cargo xtask docs`"
        );
    }
}

/// Both blocks, with LDS that are placed and routed.
#[test]
#[ignore = "minutes of placing: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_figures_of_the_page_are_what_comes_out() {
    for (device, block) in DEVICES.iter().zip(["fpga", "fpga-ecp5"]) {
        if !available(&[YOSYS, device.place]) || !pinned(&YOSYS) || !pinned(&device.place) {
            continue;
        }
        let (_, table) = figures(&UNITS, device.name);
        blocks::check_printed("docs/area.md", block, &table);
    }
}

#[test]
fn bad_input_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let cache = folder.path().join("cache");
    let refused = |arguments: &[&str], path: Option<&Path>| {
        let mut command = area(arguments, &cache);
        if let Some(path) = path {
            command.env("PATH", path);
        }
        super::refused(command)
    };
    if let Ok(yosys) = YOSYS.find() {
        let only = folder.path().join("bin");
        fs::create_dir(&only).expect("a folder");
        std::os::unix::fs::symlink(yosys, only.join("yosys")).expect("a link");
        for tool in [NEXTPNR_ICE40, NEXTPNR_ECP5] {
            let device = DEVICES.iter().find(|device| device.place == tool);
            let name = device.expect("a device").name;
            let error = refused(&["set_hash", "--target", name], Some(&only));
            let wanted = format!(
                "{}: it is not installed; install it with: {}",
                tool.name, tool.install
            );
            assert!(error.contains(&wanted), "{error}");
        }
    }
    let error = refused(&["--target", "hx1k"], None);
    assert!(error.contains("asic, ice40-hx8k, ecp5"), "{error}");
    if !available(&[YOSYS, NEXTPNR_ICE40]) {
        return;
    }
    let error = refused(&["lds", "--target", "ice40-hx8k"], None);
    assert!(
        error.contains("there is no unit `lds`") && error.contains("small_lds_dcd"),
        "{error}"
    );
    let error = refused(&["--target", "ice40-hx8k", "--chart", "x.svg"], None);
    assert!(error.contains("--chart: it is about cells"), "{error}");
}

#[test]
fn an_interrupt_leaves_no_file_and_no_process() {
    if available(&[YOSYS, NEXTPNR_ICE40]) {
        interrupt(&["lds_alu", "--target", "ice40-hx8k"], "-INT");
    }
}
