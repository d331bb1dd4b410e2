//! One task, and every way that the hardware here has to update words of local memory. No figure of the paper.

use crate::chart::{Panel, PanelKind, Series};
use crate::reproduce::ways::{Compared, Comparison, Machine, Way};
use crate::reproduce::Figure;
use crate::sweep::Area;
use turnstile_experiments::workloads::Version;
use turnstile_hdl::full_size::{
    ADDR_BITS, BANKS, FILTER_BITS, LANES, LOCKS, SLOTS, STATE_ROWS, WARPS,
};
use turnstile_machine::{Detector, SharedAtomics};

/// Number of its chart, behind the paper's.
pub const FIGURE: u32 = 10;

/// Ways to vote.
pub const VOTING: Comparison = Comparison {
    workload: "voting",
    ways: &[
        Way::new(
            ["native atomics", "native"],
            Machine::Multiprocessor,
            Version::Atomic,
        ),
        Way::through_lock_bits(
            ["lock bits, the RTL's clocks", "RTL locks"],
            Version::Atomic,
            false,
        ),
        Way::through_lock_bits(
            ["lock bits, the paper's latencies", "locks"],
            Version::Atomic,
            true,
        ),
        Way::new(["spin lock", "spin"], Machine::Multiprocessor, Version::Fgl),
        Way::new(
            ["native atomics", "CU native"],
            Machine::ComputeUnit,
            Version::Atomic,
        ),
        Way::new(["spin lock", "CU spin"], Machine::ComputeUnit, Version::Fgl),
        Way::transactions(["LocalTM, Bloom filters", "Bloom"], Detector::Bloom),
        Way::transactions(["LocalTM, DCD", "DCD"], Detector::Dcd),
        Way::transactions(["LocalTM, SMDCD", "SMDCD"], Detector::Smdcd),
    ],
    tasks: &[
        ("histogram, 32 bins", &["bins=32"]),
        ("histogram, 256 bins", &["bins=256"]),
        ("histogram, 1,024 bins", &["bins=1024"]),
        ("k-means, 32 clusters", &["bins=32", "parts=3"]),
        ("k-means, 256 clusters", &["bins=256", "parts=3"]),
    ],
    seeds: 1,
    base: "native",
};

/// What all took.
pub struct SideBySide {
    /// Cycles.
    pub compared: Compared,
    /// Of the LDS of each way, if that was wanted.
    pub areas: Option<Vec<Area>>,
}

/// Bits of state that the LDS has beyond the words of its banks, as `turnstile area` lists them.
fn storage(way: &Way) -> usize {
    const WAVEFRONT: usize = 64;
    const BANKED: usize = STATE_ROWS * BANKS;
    const VALID: usize = SLOTS * BANKED;
    match (way.atomics, way.detector) {
        (SharedAtomics::LockBits, _) => LOCKS + WARPS * LANES * (ADDR_BITS + 3 * 32),
        (_, Detector::Bloom) => VALID + SLOTS * WAVEFRONT * BANKS * FILTER_BITS,
        (_, Detector::Dcd) => VALID,
        (_, Detector::Smdcd) => VALID + 2 * BANKED,
        _ => 0,
    }
}

impl SideBySide {
    /// Everything, a way a line: cycles and what they are over native atomics of the same machine, and what the LDS costs.
    pub fn table(&self) -> Vec<Vec<String>> {
        let head = ["state_bits", "cells_kge", "cells_um2", "sram_bits"].map(String::from);
        let line = |(place, way): (usize, &Way)| {
            let mut line = vec![storage(way).to_string()];
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
        let lines = self.compared.of.ways.iter().enumerate().map(line);
        let more = std::iter::once(head.to_vec()).chain(lines);
        self.compared.table(&more.collect::<Vec<_>>())
    }

    /// Cycles over native atomics, and the areas if they are known.
    pub fn figure(&self) -> Figure {
        let title = "cycles over native atomics of gtx580, or of the compute unit (CU)";
        let mut panels = vec![self.compared.panel(title)];
        if let Some(areas) = &self.areas {
            let series = Series {
                name: "cells".into(),
                values: areas.iter().map(|area| Some(area.kge)).collect(),
            };
            panels.push(Panel {
                title: "cells of the LDS in kGE, memory not counted".into(),
                kind: PanelKind::Grouped,
                categories: self.compared.labels(),
                series: vec![series],
            });
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
        for way in VOTING.ways {
            let unit = way.hardware().unit();
            assert_eq!(storage(way), bits.get(unit).copied().unwrap_or(0), "{unit}");
        }
    }
}
