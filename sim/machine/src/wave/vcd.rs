//! Value Change Dump, IEEE 1364.

use super::Format;
use std::fs::File;
use std::io::{BufWriter, Write};
use turnstile_hdl::pins::Pin;
use vcd::{IdCode, TimescaleUnit, Value, VarType, Writer};

/// A VCD file.
pub struct Vcd {
    writer: Writer<BufWriter<File>>,
    /// Identifier and width of each signal.
    signals: Vec<(IdCode, usize)>,
}

impl Vcd {
    /// Writes to `file`.
    pub fn new(file: File) -> Self {
        Self {
            writer: Writer::new(BufWriter::new(file)),
            signals: vec![],
        }
    }
}

impl Format for Vcd {
    fn declare(&mut self, pins: &[&Pin], numbers: &[Pin], texts: &[String]) -> anyhow::Result<()> {
        self.writer.timescale(1, TimescaleUnit::NS)?;
        self.writer.add_module("lds")?;
        for pin in pins {
            let id = self.writer.add_wire(pin.width as u32, &pin.name)?;
            self.signals.push((id, pin.width));
        }
        self.writer.upscope()?;
        self.writer.add_module("machine")?;
        for pin in numbers {
            let id = self.writer.add_wire(pin.width as u32, &pin.name)?;
            self.signals.push((id, pin.width));
        }
        for text in texts {
            let id = self.writer.add_var(VarType::String, 1, text, None)?;
            self.signals.push((id, 0));
        }
        self.writer.upscope()?;
        self.writer.enddefinitions()?;
        Ok(())
    }

    fn text_bits(&self) -> usize {
        0
    }

    fn time(&mut self, time: u64) -> anyhow::Result<()> {
        Ok(self.writer.timestamp(time)?)
    }

    fn pin(&mut self, signal: usize, value: u32) -> anyhow::Result<()> {
        let (id, width) = self.signals[signal];
        let bits = (0..width)
            .rev()
            .map(|bit| Value::from(value >> bit & 1 != 0));
        Ok(self.writer.change_vector(id, bits)?)
    }

    fn text(&mut self, signal: usize, value: &str) -> anyhow::Result<()> {
        Ok(self.writer.change_string(self.signals[signal].0, value)?)
    }

    fn finish(mut self: Box<Self>) -> anyhow::Result<()> {
        Ok(self.writer.writer().flush()?)
    }
}
