//! Advice for GPUs whose whole kernels were measured, from outside; docs/tuning.md has what it prints.

#[path = "../common/blocks.rs"]
mod blocks;
mod global;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/python_tools.rs"]
mod python_tools;

use blocks::check_in;
use npyz::WriterBuilder;
use program::{json, refused, succeeds};
use python_tools::NVRTC;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_experiments::silicon::Kind;
use turnstile_tools::available;

const PAGE: &str = "docs/tuning.md";

fn measured(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../experiments/measured/hopper")
        .join(name)
}

/// What a command prints becomes a block of the page.
fn block(name: &str, command: &str) {
    let folder = tempfile::tempdir().unwrap();
    let told = succeeds(folder.path(), command);
    check_in(
        PAGE,
        name,
        &format!("```text\n$ turnstile {command}\n{}\n```\n", told.trim_end()),
    );
}

#[test]
fn the_page_shows_what_is_advised() {
    block(
        "float",
        "advise --generate --size 4096x4096 --bins 64 --machine h200 --counter float",
    );
    block(
        "int",
        "advise --generate --size 4096x4096 --bins 64 --machine h200",
    );
    block("packed", "advise --generate --size 4096x4096 --bins 64 --machine h200 --counter float --vote-bytes 1");
}

/// What was kept aside from the fit, and the goal of advice: nine in ten recommendations within a tenth of the best, none beyond half as much again.
#[test]
fn the_page_shows_how_far_advice_is_off_what_was_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let compare = |file: &str, more: &str| {
        let command = format!(
            "advise --machine h200{more} --compare {}",
            measured(file).display()
        );
        succeeds(folder.path(), &command)
    };
    let kept = compare("h200-kept.csv", " --chart votes.svg");
    check_in(PAGE, "kept", &format!("```text\n{kept}```\n"));
    let picture = fs::read_to_string(folder.path().join("votes.svg")).unwrap();
    let drawn = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures/votes.svg");
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(&drawn, &picture).unwrap();
    }
    assert!(
        picture == fs::read_to_string(drawn).unwrap(),
        "run `cargo xtask docs`"
    );
    check_in(
        PAGE,
        "sizes",
        &format!("```text\n{}```\n", compare("h200-sizes.csv", "")),
    );
    let all: Vec<&str> = kept.lines().nth(2).unwrap().split_whitespace().collect();
    let number = |place: usize| all[place].trim_end_matches('x').parse::<f64>().unwrap();
    assert_eq!((all[0], all[9]), ("all", "of"), "{all:?}");
    assert!(number(2) <= 15.0, "median error: {all:?}");
    assert!(
        number(8) / number(10) >= 0.9 && number(11) <= 1.5,
        "{all:?}"
    );
}

/// The machine files are what the command makes of the measurements, and the page has what it says about them.
#[test]
fn machines_are_fitted_by_the_command() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["h100", "h200"] {
        let file = measured(&format!("{name}.csv"));
        let command = format!(
            "advise --machine {name} --fit {} --write m.toml",
            file.display()
        );
        let told = succeeds(folder.path(), &command);
        if name == "h200" {
            check_in(PAGE, "fit", &format!("```text\n{told}```\n"));
        }
        let fitted = fs::read_to_string(folder.path().join("m.toml")).unwrap();
        let bundled = succeeds(folder.path(), &format!("list --machine {name}-votes"));
        // A second fit begins elsewhere than the first: all but the last digits are the same.
        let [fitted, bundled] = [&fitted, &bundled].map(|text| costs(text));
        assert_eq!(fitted.len(), 16);
        for (cost, value) in &bundled {
            // What all blocks meet at in global memory is hardly seen in these kernels.
            let near = if cost.starts_with("global") {
                0.1
            } else {
                0.02
            };
            let off = (fitted[cost] / value - 1.0).abs();
            assert!(off < near, "{name}: {cost} {} {value}", fitted[cost]);
        }
    }
}

fn costs(machine: &str) -> BTreeMap<String, f64> {
    let table: toml::Table = machine.parse().unwrap();
    let costs = table["costs"].as_table().unwrap().clone().into_iter();
    costs
        .map(|(name, value)| (name, value.as_float().unwrap()))
        .collect()
}

/// Ways to count of the cases, fastest of each, with what is advised for these votes.
#[test]
#[ignore = "a minute"]
fn the_page_shows_the_cases() {
    let folder = tempfile::tempdir().unwrap();
    let file = measured("h200-cases.csv");
    let compare = format!("advise --machine h200 --compare {}", file.display());
    let told = succeeds(folder.path(), &compare);
    check_in(PAGE, "cases-compared", &format!("```text\n{told}```\n"));
    let lines = lines_of("h200-cases.csv");
    let case = |line: &BTreeMap<String, String>| {
        [
            "kind",
            "bins",
            "votes",
            "votes_per_thread",
            "vote_bytes",
            "type",
        ]
        .map(|name| line[name].clone())
    };
    let mut cases: Vec<_> = lines
        .iter()
        .filter(|line| line["way"] != "load")
        .map(case)
        .collect();
    cases.dedup();
    let mut table = String::from("| votes | bins | a load | counters | one copy | copies | match | own | global | advised |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for wanted in cases {
        let of_case: Vec<_> = lines.iter().filter(|line| case(line) == wanted).collect();
        let best = |is: &dyn Fn(&BTreeMap<String, String>) -> bool| {
            let times = of_case
                .iter()
                .filter(|line| is(line))
                .map(|line| line["median_us"].parse::<f64>().unwrap());
            times.fold(f64::INFINITY, f64::min)
        };
        let way = |name: &str| best(&|line| line["way"] == name);
        let one = best(&|line| line["way"] == "atomic" && line["copies"] == "1");
        let copies = best(&|line| line["way"] == "atomic" && line["copies"] != "1");
        let [kind, bins, votes, a_load, bytes, counters] = &wanted;
        let advised = advised(folder.path(), &of_case, &wanted);
        let cells = [
            one,
            copies,
            way("match"),
            way("own"),
            way("global"),
            advised,
        ];
        let cells = cells.map(|us| {
            if us.is_finite() {
                format!("{us:.0}")
            } else {
                "-".into()
            }
        });
        table += &format!(
            "| {votes} {kind} | {bins} | {a_load} of {bytes} B | {counters} | {} |\n",
            cells.join(" | ")
        );
    }
    check_in(PAGE, "cases", &table);
}

fn write_votes(path: &Path, votes: &[u32]) {
    let options = npyz::WriteOptions::new().default_dtype();
    let mut array = options
        .shape(&[votes.len() as u64])
        .writer(std::io::BufWriter::new(fs::File::create(path).unwrap()))
        .begin_nd()
        .unwrap();
    array.extend(votes).unwrap();
    array.finish().unwrap();
}

/// The measured time of what is advised for the votes of a case, which `votes.cu` makes.
fn advised(folder: &Path, of_case: &[&BTreeMap<String, String>], case: &[String; 6]) -> f64 {
    let [kind, bins, votes, a_load, bytes, counters] = case;
    let kind = Kind::named(kind).unwrap();
    let seed = of_case[0]["seed"].parse().unwrap();
    let trace = kind.trace(bins.parse().unwrap(), seed, votes.parse().unwrap());
    write_votes(&folder.join("trace.npy"), &trace);
    let command = format!(
        "advise --trace trace.npy --words {bins} --machine h200 --counter {counters} --vote-bytes {bytes} --votes-per-thread {a_load} --json a.json"
    );
    succeeds(folder, &command);
    let recommended = &json(folder, "a.json")["recommended"];
    let name = |field: &str| recommended[field].to_string().replace('"', "");
    let is_it = |line: &&&BTreeMap<String, String>| {
        let same = |field: &str| line[field] == name(field);
        let one = line["copies"] == "1";
        ["way", "threads", "copies", "padding"]
            .into_iter()
            .all(same)
            && (one || same("mapping"))
    };
    let measured = of_case.iter().find(is_it).expect("it was measured");
    measured["median_us"].parse().unwrap()
}

/// All lanes at one word: integers are merged, floats are not.
#[test]
fn equal_votes_are_kept_apart_where_additions_repeat() {
    let folder = tempfile::tempdir().unwrap();
    let votes = "bin\n".to_owned() + &"3\n".repeat(1 << 16);
    fs::write(folder.path().join("same.csv"), votes).unwrap();
    let advice = |more: &str| -> Value {
        let command =
            format!("advise --trace same.csv --words 64 --machine h200 --json a.json {more}");
        succeeds(folder.path(), &command);
        json(folder.path(), "a.json")
    };
    let int = advice("");
    assert_eq!(int["recommended"]["copies"], 1);
    assert_eq!(int["recommended"]["way"], "atomic");
    let float = advice("--counter float");
    assert!(
        float["recommended"]["gain"].as_f64().unwrap() > 2.0,
        "{float}"
    );
    let plain = float["layouts"].as_array().unwrap().iter().find(|one| {
        (&one["copies"], &one["way"], &one["threads"])
            == (&1.into(), &"atomic".into(), &1024.into())
    });
    assert_eq!(plain.unwrap()["bound_by"], "contention");
    // Blocks of one size, in little room.
    let one = advice("--counter float --threads 128 --room 1024");
    let layouts = one["layouts"].as_array().unwrap();
    assert!(layouts
        .iter()
        .all(|one| one["threads"] == 128 && one["bytes"].as_u64().unwrap() <= 1024));
}

/// The kernel of a run with the copies that are advised; and kernels for which there is none.
#[test]
fn the_kernel_is_written_if_it_does_the_same() {
    if !available(&[NVRTC]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/tuning");
    for name in ["count.cu", "count.toml", "classes.npy"] {
        fs::copy(examples.join(name), folder.path().join(name)).unwrap();
    }
    let write =
        "advise count.toml --machine h200 --counter float --votes 16777216 --write-kernel out.cu";
    let told = succeeds(folder.path(), write);
    assert!(told.contains("written out.cu: 32 copies"), "{told}");
    written_table(&told);
    let written = fs::read_to_string(folder.path().join("out.cu")).unwrap();
    assert!(written.contains("own_copies[32 * (64 + 1)]"), "{written}");
    // It runs by itself, and counts what the original counts.
    let run = fs::read_to_string(folder.path().join("count.toml")).unwrap();
    fs::write(
        folder.path().join("out.toml"),
        run.replace("count.cu", "out.cu"),
    )
    .unwrap();
    let counted = ["count.toml", "out.toml"].map(|run| {
        succeeds(
            folder.path(),
            &format!("simulate {run} --machine gtx580 --engine model"),
        );
        fs::read(folder.path().join("out_often.npy")).unwrap()
    });
    assert!(counted[0] == counted[1]);
    what_is_written_is_known_again(folder.path());
    fs::remove_file(folder.path().join("out_often.npy")).unwrap();
    // Integers are as fast without copies.
    let told = succeeds(
        folder.path(),
        &write
            .replace("--counter float ", "")
            .replace("out.cu", "none.cu"),
    );
    assert!(
        told.contains("no kernel is written: no copies are worth it"),
        "{told}"
    );
    assert!(!folder.path().join("none.cu").exists());
    let kernel = fs::read_to_string(folder.path().join("count.cu")).unwrap();
    // The sum of what it returns: another value with copies.
    let returns = kernel.replace("    atomicAdd(&own", "    if (1) often[0] = atomicAdd(&own");
    fs::write(folder.path().join("count.cu"), returns).unwrap();
    let write = write.replace("out.cu", "new.cu");
    refused(folder.path(), &write, "error: ");
    // It looks at the array before the barrier.
    let early = kernel.replace(
        "[classes[at]], 1.0f);",
        "[classes[at]], own[0] > 1e9f ? 2.0f : 1.0f);",
    );
    let early = early.replace(
        "all; at += gridDim.x * blockDim.x)\n",
        "all; at += gridDim.x * blockDim.x)\n    if (own[classes[at]] < 40)\n",
    );
    fs::write(folder.path().join("count.cu"), early).unwrap();
    let output = program::turnstile(folder.path(), &write);
    let said = program::standard_error(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("is another one than that of the original, so nothing is written"),
        "{said}"
    );
    assert!(!folder.path().join("new.cu").exists());
}

/// What the written kernel does is what was advised, and nothing is to be done about it.
fn what_is_written_is_known_again(folder: &Path) {
    let options = "--machine h200 --counter float --votes 16777216";
    let report = |run: &str| -> Value {
        succeeds(
            folder,
            &format!("advise {run} {options} --json report.json"),
        );
        serde_json::from_slice(&fs::read(folder.join("report.json")).unwrap()).unwrap()
    };
    let (before, after) = (report("count.toml"), report("out.toml --words 64"));
    let place = |of: &Value| ["copies", "mapping", "padding", "us"].map(|field| of[field].clone());
    assert_eq!(before["now"]["copies"], 1);
    let layouts = after["layouts"].as_array().unwrap();
    let one_copy = layouts
        .iter()
        .find(|one| one["way"] == "atomic" && one["copies"] == 1);
    assert_eq!(before["now"]["us"], one_copy.unwrap()["us"]);
    assert_eq!(place(&after["now"]), place(&before["recommended"]));
    assert_eq!(after["recommended"]["gain"], 1.0);
    let told = succeeds(folder, &format!("advise out.toml --words 64 {options}"));
    assert!(
        told.contains("\nnow: 32 copies, cyclic mapping, a word of padding\nrecommended: 32 copies, cyclic mapping, a word of padding to which every lane adds, in blocks of 256 threads: ")
            && told.contains("Leave it as it is"),
        "{told}"
    );
    let again = format!("advise out.toml --words 64 {options} --write-kernel again.cu");
    refused(
        folder,
        &again,
        "error: --write-kernel: the kernel has 32 copies already",
    );
    assert!(!folder.join("again.cu").exists());
}

/// What was told of the kernel and of the written one, beside what both took.
fn written_table(told: &str) {
    let line = told.lines().last().unwrap();
    let before = |text: &str| {
        line.split(text)
            .next()
            .unwrap()
            .rsplit(' ')
            .next()
            .unwrap()
            .to_owned()
    };
    let told = [
        ("count.cu", before(" us with one copy")),
        ("counted.cu", before(" us as predicted")),
    ];
    let lines = lines_of("h200-written.csv");
    let mut table = String::from("| kernel | told | measured |\n| --- | --- | --- |\n");
    for (kernel, us) in told {
        let times = lines
            .iter()
            .filter(|line| line["kernel"] == kernel && line["right"] == "1");
        let mut times: Vec<&str> = times.map(|line| &*line["median_us"]).collect();
        times.sort_by(|one, next| {
            one.parse::<f64>()
                .unwrap()
                .total_cmp(&next.parse().unwrap())
        });
        table += &format!("| `{kernel}` | {us} | {} |\n", times.join(", "));
    }
    check_in(PAGE, "written", &table);
}

fn lines_of(name: &str) -> Vec<BTreeMap<String, String>> {
    let lines = csv::Reader::from_path(measured(name))
        .unwrap()
        .into_deserialize();
    lines.map(Result::unwrap).collect()
}

#[test]
fn measurements_repeat() {
    let kernel = |line: &BTreeMap<String, String>| {
        let of = [
            "kind",
            "bins",
            "vote_bytes",
            "type",
            "way",
            "threads",
            "copies",
            "mapping",
            "padding",
        ];
        of.map(|name| line[name].clone())
    };
    let us = |line: &BTreeMap<String, String>| line["median_us"].parse::<f64>().unwrap();
    let first: BTreeMap<_, _> = lines_of("h200.csv")
        .iter()
        .map(|line| (kernel(line), us(line)))
        .collect();
    let again = lines_of("h200-again.csv");
    let mut ratios: Vec<f64> = again
        .iter()
        .map(|line| us(line) / first[&kernel(line)])
        .collect();
    ratios.sort_by(f64::total_cmp);
    let part = |of_twenty: usize| ratios[(ratios.len() * of_twenty / 20).min(ratios.len() - 1)];
    let row = [0, 1, 10, 19, 20].map(|of_twenty| format!("{:.2}", part(of_twenty)));
    let table = format!(
        "| kernels | least | 5 % | median | 95 % | most |\n| --- | --- | --- | --- | --- | --- |\n| {} | {} |\n",
        ratios.len(),
        row.join(" | ")
    );
    check_in("experiments/measured/hopper/README.md", "again", &table);
}

#[test]
fn few_votes_take_less_than_many() {
    let folder = tempfile::tempdir().unwrap();
    let mut before = 0.0;
    for votes in [1, 32, 1024, 1 << 15, 1 << 18, 1 << 20] {
        let bins: String = (0..votes)
            .map(|vote: u64| format!("{}\n", vote * 7919 % 256))
            .collect();
        fs::write(folder.path().join("t.csv"), format!("bin\n{bins}")).unwrap();
        succeeds(folder.path(), "advise --trace t.csv --words 256 --machine h200 --counter float --threads 1024 --json a.json");
        let layouts = json(folder.path(), "a.json")["layouts"].clone();
        let is_plain = |one: &&Value| one["copies"] == 1 && one["way"] == "atomic";
        let us = layouts.as_array().unwrap().iter().find(is_plain).unwrap()["us"]
            .as_f64()
            .unwrap();
        assert!(us >= before, "{votes} votes: {us} {before}");
        before = us;
    }
}

#[test]
fn bad_input_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    let good = fs::read_to_string(measured("h200.csv")).unwrap();
    let two: String = good
        .lines()
        .take(3)
        .map(|line| format!("{line}\n"))
        .collect();
    write("wrong.csv", &two.replace(",1\n", ",0\n"));
    write("kind.csv", &two.replace("\nuniform", "\nnone"));
    write("empty.csv", good.lines().next().unwrap());
    write("other.csv", "bin\n3\n");
    let text = succeeds(folder.path(), "list --machine h100-votes");
    write("gpu.toml", &text.replace("mhz = 1980", "mhz = 0"));
    write("nan.toml", &text.replace("clear = 1.0", "clear = nan"));
    let few: String = good
        .lines()
        .take(60)
        .map(|line| format!("{line}\n"))
        .collect();
    write("few.csv", &few);
    let second = good.lines().nth(2).unwrap();
    let huge = |from: &str, to: &str| {
        format!(
            "{}\n{}\n",
            good.lines().next().unwrap(),
            second.replacen(from, to, 1)
        )
    };
    write("bins.csv", &huge(",64,", ",4294967295,"));
    write(
        "copies.csv",
        &huge(",atomic,256,1,", ",atomic,256,4294967295,"),
    );
    write(
        "room.toml",
        &text.replace("shared_of_block = 232448", "shared_of_block = 233000"),
    );
    for (command, message) in [
        ("--generate --bins 64 --counter float", "error: --counter: this option is for a GPU whose whole kernels were measured; add --machine h100 or --machine h200\n"),
        ("--generate --bins 64 --vote-bytes 1 --machine gtx580", "error: --vote-bytes: this option is for"),
        ("--generate --bins 64 --machine h100 --vote-bytes 4 --votes-per-thread 8", "error: --votes-per-thread: 8 votes of 4 bytes are more than a load of 16 bytes; give fewer\n"),
        ("--generate --bins 64 --machine h100 --vote-bytes 3", "error: invalid value '3'"),
        ("--generate --bins 64 --machine h100 --room 300000", "error: --room 300000: a block of h100-votes has at most 232448 bytes of shared memory; give at most 232448\n"),
        ("--generate --bins 64 --machine h100 --threads 40", "error: --threads 40: a block consists of whole warps, and of at most 1024 threads; give a multiple of 32\n"),
        ("--trace other.csv --words 60000 --machine h200", "error: --words 60000: 232448 bytes of shared memory hold 58112 words, one a bin; count several ranges"),
        ("--compare wrong.csv --machine h200", "error: wrong.csv:3: this kernel counted wrong, so its time says nothing; measure it again\n"),
        ("--compare kind.csv --machine h200", "error: kind.csv:3: its kind, type, way, mapping, time or one of its sizes is none of such a kernel; give what experiments/measured/hopper/votes.cu prints\n"),
        ("--compare bins.csv --machine h200", "error: bins.csv:2: its kind,"),
        ("--compare copies.csv --machine h200", "error: copies.csv:2: its kind,"),
        ("--fit few.csv --machine h200", "error: few.csv: 58 kernels do not tell what things cost; measure at least 100,"),
        ("--compare few.csv --machine h200 --bins 3", "error: --bins: this option does nothing here; "),
        ("--generate --bins 64 --machine h200 --chart x.svg", "error: --chart: this option does nothing here; "),
        ("--generate --bins 0 --machine h200", "error: --bins 0: there is nothing to count; give at least 1\n"),
        ("--generate --bins 512 --machine h200 --vote-bytes 1", "error: --vote-bytes 1: a vote of 1 bytes tells 256 bins apart, and there are 512; give more bytes\n"),
        ("--generate --bins 64 --machine nan.toml", "error: nan.toml: costs.clear is not above 0, or beyond 1e12; "),
        ("--compare empty.csv --machine h200", "error: empty.csv: there is no kernel in it; "),
        ("--fit other.csv --machine h200", "error: other.csv:2: "),
        ("--fit none.csv --machine h200", "error: none.csv: the kernels cannot be read: "),
        ("--fit other.csv --machine gtx580", "error: --fit: this option is for"),
        ("--generate --bins 64 --machine gpu.toml", "error: gpu.toml: gpu.mhz is not above 0, or beyond 1e12; "),
        ("--generate --bins 64 --machine room.toml", "error: room.toml: gpu.shared does not hold gpu.unit or gpu.shared_of_block with gpu.reserved; "),
    ] {
        refused(folder.path(), &format!("advise {command}"), message);
    }
}
