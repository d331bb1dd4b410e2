//! Waveforms: all pins of the LDS top, and in words what each wavefront does.

mod fst;
mod vcd;

use crate::file::PendingFile;
use crate::kernel::Warp;
use crate::machine::{Clocked, Resident, TopPins, TxMode, SLOTS};
use crate::{Error, Result};
use std::path::Path;
use turnstile_hdl::pins::Pin;

/// Longest text on a text signal.
const TEXT_BYTES: usize = 16;

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
    pins: Vec<u32>,
    texts: Vec<&'static str>,
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
        self.write(clocked).map_err(|error| failed(&error))
    }

    /// Completes the file; a run that ended before its first clock leaves none.
    pub fn finish(self) -> Result<()> {
        if !self.declared {
            return Ok(());
        }
        self.format.finish().map_err(|error| failed(&error))?;
        self.pending.finish()
    }

    fn write<W: Warp<LANES>, const LANES: usize>(
        &mut self,
        clocked: &Clocked<W, LANES>,
    ) -> anyhow::Result<()> {
        let pins = pin_values(clocked.port.pins());
        let texts = texts(clocked, self.wavefronts);
        let first = !self.declared;
        if first {
            self.declare(clocked.port.pins(), texts.len())?;
        }
        self.format.time(clocked.time)?;
        for (signal, &value) in pins.iter().enumerate() {
            if first || self.pins[signal] != value {
                self.format.pin(signal, value)?;
            }
        }
        for (index, text) in texts.iter().enumerate() {
            if first || self.texts[index] != *text {
                self.format.text(pins.len() + index, text)?;
            }
        }
        self.pins = pins;
        self.texts = texts;
        Ok(())
    }

    fn declare(&mut self, top: &TopPins, texts: usize) -> anyhow::Result<()> {
        let pins: Vec<&Pin> = top.input_pins().iter().chain(top.output_pins()).collect();
        let modes = (0..SLOTS).map(|slot| format!("slot_{slot}_mode"));
        let states = (0..texts - SLOTS).map(|wavefront| format!("wavefront_{wavefront}_state"));
        let names: Vec<String> = modes.chain(states).collect();
        self.declared = true;
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

fn pin_values(top: &TopPins) -> Vec<u32> {
    let words: [&[u32]; 2] = [top.inputs(), top.outputs()];
    words.concat()
}

/// Modes of the transaction slots, then the states of at least so many wavefronts. All wavefronts of a launch that fit are
/// resident from its start, so the number does not change.
fn texts<W: Warp<LANES>, const LANES: usize>(
    clocked: &Clocked<W, LANES>,
    wavefronts: usize,
) -> Vec<&'static str> {
    let modes = (0..SLOTS).map(|slot| match clocked.port.slot(slot).mode {
        TxMode::Normal => "normal",
        TxMode::Concurrent => "tx",
        TxMode::WavefrontSerial => "wfs",
        TxMode::GroupSerial => "wgs",
    });
    let state =
        |resident: &Option<Resident<W, LANES>>| resident.as_ref().map_or("free", Resident::doing);
    let missing = wavefronts.saturating_sub(clocked.wavefronts.len());
    let states = clocked.wavefronts.iter().map(state);
    let all = modes.chain(states);
    all.chain(std::iter::repeat_n("free", missing)).collect()
}
