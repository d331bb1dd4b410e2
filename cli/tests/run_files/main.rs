//! Run files: the examples of docs/run-files.md, several launches, arguments of every type, and the example of the README.

mod examples;
mod images;
mod kept;
mod new;
#[path = "../common/program.rs"]
mod program;
mod readme_example;

use program::{command, json, standard_error, succeeds, turnstile};
use serde_json::Value;
use std::collections::VecDeque;
use std::fs;
use std::path::Path;
use std::process::Output;
use turnstile_tools::{available, CLANG, VERILATOR};

fn simulate(folder: &Path, arguments: &str) -> Output {
    turnstile(folder, &format!("simulate {arguments}"))
}

/// Runs a run file that must end well, and returns what it prints.
fn run(folder: &Path, arguments: &str) -> String {
    succeeds(folder, &format!("simulate {arguments}"))
}

fn read<T: npyz::Deserialize>(folder: &Path, file: &str) -> (Vec<u64>, Vec<T>) {
    let bytes = fs::read(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let array = npyz::NpyFile::new(&bytes[..]).unwrap();
    (array.shape().to_vec(), array.into_vec().unwrap())
}

/// Writes the blocks of docs/run-files.md that begin with a file's name in a comment; returns the run files.
fn write_examples(folder: &Path) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/run-files.md");
    let text = fs::read_to_string(path).unwrap();
    let mut run_files = vec![];
    for (language, comment) in [("c", "// "), ("toml", "# ")] {
        let start = format!("\n```{language}\n{comment}");
        for block in text.split(&start).skip(1) {
            let (name, rest) = block.split_once('\n').unwrap();
            fs::write(folder.join(name), rest.split_once("```").unwrap().0).unwrap();
            if language == "toml" {
                run_files.push(name.to_owned());
            }
        }
    }
    run_files
}

/// Distances from node 0 where every node has two edges.
fn distances(edges: &[[usize; 2]]) -> Vec<i32> {
    let mut found = vec![-1; edges.len()];
    let mut queue = VecDeque::from([0]);
    found[0] = 0;
    while let Some(node) = queue.pop_front() {
        for next in edges[node] {
            if found[next] < 0 {
                found[next] = found[node] + 1;
                queue.push_back(next);
            }
        }
    }
    found
}

fn heat() -> Vec<f32> {
    let mut row = [20.0f32; 64];
    for _ in 0..10 {
        (row[0], row[63]) = (100.0, 0.0);
        let before = row;
        for (i, cell) in row.iter_mut().enumerate() {
            let (left, right) = (before[i.saturating_sub(1)], before[(i + 1).min(63)]);
            *cell = 0.25 * left + 0.5 * before[i] + 0.25 * right;
        }
    }
    row.to_vec()
}

#[test]
fn the_examples_of_the_documentation_do_what_it_says() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let run_files = write_examples(folder);
    assert_eq!(
        run_files,
        [
            "saxpy.toml",
            "values.toml",
            "shift.toml",
            "bfs.toml",
            "heat.toml"
        ]
    );
    for file in &run_files {
        run(folder, &format!("{file} --json {file}.json"));
    }
    let saxpy: Vec<f32> = (0..128).map(|i| if i < 100 { 1.0 } else { 0.0 }).collect();
    assert_eq!(read(folder, "y.npy"), (vec![128], saxpy));
    assert_eq!(read(folder, "sum.npy"), (vec![1], vec![21.0f32]));
    let shifted: Vec<u32> = (4..64).chain(60..64).collect();
    assert_eq!(read(folder, "row.npy"), (vec![4, 16], shifted));
    assert_eq!(read(folder, "heat.npy"), (vec![64], heat()));
    let edges = [
        [1, 2],
        [3, 3],
        [3, 4],
        [5, 0],
        [5, 5],
        [6, 6],
        [6, 0],
        [7, 7],
    ];
    // Node 7 is not reached, and the search ends a round after the last node that is.
    assert_eq!(read(folder, "distance.npy"), (vec![8], distances(&edges)));
    let report = json(folder, "bfs.toml.json");
    let launches = report["launches"].as_array().unwrap();
    let of = |field: &str| -> Vec<&Value> { launches.iter().map(|one| &one[field]).collect() };
    assert_eq!(of("launch"), ["launch[0] (prepare)", "launch[1] (level)"]);
    assert_eq!(of("rounds"), [1, 5]);
    assert_eq!(report["kernel"], "prepare, level");
}

/// The message about a field that there is not has the names of all that there are.
#[test]
fn the_documentation_has_every_field() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let documentation = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/run-files.md");
    let documentation = fs::read_to_string(documentation).unwrap();
    let mut found = 0;
    for run_file in [
        "x = 1",
        "[buffers.a]\nx = 1",
        "args = [{ x = 1 }]",
        "repeat = { x = 1 }",
        "set = { a = { x = 1 } }",
    ] {
        fs::write(folder.join("run.toml"), run_file).unwrap();
        let error = String::from_utf8(simulate(folder, "run.toml").stderr).unwrap();
        let (_, names) = error.split_once("unknown field `x`, expected ").unwrap();
        let (names, _) = names.split_once(';').unwrap();
        for name in names.split('`').skip(1).step_by(2) {
            let is_there = [
                format!("`{name}`"),
                format!("`{name} = "),
                format!("{{ {name} = "),
                format!(", {name} = "),
            ];
            assert!(
                is_there.iter().any(|text| documentation.contains(text)),
                "{name}"
            );
            found += 1;
        }
    }
    assert_eq!(found, 16 + 7 + 9 + 3 + 2);
}

/// A work-group of the second launch has twice as many wavefronts. Each work-item adds in a transaction.
const ADD: &str = r#"#include "turnstile.h"
__kernel void add(__global uint *out, __local uint *cell, uint more) {
  uint me = get_local_id(0);
  cell[me] = out[me];
  TX_BEGIN();
  cell[me] += more;
  TX_COMMIT();
  out[me] = cell[me];
}
__kernel void twice(__global uint *out, __local uint *cell) {
  uint me = get_local_id(0);
  cell[me ^ 64] = out[me];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[me] = 2 * cell[me ^ 64];
}
"#;

const LAUNCHES: &str = r#"
kernel = "add.cl"
[buffers.out]
fill = 3
shape = [128]
type = "u32"
dump = "out.npy"
[[launch]]
entry = "add"
global_size = [64]
local_size = [64]
repeat = 3
args = [{ buffer = "out" }, { local = 256 }, { u32 = 1, times = 10 }]
[[launch]]
entry = "twice"
global_size = [128]
local_size = [128]
args = [{ buffer = "out" }, { local = 512 }]
"#;

fn write_launches(folder: &Path) {
    fs::write(folder.join("add.cl"), ADD).unwrap();
    fs::write(folder.join("add.toml"), LAUNCHES).unwrap();
}

fn sum(values: &Value) -> u64 {
    let values = values.as_array().unwrap().iter();
    values.map(|value| value.as_u64().unwrap()).sum()
}

#[test]
fn reports_and_waveforms_go_over_all_launches() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_launches(folder);
    let printed = run(
        folder,
        "add.toml --detector bloom --json r.json --wave w.fst",
    );
    let expected: Vec<u32> = (0..128).map(|i| if i < 64 { 228 } else { 6 }).collect();
    assert_eq!(read(folder, "out.npy"), (vec![128], expected));
    let report = json(folder, "r.json");
    let launches = report["launches"].as_array().unwrap();
    let [add, twice] = &launches[..] else {
        panic!("{launches:?}")
    };
    for field in ["cycles", "kernel_cycles", "instructions", "lds_accesses"] {
        let all = launches.iter().map(|one| one[field].as_u64().unwrap());
        assert_eq!(report[field], all.sum::<u64>(), "{field}");
    }
    let cycles = |launch: &Value| launch["cycles"].as_u64().unwrap();
    assert_eq!(cycles(add), sum(&add["cycles_of_rounds"]));
    assert_eq!(add["cycles_of_rounds"].as_array().unwrap().len(), 3);
    assert_eq!(report["transactions"]["committed"], 3 * 64);
    assert_eq!(add["transactions"]["committed"], 3 * 64);
    assert_eq!(twice["transactions"]["committed"], 0);
    assert_eq!(twice["commit_ratio"], Value::Null);
    // Heading and a line each: the rounds of a launch, then its cycles.
    let (_, table) = printed.split_once("\n\n").unwrap();
    let cells: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(cells[0][..3], ["launch", "rounds", "cycles"]);
    assert_eq!(
        cells[1][..4],
        ["launch[0]", "(add)", "3", &cycles(add).to_string()]
    );
    assert_eq!(
        cells[2][..4],
        ["launch[1]", "(twice)", "1", &cycles(twice).to_string()]
    );
    let wave = wellen::simple::read(folder.join("w.fst")).unwrap();
    let names = wave.hierarchy().all_vars();
    let names: Vec<_> = names
        .map(|variable| wave.hierarchy()[variable].full_name(wave.hierarchy()))
        .collect();
    assert!(names.iter().any(|name| name == "machine.wavefront_1_state"));
    let times = wave.time_table();
    assert!(times.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(
        *times.last().unwrap() > cycles(add),
        "the second launch is in it"
    );
}

/// Though the kernel has read them before: its caches do not keep what the host has changed.
#[test]
fn what_the_host_writes_between_rounds_is_seen() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kernel =
        "__kernel void k(__global const uint *x, __global uint *out, __global uint *s) {\n\
        uint i = get_global_id(0); out[i] = x[i] + s[i]; s[i] += 5; }\n";
    let run_file = r#"
kernel = "k.cl"
entry = "k"
global_size = [4]
local_size = [4]
repeat = 3
copy = { x = "out" }
clear = ["s"]
set = { s = { element = 2, value = 7 } }
args = [{ buffer = "x" }, { buffer = "out" }, { buffer = "s" }]
[buffers]
x = { zeros = 4, type = "u32" }
out = { values = [1, 2, 3, 4], type = "u32", dump = "out.npy" }
s = { zeros = 4, type = "u32", dump = "s.npy" }
"#;
    fs::write(folder.join("k.cl"), kernel).unwrap();
    fs::write(folder.join("k.toml"), run_file).unwrap();
    run(folder, "k.toml");
    assert_eq!(read(folder, "out.npy"), (vec![4], vec![1u32, 2, 3 + 21, 4]));
    assert_eq!(read(folder, "s.npy"), (vec![4], vec![5u32, 5, 12, 5]));
    let all = run_file.replace("{ element = 2, value = 7 }", "7");
    fs::write(folder.join("k.toml"), all).unwrap();
    run(folder, "k.toml");
    assert_eq!(read(folder, "out.npy"), (vec![4], vec![22u32, 23, 24, 25]));
}

#[test]
fn two_engines_agree_over_all_launches() {
    if !available(&[CLANG, VERILATOR]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_examples(folder);
    run(folder, "heat.toml --lockstep verilator --json r.json");
    assert_eq!(read(folder, "heat.npy"), (vec![64], heat()));
    assert_eq!(json(folder, "r.json")["lockstep"], "verilator");
}

#[test]
fn the_model_is_the_rtl_over_all_launches() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_examples(folder);
    run(
        folder,
        "heat.toml --engine model --lockstep rtl --json r.json",
    );
    assert_eq!(read(folder, "heat.npy"), (vec![64], heat()));
    assert_eq!(json(folder, "r.json")["engine"], "model");
}

#[test]
fn a_loop_that_does_not_end_fails_and_dumps_nothing() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let looped = LAUNCHES.replace(
        "repeat = 3",
        "repeat = { until_zero = \"out\", element = 2, at_most = 2 }",
    );
    write_launches(folder);
    fs::write(folder.join("add.toml"), looped).unwrap();
    let output = simulate(folder, "add.toml --detector bloom --json r.json");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        standard_error(&output),
        "error: add.toml:12: launch[0].repeat: element 2 of buffer `out` is not 0 after 2 rounds; raise at_most, or look for a \
         kernel that never leaves it 0\n"
    );
    assert!(!folder.join("out.npy").exists() && !folder.join("r.json").exists());
}

#[test]
fn an_error_says_in_which_launch_it_was() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_launches(folder);
    // Work-item 64 of the second launch finds no element.
    fs::write(
        folder.join("add.toml"),
        LAUNCHES.replace("shape = [128]", "shape = [64]"),
    )
    .unwrap();
    let output = simulate(folder, "add.toml --detector bloom");
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.starts_with(
            "error: add.toml: launch[1] (twice), round 0: add.cl:12: work-group 0 wavefront 1"
        ),
        "{error}"
    );
    assert!(
        error.contains("offset 256 of buffer `out`, up to 4 bytes past its end (it has 256 bytes)"),
        "{error}"
    );
}

#[test]
fn a_launch_that_does_not_fit_the_machine_is_found_before_the_first_one_runs() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_launches(folder);
    let large = LAUNCHES.replace("{ local = 512 }", "{ local = 70000 }");
    fs::write(folder.join("add.toml"), large).unwrap();
    let output = simulate(folder, "add.toml --detector bloom --wave w.fst");
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(
        error.starts_with(
            "error: add.toml: launch[1] (twice): kernel twice uses 70000 bytes of local memory"
        ),
        "{error}"
    );
    assert!(!folder.join("w.fst").exists());
}

/// Arguments whose places in the argument segment depend on each other.
const VALUES: &str = r#"
typedef struct { float x; int n; } pair;
typedef struct { char c; double d; short s; } odd;
typedef struct { uint3 v; pair p[2]; } nest;
__kernel void k(__global double *out, uchar a, short b, float3 v, pair p, char c, odd o, ulong q, nest n, double d,
                uint2 u, float16 f, char3 last) {
  double all[] = { a, b, v.z, p.x, p.n, c, o.c, o.d, o.s, q, n.v.z, n.p[1].x, n.p[1].n, d, u.y, f.sf, last.z };
  for (uint i = 0; i < sizeof(all) / sizeof(double); i++)
    out[i] = all[i];
}
"#;

const VALUES_RUN: &str = r#"
kernel = "k.cl"
entry = "k"
global_size = [1]
local_size = [1]
args = [
  { buffer = { zeros = 17, type = "f64", dump = "out.npy" } },
  { u8 = 200 },
  { i16 = -300 },
  { type = "float3", value = [0, 0, 2.5] },
  { struct = [{ f32 = 3.5 }, { i32 = -4 }] },
  { char = -5 },
  { struct = [{ i8 = -6 }, { f64 = 0.1 }, { i16 = 7 }] },
  { u64 = 9007199254740993 },
  { struct = [{ uint3 = [0, 0, 8] }, { struct = [{ f32 = 0 }, { i32 = 0 }] }, { struct = [{ f32 = 9.5 }, { i32 = -10 }] }] },
  { double = 1e300 },
  { uint2 = [0, 4294967295] },
  { float16 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
  { bytes = "00 00 f4 00" },
]
"#;

#[test]
fn arguments_of_every_type_arrive() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("k.cl"), VALUES).unwrap();
    let expected = vec![
        200.0,
        -300.0,
        2.5,
        3.5,
        -4.0,
        -5.0,
        -6.0,
        0.1,
        7.0,
        9007199254740992.0,
        8.0,
        9.5,
        -10.0,
        1e300,
        4294967295.0,
        15.0,
        -12.0,
    ];
    // A structure is its bytes, too.
    let as_bytes = VALUES_RUN.replace(
        "struct = [{ f32 = 3.5 }, { i32 = -4 }]",
        "bytes = \"0000_6040 fcff_ffff\"",
    );
    for run_file in [VALUES_RUN, &as_bytes] {
        fs::write(folder.join("k.toml"), run_file).unwrap();
        run(folder, "k.toml");
        assert_eq!(read(folder, "out.npy"), (vec![17], expected.clone()));
        fs::remove_file(folder.join("out.npy")).unwrap();
    }
}
