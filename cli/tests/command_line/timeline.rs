//! `--trace`: the events are those of the run, and lie where viewers find them.

use super::*;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A thread: its process and its number there.
type Thread = (u64, u64);

fn number(event: &Value, field: &str) -> u64 {
    let value = event[field].as_u64();
    value.unwrap_or_else(|| panic!("{field} of {event}"))
}

fn thread(event: &Value) -> Thread {
    (number(event, "pid"), number(event, "tid"))
}

fn of_kind<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["ph"] == kind).collect()
}

/// Events and the report of the same run.
fn traced(run: &str) -> (Vec<Value>, Value) {
    let folder = tempfile::tempdir().unwrap();
    succeeds(
        folder.path(),
        &format!("simulate {run} --trace t.json --json r.json"),
    );
    let mut trace = json(folder.path(), "t.json");
    let events = trace["traceEvents"].take();
    let events = events.as_array().expect("events").clone();
    (events, json(folder.path(), "r.json"))
}

/// Begin and end of the slices of each thread, in order; those of a thread do not overlap, and it has a name.
fn slices(events: &[Value]) -> BTreeMap<Thread, Vec<[u64; 2]>> {
    let named = of_kind(events, "M");
    let named: BTreeSet<Thread> = named.into_iter().map(thread).collect();
    let mut slices: BTreeMap<Thread, Vec<[u64; 2]>> = BTreeMap::new();
    for event in of_kind(events, "X") {
        let begin = number(event, "ts");
        let of_thread = slices.entry(thread(event)).or_default();
        of_thread.push([begin, begin + number(event, "dur")]);
        assert!(named.contains(&thread(event)), "{event}");
    }
    for (thread, slices) in &mut slices {
        slices.sort_unstable();
        let overlap = slices.windows(2).find(|pair| pair[0][1] > pair[1][0]);
        assert_eq!(overlap, None, "{thread:?}");
    }
    slices
}

/// Both ends of each arrow are in slices, and it points forwards.
fn check_arrows(events: &[Value], slices: &BTreeMap<Thread, Vec<[u64; 2]>>) -> usize {
    let mut begins = BTreeMap::new();
    let mut ends = 0;
    for event in events {
        let time = match event["ph"].as_str() {
            Some("s" | "f") => number(event, "ts"),
            _ => continue,
        };
        let of_thread = slices.get(&thread(event)).map_or(&[][..], Vec::as_slice);
        let inside = |slice: &&[u64; 2]| slice[0] <= time && time < slice[1];
        assert!(of_thread.iter().any(|slice| inside(&slice)), "{event}");
        let id = number(event, "id");
        if event["ph"] == "s" {
            assert_eq!(begins.insert(id, time), None, "{event}");
        } else {
            assert!(begins[&id] <= time, "{event}");
            ends += 1;
        }
    }
    assert_eq!(begins.len(), ends);
    ends
}

/// Counts in the trace are those of the report.
fn check(run: &str) {
    let (events, report) = traced(run);
    let slices = slices(&events);
    let attempts = of_kind(&events, "X").into_iter();
    let attempts: Vec<_> = attempts
        .filter(|event| event["args"].get("committed").is_some())
        .collect();
    let sum = |field: &str| -> u64 {
        let counts = attempts.iter().map(|event| number(&event["args"], field));
        counts.sum()
    };
    let transactions = &report["transactions"];
    assert_eq!(transactions["started"], sum("lanes"), "{run}");
    assert_eq!(transactions["committed"], sum("committed"), "{run}");
    assert_eq!(transactions["aborted"], sum("aborted"), "{run}");
    let lost = of_kind(&events, "i");
    assert_eq!(report["conflicts"], lost.len(), "{run}");
    let owned = lost
        .iter()
        .filter(|event| !event["args"]["owner"].is_null());
    assert_eq!(check_arrows(&events, &slices), owned.count(), "{run}");
    // What the counters of each core come to.
    let mut counted: BTreeMap<(u64, &str), u64> = BTreeMap::new();
    for event in of_kind(&events, "C") {
        for name in ["rounds", "lanes"] {
            if let Some(count) = event["args"][name].as_u64() {
                counted.insert((number(event, "pid"), name), count);
            }
        }
    }
    let total = |name: &str| -> u64 {
        let of_name = counted.iter().filter(|((_, of), _)| *of == name);
        of_name.map(|(_, count)| count).sum()
    };
    assert_eq!(report["bank_conflicts"], total("rounds"), "{run}");
    assert_eq!(report["conflicts"], total("lanes"), "{run}");
}

#[test]
fn a_trace_of_local_memory_has_all_attempts_and_conflicts() {
    for detector in ["dcd", "bloom", "smdcd"] {
        check(&format!("hash-table --detector {detector}"));
    }
    // Passes are cut short.
    check("database");
}

#[test]
fn a_trace_of_global_memory_has_all_attempts_and_conflicts() {
    check("HT1K --machine early-cr --engine model --set tasks=1000");
    check("ATM10K --machine early-cr --engine model --set tasks=500 --early-abort --pause-and-go");
}

/// Atomic instructions through lock bits on several cores, and bank conflicts.
#[test]
fn counters_of_all_cores_add_up() {
    check("voting --version atomic --machine gtx580 --engine model --set bins=1024");
}

#[test]
fn without_transactions_a_trace_has_what_warps_do() {
    let folder = tempfile::tempdir().unwrap();
    schema::write_warps(folder.path());
    succeeds(
        folder.path(),
        "simulate warps.toml --engine model --trace t.json",
    );
    let trace = json(folder.path(), "t.json");
    let events = trace["traceEvents"].as_array().unwrap();
    let slices = slices(events);
    // Six warps.
    assert_eq!(slices.len(), 6);
    assert!(of_kind(events, "i").is_empty());
}

#[test]
fn a_trace_is_an_output_like_others() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, message) in [
        (
            "simulate hash-table --trace t.json --json t.json",
            "error: --trace t.json: this file is also written by --json; give every output a file of its own",
        ),
        (
            "simulate hash-table --trace -",
            "error: --trace -: a trace is written to a file",
        ),
        (
            "simulate hash-table --trace no/t.json",
            "error: no/t.json: the file cannot be written (there is no folder `no`)",
        ),
        (
            "simulate hash-table --trace .",
            "error: .: the file cannot be written (it is there and is no regular file)",
        ),
    ] {
        refused(folder.path(), arguments, message);
    }
}
