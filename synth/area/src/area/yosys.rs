//! Synthesises one module with Yosys, its children being black boxes, and keeps the result.
//!
//! The recipe is the same for every module: `techmap`, then ABC with `&syn2; &syn3; &nf` (which undoes the long chains
//! that rust-hdl writes), buffers and sizes by delay without wires, then trees of buffers ([`buffers`]). Initial values
//! are dropped: a chip has none. Memories become macros where [`storage`](super::storage) says so, and flip-flops
//! otherwise.

use super::buffers;
use super::cache::{kept, Folder};
use super::hierarchy::{Part, SELF};
use super::latches;
use super::liberty::{Library, Reference};
use super::process::Stop;
use super::storage::macro_arrays;
use super::{AreaError, Result};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use turnstile_tools::kept::digest;

/// The version whose figures are kept as references.
pub const PINNED: &str = "Yosys 0.23";

/// ABC's commands.
const ABC: &str = "\
strash
&get -n
&syn2
&syn3
&b
&nf
&put
buffer
topo
upsize
dnsize
";

/// Counts and keeps what the trees of buffers have been put into.
const COUNT: &str = "read_json buffered.json
tee -q -o stat.json stat -json
write_verilog -noattr -noexpr mapped.v
";

/// File with a module in cells.
const MAPPED: &str = "mapped.v";

/// Commands before and after `techmap`, which say what registers are made of.
type Registers = [&'static str; 2];
const FLIP_FLOPS: Registers = ["", ""];
const LATCHES: Registers = [latches::COMMANDS, latches::CELLS];

/// What became of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Synthesised {
    /// Cells by type, without memories and children.
    pub cells: BTreeMap<String, u64>,
    /// Instances of its children by number.
    pub children: BTreeMap<usize, u64>,
    /// Memory macros: words, bits a word and how many.
    pub macros: Vec<(u64, u64, u64)>,
}

/// Synthesis with one library.
pub struct Synthesis<'a> {
    pub library: &'a Library,
    /// What Yosys says about its version.
    pub version: &'a str,
    /// Folder of the results.
    pub cache: &'a Path,
}

/// Name of a memory macro.
pub fn macro_name(words: u64, width: u64) -> String {
    format!("sram_{words}x{width}")
}

impl Synthesis<'_> {
    /// Name of a module's result: what it depends on.
    fn key(&self, part: &Part) -> Result<String> {
        Ok(digest::<&str>(&[
            &part.verilog,
            &self.library.text,
            self.version,
            &script(part, FLIP_FLOPS),
            &memory_library(part),
            &(memory_map(part, &self.library.buffer()?) + &self.latch_recipe()),
            ABC,
            buffers::RECIPE,
            COUNT,
        ]))
    }

    /// Synthesises a module, unless that has been done before.
    pub fn synthesise(&self, part: &Part, stop: Stop) -> Result<Synthesised> {
        let key = self.key(part)?;
        let netlist = self.cache.join(format!("{key}.v"));
        kept(self.cache, &key, &[&netlist], stop, || {
            let folder = Folder::new(self.cache)?;
            let result = self.run(part, &folder, stop)?;
            folder.keep(MAPPED, &netlist)?;
            Ok(result)
        })
    }

    /// A module that has been synthesised, in cells.
    pub fn netlist(&self, part: &Part) -> Result<String> {
        let path = self.cache.join(format!("{}.v", self.key(part)?));
        std::fs::read_to_string(&path).map_err(|error| AreaError::cache(&path, &error))
    }

    fn run(&self, part: &Part, folder: &Folder, stop: Stop) -> Result<Synthesised> {
        folder.write("module.v", &part.verilog)?;
        folder.write("abc.script", ABC)?;
        folder.write("library.lib", &self.library.text)?;
        folder.write("sram.lib", &memory_library(part))?;
        folder.write("sram.v", &memory_map(part, &self.library.buffer()?))?;
        let flip_flops = self.mapped(part, FLIP_FLOPS, folder, stop)?;
        let Some(latch) = &self.library.latches else {
            return Ok(flip_flops);
        };
        folder.write(latches::FILE, &latches::map(latch))?;
        let netlist = folder.read(MAPPED)?;
        let latches = self.mapped(part, LATCHES, folder, stop)?;
        if self.area(&latches) < self.area(&flip_flops) {
            return Ok(latches);
        }
        folder.write(MAPPED, &netlist)?;
        Ok(flip_flops)
    }

    /// Maps the module in the folder.
    fn mapped(
        &self,
        part: &Part,
        registers: Registers,
        folder: &Folder,
        stop: Stop,
    ) -> Result<Synthesised> {
        folder.yosys(&script(part, registers), stop)?;
        let buffered = buffers::insert(&folder.read("mapped.json")?, self.library)?;
        folder.write("buffered.json", &buffered)?;
        folder.yosys(COUNT, stop)?;
        self.read(part, &folder.read("stat.json")?)
    }

    fn area(&self, result: &Synthesised) -> f64 {
        let cells = result.cells.iter();
        cells
            .map(|(name, &count)| self.library.cells[name].area * count as f64)
            .sum()
    }

    /// What makes latches of registers; empty if they stay flip-flops.
    fn latch_recipe(&self) -> String {
        let latch = self.library.latches.as_ref();
        latch.map_or(String::new(), |latch| {
            latches::map(latch) + &LATCHES.concat()
        })
    }

    /// Reads what `stat -json` has written.
    fn read(&self, part: &Part, text: &str) -> Result<Synthesised> {
        let unreadable = || AreaError::failed(&part.name, "the statistics of Yosys cannot be read");
        let stat: serde_json::Value = serde_json::from_str(text).map_err(|_| unreadable())?;
        let types = stat["modules"][format!("\\{SELF}")]["num_cells_by_type"].as_object();
        let mut result = Synthesised {
            cells: BTreeMap::new(),
            children: BTreeMap::new(),
            macros: vec![],
        };
        for (name, count) in types.ok_or_else(unreadable)? {
            let count = count.as_u64().ok_or_else(unreadable)?;
            let name = name.trim_start_matches('\\');
            if let Some(number) = name.strip_prefix(super::hierarchy::CHILD) {
                result
                    .children
                    .insert(number.parse().map_err(|_| unreadable())?, count);
            } else if let Some(size) = name.strip_prefix("sram_") {
                let size = size
                    .split_once('x')
                    .and_then(|(words, width)| Some((words.parse().ok()?, width.parse().ok()?)));
                let (words, width) = size.ok_or_else(unreadable)?;
                result.macros.push((words, width, count));
            } else if self.library.cells.contains_key(name) {
                result.cells.insert(name.into(), count);
            } else {
                let what = format!(
                    "{count} `{name}` are left that are no cells of {}",
                    self.library.name
                );
                return Err(AreaError::failed(&part.name, what));
            }
        }
        result.macros.sort_unstable();
        let instances: Vec<u64> = result.children.values().copied().collect();
        let wanted: Vec<u64> = part.children.iter().map(|(_, count)| *count).collect();
        if instances != wanted {
            let what = format!(
                "it has {wanted:?} instances of its children, and {instances:?} after synthesis"
            );
            return Err(AreaError::failed(&part.name, what));
        }
        let wanted: u64 = macro_arrays(part).len() as u64;
        let made: u64 = result.macros.iter().map(|(_, _, count)| count).sum();
        if made != wanted {
            let what = format!("{wanted} arrays are to be memory macros, and {made} are");
            return Err(AreaError::failed(&part.name, what));
        }
        Ok(result)
    }
}

/// What Yosys does with a module.
fn script(part: &Part, registers: Registers) -> String {
    let macros = macro_arrays(part);
    let memories = if macros.is_empty() {
        String::new()
    } else {
        let names: String = macros
            .keys()
            .map(|name| format!(" {SELF}/{name}"))
            .collect();
        format!(
            "setattr -set ram_style \"block\"{names}\n\
             opt_dff\nopt_clean\nmemory -nomap\n\
             memory_libmap -lib sram.lib\ntechmap -map sram.v\n"
        )
    };
    let [registers, cells] = registers;
    format!(
        "read_verilog module.v\nhierarchy -check -top {SELF}\nproc -noopt\nflatten\n\
         setattr -unset init w:*\nopt_expr\nopt_clean\n{memories}memory_map\nopt_expr\nopt_clean\n\
         {registers}techmap\n{cells}opt_expr\nopt_clean\n\
         dfflibmap -liberty library.lib\nabc -liberty library.lib -script abc.script\n\
         opt_clean -purge\nwrite_json mapped.json\n"
    )
}

/// Bits of an address of a macro.
pub fn address_bits(words: u64) -> u32 {
    (words.max(2) - 1).ilog2() + 1
}

/// One port that reads at the clock, one that writes, any bit of a word alone, read-first.
fn memory_library(part: &Part) -> String {
    let sizes: std::collections::BTreeSet<_> = macro_arrays(part).into_values().collect();
    let block = |(words, width): (u64, u64)| {
        format!(
            "ram block $__{} {{\n  abits {};\n  width {width};\n  byte 1;\n  cost 1;\n  init any;\n  \
             port sr \"R\" {{\n    clock posedge;\n    rden;\n  }}\n  \
             port sw \"W\" {{\n    clock posedge;\n    wrtrans all old;\n  }}\n}}\n",
            macro_name(words, width),
            address_bits(words)
        )
    };
    sizes.into_iter().map(block).collect()
}

/// From what `memory_libmap` makes to the macro, whose outputs drive no more than a buffer each.
fn memory_map(part: &Part, buffer: &Reference) -> String {
    let sizes: std::collections::BTreeSet<_> = macro_arrays(part).into_values().collect();
    let module = |(words, width): (u64, u64)| {
        let (name, address, data) = (macro_name(words, width), address_bits(words) - 1, width - 1);
        let (cell, input, output) = (&buffer.name, &buffer.inputs[0], &buffer.output);
        let drivers: String = (0..width)
            .map(|bit| format!("{cell} driver{bit} (.{input}(stored[{bit}]), .{output}(PORT_R_RD_DATA[{bit}]));\n"))
            .collect();
        format!(
            "module \\$__{name} (input PORT_R_CLK, input PORT_R_RD_EN, input [{address}:0] PORT_R_ADDR, output [{data}:0] PORT_R_RD_DATA,\n\
             input PORT_W_CLK, input [{data}:0] PORT_W_WR_EN, input [{address}:0] PORT_W_ADDR, input [{data}:0] PORT_W_WR_DATA);\n\
             parameter INIT = 0;\nwire [{data}:0] stored;\n\
             {name} _TECHMAP_REPLACE_ (.clock(PORT_R_CLK), .read_enable(PORT_R_RD_EN), .read_row(PORT_R_ADDR), .read_data(stored),\n\
             .write_mask(PORT_W_WR_EN), .write_row(PORT_W_ADDR), .write_data(PORT_W_WR_DATA));\n\
             {drivers}endmodule\n"
        )
    };
    sizes.into_iter().map(module).collect()
}
