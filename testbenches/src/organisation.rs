//! How many addresses a set-associative table of 3,072 entries turns away.
//!
//! The paper gives the tables' size and leaves their organisation open. A full set turns an address
//! away although other sets have room, so ways and hash decide how much of the 3,072 can be used.
//! This measures it: `n` distinct addresses of a stream enter an empty table, and those that find
//! their set full are counted. The reference count table sees the addresses of its own memory
//! partition only, the conflict address table all of them.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rustc_hash::FxHashSet;

/// Entries of either table, early conflict resolution, Table 1.
pub const ENTRIES: usize = 3_072;
/// Memory partitions of the paper's machine, and the words that lie in one before the next begins
/// (256 bytes, as in the paper's simulator).
const PARTITIONS: u32 = 6;
const PARTITION_WORDS: u32 = 64;
const ADDRESS_BITS: u32 = 30;
const SEEDS: u64 = 8;

/// How the set is made from a word address.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Hash {
    LowBits,
    XorFold,
}

impl Hash {
    /// The set of `address` among `2^set_bits`.
    pub fn set(self, address: u32, set_bits: u32) -> usize {
        let mask = (1 << set_bits) - 1;
        let folded = match self {
            Self::LowBits => address & mask,
            Self::XorFold => (0..ADDRESS_BITS)
                .step_by(set_bits as usize)
                .fold(0, |set, shift| set ^ (address >> shift & mask)),
        };
        folded as usize
    }
}

/// Ways and hash of a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Organisation {
    pub ways: usize,
    pub hash: Hash,
}

/// What was compared.
pub const ORGANISATIONS: [Organisation; 10] = {
    const fn pair(ways: usize) -> [Organisation; 2] {
        [
            Organisation {
                ways,
                hash: Hash::LowBits,
            },
            Organisation {
                ways,
                hash: Hash::XorFold,
            },
        ]
    }
    let [a, b] = pair(3);
    let [c, d] = pair(6);
    let [e, f] = pair(12);
    let [g, h] = pair(24);
    let [i, j] = pair(48);
    [a, b, c, d, e, f, g, h, i, j]
};

/// Where the addresses of transactions lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Words anywhere.
    Random,
    /// The first two words of records of four words, in an array of 4,096 (a hash table's buckets).
    Records,
    /// One word of every `n`, from the beginning of some chunk of the first partition on.
    Stride(u32),
}

pub const STREAMS: [Stream; 8] = [
    Stream::Random,
    Stream::Records,
    Stream::Stride(1),
    Stream::Stride(32),
    Stream::Stride(64),
    Stream::Stride(256),
    Stream::Stride(1024),
    Stream::Stride(4096),
];

impl Stream {
    fn name(self) -> String {
        match self {
            Self::Random => "random".into(),
            Self::Records => "records".into(),
            Self::Stride(words) => format!("stride {words}"),
        }
    }

    /// The `index`th address; `base` differs from seed to seed.
    fn address(self, index: u32, base: u32, random: &mut SmallRng) -> u32 {
        let address = match self {
            Self::Random => random.random(),
            Self::Records => {
                let record = random.random_range(0..4_096 * PARTITIONS);
                base.wrapping_add(4 * record + index % 2)
            }
            Self::Stride(words) => base.wrapping_add(words.wrapping_mul(index)),
        };
        address % (1 << ADDRESS_BITS)
    }
}

/// Which addresses reach the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Those of one memory partition: the reference count table.
    CommitUnit,
    /// All: the conflict address table.
    Core,
}

impl Place {
    fn sees(self, address: u32) -> bool {
        self == Self::Core || (address / PARTITION_WORDS).is_multiple_of(PARTITIONS)
    }
}

/// Share of `live` distinct addresses that an empty table turns away, averaged over the seeds.
pub fn rejected(organisation: Organisation, stream: Stream, place: Place, live: usize) -> f64 {
    let total: usize = (0..SEEDS)
        .map(|seed| rejected_once(organisation, stream, place, live, seed))
        .sum();
    total as f64 / (live as u64 * SEEDS) as f64
}

fn rejected_once(
    Organisation { ways, hash }: Organisation,
    stream: Stream,
    place: Place,
    live: usize,
    seed: u64,
) -> usize {
    let mut random = SmallRng::seed_from_u64(seed);
    let base = random.random_range(0..1 << 20) * PARTITIONS * PARTITION_WORDS;
    let sets = ENTRIES / ways;
    let mut filled = vec![0; sets];
    let mut seen = FxHashSet::default();
    let mut away = 0;
    for index in 0.. {
        if seen.len() == live {
            break;
        }
        let address = stream.address(index, base, &mut random);
        if !place.sees(address) || !seen.insert(address) {
            continue;
        }
        let set = &mut filled[hash.set(address, sets.ilog2())];
        if *set == ways {
            away += 1;
        } else {
            *set += 1;
        }
    }
    away
}

/// The table of `place` at `live` addresses, in Markdown: per cent turned away.
pub fn table(place: Place, live: usize) -> String {
    let streams: Vec<String> = STREAMS.iter().map(|stream| stream.name()).collect();
    let mut text = format!(
        "| ways x sets | set | {} |\n| --- | --- |{}\n",
        streams.join(" | "),
        " ---: |".repeat(STREAMS.len())
    );
    for organisation in ORGANISATIONS {
        let cells = STREAMS.map(|stream| {
            let share = rejected(organisation, stream, place, live);
            format!("{:.1}", 100.0 * share)
        });
        let hash = match organisation.hash {
            Hash::LowBits => "low bits",
            Hash::XorFold => "XOR-fold",
        };
        let ways = organisation.ways;
        text += &format!(
            "| {ways} x {} | {hash} | {} |\n",
            ENTRIES / ways,
            cells.join(" | ")
        );
    }
    text
}
