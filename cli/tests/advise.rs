//! `turnstile advise` from outside: what it recommends, exit codes and messages. The block of docs/scratchpad-atomics.md is what it prints.

#[path = "common/blocks.rs"]
mod blocks;
#[path = "common/program.rs"]
mod program;

use blocks::{check_in, check_printed};
use npyz::WriterBuilder;
use program::{standard_error, turnstile};
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What it prints, without a word besides.
fn succeeds(folder: &Path, arguments: &str) -> String {
    let output = turnstile(folder, &format!("advise {arguments}"));
    assert_eq!(standard_error(&output), "", "{arguments}");
    assert_eq!(output.status.code(), Some(0), "{arguments}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, arguments: &str, message: &str) {
    program::refused(
        folder,
        &format!("advise {arguments} --json r.json"),
        message,
    );
}

fn result(folder: &Path, arguments: &str) -> Value {
    succeeds(folder, &format!("{arguments} --json r.json"));
    program::json(folder, "r.json")
}

/// The layout of a report.
fn layout<'a>(report: &'a Value, copies: u32, mapping: &str, padding: u32) -> &'a Value {
    let wanted = (json!(copies), json!(mapping), json!(padding));
    let is = |one: &&Value| {
        (&one["copies"], &one["mapping"], &one["padding"]) == (&wanted.0, &wanted.1, &wanted.2)
    };
    report["layouts"]
        .as_array()
        .unwrap()
        .iter()
        .find(is)
        .unwrap()
}

/// A PGM of 64 x 32 pixels that are all the same.
fn flat(folder: &Path) {
    let pixels = [9; 64 * 32];
    let file = [&b"P5 64 32 255\n"[..], &pixels].concat();
    fs::write(folder.join("flat.pgm"), file).unwrap();
}

#[test]
fn the_page_shows_what_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let printed = succeeds(folder.path(), "--generate --bins 64");
    check_printed("docs/scratchpad-atomics.md", "advise", &printed);
}

/// All votes are for one bin: 32 lanes wait for each other in one copy (3,828 cycles: Figure 2), and nobody if each lane has a copy in a bank
/// of its own (108).
#[test]
fn equal_votes_are_kept_apart() {
    let folder = tempfile::tempdir().unwrap();
    flat(folder.path());
    let report = result(folder.path(), "--image flat.pgm --bins 32");
    assert_eq!(
        (&report["warps"], &report["sampled"]),
        (&json!(64), &json!(64))
    );
    let best = json!({
        "copies": 32, "mapping": "cyclic", "padding": 1, "bytes": (32 * 32 + 31) * 4,
        "cycles": 108.0, "lock_cycles": 0.0, "bank_cycles": 0.0, "gain": 35.444,
    });
    assert_eq!(report["layouts"][0], best);
    assert_eq!(layout(&report, 1, "cyclic", 0)["cycles"], 3828.0);
    // Block mapping deals copies out over the block: each warp of 32 has one, that of a block of one warp has them all.
    assert_eq!(layout(&report, 32, "block", 1)["cycles"], 3828.0);
    let one_warp = result(folder.path(), "--image flat.pgm --bins 32 --threads 32");
    assert_eq!(layout(&one_warp, 32, "block", 1)["cycles"], 108.0);
    let text = succeeds(folder.path(), "--image flat.pgm --bins 32");
    let wanted = "recommended: 32 copies, cyclic mapping, a word of padding: 108.0 cycles a warp vote instead of 3828.0, 35.44 times as fast";
    assert!(text.contains(wanted), "{text}");
}

/// Votes of a trace, in each of its forms, are the same votes.
#[test]
fn traces_have_bins_by_thread_or_by_warp() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text).unwrap();
    let bins: Vec<u32> = (0..80).map(|thread| thread * thread % 100).collect();
    let text = |bins: &[u32]| bins.iter().map(u32::to_string).collect::<Vec<_>>();
    write("list.csv", format!("bin\n{}\n", text(&bins).join("\n")));
    let head: Vec<String> = (0..32).map(|lane| format!("w{lane}")).collect();
    let rows = bins.chunks(32).map(|warp| {
        let mut fields = text(warp);
        fields.resize(32, String::new());
        fields.join(",") + "\n"
    });
    write(
        "warps.csv",
        head.join(",") + "\n" + &rows.collect::<String>(),
    );
    let mut array = vec![];
    let options = npyz::WriteOptions::new().default_dtype().shape(&[8, 10]);
    let mut writer = options.writer(&mut array).begin_nd().unwrap();
    writer
        .extend(bins.iter().map(|bin| i64::from(*bin)))
        .unwrap();
    writer.finish().unwrap();
    fs::write(folder.path().join("array.npy"), array).unwrap();
    let layouts = |name: &str| {
        result(folder.path(), &format!("--trace {name} --words 100"))["layouts"].clone()
    };
    let list = layouts("list.csv");
    assert_eq!(layouts("warps.csv"), list);
    assert_eq!(layouts("array.npy"), list);
    let whole = result(folder.path(), "--trace list.csv --words 100");
    assert_eq!(whole["warps"], 80_u32.div_ceil(32));
    // Votes for words of their own gain nothing.
    write("apart.csv", "bin\n0\n1\n2\n".into());
    let text = succeeds(folder.path(), "--trace apart.csv --words 3");
    assert!(
        text.contains("recommended: one copy, as others gain less than 1 %"),
        "{text}"
    );
}

#[test]
fn machines_have_their_own_answers() {
    let folder = tempfile::tempdir().unwrap();
    flat(folder.path());
    // 32 + 31 x 2 cycles in one bank, 32 in banks of their own.
    let native = result(
        folder.path(),
        "--image flat.pgm --bins 32 --machine h200-int",
    );
    assert_eq!(native["layouts"][0]["cycles"], 32.0);
    assert_eq!(native["layouts"][0]["padding"], 1);
    let plain = layout(&native, 1, "cyclic", 0);
    assert_eq!(
        (&plain["cycles"], &plain["bank_cycles"]),
        (&json!(94.0), &json!(62.0))
    );
    let large = "--generate --size 64x64 --bins 4096 --room 200000 --machine h200-cas";
    let large = result(folder.path(), large);
    let copies = large["layouts"].as_array().unwrap().iter();
    assert_eq!(
        copies.filter_map(|one| one["copies"].as_u64()).max(),
        Some(12)
    );
}

#[test]
fn votes_that_do_not_fit_are_refused_with_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    flat(folder.path());
    let write = |name: &str, text: &[u8]| fs::write(folder.path().join(name), text).unwrap();
    write("x.csv", b"bin\n1\nx\n");
    write("far.csv", b"bin\n1\n64\n");
    write("warps.csv", b"w0,w1\n1,64\n");
    write("empty.csv", b"bin\n");
    write("other.csv", b"a,b\n1,2\n");
    write("photo.jpg", b"\xff\xd8\xff\xe0");
    write("cut.pgm", b"P5 64 32 255\nabc");
    for (arguments, message) in [
        ("--bins 32", "error: the following required arguments were not provided"),
        ("--image flat.pgm", "error: the following required arguments were not provided"),
        ("--trace x.csv", "error: the following required arguments were not provided"),
        ("--image flat.pgm --generate --bins 32", "error: the argument '--image <FILE>' cannot be used with"),
        ("--image flat.pgm --bins 512", "error: --bins 512: pixels of this image have 8 bits, which are 256 values; give a power of two from 1 to 256"),
        ("--image flat.pgm --bins 48", "error: --bins 48: bins are the upper bits of a pixel: a power of two; give a power of two from 1 to 256"),
        ("--image flat.pgm --bins 0", "error: --bins 0: 49152 bytes of shared memory hold 12288 words, one a bin; give 1 to 12288 bins, or more --room"),
        ("--generate --bins 4096 --room 16380", "error: --bins 4096: 16380 bytes of shared memory hold 4095 words"),
        ("--generate --bins 64 --room 49156", "error: --room 49156: the shared memory of fermi-lockbits has 49152 bytes; give at most 49152"),
        ("--generate --bins 64 --threads 100", "error: --threads 100: a block consists of whole warps"),
        ("--generate --bins 64 --threads 0", "error: --threads 0: a block consists of whole warps"),
        ("--generate --bins 64 --threads 2048", "error: --threads 2048: a block consists of whole warps, and of at most 1024 threads; give a multiple of 32"),
        ("--generate --bins 64 --size 0x7", "error: --size 0x7: this is no size of an image; give WIDTHxHEIGHT"),
        ("--generate --bins 64 --size 99999x99999", "error: --size 99999x99999: this is no size of an image"),
        ("--image none.png --bins 64", "error: none.png: the image cannot be read: "),
        ("--image photo.jpg --bins 64", "error: photo.jpg: the file is no image of a known format; give a grey PNG, a PGM (P2 or P5) or a NumPy array (.npy)"),
        ("--image cut.pgm --bins 64", "error: cut.pgm: the PGM file cannot be decoded: there are 3 bytes of pixels, and 2048 belong there"),
        ("--trace x.csv --words 64", "error: x.csv:3, column bin: `x` is none of 64 bins; give a whole number from 0 to 63"),
        ("--trace far.csv --words 64", "error: far.csv:3, column bin: `64` is none of 64 bins"),
        ("--trace warps.csv --words 64", "error: warps.csv:2, column w1: word 64 is outside the memory of 64 words"),
        ("--trace empty.csv --words 64", "error: empty.csv: the file has no vote"),
        ("--trace other.csv --words 64", "error: other.csv:1: the header has no column w0 to w31"),
        ("--trace none.csv --words 64", "error: none.csv: the votes cannot be read: "),
        ("--generate --bins 64 --machine none.toml", "error: none.toml: the machine file cannot be read"),
    ] {
        refused(folder.path(), arguments, message);
    }
    let run = "advise --image flat.pgm --bins 32 --json flat.pgm";
    let output = turnstile(folder.path(), run);
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(
        error.contains("this file is also read as --image"),
        "{error}"
    );
}

/// All votes are for one bin: in one copy a warp takes 3,828 cycles of 1,544 MHz, which are 1,914 of the cores' 772 MHz, and two rounds of two
/// blocks' warps take no less than two such votes.
#[test]
fn a_kernel_is_played_on_a_machine_of_cores() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("black.pgm"),
        [&b"P5 256 128 255\n"[..], &[0; 256 * 128]].concat(),
    )
    .unwrap();
    let options = "--image black.pgm --bins 32 --machine gtx580";
    let report = result(folder.path(), options);
    let best = &report["layouts"][0];
    assert_eq!(
        (&best["copies"], &best["mapping"], &best["padding"]),
        (&json!(32), &json!("cyclic"), &json!(1))
    );
    let cycles = |one: &Value, field: &str| one[field].as_f64().unwrap();
    let plain = layout(&report, 1, "cyclic", 0);
    assert!(cycles(plain, "vote_cycles") > 2.0 * 1914.0, "{plain}");
    // Without a conflict a vote takes 54 cycles; pixels come from memory.
    assert!(cycles(best, "vote_cycles") < 1914.0, "{best}");
    for one in report["layouts"].as_array().unwrap() {
        let sum = cycles(one, "vote_cycles") + cycles(one, "around_cycles");
        assert!((cycles(one, "cycles") - sum).abs() < 0.01, "{one}");
    }
    let text = succeeds(folder.path(), options);
    assert!(text.contains("machine gtx580"), "{text}");
    assert!(text.contains("cycles a kernel instead of"), "{text}");
}

/// Where an example of the project is.
fn example(file: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    format!("{root}/examples/histogram/{file}")
}

/// The histogram of examples/ counts the low six bits of 20,000 bytes in one copy: as a trace of them.
#[test]
fn the_atomics_of_a_run_are_votes() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = fs::read(example("words.npy")).unwrap();
    let file = npyz::NpyFile::new(&bytes[..]).unwrap();
    let bins = file.into_vec::<u8>().unwrap().into_iter();
    let lines: String = bins.map(|byte| format!("{}\n", byte & 63)).collect();
    fs::write(folder.path().join("bins.csv"), format!("bin\n{lines}")).unwrap();
    let trace = result(folder.path(), "--trace bins.csv --words 64 --threads 128");
    let run = result(folder.path(), &example("ptx.toml"));
    for field in ["bins", "threads", "warps", "layouts"] {
        assert_eq!(run[field], trace[field], "{field}");
    }
    // Words of a part of the array.
    let part = result(
        folder.path(),
        &format!("{} --base 64 --words 16", example("ptx.toml")),
    );
    assert_eq!(part["bins"], 16);
}

#[test]
fn runs_without_votes_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = |name: &str, kernel: &str, entry: &str, args: &str| {
        let text = format!(
            "kernel = {kernel:?}\nentry = {entry:?}\nglobal_size = [64]\nlocal_size = [64]\n{args}"
        );
        fs::write(folder.path().join(name), text).unwrap();
    };
    let empty =
        ".version 7.0\n.target sm_60\n.address_size 64\n.visible .entry k()\n{\n  ret;\n}\n";
    fs::write(folder.path().join("empty.ptx"), empty).unwrap();
    run("empty.toml", "empty.ptx", "k", "");
    let hash_table = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../sim/run/tests/kernels/large_group.s"
    );
    let buffer = "[[args]]\nbuffer = { zeros = 1024, type = \"u32\" }\n".repeat(3);
    run("si.toml", hash_table, "reverse_1024", &buffer);
    let text = fs::read_to_string(folder.path().join("si.toml")).unwrap();
    let text = text.replace("[64]", "[1024]");
    fs::write(folder.path().join("si.toml"), text).unwrap();
    let histogram = example("ptx.toml");
    for (arguments, message) in [
        ("empty.toml", "error: empty.toml: its kernels execute no atomic instruction on shared memory, so there are no votes; give a run whose kernels vote in shared memory"),
        ("si.toml", "error: si.toml: this kernel is for Southern Islands, whose atomics are performed in the banks"),
        ("none.toml", "error: none.toml: "),
        (&format!("{histogram} --words 10"), &format!("error: {histogram}: atomic instructions address bytes 0 to 252 of shared memory, more than 10 words, and no copies of 10 words, one of each thread; give --words 64, or the --base of an array of 10 words")),
        (&format!("{histogram} --base 256"), &format!("error: {histogram}: no atomic instruction addresses 1 words of shared memory from byte 256 on; give a --base from 0 to 252, or leave it out")),
        (&format!("{histogram} --bins 64"), "error: the argument"),
        (&format!("{histogram} --threads 64"), "error: the argument"),
        ("--generate --bins 64 --base 4", "error: the argument"),
        ("--generate --bins 64 --machine gtx295", "error: gtx295: its cores do not use lock bits for atomics on shared memory"),
        ("--generate --bins 64 --threads 2048 --machine gtx580", "error: --threads 2048: a block consists of whole warps, and of at most 1024 threads"),
        ("--generate --bins 64 --room 49156 --machine gtx580", "error: --room 49156: the shared memory of gtx580 has 49152 bytes"),
    ] {
        refused(folder.path(), arguments, message);
    }
    fs::write(folder.path().join("idle.csv"), "w0,w1\n1,\n,1\n").unwrap();
    let idle = "--trace idle.csv --words 2 --machine gtx580";
    refused(
        folder.path(),
        idle,
        "error: idle.csv: some lanes do not vote",
    );
}

/// Copies, mapping and padding.
type Place = (u32, String, u32);

/// Microseconds of an H200 for a pass over the bundled image and for a whole kernel of one pass: `experiments/measured/h200/histogram.csv`,
/// 128 blocks of 1,024 threads.
fn measured(operation: &str, bins: u32) -> BTreeMap<Place, [f64; 2]> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../experiments/measured/h200/histogram.csv"
    );
    let rows = csv::Reader::from_path(path).unwrap().into_deserialize();
    let rows = rows.map(|row| row.unwrap());
    let wanted = rows.filter(|row: &BTreeMap<String, String>| {
        row["blocks"] == "128" && row["operation"] == operation && row["bins"] == bins.to_string()
    });
    let times = wanted.map(|row| {
        let number = |column: &str| row[column].parse::<f64>().unwrap();
        let [copies, padding] = ["replication", "padding"].map(|column| number(column) as u32);
        let times = ["us_per_additional_pass", "us_one_pass_kernel"].map(number);
        ((copies, row["mapping"].clone(), padding), times)
    });
    times.collect()
}

/// The first layout of the list that was measured.
fn advised(folder: &Path, machine: &str, bins: u32, times: &BTreeMap<Place, [f64; 2]>) -> Place {
    let options = format!("--generate --bins {bins} --machine {machine} --room 232448");
    let report = result(folder, &options);
    let layouts = report["layouts"].as_array().unwrap().iter();
    let mut places = layouts.map(|one| {
        let number = |field: &str| one[field].as_u64().unwrap() as u32;
        let mapping = one["mapping"].as_str().unwrap().to_string();
        (number("copies"), mapping, number("padding"))
    });
    places.find(|place| times.contains_key(place)).unwrap()
}

fn name((copies, mapping, padding): &Place) -> String {
    match copies {
        1 => "1".into(),
        _ => format!("{copies} {mapping}, {padding}"),
    }
}

/// Where the advised layout stands among those that were measured.
#[test]
fn advice_is_good_on_a_gpu() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = String::from(
        "| machine | bins | advised | a pass | fastest for a pass | a pass | one copy, a pass | advised, kernel | fastest kernel |\n",
    );
    table += "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    let (mut rows, mut best, mut behind) = (0, [0; 2], [0.0_f64; 2]);
    for (machine, operation) in [
        ("h200-float", "atomic_add_float"),
        ("h200-spin-lock", "spin_lock_1024_add"),
        ("h200-cas", "cas_loop_add"),
    ] {
        for bins in (5..=12).map(|bits| 1 << bits) {
            let times = measured(operation, bins);
            let place = advised(folder.path(), machine, bins, &times);
            let fastest = [0, 1].map(|kind| {
                let by_time = |a: &&Place, b: &&Place| times[*a][kind].total_cmp(&times[*b][kind]);
                times.keys().min_by(by_time).unwrap()
            });
            let ours = times[&place];
            rows += 1;
            for kind in [0, 1] {
                let slower = ours[kind] / times[fastest[kind]][kind] - 1.0;
                best[kind] += u32::from(slower == 0.0);
                behind[kind] = behind[kind].max(slower);
            }
            table += &format!(
                "| `{machine}` | {bins} | {} | {:.2} | {} | {:.2} | {:.2} | {:.2} | {:.2} |\n",
                name(&place),
                ours[0],
                name(fastest[0]),
                times[fastest[0]][0],
                times[&(1, "cyclic".into(), 0)][0],
                ours[1],
                times[fastest[1]][1],
            );
        }
    }
    table += &format!(
        "\nThe advised layout is the fastest for a pass in {} of {rows} cases and at most {:.0} % behind; with all that the kernel does around its votes it is the fastest in {}, and at most {:.0} % behind.\n",
        best[0],
        behind[0] * 100.0,
        best[1],
        behind[1] * 100.0,
    );
    assert!(behind[0] < 0.15 && behind[1] < 0.1, "{table}");
    check_in("docs/scratchpad-atomics.md", "advice-measured", &table);
}
