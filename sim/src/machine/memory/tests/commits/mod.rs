//! Commit units at the partitions of a whole machine, with played cores.

mod play;

use super::super::commit_port::{CommitPort, CommitTop};
use super::super::packet::CommitPacket;
use super::super::partition::PartitionUnit;
use super::*;
use crate::machine::config::{MachineConfig, TransactionsConfig};
use crate::machine::top::EngineKind;
use play::Play;

/// The machine of the paper.
fn machine() -> MachineConfig {
    MachineConfig::simt("early-cr").expect("a committed machine")
}

const PLAY: Play = Play {
    seed: 1,
    warps: 20,
    words: 600,
    transactions: TransactionsConfig {
        warps: 2,
        path: 115,
        input: 64,
        multicast: true,
        remove_at_vote: false,
        temporal: true,
        send_conflicts: false,
        early_abort: false,
        pause_and_go: false,
    },
    every_cycle: false,
};

/// The RTL at every partition.
fn rtl(config: TransactionsConfig) -> impl Fn(Place) -> Result<Box<dyn PartitionUnit>> {
    move |place| {
        let top = CommitTop::new(EngineKind::Rtl, None);
        Ok(Box::new(CommitPort::new(top, config, place)))
    }
}

fn played(play: Play) -> play::Tally {
    play::run(play, rtl(play.transactions)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn transactions_take_place_in_the_order_of_their_numbers() {
    let tally = played(PLAY);
    println!("{tally:#?}");
}
