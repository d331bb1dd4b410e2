//! What LDS tops cost as they are by default, as `turnstile area` has found it. A test compares the file with what it finds now.

/// A row a unit, with a head: `unit,cells,flip_flops,cell_um2,sram_bits,sram_um2,period_ns`.
const MEASURED: &str = include_str!("costs.csv");

const BASELINE: &str = "lds_baseline";

/// What an LDS costs beside the baseline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costs {
    /// Its clock period over the baseline's.
    pub period_ratio: f64,
    /// Area that is added to the baseline, in square micrometres.
    pub added_um2: f64,
    /// The same as a share of the baseline with its SRAM.
    pub added_share: f64,
}

/// Those of a top; none if it has not been measured.
pub fn costs(unit: &str) -> Option<Costs> {
    let [area, sram, period] = figures(unit)?;
    let [base_area, base_sram, base_period] = figures(BASELINE)?;
    let added_um2 = area + sram - base_area - base_sram;
    Some(Costs {
        period_ratio: period / base_period,
        added_um2,
        added_share: added_um2 / (base_area + base_sram),
    })
}

/// Area of cells, area of SRAM, period.
fn figures(unit: &str) -> Option<[f64; 3]> {
    let mut lines = MEASURED.lines().skip(1);
    let line = lines.find(|line| line.split(',').next() == Some(unit))?;
    let figures: Option<Vec<f64>> = line
        .split(',')
        .skip(1)
        .map(|one| one.parse().ok())
        .collect();
    match figures?[..] {
        [_, _, area, _, sram, period] => Some([area, sram, period]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_baseline_costs_nothing_and_additions_something() {
        let base = costs(BASELINE).unwrap();
        assert_eq!((base.period_ratio, base.added_um2), (1.0, 0.0));
        for unit in [
            "lds_bloom",
            "lds_dcd",
            "lds_smdcd",
            "lds_smdcd_published",
            "lds_smdcd_ordered",
        ] {
            let costs = costs(unit).unwrap();
            assert!(
                costs.period_ratio > 1.0 && costs.added_share > 0.05,
                "{unit}: {costs:?}"
            );
        }
        assert_eq!(costs("lds_of_nobody"), None);
    }
}
