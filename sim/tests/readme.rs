//! The generated blocks of README.md are what the commands print today; `cargo xtask docs` rewrites them.

use assert_cmd::Command;
use std::fs;
use std::path::PathBuf;
use turnstile_synth::catalog::units;

/// Compares the block `name` of the README with `wanted`, or rewrites it if UPDATE_README is set.
fn check(name: &str, wanted: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../README.md");
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
fn the_blocks_are_up_to_date() {
    let output = Command::cargo_bin("turnstile")
        .expect("the binary")
        .output()
        .expect("the demo");
    assert!(output.status.success());
    let demo = String::from_utf8(output.stdout).expect("text");
    check("demo", &format!("```text\n{}\n```\n", demo.trim_end()));
    let output = Command::cargo_bin("turnstile")
        .expect("the binary")
        .args(["atomics", "--pattern", "0,1024,2,32,0,5,6,7"])
        .output()
        .expect("a pattern");
    assert!(output.status.success());
    let pattern = String::from_utf8(output.stdout).expect("text");
    check(
        "atomics",
        &format!("```text\n{}\n```\n", pattern.trim_end()),
    );
    let rows = units()
        .iter()
        .map(|unit| format!("| `{}` | {} | {} |\n", unit.name, unit.role, unit.paper));
    let table: String = rows.collect();
    check(
        "units",
        &format!("| unit | role | paper |\n| --- | --- | --- |\n{table}"),
    );
}
