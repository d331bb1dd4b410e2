//! Loads of transactions are told when their blocks were written last.

use super::super::super::packet::CoreMessage;
use super::super::*;
use super::{memory, CommitPacket};
use turnstile_hdl::commit_op::PacketKind;

/// Goes on until so many votes have come, or nothing is under way; returns the cycle, the replies and the cycle of the last done.
fn rest(memory: &mut MemorySystem, mut now: u64, mut votes: usize) -> (u64, Vec<Reply>, u64) {
    let (mut replies, mut done) = (vec![], 0);
    while let Some(next) = memory.next_event() {
        now = next.max(now);
        memory.advance(now).unwrap();
        replies.extend(std::iter::from_fn(|| memory.take_reply(now)));
        while let Some((_, message)) = memory.take_message(now) {
            match message {
                CoreMessage::Done { .. } => done = now,
                CoreMessage::Vote { .. } if votes == 1 => return (now, replies, done),
                CoreMessage::Vote { .. } => votes = votes.saturating_sub(1),
                CoreMessage::Updates { .. } => {}
            }
        }
    }
    (now, replies, done)
}

/// Lane 0 of core 0 writes a word and commits; returns the cycles between which it has landed.
fn commit(memory: &mut MemorySystem, now: u64, address: u64, value: u32) -> (u64, u64) {
    let first = memory.give_numbers(1).expect("room");
    let packet = |kind, lanes, words| CommitPacket {
        kind,
        first,
        survivors: 1,
        lanes,
        words,
    };
    let word = [(address / 4) as u32, value];
    let own = (address / 256 % 6) as usize;
    memory.send_commit(now + 1, 0, own, packet(PacketKind::Write, 1, vec![word]));
    for partition in 0..6 {
        let lanes = u32::from(partition == own);
        let end = packet(PacketKind::Fill, lanes, vec![]);
        memory.send_commit(now + 1, 0, partition, end);
    }
    let (voted, ..) = rest(memory, now + 1, 6);
    for partition in 0..6 {
        let result = packet(PacketKind::Result, 1, vec![]);
        memory.send_commit(voted + 1, 0, partition, result);
    }
    let (_, _, done) = rest(memory, voted + 1, 0);
    (voted, done)
}

#[test]
fn a_load_of_a_transaction_is_told_when_its_blocks_were_written_last() {
    let (mut memory, base) = memory(1 << 14);
    let requester = Requester {
        core: 2,
        wavefront: 0,
    };
    let mut now = 0;
    // Each lane one block behind the lane before.
    let mut written = |memory: &mut MemorySystem, lanes: u64, first: u64| {
        let access = vector(WORD, lanes, |lane| base + 128 * (first + lane as u64));
        memory
            .request_transactional(now + 1, requester, &access)
            .unwrap();
        let (cycle, replies, _) = rest(memory, now + 1, 0);
        now = cycle;
        assert_eq!(replies.len(), 1);
        replies[0].written
    };
    assert_eq!(written(&mut memory, 1, 0), Some(0), "no unit is there yet");
    let (from, to) = commit(&mut memory, 1_000, base + 4, 77);
    assert_eq!(*memory.content().block(base + 4, 4), [77, 0, 0, 0]);
    let time = written(&mut memory, 1, 0).expect("a time");
    assert!(from < time && time < to, "{from} {time} {to}");
    assert_eq!(written(&mut memory, 1, 1), Some(0), "the next block");
    assert_eq!(written(&mut memory, 0xff, 0), Some(time), "the latest of 8");
    let (later, _) = commit(&mut memory, 20_000, base + 3 * 128, 78);
    let second = written(&mut memory, 0xff, 0).expect("a time");
    assert!(second > later, "{second} {later}");
    assert_eq!(written(&mut memory, 1, 0), Some(time));
    // All blocks but the first, which came before the first packet of a transaction.
    assert_eq!(memory.counters().commits.times_asked, 1 + 1 + 8 + 8 + 1);
}

#[test]
fn who_is_in_no_transaction_does_not_ask() {
    let (mut memory, base) = memory(256);
    commit(&mut memory, 0, base, 1);
    let requester = Requester {
        core: 2,
        wavefront: 0,
    };
    let access = vector(WORD, 1, |_| base);
    memory.request(5_000, requester, &access).unwrap();
    let (_, replies, _) = rest(&mut memory, 5_000, 0);
    assert_eq!(replies[0].written, None);
    assert_eq!(memory.counters().commits.times_asked, 0);
}
