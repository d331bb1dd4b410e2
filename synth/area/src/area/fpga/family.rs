//! Families of FPGAs, and cells as Yosys maps to them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Cells as Yosys maps them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mapped {
    pub luts: u64,
    pub flip_flops: u64,
    pub block_rams: u64,
}

impl Mapped {
    pub fn add(&mut self, other: &Self, times: u64) {
        self.luts += other.luts * times;
        self.flip_flops += other.flip_flops * times;
        self.block_rams += other.block_rams * times;
    }
}

/// A family of FPGAs.
#[derive(Debug)]
pub struct Family {
    pub name: &'static str,
    /// Yosys's command for it.
    pub synthesis: &'static str,
    /// Beginnings of the names of Yosys's cells: look-up tables, flip-flops and block RAMs.
    pub lut: &'static str,
    pub flip_flop: &'static str,
    pub block_ram: &'static str,
}

pub const XILINX: Family = Family {
    name: "xilinx",
    synthesis: "synth_xilinx",
    lut: "LUT",
    flip_flop: "FD",
    block_ram: "RAMB",
};
pub const ECP5: Family = Family {
    name: "ecp5",
    synthesis: "synth_ecp5",
    lut: "LUT4",
    flip_flop: "TRELLIS_FF",
    block_ram: "DP16KD",
};
pub const ICE40: Family = Family {
    name: "ice40",
    synthesis: "synth_ice40",
    lut: "SB_LUT4",
    flip_flop: "SB_DFF",
    block_ram: "SB_RAM40_4K",
};

impl Family {
    /// Adds up a part of what `stat -json` has written: a module or the design. Nothing if it is none.
    pub fn mapped(&self, stat: &Value) -> Option<Mapped> {
        let mut sum = Mapped::default();
        for (name, count) in stat["num_cells_by_type"].as_object()? {
            let count = count.as_u64()?;
            if name.starts_with(self.lut) {
                sum.luts += count;
            } else if name.starts_with(self.flip_flop) {
                sum.flip_flops += count;
            } else if name.starts_with(self.block_ram) {
                sum.block_rams += count;
            }
        }
        Some(sum)
    }
}
