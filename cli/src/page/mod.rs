//! The page about a run (`simulate --html`): a map of its attempts, the kernels' text with heat by line, charts. It needs nothing but itself.

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use turnstile_machine::history::Kept;
use turnstile_machine::metrics::{ConflictPair, Report};
use turnstile_run::Program;
use turnstile_tools::Error;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
/// Apache ECharts, as its makers publish it: LICENSE and NOTICE are beside it.
const ECHARTS: &str = include_str!("echarts/echarts.min.js");
/// Each uses what those before it define.
const SCRIPTS: [&str; 6] = [
    include_str!("data.js"),
    include_str!("map.js"),
    include_str!("details.js"),
    include_str!("source.js"),
    include_str!("charts.js"),
    include_str!("page.js"),
];

/// Words that a pair of lines has on the page.
const WORDS: usize = 20;

/// A kernel's text.
#[derive(Debug, Serialize)]
pub struct Source {
    file: String,
    text: String,
}

/// The texts that a program's lines are of, as they are now.
pub fn sources(program: &Program) -> Vec<Source> {
    let mut sources: Vec<Source> = vec![];
    for launch in &program.launches {
        let job = &launch.job;
        let file = job.code.file();
        if sources.iter().any(|source| source.file == file) {
            continue;
        }
        // Lines are of the source, which for compiled kernels is not what was loaded.
        let is_read = program.inputs.iter().any(|path| path == Path::new(file));
        let read = is_read.then(|| fs::read(file).ok()).flatten();
        let text = match read {
            Some(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            None => job.text.to_string(),
        };
        sources.push(Source {
            file: file.to_owned(),
            text,
        });
    }
    sources
}

/// What the scripts read.
#[derive(Serialize)]
struct Run<'a> {
    lanes: usize,
    /// Why the run has not ended as it should.
    error: Option<String>,
    kept: Box<RawValue>,
    report: Value,
    sources: &'a [Source],
    /// Names of words in global memory, by byte address.
    word_names: BTreeMap<u64, &'a str>,
}

/// The page of a run that has ended as reported, or with an error, on a machine with so many lanes a warp.
pub fn page(
    report: &Report,
    error: Option<&Error>,
    kept: &Kept,
    sources: &[Source],
    lanes: usize,
) -> String {
    let run = Run {
        lanes,
        error: error.map(Error::to_string),
        kept: kept.json(),
        report: shortened(report),
        sources,
        word_names: word_names(&report.conflict_pairs, kept),
    };
    let run = serde_json::to_string(&run).expect("plain numbers and texts");
    let title = format!("{} ({})", report.run, report.kernel);
    let parts = [
        ("{title}", &*escape(&title)),
        ("{style}", STYLE),
        // Nothing in it ends the script that it lies in.
        ("{run}", &run.replace('<', "\\u003c")),
        ("{echarts}", ECHARTS),
        ("{scripts}", &SCRIPTS.concat()),
    ];
    let mut page = String::new();
    let mut rest = PAGE;
    for (mark, part) in parts {
        let (before, after) = rest.split_once(mark).expect("a mark of the page");
        page += before;
        page += part;
        rest = after;
    }
    page + rest
}

/// The report with the most frequent words of each pair.
fn shortened(report: &Report) -> Value {
    let mut report = report.clone();
    for pair in &mut report.conflict_pairs {
        pair.words.sort_by_key(|word| std::cmp::Reverse(word.count));
        pair.words.truncate(WORDS);
    }
    serde_json::to_value(report).expect("plain numbers and texts")
}

/// Names of the words that the map has.
fn word_names<'a>(pairs: &'a [ConflictPair], kept: &Kept) -> BTreeMap<u64, &'a str> {
    let lost = kept.conflicts.list.iter().map(|lost| lost.word);
    let words = kept.conflicts.words.iter().filter_map(|heat| heat.word);
    let shown: BTreeSet<u64> = lost.chain(words).collect();
    let named = pairs.iter().flat_map(|pair| &pair.words);
    let named = named.filter(|word| shown.contains(&word.address));
    named
        .filter_map(|word| Some((word.address, word.name.as_deref()?)))
        .collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
