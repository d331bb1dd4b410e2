//! What viewers show of a waveform: files beside it, with the signals in groups, and markers where lanes lost.

mod gtkwave;
mod surfer;

use std::path::{Path, PathBuf};
use turnstile_tools::file::PendingFile;
use turnstile_tools::Result;

/// Signals that are shown together.
#[derive(Debug)]
struct Group {
    name: &'static str,
    /// Whether its signals are seen at first.
    open: bool,
    /// How names of its signals begin.
    begins: &'static [&'static str],
}

const fn group(name: &'static str, open: bool, begins: &'static [&'static str]) -> Group {
    Group { name, open, begins }
}

/// A signal is in the first that it fits.
const GROUPS: [Group; 10] = [
    group("wavefronts", true, &["machine.wavefront_"]),
    group("request", true, &["machine.operation", "lds.req_"]),
    group("words of the answer", false, &["lds.rsp_data"]),
    group("banks", true, &["lds.rsp_"]),
    group(
        "conflict masks",
        true,
        &["machine.slot_", "lds.tcm_", "lds.killed", "lds.pass_dead"],
    ),
    group("sequencer", true, &["lds.tx", "lds.begin_stall"]),
    group("lanes of the request", false, &["lds.lane_"]),
    group("warps", false, &["machine.core_"]),
    group("partitions", false, &["machine.partition_"]),
    group("other pins", false, &["lds."]),
];

/// A signal of the file.
#[derive(Clone, Debug)]
pub struct Shown {
    /// With its scope.
    pub name: String,
    /// In bits; 0 for a text of no width.
    pub width: usize,
    pub text: bool,
}

/// How a value is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Bit,
    Hexadecimal,
    Decimal,
    Text,
}

/// Pins that are numbers and no masks.
const NUMBERS: [&str; 3] = ["_wavefront", "_rounds", "_warp"];

impl Shown {
    fn form(&self) -> Form {
        let number = NUMBERS.iter().any(|end| self.name.ends_with(end));
        match self.width {
            _ if self.text => Form::Text,
            1 => Form::Bit,
            _ if number => Form::Decimal,
            _ => Form::Hexadecimal,
        }
    }
}

/// Lanes lost at a time.
#[derive(Clone, Copy, Debug)]
struct Loss {
    time: u64,
    lanes: u32,
}

/// The files, being made.
#[derive(Debug)]
pub struct View {
    gtkwave: PendingFile,
    surfer: PendingFile,
    /// Name of the waveform.
    wave: PathBuf,
    /// The first of them.
    losses: Vec<Loss>,
}

impl View {
    /// Of a waveform: for GTKWave, for Surfer.
    pub fn paths(wave: &Path) -> [PathBuf; 2] {
        ["gtkw", "sucl"].map(|extension| wave.with_extension(extension))
    }

    /// Starts the files of a waveform.
    pub fn create(wave: &Path) -> Result<Self> {
        let [gtkwave, surfer] = Self::paths(wave);
        Ok(Self {
            gtkwave: PendingFile::create(&gtkwave)?,
            surfer: PendingFile::create(&surfer)?,
            wave: wave.to_path_buf(),
            losses: vec![],
        })
    }

    /// So many lanes lost at this time.
    pub fn lost(&mut self, time: u64, lanes: u32) {
        if self.losses.len() < gtkwave::MARKERS {
            self.losses.push(Loss { time, lanes });
        }
    }

    /// Completes the files, for a waveform of these signals that begins at `start`.
    pub fn finish(self, signals: &[Shown], start: u64) -> Result<()> {
        let file = self.gtkwave.path();
        let text = gtkwave::text(file, &self.wave, signals, &self.losses, start);
        self.gtkwave.write(&text)?;
        self.surfer.write(&surfer::text(signals, &self.losses))
    }
}

/// The groups that have signals, with them.
fn grouped(signals: &[Shown]) -> Vec<(Group, Vec<&Shown>)> {
    let mut left: Vec<&Shown> = signals.iter().collect();
    let groups = GROUPS.into_iter().map(|group| {
        let of = |signal: &&Shown| {
            group
                .begins
                .iter()
                .any(|begin| signal.name.starts_with(begin))
        };
        let (members, others) = std::mem::take(&mut left).into_iter().partition(of);
        left = others;
        (group, members)
    });
    groups.filter(|(_, members)| !members.is_empty()).collect()
}
