//! Which lines are in each other's way: kernels whose conflicts are known, and sums of others.

use super::*;
use serde_json::Value;
use turnstile_tools::available;

const DETECTORS: [&str; 6] = [
    "bloom",
    "dcd",
    "smdcd",
    "smdcd-ordered",
    "smdcd-published",
    "perfect",
];

/// Work-item `i` reads word `from[i]` and writes word `to[i]`, its own but for six.
const MEET: &str = "#include \"turnstile.h\"
__kernel void meet(__global const uint *from, __global const uint *to) {
  __local volatile uint words[128];
  uint item = get_local_id(0);
  words[item] = words[64 + item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint a = from[item], b = to[item];
  TX_BEGIN();
  uint seen = words[a];
  words[b] = seen + 1;
  TX_COMMIT();
}
";

/// That they meet at.
const WORDS: [u32; 3] = [70, 80, 90];

/// Work-item 0 writes a word that 1 has read; 2 and 3 read one; 4 and 5 write one.
fn write_meet(folder: &Path) {
    let [x, y, z] = WORDS;
    let [mut from, mut to]: [Vec<u32>; 2] = [(0..64).collect(), (0..64).collect()];
    from[1] = x;
    to[0] = x;
    from[2] = y;
    from[3] = y;
    to[4] = z;
    to[5] = z;
    let run = format!(
        "kernel = \"meet.cl\"\nentry = \"meet\"\nglobal_size = [64]\nlocal_size = [64]\n{}{}",
        list(&from),
        list(&to)
    );
    fs::write(folder.join("meet.cl"), MEET).unwrap();
    fs::write(folder.join("meet.toml"), run).unwrap();
}

/// An argument that is a buffer of these words.
fn list(values: &[u32]) -> String {
    format!("[[args]]\nbuffer = {{ values = {values:?}, type = \"u32\" }}\n")
}

/// The report, also of a run that fails its check, as SMDCD as published does.
fn report(folder: &Path, run: &str) -> Value {
    let output = turnstile(folder, &format!("{run} --quiet --json r.json"));
    let published = run.contains("smdcd-published");
    let code = output.status.code();
    assert!(
        code == Some(0) || published && code == Some(1),
        "{run}: {}",
        standard_error(&output)
    );
    json(folder, "r.json")
}

/// Lines of loser and owner, cause, conflicts, those within a wavefront, and addresses with their conflicts.
fn pairs(report: &Value) -> Vec<Value> {
    let pair = |pair: &Value| {
        let owner = match &pair["owner"] {
            Value::Null => Value::Null,
            owner => owner["line"].clone(),
        };
        let words = pair["words"].as_array().expect("words").iter();
        let words = words.map(|word| vec![word["address"].clone(), word["count"].clone()]);
        serde_json::json!([
            pair["loser"]["line"],
            owner,
            pair["cause"],
            pair["count"],
            pair["within_wavefront"],
            words.collect::<Vec<_>>()
        ])
    };
    let all = report["conflict_pairs"].as_array().expect("pairs");
    let mut pairs: Vec<Value> = all.iter().map(pair).collect();
    pairs.sort_by_key(Value::to_string);
    pairs
}

#[test]
fn known_conflicts_are_blamed_on_their_lines_under_every_detector() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    write_meet(folder.path());
    let [x, y, z] = WORDS.map(|word| 4 * word);
    for detector in DETECTORS {
        let report = report(
            folder.path(),
            &format!("simulate meet.toml --detector {detector}"),
        );
        let mut expected = vec![
            serde_json::json!([10, 10, "write_write", 1, 1, [[z, 1]]]),
            serde_json::json!([10, 9, "read_write", 1, 1, [[x, 1]]]),
        ];
        // The others tell readers from writers.
        if ["bloom", "dcd", "perfect"].contains(&detector) {
            expected.push(serde_json::json!([9, 9, "read_read", 1, 1, [[y, 1]]]));
        }
        assert_eq!(pairs(&report), expected, "{detector}");
        let files = report["conflict_pairs"].as_array().unwrap().iter();
        let files = files.map(|pair| pair["loser"]["file"].as_str().unwrap().to_owned());
        assert!(files.into_iter().all(|file| file.ends_with("meet.cl")));
    }
}

#[test]
fn the_text_names_lines_and_words() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    write_meet(folder.path());
    let output = turnstile(folder.path(), "simulate meet.toml --detector smdcd");
    let told = String::from_utf8(output.stdout).unwrap();
    let words = |line: &str| {
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let row = told
        .lines()
        .find(|line| line.contains("a reader and a writer"))
        .unwrap_or_else(|| panic!("{told}"));
    let row = words(row);
    assert_eq!(row[0], "1");
    assert!(
        row[2].ends_with("meet.cl:10") && row[3].ends_with("meet.cl:9"),
        "{row:?}"
    );
    assert_eq!(row.last().unwrap(), "0x118");
}

fn sum<'a>(of: impl IntoIterator<Item = &'a Value>, field: &str) -> u64 {
    let values = of.into_iter().map(|one| one[field].as_u64().unwrap());
    values.sum()
}

/// Whatever the run, pairs add up to the conflicts and lines to the rounds.
fn adds_up(report: &Value) {
    let pairs = report["conflict_pairs"].as_array().unwrap();
    let of = |causes: &[&str]| {
        let one = |pair: &&Value| causes.contains(&pair["cause"].as_str().unwrap());
        sum(pairs.iter().filter(one), "count")
    };
    assert_eq!(report["conflicts"], sum(pairs, "count"));
    assert_eq!(report["read_read_conflicts"], of(&["read_read"]));
    assert_eq!(report["aliased_conflicts"], of(&["aliased"]));
    let false_conflicts = report["false_conflicts"].as_u64().unwrap();
    let conflicts = report["conflicts"].as_u64().unwrap();
    assert_eq!(
        conflicts - false_conflicts,
        of(&["read_write", "write_write"])
    );
    assert_eq!(
        report["conflicts_within_wavefront"],
        sum(pairs, "within_wavefront")
    );
    for pair in pairs {
        let words = pair["words"].as_array().unwrap();
        assert_eq!(pair["count"], sum(words, "count"));
        assert_eq!(pair["owner"].is_null(), pair["cause"] == "aliased");
    }
    let lines = report["lines"].as_array().unwrap();
    for field in ["lds_accesses", "bank_conflicts"] {
        assert_eq!(report[field], sum(lines, field), "{field}");
    }
    for field in ["instructions", "iterations", "replays"] {
        let atomics = lines.iter().map(|line| &line["atomics"]);
        assert_eq!(report["atomics"][field], sum(atomics, field), "{field}");
    }
}

#[test]
fn pairs_and_lines_add_up() {
    let folder = tempfile::tempdir().unwrap();
    for detector in DETECTORS {
        let run = format!("simulate hash-table --set buckets=16 --detector {detector}");
        let report = report(folder.path(), &run);
        assert!(report["conflicts"].as_u64() > Some(0), "{detector}");
        adds_up(&report);
    }
    let few_bits = "simulate hash-table --detector bloom --set filter_bits=2";
    let report = report(folder.path(), few_bits);
    assert!(report["aliased_conflicts"].as_u64() > Some(0));
    adds_up(&report);
}

/// 64 work-items that read with a stride of the 32 banks: all words of half a wavefront are in one.
#[test]
fn a_line_has_the_rounds_that_it_costs() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let kernel = "__kernel void strided(__global uint *out) {
  __local volatile uint words[2048];
  uint item = get_local_id(0);
  words[item] = item;
  out[item] = words[32 * item];
}
";
    let run =
        "kernel = \"strided.cl\"\nentry = \"strided\"\nglobal_size = [64]\nlocal_size = [64]\n\
               [[args]]\nbuffer = { zeros = 64, type = \"u32\" }\n";
    fs::write(folder.path().join("strided.cl"), kernel).unwrap();
    fs::write(folder.path().join("strided.toml"), run).unwrap();
    let report = report(folder.path(), "simulate strided.toml");
    let lines = report["lines"].as_array().unwrap().iter();
    let rounds = lines.map(|line| {
        let of = |field: &str| line[field].as_u64().unwrap();
        (of("line"), of("lds_accesses"), of("bank_conflicts"))
    });
    assert_eq!(rounds.collect::<Vec<_>>(), [(4, 2, 0), (5, 2, 2 * 31)]);
    adds_up(&report);
}

/// Aborts of transactions on global memory, each counted where it was found.
#[test]
fn aborts_in_global_memory_are_blamed_too() {
    let folder = tempfile::tempdir().unwrap();
    for flags in ["", "--early-abort", "--pause-and-go --early-abort"] {
        let run =
            format!("simulate HT1K --machine early-cr --engine model --set tasks=1000 {flags}");
        let report = report(folder.path(), &run);
        adds_up(&report);
        let pairs = report["conflict_pairs"].as_array().unwrap();
        let aborts = report["global_transactions"]["aborts"].as_object().unwrap();
        for (finder, count) in aborts {
            let found = pairs.iter().filter(|pair| pair["found_by"] == **finder);
            assert_eq!(count, sum(found, "count"), "{finder}");
        }
        let total: u64 = aborts.values().map(|count| count.as_u64().unwrap()).sum();
        assert!(
            total > 0 && report["conflicts"] == total,
            "{flags}: {total}"
        );
    }
}

/// Lane 5 stores to the word of lane 4, and lane 9 reads what lane 2 stores: each loses once.
#[test]
fn known_conflicts_of_a_warp_are_blamed_on_their_lines() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let kernel = "#include \"turnstile.h\"
__kernel void meet(__global volatile uint *words, __global const uint *from, __global const uint *to) {
  uint item = get_global_id(0);
  uint a = from[item], b = to[item];
  TX_BEGIN();
  uint seen = words[a];
  words[b] = seen + 1;
  TX_COMMIT();
}
";
    let [mut from, mut to]: [Vec<u32>; 2] = [(0..32).collect(), (0..32).collect()];
    from[9] = 100;
    to[2] = 100;
    to[4] = 200;
    to[5] = 200;
    let run = format!(
        "target = \"ptx\"\nkernel = \"meet.cl\"\nentry = \"meet\"\nglobal_size = [32]\nlocal_size = [32]\n\
         [[args]]\nbuffer = {{ zeros = 256, type = \"u32\" }}\n{}{}",
        list(&from),
        list(&to)
    );
    fs::write(folder.path().join("meet.cl"), kernel).unwrap();
    fs::write(folder.path().join("meet.toml"), run).unwrap();
    let report = report(
        folder.path(),
        "simulate meet.toml --machine early-cr --engine model",
    );
    let found = pairs(&report);
    let address = |at: usize| found[at][5][0][0].as_u64().unwrap();
    let (read, stored) = (address(0), address(1));
    // The buffer lies somewhere in global memory.
    assert_eq!(stored, read + 4 * 100, "{found:?}");
    let words = report["conflict_pairs"].as_array().unwrap().iter();
    let mut names: Vec<&Value> = words.map(|pair| &pair["words"][0]["name"]).collect();
    names.sort_by_key(ToString::to_string);
    assert_eq!(names, ["words[100]", "words[200]"]);
    let expected = [
        serde_json::json!([6, 7, "read_write", 1, 1, [[read, 1]]]),
        serde_json::json!([7, 7, "write_write", 1, 1, [[stored, 1]]]),
    ];
    assert_eq!(found, expected);
    adds_up(&report);
}
