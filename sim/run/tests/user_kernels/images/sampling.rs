//! What `read_image*` finds between and beyond texels, against OpenCL 1.2, 8.2 and 8.3, written down once more.

use super::write_npy;
use crate::both::{run_kernel, TARGETS};
use crate::cases::{numbers, scramble};
use half::f16;

const WIDTH: usize = 7;
const HEIGHT: usize = 5;

/// Numbers of an image by row, column and channel.
struct Picture {
    channels: usize,
    values: Vec<f32>,
}

#[derive(Clone, Copy, PartialEq)]
enum Address {
    None,
    Clamp,
    ClampToEdge,
    Repeat,
    MirroredRepeat,
}

impl Picture {
    /// A texel by whole coordinates; beyond the image the border.
    fn texel(&self, x: i32, y: i32) -> [f32; 4] {
        let mut color = [0.0, 0.0, 0.0, if self.channels < 4 { 1.0 } else { 0.0 }];
        if (0..WIDTH as i32).contains(&x) && (0..HEIGHT as i32).contains(&y) {
            let first = (y as usize * WIDTH + x as usize) * self.channels;
            color[..self.channels].copy_from_slice(&self.values[first..][..self.channels]);
        }
        color
    }

    fn nearest(&self, address: Address, normalised: bool, at: [f32; 2]) -> [f32; 4] {
        let index = |coordinate, size| nearest_index(address, normalised, coordinate, size);
        self.texel(index(at[0], WIDTH), index(at[1], HEIGHT))
    }

    fn linear(&self, address: Address, normalised: bool, at: [f32; 2]) -> [f32; 4] {
        let [columns, rows] = [(at[0], WIDTH), (at[1], HEIGHT)]
            .map(|(coordinate, size)| neighbours(address, normalised, coordinate, size));
        let mut color = [0.0; 4];
        for (x, part_x) in columns {
            for (y, part_y) in rows {
                let texel = self.texel(x, y);
                for (sum, number) in color.iter_mut().zip(texel) {
                    *sum += part_x * part_y * number;
                }
            }
        }
        color
    }
}

fn nearest_index(address: Address, normalised: bool, coordinate: f32, size: usize) -> i32 {
    let length = size as f32;
    match address {
        Address::Repeat => {
            let index = ((coordinate - coordinate.floor()) * length).floor() as i32;
            if index > size as i32 - 1 {
                index - size as i32
            } else {
                index
            }
        }
        Address::MirroredRepeat => {
            let mirrored = (coordinate - 2.0 * (0.5 * coordinate).round_ties_even()).abs();
            ((mirrored * length).floor() as i32).min(size as i32 - 1)
        }
        _ => {
            let position = if normalised {
                coordinate * length
            } else {
                coordinate
            };
            limited(address, position.floor() as i32, size)
        }
    }
}

/// The two texels around a position, with their shares.
fn neighbours(address: Address, normalised: bool, coordinate: f32, size: usize) -> [(i32, f32); 2] {
    let (length, last) = (size as f32, size as i32 - 1);
    let position = match address {
        Address::Repeat => (coordinate - coordinate.floor()) * length,
        Address::MirroredRepeat => {
            (coordinate - 2.0 * (0.5 * coordinate).round_ties_even()).abs() * length
        }
        _ if normalised => coordinate * length,
        _ => coordinate,
    };
    let low = (position - 0.5).floor();
    let share = position - 0.5 - low;
    let [mut first, mut second] = [low as i32, low as i32 + 1];
    match address {
        Address::Repeat => {
            if first < 0 {
                first += size as i32;
            }
            if second > last {
                second -= size as i32;
            }
        }
        Address::MirroredRepeat => {
            first = first.max(0);
            second = second.min(last);
        }
        _ => [first, second] = [first, second].map(|index| limited(address, index, size)),
    }
    [(first, 1.0 - share), (second, share)]
}

fn limited(address: Address, index: i32, size: usize) -> i32 {
    match address {
        Address::ClampToEdge => index.clamp(0, size as i32 - 1),
        Address::Clamp => index.clamp(-1, size as i32),
        _ => index,
    }
}

/// Files of pictures: name, how the run file gives them, and their numbers as a kernel sees them.
fn pictures(folder: &tempfile::TempDir) -> Vec<(String, Picture)> {
    let raw = |channels: usize| (0..WIDTH * HEIGHT * channels).map(|i| scramble(i as u32));
    let shape = |channels: usize| [HEIGHT as u64, WIDTH as u64, channels as u64];
    let path = |name: &str| folder.path().join(name);
    let floats: Vec<f32> = raw(4)
        .map(|value| (value % 1000) as f32 / 8.0 - 50.0)
        .collect();
    write_npy(&path("f32.npy"), &shape(4), &floats);
    let halves: Vec<f16> = raw(1)
        .map(|value| f16::from_f32((value % 100) as f32 / 4.0))
        .collect();
    write_npy(&path("f16.npy"), &shape(1)[..2], &halves);
    let bytes: Vec<u8> = raw(4).map(|value| value as u8).collect();
    write_npy(&path("u8.npy"), &shape(4), &bytes);
    let shorts: Vec<i16> = raw(2).map(|value| value as i16).collect();
    write_npy(&path("i16.npy"), &shape(2), &shorts);
    let picture = |channels, values| Picture { channels, values };
    vec![
        (r#"file = "f32.npy""#.into(), picture(4, floats)),
        (
            r#"file = "f16.npy""#.into(),
            picture(1, halves.iter().map(|half| half.to_f32()).collect()),
        ),
        (
            r#"file = "u8.npy", normalised = true"#.into(),
            picture(
                4,
                bytes.iter().map(|byte| f32::from(*byte) / 255.0).collect(),
            ),
        ),
        (
            r#"file = "i16.npy", normalised = true"#.into(),
            picture(
                2,
                shorts
                    .iter()
                    .map(|short| (f32::from(*short) / 32767.0).max(-1.0))
                    .collect(),
            ),
        ),
    ]
}

/// Positions around an image of one texel: without an address mode inside, else beyond it on all sides.
fn positions(address: Address) -> Vec<[f32; 2]> {
    let number = |index: u32| (scramble(index) % 4096) as f32 / 4096.0;
    let place = |index: u32| match address {
        Address::None => 0.5 + number(index) * (1.0 - 1.0 / HEIGHT as f32) / 1.01,
        _ => 3.5 * number(index) - 1.5,
    };
    let inside = |place: f32, size: usize| match address {
        // Half a texel from the edge both neighbours are there.
        Address::None => ((place - 0.5) * size as f32 + 0.5) / size as f32,
        _ => place,
    };
    (0..64)
        .map(|index| {
            [
                inside(place(2 * index), WIDTH),
                inside(place(2 * index + 1), HEIGHT),
            ]
        })
        .collect()
}

#[test]
fn sampling_is_what_the_standard_says() {
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let pictures = pictures(&folder);
        let modes = [
            ("none", Address::None, false),
            ("clamp", Address::Clamp, false),
            ("clamp", Address::Clamp, true),
            ("clamp_to_edge", Address::ClampToEdge, false),
            ("clamp_to_edge", Address::ClampToEdge, true),
            ("repeat", Address::Repeat, true),
            ("mirrored_repeat", Address::MirroredRepeat, true),
        ];
        let samplers = ["nearest", "linear"]
            .into_iter()
            .flat_map(|filter| modes.map(|mode| (filter, mode)));
        for ((filter, (name, address, normalised)), (source, picture)) in
            samplers.zip(pictures.iter().cycle())
        {
            let scale = |[x, y]: [f32; 2]| match normalised {
                true => [x, y],
                false => [x * WIDTH as f32, y * HEIGHT as f32],
            };
            let at: Vec<_> = positions(address).into_iter().map(scale).collect();
            write_npy(&folder.path().join("at.npy"), &[64, 2], at.as_flattened());
            let arguments = [
            format!("image = {{ {source} }}"),
            format!("sampler = {{ filter = \"{filter}\", address = \"{name}\", normalised = {normalised} }}"),
            "buffer = { file = \"at.npy\" }".into(),
            "buffer = { zeros = 256, type = \"f32\" }".into(),
        ];
            let buffers = run_kernel(
                &folder,
                target,
                ["images", "sample"],
                ["[64]", "[64]"],
                &arguments,
            )
            .unwrap();
            let found = numbers(&buffers[3], f32::from_le_bytes);
            for (at, found) in at.into_iter().zip(found.chunks(4)) {
                let expected = match filter {
                    "nearest" => picture.nearest(address, normalised, at),
                    _ => picture.linear(address, normalised, at),
                };
                // Single precision; the shares of a linear filter are differences of positions.
                let tolerance = if filter == "nearest" { 1e-6 } else { 2e-4 };
                let close = |(found, expected): (&f32, f32)| {
                    (found - expected).abs() <= tolerance * expected.abs().max(1.0)
                };
                assert!(
                    found.iter().zip(expected).all(close),
                    "{filter} {name} {normalised} {source} at {at:?}: {found:?}, not {expected:?}"
                );
            }
        }
    }
}

#[test]
fn texels_are_read_by_whole_coordinates() {
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let values: Vec<i8> = (0..4 * 3 * 4).map(|index| scramble(index) as i8).collect();
        write_npy(&folder.path().join("i8.npy"), &[3, 4, 4], &values);
        let at: Vec<[i32; 2]> = (-2..6).flat_map(|x| (-2..6).map(move |y| [x, y])).collect();
        write_npy(&folder.path().join("at.npy"), &[64, 2], at.as_flattened());
        for edge in [false, true] {
            let address = if edge { "clamp_to_edge" } else { "clamp" };
            let arguments = [
                "image = { file = \"i8.npy\" }".into(),
                format!("sampler = {{ address = \"{address}\" }}"),
                "buffer = { file = \"at.npy\" }".into(),
                "buffer = { zeros = 256, type = \"i32\" }".into(),
            ];
            let buffers = run_kernel(
                &folder,
                target,
                ["images", "sample_texels"],
                ["[64]", "[64]"],
                &arguments,
            )
            .unwrap();
            let found = numbers(&buffers[3], i32::from_le_bytes);
            for ([x, y], found) in at.iter().zip(found.chunks(4)) {
                let (column, row) = ((*x).clamp(0, 3), (*y).clamp(0, 2));
                let first = (row * 4 + column) as usize * 4;
                let texel = values[first..first + 4]
                    .iter()
                    .map(|value| i32::from(*value));
                let expected: Vec<i32> = match edge || (column, row) == (*x, *y) {
                    true => texel.collect(),
                    false => vec![0; 4],
                };
                assert_eq!(found, expected, "{address} at {x}, {y}");
            }
        }
    }
}
