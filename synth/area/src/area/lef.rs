//! Areas of SkyWater's 130 nm cells from their layout: LEF has each cell's `SIZE`, but neither function nor timing.
//!
//! So nothing can be mapped with these cells. A netlist mapped with OSU's cells is counted again with every cell replaced by
//! SkyWater's of the same function and the nearest drive ([`COUNTERPARTS`]): what that netlist takes at 130 nm, and not what synthesis
//! for 130 nm would give, which has more cells to choose from.

use super::layout::{macros, Macro};
use super::liberty::{Cell, CellKind, Library};
use super::{AreaError, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const REMEDY: &str =
    "give the LEF of sky130's standard cells, or the LEF of its cells one behind the other";

/// OSU's cells and SkyWater's that do the same; what SkyWater has in another form only is not here.
pub const COUNTERPARTS: [(&str, &str); 28] = [
    ("AND2X1", "and2_1"),
    ("AND2X2", "and2_2"),
    ("AOI21X1", "a21oi_1"),
    ("AOI22X1", "a22oi_1"),
    ("BUFX2", "buf_2"),
    ("BUFX4", "buf_4"),
    ("CLKBUF1", "clkbuf_4"),
    ("CLKBUF2", "clkbuf_8"),
    ("CLKBUF3", "clkbuf_16"),
    ("DFFPOSX1", "dfxtp_1"),
    ("FAX1", "fa_1"),
    ("HAX1", "ha_1"),
    ("INVX1", "inv_1"),
    ("INVX2", "inv_2"),
    ("INVX4", "inv_4"),
    ("INVX8", "inv_8"),
    ("LATCH", "dlxtp_1"),
    ("MUX2X1", "mux2i_1"),
    ("NAND2X1", "nand2_1"),
    ("NAND3X1", "nand3_1"),
    ("NOR2X1", "nor2_1"),
    ("NOR3X1", "nor3_1"),
    ("OAI21X1", "o21ai_1"),
    ("OAI22X1", "o22ai_1"),
    ("OR2X1", "or2_1"),
    ("OR2X2", "or2_2"),
    ("XNOR2X1", "xnor2_1"),
    ("XOR2X1", "xor2_1"),
];

/// What SkyWater's cell of the same function and the nearest drive is called, behind `__`.
fn counterpart(cell: &str) -> Option<&'static str> {
    let same = COUNTERPARTS.iter().find(|(osu, _)| *osu == cell);
    same.map(|(_, sky)| *sky)
}

/// The cells of a LEF file.
#[derive(Clone, Debug, PartialEq)]
pub struct Lef {
    pub path: PathBuf,
    /// The whole file.
    pub text: String,
    /// What all names begin with, without `__`: for instance `sky130_fd_sc_hd`.
    pub library: String,
    /// um2 by the name behind `__`.
    areas: BTreeMap<String, f64>,
}

impl Lef {
    /// Reads a file.
    pub fn load(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).map_err(|error| {
            let what = format!("the LEF cannot be read ({error})");
            AreaError::input(path.display().to_string(), what, REMEDY)
        })?;
        Self::of(text, path)
    }

    /// Reads the text of the file `path`.
    ///
    /// # Errors
    /// A macro without end or size, a library without end: by file and line.
    pub fn of(text: String, path: &Path) -> Result<Self> {
        let refused = |line: usize, what: String| {
            AreaError::input(format!("{}:{line}", path.display()), what, REMEDY)
        };
        let mut areas = BTreeMap::new();
        let mut library = None;
        for Macro { line, name, area } in macros(&text, path, REMEDY)? {
            let (prefix, cell) = name.split_once("__").unwrap_or(("", name));
            let known = library.get_or_insert(prefix);
            if *known != prefix || areas.insert(cell.to_owned(), area).is_some() {
                let what = match *known == prefix {
                    true => format!("there are two MACRO {name}"),
                    false => format!("MACRO {name} is of another library than `{known}`"),
                };
                return Err(refused(line, what));
            }
        }
        let library = library.unwrap_or_default();
        let library = library.to_owned();
        Ok(Self {
            path: path.into(),
            text,
            library,
            areas,
        })
    }

    /// The full name of what replaces an OSU cell.
    pub fn name_of(&self, cell: &str) -> Option<String> {
        Some(format!("{}__{}", self.library, counterpart(cell)?))
    }

    /// `library` with the areas of the cells that replace its own. What has no counterpart is not in it.
    ///
    /// # Errors
    /// A cell of the table that the LEF does not have, or a library that is not OSU's.
    pub fn replacing(&self, library: &Library) -> Result<Library> {
        let mut cells = BTreeMap::new();
        for (name, cell) in &library.cells {
            let Some(other) = counterpart(name) else {
                continue;
            };
            let area = *self.areas.get(other).ok_or_else(|| {
                let what = format!("it has no MACRO {}__{other}, for {name}", self.library);
                AreaError::input(self.path.display().to_string(), what, REMEDY)
            })?;
            cells.insert(
                name.clone(),
                Cell {
                    area,
                    ..cell.clone()
                },
            );
        }
        if !cells.values().any(|cell| cell.kind == CellKind::FlipFlop) {
            let what = format!(
                "cells of {} cannot be replaced by those of a LEF",
                library.name
            );
            let remedy = "map with OSU's cells, which are the default of --liberty";
            return Err(AreaError::input("--lef", what, remedy));
        }
        Ok(Library {
            name: self.library.clone(),
            path: self.path.clone(),
            text: self.text.clone(),
            cells,
            latches: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const TWO: &str = "\
VERSION 5.5 ; # a remark
MACRO sky_hd__nand2_1
  SIZE  1.380000 BY  2.720000 ;
  PIN A
    PORT
      LAYER li1 ;
    END
  END A
END sky_hd__nand2_1
END LIBRARY

MACRO sky_hd__inv_1
  SIZE  2 BY  3 ;
END sky_hd__inv_1
END LIBRARY
";

    fn read(text: &str) -> std::result::Result<Lef, String> {
        Lef::of(text.into(), Path::new("a.lef")).map_err(|error| error.to_string())
    }

    #[test]
    fn an_area_is_width_times_height() {
        let lef = read(TWO).unwrap();
        assert_eq!(lef.library, "sky_hd");
        assert_eq!(lef.areas["inv_1"], 6.0);
        assert!((lef.areas["nand2_1"] - 1.38 * 2.72).abs() < 1e-12);
        assert_eq!(lef.name_of("NAND2X1").unwrap(), "sky_hd__nand2_1");
    }

    /// Wherever the file is cut between its first macro and its end, unless that leaves a whole library.
    #[test]
    fn a_truncated_file_is_refused_by_line() {
        let lines: Vec<&str> = TWO.lines().collect();
        for kept in 1..lines.len() {
            let cut = lines[..kept].join("\n");
            if cut.trim_end().ends_with("END LIBRARY") {
                continue;
            }
            let error = read(&cut).unwrap_err();
            assert!(
                error.starts_with(&format!("a.lef:{kept}: ")),
                "{kept}: {error}"
            );
        }
        let error = read(&TWO[..TWO.find("1.380000").unwrap()]).unwrap_err();
        assert!(
            error.contains("a.lef:3: the file ends in MACRO sky_hd__nand2_1"),
            "{error}"
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        let said = |from: &str, to: &str| read(&TWO.replace(from, to)).unwrap_err();
        let error = said("  SIZE  2 BY  3 ;\n", "");
        assert!(
            error.starts_with("a.lef:12: MACRO sky_hd__inv_1 has no SIZE"),
            "{error}"
        );
        let error = said("2 BY", "two BY");
        assert!(
            error.starts_with("a.lef:13: `two BY 3` is no size"),
            "{error}"
        );
        assert!(said("inv_1", "nand2_1").contains("there are two MACRO sky_hd__nand2_1"));
        assert!(said("sky_hd__inv", "sky_hs__inv").contains("another library than `sky_hd`"));
        let error = said("END sky_hd__nand2_1\n", "");
        assert!(
            error.contains("MACRO sky_hd__inv_1 begins before"),
            "{error}"
        );
        assert!(read("END LIBRARY\n").unwrap_err().contains("no MACRO"));
    }

    #[test]
    fn counterparts_are_named_once() {
        let all = COUNTERPARTS.iter();
        let (names, others): (BTreeSet<_>, BTreeSet<_>) = all.copied().unzip();
        let count = COUNTERPARTS.len();
        assert_eq!((names.len(), others.len()), (count, count));
    }
}
