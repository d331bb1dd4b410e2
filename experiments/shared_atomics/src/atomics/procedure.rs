//! The paper's Algorithm 1: iterations and bank conflicts of an atomic instruction of one warp.
//!
//! Scratchpad atomics, section 2.1.4. In each iteration every lane that is left reads its word: the read's
//! degree is the largest number of distinct words in a bank, as equal words are broadcast
//! (Algorithm_bank). Of the lanes with one lock the first in lane order acquires it (Algorithm_lock). The
//! winners write, with a bank degree of their own, and leave. An access of degree d is replayed d - 1 times.
//!
//! Algorithm_lock goes by lane, which says which lane is first where every lock belongs to one bank: a bank serves its
//! words in the order of their lowest lanes, so the first lane also is the first to arrive. Where banks share
//! locks ([`Scheme::is_shared`]: fewer locks than banks, or XOR-fold) the paper says nothing, and lanes of two banks arrive by
//! their place in the bank's queue. There the first to arrive wins, of those in one cycle the lowest lane; the
//! number of iterations is the same under either rule, as each iteration has one winner a contested lock.

use super::pattern::{Pattern, LANES};
use serde::{Deserialize, Serialize};

/// Which lock a word has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hash {
    /// The low bits of the word address
    Low,
    /// Fields of the word address, XORed
    Xor,
}

impl Hash {
    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Xor => "xor",
        }
    }
}

/// Banks and locks of a shared memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scheme {
    /// A power of two, at most 32.
    pub banks: u32,
    /// A power of two.
    pub locks: u32,
    /// Which lock a word has.
    pub hash: Hash,
}

impl Scheme {
    /// Bank of a word.
    pub fn bank(&self, word: u32) -> u32 {
        word & (self.banks - 1)
    }

    /// Lock of a word.
    pub fn lock(&self, word: u32) -> u32 {
        let (mut lock, mut rest) = (0, word);
        match self.hash {
            Hash::Low => lock = word & (self.locks - 1),
            Hash::Xor if self.locks == 1 => {}
            Hash::Xor => {
                while rest != 0 {
                    lock ^= rest % self.locks;
                    rest /= self.locks;
                }
            }
        }
        lock
    }

    /// Whether words of two banks may have the same lock, a case the paper does not order.
    pub fn is_shared(&self) -> bool {
        self.hash == Hash::Xor || self.locks < self.banks
    }
}

/// One pass of load-lock and store-unlock; lanes are bits of a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// Lanes that read and ask for their locks.
    pub lanes: u32,
    /// Lanes that acquire them, write, and are done.
    pub winners: u32,
    /// Most distinct words of a bank in the read.
    pub read_degree: u32,
    /// The same in the write.
    pub write_degree: u32,
    /// Most lanes with a word in one bank, equal words too.
    pub bank_lanes: u32,
}

/// What an instruction costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Load-locks; the lock conflict degree of the pattern.
    pub iterations: u32,
    /// Replays of all reads and writes.
    pub replays: u32,
}

impl Totals {
    /// Of these iterations.
    pub fn of(iterations: &[Iteration]) -> Self {
        let replays = |one: &Iteration| one.read_degree - 1 + one.write_degree - 1;
        Self {
            iterations: iterations.len() as u32,
            replays: iterations.iter().map(replays).sum(),
        }
    }
}

/// Which lanes have the same word, bank and lock; lane `l` is always among its own.
pub(super) struct Alike {
    word: [u32; LANES],
    bank: [u32; LANES],
    lock: [u32; LANES],
    /// The lanes of each bank.
    banks: [u32; MOST_BANKS],
    shared: bool,
}

const MOST_BANKS: usize = 32;

/// For each lane the lanes with an equal key; lanes that are not in one group of `groups` differ.
fn equal(keys: &[u32; LANES], groups: &[u32; LANES]) -> [u32; LANES] {
    let (mut left, mut masks) = (u32::MAX, [0; LANES]);
    while left != 0 {
        let first = left.trailing_zeros() as usize;
        let same = |other: usize| u32::from(keys[other] == keys[first]) << other;
        let mask = lanes_of(groups[first] & left).fold(0, |mask, other| mask | same(other));
        lanes_of(mask).for_each(|lane| masks[lane] = mask);
        left &= !mask;
    }
    masks
}

/// The lanes of each of `count` banks, a power of two.
fn banks(words: &[u32; LANES], count: u32) -> [u32; MOST_BANKS] {
    let mut banks = [0; MOST_BANKS];
    for (word, lane) in words.iter().zip(0..) {
        banks[(word & (count - 1)) as usize] |= 1_u32 << lane;
    }
    banks
}

/// Most of `lanes` in a bank.
fn bank_degree(banks: &[u32; MOST_BANKS], lanes: u32) -> u32 {
    // Every bank, as the compiler makes vectors of that.
    let counts = banks.map(|bank| (bank & lanes).count_ones());
    counts.iter().fold(0, |most, &count| most.max(count))
}

/// The lanes of a mask, lowest first.
pub fn lanes_of(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (lane < LANES).then_some(lane)
    })
}

impl Alike {
    pub(super) fn new(pattern: &Pattern, scheme: &Scheme) -> Self {
        let banks = banks(&pattern.words, scheme.banks);
        let bank = pattern.words.map(|word| banks[scheme.bank(word) as usize]);
        let shared = scheme.is_shared();
        let lock = match scheme.hash {
            Hash::Low if scheme.locks == scheme.banks => bank,
            _ => {
                let locks = pattern.words.map(|word| scheme.lock(word));
                equal(&locks, if shared { &[u32::MAX; LANES] } else { &bank })
            }
        };
        Self {
            word: equal(&pattern.words, &bank),
            bank,
            lock,
            banks,
            shared,
        }
    }

    /// The lowest lane of each group of `lanes`.
    fn first(lanes: u32, groups: &[u32; LANES]) -> u32 {
        let (mut left, mut first) = (lanes, 0);
        while left != 0 {
            let lane = left.trailing_zeros() as usize;
            first |= 1 << lane;
            left &= !groups[lane];
        }
        first
    }

    /// Most of `lanes` in a bank: Algorithm_bank, if each of them has another word.
    fn bank_degree(&self, lanes: u32) -> u32 {
        bank_degree(&self.banks, lanes)
    }

    /// The iteration of these lanes.
    pub(super) fn iteration(&self, lanes: u32) -> Iteration {
        let readers = Self::first(lanes, &self.word);
        let winners = self.winners(readers);
        Iteration {
            lanes,
            winners,
            read_degree: self.bank_degree(readers),
            write_degree: self.bank_degree(winners),
            bank_lanes: self.bank_degree(lanes),
        }
    }

    /// Algorithm_lock; each lane of `readers` is the first with its word.
    fn winners(&self, readers: u32) -> u32 {
        if !self.shared {
            return Self::first(readers, &self.lock);
        }
        let below = |lane: usize| (1_u32 << lane) - 1;
        let turn = |lane: usize| (self.bank[lane] & readers & below(lane)).count_ones();
        let earliest = |lanes: u32| lanes_of(lanes).min_by_key(|&lane| (turn(lane), lane));
        let contested = lanes_of(Self::first(readers, &self.lock));
        contested
            .filter_map(|lane| earliest(self.lock[lane] & readers))
            .fold(0, |winners, lane| winners | 1 << lane)
    }
}

/// Runs the procedure, hands every iteration to `each`, and returns the totals.
pub fn procedure(pattern: &Pattern, scheme: &Scheme, mut each: impl FnMut(Iteration)) -> Totals {
    let alike = Alike::new(pattern, scheme);
    let mut lanes = pattern.lanes;
    let mut totals = Totals::default();
    while lanes != 0 {
        let iteration = alike.iteration(lanes);
        totals.iterations += 1;
        totals.replays += iteration.read_degree - 1 + iteration.write_degree - 1;
        lanes &= !iteration.winners;
        each(iteration);
    }
    totals
}

/// The one iteration of a native atomic on `count` banks: nobody loses, and a bank serves its lanes one after the other.
pub fn native(pattern: &Pattern, count: u32) -> Iteration {
    let bank_lanes = bank_degree(&banks(&pattern.words, count), pattern.lanes);
    Iteration {
        lanes: pattern.lanes,
        winners: pattern.lanes,
        read_degree: bank_lanes,
        write_degree: 1,
        bank_lanes,
    }
}

/// The totals of [`procedure`].
pub fn totals(pattern: &Pattern, scheme: &Scheme) -> Totals {
    procedure(pattern, scheme, |_| ())
}

/// The iterations of [`procedure`].
pub fn iterations(pattern: &Pattern, scheme: &Scheme) -> Vec<Iteration> {
    let mut list = vec![];
    procedure(pattern, scheme, |iteration| list.push(iteration));
    list
}
