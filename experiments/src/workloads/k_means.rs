//! KM, section 5.1.2 of the LocalTM-Bloom paper: one iteration of k-means over 256 random points in three dimensions.
//!
//! Each work-item finds the centre nearest to its point; a transaction adds the point and a one to the sums of
//! this centre (four words that are read and written). All words of a centre lie in one bank, as the paper says. How many
//! centres share a bank it does not say; 8 lets its 256 centres fill the 32 banks. The points are
//! not given either; here they and the centres are random whole numbers, so that sums of floats are the same in every
//! order and the result is checked exactly.

use super::launch::{
    self, bits, kernel, random, turn_width, words, Arguments, Source, SEED, TURNS, WORK_ITEMS,
};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::Rng;
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("k_means");
/// Coordinates are below this: squares of distances and sums of all points are exact in single precision.
const COORDINATES: u32 = 1024;
const DIMENSIONS: usize = 3;
/// Banks of local memory.
const BANKS: u32 = 32;

/// The benchmark.
pub struct KMeans;

/// Points or centres, one dimension after the other.
struct Cloud {
    coordinates: Vec<f32>,
    count: usize,
}

impl Cloud {
    fn random(random: &mut impl Rng, count: usize) -> Self {
        let coordinates = (0..DIMENSIONS * count)
            .map(|_| random.random_range(0..COORDINATES) as f32)
            .collect();
        Self { coordinates, count }
    }

    fn get(&self, index: usize) -> [f32; DIMENSIONS] {
        std::array::from_fn(|dimension| self.coordinates[dimension * self.count + index])
    }
}

fn input(settings: &Settings) -> (Cloud, Cloud) {
    let mut random = random(settings.get("seed"));
    let points = Cloud::random(&mut random, WORK_ITEMS as usize);
    let centres = Cloud::random(&mut random, settings.get("centres") as usize);
    (points, centres)
}

/// Banks with sums.
fn banks(settings: &Settings) -> u32 {
    (settings.get("centres") / settings.get("per_bank")).clamp(1, BANKS)
}

/// The first of the nearest centres.
fn nearest(centres: &Cloud, point: [f32; DIMENSIONS]) -> usize {
    let distance = |centre: &usize| -> u64 {
        let parts = centres.get(*centre).into_iter().zip(point);
        parts.map(|(a, b)| ((a - b) as i64).pow(2) as u64).sum()
    };
    (0..centres.count).min_by_key(distance).unwrap_or(0)
}

impl Workload for KMeans {
    fn name(&self) -> &'static str {
        "k-means"
    }

    fn description(&self) -> &'static str {
        "256 points move their nearest centres (KM of LocalTM-Bloom)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 5] = [
            Parameter {
                name: "centres",
                description: "centres: 2 = heavy contention",
                default: 32,
                range: Range::PowersOfTwo(2, WORK_ITEMS),
            },
            Parameter {
                name: "per_bank",
                description: "centres whose sums share a bank; more if there are not enough banks",
                default: 8,
                range: Range::PowersOfTwo(1, 32),
            },
            Parameter {
                name: "work",
                description:
                    "times that each distance is computed: work outside of the critical section",
                default: 1,
                range: Range::Between(1, 255),
            },
            TURNS,
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let (points, centres) = input(settings);
        let arguments = Arguments::default()
            .words("points", &bits(&points.coordinates))
            .words("centres", &bits(&centres.coordinates))
            .words("out", &vec![0; (DIMENSIONS + 1) * centres.count])
            .number("count", centres.count as u32)
            .number(
                "options",
                banks(settings).ilog2() | settings.get("work") << 8 | turn_width(settings) << 16,
            );
        let suffix = match version {
            Version::Tm if settings.get(TURNS.name) > 1 => "turns_tm".to_string(),
            version => version.to_string(),
        };
        kernel(self, &SOURCE, &suffix, arguments)
    }

    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let (points, centres) = input(settings);
        let moved = words(buffers, 2);
        let count = centres.count;
        let number = |part: usize, centre: usize| {
            let word = moved.get(part * count + centre);
            word.map_or(f32::NAN, |word| f32::from_bits(*word))
        };
        let mut members = vec![vec![]; count];
        for point in (0..points.count).map(|index| points.get(index)) {
            members[nearest(&centres, point)].push(point);
        }
        for (centre, members) in members.iter().enumerate() {
            let size = members.len() as f32;
            if number(DIMENSIONS, centre) != size {
                let found = number(DIMENSIONS, centre);
                return Err(format!("centre {centre} has {found} points, not {size}"));
            }
            for dimension in 0..DIMENSIONS {
                let sum: f32 = members.iter().map(|point| point[dimension]).sum();
                let there = number(dimension, centre);
                // The quotient is rounded; times the number of points it is nearer to its sum than to any other.
                let right = match members.is_empty() {
                    true => there == centres.get(centre)[dimension],
                    false => (f64::from(there) * f64::from(size)).round() == f64::from(sum),
                };
                if !right {
                    return Err(format!(
                        "coordinate {dimension} of centre {centre} is {there}, but its {size} points add up to {sum}"
                    ));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(centres: u32) -> Settings {
        Settings::parse(&KMeans, &[format!("centres={centres}")]).unwrap()
    }

    /// What the kernel is to leave, computed in double precision.
    fn result(settings: &Settings) -> Vec<f32> {
        let (points, centres) = input(settings);
        let count = centres.count;
        let mut out = centres.coordinates.clone();
        let mut sums = vec![[0.0; DIMENSIONS + 1]; count];
        for point in (0..points.count).map(|index| points.get(index)) {
            let sum = &mut sums[nearest(&centres, point)];
            let parts = point.into_iter().chain([1.0]);
            sum.iter_mut()
                .zip(parts)
                .for_each(|(sum, part)| *sum += f64::from(part));
        }
        for (centre, sum) in sums
            .iter()
            .enumerate()
            .filter(|(_, sum)| sum[DIMENSIONS] > 0.0)
        {
            for dimension in 0..DIMENSIONS {
                out[dimension * count + centre] = (sum[dimension] / sum[DIMENSIONS]) as f32;
            }
        }
        out.extend(sums.iter().map(|sum| sum[DIMENSIONS] as f32));
        out
    }

    fn check(settings: &Settings, out: &[f32]) -> std::result::Result<(), String> {
        let out = bits(out).into_iter().flat_map(u32::to_le_bytes).collect();
        KMeans.check(settings, &[vec![], vec![], out])
    }

    #[test]
    fn the_right_centres_pass_and_a_lost_update_does_not() {
        for centres in [2, 64, 256] {
            let settings = settings(centres);
            let right = result(&settings);
            assert_eq!(check(&settings, &right), Ok(()));
            let mut lost = right.clone();
            let size = lost.len() - centres as usize;
            lost[size] -= 1.0;
            let error = check(&settings, &lost).unwrap_err();
            assert!(error.starts_with("centre 0 has "), "{error}");
            let full = right[size..]
                .iter()
                .position(|&points| points > 0.0)
                .unwrap();
            let mut off = right.clone();
            off[full] += 1.0 / right[size + full];
            let error = check(&settings, &off).unwrap_err();
            assert!(
                error.starts_with(&format!("coordinate 0 of centre {full} is ")),
                "{error}"
            );
        }
        assert!(check(&settings(2), &[]).is_err());
    }
}
