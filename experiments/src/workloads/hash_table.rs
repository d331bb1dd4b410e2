//! HT, section 5.1.1 of the LocalTM-Bloom paper: every work-item inserts its own id into a shared hash table.
//!
//! The table has N buckets, each deep enough for every id that belongs into it (256 / N locations). A work-item tries
//! the locations of its bucket one after the other; a transaction is the paper's "read-modify-write set of operations on
//! a single memory address": read one location, and take it if it is empty. The paper does not give the hash
//! function; here it is id % N, so that HT256 has no conflicts and in HT2 every second work-item wants the same bucket.

use super::launch::{self, kernel, plan, turn_width, words, Arguments, Source, TURNS, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use turnstile_tools::{Error, Result};

const SOURCE: Source = launch::source!("hash_table");

/// The benchmark.
pub struct HashTable;

impl Workload for HashTable {
    fn name(&self) -> &'static str {
        "hash-table"
    }

    fn description(&self) -> &'static str {
        "256 work-items insert their ids into a hash table (HT of LocalTM-Bloom)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 4] = [
            Parameter {
                name: "buckets",
                description: "buckets of the table: 2 = heavy contention, 256 = none",
                default: 32,
                range: Range::PowersOfTwo(2, WORK_ITEMS),
            },
            Parameter {
                name: "search",
                description: "tm: 1 = looks for an empty location outside of the transaction, where nothing is isolated",
                default: 0,
                range: Range::Between(0, 1),
            },
            Parameter {
                name: "work",
                description: "tm: rounds of an empty loop in each transaction",
                default: 0,
                range: Range::Between(0, 255),
            },
            TURNS,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let buckets = settings.get("buckets");
        let arguments = Arguments::default()
            .words("table", &[0; WORK_ITEMS as usize])
            .number("buckets", buckets)
            .number("depth", WORK_ITEMS / buckets);
        let [search, turns, work] = ["search", TURNS.name, "work"].map(|name| settings.get(name));
        if version != Version::Tm {
            return plan(self, &SOURCE, version, arguments);
        }
        let in_turns = |arguments: Arguments| arguments.number("width", turn_width(settings));
        let (suffix, arguments) = match (search, turns, work) {
            (0, 1, 0) => ("tm", arguments),
            (0, _, 0) => ("turns_tm", in_turns(arguments)),
            (0, ..) => ("work_tm", in_turns(arguments).number("work", work)),
            (_, 1, 0) => ("search_tm", arguments),
            (_, _, 0) => ("search_turns_tm", in_turns(arguments)),
            _ => {
                return Err(Error::input(
                    format!("--set search={search} work={work}"),
                    "there is no version of benchmark `hash-table` with both",
                    "leave one of them out",
                ))
            }
        };
        kernel(self, &SOURCE, suffix, arguments)
    }

    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let buckets = settings.get("buckets");
        let table = words(buffers, 0);
        let depth = (WORK_ITEMS / buckets) as usize;
        if table.len() != WORK_ITEMS as usize {
            return Err(format!(
                "the table has {} locations, not {WORK_ITEMS}",
                table.len()
            ));
        }
        for (bucket, found) in (0..).zip(table.chunks_exact(depth)) {
            check_bucket(bucket, found, &sequential(bucket, buckets))?;
        }
        Ok(())
    }
}

/// What one work-item after the other would put into a bucket: each id + 1, as 0 means empty.
fn sequential(bucket: u32, buckets: u32) -> Vec<u32> {
    let ids = (bucket..WORK_ITEMS).step_by(buckets as usize);
    ids.map(|id| id + 1).collect()
}

/// Every id that belongs into the bucket is there once, in any order, and nothing else is.
fn check_bucket(bucket: u32, found: &[u32], expected: &[u32]) -> std::result::Result<(), String> {
    for (location, value) in found.iter().enumerate() {
        let what = match value {
            0 => "is empty".to_string(),
            value if !expected.contains(value) => {
                format!("holds {value}, which does not belong there")
            }
            value if found[..location].contains(value) => format!("holds {value} again"),
            _ => continue,
        };
        let lost = expected.iter().find(|value| !found.contains(value));
        let lost = lost.map_or(String::new(), |value| format!(", and {value} is lost"));
        return Err(format!(
            "location {location} of bucket {bucket} {what}{lost}"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workloads;
    use turnstile_run::{Array, FRONT_ENDS};

    fn settings(buckets: u32) -> Settings {
        Settings::parse(&HashTable, &[format!("buckets={buckets}")]).unwrap()
    }

    fn table(buckets: u32) -> Vec<u32> {
        (0..buckets)
            .flat_map(|bucket| sequential(bucket, buckets))
            .collect()
    }

    fn check(buckets: u32, table: &[u32]) -> std::result::Result<(), String> {
        HashTable.check(&settings(buckets), &[Array::words(table).bytes])
    }

    #[test]
    fn the_table_takes_a_word_an_item() {
        let workload: &dyn Workload = &HashTable;
        let job = workload
            .job(FRONT_ENDS[0], Version::Tm, &settings(16))
            .unwrap();
        assert_eq!(job.lds_bytes, 1024);
    }

    #[test]
    fn any_order_inside_a_bucket_is_right() {
        for buckets in [2, 32, 256] {
            let mut table = table(buckets);
            assert_eq!(check(buckets, &table), Ok(()));
            table
                .chunks_exact_mut(256 / buckets as usize)
                .for_each(<[u32]>::reverse);
            assert_eq!(check(buckets, &table), Ok(()));
        }
    }

    #[test]
    fn a_wrong_table_is_described() {
        let wrong = |location: usize, value: u32| {
            let mut table = table(64);
            table[location] = value;
            check(64, &table).unwrap_err()
        };
        assert_eq!(
            wrong(5, 0),
            "location 1 of bucket 1 is empty, and 66 is lost"
        );
        assert_eq!(
            wrong(5, 67),
            "location 1 of bucket 1 holds 67, which does not belong there, and 66 is lost"
        );
        assert_eq!(
            wrong(5, 2),
            "location 1 of bucket 1 holds 2 again, and 66 is lost"
        );
        assert_eq!(
            check(64, &[0; 4]).unwrap_err(),
            "the table has 4 locations, not 256"
        );
    }

    #[test]
    fn wrong_settings_are_refused() {
        let refuse = |assignment: &str| {
            Settings::parse(&HashTable, &[assignment])
                .unwrap_err()
                .to_string()
        };
        for value in ["0", "1", "3", "512", "-2", "x", ""] {
            assert_eq!(
                refuse(&format!("buckets={value}")),
                format!(
                    "--set buckets={value}: `{value}` is no legal value of buckets; give a power of two from 2 to 256"
                )
            );
        }
        assert_eq!(
            refuse("bucket=4"),
            "--set bucket=4: benchmark `hash-table` has no parameter `bucket`; choose buckets, search, work, turns"
        );
        assert_eq!(
            refuse("buckets"),
            "--set buckets: there is no `=`; write --set NAME=VALUE"
        );
        let unknown = workloads::find("ht").err().map(|error| error.to_string());
        let unknown = unknown.unwrap();
        let start = "benchmark: there is no benchmark `ht`; choose hash-table, ";
        assert!(unknown.starts_with(start) && unknown.ends_with(", or give a run file (.toml)"));
        assert_eq!(
            workloads::version(&HashTable, "lock").unwrap_err().to_string(),
            "benchmark version: benchmark `hash-table` has no version `lock`; choose tm, fgl, serial"
        );
    }
}
