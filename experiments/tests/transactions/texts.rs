//! What is in the committed texts.

use super::{outcome, MOST};
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;
use turnstile_experiments::transactions::{benchmarks, job, job_of, text, Benchmark, Version};
use turnstile_experiments::votes::Language;
use turnstile_run::Nvrtc;
use turnstile_tools::skip;

const SOURCES: [&str; 6] = [
    "hash_table",
    "atm",
    "sparse",
    "list",
    "binary_tree",
    "red_black_tree",
];

/// What an instruction is called; none for lines that are none.
fn opcode(line: &str) -> &str {
    let line = line.split("//").next().unwrap_or_default().trim();
    let line = match line.strip_prefix('@') {
        Some(guarded) => guarded
            .split_once(char::is_whitespace)
            .map_or("", |two| two.1),
        None => line,
    };
    let end = line.find(|letter: char| letter.is_whitespace() || letter == ';');
    line[..end.unwrap_or(line.len())].trim()
}

fn is_transaction(line: &str) -> bool {
    matches!(opcode(line), "tbegin" | "tcommit")
}

/// The text without the two instructions.
pub fn without_transactions(text: &str) -> String {
    let lines = text.lines().filter(|line| !is_transaction(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// The text with locks that are always free.
pub fn without_locks(text: &str) -> String {
    let free = |line: &str| {
        let Some((before, operands)) = line.split_once("atom.global.cas.b32") else {
            return line.to_owned();
        };
        let (found, _) = operands.split_once(',').unwrap();
        format!("{before}mov.u32 {found}, 0;")
    };
    text.lines().map(free).collect::<Vec<_>>().join("\n")
}

/// The lines of a kernel.
fn kernel<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let starts = |line: &&str| line.contains(&format!(".entry {name}("));
    let lines = text.lines().skip_while(|line| !starts(line));
    lines.take_while(|line| *line != "}").collect()
}

/// Numbers of the lines that come between the two instructions, wherever the compiler has put them.
fn inside(lines: &[&str]) -> BTreeSet<usize> {
    let place = |what: &dyn Fn(&str) -> bool| lines.iter().position(|line| what(line));
    let begin = place(&|line| opcode(line) == "tbegin").unwrap();
    let mut found = BTreeSet::new();
    let mut open = vec![begin + 1];
    while let Some(at) = open.pop() {
        if opcode(lines[at]) == "tcommit" || !found.insert(at) {
            continue;
        }
        assert_ne!(opcode(lines[at]), "ret", "every way comes to the commit");
        let is_branch = opcode(lines[at]).starts_with("bra");
        if is_branch {
            let target = lines[at].trim_end_matches(';').split_whitespace().last();
            let label = format!("{}:", target.unwrap());
            open.push(place(&|line| line.trim() == label).unwrap());
        }
        if !is_branch || lines[at].trim().starts_with('@') {
            open.push(at + 1);
        }
    }
    found
}

fn count(lines: &[&str], start: &str) -> usize {
    let is = |line: &&&str| opcode(line).starts_with(start);
    lines.iter().filter(is).count()
}

#[test]
fn both_languages_have_the_same_transactions() {
    for source in SOURCES {
        let counts = Language::ALL.map(|language| {
            let (_, text) = text(source, language);
            let lines = kernel(text, &format!("{source}_tx"));
            let all: Vec<_> = text.lines().collect();
            assert_eq!(count(&all, "tbegin"), 1, "{source}");
            assert_eq!(count(&all, "tcommit"), 1, "{source}");
            let inside: Vec<_> = inside(&lines).iter().map(|at| lines[*at]).collect();
            ["ld.", "st."].map(|access| {
                // A word each, and no first level answers.
                let of_words = count(&inside, &format!("{access}volatile.global."));
                assert_eq!(count(&inside, access), of_words, "{source}");
                of_words
            })
        });
        // Where there is no loop, the sizes of Table 2; loops are turned differently by the two compilers.
        let sets = match source {
            "hash_table" => [2, 4],
            "atm" => [3, 2],
            "sparse" => [5, 1],
            "list" => [1, 4],
            _ => continue,
        };
        assert_eq!(counts, [sets; 2], "{source}");
    }
}

/// A transaction that begins again finds its inputs in the registers: none is written between the two instructions and also elsewhere.
#[test]
fn transactions_write_no_register_that_they_begin_with() {
    for source in SOURCES {
        for language in Language::ALL {
            let (_, text) = text(source, language);
            let lines = kernel(text, &format!("{source}_tx"));
            let written = |line: &&str| {
                let opcode = opcode(line);
                let named = opcode.contains('.') && !opcode.starts_with(['.', '$']);
                let mut no = ["st.", "bra", "red."].iter();
                let named = named && !no.any(|no| opcode.starts_with(no));
                let (_, operands) = line.split_once(opcode).filter(|_| named)?;
                operands
                    .split([',', ';'])
                    .next()
                    .map(|one| one.trim().to_owned())
            };
            let region = inside(&lines);
            let [within, without] = [true, false].map(|is_inside| -> HashSet<String> {
                let part = (0..lines.len()).filter(|at| region.contains(at) == is_inside);
                part.filter_map(|at| written(&lines[at])).collect()
            });
            assert!(without.len() > 9 && within.len() > 1, "{source}");
            let both: Vec<_> = without.intersection(&within).collect();
            assert!(both.is_empty(), "{source} {}: {both:?}", language.name());
        }
    }
}

/// Without the two instructions a kernel has none.
#[test]
fn transactions_are_read_and_refused_by_machines_that_have_none() {
    for Benchmark { name, workload, .. } in benchmarks(1) {
        for language in Language::ALL {
            let job = job(&*workload, Version::Transactions, language).unwrap();
            assert!(job.transactional(), "{name}");
            let says = "uses transactions, and the machine gtx580 has none";
            let error = outcome(&job, "gtx580", MOST).unwrap_err();
            assert!(error.contains(says), "{name}: {error}");
            let (_, line) = error.split_once(".ptx:").expect("a line");
            let line = line.split(':').next().and_then(|line| line.parse().ok());
            let line: usize = line.expect("its number");
            let (_, of) = text(workload.kernel(), language);
            let first = of.lines().nth(line - 1).unwrap_or_default();
            assert!(is_transaction(first), "{name}: {error}");
            let text = without_transactions(text(workload.kernel(), language).1);
            let without = job_of(&*workload, Version::Transactions, &text, [1, 32]);
            assert!(!without.unwrap().transactional(), "{name}");
        }
    }
}

#[test]
fn committed_ptx_is_what_nvrtc_makes() {
    let nvrtc = match Nvrtc::find(None, "atm.cu") {
        Ok(nvrtc) => nvrtc,
        Err(error) => return skip(&error.to_string()),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/transactions");
    // Without the lines of the source.
    let instructions = |text: &str| {
        let lines = text.lines().map(str::trim).filter(|line| {
            let mut no = [".loc", ".file", "//"].iter();
            !line.is_empty() && !no.any(|start| line.starts_with(start))
        });
        let code = lines.take_while(|line| !line.starts_with(".section"));
        code.map(str::to_owned).collect::<Vec<_>>()
    };
    for source in SOURCES {
        let file = folder.join(format!("{source}.cu"));
        let content = fs::read(&file).unwrap();
        let made = nvrtc.compile(&file, content, &[], &format!("{source}_tx"));
        let [made, committed] =
            [&made.unwrap().text, text(source, Language::Cuda).1].map(instructions);
        assert!(committed.len() > 100);
        let mut pairs = made.iter().zip(&committed);
        let differs = pairs.find(|(one, other)| one != other);
        assert_eq!(
            differs, None,
            "{source}: the PTX is of other kernels, or of another NVRTC than 12.9.86"
        );
        assert_eq!(made.len(), committed.len(), "{source}");
    }
}
