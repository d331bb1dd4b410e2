//! A save file of GTKWave: groups that open and close, texts as texts, markers A to Z.

use super::{grouped, Form, Group, Loss, Shown};
use std::fmt::Write;
use std::path::Path;

// Flags of lines in a save file: how signals are shown, and where groups begin and end. A group that is closed shows its name alone.
const BINARY: &str = "@28";
const HEXADECIMAL: &str = "@22";
const DECIMAL: &str = "@24";
const TEXT: &str = "@820";
const OPEN: [&str; 2] = ["@800200", "@1000200"];
const CLOSED: [&str; 2] = ["@c00200", "@1401200"];

/// Cycles that are shown before the first marker.
const BEFORE: u64 = 20;
/// Pixels of the window and of the signals' names; the tree of all signals is folded.
const WINDOW: &str = "[size] 1600 1000\n[pos] -1 -1\n[signals_width] 260\n[sst_expanded] 0\n";
/// Markers that GTKWave has names for, A to Z.
pub const MARKERS: usize = 26;

/// The save file `file` of `wave`, which begins at `start`.
pub fn text(file: &Path, wave: &Path, signals: &[Shown], losses: &[Loss], start: u64) -> String {
    let name = |path: &Path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    let (wave, file) = (name(wave), name(file));
    // Shortly before lanes lose first.
    let loss = losses.first().map_or(start, |loss| loss.time);
    let from = start.max(loss.saturating_sub(BEFORE));
    let mut text =
        format!("[dumpfile] \"{wave}\"\n[savefile] \"{file}\"\n[timestart] {from}\n{WINDOW}");
    text += &markers(losses);
    for (group, members) in grouped(signals) {
        text += &of_group(&group, &members);
    }
    text
}

/// The markers: the first is what GTKWave calls the primary one, whose time it shows values of.
fn markers(losses: &[Loss]) -> String {
    let mut times = vec![losses.first().map_or(-1, |loss| loss.time as i64)];
    times.extend(losses.iter().map(|loss| loss.time as i64));
    times.resize(1 + MARKERS, -1);
    let times: Vec<String> = times.iter().map(ToString::to_string).collect();
    let mut text = format!("*-5.0 {}\n", times.join(" "));
    for (letter, loss) in ('A'..).zip(losses) {
        // Writing to a text cannot fail.
        let _ = match loss.lanes {
            1 => writeln!(text, "[markername] {letter}a lane lost"),
            lanes => writeln!(text, "[markername] {letter}{lanes} lanes lost"),
        };
    }
    text
}

fn of_group(group: &Group, members: &[&Shown]) -> String {
    let [begin, end] = if group.open { OPEN } else { CLOSED };
    let name = group.name;
    let mut text = format!("{begin}\n-{name}\n");
    for signal in members {
        let form = match signal.form() {
            Form::Bit => BINARY,
            Form::Hexadecimal => HEXADECIMAL,
            Form::Decimal => DECIMAL,
            Form::Text => TEXT,
        };
        text += &format!("{form}\n{}", signal.name);
        if signal.width > 1 {
            text += &format!("[{}:0]", signal.width - 1);
        }
        text.push('\n');
    }
    text + &format!("{end}\n-{name}\n")
}
