//! The kernel of a histogram: scratchpad atomics, section 4.2.

use super::kernel::{job, layout_arguments};
use super::{Language, Layout, VoteKernel};
use crate::arguments::{words, Arguments};
use turnstile_ptx::KernelCode;
use turnstile_run::{Array, Element, Job};
use turnstile_tools::Result;

/// Which argument the histogram is.
const OUT: usize = 7;

/// Pixels, and where they vote.
#[derive(Clone, Debug)]
pub struct Histogram<'a> {
    /// In the order in which threads take them.
    pub pixels: &'a [u16],
    /// The bin of a pixel is its bits from this one on: [`Picture::shift`](super::Picture::shift).
    pub shift: u32,
    /// Copies of the bins.
    pub layout: Layout,
    /// Blocks, of the layout's threads each.
    pub blocks: u32,
}

impl VoteKernel for Histogram<'_> {
    fn job(&self, language: Language) -> Result<Job<KernelCode>> {
        let pixels = Array {
            element: Element::U16,
            shape: vec![self.pixels.len() as u64],
            bytes: self
                .pixels
                .iter()
                .flat_map(|pixel| pixel.to_le_bytes())
                .collect(),
        };
        let bins = self.layout.words;
        let arguments = Arguments::default()
            .array("pixels", pixels)
            .number("count", self.pixels.len() as u32)
            .number("shift", self.shift)
            .number("bins", bins);
        let arguments =
            layout_arguments(arguments, &self.layout).words("histogram", &vec![0; bins as usize]);
        job(
            "vote_histogram",
            language,
            arguments,
            self.layout.total_words(),
            [self.blocks, self.layout.threads],
        )
    }

    fn check(&self, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let mut votes = vec![0_u32; self.layout.words as usize];
        for pixel in self.pixels {
            votes[usize::from(pixel >> self.shift)] += 1;
        }
        let found = words(buffers, OUT);
        let differs = |bin: &usize| found.get(*bin) != Some(&votes[*bin]);
        match (0..votes.len()).find(differs) {
            None => Ok(()),
            Some(bin) => Err(format!(
                "bin {bin} has {} votes, not {}",
                found.get(bin).copied().unwrap_or_default(),
                votes[bin]
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Mapping;
    use super::*;

    #[test]
    fn a_lost_vote_is_noticed() {
        let histogram = Histogram {
            pixels: &[0, 1, 5, 4095],
            shift: 10,
            layout: Layout {
                words: 4,
                copies: 1,
                mapping: Mapping::Cyclic,
                padding: 0,
                threads: 1024,
            },
            blocks: 1,
        };
        let check = |votes: [u32; 4]| {
            let mut buffers = vec![vec![]; OUT + 1];
            buffers[OUT] = votes.into_iter().flat_map(u32::to_le_bytes).collect();
            histogram.check(&buffers)
        };
        assert_eq!(check([3, 0, 0, 1]), Ok(()));
        assert_eq!(check([3, 0, 0, 0]), Err("bin 3 has 0 votes, not 1".into()));
        assert!(histogram.check(&[]).is_err());
    }
}
