//! Waveforms: all pins of the LDS top, and what each wavefront does; of machines for warps of 32 also partitions.

mod fst;
mod vcd;
mod view;

use crate::{Clocked, Cycled, Glance, LocalMemoryPort, TxMode, UnitPins, SLOTS};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::pins::Pin;
use turnstile_tools::file::PendingFile;
use turnstile_tools::{Error, Result};
use view::{Shown, View};

/// Longest text on a text signal.
const TEXT_BYTES: usize = 16;

/// Names of operations, by their codes.
static OPERATIONS: LazyLock<Vec<String>> =
    LazyLock::new(|| LDS_OPS.iter().map(|op| format!("{op:?}")).collect());

/// Pins that are compared at once.
const BLOCK: usize = 16;

/// A file format. Signals are numbered: pins first, then other numbers, texts behind.
trait Format {
    /// Declares the signals.
    fn declare(&mut self, pins: &[&Pin], numbers: &[Pin], texts: &[String]) -> anyhow::Result<()>;
    /// Bits of a text signal; 0 where texts have no width.
    fn text_bits(&self) -> usize;
    /// Moves on to a time.
    fn time(&mut self, time: u64) -> anyhow::Result<()>;
    /// A pin changes.
    fn pin(&mut self, signal: usize, value: u32) -> anyhow::Result<()>;
    /// A text changes; at most [`TEXT_BYTES`] ASCII characters.
    fn text(&mut self, signal: usize, value: &str) -> anyhow::Result<()>;
    /// Writes what is left.
    fn finish(self: Box<Self>) -> anyhow::Result<()>;
}

/// A waveform being written.
pub struct Wave {
    pending: PendingFile,
    format: Box<dyn Format>,
    /// Written last: inputs, then outputs, then other numbers.
    pins: Vec<u32>,
    /// Written last: the operation that is requested, modes of the transaction slots, then states of wavefronts.
    texts: Vec<&'static str>,
    /// To be written.
    states: Vec<&'static str>,
    numbers: Vec<u32>,
    /// Cores, and warps of each, if every cycle of all of them is shown.
    cores: Option<[usize; 2]>,
    /// The last time that there was.
    seen: Option<u64>,
    /// The first one that is written.
    began: Option<u64>,
    /// Those that are.
    window: RangeInclusive<u64>,
    view: View,
    signals: Vec<Shown>,
    /// Places of pins in their words, if there are such.
    watched: Watched,
    /// Wavefronts that have a signal at least.
    wavefronts: usize,
}

impl Wave {
    /// The files that are written beside a waveform: for GTKWave, for Surfer.
    pub fn beside(path: &Path) -> [PathBuf; 2] {
        View::paths(path)
    }

    /// Starts a file; its extension chooses the format. Only the times in `window` are written.
    pub fn create(path: &Path, window: RangeInclusive<u64>) -> Result<Self> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        if !matches!(extension, Some("vcd" | "fst")) {
            return Err(Error::input(
                format!("--wave {}", path.display()),
                "the extension names no waveform format",
                "give a file that ends in .vcd or .fst",
            ));
        }
        let pending = PendingFile::create(path)?;
        let handle = pending.handle()?;
        let format: Box<dyn Format> = if extension == Some("vcd") {
            Box::new(vcd::Vcd::new(handle))
        } else {
            Box::new(fst::Fst::new(handle).map_err(|error| failed(&error))?)
        };
        Ok(Self {
            pending,
            format,
            pins: vec![],
            texts: vec![],
            states: vec![],
            numbers: vec![],
            cores: None,
            seen: None,
            began: None,
            window,
            view: View::create(path)?,
            signals: vec![],
            watched: Watched::default(),
            wavefronts: 0,
        })
    }

    /// Launches to come have up to so many wavefronts at once: they get a signal each from the start.
    pub fn expect(&mut self, wavefronts: usize) {
        self.wavefronts = self.wavefronts.max(wavefronts);
    }

    /// The machine has so many cores with places for so many warps each: every cycle of all of them is shown, and no clock of the
    /// RTL by itself.
    pub fn show_cores(&mut self, cores: usize, warps: usize) {
        self.cores = Some([cores, warps]);
    }

    /// Whether it shows cycles.
    pub fn shows_cycles(&self) -> bool {
        self.cores.is_some()
    }

    /// Takes in a cycle.
    pub fn cycled(&mut self, cycled: &Cycled) -> Result<()> {
        let Some([_, warps]) = self.cores else {
            return Ok(());
        };
        if !self.enters(cycled.cycle) {
            return Ok(());
        }
        self.states.clear();
        self.numbers.clear();
        for places in &cycled.cores {
            for warp in (0..warps).map(|place| places.get(place)) {
                self.states.push(state(warp));
                let (pc, active) = warp.map_or((0, 0), |warp| (warp.pc, warp.active));
                self.numbers.extend([pc, active as u32]);
            }
        }
        for partition in &cycled.partitions {
            let levels = [partition.requests, partition.replies, partition.dram];
            self.numbers.extend(levels.map(|level| level as u32));
            let closed = u64::from(u32::MAX);
            let rows = partition.rows.iter();
            self.numbers
                .extend(rows.map(|row| row.unwrap_or(closed) as u32));
        }
        let banks = cycled.partitions.first().map_or(0, |one| one.rows.len());
        self.write(cycled.cycle, cycled.port, banks)
            .map_err(|error| failed(&error))
    }

    /// Takes in a clock.
    pub fn clocked(&mut self, clocked: &Clocked) -> Result<()> {
        if self.shows_cycles() || !self.enters(clocked.time) {
            return Ok(());
        }
        self.states.clear();
        // All wavefronts of a launch that fit are resident from its start, so the number does not change.
        let places = clocked.wavefronts;
        let places = (0..places.count()).map(|place| state(places.get(place)));
        self.states.extend(places);
        if self.states.len() < self.wavefronts {
            self.states.resize(self.wavefronts, FREE);
        }
        self.write(clocked.time, clocked.port, 0)
            .map_err(|error| failed(&error))
    }

    /// Notes a time; whether it is written.
    fn enters(&mut self, time: u64) -> bool {
        self.seen = Some(time);
        self.window.contains(&time)
    }

    /// Completes the files; a run that ended before its first clock leaves none.
    ///
    /// # Errors
    /// The run has no clock in the window, or the disk is full.
    pub fn finish(self) -> Result<()> {
        let Some(last) = self.seen else {
            return Ok(());
        };
        let Some(began) = self.began else {
            return Err(Error::input(
                format!("--wave {}", self.pending.path().display()),
                format!("the hardware has no clock in the cycles that are asked for; its last one is {last}"),
                "give other values of --wave-from and --wave-to",
            ));
        };
        self.format.finish().map_err(|error| failed(&error))?;
        self.view.finish(&self.signals, began)?;
        self.pending.finish()
    }

    /// Writes what has changed. Not generic, so that it is compiled, and optimised, here.
    fn write(&mut self, time: u64, port: &dyn LocalMemoryPort, banks: usize) -> anyhow::Result<()> {
        let top = port.pins();
        let slots = port.size().slots;
        let mut modes = [""; SLOTS];
        for (slot, text) in modes[..slots].iter_mut().enumerate() {
            *text = mode(port.slot(slot).mode);
        }
        let first = self.began.is_none();
        if first {
            self.began = Some(time);
            self.declare(top, slots, banks)?;
        }
        self.format.time(time)?;
        let operation = self.watched.operation(top.inputs());
        let lost = self.watched.lost(top.outputs());
        if lost > 0 {
            self.view.lost(time, lost);
        }
        self.write_pins(0, top.inputs(), first)?;
        self.write_pins(top.inputs().len(), top.outputs(), first)?;
        let numbers = std::mem::take(&mut self.numbers);
        self.write_pins(top.inputs().len() + top.outputs().len(), &numbers, first)?;
        self.numbers = numbers;
        let texts = [operation];
        let texts = texts.iter().chain(&modes[..slots]).chain(&self.states);
        for (index, (text, written)) in texts.zip(&mut self.texts).enumerate() {
            // They are constants: as a rule the same text is at the same place.
            let same = std::ptr::eq(*text, *written) || text == written;
            if first || !same {
                *written = text;
                self.format.text(self.pins.len() + index, text)?;
            }
        }
        Ok(())
    }

    /// Writes which of the pins from number `from` on have changed, or all. Most have not, so they are compared block by block.
    fn write_pins(&mut self, from: usize, words: &[u32], all: bool) -> anyhow::Result<()> {
        let written = &mut self.pins[from..from + words.len()];
        let blocks = words.chunks(BLOCK).zip(written.chunks_mut(BLOCK));
        for (start, (words, written)) in (from..).step_by(BLOCK).zip(blocks) {
            if !all && words == written {
                continue;
            }
            for (signal, (word, written)) in (start..).zip(words.iter().zip(written)) {
                if all || word != written {
                    *written = *word;
                    self.format.pin(signal, *word)?;
                }
            }
        }
        Ok(())
    }

    fn declare(&mut self, top: &UnitPins, slots: usize, banks: usize) -> anyhow::Result<()> {
        let pins: Vec<&Pin> = top.input_pins().iter().chain(top.output_pins()).collect();
        let modes = (0..slots).map(|slot| format!("slot_{slot}_mode"));
        let warps = self.warps();
        let states = warps.iter().map(|warp| format!("{warp}_state"));
        let operation = std::iter::once("operation".to_owned());
        let names: Vec<String> = operation.chain(modes).chain(states).collect();
        let numbers = self.named_numbers(&warps, banks);
        self.watched = Watched::of(top);
        self.signals = shown(&pins, &numbers, &names, self.format.text_bits());
        self.pins = vec![0; pins.len() + numbers.len()];
        self.texts = vec![""; names.len()];
        self.format.declare(&pins, &numbers, &names)
    }

    /// Names of the places of warps.
    fn warps(&self) -> Vec<String> {
        match self.cores {
            None => (0..self.states.len())
                .map(|wavefront| format!("wavefront_{wavefront}"))
                .collect(),
            Some([cores, warps]) => (0..cores * warps)
                .map(|place| format!("core_{}_warp_{}", place / warps, place % warps))
                .collect(),
        }
    }

    /// What [`cycled`](Self::cycled) shows of warps and partitions, in its order.
    fn named_numbers(&self, warps: &[String], banks: usize) -> Vec<Pin> {
        if self.cores.is_none() {
            return vec![];
        }
        let of_warps = warps.iter();
        let of_warps = of_warps.flat_map(|warp| [format!("{warp}_pc"), format!("{warp}_active")]);
        let partitions = (self.numbers.len() - 2 * warps.len()) / (3 + banks);
        let of_partitions = (0..partitions).flat_map(|number| {
            let queues = ["requests", "replies", "dram"].map(String::from);
            let rows = (0..banks).map(|bank| format!("bank_{bank}_row"));
            let signals = queues.into_iter().chain(rows);
            signals.map(move |signal| format!("partition_{number}_{signal}"))
        });
        let names = of_warps.chain(of_partitions);
        names.map(|name| Pin::new(name, 32)).collect()
    }
}

/// Pins of the LDS of which more is said than their value.
#[derive(Clone, Copy, Debug, Default)]
struct Watched {
    /// `req_valid` and `req_op`.
    request: Option<[usize; 2]>,
    /// `rsp_valid` and `rsp_aborted`.
    aborted: Option<[usize; 2]>,
}

impl Watched {
    fn of(top: &UnitPins) -> Self {
        let places = |pins: &[Pin], names: [&str; 2]| {
            let place = |name: &str| pins.iter().position(|pin| pin.name == name);
            let [valid, value] = names.map(place);
            Some([valid?, value?])
        };
        Self {
            request: places(top.input_pins(), ["req_valid", "req_op"]),
            aborted: places(top.output_pins(), ["rsp_valid", "rsp_aborted"]),
        }
    }

    /// Name of the operation that is requested; nothing without a request.
    fn operation(self, inputs: &[u32]) -> &'static str {
        let requested = self.request.filter(|[valid, _]| inputs[*valid] != 0);
        let name = requested.and_then(|[_, op]| OPERATIONS.get(inputs[op] as usize));
        name.map_or("", String::as_str)
    }

    /// Lanes that lose in this clock.
    fn lost(self, outputs: &[u32]) -> u32 {
        let answered = self.aborted.filter(|[valid, _]| outputs[*valid] != 0);
        answered.map_or(0, |[_, aborted]| outputs[aborted].count_ones())
    }
}

/// The signals with their scopes.
fn shown(pins: &[&Pin], numbers: &[Pin], texts: &[String], text_bits: usize) -> Vec<Shown> {
    let of = |scope: &str, name: &str, width, text| Shown {
        name: format!("{scope}.{name}"),
        width,
        text,
    };
    let pins = pins
        .iter()
        .map(|pin| of("lds", &pin.name, pin.width, false));
    let numbers = numbers.iter();
    let numbers = numbers.map(|pin| of("machine", &pin.name, pin.width, false));
    let texts = texts
        .iter()
        .map(|name| of("machine", name, text_bits, true));
    pins.chain(numbers).chain(texts).collect()
}

fn failed(error: &anyhow::Error) -> Error {
    Error::input(
        "--wave",
        format!("the waveform cannot be written ({error:#})"),
        "make sure that there is room on the disk",
    )
}

/// State of a place that no wavefront has.
const FREE: &str = "free";

fn state(warp: Option<Glance>) -> &'static str {
    warp.map_or(FREE, |warp| warp.doing)
}

fn mode(mode: TxMode) -> &'static str {
    match mode {
        TxMode::Normal => "normal",
        TxMode::Concurrent => "tx",
        TxMode::WavefrontSerial => "wfs",
        TxMode::GroupSerial => "wgs",
    }
}
