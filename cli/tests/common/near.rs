//! How many numbers of a table are near the paper's, and which statements hold.

/// How a number that is not a result is marked: the machine was fitted to it, it is a constant of the machine, it could not be another one, or it
/// has a row already.
const GIVEN: [&str; 4] = [
    "(fitted",
    "(a constant",
    "(by construction",
    "(second reading",
];

/// The number at the beginning of a cell, behind the sign of a bound.
fn number(cell: &str) -> Option<f64> {
    let cell = cell.trim_start_matches(['<', '>', '=', ' ']);
    let end = cell.find(|sign: char| !matches!(sign, '0'..='9' | '.' | '-'));
    cell[..end.unwrap_or(cell.len())].parse().ok()
}

/// Whether our number is within a share of the paper's, or of its bound.
fn within(theirs: &str, ours: &str, share: f64) -> bool {
    let (Some(paper), Some(here)) = (number(theirs), number(ours)) else {
        return false;
    };
    // The cells are rounded decimals: a number exactly at the limit is within it.
    let room = share * paper.abs() + 1e-9;
    match theirs.get(..2) {
        Some("<=") => here <= paper + room,
        Some(">=") => here >= paper - room,
        _ => (here - paper).abs() <= room,
    }
}

/// What tables of numbers and of statements add up to: numbers that are results, of them within 10 % and 25 %, those that are none, statements that
/// hold, that hold partly, that do not.
pub fn tally(numbers: &[Vec<String>], statements: Option<&[Vec<String>]>) -> [String; 7] {
    let (given, results): (Vec<_>, Vec<_>) = numbers
        .iter()
        .partition(|row| GIVEN.iter().any(|mark| row[1].contains(mark)));
    let near = |share| {
        results
            .iter()
            .filter(|row| within(&row[2], &row[3], share))
            .count()
            .to_string()
    };
    let holds = |word: &str| match statements {
        Some(all) => all.iter().filter(|row| row[2] == word).count().to_string(),
        None => "-".into(),
    };
    [
        results.len().to_string(),
        near(0.10),
        near(0.25),
        given.len().to_string(),
        holds("yes"),
        holds("partly"),
        holds("no"),
    ]
}

/// The cells of a table, without its head.
pub fn cells(table: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| {
        let line = line.trim_start_matches("| ").trim_end_matches(" |");
        line.split(" | ").map(str::to_owned).collect()
    };
    table.lines().skip(2).map(cells).collect()
}

#[test]
fn a_bound_is_kept_from_one_side_and_a_number_from_both() {
    for (theirs, ours, share, right) in [
        ("1.41x", "1.30x (1.20x to 1.40x, 5 seeds)", 0.10, true),
        ("1.41x", "1.12x (1.08x to 1.15x, 5 seeds)", 0.10, false),
        ("1.41x", "1.12x (1.08x to 1.15x, 5 seeds)", 0.25, true),
        ("100", "110", 0.10, true),
        ("<= 20.0 %", "1.0 %", 0.10, true),
        ("<= 20.0 %", "22.1 %", 0.10, false),
        (">= 50.0 %", "44.9 %", 0.10, false),
        (">= 50.0 %", "92.0 %", 0.10, true),
        ("0", "0", 0.10, true),
        ("0", "1", 0.25, false),
        ("0.36 ms", "-", 0.25, false),
    ] {
        assert_eq!(
            within(theirs, ours, share),
            right,
            "{theirs} {ours} {share}"
        );
    }
}
