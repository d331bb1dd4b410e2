//! Table 2: the benchmarks, and what their transactions read and write beside what the paper says.

use super::memory::Sets;
use super::workload::{play, Workload};
use super::{Atm, BinaryTree, HashTable, List, RedBlackTree, Sparse};
use std::fmt::Write;

/// Threads of most benchmarks: 120 blocks of 192.
const THREADS: u32 = 23_040;

/// A row of Table 2.
pub struct Benchmark {
    pub name: &'static str,
    /// What it does.
    pub workload: Box<dyn Workload>,
    /// Words read and written, as the paper has them.
    pub sets: [u32; 2],
}

impl Benchmark {
    fn new(name: &'static str, workload: impl Workload + 'static, sets: [u32; 2]) -> Self {
        Self {
            name,
            workload: Box::new(workload),
            sets,
        }
    }
}

/// The benchmarks at full size, or of as many tasks at most, with the inputs that their sources or files tell of.
pub fn benchmarks(most: u32) -> Vec<Benchmark> {
    benchmarks_with(most, 0)
}

/// The same with other inputs for each seed but 0. Table 2 has two rows of ATM, whose labels name three numbers of accounts.
pub fn benchmarks_with(most: u32, seed: u32) -> Vec<Benchmark> {
    let tasks = THREADS.min(most);
    let table = |buckets| HashTable {
        buckets,
        tasks,
        seed,
    };
    let atm = |accounts| Atm {
        accounts,
        threads: tasks,
        transfers: tasks,
        seed,
    };
    let sparse = Sparse {
        rows: most.min(13_000),
        columns: 2000,
        each: 1,
        seed,
    };
    let list = List {
        tasks,
        share: 4,
        scattered: false,
        seed,
    };
    let binary = BinaryTree {
        tasks: most.min(1000),
        run: 12,
        path: 25,
        seed,
    };
    let red_black = |tasks: u32| RedBlackTree {
        tasks: most.min(tasks),
        seed,
    };
    vec![
        Benchmark::new("HT1K", table(1024), [2, 4]),
        Benchmark::new("HT512", table(512), [2, 4]),
        Benchmark::new("ATM50K", atm(50_000), [3, 2]),
        Benchmark::new("ATM25K", atm(25_000), [3, 2]),
        Benchmark::new("ATM10K", atm(10_000), [3, 2]),
        Benchmark::new("SpMV", sparse, [5, 1]),
        Benchmark::new("List", list, [1, 4]),
        Benchmark::new("BinTree", binary, [78, 2]),
        Benchmark::new("RBT180", red_black(180), [33, 17]),
        Benchmark::new("RBT450", red_black(450), [35, 17]),
    ]
}

/// A table of what transactions of each benchmark read and write on average, played one after the other, beside Table 2.
pub fn sets_table() -> String {
    let mut table = String::from(
        "| benchmark | transactions | Table 2: read / write set | loads / stores | different words read / written |\n\
         | --- | ---: | ---: | ---: | ---: |\n",
    );
    for benchmark in benchmarks(u32::MAX) {
        let (transactions, sets) = play(&*benchmark.workload).counted();
        let mean = |sum: u64| {
            let mean = sum as f64 / transactions as f64;
            let text = format!("{mean:.1}");
            text.trim_end_matches(".0").to_owned()
        };
        let Sets {
            loads,
            stores,
            read,
            written,
        } = sets;
        let [loads, stores, read, written] = [loads, stores, read, written].map(mean);
        let [theirs_read, theirs_written] = benchmark.sets;
        // A string takes whatever is written to it.
        let _ = writeln!(
            table,
            "| {} | {transactions} | {theirs_read} / {theirs_written} | {loads} / {stores} | {read} / {written} |",
            benchmark.name
        );
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::workload::first_buffers;
    use super::*;

    /// At full size and at a few others; one that is not divisible by anything.
    #[test]
    fn what_the_references_leave_passes_their_checks() {
        for (most, seed) in [(1, 0), (33, 1), (317, 2), (u32::MAX, 0), (u32::MAX, 4)] {
            for benchmark in benchmarks_with(most, seed) {
                let memory = play(&*benchmark.workload).into_buffers();
                let checked = benchmark.workload.check(&memory);
                assert_eq!(checked, Ok(()), "{} of {most}, seed {seed}", benchmark.name);
            }
        }
    }

    /// Medians over seeds are none if all seeds are the same.
    #[test]
    fn every_seed_has_its_inputs() {
        let of = |seed| benchmarks_with(200, seed).into_iter();
        for ((zero, one), two) in of(0).zip(of(1)).zip(of(2)) {
            let [zero, one, two] = [&zero, &one, &two].map(|one| first_buffers(&*one.workload));
            assert!(zero != one && one != two && two != zero);
        }
        let alone = benchmarks(200);
        for (one, other) in alone.iter().zip(of(0)) {
            assert_eq!(
                first_buffers(&*one.workload),
                first_buffers(&*other.workload)
            );
        }
    }

    #[test]
    fn a_launch_that_does_nothing_passes_no_check() {
        for benchmark in benchmarks(317) {
            let first = first_buffers(&*benchmark.workload);
            let checked = benchmark.workload.check(&first);
            assert!(checked.is_err(), "{}", benchmark.name);
        }
    }
}
