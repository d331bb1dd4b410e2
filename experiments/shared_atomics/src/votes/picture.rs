//! Greyscale images, whose pixels vote in a histogram.

use turnstile_tools::{Error, Result};

/// Most pixels of an image: 8,192 x 8,192.
pub const MOST_PIXELS: u64 = 1 << 26;

/// A greyscale image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels of a row, at least 1.
    pub width: u32,
    /// Rows, at least 1.
    pub height: u32,
    /// Bits of a pixel, from 1 to 16.
    pub depth: u32,
    /// Row by row, each below 2^`depth`.
    pub pixels: Vec<u16>,
}

impl Picture {
    /// How far pixels are shifted right to be one of `bins`, their upper bits (scratchpad atomics, section 4.2: a pixel of 12 bits votes for
    /// bin `pixel >> (12 - log2 bins)`).
    ///
    /// # Errors
    /// If that is no power of two, or more bins than a pixel has values. The place is the option `--bins`.
    pub fn shift(&self, bins: u32) -> Result<u32> {
        let values = 1_u32 << self.depth;
        let refused = |what: String| {
            Err(Error::input(
                format!("--bins {bins}"),
                what,
                format!("give a power of two from 1 to {values}"),
            ))
        };
        if !bins.is_power_of_two() {
            return refused("bins are the upper bits of a pixel: a power of two".into());
        }
        if bins > values {
            let depth = self.depth;
            return refused(format!(
                "pixels of this image have {depth} bits, which are {values} values"
            ));
        }
        Ok(self.depth - bins.ilog2())
    }

    /// The bin of every pixel, row by row.
    ///
    /// # Errors
    /// As [`Self::shift`].
    pub fn bins(&self, bins: u32) -> Result<Vec<u32>> {
        let shift = self.shift(bins)?;
        let pixels = self.pixels.iter();
        Ok(pixels.map(|pixel| u32::from(*pixel) >> shift).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_upper_bits() {
        let picture = Picture {
            width: 4,
            height: 1,
            depth: 12,
            pixels: vec![0, 127, 128, 4095],
        };
        assert_eq!(picture.bins(32).unwrap(), [0, 0, 1, 31]);
        assert_eq!(picture.bins(4096).unwrap(), [0, 127, 128, 4095]);
        assert_eq!(picture.bins(1).unwrap(), [0; 4]);
        for (bins, message) in [
            (0, "--bins 0: bins are the upper bits of a pixel: a power of two; give a power of two from 1 to 4096"),
            (48, "--bins 48: bins are the upper bits of a pixel: a power of two; give a power of two from 1 to 4096"),
            (8192, "--bins 8192: pixels of this image have 12 bits, which are 4096 values; give a power of two from 1 to 4096"),
        ] {
            assert_eq!(picture.bins(bins).unwrap_err().to_string(), message);
        }
    }
}
