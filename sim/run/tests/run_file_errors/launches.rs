//! Run files with several launches: what is wrong with them, what they share, and damaged ones.

use super::{folder, message};
use expect_test::expect;
use std::fs;
use turnstile_run::{load, Options};
use turnstile_tools::{available, CLANG};

/// What is wrong about the launches `text`, which have a kernel, sizes, and buffers `a`, `b` and `c`.
fn launches(text: &str) -> String {
    const START: &str = r#"kernel = "k.s"
global_size = [256]
local_size = [256]
[buffers]
a = { zeros = 256, type = "u32" }
b = { zeros = 256, type = "u32" }
c = { zeros = 3, type = "f32" }
"#;
    message(&format!("{START}{text}"))
}

#[test]
fn rows_of_launches_that_cannot_run() {
    const GOOD: &str =
        "entry = \"hash_table_fgl\"\nargs = [{ buffer = \"a\" }, { u32 = 16 }, { u32 = 16 }]\n";
    let second = |text: &str| launches(&format!("[[launch]]\n{GOOD}[[launch]]\n{GOOD}{text}"));
    expect!["run.toml: launch: there is no launch in this list; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message("kernel = \"k.s\"\nlaunch = []\n"));
    expect!["run.toml:11: launch[1]: missing field `entry`; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&launches(&format!(
        "[[launch]]\n{GOOD}[[launch]]\nargs = []\n"
    )));
    expect!["run.toml:9: launch[0].entry: k.s has no kernel `hash_table_x`; choose `hash_table_tm` or `hash_table_fgl` or `hash_table_serial` or `hash_table_search_tm` or `hash_table_turns_tm` or `hash_table_search_turns_tm` or `hash_table_work_tm`"].assert_eq(&launches(&format!(
        "[[launch]]\n{}",
        GOOD.replace("fgl", "x")
    )));
    expect!["run.toml: launch[0].args: kernel `hash_table_fgl` was compiled for 16 bytes of arguments (or 0 without the implicit ones), and the 2 given take 12; give every argument of the kernel, in order, with its type"].assert_eq(&launches(&format!(
        "[[launch]]\n{}",
        GOOD.replace("{ u32 = 16 }, ", "")
    )));
    expect!["run.toml:10: launch[0].args[0].buffer: there is no buffer `d`; add [buffers.d], or choose `a` or `b` or `c`"].assert_eq(&launches(&format!(
        "[[launch]]\n{}",
        GOOD.replace("\"a\"", "\"d\"")
    )));
    expect!["run.toml:14: launch[1].local_size: local size 100 does not divide global size 256; choose a local size of 1 to 65535 that divides the global size"].assert_eq(&second("local_size = [100]\n"));
    expect!["run.toml:14: launch[1].kernel: `no.s` cannot be read (No such file or directory (os error 2)); check the path, which is relative to the run file"].assert_eq(&second("kernel = \"no.s\"\n"));
    expect!["run.toml:14: launch[1].global_offset: global_offset has 2 dimensions and global_size 1; give both the same number of dimensions"].assert_eq(&second("global_offset = [1, 2]\n"));
    expect!["run.toml:14: launch[1].repeat: a launch runs at least once; give repeat = 1 or more"]
        .assert_eq(&second("repeat = 0\n"));
    expect![[r#"run.toml:14: launch[1].repeat: invalid type: boolean `true`, expected a number of rounds, or { until_zero = "NAME", element = 0, at_most = 1000 }; give kernel, entry, global_size, local_size and the [[args]]"#]].assert_eq(&second("repeat = true\n"));
    expect!["run.toml:14: launch[1].repeat: there is no buffer `flag`; add [buffers.flag], or choose `a` or `b` or `c`"].assert_eq(&second("repeat = { until_zero = \"flag\" }\n"));
    expect!["run.toml:14: launch[1].repeat: buffer `c` has 3 elements and none with number 3; elements are counted from 0"].assert_eq(&second("repeat = { until_zero = \"c\", element = 3 }\n"));
    expect!["run.toml:14: launch[1].repeat: a launch runs at least once; give at_most = 1 or more"]
        .assert_eq(&second("repeat = { until_zero = \"c\", at_most = 0 }\n"));
    expect!["run.toml:14: launch[1].clear[1]: there is no buffer `d`; add [buffers.d], or choose `a` or `b` or `c`"].assert_eq(&second("clear = [\"a\", \"d\"]\n"));
    expect!["run.toml:14: launch[1].copy.a: `a` has 1024 bytes, and `c` has 12; copy between buffers of one size"].assert_eq(&second("copy = { a = \"c\" }\n"));
    expect!["run.toml:14: launch[1].set.a: `1.5` is no u32; give an integer from 0 to 4294967295"]
        .assert_eq(&second("set = { a = 1.5 }\n"));
    expect!["run.toml:14: launch[1].set.c: buffer `c` has 3 elements and none with number 3; elements are counted from 0"].assert_eq(&second("set = { c = { element = 3, value = 1 } }\n"));
    expect!["run.toml:12: launch[1].entry: there are [[launch]] in this table, which launches nothing itself; move entry and args into a [[launch]] of their own"].assert_eq(&second("[[launch.launch]]\n"));
    expect!["run.toml:14: launch[1].buffers: buffers stay for the whole run; write [buffers.NAME] at the top of the file, above the first [[launch]]"].assert_eq(&second(
        "[launch.buffers]\nd = { zeros = 1, type = \"u8\" }\n[[launch.launch]]\n",
    ));
    let counting = GOOD.replacen("u32 = 16", "u32 = 1, times = 16", 1);
    expect!["run.toml:10: launch[0].args[1]: in round 8 of at most 9 the value does not fit u32; repeat the launch fewer times (at_most), or choose a wider type"].assert_eq(&launches(&format!("[[launch]]\n{counting}repeat = 9\n")));
    let other_size = GOOD.replacen("u32 = 16", "each = [{ u32 = 16 }, { u64 = 16 }]", 1);
    expect!["run.toml: launch[0].args: kernel `hash_table_fgl` was compiled for 16 bytes of arguments (or 0 without the implicit ones), and the 3 given take 20; give every argument of the kernel, in order, with its type"].assert_eq(&launches(&format!("[[launch]]\n{other_size}repeat = 2\n")));
}

/// What stands above launches is for all of them.
#[test]
fn launches_of_several_files_share_what_stands_above_them() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = folder();
    for name in ["a", "b"] {
        let kernel = format!("__kernel void {name}(__global uint *out) {{ out[0] = SIZE; }}\n");
        fs::write(folder.path().join(format!("{name}.cl")), kernel).unwrap();
    }
    let run = r#"
options = ["-DSIZE=3"]
global_size = [256]
local_size = [64]
global_offset = [4]
[buffers.table]
zeros = 256
type = "u32"
[[launch]]
kernel = "a.cl"
entry = "a"
args = [{ buffer = "table" }]
[[launch]]
kernel = "b.cl"
entry = "b"
global_offset = [0]
args = [{ buffer = "table" }]
[[launch]]
kernel = "k.s"
entry = "hash_table_fgl"
local_size = [256]
args = [{ buffer = "table" }, { u32 = 16 }, { u32 = 16 }]
"#;
    let path = folder.path().join("run.toml");
    fs::write(&path, run).unwrap();
    let program = load(&path, Options::default()).unwrap();
    let launches = program.launches.iter().map(|launch| &launch.job);
    let told = launches.map(|job| {
        let geometry = &job.geometry;
        let [size, offset] = [geometry.local_size, geometry.global_offset].map(|one| one[0]);
        (job.code.name(), size, offset)
    });
    let expected = [("a", 64, 4), ("b", 64, 0), ("hash_table_fgl", 256, 4)];
    assert_eq!(told.collect::<Vec<_>>(), expected);
    assert_eq!(program.buffers.len(), 1);
}

/// Everything a run file can say, on a kernel that needs no compiler.
const RICH: &str = r#"kernel = "k.s"
global_size = [256]
local_size = [256]
global_offset = [0]
repeat = 2
copy = { a = "b" }
clear = ["a", "b"]
[buffers.a]
fill = 7
shape = [16, 16]
type = "u32"
[buffers.b]
values = [[1, 2], [3, 4]]
type = "ulong16"
[[launch]]
entry = "hash_table_fgl"
set = { a = { element = 3, value = 1 }, b = 2 }
args = [{ each = [{ buffer = "a" }, { null = true }] }, { u32 = 16, add = 1 }, { bytes = "10000000", align = 4 }]
repeat = { until_zero = "a", element = 255, at_most = 9 }
[[launch]]
entry = "hash_table_fgl"
[[launch.args]]
buffer = { zeros = 256, type = "u32" }
[[launch.args]]
struct = [{ u16 = [1, 2] }]
[[launch.args]]
i32 = -1
times = 2
"#;

/// Lines missing, doubled and swapped, numbers as large as they can be, words in wrong places: refused or accepted, never a
/// panic.
#[test]
fn damaged_run_files_never_panic() {
    let folder = folder();
    let path = folder.path().join("run.toml");
    let mut refused = 0;
    let mut try_one = |text: &str| {
        fs::write(&path, text).unwrap();
        refused += u32::from(load(&path, Options::default()).is_err());
        refused
    };
    let good = RICH.replace(
        "[[1, 2], [3, 4]]",
        "[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]",
    );
    assert_eq!(
        try_one(
            &good
                .replace("clear = [\"a\", \"b\"]\n", "")
                .replace("copy = { a = \"b\" }\n", "")
        ),
        0
    );
    let lines: Vec<&str> = good.lines().collect();
    let mut all = 0;
    for at in 0..lines.len() {
        for other in (0..lines.len()).step_by(7) {
            let mut damaged = lines.clone();
            damaged[at] = lines[other];
            try_one(&damaged.join("\n"));
            all += 1;
        }
    }
    let words: Vec<(usize, &str)> = good
        .match_indices(|letter: char| letter.is_ascii_digit())
        .collect();
    for (at, digit) in words.iter().step_by(2) {
        for instead in [
            "18446744073709551615",
            "-1",
            "0",
            "1e400",
            "[]",
            "{}",
            "\"\"",
        ] {
            let (before, after) = (&good[..*at], &good[at + digit.len()..]);
            try_one(&format!("{before}{instead}{after}"));
            all += 1;
        }
    }
    let refused = try_one("");
    assert!(refused > all / 2 && all > 300, "{refused} of {all}");
}
