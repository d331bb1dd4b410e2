//! What a report about FPGAs says of a unit.

use super::design::Design;
use super::device::{Device, Resource};
use super::family::Mapped;
use super::flow::{Flow, Outcome, Packed};
use serde::Serialize;

/// A unit on the device.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FpgaRow {
    pub unit: String,
    /// For a scaled-down unit: its sizes.
    pub scaled_down: Option<&'static str>,
    /// Whether the device has room for the unit alone.
    pub fits: bool,
    /// Whether cells were counted module by module, and not of the whole unit.
    pub counted_by_module: bool,
    pub luts: u64,
    pub flip_flops: u64,
    pub block_rams: u64,
    /// Packed; at least the larger of LUTs and flip-flops if counted by module.
    pub logic_cells: u64,
    pub logic_cells_available: u64,
    pub logic_cells_percent: f64,
    pub block_rams_available: u64,
    pub block_rams_percent: f64,
    /// In the harness, and in no other figure.
    pub fmax_mhz: Option<f64>,
    pub harness_luts: Option<u64>,
    pub harness_flip_flops: Option<u64>,
    /// Why there is no frequency.
    pub problem: Option<String>,
}

/// The row of a unit that has been mapped, and routed if it fits.
pub fn row(design: &Design, device: &Device, flow: &Flow, outcome: Outcome) -> FpgaRow {
    let (mapped, flat, fmax_mhz) = match &outcome {
        Outcome::Counted(mapped) => (*mapped, None, None),
        Outcome::TooLarge(flat) | Outcome::NoRoute(flat, _) => (flat.unit, Some(flat), None),
        Outcome::Routed(flat, mhz) => (flat.unit, Some(flat), Some(*mhz)),
    };
    let [logic, rams] = [0, 1].map(|at| &device.resources[at]);
    let least = mapped.luts.max(mapped.flip_flops);
    let logic_cells = flat.map_or(least, |flat| flat.packed[logic.bel]);
    let block_rams = flat.map_or(mapped.block_rams, |flat| flat.packed[rams.bel]);
    let percent = |used: u64, resource: &Resource| 100.0 * used as f64 / resource.available as f64;
    FpgaRow {
        unit: design.name.clone(),
        scaled_down: design.scaled_down,
        fits: flat.is_some_and(|flat| !flow.too_large(&flat.packed)),
        counted_by_module: flat.is_none(),
        luts: mapped.luts,
        flip_flops: mapped.flip_flops,
        block_rams,
        logic_cells,
        logic_cells_available: logic.available,
        logic_cells_percent: percent(logic_cells, logic),
        block_rams_available: rams.available,
        block_rams_percent: percent(block_rams, rams),
        fmax_mhz,
        harness_luts: flat.map(|flat| flat.harness.luts),
        harness_flip_flops: flat.map(|flat| flat.harness.flip_flops),
        problem: problem(device, flow, &outcome, mapped),
    }
}

/// Why there is no frequency.
fn problem(device: &Device, flow: &Flow, outcome: &Outcome, mapped: Mapped) -> Option<String> {
    match outcome {
        Outcome::Routed(..) => None,
        Outcome::NoRoute(_, message) => Some(format!("it fits, but was not routed: {message}")),
        Outcome::Counted(_) => {
            let least = [mapped.luts.max(mapped.flip_flops), mapped.block_rams];
            let needs = shortfalls(device, |at, _| least.get(at).copied());
            Some(format!("does not fit: {needs}, counted module by module"))
        }
        Outcome::TooLarge(flat) => {
            let packed = |packed: &Packed| {
                shortfalls(device, |_, resource| packed.get(resource.bel).copied())
            };
            Some(if flow.too_large(&flat.packed) {
                format!("does not fit: {}", packed(&flat.packed))
            } else {
                let needs = packed(&flat.packed_in_harness);
                format!("it fits, but not with the harness, so it was not routed: {needs}")
            })
        }
    }
}

/// By how much which resources are too few.
fn shortfalls(device: &Device, used: impl Fn(usize, &Resource) -> Option<u64>) -> String {
    let of = |(at, resource): (usize, &Resource)| {
        let used = used(at, resource)?;
        (used > resource.available).then(|| shortfall(used, resource))
    };
    let all: Vec<String> = device.resources.iter().enumerate().filter_map(of).collect();
    all.join(", ")
}

fn shortfall(used: u64, resource: &Resource) -> String {
    let ratio = used as f64 / resource.available as f64;
    let how = match ratio < 2.0 {
        true => format!("{:.0} % too many", (100.0 * (ratio - 1.0)).ceil()),
        false => format!("{ratio:.1} times what there is"),
    };
    format!(
        "needs {} of {} {}: {how}",
        thousands(used),
        thousands(resource.available),
        resource.name
    )
}

/// With a comma before every three digits.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::area::fpga::device::DEVICES;

    #[test]
    fn a_shortfall_says_by_how_much() {
        let cells = &DEVICES[0].resources[0];
        assert_eq!(
            shortfall(9812, cells),
            "needs 9,812 of 7,680 logic cells: 28 % too many"
        );
        // One too many is not none too many.
        assert_eq!(
            shortfall(7681, cells),
            "needs 7,681 of 7,680 logic cells: 1 % too many"
        );
        assert_eq!(
            shortfall(1_234_567, cells),
            "needs 1,234,567 of 7,680 logic cells: 160.8 times what there is"
        );
    }
}
