//! DRAM of a partition: banks with a row buffer each, scheduled first ready, first come first served.
//!
//! One command a clock of DRAM. Of the waiting accesses, the oldest one whose row is open and whose bank and data pins are
//! ready goes first; if there is none, the oldest one that its bank can activate a row for; then the oldest one whose bank
//! can close another row, which no access waits for. An access is one column command, and occupies the data pins for its
//! bursts. Refresh, bank groups and the turnaround between writes and reads are left out: the papers give no numbers.

use super::agenda::Agenda;
use super::clock_ratio::ClockRatio;
use crate::config::DramConfig;
use crate::metrics::DramCounters;

/// An access to DRAM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DramAccess {
    /// First byte, counted within the partition.
    pub address: u64,
    /// Bytes, of one row.
    pub bytes: u64,
    /// Who waits for what is read; none = a write.
    pub reader: Option<usize>,
}

/// An access that waits for its column command.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    access: DramAccess,
    bank: usize,
    row: u64,
    /// A row was activated for it, after another one was closed.
    activated: bool,
    closed: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Bank {
    row: Option<u64>,
    /// First clock of each command.
    column: u64,
    precharge: u64,
    activate: u64,
}

/// A command, for the waiting access at a place.
#[derive(Clone, Copy, Debug)]
enum Command {
    Column(usize),
    Activate(usize),
    Precharge(usize),
}

/// DRAM.
#[derive(Clone, Debug)]
pub struct Dram {
    times: DramConfig,
    ratio: ClockRatio,
    banks: Vec<Bank>,
    /// Oldest first.
    waiting: Vec<Waiting>,
    /// What has been read, by cycle of the cores.
    read: Agenda<usize>,
    /// Next clock.
    clock: u64,
    /// First clock of a column command, of the data pins, and of an activation in any bank.
    column: u64,
    pins: u64,
    activate: u64,
    counters: DramCounters,
}

impl Dram {
    /// Idle, all rows closed.
    pub fn new(times: DramConfig, ratio: ClockRatio) -> Self {
        Self {
            times,
            ratio,
            banks: vec![Bank::default(); times.banks],
            waiting: vec![],
            read: Agenda::default(),
            clock: 0,
            column: 0,
            pins: 0,
            activate: 0,
            counters: DramCounters::default(),
        }
    }

    /// Accesses in its queue.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The open row of each bank.
    pub fn rows(&self) -> impl Iterator<Item = Option<u64>> + '_ {
        self.banks.iter().map(|bank| bank.row)
    }

    /// Whether its queue takes one more access.
    pub fn has_room(&self) -> bool {
        self.waiting.len() < self.times.queue
    }

    /// Takes an access in cycle `now`.
    pub fn push(&mut self, now: u64, access: DramAccess) {
        if self.waiting.is_empty() {
            // Nothing has happened meanwhile.
            self.clock = self.clock.max(self.ratio.clock(now));
        }
        let row = access.address / self.times.row_bytes;
        let banks = self.times.banks as u64;
        self.waiting.push(Waiting {
            access,
            bank: (row % banks) as usize,
            row: row / banks,
            activated: false,
            closed: false,
        });
    }

    /// Runs the clocks up to cycle `now`.
    pub fn advance(&mut self, now: u64) {
        let last = self.ratio.clock(now);
        while self.clock <= last && !self.waiting.is_empty() {
            if let Some(command) = self.next_command() {
                self.issue(command);
            }
            self.clock += 1;
        }
    }

    /// Who gets what has been read by cycle `now`.
    pub fn take(&mut self, now: u64) -> Option<usize> {
        self.read.take(now)
    }

    /// First cycle in which something may happen.
    pub fn next_event(&self) -> Option<u64> {
        let clock = (!self.waiting.is_empty()).then(|| self.ratio.cycle(self.clock));
        clock.into_iter().chain(self.read.next_event()).min()
    }

    /// A launch begins: its counts do.
    pub fn begin(&mut self) {
        self.counters = DramCounters::default();
    }

    /// Counts of the launch.
    pub fn counters(&self) -> &DramCounters {
        &self.counters
    }

    fn next_command(&self) -> Option<Command> {
        let places = 0..self.waiting.len();
        let column = places.clone().find(|&place| self.column_ready(place));
        let activate = || {
            let mut places = places.clone();
            places.find(|&place| self.activate_ready(place))
        };
        let precharge = || {
            let mut places = places.clone();
            places.find(|&place| self.precharge_ready(place))
        };
        column
            .map(Command::Column)
            .or_else(|| activate().map(Command::Activate))
            .or_else(|| precharge().map(Command::Precharge))
    }

    fn column_ready(&self, place: usize) -> bool {
        let waiting = &self.waiting[place];
        let bank = &self.banks[waiting.bank];
        let data = self.clock + self.latency(&waiting.access);
        bank.row == Some(waiting.row)
            && self.clock >= bank.column.max(self.column)
            && data >= self.pins
    }

    fn activate_ready(&self, place: usize) -> bool {
        let bank = &self.banks[self.waiting[place].bank];
        bank.row.is_none() && self.clock >= bank.activate.max(self.activate)
    }

    fn precharge_ready(&self, place: usize) -> bool {
        let bank = self.waiting[place].bank;
        let state = &self.banks[bank];
        let mut others = self.waiting.iter().filter(|other| other.bank == bank);
        state.row.is_some()
            && self.clock >= state.precharge
            && others.all(|other| state.row != Some(other.row))
    }

    /// From a column command to its data.
    fn latency(&self, access: &DramAccess) -> u64 {
        match access.reader {
            Some(_) => self.times.cl,
            None => self.times.wl,
        }
    }

    fn issue(&mut self, command: Command) {
        let (now, times) = (self.clock, self.times);
        match command {
            Command::Precharge(place) => {
                let waiting = &mut self.waiting[place];
                waiting.closed = true;
                let bank = &mut self.banks[waiting.bank];
                bank.row = None;
                bank.activate = bank.activate.max(now + times.rp);
            }
            Command::Activate(place) => {
                let waiting = &mut self.waiting[place];
                waiting.activated = true;
                let bank = &mut self.banks[waiting.bank];
                bank.row = Some(waiting.row);
                bank.column = now + times.rcd;
                bank.precharge = now + times.ras;
                bank.activate = now + times.rc;
                self.activate = now + times.rrd;
            }
            Command::Column(place) => {
                let waiting = self.waiting.remove(place);
                let bursts = waiting.access.bytes.div_ceil(times.burst_bytes);
                let data = now + self.latency(&waiting.access);
                let end = data + bursts * times.ccd;
                self.column = now + bursts * times.ccd;
                self.pins = end;
                match waiting.access.reader {
                    Some(reader) => self.read.add(self.ratio.cycle(end), reader),
                    None => {
                        let bank = &mut self.banks[waiting.bank];
                        bank.precharge = bank.precharge.max(end + times.wr);
                    }
                }
                self.count(&waiting);
            }
        }
    }

    fn count(&mut self, waiting: &Waiting) {
        let counters = &mut self.counters;
        match waiting.access.reader {
            Some(_) => counters.reads += 1,
            None => counters.writes += 1,
        }
        match (waiting.activated, waiting.closed) {
            (false, _) => counters.row_hits += 1,
            (true, false) => counters.row_empty += 1,
            (true, true) => counters.row_conflicts += 1,
        }
        counters.bytes += waiting.access.bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two banks with rows of 256 bytes; bursts of 64 bytes take 2 clocks.
    const TIMES: DramConfig = DramConfig {
        latency: 0,
        queue: 4,
        banks: 2,
        row_bytes: 256,
        burst_bytes: 64,
        ccd: 2,
        rrd: 6,
        rcd: 12,
        ras: 28,
        rp: 11,
        rc: 40,
        cl: 13,
        wl: 4,
        wr: 10,
    };
    const EVEN: ClockRatio = ClockRatio { part: 1, core: 1 };

    /// First byte of a row of a bank.
    fn at(bank: u64, row: u64) -> u64 {
        256 * (2 * row + bank)
    }

    fn read(reader: usize, address: u64) -> DramAccess {
        DramAccess {
            address,
            bytes: 128,
            reader: Some(reader),
        }
    }

    fn write(address: u64) -> DramAccess {
        DramAccess {
            address,
            bytes: 128,
            reader: None,
        }
    }

    /// Cycles in which reads come, with their readers.
    fn reads(
        times: DramConfig,
        ratio: ClockRatio,
        accesses: &[(u64, DramAccess)],
    ) -> (Vec<(u64, usize)>, DramCounters) {
        let mut dram = Dram::new(times, ratio);
        let mut seen = vec![];
        let mut accesses = accesses.iter().peekable();
        for now in 0..1_000 {
            while let Some((_, access)) = accesses.next_if(|(from, _)| *from <= now) {
                assert!(dram.has_room());
                dram.push(now, *access);
            }
            dram.advance(now);
            while let Some(reader) = dram.take(now) {
                seen.push((now, reader));
            }
        }
        assert!(accesses.next().is_none() && dram.next_event().is_none());
        (seen, dram.counters().clone())
    }

    fn counted(counters: &DramCounters) -> [u64; 3] {
        [
            counters.row_hits,
            counters.row_empty,
            counters.row_conflicts,
        ]
    }

    #[test]
    fn a_closed_row_an_open_row_and_another_row() {
        let accesses = [
            // Activation in 0, read in 12, data 25 to 29.
            (0, read(0, at(0, 0))),
            // The row is open: read in 50, data 63 to 67.
            (50, read(1, at(0, 0) + 128)),
            // Precharge in 100, activation in 111, read in 123, data 136 to 140.
            (100, read(2, at(0, 1))),
        ];
        let (seen, counters) = reads(TIMES, EVEN, &accesses);
        assert_eq!(seen, [(29, 0), (67, 1), (140, 2)]);
        assert_eq!(counted(&counters), [1, 1, 1]);
        assert_eq!(
            (counters.reads, counters.writes, counters.bytes),
            (3, 0, 384)
        );
    }

    #[test]
    fn the_data_pins_carry_one_burst_after_the_other() {
        // Reads in 12 and, 4 clocks of data later, in 16.
        let accesses = [(0, read(0, at(0, 0))), (0, read(1, at(0, 0) + 128))];
        assert_eq!(reads(TIMES, EVEN, &accesses).0, [(29, 0), (33, 1)]);
        // Another bank: its activation is in 6, its read would be in 18.
        let accesses = [(0, read(0, at(0, 0))), (0, read(1, at(1, 0)))];
        assert_eq!(reads(TIMES, EVEN, &accesses).0, [(29, 0), (35, 1)]);
    }

    #[test]
    fn a_row_stays_open_for_its_time_and_rows_of_a_bank_follow_at_a_distance() {
        // Activation in 0, read in 12, precharge in 28, activation not in 39 but in 40, read in 52.
        let accesses = [(0, read(0, at(0, 0))), (0, read(1, at(0, 1)))];
        assert_eq!(reads(TIMES, EVEN, &accesses).0, [(29, 0), (52 + 17, 1)]);
        let near = DramConfig { rc: 0, ..TIMES };
        assert_eq!(reads(near, EVEN, &accesses).0, [(29, 0), (51 + 17, 1)]);
    }

    #[test]
    fn a_written_row_is_closed_when_the_cells_have_the_data() {
        // Write in 12, data 16 to 20, precharge in 30, activation in 41, read in 53.
        let accesses = [(0, write(at(0, 0))), (0, read(1, at(0, 1)))];
        let (seen, counters) = reads(TIMES, EVEN, &accesses);
        assert_eq!(seen, [(53 + 17, 1)]);
        assert_eq!((counters.reads, counters.writes), (1, 1));
    }

    #[test]
    fn an_open_row_goes_before_an_older_access() {
        // 1 wants another row than 0, and 2 that of 0: 2 goes first, in 16. Then precharge in 28 as if it were alone.
        let accesses = [
            (0, read(0, at(0, 0))),
            (0, read(1, at(0, 1))),
            (0, read(2, at(0, 0) + 128)),
        ];
        let (seen, counters) = reads(TIMES, EVEN, &accesses);
        assert_eq!(seen, [(29, 0), (33, 2), (69, 1)]);
        assert_eq!(counted(&counters), [1, 1, 1]);
    }

    #[test]
    fn clocks_of_another_speed() {
        // 29 clocks at 3 in 2 cycles: done in cycle 19.3, seen in 20.
        let fast = ClockRatio { part: 3, core: 2 };
        assert_eq!(reads(TIMES, fast, &[(0, read(0, 0))]).0, [(20, 0)]);
        // At 2 in 3 cycles: 43.5, seen in 44.
        let slow = ClockRatio { part: 2, core: 3 };
        assert_eq!(reads(TIMES, slow, &[(0, read(0, 0))]).0, [(44, 0)]);
    }

    #[test]
    fn a_full_queue_takes_nothing_until_a_column_command() {
        let mut dram = Dram::new(TIMES, EVEN);
        for reader in 0..4 {
            dram.push(0, read(reader, at(0, 0)));
        }
        let room = |dram: &mut Dram, now| {
            dram.advance(now);
            dram.has_room()
        };
        assert!(!room(&mut dram, 11));
        assert!(room(&mut dram, 12), "the first column command");
    }
}
