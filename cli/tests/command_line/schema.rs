//! What comes out is what docs/output.md says.

#[path = "../common/documented.rs"]
mod documented;

use super::*;
use documented::{fields, names};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use wellen::{SignalRef, SignalValueRef};

/// Every value below `value` by its name; elements of lists have one name together, and so have a benchmark's parameters.
fn flatten(name: &str, value: &Value, into: &mut BTreeMap<String, Vec<Value>>) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                let field = match name {
                    "parameters" | "hardware" | "engines" => "NAME",
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

/// A kernel of 3 blocks of 64 threads: each stores its number, but for half of the lanes of each warp.
pub fn write_warps(folder: &Path) {
    let kernel = ".version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 out)
{
.reg .pred %p<2>;
.reg .b32 %r<5>;
.reg .b64 %d<3>;
ld.param.u64 %d0, [out];
mov.u32 %r0, %tid.x;
mov.u32 %r1, %ctaid.x;
mad.lo.u32 %r2, %r1, 64, %r0;
mul.wide.u32 %d1, %r2, 4;
add.u64 %d0, %d0, %d1;
and.b32 %r3, %r0, 1;
setp.eq.u32 %p1, %r3, 1;
@%p1 bra END;
st.global.u32 [%d0], %r2;
END: ret;
}
";
    let run = "kernel = \"warps.ptx\"\nentry = \"k\"\nglobal_size = [192]\nlocal_size = [64]\n\
               [[args]]\nbuffer = { zeros = 192, type = \"u32\" }\n";
    fs::write(folder.join("warps.ptx"), kernel).unwrap();
    fs::write(folder.join("warps.toml"), run).unwrap();
}

/// Runs commands that write JSON, and compares all fields of all of them with a section.
fn compare(title: &str, commands: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    write_endless(folder.path());
    fs::write(folder.path().join("p.csv"), "w0,w1\n0,0\n").unwrap();
    write_warps(folder.path());
    inlined::write_inlined(folder.path());
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
    let [bloom, none] = ["bloom --set filter_bits=2", "none --version fgl"]
        .map(|detector| format!("{run} {detector}"));
    let warps = "simulate warps.toml --engine model";
    let global = "simulate SpMV --machine early-cr --engine model --set tasks=40 --early-abort";
    let inlined = "simulate inlined.toml --machine early-cr --engine model";
    compare("`simulate", &[&bloom, &none, warps, global, inlined]);
}

#[test]
fn what_warps_did_is_counted_and_told() {
    let folder = tempfile::tempdir().unwrap();
    write_warps(folder.path());
    let output = turnstile(
        folder.path(),
        "simulate warps.toml --engine model --json r.json",
    );
    assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
    let report = json(folder.path(), "r.json");
    let cores = &report["cores"];
    assert_eq!(
        (&cores["cores"], &cores["warps_per_core"]),
        (&16.into(), &48.into())
    );
    // Six warps with eleven instructions, one of which half of the lanes leave out.
    assert_eq!(cores["warp_instructions"], 6 * 11);
    assert_eq!(cores["thread_instructions"], 6 * (10 * 32 + 16));
    assert_eq!(cores["active_lanes"][16], 6);
    let slots = cores["slots"].as_object().unwrap();
    let slots: u64 = slots.values().map(|slots| slots.as_u64().unwrap()).sum();
    assert_eq!(slots, 16 * 2 * report["cycles"].as_u64().unwrap());
    // A warp stores in one line of 128 bytes.
    let memory = &report["memory"];
    assert_eq!(memory["stores"]["packets"], 6);
    assert_eq!(memory["acknowledgements"]["packets"], 6);
    assert_eq!(memory["loads"]["packets"], 0);
    let told = String::from_utf8_lossy(&output.stdout);
    for line in [
        "  instructions     66 of warps, 2016 of threads: 30.55 active lanes on average\n",
        "  shared memory    0 accesses of warps, 0 extra rounds by bank conflicts\n",
        "  first levels     0 lines, - hits, - on their way\n",
    ] {
        assert!(told.contains(line), "{line} is not in\n{told}");
    }
    let line = told
        .lines()
        .find(|line| line.contains("issue slots"))
        .unwrap();
    let shares = line
        .split_whitespace()
        .filter_map(|word| word.parse::<f64>().ok());
    assert!((shares.sum::<f64>() - 100.0).abs() < 1e-9, "{line}");
}

/// A warp whose lanes all add to a word of shared memory, on gtx580 and on the same machine with native atomics.
#[test]
fn lock_bits_are_counted_told_and_no_detector() {
    let folder = tempfile::tempdir().unwrap();
    write_warps(folder.path());
    let file = |name: &str| folder.path().join(name);
    let kernel = fs::read_to_string(file("warps.ptx")).unwrap();
    let adds = ".shared .align 4 .b32 cell;\nst.shared.u32 [cell], 0;\nred.shared.add.u32 [cell], 1;\nEND: ret;";
    fs::write(file("warps.ptx"), kernel.replace("END: ret;", adds)).unwrap();
    let run = fs::read_to_string(file("warps.toml")).unwrap();
    let run = run.replace("local_size = [64]", "local_size = [32]");
    fs::write(file("warps.toml"), run.replace("[192]", "[32]")).unwrap();
    let simulate = |arguments: &str| {
        let run = format!("simulate warps.toml --engine model --json r.json {arguments}");
        turnstile(folder.path(), &run)
    };
    let told = simulate("").stdout;
    let told = String::from_utf8_lossy(&told);
    // Half of the lanes are at the end already: the others are 16 iterations.
    let line = "  lock bits        1 atomic instructions of warps, 16 iterations, 0 replays\n";
    assert!(told.contains(line), "{line} is not in\n{told}");
    let report: Value = serde_json::from_slice(&fs::read(file("r.json")).unwrap()).unwrap();
    // The paper's latencies, of a clock half as fast.
    let cycles = (108 + 15 * 120) / 2;
    for atomics in [&report["atomics"], &report["launches"][0]["atomics"]] {
        assert_eq!(
            atomics,
            &serde_json::json!({ "instructions": 1, "iterations": 16, "replays": 0, "cycles": cycles })
        );
    }
    let refused = simulate("--detector bloom");
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(
        standard_error(&refused),
        "error: --detector bloom: shared memory of the machine gtx580 has lock bits and detects no conflicts; leave it out, or choose a \
         machine file with shared.atomics = \"native\"\n"
    );
    let machine = turnstile(folder.path(), "list --machine gtx580").stdout;
    let native = String::from_utf8(machine).unwrap();
    let native = native.replace("\"lock-bits\" ", "\"native\" ");
    fs::write(file("native.toml"), native).unwrap();
    let told = simulate("--machine native.toml --detector none").stdout;
    let told = String::from_utf8_lossy(&told);
    assert!(
        told.contains("shared memory    2 accesses of warps") && !told.contains("lock bits"),
        "{told}"
    );
}

/// All cores and partitions are in the waveform of a machine for warps of 32.
#[test]
fn a_waveform_shows_warps_and_partitions() {
    let folder = tempfile::tempdir().unwrap();
    write_warps(folder.path());
    for file in ["w.vcd", "w.fst"] {
        let run = format!("simulate warps.toml --engine model --wave {file}");
        succeeds(folder.path(), &run);
        let mut wave = wellen::simple::read(folder.path().join(file)).unwrap();
        let hierarchy = wave.hierarchy();
        let all = hierarchy.all_vars().map(|signal| &hierarchy[signal]);
        let all = all.map(|signal| (signal.full_name(hierarchy), signal.signal_ref()));
        let signals: BTreeMap<String, SignalRef> = all.collect();
        assert!(signals.contains_key("machine.core_15_warp_47_state"));
        let mut values = |name: &str| {
            let signal = signals[&format!("machine.{name}")];
            wave.load_signals(&[signal]);
            let changes = wave.get_signal(signal).unwrap().iter_changes();
            let number = |value| match value {
                SignalValueRef::BitVec(bits) => u32::from_str_radix(&bits.bit_string(), 2).unwrap(),
                _ => panic!("{name} is no number"),
            };
            changes.map(|(_, value)| number(value)).collect::<Vec<_>>()
        };
        // The branch is instruction 8, which half of the lanes take; the others store.
        let pc = values("core_0_warp_0_pc");
        assert!((1..=10).all(|at| pc.contains(&at)), "{pc:?}");
        let active = values("core_2_warp_1_active");
        for lanes in [u32::MAX, 0x5555_5555] {
            assert!(active.contains(&lanes), "{active:x?}");
        }
        // Six lines of 128 bytes, two for each of three partitions; the second levels keep them.
        let used = (0..6).filter(|number| {
            let requests = values(&format!("partition_{number}_requests"));
            requests.iter().any(|&requests| requests > 0)
        });
        assert_eq!(used.count(), 3);
        assert_eq!(values("partition_5_bank_15_row"), [u32::MAX], "closed");
    }
}

#[test]
fn the_result_of_atomics_is_as_documented() {
    compare(
        "`atomics",
        &[
            "atomics --pattern 0,1024,2,0",
            "atomics --patterns p.csv",
            "atomics --patterns p.csv --machine h200-float",
            "atomics --pattern 0,0 --machine h200-int",
        ],
    );
}

#[test]
fn the_result_of_advise_is_as_documented() {
    let generated = "advise --generate --size 64x64 --bins 32";
    let trace = "advise --trace p.csv --words 2 --machine h200-int";
    let kernel = "advise --generate --size 64x64 --bins 32 --machine gtx580";
    compare("`advise --json", &[generated, trace, kernel]);
    let silicon = "advise --generate --size 64x64 --bins 32 --machine h200";
    let run = concat!(
        "advise ",
        env!("CARGO_MANIFEST_DIR"),
        "/../examples/histogram/ptx.toml --machine h200"
    );
    compare("`advise --machine h200", &[silicon, run]);
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
    let of_sizes =
        "sweep hash-table --set banks=16,32 --max-cycles 2000 --detector dcd --no-area --out sizes";
    turnstile(folder.path(), of_sizes);
    let mut with_banks = wanted.clone();
    let behind = wanted.iter().position(|name| name == "organisation");
    with_banks.insert(behind.unwrap() + 1, "banks".into());
    assert_eq!(columns(&folder.path().join("sizes/sweep.csv")), with_banks);
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
