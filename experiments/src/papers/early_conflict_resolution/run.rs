//! What a run counted: a line of `runs.csv`, written and read.

use super::setting::{Change, Configuration, Setting, Version};
use serde::{Deserialize, Serialize};
use turnstile_machine::metrics::ratio;
use turnstile_machine::Outcome;
use turnstile_tools::{Error, Result};

/// Cores that updates go to (Table 1).
pub const CORES: u64 = 15;

/// A run with its counts. Cycles are those of the cores at 700 MHz.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    pub benchmark: String,
    pub version: Version,
    /// Of the machine.
    pub configuration: Configuration,
    /// What is changed of it.
    pub change: Change,
    /// Entries of each table, if not the hardware's.
    pub entries: Option<u32>,
    /// Of the inputs.
    pub seed: u32,
    pub tasks: u32,
    /// From launch to end.
    pub cycles: u64,
    /// Issued instructions of warps.
    pub warp_instructions: u64,
    /// Their lanes.
    pub thread_instructions: u64,
    /// Attempts of threads.
    pub started: u64,
    /// Attempts that committed.
    pub committed: u64,
    /// Of these, without a word to a commit unit.
    pub silent: u64,
    /// Aborts within warps, at the core.
    pub aborts_resolver: u64,
    /// Early aborts, at the core.
    pub aborts_early: u64,
    /// Aborts by write times, at the core.
    pub aborts_temporal: u64,
    /// Aborts by validation.
    pub aborts_commit_unit: u64,
    /// Pauses of threads.
    pub pauses: u64,
    /// Pauses without room.
    pub pauses_dropped: u64,
    /// Entries of read logs of what committed.
    pub words_read: u64,
    /// Of write logs.
    pub words_written: u64,
    /// Cycles from TX_Begin to the commit, over all that committed.
    pub length: u64,
    /// Cycles of warps: waiting for a place.
    pub time_place: u64,
    /// Running.
    pub time_run: u64,
    /// Resolution at the core.
    pub time_resolve: u64,
    /// Waiting for a number.
    pub time_number: u64,
    /// Sending logs.
    pub time_send: u64,
    /// In commit units.
    pub time_commit_unit: u64,
    /// Backing off.
    pub time_back_off: u64,
    /// Updates of tables, at every core.
    pub table_updates: u64,
    /// Those that found no room at a core.
    pub table_turned_away: u64,
    /// Cycles on the way, over all.
    pub table_delay: u64,
    /// The longest.
    pub table_longest_delay: u64,
    /// Pairs in conflict: type 1.
    pub pairs_within_warp: u64,
    /// Type 2.
    pub pairs_between_warps: u64,
    /// Type 3.
    pub pairs_between_cores: u64,
    /// Entries of the longest log.
    pub longest_log: u64,
    /// Bytes of loads, stores and atomics, and of their answers.
    pub access_bytes: u64,
    /// Bytes of logs on their way to commit units.
    pub log_bytes: u64,
    /// Bytes of ends, results, votes and dones.
    pub protocol_bytes: u64,
    /// Bytes of table updates as commit units send them.
    pub update_bytes: u64,
    /// Their words.
    pub update_words: u64,
    /// Words, and ends of transactions, that commit units have taken.
    pub commit_messages: u64,
    /// Of these, words read.
    pub commit_reads: u64,
    /// Words to be written.
    pub commit_writes: u64,
    /// References for which a reference count table had no room.
    pub references_turned_away: u64,
    /// Lines looked up in first levels.
    pub l1_accesses: u64,
    /// In second levels.
    pub l2_accesses: u64,
    /// Bytes of DRAM.
    pub dram_bytes: u64,
}

impl Run {
    /// What a machine has counted.
    pub fn new(setting: &Setting, tasks: u32, outcome: &Outcome) -> Self {
        let Outcome {
            transactions: counts,
            memory,
            cores,
            ..
        } = outcome;
        let (aborts, time) = (counts.aborts, counts.time);
        let accesses = [
            memory.loads,
            memory.stores,
            memory.atomics,
            memory.blocks,
            memory.acknowledgements,
            memory.old_words,
        ];
        let commits = &memory.commits;
        let protocol = [commits.fills, commits.results, commits.votes, commits.dones];
        Self {
            benchmark: setting.benchmark.clone(),
            version: setting.version,
            configuration: setting.configuration,
            change: setting.change,
            entries: setting.entries,
            seed: setting.seed,
            tasks,
            cycles: outcome.cycles,
            warp_instructions: cores.slots.issued,
            thread_instructions: cores.thread_instructions,
            started: counts.started,
            committed: counts.committed,
            silent: counts.silent,
            aborts_resolver: aborts.resolver,
            aborts_early: aborts.early,
            aborts_temporal: aborts.temporal,
            aborts_commit_unit: aborts.commit_unit,
            pauses: counts.pauses,
            pauses_dropped: counts.pauses_dropped,
            words_read: counts.words_read,
            words_written: counts.words_written,
            length: counts.length,
            time_place: time.place,
            time_run: time.run,
            time_resolve: time.resolve,
            time_number: time.number,
            time_send: time.send,
            time_commit_unit: time.commit_unit,
            time_back_off: time.back_off,
            table_updates: counts.updates.words,
            table_turned_away: counts.updates.turned_away,
            table_delay: counts.updates.delay,
            table_longest_delay: counts.updates.longest_delay,
            pairs_within_warp: counts.pairs.within_warp,
            pairs_between_warps: counts.pairs.between_warps,
            pairs_between_cores: counts.pairs.between_cores,
            longest_log: counts.longest_log,
            access_bytes: accesses.iter().map(|one| one.bytes).sum(),
            log_bytes: commits.read_sets.bytes + commits.write_sets.bytes,
            protocol_bytes: protocol.iter().map(|one| one.bytes).sum(),
            update_bytes: commits.updates.bytes,
            update_words: commits.update_words,
            commit_messages: commits.messages,
            commit_reads: commits.validated,
            commit_writes: commits.to_write,
            references_turned_away: commits.turned_away,
            l1_accesses: memory.l1.total(),
            l2_accesses: memory.l2.total(),
            dram_bytes: memory.dram.bytes,
        }
    }

    /// What was run.
    pub fn setting(&self) -> Setting {
        Setting {
            benchmark: self.benchmark.clone(),
            version: self.version,
            configuration: self.configuration,
            change: self.change,
            entries: self.entries,
            seed: self.seed,
        }
    }

    /// Aborts at the cores.
    pub fn aborts_in_cores(&self) -> u64 {
        self.aborts_resolver + self.aborts_early + self.aborts_temporal
    }

    /// All aborts.
    pub fn aborts(&self) -> u64 {
        self.aborts_in_cores() + self.aborts_commit_unit
    }

    /// Cycles of warps in transactions, without the wait for a place.
    pub fn time(&self) -> u64 {
        self.time_in_core() + self.time_number + self.time_commit_unit
    }

    /// Those at the core.
    pub fn time_in_core(&self) -> u64 {
        self.time_run + self.time_resolve + self.time_send + self.time_back_off
    }

    /// Share of the time that commit units take.
    pub fn commit_unit_share(&self) -> Option<f64> {
        ratio(self.time_commit_unit, self.time())
    }

    /// Pairs in conflict by type: 1, 2, 3.
    pub fn pairs(&self) -> [u64; 3] {
        [
            self.pairs_within_warp,
            self.pairs_between_warps,
            self.pairs_between_cores,
        ]
    }

    /// Share of a type (0 to 2) in all pairs.
    pub fn pair_share(&self, of: usize) -> Option<f64> {
        ratio(self.pairs()[of], self.pairs().iter().sum())
    }

    /// Cycles of an attempt: those from TX_Begin to the commit, by attempts, as the authors' simulator divides them.
    pub fn mean_length(&self) -> Option<f64> {
        ratio(self.length, self.started)
    }

    /// Cycles of an update from its commit unit to a core's table.
    pub fn mean_delay(&self) -> Option<f64> {
        ratio(self.table_delay, self.table_updates)
    }

    /// Words read and written by a transaction, by entries of logs.
    pub fn sets(&self) -> Option<[f64; 2]> {
        let of = |words| ratio(words, self.committed);
        Some([of(self.words_read)?, of(self.words_written)?])
    }

    /// Everything in both networks but updates of tables.
    pub fn other_bytes(&self) -> u64 {
        self.access_bytes + self.log_bytes + self.protocol_bytes
    }

    /// Updates as cores get them: a packet that is sent once arrives at every core.
    pub fn arrived_update_bytes(&self) -> u64 {
        match self.change {
            Change::Broadcast => self.update_bytes,
            _ => CORES * self.update_bytes,
        }
    }

    /// What a run without errors must have counted: each thread with a transaction has committed it.
    ///
    /// # Errors
    /// In words, if it has not.
    pub fn check(&self) -> std::result::Result<(), String> {
        let Self {
            started,
            committed,
            tasks,
            ..
        } = self;
        if self.version == Version::Tx && *committed < u64::from(*tasks) {
            return Err(format!("{committed} transactions committed, of {tasks}"));
        }
        match *started == committed + self.aborts() {
            true => Ok(()),
            false => Err(format!(
                "{started} attempts are not {committed} commits and {} aborts",
                self.aborts()
            )),
        }
    }
}

/// Runs that a file holds; `place` is for messages.
///
/// # Errors
/// If a line is none, or there is none.
pub fn read(place: &str, text: &str) -> Result<Vec<Run>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let wrong = |what: String| {
        let remedy = "give the runs.csv that `reproduce early-conflict-resolution` has written";
        Error::input(place, what, remedy)
    };
    let runs = reader
        .deserialize()
        .map(|run| run.map_err(|error| wrong(format!("this is no line of a runs.csv ({error})"))));
    let runs: Vec<Run> = runs.collect::<Result<_>>()?;
    match runs.is_empty() {
        true => Err(wrong("there is no run in it".into())),
        false => Ok(runs),
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Counts that are all different.
    pub fn played(setting: &Setting) -> Run {
        Run {
            benchmark: setting.benchmark.clone(),
            version: setting.version,
            configuration: setting.configuration,
            change: setting.change,
            entries: setting.entries,
            seed: setting.seed,
            tasks: 100,
            cycles: 10_000,
            warp_instructions: 2_000,
            thread_instructions: 30_000,
            started: 190,
            committed: 100,
            silent: 7,
            aborts_resolver: 30,
            aborts_early: 0,
            aborts_temporal: 10,
            aborts_commit_unit: 50,
            pauses: 3,
            pauses_dropped: 1,
            words_read: 200,
            words_written: 400,
            length: 80_000,
            time_place: 11,
            time_run: 1_000,
            time_resolve: 200,
            time_number: 0,
            time_send: 300,
            time_commit_unit: 2_000,
            time_back_off: 500,
            table_updates: 600,
            table_turned_away: 12,
            table_delay: 9_000,
            table_longest_delay: 70,
            pairs_within_warp: 20,
            pairs_between_warps: 13,
            pairs_between_cores: 67,
            longest_log: 8,
            access_bytes: 50_000,
            log_bytes: 10_000,
            protocol_bytes: 4_000,
            update_bytes: 6_400,
            update_words: 40,
            commit_messages: 900,
            commit_reads: 300,
            commit_writes: 400,
            references_turned_away: 14,
            l1_accesses: 1_500,
            l2_accesses: 1_200,
            dram_bytes: 64_000,
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let mut setting = Setting::new("HT1K", Configuration::Both, 4);
        let plain = played(&setting);
        setting.entries = Some(12);
        setting.change = Change::RemoveAtVote;
        setting.version = Version::Atom;
        let runs = vec![plain, played(&setting)];
        let text = turnstile_tools::table::rows_csv(&runs).unwrap();
        assert_eq!(read("runs.csv", &text).unwrap(), runs);
        let error = read("other.csv", "a,b\n1,2\n").unwrap_err().to_string();
        assert!(
            error.starts_with("other.csv: this is no line of a runs.csv"),
            "{error}"
        );
    }

    #[test]
    fn counts_that_cannot_be_are_noticed() {
        let run = played(&Setting::new("List", Configuration::WarpTm, 0));
        assert_eq!(run.check(), Ok(()));
        let lost = Run {
            committed: 99,
            started: 189,
            ..run.clone()
        };
        assert_eq!(
            lost.check(),
            Err("99 transactions committed, of 100".into())
        );
        let uncounted = Run {
            started: 191,
            ..run
        };
        let told = "191 attempts are not 100 commits and 90 aborts";
        assert_eq!(uncounted.check(), Err(told.into()));
    }

    #[test]
    fn shares_and_means_are_those_of_the_counts() {
        let run = played(&Setting::new("List", Configuration::Both, 0));
        assert_eq!((run.aborts_in_cores(), run.aborts()), (40, 90));
        assert_eq!((run.time_in_core(), run.time()), (2_000, 4_000));
        assert_eq!(run.commit_unit_share(), Some(0.5));
        assert_eq!(run.pair_share(2), Some(0.67));
        assert_eq!(run.mean_length(), Some(80_000.0 / 190.0));
        assert_eq!(run.mean_delay(), Some(15.0));
        assert_eq!(run.sets(), Some([2.0, 4.0]));
        assert_eq!(
            (run.other_bytes(), run.arrived_update_bytes()),
            (64_000, 96_000)
        );
        let broadcast = Run {
            change: Change::Broadcast,
            ..run
        };
        assert_eq!(broadcast.arrived_update_bytes(), 6_400);
    }
}
