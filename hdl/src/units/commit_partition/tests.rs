//! The hardware of a memory partition at full size, one test for each sentence of the header; random traffic is in `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::full_size::{
    commit_partition, FullCommitPartition, COMMIT_NODE_BITS, TABLE_WAYS, UPDATE_QUEUE_BITS,
    UPDATE_WORDS,
};
use turnstile_hdl::pins::PinValue;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

struct Partition(PinDriver<RtlEngine<FullCommitPartition>, CommitPartitionPins>);

impl Partition {
    /// Behind the sweeps of a clear, with a cache and a network that are free.
    fn new() -> Self {
        let mut pins: PinDriver<_, CommitPartitionPins> = PinDriver::rtl(commit_partition());
        let at = pins.at;
        drive!(pins, read_ready: 1, write_ready: 1, vote_ready: 1, done_ready: 1, packet_ready: 1);
        pins.pulse(at.clear);
        pins.clock().unwrap();
        for _ in 0..1 << COMMIT_NODE_BITS {
            pins.clock().unwrap();
        }
        Self(pins)
    }

    /// A message of transaction `id`, alone in its warp; whether it is taken.
    fn offer(&mut self, kind: CommitMessage, id: u32, address: u32) -> bool {
        let at = self.0.at;
        self.0.pulse(at.msg_valid);
        drive! { self.0,
            msg_kind: kind.to_word(), msg_id: id, msg_first: id, msg_last: 1, msg_address: address,
        }
        self.0.clock().unwrap();
        self.0.get(at.msg_ready) == 1
    }

    /// Updates of this cycle.
    fn packet(&self) -> Vec<u32> {
        let at = self.0.at;
        let words: [u32; UPDATE_WORDS] = self.0.get_array(at.packet_word);
        words[..self.0.get(at.packet_count) as usize].to_vec()
    }

    /// Cycles until the next packet, and its words.
    fn next_packet(&mut self) -> (u32, Vec<u32>) {
        for cycle in 1..100 {
            self.0.clock().unwrap();
            if !self.packet().is_empty() {
                return (cycle, self.packet());
            }
        }
        panic!("no packet comes");
    }
}

#[test]
fn a_reader_is_told_of_three_cycles_after_its_word_and_taken_away_when_it_has_ended() {
    let mut partition = Partition::new();
    let at = partition.0.at;
    assert!(partition.offer(CommitMessage::Read, 1, 0x123));
    assert_eq!(partition.next_packet(), (3, vec![0x123 << 2 | 1]));
    assert!(partition.offer(CommitMessage::Fill, 1, 0));
    partition.0.pulse(at.read_rsp_valid);
    partition.0.clock().unwrap();
    for _ in 0..20 {
        partition.0.clock().unwrap();
        assert!(partition.packet().is_empty());
    }
    assert_eq!(partition.0.get(at.vote_at), 2, "it has voted");
    partition.0.pulse(at.result_valid);
    drive!(partition.0, result_id: 1, result_pass: 1);
    partition.0.clock().unwrap();
    assert_eq!(partition.next_packet().1, [0x123 << 2]);
}

#[test]
fn a_writer_is_told_of_when_the_hazard_pointer_has_stored_it() {
    let mut partition = Partition::new();
    assert!(partition.offer(CommitMessage::Write, 1, 0x55));
    for _ in 0..20 {
        partition.0.clock().unwrap();
        assert!(partition.packet().is_empty());
    }
    assert!(partition.offer(CommitMessage::Fill, 1, 0));
    assert_eq!(partition.next_packet().1, [0x55 << 2 | 3]);
}

#[test]
fn with_the_strap_a_writer_is_told_of_three_cycles_after_its_word() {
    let mut partition = Partition::new();
    partition.0.set(partition.0.at.count_on_arrival, 1);
    assert!(partition.offer(CommitMessage::Write, 1, 0x55));
    assert_eq!(partition.next_packet(), (3, vec![0x55 << 2 | 3]));
    assert!(partition.offer(CommitMessage::Fill, 1, 0));
    for _ in 0..20 {
        partition.0.clock().unwrap();
        assert!(partition.packet().is_empty(), "not again as it is stored");
    }
}

#[test]
fn while_the_network_is_busy_nothing_is_counted_and_so_no_read_word_arrives() {
    let mut partition = Partition::new();
    let at = partition.0.at;
    partition.0.set(at.packet_ready, 0);
    let mut taken = 0;
    for address in 0..200 {
        taken += u32::from(partition.offer(CommitMessage::Read, 1, address));
    }
    // The last place is for the message that is on its way when the last but one is taken.
    assert_eq!(taken, (1 << UPDATE_QUEUE_BITS) + UPDATE_WORDS as u32);
    partition.0.set(at.packet_ready, 1);
    let mut seen = vec![];
    for _ in 0..100 {
        partition.0.clock().unwrap();
        seen.extend(partition.packet());
    }
    let wanted: Vec<u32> = (0..taken).map(|address| address << 2 | 1).collect();
    assert_eq!(seen, wanted);
}

#[test]
fn what_the_table_has_no_room_for_is_counted_as_turned_away() {
    let mut partition = Partition::new();
    let at = partition.0.at;
    // By exclusive or of bytes all of these are in set 0.
    for way in 0..TABLE_WAYS as u32 + 3 {
        assert!(partition.offer(CommitMessage::Read, 1, way << 8 | way));
    }
    partition.0.clock().unwrap();
    partition.0.clock().unwrap();
    assert_eq!(partition.0.get(at.perf_turned_away), 3);
}

#[test]
fn with_a_strap_no_reader_is_told_of() {
    let mut partition = Partition::new();
    partition.0.set(partition.0.at.count_writers_only, 1);
    assert!(partition.offer(CommitMessage::Read, 1, 0x123));
    assert!(partition.offer(CommitMessage::Write, 1, 0x55));
    assert!(partition.offer(CommitMessage::Fill, 1, 0));
    assert_eq!(partition.next_packet().1, [0x55 << 2 | 3]);
}
