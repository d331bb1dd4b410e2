//! Points of a grid, on all cores.

use super::outside::{check_interrupt, Bar};
use rayon::prelude::*;
use turnstile_tools::Result;

/// What `run` makes of each point, in their order. Points are begun one by one, and none after an interrupt.
///
/// # Errors
/// The first that `run` has, and an interrupt.
pub fn all<P: Sync, R: Send>(
    points: &[P],
    bar: &dyn Bar,
    run: impl Fn(&P) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let one = |point| {
        check_interrupt()?;
        let ran = run(point)?;
        bar.inc(1);
        Ok(ran)
    };
    points.par_iter().with_max_len(1).map(one).collect()
}
