//! Fast Signal Trace. The writer has no text signals: texts are ASCII in a bit vector, which GTKWave and Surfer show with
//! the format "ASCII".

use super::{Format, TEXT_BYTES};
use anyhow::Context;
use fst_writer::{
    FstBodyWriter, FstFileType, FstHeaderWriter, FstInfo, FstScopeType, FstSignalId, FstSignalType,
    FstVarDirection, FstVarType,
};
use std::fs::File;
use std::io::BufWriter;
use turnstile_hdl::pins::Pin;

/// Bits of the widest pin.
const PIN_BITS: usize = 32;

type Out = BufWriter<File>;

/// Nanoseconds, as in VCD: one a clock.
const TIMESCALE: i8 = -9;

/// An FST file: its header until the signals are declared, then its body.
pub struct Fst {
    header: Option<FstHeaderWriter<Out>>,
    body: Option<FstBodyWriter<Out>>,
    /// Identifier and width of each signal.
    signals: Vec<(FstSignalId, usize)>,
}

impl Fst {
    /// Writes to `file`.
    pub fn new(file: File) -> anyhow::Result<Self> {
        let info = FstInfo {
            start_time: 0,
            timescale_exponent: TIMESCALE,
            version: concat!("turnstile ", env!("CARGO_PKG_VERSION")).into(),
            date: String::new(),
            file_type: FstFileType::Verilog,
        };
        Ok(Self {
            header: Some(FstHeaderWriter::new(BufWriter::new(file), &info)?),
            body: None,
            signals: vec![],
        })
    }

    fn body(&mut self) -> anyhow::Result<&mut FstBodyWriter<Out>> {
        self.body.as_mut().context("no signal is declared")
    }

    fn change(&mut self, signal: usize, bits: &[u8]) -> anyhow::Result<()> {
        let id = self.signals[signal].0;
        Ok(self.body()?.signal_change(id, bits)?)
    }
}

fn declare_all<'a>(
    header: &mut FstHeaderWriter<Out>,
    scope: &str,
    signals: impl Iterator<Item = (&'a str, usize)>,
) -> anyhow::Result<Vec<(FstSignalId, usize)>> {
    header.scope(scope, "", FstScopeType::Module)?;
    let ids = signals
        .map(|(name, width)| {
            let kind = FstSignalType::bit_vec(width as u32);
            let id = header.var(
                name,
                kind,
                FstVarType::Wire,
                FstVarDirection::Implicit,
                None,
            )?;
            Ok((id, width))
        })
        .collect();
    header.up_scope()?;
    ids
}

/// The low bits of a number, most significant first, as characters.
fn bits<const WIDTH: usize>(value: u128) -> [u8; WIDTH] {
    std::array::from_fn(|index| b'0' + (value >> (WIDTH - 1 - index) & 1) as u8)
}

impl Format for Fst {
    fn declare(&mut self, pins: &[&Pin], numbers: &[Pin], texts: &[String]) -> anyhow::Result<()> {
        fn named(pin: &Pin) -> (&str, usize) {
            (&pin.name, pin.width)
        }
        let mut header = self.header.take().context("signals are declared once")?;
        let texts = texts.iter().map(|text| (text.as_str(), 8 * TEXT_BYTES));
        let machine = numbers.iter().map(named).chain(texts);
        self.signals = declare_all(&mut header, "lds", pins.iter().map(|pin| named(pin)))?;
        self.signals
            .extend(declare_all(&mut header, "machine", machine)?);
        self.body = Some(header.finish()?);
        Ok(())
    }

    fn text_bits(&self) -> usize {
        8 * TEXT_BYTES
    }

    fn time(&mut self, time: u64) -> anyhow::Result<()> {
        Ok(self.body()?.time_change(time)?)
    }

    fn pin(&mut self, signal: usize, value: u32) -> anyhow::Result<()> {
        let width = self.signals[signal].1;
        let bits = bits::<PIN_BITS>(value.into());
        self.change(signal, &bits[PIN_BITS - width..])
    }

    fn text(&mut self, signal: usize, value: &str) -> anyhow::Result<()> {
        let bytes = value.bytes().take(TEXT_BYTES);
        let padding = TEXT_BYTES - bytes.len();
        // Behind the text: viewers cut what is too long for its place there.
        let padded = bytes.chain(std::iter::repeat_n(b' ', padding));
        let number = padded.fold(0, |number, byte| number << 8 | u128::from(byte));
        self.change(signal, &bits::<{ 8 * TEXT_BYTES }>(number))
    }

    fn finish(self: Box<Self>) -> anyhow::Result<()> {
        self.body
            .context("the run ended before its first clock")?
            .finish()?;
        Ok(())
    }
}
