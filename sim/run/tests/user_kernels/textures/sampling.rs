//! What textures give between and beyond texels, against the formulas of the CUDA C++ Programming Guide, "Texture Fetching", written down
//! once more. The guide does not say how coordinates, weights, their products and sums are rounded, nor which texels are beside one where a
//! mirror is: these rules were measured on an H200 (`measured.rs` has some of the samples).

use super::{run, textures, Sum, Texture};
use crate::cases::scramble;
use crate::images::write_npy;

const THREADS: usize = 128;

#[derive(Clone, Copy, PartialEq)]
enum Address {
    Clamp,
    Border,
    Wrap,
    Mirror,
}

/// How a texture is read.
#[derive(Clone, Copy)]
struct Mode {
    linear: bool,
    name: &'static str,
    address: Address,
    normalised: bool,
}

const ADDRESSES: [(&str, Address, bool); 6] = [
    ("clamp", Address::Clamp, false),
    ("clamp", Address::Clamp, true),
    ("border", Address::Border, false),
    ("border", Address::Border, true),
    ("wrap", Address::Wrap, true),
    ("mirror", Address::Mirror, true),
];

fn modes() -> impl Iterator<Item = Mode> {
    let filters = [false, true].into_iter();
    filters.flat_map(|linear| {
        ADDRESSES.map(|(name, address, normalised)| Mode {
            linear,
            name,
            address,
            normalised,
        })
    })
}

impl Mode {
    /// The texture argument.
    fn argument(&self, texture: &Texture) -> String {
        let Self {
            linear,
            name,
            normalised,
            ..
        } = self;
        let filter = if *linear { "linear" } else { "point" };
        format!(
            "texture = {{ {}, filter = \"{filter}\", address = \"{name}\", normalised_coordinates = {normalised} }}",
            texture.given
        )
    }

    /// A coordinate in texels, beyond the texture too.
    fn place(&self, x: f32, size: usize) -> f64 {
        if !self.normalised {
            return x.into();
        }
        let parts = match size {
            ..=8192 => 2f64.powi(21),
            8193..=65536 => 2f64.powi(22),
            _ => 2f64.powi(23),
        };
        (f64::from(x) * parts).floor() / parts * size as f64
    }

    /// Where texel `index` is, if it is one.
    fn index(&self, index: i64, size: usize) -> Option<i32> {
        let size = size as i64;
        let inside = match self.address {
            Address::Border => Some(index).filter(|index| (0..size).contains(index)),
            Address::Wrap => Some(index.rem_euclid(size)),
            Address::Clamp => Some(index.clamp(0, size - 1)),
            Address::Mirror => {
                let there_and_back = index.rem_euclid(2 * size);
                Some(there_and_back.min(2 * size - 1 - there_and_back))
            }
        };
        inside.map(|index| index as i32)
    }

    fn nearest(&self, x: f32, size: usize) -> Option<i32> {
        self.index(self.place(x, size).floor() as i64, size)
    }

    /// The two texels beside a place, and the weight of the second, of 256.
    fn pair(&self, x: f32, size: usize) -> ([Option<i32>; 2], f64) {
        let from_middle = (self.place(x, size) * 256.0 + 0.5).floor() / 256.0 - 0.5;
        let first = from_middle.floor();
        let beside = [first, first + 1.0].map(|index| self.index(index as i64, size));
        (beside, (from_middle - first) * 256.0)
    }

    /// The four numbers at a place.
    fn sample(&self, texture: &Texture, [x, y]: [f32; 2]) -> [f32; 4] {
        let (columns, right) = self.pair(x, texture.width);
        let (rows, below) = match texture.height {
            1 => ([Some(0); 2], 0.0),
            height => self.pair(y, height),
        };
        let corner = (right * below / 256.0 + 0.5).floor();
        let weights = [
            [256.0 - right - below + corner, below - corner],
            [right - corner, corner],
        ];
        [0, 1, 2, 3].map(|channel| {
            let mut sum = 0.0;
            for (column, weights) in columns.into_iter().zip(weights) {
                for (row, weight) in rows.into_iter().zip(weights) {
                    let number = f32::from_bits(texture.texel(column, row)[channel]);
                    sum += weight / 256.0 * texture.sum.term(number.into());
                }
            }
            texture.sum.rounded(sum) as f32
        })
    }

    fn point(&self, texture: &Texture, [x, y]: [f32; 2]) -> [u32; 4] {
        let row = match texture.height {
            1 => Some(0),
            height => self.nearest(y, height),
        };
        texture.texel(self.nearest(x, texture.width), row)
    }

    /// Places in a texture and beyond it on all sides, exact in single precision.
    fn places(&self, texture: &Texture) -> Vec<[f32; 2]> {
        let number = |index: usize, size: usize| {
            let normalised = (scramble(index as u32) % 14336) as f32 / 4096.0 - 1.5;
            // Some lie between two texels, or on the edge.
            let normalised = match index % 7 {
                0 => (normalised * 2.0).round() / 2.0,
                _ => normalised,
            };
            match self.normalised {
                true => normalised,
                false => normalised * size as f32,
            }
        };
        let place = |index: usize| {
            [
                number(2 * index, texture.width),
                number(2 * index + 1, texture.height),
            ]
        };
        (0..THREADS).map(place).collect()
    }
}

impl Sum {
    /// What is summed up of a number, by its weight.
    fn term(self, number: f64) -> f64 {
        match self {
            Self::Single | Self::Half => number,
            Self::Steps(steps) => (number * steps).round(),
        }
    }

    fn rounded(self, sum: f64) -> f64 {
        match self {
            Self::Single => sum,
            Self::Half if sum == 0.0 => sum,
            // To eleven bits, ties away from zero.
            Self::Half => {
                let last_bit = 2f64.powf(sum.abs().log2().floor() - 10.0);
                (sum / last_bit).round() * last_bit
            }
            // Ties up.
            Self::Steps(steps) => (sum + 0.5).floor() / steps,
        }
    }
}

/// Runs a kernel, and compares what it reads.
fn check(folder: &tempfile::TempDir, kernel: &str, mode: Mode, texture: &Texture) {
    let places = mode.places(texture);
    let at = folder.path().join("at.npy");
    match texture.height {
        1 => {
            let row: Vec<f32> = places.iter().map(|place| place[0]).collect();
            write_npy(&at, &[THREADS as u64], &row);
        }
        _ => write_npy(&at, &[THREADS as u64, 2], places.as_flattened()),
    }
    let arguments = [
        mode.argument(texture),
        "buffer = { file = \"at.npy\" }".into(),
        format!("buffer = {{ zeros = {}, type = \"u32\" }}", 4 * THREADS),
    ];
    let found = run(folder, kernel, THREADS, &arguments);
    for (place, found) in places.into_iter().zip(found.chunks(4)) {
        let told = || {
            format!(
                "{kernel} of {} at {place:?}: {found:08x?}",
                mode.argument(texture)
            )
        };
        if !mode.linear {
            assert_eq!(found, mode.point(texture, place), "{}", told());
            continue;
        }
        for (found, expected) in found.iter().zip(mode.sample(texture, place)) {
            let difference = (f32::from_bits(*found) - expected).abs();
            // Signed bytes are no whole number of steps: here their sum is rounded, and there they were.
            let most = match texture.given.contains("i8n") {
                true => 1.01 / 32767.0,
                false => 0.0,
            };
            assert!(difference <= most, "{}, not {expected}", told());
        }
    }
}

/// Every mode of every texture by one of the kernels for its numbers.
fn check_all(height: usize, of_floats: [&str; 3], of_integers: [&str; 2]) {
    let folder = tempfile::tempdir().unwrap();
    let mut kernels = of_floats.iter().cycle();
    let mut of_integers = of_integers.iter().cycle();
    for texture in textures(&folder, 7, height) {
        for mode in modes().filter(|mode| texture.is_float || !mode.linear) {
            let kernels: &mut dyn Iterator<Item = &&str> = match texture.is_float {
                true => &mut kernels,
                false => &mut of_integers,
            };
            check(&folder, kernels.next().unwrap(), mode, &texture);
        }
    }
}

#[test]
fn textures_of_one_dimension_follow_the_rules() {
    check_all(
        1,
        ["row_float", "row_level", "row_slope"],
        ["row_int", "row_uint"],
    );
}

#[test]
fn textures_of_two_dimensions_follow_the_rules() {
    check_all(
        5,
        ["plane_float", "plane_level", "plane_slope"],
        ["plane_int", "plane_uint"],
    );
}

/// A channel of the four texels that a linear filter mixes, from the lower left one against the clock.
#[test]
fn a_channel_of_four_texels_is_gathered() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = ["gather_red", "gather_green", "gather_blue", "gather_alpha"];
    for texture in textures(&folder, 6, 5) {
        for mode in modes() {
            let mode = Mode {
                linear: mode.linear && texture.is_float,
                ..mode
            };
            let (channel, kernel) = match texture.is_float {
                true => (
                    usize::from(mode.normalised),
                    kernels[usize::from(mode.normalised)],
                ),
                false => {
                    let channel = 2 + usize::from(mode.normalised);
                    (channel, kernels[channel])
                }
            };
            let places = mode.places(&texture);
            let at = folder.path().join("at.npy");
            write_npy(&at, &[THREADS as u64, 2], places.as_flattened());
            let arguments = [
                mode.argument(&texture),
                "buffer = { file = \"at.npy\" }".into(),
                format!("buffer = {{ zeros = {}, type = \"u32\" }}", 4 * THREADS),
            ];
            let found = run(&folder, kernel, THREADS, &arguments);
            for ([x, y], found) in places.into_iter().zip(found.chunks(4)) {
                let ([left, right], _) = mode.pair(x, texture.width);
                let ([top, bottom], _) = mode.pair(y, texture.height);
                let around = [(left, bottom), (right, bottom), (right, top), (left, top)];
                let expected = around.map(|(x, y)| texture.texel(x, y)[channel]);
                assert_eq!(found, expected, "{kernel} at {x}, {y}");
            }
        }
    }
}
