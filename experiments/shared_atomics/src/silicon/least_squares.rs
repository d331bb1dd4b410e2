//! Least squares of a function that is not linear, by Levenberg and Marquardt, with residuals that count less when they are large.

use nalgebra::{Cholesky, DMatrix, DVector};

/// Residuals beyond this count as lengths rather than as squares.
const SOFT: f64 = 0.1;
/// Steps, at most.
const STEPS: usize = 60;
/// A change of a parameter that its effect is measured with.
const NUDGE: f64 = 1e-5;
/// Progress below which it ends.
const ENOUGH: f64 = 1e-9;

/// How much the residuals weigh together.
fn loss(residuals: &[f64]) -> f64 {
    let one = |residual: &f64| SOFT * SOFT * ((1.0 + (residual / SOFT).powi(2)).sqrt() - 1.0);
    residuals.iter().map(one).sum()
}

/// Parameters near `start` at which the loss of the residuals is least.
pub fn least<const N: usize>(
    start: [f64; N],
    residuals: impl Fn(&[f64; N]) -> Vec<f64>,
) -> [f64; N] {
    let mut at = start;
    let mut found = residuals(&at);
    let mut damping = 1e-3;
    for _ in 0..STEPS {
        let mut slopes = DMatrix::zeros(found.len(), N);
        for parameter in 0..N {
            let mut near = at;
            near[parameter] += NUDGE;
            let nudged = residuals(&near);
            for (row, (nudged, here)) in nudged.iter().zip(&found).enumerate() {
                slopes[(row, parameter)] = (nudged - here) / NUDGE;
            }
        }
        let weights = found
            .iter()
            .map(|one| 1.0 / (1.0 + (one / SOFT).powi(2)).sqrt());
        let weights = DVector::from_iterator(found.len(), weights);
        let mut weighted = slopes.clone();
        for (mut row, weight) in weighted.row_iter_mut().zip(weights.iter()) {
            row *= *weight;
        }
        let normal = slopes.tr_mul(&weighted);
        let down = weighted.tr_mul(&DVector::from_column_slice(&found));
        let before = loss(&found);
        let mut better = None;
        while better.is_none() && damping < 1e9 {
            let mut damped = normal.clone();
            for parameter in 0..N {
                damped[(parameter, parameter)] += damping * normal[(parameter, parameter)] + 1e-12;
            }
            let step = Cholesky::new(damped).map(|solver| solver.solve(&down));
            let next =
                step.map(|step| std::array::from_fn(|parameter| at[parameter] - step[parameter]));
            let next = next.map(|next: [f64; N]| (next, residuals(&next)));
            better = next.filter(|(_, found)| loss(found) < before);
            damping *= if better.is_some() { 0.3 } else { 4.0 };
        }
        let Some(next) = better else {
            break;
        };
        (at, found) = next;
        if before - loss(&found) < ENOUGH * before {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    /// y = 3 exp(-x / 2), with one point that is far off.
    #[test]
    fn a_curve_is_found_although_a_point_is_off() {
        let points = (0..20).map(|place| f64::from(place) / 4.0);
        let points: Vec<(f64, f64)> = points.map(|x| (x, 3.0 * (-x / 2.0).exp())).collect();
        let residuals = |[height, rate]: &[f64; 2]| {
            let of = |&(x, y): &(f64, f64)| height * (-x * rate).exp() - y;
            let mut all: Vec<f64> = points.iter().map(of).collect();
            all[5] += 0.5;
            all
        };
        let [height, rate] = least([1.0, 1.0], residuals);
        assert!((height - 3.0).abs() < 0.1, "{height}");
        assert!((rate - 0.5).abs() < 0.03, "{rate}");
    }
}
