//! The copies that a kernel has already, told by the words that its threads address.

use super::{Layout, Mapping, Warp};
use turnstile_kernel::lanes_of;

/// How copies of `bins` words lie in blocks of so many threads if all these votes, for words from 0 on, are for the copy of their thread. The fewest
/// copies, in the least room.
pub fn copies(bins: u32, threads: u32, votes: &[Warp]) -> Option<Layout> {
    let votes: Vec<(u32, u32)> = votes.iter().flat_map(of_threads).collect();
    let last = votes.iter().map(|(_, word)| *word).max()?;
    let fits = |copies: &u32| {
        (copies - 1)
            .checked_mul(bins)
            .is_some_and(|word| word <= last)
    };
    let layouts = (2..=threads).take_while(fits).flat_map(|copies| {
        [Mapping::Cyclic, Mapping::Block].map(|mapping| Layout {
            words: bins,
            copies,
            mapping,
            padding: 0,
            threads,
        })
    });
    layouts
        .into_iter()
        .find_map(|layout| with_padding(layout, &votes))
}

/// Threads of a warp and the words that they vote for.
fn of_threads(warp: &Warp) -> impl Iterator<Item = (u32, u32)> + '_ {
    let lanes = lanes_of(warp.bins.lanes.into());
    lanes.map(|lane| (warp.first + lane as u32, warp.bins.words[lane]))
}

/// The layout with the least padding with which every vote is for a bin of its thread's copy.
fn with_padding(layout: Layout, votes: &[(u32, u32)]) -> Option<Layout> {
    let bins = layout.words;
    // Words from the beginning of a copy to that of the next.
    let (mut least, mut most) = (bins, u32::MAX);
    for &(thread, word) in votes {
        match layout.copy(thread) {
            0 if word >= bins => return None,
            0 => {}
            copy => {
                least = least.max((word + 1).saturating_sub(bins).div_ceil(copy));
                most = most.min(word / copy);
            }
        }
        if least > most {
            return None;
        }
    }
    Some(Layout {
        padding: least - bins,
        ..layout
    })
}

#[cfg(test)]
mod tests {
    use super::super::uniform;
    use super::*;
    use crate::atomics::{Pattern, LANES};

    const WARPS: u32 = 64;

    /// Votes of blocks for random bins, which such copies keep.
    fn voted(layout: &Layout, seed: u32) -> Vec<Warp> {
        let of_warp = |number: u32| {
            let first = number * LANES as u32 % layout.threads;
            let bins = uniform(seed, number, layout.words);
            Warp {
                first,
                bins: Pattern::new(&layout.of_warp(first, &bins)),
            }
        };
        (0..WARPS).map(of_warp).collect()
    }

    #[test]
    fn copies_are_found_by_who_votes_where() {
        let layouts = [
            (2, Mapping::Cyclic, 0),
            (32, Mapping::Cyclic, 1),
            (3, Mapping::Cyclic, 4),
            (8, Mapping::Block, 0),
            (32, Mapping::Block, 1),
            (256, Mapping::Cyclic, 1),
        ];
        for (seed, (count, mapping, padding)) in (1..).zip(layouts) {
            let layout = Layout {
                words: 64,
                copies: count,
                mapping,
                padding,
                threads: 256,
            };
            let votes = voted(&layout, seed);
            assert_eq!(copies(64, 256, &votes), Some(layout), "seed {seed}");
            for (number, warp) in (0..).zip(votes) {
                let bins = of_threads(&warp).map(|(thread, word)| layout.bin(thread, word));
                assert!(bins.eq(uniform(seed, number, 64)), "seed {seed}");
            }
        }
    }

    /// One array of twice as many words, and copies that threads share otherwise.
    #[test]
    fn what_is_no_copy_of_a_thread_is_none() {
        let one = Layout {
            words: 128,
            copies: 1,
            mapping: Mapping::Cyclic,
            padding: 0,
            threads: 256,
        };
        assert_eq!(copies(64, 256, &voted(&one, 1)), None);
        let two = Layout {
            words: 64,
            copies: 2,
            ..one
        };
        let mut votes = voted(&two, 2);
        votes[5].bins.words[3] -= 64;
        assert_eq!(copies(64, 256, &votes), None);
        assert_eq!(copies(64, 256, &[]), None);
    }
}
