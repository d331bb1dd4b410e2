//! Transactional logs of a warp, and what of them goes where when the warp commits.
//!
//! A log is one buffer of accesses, as the paper draws it; an access has the words of all lanes that took part in it. Nothing here knows of lengths, lines or cycles.

use std::collections::{BTreeMap, BTreeSet};
use turnstile_hdl::commit_op::PacketKind;

/// Memory partitions, interleaved by 256 bytes.
pub const PARTITIONS: u32 = 6;

/// Clocks of back-off an abort, and at most: 500 and 5,000 cycles of the simulator, in each of which there are two.
const STEP: u64 = 2 * 500;
const MOST: u64 = 2 * 5_000;

/// A load or store of a warp: word address and value by lane.
pub type Access = BTreeMap<u32, (u32, u32)>;

/// Lanes as a mask.
pub fn mask(lanes: impl IntoIterator<Item = u32>) -> u32 {
    lanes.into_iter().fold(0, |mask, lane| mask | 1 << lane)
}

/// Where a word lies.
pub fn partition(word_address: u32) -> u32 {
    let byte_address = 4 * u64::from(word_address);
    ((byte_address >> 8) % u64::from(PARTITIONS)) as u32
}

/// What a packet brings: words, or which lanes have any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packet {
    pub kind: PacketKind,
    pub partition: u32,
    pub lanes: u32,
    pub words: Access,
}

/// The accesses of a warp in a transaction, in their order, each with whether it is a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Logs {
    pub accesses: Vec<(bool, Access)>,
}

impl Logs {
    /// Entries of the read log or the write log.
    pub fn log(&self, writes: bool) -> Vec<&Access> {
        let of = self.accesses.iter().filter(|access| access.0 == writes);
        of.map(|(_, access)| access).collect()
    }

    /// The youngest store of a lane to a word: its number in the write log, and the value.
    pub fn own_write(&self, lane: u32, address: u32) -> Option<(usize, u32)> {
        let log = self.log(true);
        let mut youngest = log.iter().enumerate().rev();
        youngest.find_map(|(index, access)| {
            let word = access.get(&lane).filter(|word| word.0 == address);
            word.map(|word| (index, word.1))
        })
    }

    /// Everything that `survivors` send, in order.
    pub fn packets(&self, survivors: u32) -> Vec<Packet> {
        let mut packets = vec![];
        for (kind, writes) in [(PacketKind::Read, false), (PacketKind::Write, true)] {
            for access in self.log(writes) {
                for place in 0..PARTITIONS {
                    let words = access.iter().filter(|(lane, word)| {
                        survivors >> **lane & 1 == 1 && partition(word.0) == place
                    });
                    let words: Access = words.map(|(lane, word)| (*lane, *word)).collect();
                    if !words.is_empty() {
                        packets.push(Packet {
                            kind,
                            partition: place,
                            lanes: mask(words.keys().copied()),
                            words,
                        });
                    }
                }
            }
        }
        for place in 0..PARTITIONS {
            let there = packets.iter().filter(|packet| packet.partition == place);
            let lanes: BTreeSet<u32> = there
                .flat_map(|packet| packet.words.keys())
                .copied()
                .collect();
            packets.push(Packet {
                kind: PacketKind::Fill,
                partition: place,
                lanes: mask(lanes),
                words: Access::new(),
            });
        }
        packets
    }
}

/// The lanes of `survivors` whose numbers, given in lane order, have a bit in `votes`.
pub fn lanes_of(votes: u32, survivors: u32) -> u32 {
    let lanes = (0..32).filter(|lane| survivors >> lane & 1 == 1);
    let passed = lanes
        .zip(0..)
        .filter(|(_, number)| votes >> number & 1 == 1);
    mask(passed.map(|(lane, _)| lane))
}

/// The most aborts that a lane counts.
const MOST_ABORTS: u64 = 15;

/// The aborts of a warp.
#[derive(Clone, Debug, Default)]
pub struct Aborts {
    /// Back-off by the lanes' own aborts, which those that have aborted since their last commit have.
    pub by_lane: bool,
    own: BTreeMap<u32, u64>,
    count: u64,
    /// Lanes that have to commit yet.
    pub left: BTreeSet<u32>,
}

impl Aborts {
    /// Of none, with back-off by the lanes' own aborts or by those of the warp.
    pub fn new(by_lane: bool) -> Self {
        Self {
            by_lane,
            ..Self::default()
        }
    }

    /// `lanes` have tried, `aborted` of them in vain; how long the warp waits, if commit units `failed` some.
    pub fn settle(&mut self, lanes: u32, aborted: u32, failed: u32) -> u64 {
        let of = |mask: u32| (0..32).filter(move |lane| mask >> lane & 1 == 1);
        self.left.retain(|lane| lanes >> lane & 1 == 0);
        self.left.extend(of(aborted));
        self.count += u64::from(aborted != 0);
        let count = self.count;
        if self.left.is_empty() {
            self.count = 0;
        }
        self.own.retain(|lane, _| self.left.contains(lane));
        for lane in of(aborted) {
            let own = self.own.entry(lane).or_default();
            *own = MOST_ABORTS.min(*own + 1);
        }
        let Some(last) = of(failed).next_back() else {
            return 0;
        };
        let aborts = if self.by_lane { self.own[&last] } else { count };
        (STEP * aborts).min(MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partitions_are_interleaved_by_256_bytes() {
        assert_eq!([0, 63, 64, 383, 384].map(partition), [0, 0, 1, 5, 0]);
        // Byte address 0xffff_ff00 is 256 times 0xff_ffff, and that is 3 more than a multiple of 6.
        assert_eq!(partition(0x3fff_ffc0), 3);
    }

    #[test]
    fn a_lane_sees_its_youngest_store() {
        let store = |value| (true, Access::from([(3, (9, value))]));
        let load = (false, Access::from([(3, (9, 7))]));
        let logs = Logs {
            accesses: vec![store(1), load, store(2)],
        };
        assert_eq!(logs.own_write(3, 9), Some((1, 2)));
        assert_eq!(logs.own_write(4, 9), None);
    }

    #[test]
    fn every_word_of_a_survivor_is_in_one_packet() {
        let access = Access::from([(0, (1, 5)), (1, (64, 6)), (2, (2, 7))]);
        let logs = Logs {
            accesses: vec![(true, access.clone()), (false, access)],
        };
        let packets = logs.packets(0b011);
        let told: Vec<_> = packets
            .iter()
            .map(|p| (p.kind as u32, p.partition, p.lanes))
            .collect();
        let fills = [1, 2, 0, 0, 0, 0].into_iter().zip(0..);
        let mut expected = vec![(0, 0, 1), (0, 1, 2), (1, 0, 1), (1, 1, 2)];
        expected.extend(fills.map(|(lanes, partition)| (2, partition, lanes)));
        assert_eq!(told, expected);
    }

    #[test]
    fn aborts_are_forgotten_when_all_have_committed() {
        let mut aborts = Aborts::default();
        assert_eq!(aborts.settle(0b11, 0b01, 0), 0);
        assert_eq!(aborts.settle(0b01, 0b01, 0b01), 2_000);
        // Lane 0 is left, though all of these commit.
        assert_eq!(aborts.settle(0b10, 0, 0), 0);
        assert_eq!(aborts.settle(0b01, 0b01, 0b01), 3_000);
        assert_eq!(aborts.settle(0b01, 0, 0), 0);
        assert_eq!(aborts.settle(0b01, 0b01, 0b01), 1_000);
        for _ in 0..20 {
            aborts.settle(0b01, 0b01, 0b01);
        }
        assert_eq!(aborts.settle(0b01, 0b01, 0b01), 10_000);
    }

    #[test]
    fn by_lane_the_last_lane_that_failed_decides() {
        let mut aborts = Aborts::new(true);
        assert_eq!(aborts.settle(0b11, 0b11, 0b01), 1_000);
        assert_eq!(aborts.settle(0b01, 0b01, 0b01), 2_000);
        // Lane 1 has aborted twice, lane 0 three times.
        assert_eq!(aborts.settle(0b11, 0b11, 0b11), 2_000);
        // Lane 1 commits, and begins again from none.
        assert_eq!(aborts.settle(0b11, 0b01, 0b01), 4_000);
        assert_eq!(aborts.settle(0b11, 0b11, 0b11), 1_000);
        for _ in 0..20 {
            aborts.settle(0b01, 0b01, 0b01);
        }
        assert_eq!(aborts.settle(0b01, 0b01, 0b01), 10_000);
    }

    #[test]
    fn numbers_are_in_lane_order() {
        assert_eq!(lanes_of(0b101, 0b1011_0000), 0b1001_0000);
    }
}
