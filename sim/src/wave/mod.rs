//! Waveforms: all pins of the LDS top, and in words what each wavefront does.

mod fst;
mod vcd;

use crate::file::PendingFile;
use crate::kernel::Warp;
use crate::machine::{Clocked, LocalMemoryPort, Resident, TopPins, TxMode, SLOTS};
use crate::{Error, Result};
use std::path::Path;
use turnstile_hdl::pins::Pin;

/// Longest text on a text signal.
const TEXT_BYTES: usize = 16;

/// Pins that are compared at once.
const BLOCK: usize = 16;

/// A file format. Signals are numbered: pins first, texts behind.
trait Format {
    /// Declares the signals.
    fn declare(&mut self, pins: &[&Pin], texts: &[String]) -> anyhow::Result<()>;
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
    /// Written last: inputs, then outputs.
    pins: Vec<u32>,
    /// Written last: modes of the transaction slots, then states of wavefronts.
    texts: Vec<&'static str>,
    /// To be written.
    states: Vec<&'static str>,
    declared: bool,
    /// Wavefronts that have a signal at least.
    wavefronts: usize,
}

impl Wave {
    /// Starts a file; its extension chooses the format.
    pub fn create(path: &Path) -> Result<Self> {
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
            declared: false,
            wavefronts: 0,
        })
    }

    /// Launches to come have up to so many wavefronts at once: they get a signal each from the start.
    pub fn expect(&mut self, wavefronts: usize) {
        self.wavefronts = self.wavefronts.max(wavefronts);
    }

    /// Takes in a clock.
    pub fn clocked<W: Warp<LANES>, const LANES: usize>(
        &mut self,
        clocked: &Clocked<W, LANES>,
    ) -> Result<()> {
        self.states.clear();
        // All wavefronts of a launch that fit are resident from its start, so the number does not change.
        for resident in clocked.wavefronts {
            self.states.push(state(resident));
        }
        if self.states.len() < self.wavefronts {
            self.states.resize(self.wavefronts, FREE);
        }
        self.write(clocked.time, clocked.port)
            .map_err(|error| failed(&error))
    }

    /// Completes the file; a run that ended before its first clock leaves none.
    pub fn finish(self) -> Result<()> {
        if !self.declared {
            return Ok(());
        }
        self.format.finish().map_err(|error| failed(&error))?;
        self.pending.finish()
    }

    /// Writes what has changed. Not generic, so that it is compiled, and optimised, here.
    fn write(&mut self, time: u64, port: &dyn LocalMemoryPort) -> anyhow::Result<()> {
        let top = port.pins();
        let modes: [_; SLOTS] = std::array::from_fn(|slot| mode(port.slot(slot).mode));
        let first = !self.declared;
        if first {
            self.declare(top, SLOTS + self.states.len())?;
        }
        self.format.time(time)?;
        self.write_pins(0, top.inputs(), first)?;
        self.write_pins(top.inputs().len(), top.outputs(), first)?;
        let texts = modes.iter().chain(&self.states);
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

    fn declare(&mut self, top: &TopPins, texts: usize) -> anyhow::Result<()> {
        let pins: Vec<&Pin> = top.input_pins().iter().chain(top.output_pins()).collect();
        let modes = (0..SLOTS).map(|slot| format!("slot_{slot}_mode"));
        let states = (0..texts - SLOTS).map(|wavefront| format!("wavefront_{wavefront}_state"));
        let names: Vec<String> = modes.chain(states).collect();
        self.declared = true;
        self.pins = vec![0; pins.len()];
        self.texts = vec![""; texts];
        self.format.declare(&pins, &names)
    }
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

fn state<W: Warp<LANES>, const LANES: usize>(place: &Option<Resident<W, LANES>>) -> &'static str {
    match place {
        Some(resident) => resident.doing(),
        None => FREE,
    }
}

fn mode(mode: TxMode) -> &'static str {
    match mode {
        TxMode::Normal => "normal",
        TxMode::Concurrent => "tx",
        TxMode::WavefrontSerial => "wfs",
        TxMode::GroupSerial => "wgs",
    }
}
