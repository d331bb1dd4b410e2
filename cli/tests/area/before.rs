//! What units cost now beside what they cost before their Verilog was written from typed statements, for docs/flows.md.

use super::{blocks, cells, pinned, ready};
use serde_json::Value;
use turnstile_tools::YOSYS;

/// Area and period of units, `turnstile area --csv` at commit e533ae6. Of a unit whose module was made since there is none.
const BEFORE: &str = include_str!("before.csv");

/// A difference that is looked into.
const PERCENT: f64 = 1.0;

/// Why a unit costs more.
const REASONS: [(&str, &str); 12] = [
    (
        "dcd",
        "a mark is read by the decoded number of its word, and written again in the same cycle",
    ),
    (
        "smdcd",
        "which S and M of a word are written waits for what they are, and goes to every row",
    ),
    (
        "smdcd_bank",
        "all S and M of an owner word are written together, those that stay with what they have",
    ),
    (
        "bloom_filter",
        "look-up and walk share the choice of a class: the longest path begins as a walk's and ends as a look-up's, which never happens",
    ),
    (
        "bloom_bank",
        "a walk searches only the class that the signatures name; in a top the crossbar is slower",
    ),
    (
        "shadow_address",
        "`owner_row` makes two sums, and the carry of the late row chooses; alone it has no late row",
    ),
    (
        "tx_sequencer",
        "what an operation does is worked out before it is known whether a conflict comes",
    ),
    (
        "lock_bit_unit",
        "which lanes got their locks is found behind the flip-flops, which hold a lane a bank for it",
    ),
    (
        "layout_table",
        "it has the sums that each of 32 banks made",
    ),
    (
        "shadow_register_file",
        "sixteen `paired_column`s",
    ),
    (
        "paired_column",
        "`clear`, which there was not: a gate at each of 1,024 bits, without which simulators start with X",
    ),
    (
        "pause_and_go_stack",
        "lanes that leave a pass wait in four contexts beside it",
    ),
];

/// Area in um2 and period in ns.
type Cost = [f64; 2];

fn before() -> impl Iterator<Item = (&'static str, Cost)> {
    BEFORE.lines().skip(1).map(|line| {
        let mut cells = line.split(',');
        let unit = cells.next().expect("a unit");
        let mut number = || cells.next().and_then(|cell| cell.parse().ok());
        (unit, [0, 1].map(|_| number().expect("a number")))
    })
}

fn cost(unit: &Value) -> Cost {
    let period = |megahertz: f64| 1000.0 / megahertz;
    let area = unit["cell_um2"].as_f64().expect("an area");
    // Wires take no time.
    [area, unit["fmax_mhz"].as_f64().map_or(0.0, period)]
}

/// By how many percent; nothing of a unit that has only wires.
fn change(old: f64, new: f64) -> f64 {
    match old == new {
        true => 0.0,
        false => 100.0 * (new / old - 1.0),
    }
}

#[test]
#[ignore = "minutes of synthesis: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn what_costs_more_than_before_is_named_with_its_reason() {
    if !ready() || !pinned(&YOSYS) {
        return;
    }
    let before: Vec<(&str, Cost)> = before().collect();
    let names: Vec<&str> = before.iter().map(|(unit, _)| *unit).collect();
    let (report, _) = cells::report(&names, &cells::cache());
    let mut table = String::from(
        "| unit | um2 before | now | | ns before | now | | why more |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for (unit, old) in before {
        let new = cost(cells::unit(&report, unit));
        let changes = [0, 1].map(|which| change(old[which], new[which]));
        let reason = REASONS.iter().find(|(named, _)| *named == unit);
        let worse = changes.iter().any(|change| *change > PERCENT);
        assert_eq!(worse, reason.is_some(), "{unit}: {changes:?} %");
        if changes.iter().all(|change| change.abs() <= PERCENT) {
            continue;
        }
        let why = reason.map_or("-", |(_, why)| why);
        let [area, period] = changes.map(|change| format!("{change:+.1} %"));
        table += &format!(
            "| `{unit}` | {:.0} | {:.0} | {area} | {:.3} | {:.3} | {period} | {why} |\n",
            old[0], new[0], old[1], new[1]
        );
    }
    blocks::check_in("docs/flows.md", "areas", &table);
}
