//! What people expect of any command: names in any case, `-` for standard streams, how much is said, completions, a manual.

use super::*;
use std::io::Write;

fn piped(folder: &Path, arguments: &str, input: &str) -> Output {
    let mut child = command(folder, arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn standard_output(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn names_are_known_in_any_case() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate HASH-TABLE --version Fgl --detector NONE --engine RTL --set Buckets=256 --json r.json";
    succeeds(folder.path(), run);
    let report = json(folder.path(), "r.json");
    let names = ["run", "benchmark_version", "detector", "engine"].map(|name| &report[name]);
    assert_eq!(names, ["hash-table", "fgl", "none", "rtl"]);
    assert_eq!(report["parameters"]["buckets"], 256);
    let machine = |name: &str| turnstile(folder.path(), &format!("list --machine {name}")).stdout;
    assert_eq!(machine("FERMI-Lockbits"), machine("fermi-lockbits"));
    let export = turnstile(folder.path(), "export LDS_ALU --out v");
    assert_eq!(export.status.code(), Some(0));
    assert_eq!(files(&folder.path().join("v")), ["lds_alu.f", "lds_alu.v"]);
}

#[test]
fn a_list_has_a_column_of_names_and_one_of_descriptions() {
    let folder = tempfile::tempdir().unwrap();
    let list = standard_output(&turnstile(folder.path(), "list all"));
    let lines = list.lines().filter(|line| line.starts_with("  "));
    let described: Vec<&str> = lines.filter(|line| !line.starts_with("   ")).collect();
    let at = described[0].find("256 work-items").expect("the hash table");
    for line in &described {
        let (name, description) = line.split_at(at);
        assert!(name.ends_with("  ") && !name.trim().contains(' '), "{line}");
        assert!(!description.starts_with(' '), "{line}");
    }
    assert!(described
        .iter()
        .any(|line| line.contains("  conflict_address_table  ")));
    assert!(list.contains("Verilator 5.006 or later"), "{list}");
}

#[test]
fn a_list_without_a_topic_is_a_screen() {
    let folder = tempfile::tempdir().unwrap();
    let listed = |topic: &str| standard_output(&turnstile(folder.path(), &format!("list {topic}")));
    let overview = listed("");
    assert!(overview.lines().count() <= 24, "{overview}");
    assert!(overview.lines().all(|line| line.len() <= 130), "{overview}");
    // Names stand behind two spaces, what is said about them behind more.
    let names = |list: &str| -> Vec<String> {
        let lines = list.lines().filter_map(|line| line.strip_prefix("  "));
        let lines = lines.filter(|line| !line.starts_with(' '));
        lines
            .map(|line| line.split(' ').next().unwrap().to_owned())
            .collect()
    };
    let mut all = vec![];
    for topic in [
        "benchmarks",
        "detectors",
        "engines",
        "machines",
        "units",
        "sizes",
    ] {
        let one = names(&listed(topic));
        let named = |line: &str| line.starts_with(topic) && line.contains(&format!(" {} ", one[0]));
        assert!(overview.lines().any(named), "{topic}: {overview}");
        all.extend(one);
    }
    assert_eq!(names(&listed("all")), all);
    assert_eq!(listed("UNITS"), listed("units"));
    let machine = turnstile(folder.path(), "list --machine");
    assert!(standard_output(&machine).contains("name = \"southern-islands\""));
    assert_eq!(
        turnstile(folder.path(), "list nothing").status.code(),
        Some(2)
    );
}

#[test]
fn results_go_to_standard_output_alone() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, field, told) in [
        (
            "simulate hash-table --set buckets=256 --detector dcd --json -",
            "cycles",
            "serialisable     yes",
        ),
        ("atomics --pattern 0,1 --json -", "replays", "iterations"),
    ] {
        let output = turnstile(folder.path(), arguments);
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(0), "{error}");
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(json[field].is_u64(), "{arguments}");
        assert!(error.contains(told), "{arguments}: {error}");
        let quiet = turnstile(folder.path(), &format!("{arguments} --quiet"));
        assert_eq!(
            (quiet.status.code(), &*standard_error(&quiet)),
            (Some(0), "")
        );
        let json: serde_json::Value = serde_json::from_slice(&quiet.stdout).unwrap();
        assert!(json[field].is_u64(), "{arguments}");
    }
    assert_eq!(files(folder.path()), [""; 0], "no file is called -");
}

#[test]
fn inputs_come_from_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let output = piped(
        folder.path(),
        "atomics --patterns - --json -",
        "w0,w1\n0,0\n1,2\n",
    );
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["patterns"][0]["iterations"], 2);
    assert_eq!(json["patterns"][1]["line"], 3);
    let advise = "advise --trace - --words 9 --json -";
    let output = piped(folder.path(), advise, "bin\n3\n3\n");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["warps"], 1);
    let advise = "advise --image - --bins 2";
    let output = piped(folder.path(), advise, "P2 2 1 1 0 1");
    let printed = standard_output(&output);
    assert!(
        printed.starts_with("votes of standard input (2 x 1 pixels, depth 1), 2 bins"),
        "{printed}"
    );
    let output = piped(folder.path(), "atomics --patterns -", "w0\nx\n");
    let error = standard_error(&output);
    let wanted = "error: standard input:2, column w0: `x` is no word address";
    assert!(error.starts_with(wanted), "{error}");

    // Paths of a run file are relative to the current folder.
    write_endless(folder.path());
    let run = format!("kernel = 'k.s'{RUN}");
    let simulate = "simulate - --detector none --max-cycles 300";
    let output = piped(folder.path(), simulate, &run);
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.starts_with("error: standard input: the kernel has not ended"),
        "{error}"
    );
    assert!(error.contains(" at k.s:"), "{error}");
    let output = piped(folder.path(), simulate, &run.replace("entry", "entries"));
    let error = standard_error(&output);
    assert!(error.starts_with("error: standard input:2: "), "{error}");

    let machine = standard_output(&turnstile(folder.path(), "list --machine fermi-lockbits"));
    let slower = machine.replacen("base = 108", "base = 208", 1);
    let atomics = "atomics --pattern 0 --json - --machine -";
    let output = piped(folder.path(), atomics, &slower);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["cycles"], 208);
}

#[test]
fn quiet_leaves_errors_and_what_is_asked_for_and_verbose_says_what_runs() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate hash-table --set buckets=256 --detector dcd";
    let quiet = turnstile(folder.path(), &format!("-q {run} --json r.json"));
    let said = (standard_output(&quiet), standard_error(&quiet));
    assert_eq!(
        (quiet.status.code(), said),
        (Some(0), (String::new(), String::new()))
    );
    assert_eq!(files(folder.path()), ["r.json"]);
    let refused = turnstile(folder.path(), "simulate hash --quiet");
    assert!(standard_error(&refused).starts_with("error: benchmark: "));
    let list = turnstile(folder.path(), "list --quiet");
    assert!(
        standard_output(&list).contains("hash-table"),
        "it is what is asked for"
    );
    let both = turnstile(folder.path(), "list --quiet --verbose");
    assert_eq!(both.status.code(), Some(2));

    let found = Path::new("/usr/lib/clc/tahiti-amdgcn-mesa-mesa3d.bc").exists();
    fs::write(folder.path().join("k.cl"), "__kernel void other() {}").unwrap();
    fs::write(
        folder.path().join("run.toml"),
        format!("kernel = 'k.cl'{RUN}"),
    )
    .unwrap();
    let verbose = turnstile(folder.path(), "simulate run.toml --verbose");
    let error = standard_error(&verbose);
    assert!(
        !found || error.starts_with("note: clang-16 -x cl "),
        "{error}"
    );
}

#[test]
fn completions_know_commands_and_names() {
    let folder = tempfile::tempdir().unwrap();
    for shell in ["bash", "zsh", "fish"] {
        let output = turnstile(folder.path(), &format!("completions {shell}"));
        assert_eq!(
            (output.status.code(), &*standard_error(&output)),
            (Some(0), "")
        );
        let text = standard_output(&output);
        for word in ["simulate", "reproduce", "smdcd-published", "lockstep"] {
            assert!(text.contains(word), "{shell} does not know {word}");
        }
        // The shell reads it without complaint, if it is installed.
        let file = folder.path().join(shell);
        fs::write(&file, &text).unwrap();
        if let Ok(status) = Command::new(shell).arg("-n").arg(&file).status() {
            assert!(status.success(), "{shell}");
        }
    }
    let unknown = turnstile(folder.path(), "completions csh");
    assert_eq!(unknown.status.code(), Some(2));
}

#[test]
fn the_manual_has_every_command_and_option() {
    let folder = tempfile::tempdir().unwrap();
    let manual = standard_output(&turnstile(folder.path(), "man"));
    assert!(manual.contains(".TH turnstile 1"), "{manual}");
    for part in [
        "TURNSTILE SIMULATE",
        "\\-\\-lockstep",
        "TURNSTILE REPRODUCE",
        "\\-\\-only",
    ] {
        assert!(manual.contains(part), "{part}");
    }
    let page = standard_output(&turnstile(folder.path(), "man sweep"));
    assert!(
        page.contains(".TH turnstile-sweep 1") || page.contains(".TH turnstile\\-sweep 1"),
        "{page}"
    );
    assert!(page.contains("\\-\\-set"), "{page}");
    let refused = turnstile(folder.path(), "man no");
    let error = standard_error(&refused);
    assert!(
        error.starts_with("error: man: there is no command `no`; choose list, simulate"),
        "{error}"
    );
}

/// Of a checkout with git the commit is the one that is there now.
#[test]
fn the_version_names_the_commit() {
    let folder = tempfile::tempdir().unwrap();
    let version = standard_output(&turnstile(folder.path(), "--version"));
    let git = Command::new("git")
        .args(["rev-parse", "--short=12", "HEAD"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    let commit = git.ok().filter(|git| git.status.success());
    let commit = commit.map(|git| String::from_utf8(git.stdout).unwrap());
    let wanted = match commit {
        Some(commit) => format!("{} (commit {})", env!("CARGO_PKG_VERSION"), commit.trim()),
        None => env!("CARGO_PKG_VERSION").to_string(),
    };
    assert_eq!(version, format!("turnstile {wanted}\n"));
}

/// Only where the RTL is simulated for its results alone.
#[test]
fn a_long_run_of_the_rtl_names_the_models() {
    let folder = tempfile::tempdir().unwrap();
    let hint = "hint: --engine model gives the same";
    for (arguments, hints) in [
        (
            "database --set records=16 --set seed=4 --detector smdcd --engine rtl",
            1,
        ),
        (
            "database --set records=16 --set seed=4 --detector smdcd --engine rtl --quiet",
            0,
        ),
        ("database --set records=16 --set seed=4 --detector smdcd", 0),
        ("hash-table --engine rtl", 0),
    ] {
        let output = turnstile(folder.path(), &format!("simulate {arguments}"));
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        let error = standard_error(&output);
        assert_eq!(error.matches(hint).count(), hints, "{arguments}: {error}");
    }
}
