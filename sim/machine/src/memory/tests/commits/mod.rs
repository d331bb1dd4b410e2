//! Commit units at the partitions of a whole machine, with played cores.

mod faults;
mod play;
mod times;

use super::super::commit_port::{CommitPort, CommitTop};
use super::super::packet::{CommitPacket, CoreMessage};
use super::super::partition::PartitionUnit;
use super::*;
use crate::config::{MachineConfig, SimtConfig, Tell, TransactionsConfig};
use crate::top::EngineKind;
use play::{Play, Tally};
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::COMMIT_SLOT_BITS;
use turnstile_tools::{available, VERILATOR};

/// The machine of the paper.
fn machine() -> SimtConfig {
    match MachineConfig::bundled("early-cr") {
        Some(MachineConfig::Simt(config)) => config,
        _ => unreachable!("a committed machine of PTX kernels"),
    }
}

const PLAY: Play = Play {
    seed: 1,
    warps: 150,
    words: 600,
    transactions: TransactionsConfig {
        warps: 2,
        clocks: 1,
        path: 115,
        input: 64,
        table_entries: 3072,
        multicast: true,
        update_channel: false,
        count_on_arrival: false,
        remove_at_vote: false,
        remove_failed_at_vote: false,
        tell: Tell::All,
        back_off_by_lane: true,
        temporal: true,
        send_conflicts: false,
        write_write: true,
        early_abort: true,
        pause_and_go: false,
        pause_in_branches: true,
        pause_apart: false,
        pause_learned: false,
        livelock: u64::MAX,
    },
    every_cycle: false,
};

/// The RTL at every partition.
fn rtl(config: TransactionsConfig) -> impl Fn(Place) -> Result<Box<dyn PartitionUnit>> {
    move |place| {
        let top = CommitTop::new(config, EngineKind::Rtl, None);
        Ok(Box::new(CommitPort::new(top, config, place)))
    }
}

fn played(play: Play) -> Tally {
    play::run(play, rtl(play.transactions)).unwrap_or_else(|error| panic!("{error}"))
}

/// A machine's memory with a buffer of so many bytes, and its address.
fn memory(bytes: usize) -> (MemorySystem, u64) {
    let (config, (content, base)) = (machine(), content(bytes));
    let unit = rtl(PLAY.transactions);
    let memory = MemorySystem::new(&config.levels(), &Fabric::of(&config), content, unit);
    (memory.expect("units"), base)
}

#[test]
fn transactions_take_place_in_the_order_of_their_numbers() {
    for (seed, words) in [(1, 40), (2, 600), (3, 20_000)] {
        let tally = played(Play {
            seed,
            words,
            ..PLAY
        });
        assert!(tally.committed > 300 && tally.updates > 0, "{tally:?}");
        let counters = &tally.counters;
        assert_eq!(counters.fills.packets, 6 * 150);
        assert_eq!(counters.fills, counters.results);
        assert_eq!(counters.votes, counters.dones);
        assert_eq!(counters.overflows, 0);
        assert_eq!(15 * counters.update_words, tally.updates);
        if words < 1_000 {
            assert!(tally.failed > 30 && counters.revalidated > 0, "{tally:?}");
        }
    }
}

#[test]
fn the_rtl_and_its_verilog_agree_on_every_pin() {
    if !available(&[VERILATOR]) {
        return;
    }
    let play = Play {
        warps: 30,
        words: 60,
        ..PLAY
    };
    let verilog = |place| {
        let top = CommitTop::new(
            play.transactions,
            EngineKind::Verilator,
            Some(EngineKind::Rtl.into()),
        );
        Ok(Box::new(CommitPort::new(top, play.transactions, place)) as Box<_>)
    };
    assert_eq!(play::run(play, verilog), Ok(played(play)));
}

#[test]
fn no_update_is_lost_where_each_core_gets_a_copy_of_its_own() {
    let play = |multicast| {
        played(Play {
            words: 20_000,
            transactions: TransactionsConfig {
                multicast,
                ..PLAY.transactions
            },
            ..PLAY
        })
    };
    let [copied, parted] = [false, true].map(play);
    let words = |tally: &Tally| tally.counters.update_words as f64;
    let packets = |tally: &Tally| tally.counters.updates.packets as f64;
    // While 15 copies leave, others wait and share the next packet.
    let share = |tally: &Tally, copies: f64| words(tally) / (packets(tally) / copies);
    assert!(share(&copied, 15.0) > 2.0 * share(&parted, 1.0));
}

#[test]
fn updates_may_have_a_channel_of_their_own() {
    for (words, multicast) in [(40, true), (20_000, true), (20_000, false)] {
        let tally = played(Play {
            words,
            transactions: TransactionsConfig {
                multicast,
                update_channel: true,
                ..PLAY.transactions
            },
            ..PLAY
        });
        assert!(tally.committed > 300, "{tally:?}");
        assert_eq!(15 * tally.counters.update_words, tally.updates);
    }
}

/// Plays with and without what `choose` changes: it makes a difference.
fn makes_a_difference(words: u64, choose: impl Fn(&mut TransactionsConfig)) {
    let mut changed = PLAY.transactions;
    choose(&mut changed);
    let [before, after] = [PLAY.transactions, changed].map(|transactions| {
        played(Play {
            words,
            transactions,
            ..PLAY
        })
    });
    assert_ne!(before.counters.update_words, 0);
    assert_ne!(before, after);
}

#[test]
fn references_may_end_at_the_vote() {
    for words in [40, 20_000] {
        makes_a_difference(words, |config| config.remove_at_vote = true);
    }
}

#[test]
fn references_of_those_that_fail_may_end_at_the_vote() {
    for words in [40, 20_000] {
        makes_a_difference(words, |config| config.remove_failed_at_vote = true);
    }
}

#[test]
fn cores_may_be_told_of_writers_alone() {
    let play = |tell| {
        played(Play {
            transactions: TransactionsConfig {
                tell,
                ..PLAY.transactions
            },
            ..PLAY
        })
    };
    let [all, writers] = [Tell::All, Tell::Writers].map(play);
    let [of_all, of_writers] = [all, writers].map(|tally| tally.counters.update_words);
    assert!(
        0 < of_writers && of_writers < of_all,
        "{of_writers} of {of_all}"
    );
}

#[test]
fn writers_may_be_counted_when_they_arrive() {
    makes_a_difference(PLAY.words, |config| config.count_on_arrival = true);
}

#[test]
fn looking_where_something_happens_sees_what_looking_in_every_cycle_sees() {
    let play = |every_cycle| {
        played(Play {
            warps: 60,
            every_cycle,
            ..PLAY
        })
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn a_small_input_makes_packets_wait_and_loses_none() {
    played(Play {
        transactions: TransactionsConfig {
            input: 1,
            warps: 1,
            ..PLAY.transactions
        },
        ..PLAY
    });
}

#[test]
fn accesses_take_the_time_that_they_take_without_commit_units() {
    let config = machine();
    let replies =
        |commits: bool| {
            let (content, base) = content(1 << 14);
            let calls = pressure::calls(5, config.cores, base);
            let mut memory =
                MemorySystem::new(&config.levels(), &Fabric::of(&config), content, |place| {
                    match commits {
                        true => {
                            let open = Box::new(|| panic!("there are no transactions"));
                            let top = CommitTop { open };
                            Ok(Box::new(CommitPort::new(top, PLAY.transactions, place)) as Box<_>)
                        }
                        false => plain(place),
                    }
                })
                .unwrap();
            run(&mut memory, &calls, false)
        };
    assert_eq!(replies(true), replies(false));
}

/// A packet of all lanes of a warp.
fn packet(kind: PacketKind, first: u32, lanes: u32) -> CommitPacket {
    CommitPacket {
        kind,
        first,
        survivors: u32::MAX,
        lanes,
        words: vec![],
    }
}

#[test]
fn numbers_are_given_as_far_as_the_units_have_room() {
    let (mut memory, _) = memory(64);
    let room = 1 << COMMIT_SLOT_BITS;
    assert_eq!(memory.give_numbers(room), Some(1));
    assert_eq!(memory.give_numbers(1), None);
    // Warps without words end where all units know that they have none.
    let mut packets: Vec<_> = (0..room / 32)
        .flat_map(|warp| {
            let first = 1 + 32 * warp;
            (0..6).map(move |partition| (partition, packet(PacketKind::Fill, first, 0)))
        })
        .collect();
    packets.reverse();
    let (mut now, mut dones) = (0, 0);
    while !packets.is_empty() || memory.next_event().is_some() {
        memory.advance(now).unwrap();
        while let Some((core, message)) = memory.take_message(now) {
            assert_eq!(core, 3);
            dones += usize::from(matches!(message, CoreMessage::Done { .. }));
        }
        if memory.commit_has_room(3) {
            if let Some((partition, packet)) = packets.pop() {
                memory.send_commit(now + 1, 3, partition, packet);
            }
        }
        now += 1;
    }
    assert_eq!(dones, 6 * room as usize / 32);
    assert_eq!(memory.give_numbers(room + 1), None);
    assert_eq!(memory.give_numbers(room), Some(1 + room));
}

#[test]
fn a_machine_without_commit_units_gives_no_numbers() {
    let (config, (content, _)) = (machine(), content(64));
    let memory = MemorySystem::new(&config.levels(), &Fabric::of(&config), content, plain);
    assert_eq!(memory.unwrap().give_numbers(1), None);
}
