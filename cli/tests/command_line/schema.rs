//! What comes out is what docs/output.md says.

#[path = "../common/documented.rs"]
mod documented;

use super::*;
use documented::{fields, names};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Every value below `value` by its name; elements of lists have one name together, and so have a benchmark's parameters.
fn flatten(name: &str, value: &Value, into: &mut BTreeMap<String, Vec<Value>>) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                let field = match name {
                    "parameters" | "hardware" => "NAME",
                    _ => field,
                };
                let dot = if name.is_empty() { "" } else { "." };
                flatten(&format!("{name}{dot}{field}"), value, into);
            }
        }
        Value::Array(elements) => {
            for element in elements {
                flatten(&format!("{name}[]"), element, into);
            }
        }
        plain => into.entry(name.into()).or_default().push(plain.clone()),
    }
}

fn is(value: &Value, kind: &str) -> bool {
    kind.split(" or ").any(|kind| match kind {
        "integer" => value.is_u64(),
        "number" => value.is_number(),
        "text" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("`{other}` is no type"),
    })
}

/// Runs commands that write JSON, and compares all fields of all of them with a section.
fn compare(title: &str, commands: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    write_endless(folder.path());
    fs::write(folder.path().join("p.csv"), "w0,w1\n0,0\n").unwrap();
    let mut found = BTreeMap::new();
    for command in commands {
        let output = turnstile(folder.path(), &format!("{command} --quiet --json -"));
        assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
        let json: Value = serde_json::from_slice(&output.stdout).unwrap();
        flatten("", &json, &mut found);
    }
    let documented = fields(title);
    let wanted: BTreeSet<&String> = documented.iter().map(|field| &field.0).collect();
    assert_eq!(found.keys().collect::<BTreeSet<_>>(), wanted, "{title}");
    for (field, kind) in &documented {
        for value in &found[field] {
            assert!(is(value, kind), "{field} is no {kind}: {value}");
        }
    }
}

#[test]
fn the_report_of_a_run_is_as_documented() {
    let run = "simulate hash-table --set buckets=128 --detector";
    let commands = ["bloom", "none --version fgl"].map(|detector| format!("{run} {detector}"));
    compare("`simulate", &commands.each_ref().map(String::as_str));
}

#[test]
fn the_result_of_atomics_is_as_documented() {
    compare(
        "`atomics",
        &["atomics --pattern 0,1024,2,0", "atomics --patterns p.csv"],
    );
}

fn columns(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let head = text.lines().next().unwrap();
    head.split(',').map(String::from).collect()
}

#[test]
fn the_table_of_a_sweep_is_as_documented() {
    let folder = tempfile::tempdir().unwrap();
    let sweep = "sweep hash-table --set buckets=128,256 --max-cycles 2000 --detector dcd,bloom --no-area --out out";
    turnstile(folder.path(), sweep);
    let path = folder.path().join("out/sweep.csv");
    let counts = names("Counts of a run");
    let parameters = ["buckets", "search", "work", "turns"].map(String::from);
    let mut wanted = vec![];
    for name in names("`sweep.csv`") {
        match name.as_str() {
            "NAME" => wanted.extend(parameters.clone()),
            "status" => {
                wanted.push(name);
                wanted.extend(counts.clone());
            }
            _ => wanted.push(name),
        }
    }
    assert_eq!(columns(&path), wanted);
    let mut table = csv::Reader::from_path(&path).unwrap();
    let lines: Vec<_> = table.records().map(Result::unwrap).collect();
    let column = |name: &str| wanted.iter().position(|one| one == name).unwrap();
    for line in &lines {
        for name in ["serialisable", "outputs_correct"] {
            assert_eq!(&line[column(name)], "true");
        }
    }
    // A line of the table is a line of the file, although a run that does not end is told in several.
    let fails = sweep.replace("2000", "300").replace("out out", "out fails");
    assert_eq!(turnstile(folder.path(), &fails).status.code(), Some(1));
    let text = fs::read_to_string(folder.path().join("fails/sweep.csv")).unwrap();
    assert_eq!(text.lines().count(), 1 + 4);
    assert_eq!(
        text.matches("work-group 0 wavefront ").count(),
        4 * 4,
        "{text}"
    );
}
