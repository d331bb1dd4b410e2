//! Packets of cores in front of a commit unit, and what they are on its pins: a word, an end or a result a clock.

use super::packet::CommitPacket;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use turnstile_hdl::commit_op::{CommitMessage, PacketKind};
use turnstile_tools::{Error, Result};

/// What `msg_*` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// What it brings.
    pub kind: CommitMessage,
    /// Whose it is.
    pub id: u32,
    /// Word address and value.
    pub word: [u32; 2],
    /// The lowest number of the warp.
    pub first: u32,
    /// It is of the warp's highest number.
    pub last: bool,
}

/// What waits in front of a commit unit.
#[derive(Debug)]
pub struct CommitInput {
    /// Packets that fit.
    room: usize,
    /// Words and ends, in order.
    packets: VecDeque<CommitPacket>,
    /// Messages of the first of them that the unit has taken.
    taken: usize,
    /// Results have pins of their own.
    results: VecDeque<Verdict>,
    /// Warps that commit, by their highest number.
    warps: FxHashMap<u32, Warp>,
    /// The number behind the highest one that has come.
    next: u32,
}

/// A result that is not wholly told.
#[derive(Clone, Copy, Debug)]
struct Verdict {
    first: u32,
    last: u32,
    /// Numbers that commit, counted from the first.
    commits: u32,
    /// Numbers that are to be told. The unit expects no result of those without words here, and may have released them.
    untold: u32,
}

#[derive(Clone, Copy, Debug)]
struct Warp {
    core: usize,
    /// Numbers that have words here, counted from its first.
    filled: u32,
    told: bool,
    done: bool,
}

/// Place of the set bit that has so many set ones below it.
fn set_bit(mut mask: u32, below: usize) -> u32 {
    for _ in 0..below {
        mask &= mask - 1;
    }
    mask.trailing_zeros()
}

/// Messages that a packet is.
fn messages(packet: &CommitPacket) -> usize {
    match packet.kind {
        PacketKind::Read | PacketKind::Write => packet.lanes.count_ones() as usize,
        PacketKind::Fill => packet.survivors.count_ones() as usize,
        PacketKind::Result => 0,
    }
}

impl CommitInput {
    /// Room for so many packets.
    pub fn new(room: usize) -> Self {
        Self {
            room,
            packets: VecDeque::new(),
            taken: 0,
            results: VecDeque::new(),
            warps: FxHashMap::default(),
            next: 1,
        }
    }

    /// Whether one more packet fits.
    pub fn has_room(&self) -> bool {
        self.packets.len() + self.results.len() < self.room
    }

    /// Whether there is something to put on the pins.
    pub fn waits(&self) -> bool {
        !self.packets.is_empty() || !self.results.is_empty()
    }

    /// The number behind the highest one that has come.
    pub fn next(&self) -> u32 {
        self.next
    }

    /// A core's packet has come.
    ///
    /// # Errors
    /// If it is a result of transactions that have not.
    pub fn take(&mut self, core: usize, packet: CommitPacket) -> Result<()> {
        let last = packet.last();
        self.next = self.next.max(last + 1);
        match packet.kind {
            PacketKind::Result => return self.take_result(&packet),
            PacketKind::Fill => {
                let lanes = (0..32).filter(|lane| packet.lanes >> lane & 1 == 1);
                let numbers = lanes.map(|lane| 1 << (packet.number(lane) - packet.first));
                let warp = Warp {
                    core,
                    filled: numbers.fold(0, |all, number: u32| all | number),
                    told: false,
                    done: false,
                };
                self.warps.insert(last, warp);
            }
            PacketKind::Read | PacketKind::Write => {}
        }
        if messages(&packet) > 0 {
            self.packets.push_back(packet);
        }
        Ok(())
    }

    fn take_result(&mut self, packet: &CommitPacket) -> Result<()> {
        let (first, last) = (packet.first, packet.last());
        let Some(warp) = self.warps.get(&last) else {
            return Err(Error::run(
                format!("transactions {first} to {last}"),
                "their result reaches a commit unit before they do",
                "please report it",
            ));
        };
        let verdict = Verdict {
            first,
            last,
            commits: packet.lanes,
            untold: warp.filled,
        };
        match verdict.untold {
            0 => self.tell(last),
            _ => self.results.push_back(verdict),
        }
        Ok(())
    }

    /// What the next message is.
    pub fn message(&self) -> Option<Message> {
        let packet = self.packets.front()?;
        let (first, last) = (packet.first, packet.last());
        Some(match packet.kind {
            PacketKind::Fill => {
                let id = first + self.taken as u32;
                let lane = set_bit(packet.survivors, self.taken);
                let kind = match packet.lanes >> lane & 1 {
                    1 => CommitMessage::Fill,
                    _ => CommitMessage::Skip,
                };
                Message {
                    kind,
                    id,
                    word: [0; 2],
                    first,
                    last: id == last,
                }
            }
            kind => {
                let id = packet.number(set_bit(packet.lanes, self.taken));
                Message {
                    kind: match kind {
                        PacketKind::Write => CommitMessage::Write,
                        _ => CommitMessage::Read,
                    },
                    id,
                    word: packet.words[self.taken],
                    first,
                    last: id == last,
                }
            }
        })
    }

    /// The unit has taken it.
    pub fn message_taken(&mut self) {
        self.taken += 1;
        if self.packets.front().map(messages) == Some(self.taken) {
            self.packets.pop_front();
            self.taken = 0;
        }
    }

    /// The next number to be told, and whether it commits.
    pub fn result(&self) -> Option<(u32, bool)> {
        let verdict = self.results.front()?;
        let number = verdict.untold.trailing_zeros();
        Some((verdict.first + number, verdict.commits >> number & 1 == 1))
    }

    /// It has been told.
    pub fn result_told(&mut self) {
        let Some(verdict) = self.results.front_mut() else {
            return;
        };
        verdict.untold &= verdict.untold - 1;
        if verdict.untold == 0 {
            let last = verdict.last;
            self.results.pop_front();
            self.tell(last);
        }
    }

    /// The core whose warp has this highest number.
    pub fn core(&self, last: u32) -> Option<usize> {
        self.warps.get(&last).map(|warp| warp.core)
    }

    /// The unit is done with the warp of this highest number.
    pub fn done(&mut self, last: u32) {
        self.end(last, |warp| warp.done = true);
    }

    fn tell(&mut self, last: u32) {
        self.end(last, |warp| warp.told = true);
    }

    /// A warp is forgotten when both have come, in whatever order: without words here the unit is done before the result.
    fn end(&mut self, last: u32, what: impl Fn(&mut Warp)) {
        if let Some(warp) = self.warps.get_mut(&last) {
            what(warp);
            if warp.told && warp.done {
                self.warps.remove(&last);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lanes 1, 4 and 6 have the numbers 10 to 12.
    fn packet(kind: PacketKind, lanes: u32, words: &[[u32; 2]]) -> CommitPacket {
        CommitPacket {
            kind,
            first: 10,
            survivors: 0b101_0010,
            lanes,
            words: words.to_vec(),
        }
    }

    fn messages(input: &mut CommitInput) -> Vec<(CommitMessage, u32, [u32; 2], bool)> {
        let next = || {
            let Message {
                kind,
                id,
                word,
                first,
                last,
            } = input.message()?;
            assert_eq!(first, 10);
            input.message_taken();
            Some((kind, id, word, last))
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn a_packet_is_a_message_a_word_and_an_end_a_number() {
        let mut input = CommitInput::new(8);
        let words = [[100, 7], [200, 8]];
        for (kind, lanes, words) in [
            (PacketKind::Read, 0b100_0010, &words[..]),
            (PacketKind::Write, 0b1_0000, &words[..1]),
            (PacketKind::Fill, 0b101_0000, &[]),
        ] {
            input.take(3, packet(kind, lanes, words)).unwrap();
        }
        assert_eq!(
            messages(&mut input),
            [
                (CommitMessage::Read, 10, words[0], false),
                (CommitMessage::Read, 12, words[1], true),
                (CommitMessage::Write, 11, words[0], false),
                (CommitMessage::Skip, 10, [0; 2], false),
                (CommitMessage::Fill, 11, [0; 2], false),
                (CommitMessage::Fill, 12, [0; 2], true),
            ]
        );
        assert_eq!((input.core(12), input.next()), (Some(3), 13));
    }

    #[test]
    fn a_result_is_told_to_who_has_words_here_and_a_warp_is_forgotten_then() {
        for done_is_first in [false, true] {
            let mut input = CommitInput::new(8);
            let told = |input: &mut CommitInput| {
                let told = input.result();
                input.result_told();
                told
            };
            input
                .take(3, packet(PacketKind::Fill, 0b101_0000, &[]))
                .unwrap();
            messages(&mut input);
            input
                .take(3, packet(PacketKind::Result, 0b011, &[]))
                .unwrap();
            if done_is_first {
                input.done(12);
            }
            assert_eq!(told(&mut input), Some((11, true)));
            assert_eq!(told(&mut input), Some((12, false)));
            assert!(!input.waits());
            if !done_is_first {
                assert_eq!(input.core(12), Some(3));
                input.done(12);
            }
            assert_eq!(input.core(12), None);
        }
    }

    #[test]
    fn nothing_is_told_of_a_warp_without_words_here() {
        let mut input = CommitInput::new(8);
        input.take(3, packet(PacketKind::Fill, 0, &[])).unwrap();
        messages(&mut input);
        input.done(12);
        input
            .take(3, packet(PacketKind::Result, 0b111, &[]))
            .unwrap();
        assert_eq!((input.result(), input.core(12)), (None, None));
    }

    #[test]
    fn a_result_of_nobody_is_an_error() {
        let mut input = CommitInput::new(8);
        let error = input
            .take(3, packet(PacketKind::Result, 1, &[]))
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "transactions 10 to 12: their result reaches a commit unit before they do; please report it"
        );
    }
}
