//! Traces of the measured kernels: made of whole numbers alone, as `experiments/measured/hopper/votes.cu` makes them.

use super::sample::hash32;

/// A kind of trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Every bin as often as another.
    Uniform,
    /// Bin k as 1 / (k + 1), with the frequent ones apart.
    Zipf,
    /// Steps of at most 2 from bin to bin.
    Walk,
    /// Up to 64 votes for one bin, then for another.
    Runs,
    /// Half of the votes for one bin, a third for another.
    TwoHot,
    /// Bin after bin.
    Stride,
    /// Most in the middle, as sums of four dice.
    Hills,
    /// All votes for a bin, then all for the next.
    Sorted,
    /// Eight experts of a token, each of an eighth of all, of which some are liked best.
    Tokens,
    /// Pixels of an image: neighbours are near each other, but for an edge now and then.
    Pixels,
    /// Points on surfaces, by voxel: rows of 32 voxels.
    Voxels,
}

impl Kind {
    pub const ALL: [Self; 11] = [
        Self::Uniform,
        Self::Zipf,
        Self::Walk,
        Self::Runs,
        Self::TwoHot,
        Self::Stride,
        Self::Hills,
        Self::Sorted,
        Self::Tokens,
        Self::Pixels,
        Self::Voxels,
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Zipf => "zipf",
            Self::Walk => "walk",
            Self::Runs => "runs",
            Self::TwoHot => "two-hot",
            Self::Stride => "stride",
            Self::Hills => "hills",
            Self::Sorted => "sorted",
            Self::Tokens => "tokens",
            Self::Pixels => "pixels",
            Self::Voxels => "voxels",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// A trace: the bins of `count` votes, below `bins`.
    pub fn trace(self, bins: u32, seed: u32, count: u32) -> Vec<u32> {
        let zipf = Zipf::new(bins);
        let offset = seed.wrapping_mul(0x0100_0193);
        let (mut at, mut left) = (bins / 2, 0);
        let vote = |number: u32| {
            let drawn = hash32(number.wrapping_add(offset));
            match self {
                Self::Uniform => drawn % bins,
                Self::Zipf => {
                    zipf.bin(number.wrapping_add(offset))
                        .wrapping_mul(2_654_435_761)
                        % bins
                }
                Self::Walk => {
                    let step = i64::from(drawn % 5) - 2;
                    at = (i64::from(at) + step).clamp(0, i64::from(bins) - 1) as u32;
                    at
                }
                Self::Runs => {
                    if left == 0 {
                        left = 1 + drawn % 64;
                        at = zipf.bin(number ^ seed);
                    }
                    left -= 1;
                    at
                }
                Self::TwoHot => match drawn % 100 {
                    0..50 => 0,
                    50..80 => 1 % bins,
                    _ => hash32(drawn) % bins,
                },
                Self::Stride => number % bins,
                Self::Hills => {
                    let dice: u64 = drawn.to_le_bytes().into_iter().map(u64::from).sum();
                    (dice * u64::from(bins) / 1021) as u32
                }
                Self::Tokens => {
                    let liked = zipf.bin(number.wrapping_add(offset));
                    liked / 8 + number % 8 * (bins / 8)
                }
                Self::Pixels | Self::Voxels => {
                    let step = match self {
                        Self::Voxels => [1, -1, 32, -32, 0][drawn as usize % 5],
                        _ => i64::from(drawn % 33) - 16,
                    };
                    let next = match drawn >> 26 {
                        0 => i64::from(hash32(drawn) % bins),
                        _ => i64::from(at) + step,
                    };
                    at = next.clamp(0, i64::from(bins) - 1) as u32;
                    at
                }
                Self::Sorted => (u64::from(number) * u64::from(bins) / u64::from(count)) as u32,
            }
        };
        (0..count).map(vote).collect()
    }
}

/// Draws bin k with a chance of 1 / (k + 1).
struct Zipf {
    sums: Vec<u64>,
    total: u64,
}

impl Zipf {
    fn new(bins: u32) -> Self {
        let chances = (1..=u64::from(bins)).map(|place| (1 << 32) / place);
        let sums: Vec<u64> = chances
            .scan(0, |sum, chance| {
                *sum += chance;
                Some(*sum)
            })
            .collect();
        let total = sums.last().copied().unwrap_or_default();
        Self { sums, total }
    }

    fn bin(&self, number: u32) -> u32 {
        let drawn = u64::from(hash32(number)) << 32 | u64::from(hash32(number ^ 0x5555_5555));
        self.sums.partition_point(|sum| *sum <= drawn % self.total) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traces_are_of_their_kinds() {
        let count = 1 << 16;
        for kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
            let trace = kind.trace(100, 3, count);
            assert_eq!(trace.len(), count as usize);
            assert!(trace.iter().all(|bin| *bin < 100), "{kind:?}");
        }
        let share = |kind: Kind, bin| {
            let trace = kind.trace(64, 7, count);
            let votes = trace.iter().filter(|vote| **vote == bin).count();
            votes as f64 / f64::from(count)
        };
        assert!((share(Kind::Uniform, 5) - 1.0 / 64.0).abs() < 0.005);
        // The first of 64: 1 / (1 + 1/2 + ... + 1/64).
        assert!((share(Kind::Zipf, 0) - 0.2108).abs() < 0.01);
        assert!((share(Kind::TwoHot, 0) - 0.5).abs() < 0.01);
        assert_eq!(share(Kind::Sorted, 9), 1.0 / 64.0);
        let walk = Kind::Walk.trace(64, 7, count);
        assert!(walk.windows(2).all(|pair| pair[0].abs_diff(pair[1]) <= 2));
        assert_eq!(Kind::Stride.trace(3, 0, 5), [0, 1, 2, 0, 1]);
    }
}
