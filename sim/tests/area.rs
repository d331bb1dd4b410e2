//! `turnstile area` from outside: its figures, its refusals, and how it is interrupted.

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use turnstile_synth::tools::{available, YOSYS};

const OSU018: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";
/// What the README's table is about.
const TOPS: [&str; 5] = [
    "lds_baseline",
    "lds_bloom",
    "lds_dcd",
    "lds_smdcd",
    "lds_lockbits",
];

/// Whether Yosys, in the version of the reference figures, and OSU's library are there.
fn ready() -> bool {
    let library = Path::new(OSU018).is_file();
    let required =
        std::env::var(turnstile_synth::tools::REQUIRED).is_ok_and(|value| value == "required");
    assert!(
        library || !required,
        "{OSU018} is missing: apt-get install qflow-tech-osu018"
    );
    available(&[YOSYS]) && library
}

fn pinned() -> bool {
    let wanted = format!("{} ", turnstile_synth::area::yosys::PINNED);
    YOSYS
        .version()
        .is_ok_and(|version| version.starts_with(&wanted))
}

/// A cache that the tests share and that outlives them.
fn cache() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("area")
}

fn area(arguments: &[&str], cache: &Path) -> Command {
    let mut command = Command::new(cargo_bin("turnstile"));
    command
        .arg("area")
        .args(arguments)
        .arg("--cache")
        .arg(cache);
    command
}

fn output(mut command: Command) -> Output {
    command.output().expect("turnstile runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn report(units: &[&str], cache: &Path) -> (Value, String) {
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

fn unit<'a>(report: &'a Value, name: &str) -> &'a Value {
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

/// The README's table, every figure for the pinned tool, and units that add up to their tops.
#[test]
fn the_tops_are_the_sum_of_their_units_and_the_readme_says_so() {
    if !ready() || !pinned() {
        return;
    }
    let mut units = TOPS.to_vec();
    let parts = [
        "lds_unit",
        "bloom_bank",
        "dcd_bank",
        "smdcd_bank",
        "tx_sequencer",
        "layout_table",
        "lds_bank",
        "lock_bit_unit",
        "atomic_sequencer",
    ];
    let (_, table) = report(&TOPS, &cache());
    readme("area", &format!("```text\n{}\n```\n", table.trim_end()));
    units.extend(parts);
    let (report, _) = report(&units, &cache());
    let area = |name: &str| unit(&report, name)["cell_um2"].as_f64().expect("an area");
    let glue = |name: &str| unit(&report, name)["glue_um2"].as_f64().expect("an area");
    for (top, bank) in [
        ("lds_bloom", "bloom_bank"),
        ("lds_dcd", "dcd_bank"),
        ("lds_smdcd", "smdcd_bank"),
    ] {
        let sum =
            area("lds_unit") + 32.0 * area(bank) + area("tx_sequencer") + area("layout_table");
        assert_eq!(sum + glue(top), area(top), "{top}");
    }
    // The baseline's LDS unit is not that of the others: what only transactions need is missing in it.
    let parts = unit(&report, "lds_baseline")["parts"]
        .as_array()
        .expect("parts");
    let part = |module: &str| {
        let part = parts.iter().find(|part| part["module"] == module);
        part.expect("a part")["cell_um2"].as_f64().expect("an area")
    };
    assert_eq!(part("lds_baseline_bank"), 32.0 * area("lds_bank"));
    assert!(part("lds_baseline_unit") < area("lds_unit"));
    golden(&report);
}

/// Compares with the figures that are kept; `cargo xtask docs` rewrites them.
fn golden(report: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden_area.csv");
    let mut held = String::from("unit,cells,flip_flops,cell_um2,sram_bits\n");
    for unit in report["units"].as_array().expect("units") {
        let name = unit["unit"].as_str().expect("a name");
        held += &format!(
            "{name},{},{},{},{}\n",
            unit["cells"], unit["flip_flops"], unit["cell_um2"], unit["sram_bits"]
        );
    }
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(path, held).expect("the golden figures");
    } else {
        assert_eq!(
            fs::read_to_string(path).expect("the golden figures"),
            held,
            "run `cargo xtask docs`"
        );
    }
}

fn readme(name: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let text = fs::read_to_string(&path).expect("README.md");
    let (begin, end) = (
        format!("<!-- begin {name} -->\n"),
        format!("<!-- end {name} -->"),
    );
    let (before, rest) = text.split_once(&begin).expect("the block begins");
    let (held, after) = rest.split_once(&end).expect("the block ends");
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(&path, format!("{before}{begin}{wanted}{end}{after}")).expect("README.md");
    } else {
        assert_eq!(held, wanted, "run `cargo xtask docs`");
    }
}

#[test]
fn bad_input_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |arguments: &[&str], path: Option<&str>| {
        let mut command = area(arguments, folder.path());
        if let Some(path) = path {
            command.env("PATH", path);
        }
        let output = output(command);
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
        text(&output.stderr)
    };
    let error = refused(&["lds_alu"], Some("/nowhere"));
    assert!(
        error.contains("yosys: it is not installed; install it with: apt-get install yosys"),
        "{error}"
    );
    let error = refused(&["lds"], None);
    assert!(error.contains("there is no unit `lds`"), "{error}");
    if !ready() {
        return;
    }
    let whole = fs::read_to_string(OSU018).expect("the library");
    let cut = &whole[..whole.len() / 2];
    let file = folder.path().join("cut.lib");
    fs::write(&file, cut).expect("a file");
    let error = refused(
        &["lds_alu", "--liberty", file.to_str().expect("a path")],
        None,
    );
    let line = cut.lines().count();
    assert!(error.contains(&format!("cut.lib:{line}: ")), "{error}");
}

/// Processes that work in a folder below `folder`.
fn working_in(folder: &Path) -> usize {
    let processes = fs::read_dir("/proc").expect("/proc").flatten();
    let at = |process: fs::DirEntry| fs::read_link(process.path().join("cwd")).ok();
    processes
        .filter_map(at)
        .filter(|cwd| cwd.starts_with(folder) && cwd != folder)
        .count()
}

#[test]
fn an_interrupt_leaves_no_file_and_no_process() {
    if !ready() {
        return;
    }
    for signal in ["-INT", "-TERM"] {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = folder.path().join("cache");
        let json = folder.path().join("report.json");
        let mut command = area(&["response_crossbar"], &cache);
        command.arg("--json").arg(&json);
        let mut child = command.spawn().expect("turnstile runs");
        let started = Instant::now();
        while working_in(&cache) == 0 {
            assert!(
                started.elapsed() < Duration::from_secs(120),
                "Yosys does not start"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        let killed = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(killed.expect("kill").success());
        assert_eq!(
            child.wait().expect("turnstile ends").code(),
            Some(130),
            "{signal}"
        );
        assert_eq!(working_in(&cache), 0);
        assert_eq!(fs::read_dir(&cache).expect("the cache").count(), 0);
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }
}
