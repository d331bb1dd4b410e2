//! Textures of CUDA's (`tests/kernels/user/textures.cu`, as NVRTC compiles it) by run files that are written here.

mod measured;
mod refused;
mod sampling;
mod texels;

use crate::both::run_kernel;
use crate::cases::{scramble, words};
use crate::images::write_npy;
use half::f16;
use std::path::Path;
use tempfile::TempDir;
use turnstile_ptx as ptx;

/// Texels of a texture, as a kernel sees them.
struct Texture {
    /// The file, in a run file.
    given: String,
    width: usize,
    height: usize,
    channels: usize,
    is_float: bool,
    /// Bits of floats, or of integers.
    words: Vec<u32>,
    sum: Sum,
}

/// What a linear filter rounds a sum to.
#[derive(Clone, Copy)]
enum Sum {
    Single,
    Half,
    /// So many steps are 1.
    Steps(f64),
}

impl Texture {
    /// A texel; 0 in the channels that there are not, and where there is no texel.
    fn texel(&self, x: Option<i32>, y: Option<i32>) -> [u32; 4] {
        let mut found = [0; 4];
        if let (Some(x), Some(y)) = (x, y) {
            let first = (y as usize * self.width + x as usize) * self.channels;
            found[..self.channels].copy_from_slice(&self.words[first..][..self.channels]);
        }
        found
    }
}

/// A texture of one row has the shape of a row if it has one channel.
fn shape([width, height, channels]: [usize; 3]) -> Vec<u64> {
    let whole = [height as u64, width as u64, channels as u64];
    match (height, channels) {
        (1, 1) => vec![whole[1]],
        (_, 1) => whole[..2].to_vec(),
        _ => whole.to_vec(),
    }
}

/// Writes a file of numbers that look random, and says what they mean.
fn texture<T: npyz::AutoSerialize + Copy>(
    folder: &Path,
    name: &str,
    size: [usize; 3],
    number: impl Fn(u32) -> T,
    meaning: impl Fn(T) -> Number,
) -> Texture {
    let count = size.iter().product::<usize>() as u32;
    let values: Vec<T> = (0..count)
        .map(|index| number(scramble(index + count)))
        .collect();
    write_npy(&folder.join(name), &shape(size), &values);
    let means = || values.iter().map(|value| meaning(*value));
    let word = |number| match number {
        Number::Float(number) => f32::to_bits(number),
        Number::Integer(number) => number as u32,
    };
    let [width, height, channels] = size;
    Texture {
        given: format!("file = \"{name}\""),
        width,
        height,
        channels,
        is_float: means().any(|one| matches!(one, Number::Float(_))),
        words: means().map(word).collect(),
        sum: Sum::Single,
    }
}

/// What a number of a texel is to a kernel.
enum Number {
    Float(f32),
    Integer(i64),
}

/// Read as floats from 0 to 1, or -1 to 1.
fn normalised(texture: Texture, steps: f64) -> Texture {
    let given = format!("{}, normalised = true", texture.given);
    let sum = Sum::Steps(steps);
    Texture {
        given,
        sum,
        ..texture
    }
}

/// Textures of every type of numbers, some of each number of channels.
fn textures(folder: &TempDir, width: usize, height: usize) -> Vec<Texture> {
    use Number::{Float, Integer};
    let folder = folder.path();
    let size = |channels| [width, height, channels];
    let halves = |word: u32| f16::from_f32((word % 100) as f32 / 4.0 - 9.0);
    let floats = |word: u32| (word % 1000) as f32 / 8.0 - 50.0;
    let signed = |value: f32, most: f32| Float((value / most).max(-1.0));
    vec![
        texture(folder, "f32x1.npy", size(1), floats, Float),
        texture(folder, "f32x2.npy", size(2), floats, Float),
        texture(folder, "f32x4.npy", size(4), floats, Float),
        Texture {
            sum: Sum::Half,
            ..texture(folder, "f16.npy", size(2), halves, |one| {
                Float(one.to_f32())
            })
        },
        normalised(
            texture(
                folder,
                "u8n.npy",
                size(4),
                |word| word as u8,
                |one| Float(f32::from(one) / 255.0),
            ),
            65535.0,
        ),
        normalised(
            texture(
                folder,
                "i8n.npy",
                size(1),
                |word| word as i8,
                |one| signed(one.into(), 127.0),
            ),
            32767.0,
        ),
        normalised(
            texture(
                folder,
                "u16n.npy",
                size(2),
                |word| word as u16,
                |one| Float(f32::from(one) / 65535.0),
            ),
            65535.0,
        ),
        normalised(
            texture(
                folder,
                "i16n.npy",
                size(4),
                |word| word as i16,
                |one| signed(one.into(), 32767.0),
            ),
            32767.0,
        ),
        texture(
            folder,
            "u8.npy",
            size(2),
            |word| word as u8,
            |one| Integer(one.into()),
        ),
        texture(
            folder,
            "i8.npy",
            size(4),
            |word| word as i8,
            |one| Integer(one.into()),
        ),
        texture(
            folder,
            "u16.npy",
            size(1),
            |word| word as u16,
            |one| Integer(one.into()),
        ),
        texture(
            folder,
            "i16.npy",
            size(2),
            |word| word as i16,
            |one| Integer(one.into()),
        ),
        texture(
            folder,
            "i32.npy",
            size(4),
            |word| word as i32 - (1 << 24),
            |one| Integer(one.into()),
        ),
        texture(
            folder,
            "u32.npy",
            size(1),
            |word| word << 7,
            |one| Integer(one.into()),
        ),
    ]
}

/// The words that a kernel of `textures.cu` writes, of so many threads.
fn run(folder: &TempDir, kernel: &str, threads: usize, arguments: &[String]) -> Vec<u32> {
    let sizes = format!("[{threads}]");
    let ran = run_kernel(
        folder,
        &ptx::TARGET,
        ["textures", kernel],
        [&sizes, &sizes],
        arguments,
    );
    let buffers = ran.unwrap_or_else(|error| panic!("{kernel} with {arguments:?}: {error}"));
    words(buffers.last().unwrap())
}
