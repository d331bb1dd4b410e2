//! Random warp logs on the Early-Abort scanner, with a bench that plays the conflict address table.
//!
//! For each entry the bench knows which lanes are looked up in which cycle; it answers at random, with noise
//! on the ports that were not asked, and compares the lanes that hit at the end of the scan.

use super::Load;
use crate::models::reference_count_table::Kind;
use crate::{drive, expect};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::early_abort_scanner::EarlyAbortScannerPins;
use turnstile_hdl::full_size::{WARP_GROUPS, WARP_LANES};

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub scans: u64,
    pub entries: u64,
    /// Entries of 32 lanes, which take 8 cycles.
    pub whole_entries: u64,
    pub lookups: u64,
    pub some_hit: u64,
    pub all_hit: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.whole_entries, self.some_hit, self.all_hit], 2_000)
    }
}

/// Look-up ports, and lanes of a group.
const PORTS: usize = 4;

bench! {
    struct Bench(pins: EarlyAbortScannerPins) {
        /// Lanes asked for in the last cycle, and for what.
        asked: Option<(u32, Kind)> = None,
        /// A store hits a word that is written.
        write_write: bool = false,
        hits: u32 = 0,
        scanned: u32 = 0,
        /// The scan's last entry ended in the last cycle.
        finishing: bool = false,
        /// Words in conflict are frequent, rare, or all.
        density: u32 = 0,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            self.density = [1, 4, 60, 64][self.rng.random_range(0..4)];
            let entries = self.rng.random_range(1..6);
            let dropped = self.rng.random_ratio(1, 50);
            for entry in 0..entries {
                self.entry(entry + 1 == entries && !dropped)?;
                if self.rng.random_ratio(1, 4) {
                    self.pause()?;
                }
            }
            if dropped {
                self.clear()?;
            }
        }
        self.pause()?;
        self.pause()
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.pause()?;
        self.asked = None;
        self.finishing = false;
        (self.hits, self.scanned) = (0, 0);
        self.write_write = self.rng.random();
        self.pins.set(at.write_write, self.write_write.into());
        Ok(())
    }

    /// A cycle without an entry, with noise on its pins.
    fn pause(&mut self) -> Result<()> {
        let noise: u32 = self.rng.random();
        drive!(self.pins, entry_valid: 0, entry_lanes: noise);
        self.cycle(None, &[0; WARP_LANES])
    }

    fn entry(&mut self, last: bool) -> Result<()> {
        let lanes = match self.rng.random_range(0..4) {
            0 => u32::MAX,
            1 => self.rng.random::<u32>() & self.rng.random::<u32>() & self.rng.random::<u32>(),
            2 => 0xf << (4 * self.rng.random_range(0..WARP_GROUPS)),
            _ => self.rng.random(),
        };
        let lanes = if self.rng.random_ratio(1, 30) {
            0
        } else {
            lanes
        };
        let kind = match self.rng.random() {
            true => Kind::Write,
            false => Kind::Read,
        };
        let addresses: [u32; WARP_LANES] = std::array::from_fn(|_| self.rng.random::<u32>() >> 2);
        drive! { self.pins,
            entry_valid: 1, entry_write: kind as u32, entry_last: last, entry_lanes: lanes,
        }
        self.pins.set_array(self.pins.at.lane_address, &addresses);
        let mut groups: Vec<u32> = (0..WARP_GROUPS)
            .map(|group| lanes & 0xf << (PORTS * group))
            .filter(|&group| group != 0)
            .collect();
        if groups.is_empty() {
            groups.push(0);
        }
        let cycles = groups.len();
        for (at, group) in groups.into_iter().enumerate() {
            let ended = at + 1 == cycles;
            self.cycle(Some((group, kind)), &addresses)?;
            let ready = self.pins.get(self.pins.at.entry_ready) == 1;
            ensure!(
                ready == ended,
                "cycle {at} of {cycles} of an entry: entry_ready is {ready}"
            );
            self.scanned |= lanes;
            self.finishing = ended && last;
        }
        self.tally.entries += 1;
        self.tally.whole_entries += u64::from(cycles == 8);
        Ok(())
    }

    /// A clock in which `group` is looked up and the group before is answered.
    fn cycle(&mut self, group: Option<(u32, Kind)>, addresses: &[u32]) -> Result<()> {
        let at = self.pins.at;
        let asked = self.asked.take();
        let before = asked.map_or(0, |(lanes, _)| lanes);
        let first = before.trailing_zeros() as usize / PORTS * PORTS;
        for port in 0..PORTS {
            let [read, write] = [0, 1].map(|_| self.rng.random_range(0..64) < self.density);
            self.pins.set(at.lookup_read.pin(port), read.into());
            self.pins.set(at.lookup_write.pin(port), write.into());
            let lane = first + port;
            let wanted = lane < WARP_LANES && before >> lane & 1 != 0;
            let conflicts = match asked.map(|(_, kind)| kind) {
                Some(Kind::Write) => read || write && self.write_write,
                Some(Kind::Read) => write,
                None => false,
            };
            if wanted && conflicts {
                self.hits |= 1 << lane;
            }
        }
        self.pins.clock()?;
        self.check_done()?;
        let lanes = group.map_or(0, |(lanes, _)| lanes);
        let first = lanes.trailing_zeros() as usize / PORTS * PORTS;
        for port in 0..PORTS {
            let lane = first + port;
            let wanted = lane < WARP_LANES && lanes >> lane & 1 != 0;
            let found = self.pins.get(at.lookup_valid.pin(port)) == 1;
            ensure!(found == wanted, "lookup_valid_{port} is {found}");
            let address = self.pins.get(at.lookup_address.pin(port));
            ensure!(
                !wanted || address == addresses[lane],
                "lookup_address_{port} is {address:#x}, not that of lane {lane}"
            );
            self.tally.lookups += u64::from(wanted);
        }
        self.asked = group;
        Ok(())
    }

    fn check_done(&mut self) -> Result<()> {
        let finishing = std::mem::take(&mut self.finishing);
        let hits = if finishing { self.hits } else { 0 };
        let all = hits != 0 && hits == self.scanned;
        expect!(self.pins, scan_done: finishing, hit_lanes: hits, hit_any: hits != 0, hit_all: all);
        if finishing {
            self.tally.scans += 1;
            self.tally.some_hit += u64::from(hits != 0 && !all);
            self.tally.all_hit += u64::from(all);
            (self.hits, self.scanned) = (0, 0);
        }
        Ok(())
    }
}
