//! The binary from outside: exit codes, messages, and the files it writes or leaves alone.

mod blame;
mod compare;
mod conventions;
mod inlined;
#[path = "../common/program.rs"]
mod program;
mod schema;
mod timeline;
mod transactions;

use program::{command, json, refused, standard_error, succeeds, turnstile};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;
use turnstile_tools::{skip, CLANG};

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_good_run_writes_its_report_and_its_waveform() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate hash-table --set buckets=128 --detector dcd --json r.json --wave w.vcd";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
    assert_eq!(standard_error(&output), "");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        told.ends_with("  written          r.json, w.vcd, w.gtkw, w.sucl\n"),
        "{told}"
    );
    assert_eq!(
        files(folder.path()),
        ["r.json", "w.gtkw", "w.sucl", "w.vcd"]
    );
    let report = json(folder.path(), "r.json");
    let breakdown = &report["breakdown"];
    let parts = ["non_tx", "tx", "memory_overhead", "begin_commit"].map(|part| &breakdown[part]);
    let sum: u64 = parts.iter().map(|part| part.as_u64().unwrap()).sum();
    assert_eq!(report["kernel_cycles"], sum);
    let transactions = &report["transactions"];
    // 128 buckets of two locations: half of the ids find the first location taken.
    assert_eq!(transactions["committed"], 256 + 128);
    let count = |name: &str| transactions[name].as_u64().unwrap();
    assert_eq!(count("started"), count("committed") + count("aborted"));
    for (field, value) in [
        ("serialisable", true.into()),
        ("outputs_correct", true.into()),
        ("engine", "auto".into()),
        ("lockstep", serde_json::Value::Null),
        ("lockstep_first_clocks", 2000.into()),
        ("clock_mhz", 925.into()),
        ("detector", "dcd".into()),
        ("machine", serde_json::Value::from("southern-islands")),
    ] {
        assert_eq!(report[field], value, "{field}");
    }
    let wave = fs::read_to_string(folder.path().join("w.vcd")).unwrap();
    assert!(wave.contains("$var string 1") && wave.contains("stx_begin"));
}

/// The report of such a run is not lost.
#[test]
fn a_waveform_of_cycles_that_there_are_not_is_an_error_behind_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate hash-table --json r.json --wave w.fst --wave-from 999999";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(2));
    let error = "error: --wave w.fst: the hardware has no clock in the cycles that are asked for; its last one is ";
    let told = standard_error(&output);
    assert!(told.starts_with(error), "{told}");
    assert_eq!(files(folder.path()), ["r.json"]);
}

/// The model and the RTL tell the same, in all but who told it.
#[test]
fn auto_is_the_model_checked_by_the_rtl() {
    let folder = tempfile::tempdir().unwrap();
    let report = |engine: &str| {
        let run = format!("simulate hash-table {engine} --json r.json");
        let output = turnstile(folder.path(), &run);
        assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
        let report = json(folder.path(), "r.json");
        let told = String::from_utf8(output.stdout).unwrap();
        (report, told)
    };
    let (mut auto, told) = report("");
    let line = "  engine auto      model; rtl in lockstep for the first 2,000 busy clocks of each unit: equal\n";
    assert!(told.contains(line), "{told}");
    assert!(
        auto["engine_cycles"].as_u64() > Some(2000),
        "nothing beyond the checked clocks"
    );
    assert_eq!(auto["engines"]["lds_dcd"], "model");
    let (rtl, told) = report("--engine rtl");
    assert!(!told.contains("engine auto"), "{told}");
    for field in [
        "engine",
        "engines",
        "lockstep_first_clocks",
        "engine_cycles_per_second",
    ] {
        assert_ne!(auto[field], rtl[field], "{field}");
        auto[field] = rtl[field].clone();
    }
    assert_eq!(auto, rtl);
    // Beside another engine it is the RTL, in every clock.
    let (both, told) = report("--lockstep model");
    assert_eq!(
        (&both["engine"], &both["lockstep"]),
        (&"rtl".into(), &"model".into())
    );
    assert!(!told.contains("engine auto"), "{told}");
}

/// What it has printed comes before the message, and so does what it could not print.
#[test]
fn a_run_that_fails_shows_what_its_kernel_has_printed() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sim/run/tests/kernels/user");
    let run = kernels.join("prints_and_fails.toml");
    let output = turnstile(folder.path(), &format!("simulate {}", run.display()));
    assert_eq!(output.status.code(), Some(1));
    let error = standard_error(&output);
    let warning = "warning: printf cannot print `%d and %d\\n`: `%d` has no argument; correct the format\nerror: ";
    let printed: Vec<&str> = error[..error.find(warning).unwrap()].lines().collect();
    // The wavefront that fails has said everything; the others may not have come so far, but say nothing wrong.
    let line = |item: usize| format!("at 0, before {}", item + 1);
    assert!((0..64).all(|item| printed[item] == line(item)), "{error}");
    let mut items = 0..256;
    let follows = |one: &&str| items.any(|item| **one == line(item));
    assert!(printed.iter().all(follows), "{error}");
    assert!(
        error.contains("4 bytes at offset 4000 of argument 0"),
        "{error}"
    );
}

#[test]
fn bad_input_is_exit_code_2_with_a_remedy_and_no_file() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, message) in [
        ("simulate hash", "error: benchmark: there is no benchmark `hash`; choose hash-table, k-means"),
        ("simulate hash-table --set buckets=3", "error: --set buckets=3: `3` is no legal value of buckets; give a power of two from 2 to 256"),
        ("simulate hash-table --detector none --json r.json", "error: hash-table: kernel hash_table_tm uses transactions"),
        ("simulate hash-table --wave w.txt", "error: --wave w.txt: the extension names no waveform format"),
        ("simulate hash-table --json no/r.json", "error: no/r.json: the file cannot be written (there is no folder `no`)"),
        ("simulate hash-table --machine m.toml", "error: m.toml: the machine file cannot be read"),
        ("simulate hash-table --machine h200-int", "error: --machine h200-int: it is the latencies of one warp's atomic instruction, and this command takes another kind of machine; choose one of the other kind in `turnstile list machines`; `turnstile atomics` and `advise` take this one\n"),
        ("sweep hash-table --no-area --machine H200-cas", "error: --machine H200-cas: it is the latencies of one warp's atomic instruction"),
        ("atomics --pattern 0 --machine gtx580", "error: --machine gtx580: it is a machine of cores for PTX kernels"),
        ("atomics --pattern 0 --machine southern-islands", "error: --machine southern-islands: it is a compute unit for OpenCL kernels"),
        ("advise --generate --bins 4 --machine southern-islands", "error: --machine southern-islands: it is a compute unit for OpenCL kernels"),
        ("advise --generate --bins 4 --machine early-cr", "error: early-cr: its cores do not use lock bits for atomics on shared memory"),
        ("simulate run.toml --set x=1", "error: --set x=1: a run file has no parameters, and the hardware has none `x`; choose filter_bits, hash, organisation, banks, work_items or lock_count"),
        ("simulate hash-table --set buckets", "error: --set buckets: there is no `=`; write --set NAME=VALUE"),
        ("simulate hash-table --set search=1 --set work=2", "error: --set search=1 work=2: there is no version of benchmark `hash-table` with both; leave one of them out\n"),
        ("simulate hash-table --set b=2", "error: --set b=2: neither benchmark `hash-table` nor the hardware has a parameter `b`; choose buckets, search, work, turns, filter_bits, hash, organisation, banks, work_items or lock_count"),
        ("simulate hash-table --detector bloom --set filter_bits=5", "error: --set filter_bits=5: `5` is no legal value of filter_bits; give 2, 4, 8, 16, 32 or 64"),
        ("simulate hash-table --set hash=xor --detector dcd", "error: --set hash=xor: detector `dcd` has no Bloom filter; leave it out, or choose"),
        ("simulate hash-table --version x", "error: benchmark version: benchmark `hash-table` has no version `x`; choose tm, fgl, serial"),
        ("simulate hash-table --set buckets=2 --set buckets=4", "error: --set buckets=4: buckets is set twice; give each parameter one value"),
        ("simulate hash-table --engine rtl --lockstep rtl", "error: --lockstep rtl: this engine runs already, and would agree with itself; choose another"),
        ("simulate hash-table --detector bloom --set filter_hash=h3", "error: --set filter_hash=h3: neither benchmark `hash-table` nor the hardware has a parameter `filter_hash`; did you mean `hash`?"),
        ("simulate hash-table --detector foo", "error: invalid value 'foo' for '--detector <DETECTOR>'"),
        ("simulate hash-table --engine foo", "error: invalid value 'foo' for '--engine <ENGINE>'"),
        ("simulate hash-table --max-cycles 0", "error: invalid value '0' for '--max-cycles <N>'"),
        ("simulate hash-table --json same.vcd --wave ./same.vcd", "error: --wave ./same.vcd: this file is also written by --json; give every output a file of its own"),
        ("simulate hash-table --json .", "error: .: the file cannot be written (it is there and is no regular file)"),
        ("simulate hash-table --json w.gtkw --wave w.fst", "error: --wave, for GTKWave, w.gtkw: this file is also written by --json; give every output a file of its own"),
        ("simulate hash-table --wave w.fst --wave-from 9 --wave-to 8", "error: --wave-from 9 --wave-to 8: the waveform would end before it begins"),
        ("simulate hash-table --wave no/w.fst", "error: no/w.fst: the file cannot be written (there is no folder `no`)"),
        ("simulate hash-table --detector none --wave w.fst", "error: hash-table: kernel hash_table_tm uses transactions"),
        ("simulate run.toml", "error: run.toml: the run file cannot be read (No such file or directory (os error 2)); check the path\n"),
        ("simulate", "error: the following required arguments were not provided"),
        ("export lds", "error: export: there is no unit `lds`"),
    ] {
        refused(folder.path(), arguments, message);
    }
}

#[test]
fn a_run_that_does_not_end_is_exit_code_1_with_every_wavefront_and_no_report() {
    let folder = tempfile::tempdir().unwrap();
    let output = turnstile(
        folder.path(),
        "simulate hash-table --max-cycles 300 --json r.json",
    );
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("has not ended after 300 cycles"), "{error}");
    assert_eq!(error.matches("work-group 0 wavefront ").count(), 4);
    assert_eq!(files(folder.path()), [""; 0]);
    // Later some retry, some have committed and wait for them.
    let run = "simulate hash-table --set buckets=64 --detector dcd --max-cycles 2000";
    let error = standard_error(&turnstile(folder.path(), run));
    let lately: Vec<&str> = error
        .lines()
        .filter(|line| line.contains(" in the last 2000 "))
        .collect();
    assert_eq!(lately.len(), 4, "{error}");
    for line in lately {
        assert!(
            line.contains(" commits, ") && line.contains(" instructions outside "),
            "{error}"
        );
    }
    assert!(
        error.contains("\n    loops at hash_table.s:110-131; "),
        "{error}"
    );
    assert!(
        error.contains("\n    looped at hash_table.s:110-131; "),
        "{error}"
    );
}

#[test]
fn exported_verilog_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let code = |arguments| turnstile(folder.path(), arguments).status.code();
    assert_eq!(code("export lds_alu --out v"), Some(0));
    assert_eq!(code("export lds_alu --out v --check"), Some(0));
    let path = folder.path().join("v/lds_alu.v");
    let changed = fs::read_to_string(&path).unwrap() + "// changed\n";
    fs::write(&path, changed).unwrap();
    assert_eq!(code("export lds_alu --out v --check"), Some(1));
}

/// Reads local memory for ever.
const KERNEL: &str = "\
\t.text\n\t.globl k\n\t.type k,@function\n\t.amdgpu_hsa_kernel endless\nendless:\n\t.amd_kernel_code_t\n\
\t\tuser_sgpr_count = 6\n\t\tenable_sgpr_private_segment_buffer = 1\n\t\tenable_sgpr_kernarg_segment_ptr = 1\n\
\t\tkernarg_segment_byte_size = 8\n\t\tworkgroup_group_segment_byte_size = 256\n\t\twavefront_sgpr_count = 16\n\
\t\tworkitem_vgpr_count = 4\n\t\twavefront_size = 6\n\t.end_amd_kernel_code_t\n\
\ts_mov_b32 m0, -1\n\tv_lshlrev_b32_e32 v1, 2, v0\n.L1:\n\tds_read_b32 v2, v1\n\ts_branch .L1\n\ts_endpgm\n";

/// A run that writes every kind of file.
const RUN: &str = r#"
entry = "endless"
global_size = [64]
local_size = [64]
[[args]]
buffer = { zeros = 64, type = "u32", dump = "out.npy" }
"#;

const LEFT_OVER: &str = r#"
kernel = "k.s"
entry = "reads_left_over"
global_size = [64]
local_size = [64]
[[args]]
buffer = { zeros = 64, type = "u32" }
[[args]]
local = 256
"#;

fn write_endless(folder: &Path) {
    fs::write(folder.join("k.s"), KERNEL).unwrap();
    fs::write(folder.join("run.toml"), format!("kernel = 'k.s'{RUN}")).unwrap();
}

fn start_endless(folder: &Path) -> Child {
    let run = "simulate run.toml --detector none --max-cycles 1000000000000";
    let outputs = "--json r.json --wave w.vcd --trace t.json --html p.html";
    command(folder, &format!("{run} {outputs}"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Bytes a process has written.
fn bytes_written(process: u32) -> u64 {
    let io = fs::read_to_string(format!("/proc/{process}/io")).unwrap_or_default();
    let mut lines = io.lines().filter_map(|line| line.strip_prefix("wchar: "));
    lines.next().map_or(0, |number| number.parse().unwrap())
}

/// Starts a run, sends `signal` when it has written some of its waveform, and returns how it ended.
fn interrupt(folder: &Path, signal: &str) -> Output {
    let mut child = start_endless(folder);
    while bytes_written(child.id()) < 10_000 {
        assert_eq!(child.try_wait().unwrap(), None, "ended by itself");
        thread::sleep(Duration::from_millis(10));
    }
    let process = child.id().to_string();
    let kill = Command::new("kill").args([signal, &process]).status();
    assert!(kill.unwrap().success());
    child.wait_with_output().unwrap()
}

#[test]
fn an_interrupted_run_leaves_no_file() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let folder = tempfile::tempdir().unwrap();
        write_endless(folder.path());
        // Of an earlier run.
        fs::write(folder.path().join("r.json"), "old").unwrap();
        let output = interrupt(folder.path(), signal);
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(code), "{signal}: {error}");
        assert_eq!(error, "error: interrupted; no output was written\n");
        assert_eq!(output.stdout, b"");
        assert_eq!(
            files(folder.path()),
            ["k.s", "r.json", "run.toml"],
            "{signal}"
        );
        let old = fs::read_to_string(folder.path().join("r.json")).unwrap();
        assert_eq!(old, "old");
    }
}

/// Not even one that cannot clean up leaves something behind.
#[test]
fn a_killed_run_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    write_endless(folder.path());
    assert_eq!(interrupt(folder.path(), "-KILL").status.code(), None);
    assert_eq!(files(folder.path()), ["k.s", "run.toml"]);
}

/// What a run reads is still there after it, whatever its outputs are called.
#[test]
fn an_output_on_an_input_is_refused_before_anything_runs() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    write_endless(folder.path());
    let machine = turnstile(folder.path(), "list --machine").stdout;
    fs::write(path("m.toml"), machine).unwrap();
    fs::write(path("p.csv"), "w0,w1\n0,1\n").unwrap();
    fs::create_dir(path("sub")).unwrap();
    std::os::unix::fs::symlink(path("k.s"), path("link.json")).unwrap();
    let dumped = fs::read_to_string(path("run.toml")).unwrap();
    let dumped = dumped.replace("out.npy", "k.s");
    fs::write(path("dumps.toml"), dumped).unwrap();
    let names = ["k.s", "run.toml", "m.toml", "p.csv", "dumps.toml"];
    let contents = || names.map(|name| fs::read(path(name)).unwrap());
    let before = contents();
    for arguments in [
        "simulate run.toml --json run.toml",
        "simulate run.toml --json k.s",
        "simulate run.toml --json sub/../k.s",
        "simulate run.toml --json link.json",
        "simulate run.toml --machine m.toml --json m.toml",
        "simulate dumps.toml",
        "simulate run.toml --json out.npy",
        "atomics --patterns p.csv --json p.csv",
    ] {
        let output = turnstile(folder.path(), arguments);
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(error.contains("this file is also "), "{arguments}: {error}");
        assert!(contents() == before, "{arguments}");
    }
}

#[test]
fn standard_output_that_is_full_is_an_error() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full");
    let output = Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .arg("list")
        .stdout(full.unwrap())
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(standard_error(&output).starts_with("error: standard output: it cannot be written"));
}

#[test]
fn a_read_of_what_nothing_wrote_is_a_warning_or_a_failed_check() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sim/run/tests/kernels/faults.s");
    fs::copy(kernels, folder.path().join("k.s")).unwrap();
    fs::write(folder.path().join("run.toml"), LEFT_OVER).unwrap();
    for (strict, code) in [("", 0), (" --strict", 1)] {
        let run = format!("simulate run.toml --json r.json{strict}");
        let output = turnstile(folder.path(), &run);
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(code), "{error}");
        assert!(error.starts_with("warning: k.s:"), "{error}");
        let read = ": lane 58 of wavefront 0 in work-group 0 reads local memory at 0x14, which nothing has written";
        assert!(error.contains(read), "{error}");
        let report = json(folder.path(), "r.json");
        assert_eq!(report["unwritten_reads"], 1);
    }
    let quiet = turnstile(folder.path(), "simulate run.toml --quiet");
    assert_eq!(standard_error(&quiet), "");
}

#[test]
fn a_run_given_up_leaves_its_waveform_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    write_endless(folder.path());
    let run = "simulate run.toml --detector none --max-cycles 500 --json r.json --wave w.fst";
    let output = turnstile(folder.path(), run);
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.starts_with("error: run.toml: the kernel has not ended after 500 cycles"));
    assert_eq!(
        files(folder.path()),
        ["k.s", "run.toml", "w.fst", "w.gtkw", "w.sucl"]
    );
}

#[test]
fn missing_tools_are_named_with_what_installs_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.cl"), "__kernel void endless() {}").unwrap();
    let run = format!("kernel = 'k.cl'{RUN}");
    fs::write(folder.path().join("run.toml"), run).unwrap();
    for (arguments, starts, remedy) in [
        (
            "simulate run.toml --json r.json",
            "error: k.cl: ",
            "install it with `apt install clang-16 libclc-16`",
        ),
        (
            "simulate hash-table --engine verilator --json r.json",
            "error: engine verilator, unit lds_dcd: ",
            "install Verilator",
        ),
        (
            "simulate hash-table --lockstep verilator --wave w.fst",
            "error: engine verilator, unit lds_dcd: ",
            "install Verilator",
        ),
    ] {
        let mut without = command(folder.path(), arguments);
        let output = without.env("PATH", "").output().unwrap();
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(
            error.starts_with(starts) && error.contains(remedy),
            "{arguments}: {error}"
        );
        assert_eq!(files(folder.path()), ["k.cl", "run.toml"], "{arguments}");
    }
}

/// A compiler that says that it runs, and runs for ever with a child of its own.
const COMPILER: &str = "#!/bin/sh\nsleep 600 &\necho $! > pid.new\nmv pid.new pid\nwait\n";

#[test]
fn an_interrupt_ends_a_compiler_with_everything_it_has_started() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("bin")).unwrap();
    fs::write(path("bin/clang-16"), COMPILER).unwrap();
    fs::set_permissions(path("bin/clang-16"), fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(path("k.cl"), "__kernel void endless() {}").unwrap();
    fs::write(path("run.toml"), format!("kernel = 'k.cl'{RUN}")).unwrap();
    let library = Path::new("/usr/lib/clc/tahiti-amdgcn-mesa-mesa3d.bc");
    if !library.exists() {
        skip(&format!(
            "{} is not installed; install it with: {}",
            library.display(),
            CLANG.install
        ));
        return;
    }
    let folders = format!("{}:/usr/bin:/bin", path("bin").display());
    let child = command(folder.path(), "simulate run.toml --json r.json")
        .env("PATH", folders)
        .env("TMPDIR", folder.path())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !path("pid").exists() {
        thread::sleep(Duration::from_millis(5));
    }
    let process = child.id().to_string();
    assert!(Command::new("kill")
        .args(["-INT", &process])
        .status()
        .unwrap()
        .success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        output.status.code(),
        Some(130),
        "{}",
        standard_error(&output)
    );
    assert_eq!(files(folder.path()), ["bin", "k.cl", "pid", "run.toml"]);
    // The orphan is reaped soon, but not at once; a zombie runs no more.
    let id = fs::read_to_string(path("pid")).unwrap();
    let running = || {
        let stat = fs::read_to_string(format!("/proc/{}/stat", id.trim()));
        stat.is_ok_and(|stat| !stat.contains(") Z "))
    };
    let ended = (0..500).any(|_| {
        thread::sleep(Duration::from_millis(10));
        !running()
    });
    assert!(ended, "what the compiler has started runs on");
}
