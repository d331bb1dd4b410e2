//! What GTKWave shows of a waveform: a save file beside it, with the signals in groups, texts as texts, and markers where lanes lost.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use turnstile_tools::file::PendingFile;
use turnstile_tools::Result;

/// Markers that GTKWave has names for, A to Z.
const MARKERS: usize = 26;

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

/// Groups of signals: name, whether it is open at first, and how names of its signals begin. A signal is in the first that it fits.
const GROUPS: [(&str, bool, &[&str]); 10] = [
    ("wavefronts", true, &["machine.wavefront_"]),
    ("request", true, &["machine.operation", "lds.req_"]),
    ("words of the answer", false, &["lds.rsp_data"]),
    ("banks", true, &["lds.rsp_"]),
    (
        "conflict masks",
        true,
        &["machine.slot_", "lds.tcm_", "lds.killed", "lds.pass_dead"],
    ),
    ("sequencer", true, &["lds.tx", "lds.begin_stall"]),
    ("lanes of the request", false, &["lds.lane_"]),
    ("warps", false, &["machine.core_"]),
    ("partitions", false, &["machine.partition_"]),
    ("other pins", false, &["lds."]),
];
/// Pins that are numbers and no masks.
const NUMBERS: [&str; 3] = ["_wavefront", "_rounds", "_warp"];

/// A signal of the file.
#[derive(Clone, Debug)]
pub struct Shown {
    /// With its scope.
    pub name: String,
    /// In bits; 0 for a text of no width.
    pub width: usize,
    pub text: bool,
}

/// A save file being made.
#[derive(Debug)]
pub struct View {
    pending: PendingFile,
    /// Name of the waveform.
    wave: PathBuf,
    /// When lanes lost, and how many: the first times.
    losses: Vec<(u64, u32)>,
}

impl View {
    /// Of a waveform.
    pub fn path(wave: &Path) -> PathBuf {
        wave.with_extension("gtkw")
    }

    /// Starts the save file of a waveform.
    pub fn create(wave: &Path) -> Result<Self> {
        Ok(Self {
            pending: PendingFile::create(&Self::path(wave))?,
            wave: wave.to_path_buf(),
            losses: vec![],
        })
    }

    /// So many lanes lost at this time.
    pub fn lost(&mut self, time: u64, lanes: u32) {
        if self.losses.len() < MARKERS {
            self.losses.push((time, lanes));
        }
    }

    /// Completes the file, for a waveform of these signals that begins at `start`.
    pub fn finish(self, signals: &[Shown], start: u64) -> Result<()> {
        let text = self.text(signals, start);
        self.pending.write(&text)
    }

    fn text(&self, signals: &[Shown], start: u64) -> String {
        let file = |path: &Path| {
            let name = path.file_name().unwrap_or_default();
            name.to_string_lossy().into_owned()
        };
        let (wave, view) = (file(&self.wave), file(&Self::path(&self.wave)));
        // Shortly before lanes lose first.
        let loss = self.losses.first().map_or(start, |loss| loss.0);
        let from = start.max(loss.saturating_sub(BEFORE));
        let mut text =
            format!("[dumpfile] \"{wave}\"\n[savefile] \"{view}\"\n[timestart] {from}\n{WINDOW}");
        text += &self.markers();
        let mut left: Vec<&Shown> = signals.iter().collect();
        for (name, open, begins) in GROUPS {
            let of = |signal: &&Shown| begins.iter().any(|begin| signal.name.starts_with(begin));
            let (members, others): (Vec<_>, Vec<_>) = left.into_iter().partition(of);
            left = others;
            text += &group(name, open, &members);
        }
        text
    }

    /// The markers: the first is what GTKWave calls the primary one, whose time it shows values of.
    fn markers(&self) -> String {
        let mut times = vec![self.losses.first().map_or(-1, |loss| loss.0 as i64)];
        times.extend(self.losses.iter().map(|loss| loss.0 as i64));
        times.resize(1 + MARKERS, -1);
        let times: Vec<String> = times.iter().map(ToString::to_string).collect();
        let mut text = format!("*-5.0 {}\n", times.join(" "));
        for (letter, (_, lanes)) in ('A'..).zip(&self.losses) {
            // Writing to a text cannot fail.
            let _ = match lanes {
                1 => writeln!(text, "[markername] {letter}a lane lost"),
                _ => writeln!(text, "[markername] {letter}{lanes} lanes lost"),
            };
        }
        text
    }
}

fn group(name: &str, open: bool, members: &[&Shown]) -> String {
    if members.is_empty() {
        return String::new();
    }
    let [begin, end] = if open { OPEN } else { CLOSED };
    let mut text = format!("{begin}\n-{name}\n");
    for signal in members {
        let number = NUMBERS.iter().any(|end| signal.name.ends_with(end));
        let form = match signal.width {
            _ if signal.text => TEXT,
            1 => BINARY,
            _ if number => DECIMAL,
            _ => HEXADECIMAL,
        };
        text += &format!("{form}\n{}", signal.name);
        if signal.width > 1 {
            text += &format!("[{}:0]", signal.width - 1);
        }
        text.push('\n');
    }
    text + &format!("{end}\n-{name}\n")
}
