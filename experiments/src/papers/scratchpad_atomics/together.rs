//! Several warps at once, on the RTL: the paper's section 2.2.

use super::latency::position;
use crate::atomics::{beside_others, Pattern};
use std::collections::BTreeMap;
use turnstile_tools::Result;

/// Warps that add at the same time.
pub const WARPS: [u32; 4] = [1, 2, 4, 8];
/// Lanes of each that have the same words.
pub const COLLIDING: [u32; 6] = [0, 1, 8, 16, 28, 32];
/// Lanes of one warp that are at one word.
pub const ALONE: [u32; 6] = [1, 2, 4, 8, 16, 32];
/// Instructions of a warp.
const INSTRUCTIONS: u32 = 64;

/// Clocks of the RTL an instruction of a warp, by warps and colliding lanes.
#[derive(Clone, Debug, Default)]
pub struct Together {
    clocks: BTreeMap<(u32, u32), f64>,
    /// Of one warp with so many lanes at one word.
    alone: BTreeMap<u32, f64>,
}

impl Together {
    /// Performs all; `perform` returns the clocks of warps that each add so many times.
    pub fn measure(mut perform: impl FnMut(&[Pattern], u32) -> Result<u64>) -> Result<Self> {
        let mut found = Self::default();
        for warps in WARPS {
            for colliding in COLLIDING {
                let patterns = (0..warps).map(|warp| beside_others(warp, colliding));
                let clocks = perform(&patterns.collect::<Vec<_>>(), INSTRUCTIONS)?;
                let of_one = clocks as f64 / f64::from(warps * INSTRUCTIONS);
                found.clocks.insert((warps, colliding), of_one);
            }
        }
        for lanes in ALONE {
            let one = Pattern::new(&position(lanes, 0));
            let clocks = perform(&[one], INSTRUCTIONS)?;
            let of_one = clocks as f64 / f64::from(INSTRUCTIONS);
            found.alone.insert(lanes, of_one);
        }
        Ok(found)
    }

    /// Clocks an instruction.
    pub fn of(&self, warps: u32, colliding: u32) -> f64 {
        self.clocks[&(warps, colliding)]
    }

    /// Clocks of an instruction of one warp with so many lanes at one word, one of `ALONE`.
    pub fn alone(&self, lanes: u32) -> f64 {
        self.alone[&lanes]
    }
}
