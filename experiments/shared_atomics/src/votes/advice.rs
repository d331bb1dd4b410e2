//! Which layout of a vote space is fastest for given votes, by the model.
//!
//! ```text
//!  warps' bins ──> every layout that there is room for ──┬──> sample ──> Algorithm 1 ──> mean cycles of a warp's vote ──┬──> smallest first
//!                                                        └──> play ──────────────────> cycles of a whole kernel ───────┘
//! ```
//!
//! Where the bins come from is the caller's affair: an image, a file, a run. What is made small is the time of one warp's vote
//! ([`predict`]), without what a kernel does around its votes, or that of a whole kernel ([`Played`](super::Played)).

use super::play::SAMPLE_SEED;
use super::{replications, KernelTime, Layout, Mapping, VoteMachine};
use crate::atomics::procedure::{native, procedure};
use crate::atomics::{AtomicsMachine, Parts, Pattern, Scheme, Totals, LANES};
use rand::seq::index;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use turnstile_hdl::full_size::BANKS;
use turnstile_tools::{Error, Result};

/// Most warps that are looked at.
pub const SAMPLE: usize = 8192;
/// A warp that votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warp {
    /// Its first thread in the block.
    pub first: u32,
    /// Lanes that vote, and their bins.
    pub bins: Pattern,
}

/// A vote space, and the block that votes in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// Bins, a word each.
    pub bins: u32,
    /// Threads of a block.
    pub threads: u32,
    /// Shared memory of a block in bytes.
    pub room: u32,
}

/// What the votes take in a layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// Where the copies lie.
    pub layout: Layout,
    /// Clock cycles.
    pub time: Time,
}

/// Clock cycles, by what they are spent on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Time {
    /// The mean of a warp's vote.
    Vote(Parts),
    /// Of a whole kernel.
    Kernel(KernelTime),
}

impl Prediction {
    /// All of them.
    pub fn cycles(&self) -> f64 {
        match &self.time {
            Time::Vote(parts) => parts.cycles(),
            Time::Kernel(time) => time.cycles(),
        }
    }
}

impl Space {
    /// Refuses blocks that are none, and spaces without room.
    ///
    /// # Errors
    /// With the limit; the place is the option `--threads`, `--room`, or `bins_option`.
    pub fn check(&self, machine: &VoteMachine, bins_option: &str) -> Result<()> {
        let Self {
            bins,
            threads,
            room,
        } = *self;
        let most = machine.threads();
        if !threads.is_multiple_of(LANES as u32) || !(1..=most).contains(&threads) {
            return Err(Error::input(
                format!("--threads {threads}"),
                format!("a block consists of whole warps, and of at most {most} threads"),
                format!("give a multiple of {LANES}"),
            ));
        }
        let (has, name) = (machine.words() * 4, machine.name());
        if room > has {
            return Err(Error::input(
                format!("--room {room}"),
                format!("the shared memory of {name} has {has} bytes"),
                format!("give at most {has}, or choose another --machine"),
            ));
        }
        let holds = room / 4;
        if !(1..=holds).contains(&bins) {
            return Err(Error::input(
                format!("{bins_option} {bins}"),
                format!("{room} bytes of shared memory hold {holds} words, one a bin"),
                format!("give 1 to {holds} bins, or more --room"),
            ));
        }
        Ok(())
    }

    /// Every layout that there is room for, the plain one first: powers of two and the most copies, both mappings, no padding and a word.
    pub fn layouts(&self) -> Vec<Layout> {
        let layout = |copies, mapping, padding| Layout {
            words: self.bins,
            copies,
            mapping,
            padding,
            threads: self.threads,
        };
        let mut layouts = vec![layout(1, Mapping::Cyclic, 0)];
        for padding in [0, 1] {
            let copies = replications(self.bins, padding, self.room / 4);
            for copies in copies.into_iter().filter(|copies| *copies > 1) {
                let both = [Mapping::Cyclic, Mapping::Block];
                layouts.extend(both.map(|mapping| layout(copies, mapping, padding)));
            }
        }
        layouts
    }
}

/// Deals votes out to warps as a loop over all threads of a grid does: warp after warp of a block, then of the next one.
pub fn deal(votes: &[Pattern], threads: u32) -> Vec<Warp> {
    let of_block = threads as usize / LANES;
    let warp = |(number, bins): (usize, &Pattern)| Warp {
        first: (number % of_block * LANES) as u32,
        bins: *bins,
    };
    votes.iter().enumerate().map(warp).collect()
}

/// Chooses at most [`SAMPLE`] of warps.
pub fn sample(warps: &[Warp]) -> Vec<Warp> {
    let mut random = ChaCha8Rng::seed_from_u64(SAMPLE_SEED);
    let mut chosen = index::sample(&mut random, warps.len(), warps.len().min(SAMPLE)).into_vec();
    chosen.sort_unstable();
    chosen.into_iter().map(|number| warps[number]).collect()
}

/// The mean cycles of a vote of `warps` in a layout, on a machine with these locks, or with native atomics.
pub fn predict(
    layout: Layout,
    warps: &[Warp],
    machine: &AtomicsMachine,
    scheme: Option<&Scheme>,
) -> Prediction {
    let mut parts = Parts::default();
    let mut iterations = vec![];
    for warp in warps {
        let words = layout.of_warp(warp.first, &warp.bins.words);
        let pattern = Pattern { words, ..warp.bins };
        iterations.clear();
        let totals = match scheme {
            Some(scheme) => procedure(&pattern, scheme, |one| iterations.push(one)),
            None => {
                iterations.push(native(&pattern, BANKS as u32));
                Totals::of(&iterations)
            }
        };
        parts.join(machine.parts(&iterations, totals));
    }
    Prediction {
        layout,
        time: Time::Vote(parts.over(warps.len())),
    }
}

/// The fastest first; of those that take the same, to a thousandth of a cycle, the one with the fewest words.
pub fn rank(predictions: &mut [Prediction]) {
    predictions.sort_by_key(|prediction| {
        let cycles = (prediction.cycles() * 1000.0).round() as u64;
        (cycles, prediction.layout.total_words())
    });
}

#[cfg(test)]
mod tests {
    use super::super::{estimate, uniform, warps_of, Scratch};
    use super::*;

    fn space(bins: u32) -> Space {
        Space {
            bins,
            threads: 1024,
            room: 49_152,
        }
    }

    fn predicted(layout: Layout, warps: &[Warp], name: &str) -> Parts {
        let machine = AtomicsMachine::bundled(name).unwrap();
        let scheme = machine.scheme(None, None).unwrap();
        match predict(layout, warps, &machine, scheme.as_ref()).time {
            Time::Vote(parts) => parts,
            Time::Kernel(_) => panic!("one warp's vote is predicted"),
        }
    }

    #[test]
    fn a_warp_of_the_sample_is_one_of_the_votes() {
        let bins: Vec<u32> = (0..20_000 * LANES as u32).collect();
        let warps = warps_of(&bins);
        let chosen = sample(&deal(&warps, 96));
        assert_eq!(chosen.len(), SAMPLE);
        let firsts: Vec<u32> = chosen.iter().map(|warp| warp.bins.words[0]).collect();
        assert!(firsts.is_sorted_by(|one, next| one < next));
        for (warp, first) in chosen.iter().zip(firsts) {
            assert_eq!(warp.bins.words[31], first + 31);
            assert_eq!(warp.first, first % 96);
        }
        // Of few warps all are looked at; the last one need not be full.
        let warps = warps_of(&bins[..40]);
        let all = sample(&deal(&warps, 1024));
        let lanes: Vec<u32> = all.iter().map(|warp| warp.bins.lanes).collect();
        assert_eq!(lanes, [u32::MAX, 0xff]);
    }

    #[test]
    fn layouts_are_those_that_there_is_room_for() {
        let layouts = space(4096).layouts();
        let seen: Vec<_> = layouts
            .iter()
            .map(|one| (one.copies, one.padding))
            .collect();
        // Three copies of 16 KB, and two with a word in between.
        let expected = [(1, 0), (2, 0), (2, 0), (3, 0), (3, 0), (2, 1), (2, 1)];
        assert_eq!(seen, expected);
        for bins in [1, 32, 300, 12_288] {
            let layouts = space(bins).layouts();
            assert!(layouts.iter().all(|one| one.total_words() <= 12_288));
        }
    }

    /// All lanes vote for bin 0 of 32: the paper's latencies of 32 lanes at one word, 32 words apart (Figures 2 and 3), and
    /// without a conflict.
    #[test]
    fn cycles_are_those_of_the_paper() {
        let warps = deal(&[Pattern::new(&[0; LANES])], 32);
        let layout = |copies, padding| Layout {
            words: 32,
            copies,
            mapping: Mapping::Cyclic,
            padding,
            threads: 32,
        };
        for (copies, padding, lock, bank) in [
            (1, 0, 3828.0 - 108.0, 0.0),
            (32, 0, 0.0, 2092.0 - 108.0),
            (32, 1, 0.0, 0.0),
        ] {
            let found = predicted(layout(copies, padding), &warps, "fermi-lockbits");
            let base = 108.0;
            assert_eq!(found, Parts { base, lock, bank }, "{copies} {padding}");
        }
        // Native: 31 lanes more in one bank, 2 cycles each, and 32 without a conflict.
        let native = predicted(layout(1, 0), &warps, "h200-int");
        assert_eq!((native.base, native.lock, native.bank), (32.0, 0.0, 62.0));
    }

    /// Figures of an H200, a lane at a word but for lane 1 (`experiments/measured/h200/patterns.csv`): 561.125 cycles if it has the word of lane 0, 162.125
    /// if it has another one of that bank, and 156.125 otherwise. Equal words too are served one after the other, in 4 cycles.
    #[test]
    fn fitted_cycles_are_spent_on_locks_or_banks() {
        let plain = space(64).layouts()[0];
        for (word, lock, bank) in [(0, 401.0, 4.0), (32, 0.0, 6.0), (1, 0.0, 0.0)] {
            let mut words: [u32; LANES] = std::array::from_fn(|lane| lane as u32);
            words[1] = word;
            let warps = deal(&[Pattern::new(&words)], 1024);
            let found = predicted(plain, &warps, "h200-cas");
            assert_eq!((found.lock, found.bank), (lock, bank), "{word}");
        }
    }

    /// The other way to count Algorithm 1 gives the same means.
    #[test]
    fn means_are_those_that_are_counted() {
        let votes: Vec<u32> = (0..500)
            .flat_map(|number| uniform(7, number, 256))
            .collect();
        let warps = warps_of(&votes);
        let warps = deal(&warps, 128);
        let mut scratch = Scratch::default();
        for layout in space(256).layouts() {
            let layout = Layout {
                threads: 128,
                ..layout
            };
            let (mut lock, mut bank) = (0, 0);
            for warp in &warps {
                let counted = estimate(&layout.of_warp(warp.first, &warp.bins.words), &mut scratch);
                lock += 120 * (counted.iterations - 1);
                bank += 32 * (counted.read_replays + counted.write_replays);
            }
            let found = predicted(layout, &warps, "fermi-lockbits");
            let counted = [lock, bank].map(|sum| f64::from(sum) / 500.0);
            assert_eq!([found.lock, found.bank], counted, "{layout:?}");
        }
    }

    #[test]
    fn of_equals_the_smallest_is_first() {
        let warps = deal(&[Pattern::new(&[0, 1, 2])], 1024);
        let machine = AtomicsMachine::default();
        let scheme = machine.scheme(None, None).unwrap();
        let layouts = space(64).layouts().into_iter().rev();
        let predict = |layout| predict(layout, &warps, &machine, scheme.as_ref());
        let mut predictions: Vec<Prediction> = layouts.map(predict).collect();
        rank(&mut predictions);
        assert_eq!(predictions[0].layout.copies, 1);
        assert_eq!(predictions[0].cycles(), 108.0);
    }
}
