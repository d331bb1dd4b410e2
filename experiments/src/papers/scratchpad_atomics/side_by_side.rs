//! One task, and every way that the hardware here has to update words of local memory. No figure of the paper.

use crate::atomics::LockbitMachine;
use crate::engine::areas::{Area, Synthesiser};
use crate::engine::batch::Batch;
use crate::engine::outside::Context;
use crate::engine::ways::{Compared, Comparison, End, Way, WayRun};
use crate::engine::Figure;
use crate::engine::{Panel, PanelKind, Series};
use turnstile_hdl::full_size::{ALIGNED_INDICES, BANKS, FILTER_BITS, LOCKS, SLOTS, STATE_ROWS};
use turnstile_machine::Detector;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Number of its chart, behind the paper's.
const FIGURE: u32 = 10;

fn voting() -> Result<Comparison> {
    Comparison::read(include_str!("ways.toml"))
}

/// What is run.
pub struct SideBySideRuns {
    of: Comparison,
    pub batch: Batch<WayRun, End>,
}

impl SideBySideRuns {
    /// All ways, with these constants of lock bits.
    ///
    /// # Errors
    /// If what is bundled is no comparison.
    pub fn new(constants: &LockbitMachine) -> Result<Self> {
        let of = voting()?;
        let batch = of.batch(constants, |_, _| Ok(()));
        Ok(Self { of, batch })
    }
}

/// What all took.
pub struct SideBySide {
    /// Cycles.
    pub compared: Compared,
    /// Of the LDS of each way, if that was wanted.
    pub areas: Option<Vec<Area>>,
}

/// Bits of state that the LDS has beyond the words of its banks, as `turnstile area` lists them.
fn storage(way: &Way) -> usize {
    const LANE_NUMBER: usize = 6;
    const OWNERS_PER_WORD: usize = 4;
    const BANKED: usize = STATE_ROWS * BANKS;
    const VALID: usize = SLOTS * BANKED;
    match (way.lock_bits, way.detector) {
        (Some(_), _) => LOCKS,
        (_, Detector::Bloom) => BANKS * (ALIGNED_INDICES + SLOTS * FILTER_BITS * (1 + LANE_NUMBER)),
        (_, Detector::Dcd) => VALID / OWNERS_PER_WORD,
        (_, Detector::Smdcd) => BANKS * ALIGNED_INDICES * (SLOTS / OWNERS_PER_WORD + 2),
        (_, Detector::SmdcdOrdered) => VALID + 2 * BANKED,
        _ => 0,
    }
}

impl SideBySide {
    /// Of what is run, with areas if there is a synthesiser.
    ///
    /// # Errors
    /// If a run or synthesis fails.
    pub fn find(
        runs: &SideBySideRuns,
        synthesiser: Option<&Synthesiser>,
        context: &Context,
    ) -> Result<Self> {
        let ends = runs.batch.all(context)?;
        let hardware: Vec<_> = runs.of.ways.iter().map(Way::hardware).collect();
        let areas = synthesiser.map(|one| one.areas(&hardware, context.progress));
        Ok(Self {
            compared: Compared {
                of: runs.of.clone(),
                ends,
            },
            areas: areas.transpose()?,
        })
    }

    /// Everything, a way a line: cycles and what they are over native atomics of the same machine, and what the LDS costs.
    pub fn table(&self) -> Table {
        let head = ["state_bits", "cells_kge", "cells_um2", "sram_bits"];
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
        self.compared.table().beside(Table::new(head, lines))
    }

    /// Cycles over native atomics, and the areas if they are known.
    pub fn figure(&self) -> Figure {
        let title = "cycles over native atomics of gtx580, or of the compute unit (CU)";
        let mut panels = vec![self.compared.panel(title)];
        if let Some(areas) = &self.areas {
            let series = Series::new("cells", areas.iter().map(|area| Some(area.kge)));
            panels.push(Panel::new(
                "cells of the LDS in kGE, memory not counted",
                PanelKind::Grouped,
                self.compared.labels(),
                vec![series],
            ));
        }
        let title = "side by side: ways to update words (not in the paper)";
        Figure::new(FIGURE, title, panels)
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
        assert_eq!(bits.len(), 5, "{bits:?}");
        for way in voting().unwrap().ways {
            let unit = way.hardware().unit();
            assert_eq!(
                storage(&way),
                bits.get(unit).copied().unwrap_or(0),
                "{unit}"
            );
        }
    }
}
