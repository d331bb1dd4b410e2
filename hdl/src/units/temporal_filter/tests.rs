//! The temporal filter at full size, one test for each sentence of the header, and with a table and a memory around it; random pins are in
//! `unit_lockstep`, the proof in `proofs`.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::collections::BTreeMap;
use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{
    temporal_filter, write_time_table, FullTemporalFilter, FullWriteTimeTable,
};
use turnstile_hdl::temporal_filter::TemporalFilterPins;
use turnstile_hdl::write_time_table::WriteTimeTablePins;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

struct Filter(PinDriver<RtlEngine<FullTemporalFilter>, TemporalFilterPins>);

/// Lanes that commit at once, abort, and go to the commit units.
type Verdict = (u32, u32, u32);

impl Filter {
    fn new() -> Self {
        Self(PinDriver::rtl(temporal_filter()))
    }

    fn begin(&mut self, warp: u32, lanes: u32) {
        drive!(self.0, begin_valid: 1, begin_warp: warp, begin_lanes: lanes);
    }

    fn load(&mut self, warp: u32, lanes: u32, time: u64) {
        let at = self.0.at;
        drive!(self.0, load_valid: 1, load_warp: warp, load_lanes: lanes);
        self.0.set_wide(at.load_time_lo, at.load_time_hi, time);
    }

    fn reply(&mut self, warp: u32, lanes: u32, time: u64) {
        let at = self.0.at;
        drive!(self.0, reply_valid: 1, reply_warp: warp, reply_lanes: lanes);
        self.0.set_wide(at.reply_time_lo, at.reply_time_hi, time);
    }

    fn clock(&mut self) {
        self.0.clock().unwrap();
        drive!(self.0, begin_valid: 0, load_valid: 0, reply_valid: 0, clear: 0);
    }

    fn commit(&mut self, warp: u32, lanes: u32, wrote: u32) -> Verdict {
        let at = self.0.at;
        drive!(self.0, commit_warp: warp, commit_lanes: lanes, commit_wrote: wrote);
        self.clock();
        let lanes = [at.silent_lanes, at.abort_lanes, at.send_lanes].map(|pin| self.0.get(pin));
        lanes.into()
    }
}

/// Warp 1, lanes 0 to 3 with a first read at 10; lane 2 has read what was written at 11.
fn one_conflict() -> Filter {
    let mut filter = Filter::new();
    filter.load(1, 0b1111, 10);
    filter.clock();
    filter.reply(1, 0b1011, 10);
    filter.clock();
    filter.reply(1, 0b0100, 11);
    filter.clock();
    filter
}

#[test]
fn a_write_after_the_first_read_is_a_conflict() {
    let mut filter = one_conflict();
    assert_eq!(filter.commit(1, 0b1111, 0b1000), (0b0011, 0b0100, 0b1000));
    assert_eq!(filter.commit(0, 0b1111, 0), (0b1111, 0, 0), "another warp");
}

#[test]
fn the_strap_sends_read_only_lanes_in_conflict() {
    let mut filter = one_conflict();
    filter.0.set(filter.0.at.send_conflicts, 1);
    assert_eq!(filter.commit(1, 0b1111, 0b1000), (0b0011, 0, 0b1100));
}

#[test]
fn only_the_first_read_counts() {
    let mut filter = Filter::new();
    filter.load(0, 1, 10);
    filter.clock();
    filter.load(0, 0b11, 20);
    filter.clock();
    filter.reply(0, 0b11, 15);
    filter.clock();
    assert_eq!(filter.commit(0, 0b11, 0), (0b10, 0b01, 0));
}

#[test]
fn a_conflict_stays_until_the_lane_begins_again() {
    let mut filter = one_conflict();
    filter.reply(1, 0b0100, 3);
    filter.clock();
    assert_eq!(filter.commit(1, 0b0100, 0), (0, 0b0100, 0));
    filter.begin(1, 0b0100);
    // Begin comes before load and reply.
    filter.load(1, 0b0100, 12);
    filter.reply(1, 0b0111, 99);
    filter.clock();
    assert_eq!(filter.commit(1, 0b0111, 0), (0b0100, 0b0011, 0));
    filter.load(1, 0b0100, 100);
    filter.clock();
    filter.reply(1, 0b0100, 99);
    filter.clock();
    assert_eq!(filter.commit(1, 0b0100, 0), (0b0100, 0, 0));
}

#[test]
fn a_reply_in_the_cycle_of_the_first_load_is_not_looked_at() {
    let mut filter = Filter::new();
    filter.load(0, 1, 10);
    filter.reply(0, 1, 90);
    filter.clock();
    assert_eq!(filter.commit(0, 1, 0), (1, 0, 0));
}

#[test]
fn clear_begins_all_lanes_of_all_warps() {
    let mut filter = one_conflict();
    filter.0.set(filter.0.at.clear, 1);
    filter.load(0, u32::MAX, 1);
    filter.clock();
    filter.reply(0, u32::MAX, 99);
    filter.clock();
    for warp in 0..2 {
        assert_eq!(filter.commit(warp, u32::MAX, 0), (u32::MAX, 0, 0));
    }
}

/// Lanes read 64 words of two blocks in any order while writes land; those that commit at once have read what was there together at the
/// time of their first read.
#[test]
fn a_silent_lane_has_read_a_state_of_memory() {
    let mut random = SmallRng::seed_from_u64(12);
    let mut filter = Filter::new();
    let mut table: PinDriver<RtlEngine<FullWriteTimeTable>, WriteTimeTablePins> =
        PinDriver::rtl(write_time_table());
    let at = table.at;
    // What each word was, by the time from which on it was that.
    let mut history: BTreeMap<u32, Vec<(u64, u32)>> = BTreeMap::new();
    let mut time = 1;
    let (mut silent, mut failed) = (0, 0);
    for _ in 0..2_000 {
        filter.begin(0, 1);
        filter.clock();
        let first = time;
        let mut read: Vec<(u32, u32)> = vec![];
        let writes = random.random_range(0..4) == 0;
        for _ in 0..random.random_range(1..6) {
            let address = random.random_range(0..64);
            filter.load(0, 1, time);
            filter.clock();
            time += random.random_range(1..3);
            // The load is served; in the same cycle a write may land, and the load may see it or not.
            let lands = writes && random.random_range(0..2) == 0;
            let written = random.random_range(0..64);
            let value = random.random();
            let sees: bool = random.random();
            if lands && sees {
                history.entry(written).or_default().push((time, value));
            }
            let now = history.get(&address).and_then(|all| all.last());
            read.push((address, now.map_or(0, |(_, value)| *value)));
            if lands && !sees {
                history.entry(written).or_default().push((time, value));
            }
            table.pulse(at.lookup_valid);
            drive!(table, lookup_address: address, upd_valid: lands, upd_address: written);
            table.set_wide(at.upd_time_lo, at.upd_time_hi, time);
            table.clock().unwrap();
            table.set(at.upd_valid, 0);
            table.clock().unwrap();
            filter.reply(0, 1, table.get_wide(at.rsp_time_lo, at.rsp_time_hi));
            filter.clock();
        }
        if filter.commit(0, 1, 0) == (1, 0, 0) {
            silent += 1;
            for (address, value) in read {
                let all = history.get(&address);
                let then = all.and_then(|all| all.iter().rev().find(|(since, _)| *since <= first));
                assert_eq!(value, then.map_or(0, |(_, value)| *value), "word {address}");
            }
        } else {
            failed += 1;
        }
        time += 1;
    }
    assert!(silent > 1_000 && failed > 100, "{silent} {failed}");
}
