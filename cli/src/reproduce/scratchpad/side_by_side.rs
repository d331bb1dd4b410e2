//! One task, and every way that the hardware here has to update words of local memory. No figure of the paper.

use crate::chart::{Panel, PanelKind, Series};
use crate::reproduce::{csv_text, Figure};
use crate::sweep::Area;
use turnstile_hdl::full_size::{
    ADDR_BITS, BANKS, FILTER_BITS, LANES, LOCKS, SLOTS, STATE_ROWS, WARPS,
};
use turnstile_sim::machine::{Detector, Hardware, SharedAtomics};
use turnstile_sim::workloads::Version;
use turnstile_sim::Result;

/// Number of its chart, behind the paper's.
pub const FIGURE: u32 = 10;

/// A way to update words.
pub struct Way {
    /// Its name in tables.
    pub name: &'static str,
    /// Its name in charts.
    pub label: &'static str,
    /// The machine: a compute unit with transactions, or a multiprocessor.
    pub machine: Machine,
    /// Version of the benchmark.
    pub version: Version,
    /// What the LDS has.
    pub detector: Detector,
    /// How the LDS performs atomic instructions.
    pub atomics: SharedAtomics,
    /// Lock bits take what the paper measured, not the RTL's clocks.
    pub measured: bool,
}

/// What runs the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    /// A compute unit of Southern Islands, four wavefronts of 64.
    ComputeUnit,
    /// A multiprocessor of a GTX 580, eight warps of 32.
    Multiprocessor,
}

impl Machine {
    /// Name of its machine file.
    pub fn name(self) -> &'static str {
        match self {
            Self::ComputeUnit => "southern-islands",
            Self::Multiprocessor => "gtx580",
        }
    }
}

const fn way([name, label]: [&'static str; 2], machine: Machine, version: Version) -> Way {
    Way {
        name,
        label,
        machine,
        version,
        detector: Detector::None,
        atomics: SharedAtomics::Native,
        measured: false,
    }
}

const fn locks(names: [&'static str; 2], measured: bool) -> Way {
    Way {
        atomics: SharedAtomics::LockBits,
        measured,
        ..way(names, Machine::Multiprocessor, Version::Atomic)
    }
}

const fn transactions(names: [&'static str; 2], detector: Detector) -> Way {
    Way {
        detector,
        ..way(names, Machine::ComputeUnit, Version::Tm)
    }
}

/// All of them; the first of a machine is what the others are compared with.
pub const WAYS: [Way; 9] = [
    way(
        ["native atomics", "native"],
        Machine::Multiprocessor,
        Version::Atomic,
    ),
    locks(["lock bits, the RTL's clocks", "RTL locks"], false),
    locks(["lock bits, the paper's latencies", "locks"], true),
    way(["spin lock", "spin"], Machine::Multiprocessor, Version::Fgl),
    way(
        ["native atomics", "CU native"],
        Machine::ComputeUnit,
        Version::Atomic,
    ),
    way(["spin lock", "CU spin"], Machine::ComputeUnit, Version::Fgl),
    transactions(["LocalTM, Bloom filters", "Bloom"], Detector::Bloom),
    transactions(["LocalTM, DCD", "DCD"], Detector::Dcd),
    transactions(["LocalTM, SMDCD", "SMDCD"], Detector::Smdcd),
];

/// A task: its name, and settings of the benchmark `voting`.
pub type Task = (&'static str, &'static [&'static str]);

/// All of them.
pub const TASKS: [Task; 5] = [
    ("histogram, 32 bins", &["bins=32"]),
    ("histogram, 256 bins", &["bins=256"]),
    ("histogram, 1,024 bins", &["bins=1024"]),
    ("k-means, 32 clusters", &["bins=32", "parts=3"]),
    ("k-means, 256 clusters", &["bins=256", "parts=3"]),
];

/// What all took.
pub struct SideBySide {
    /// Cycles, way by way and task by task.
    pub cycles: Vec<[u64; TASKS.len()]>,
    /// Of the LDS of each way, if that was wanted.
    pub areas: Option<Vec<Area>>,
}

impl Way {
    /// Its LDS.
    pub fn hardware(&self) -> Hardware {
        match self.atomics {
            SharedAtomics::Native => self.detector.into(),
            SharedAtomics::LockBits => self.atomics.into(),
        }
    }

    /// The way of the same machine that it is compared with.
    fn base(&self) -> usize {
        let of_machine = WAYS.iter().position(|other| other.machine == self.machine);
        of_machine.unwrap_or_default()
    }

    /// Bits of state that the LDS has beyond the words of its banks, as `turnstile area` lists them.
    fn storage(&self) -> usize {
        const WAVEFRONT: usize = 64;
        const BANKED: usize = STATE_ROWS * BANKS;
        const VALID: usize = SLOTS * BANKED;
        match (self.atomics, self.detector) {
            (SharedAtomics::LockBits, _) => LOCKS + WARPS * LANES * (ADDR_BITS + 3 * 32),
            (_, Detector::Bloom) => VALID + SLOTS * WAVEFRONT * BANKS * FILTER_BITS,
            (_, Detector::Dcd) => VALID,
            (_, Detector::Smdcd) => VALID + 2 * BANKED,
            _ => 0,
        }
    }
}

impl SideBySide {
    /// Runs all; `run` gives the cycles of a way and task.
    ///
    /// # Errors
    /// Those of `run`.
    pub fn measure(run: impl Fn(&Way, &Task) -> Result<u64>) -> Result<Self> {
        let of = |way: &Way| {
            let mut cycles = [0; TASKS.len()];
            for (cycles, task) in cycles.iter_mut().zip(&TASKS) {
                *cycles = run(way, task)?;
            }
            Ok(cycles)
        };
        Ok(Self {
            cycles: WAYS.iter().map(of).collect::<Result<_>>()?,
            areas: None,
        })
    }

    /// Everything, a way a line; behind the cycles of a task those over native atomics of the same machine.
    pub fn table(&self) -> Vec<Vec<String>> {
        let mut head = ["machine", "way", "LDS"].map(String::from).to_vec();
        for (task, _) in TASKS {
            head.extend([format!("{task}: cycles"), format!("{task}: over native")]);
        }
        head.extend(["state_bits", "cells_kge", "cells_um2", "sram_bits"].map(String::from));
        let line = |(place, way): (usize, &Way)| {
            let mut line = vec![
                way.machine.name().to_string(),
                way.name.to_string(),
                way.hardware().unit().to_string(),
            ];
            let base = &self.cycles[way.base()];
            for (cycles, base) in self.cycles[place].iter().zip(base) {
                line.push(cycles.to_string());
                line.push(format!("{:.2}", *cycles as f64 / *base as f64));
            }
            line.push(way.storage().to_string());
            let area = self.areas.as_ref().and_then(|areas| areas.get(place));
            line.extend(match area {
                Some(area) => [
                    format!("{:.1}", area.kge),
                    format!("{:.0}", area.cell_um2),
                    area.sram_bits.to_string(),
                ],
                None => Default::default(),
            });
            line
        };
        let lines = WAYS.iter().enumerate().map(line);
        std::iter::once(head).chain(lines).collect()
    }

    /// Headings and lines of the same.
    pub fn split_table(&self) -> (Vec<String>, Vec<Vec<String>>) {
        let mut lines = self.table();
        let head = lines.remove(0);
        (head, lines)
    }

    /// The same as CSV.
    ///
    /// # Errors
    /// If the text cannot be made.
    pub fn csv(&self) -> Result<String> {
        csv_text(self.table().into_iter())
    }

    /// Cycles over native atomics, and the areas if they are known.
    pub fn figure(&self) -> Figure {
        let names = WAYS.iter().map(|way| way.label.to_string());
        let over = |task: usize| {
            let ways = WAYS.iter().zip(&self.cycles);
            ways.map(move |(way, cycles)| {
                Some(cycles[task] as f64 / self.cycles[way.base()][task] as f64)
            })
        };
        let panel = |title: &str, kind, series| Panel {
            title: title.into(),
            kind,
            categories: names.clone().collect(),
            series,
        };
        let of_task = |(place, (name, _)): (usize, &Task)| Series {
            name: (*name).into(),
            values: over(place).collect(),
        };
        let tasks = TASKS.iter().enumerate().map(of_task).collect();
        let mut panels = vec![panel(
            "cycles over native atomics of gtx580, or of the compute unit (CU)",
            PanelKind::Grouped,
            tasks,
        )];
        if let Some(areas) = &self.areas {
            let series = Series {
                name: "cells".into(),
                values: areas.iter().map(|area| Some(area.kge)).collect(),
            };
            panels.push(panel(
                "cells of the LDS in kGE, memory not counted",
                PanelKind::Grouped,
                vec![series],
            ));
        }
        Figure {
            number: FIGURE,
            title: "side by side: ways to update words (not in the paper)".into(),
            panels,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// The documented table of `turnstile area` is made of the Verilog.
    #[test]
    fn state_is_what_the_verilog_has() {
        let mut bits = BTreeMap::<&str, usize>::new();
        let table = include_str!("../../../../docs/area.md");
        let (_, table) = table
            .split_once("Storage; flip-flops are in the cells above")
            .unwrap();
        let (table, _) = table.split_once("As the papers count").unwrap();
        for line in table
            .lines()
            .filter(|line| line.ends_with("flip-flops  new"))
        {
            let words: Vec<&str> = line.split_whitespace().collect();
            let number = words[words.len() - 3].parse::<usize>().unwrap();
            *bits.entry(words[0]).or_default() += number;
        }
        assert_eq!(bits.len(), 4, "{bits:?}");
        for way in &WAYS {
            let unit = way.hardware().unit();
            assert_eq!(
                way.storage(),
                bits.get(unit).copied().unwrap_or(0),
                "{unit}"
            );
        }
    }

    #[test]
    fn cycles_are_over_those_of_native_atomics_of_the_same_machine() {
        let place = |way: &Way| WAYS.iter().position(|other| std::ptr::eq(other, way));
        let found =
            SideBySide::measure(|way, _| Ok(100 + 10 * place(way).unwrap() as u64)).unwrap();
        let table = found.table();
        let over: Vec<&str> = table[1..].iter().map(|line| line[4].as_str()).collect();
        assert_eq!(
            over,
            ["1.00", "1.10", "1.20", "1.30", "1.00", "1.07", "1.14", "1.21", "1.29"]
        );
    }
}
