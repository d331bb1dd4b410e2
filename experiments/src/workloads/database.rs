//! DB: records read and updated at random in long transactions (LocalTM-directory, section 5; its table of definitions is
//! lost).
//!
//! A transaction reads eight random records and increases about one in four of them; it returns the sum of what it read. Few
//! records are high contention.

use super::launch::{self, plan, random, words, Arguments, Source, SEED, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::Rng;
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("database");
const QUERIES: usize = 8;
const LARGEST: u32 = 1000;

/// The benchmark.
pub struct Database;

struct Input {
    records: Vec<u32>,
    /// Record and what is added to it, by query and work-item.
    queries: Vec<(usize, u32)>,
}

impl Input {
    fn new(settings: &Settings) -> Self {
        let mut random = random(settings.get("seed"));
        let count = settings.get("records") as usize;
        let records = (0..count).map(|_| random.random_range(0..LARGEST));
        let records = records.collect();
        let queries = (0..QUERIES * WORK_ITEMS as usize).map(|_| {
            let record = random.random_range(0..count);
            let update = random.random_ratio(1, 4);
            (
                record,
                if update {
                    random.random_range(1..LARGEST)
                } else {
                    0
                },
            )
        });
        Self {
            records,
            queries: queries.collect(),
        }
    }

    /// The records when all is done.
    fn updated(&self) -> Vec<u32> {
        let mut records = self.records.clone();
        for &(record, add) in &self.queries {
            records[record] += add;
        }
        records
    }

    /// The sum of a work-item's records.
    fn sum(&self, records: &[u32], item: usize) -> u32 {
        let mine = self.queries.iter().skip(item).step_by(WORK_ITEMS as usize);
        mine.map(|query| records[query.0]).sum()
    }
}

impl Workload for Database {
    fn name(&self) -> &'static str {
        "database"
    }

    fn description(&self) -> &'static str {
        "256 transactions of eight random records (DB of LocalTM-directory)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 2] = [
            Parameter {
                name: "records",
                description: "records: 16 = heavy contention",
                default: 256,
                range: Range::PowersOfTwo(16, 1024),
            },
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let input = Input::new(settings);
        let queries = input.queries.iter();
        let queries: Vec<_> = queries
            .map(|(record, add)| *record as u32 | add << 16)
            .collect();
        let count = input.records.len();
        let arguments = Arguments::default()
            .words("initial", &input.records)
            .words("queries", &queries)
            .words("out", &vec![0; count + WORK_ITEMS as usize])
            .number("count", count as u32);
        plan(self, &SOURCE, version, arguments)
    }

    /// The records do not depend on the order. Sums do; they lie between those of the first and of the last records.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let input = Input::new(settings);
        let out = words(buffers, 2);
        let count = input.records.len();
        if out.len() != count + WORK_ITEMS as usize {
            return Err(format!("there are {} words", out.len()));
        }
        let updated = input.updated();
        let (there, sums) = out.split_at(count);
        if let Some(record) = (0..count).find(|&record| there[record] != updated[record]) {
            let (found, right) = (there[record], updated[record]);
            return Err(format!("record {record} is {found}, not {right}"));
        }
        for (item, sum) in sums.iter().enumerate() {
            let least = input.sum(&input.records, item);
            // A record that occurs twice is read with the own update the second time.
            let most = input.sum(&updated, item);
            if !(least..=most).contains(sum) {
                return Err(format!(
                    "work-item {item} read {sum} in all, not {least} to {most}"
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_updates_and_impossible_sums_are_found() {
        let settings = Settings::parse(&Database, &["records=64"]).unwrap();
        let input = Input::new(&settings);
        let check = |out: &[u32]| {
            let bytes = out.iter().flat_map(|word| word.to_le_bytes()).collect();
            Database.check(&settings, &[vec![], vec![], bytes])
        };
        let mut right = input.updated();
        right.extend((0..256).map(|item| input.sum(&input.records, item)));
        assert_eq!(check(&right), Ok(()));
        let change = |word: usize, value: u32| {
            let mut wrong = right.clone();
            wrong[word] = value;
            check(&wrong).unwrap_err()
        };
        assert!(change(5, 1).starts_with("record 5 is 1, not "));
        assert!(change(64 + 7, 0).starts_with("work-item 7 read 0 in all, not "));
        assert!(check(&[]).is_err());
    }
}
