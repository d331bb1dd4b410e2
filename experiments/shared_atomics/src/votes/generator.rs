//! The bundled image: natural enough for votes, and the same everywhere.
//!
//! In photographs neighbours are alike, so a warp's votes are for few bins. Here seven octaves of value noise make them alike: random
//! heights at the corners of square cells, interpolated in between, weighted by the size of a cell. Then contrast is doubled, a little
//! white noise added, and brightness squared, which makes dark pixels the most. All in integers, so it is the same image everywhere.

use super::random::hash;
use super::Picture;

/// Width and height of the image that an H200 was measured with (`experiments/measured/h200`), whose seed is 0.
pub const MEASURED_SIZE: (u32, u32) = (1536, 1024);

/// Sides of the cells of each octave, in pixels.
const CELLS: [u32; 7] = [256, 128, 64, 32, 16, 8, 4];
/// The middle of heights, which are below 65,536.
const MIDDLE: i64 = 32_768;
/// Bits of a pixel.
const DEPTH: u32 = 12;

/// Heights of an octave.
struct Octave {
    cell: u32,
    /// Corners of a row of cells.
    columns: u32,
    /// Heights of corners, row by row.
    corners: Vec<u32>,
}

impl Octave {
    fn new(number: u32, width: u32, height: u32, salt: u32) -> Self {
        let cell = CELLS[number as usize];
        let (columns, rows) = (width / cell + 2, height / cell + 2);
        let stream = 0x85eb_ca6b_u32.wrapping_mul(number + 1).wrapping_add(salt);
        let row = |y: u32| {
            let start = hash(stream.wrapping_add(y)).wrapping_mul(0x9e37_79b1);
            (0..columns).map(move |x| hash(start.wrapping_add(x)) & 0xffff)
        };
        Self {
            cell,
            columns,
            corners: (0..rows).flat_map(row).collect(),
        }
    }

    /// Interpolated between the four corners around a pixel.
    fn at(&self, x: u32, y: u32) -> u32 {
        let cell = self.cell;
        let first = (y / cell * self.columns + x / cell) as usize;
        let across = |left: usize| {
            let (left, right) = (self.corners[left], self.corners[left + 1]);
            left * (cell - x % cell) + right * (x % cell)
        };
        let (upper, lower) = (across(first), across(first + self.columns as usize));
        (upper * (cell - y % cell) + lower * (y % cell)) / (cell * cell)
    }
}

/// An image of 12 bits a pixel. Another seed gives another one of its kind.
pub fn generate(width: u32, height: u32, seed: u32) -> Picture {
    let salt = hash(seed);
    let octave = |number| Octave::new(number, width, height, salt);
    let octaves: Vec<Octave> = (0..CELLS.len() as u32).map(octave).collect();
    let weight: u32 = CELLS.iter().sum();
    let pixel = |x: u32, y: u32| {
        let sum: u32 = octaves.iter().map(|one| one.cell * one.at(x, y)).sum();
        let number = y.wrapping_mul(width).wrapping_add(x);
        let noise = i64::from(hash(0xa5a5_a5a5 ^ salt ^ number) & 127) - 64;
        let height = (i64::from(sum / weight) - MIDDLE) * 2 + MIDDLE + noise;
        let height = height.clamp(0, 0xffff);
        ((height * height) >> (32 - DEPTH)) as u16
    };
    let rows = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    Picture {
        width,
        height,
        depth: DEPTH,
        pixels: rows.map(|(x, y)| pixel(x, y)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, HashMap};

    fn measured() -> Picture {
        generate(MEASURED_SIZE.0, MEASURED_SIZE.1, 0)
    }

    /// `experiments/measured/h200/README.md` states the checksum of the image that the GPU counted.
    #[test]
    fn the_image_is_the_measured_one() {
        let fold = |sum: u32, pixel: &u16| (sum ^ u32::from(*pixel)).wrapping_mul(16_777_619);
        let checksum = measured().pixels.iter().fold(2_166_136_261, fold);
        assert_eq!(format!("{checksum:08x}"), "8c7fe250");
    }

    /// Columns of `experiments/measured/h200/histogram_image.csv` behind `bins`.
    fn statistics(bins: &[u32]) -> [f64; 5] {
        let (mut equal, mut most, mut distinct) = (0, 0, 0);
        for warp in bins.chunks(32) {
            let mut votes: HashMap<u32, u32> = HashMap::new();
            warp.iter()
                .for_each(|bin| *votes.entry(*bin).or_default() += 1);
            equal += warp.windows(2).filter(|two| two[0] == two[1]).count();
            most += votes.values().max().expect("a warp votes");
            distinct += votes.len();
        }
        let mut histogram: BTreeMap<u32, f64> = BTreeMap::new();
        bins.iter()
            .for_each(|bin| *histogram.entry(*bin).or_default() += 1.0);
        let (pixels, warps) = (bins.len() as f64, bins.len() as f64 / 32.0);
        let shares: Vec<f64> = histogram.values().map(|votes| votes / pixels).collect();
        [
            equal as f64 / (warps * 31.0),
            f64::from(most) / warps,
            distinct as f64 / warps,
            -shares.iter().map(|share| share * share.log2()).sum::<f64>(),
            shares.iter().fold(0.0, |most: f64, share| most.max(*share)),
        ]
    }

    /// Each figure of the file to its last digit.
    #[test]
    fn votes_are_distributed_as_measured() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../measured/h200");
        let file = std::fs::read_to_string(format!("{folder}/histogram_image.csv"));
        let image = measured();
        let mut rows = 0;
        for line in file.unwrap().lines().skip(1) {
            let (bins, stated) = line.split_once(',').unwrap();
            let found = statistics(&image.bins(bins.parse().unwrap()).unwrap());
            for (text, found) in stated.split(',').zip(found) {
                let digits = text.split_once('.').unwrap().1.len();
                assert_eq!(format!("{found:.digits$}"), text, "{line}");
            }
            assert_eq!(stated.split(',').count(), found.len());
            rows += 1;
        }
        assert_eq!(rows, 8);
    }

    #[test]
    fn seed_and_size_are_free() {
        let (image, other) = (generate(33, 7, 1), generate(33, 7, 2));
        assert_eq!(
            (image.width, image.height, image.pixels.len()),
            (33, 7, 231)
        );
        assert_ne!(image, other);
        assert_eq!(image, generate(33, 7, 1));
        assert_eq!(generate(1, 1, 0).pixels[0], measured().pixels[0]);
    }
}
