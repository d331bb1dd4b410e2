//! The programs to explore, and where their work-items are placed.

use crate::models::detector::AccessKind;
use crate::models::serialisability::Transaction;
use crate::models::work_item::WorkItem;

/// Words that programs use.
pub const WORDS: usize = 2;

/// Operations of a transaction, at most.
pub const MAX_OPERATIONS: usize = 2;

/// Work-items of a workload, at most.
pub const MAX_ITEMS: usize = 3;

/// Transactions of a workload, at most.
pub const MAX_TRANSACTIONS: usize = 4;

/// One operation.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    pub kind: AccessKind,
    pub word: u8,
}

/// The operations of one transaction.
pub type Program = Vec<Access>;

/// What one work-item runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub work_item: WorkItem,
    /// Its transactions, one after the other.
    pub programs: Vec<Program>,
    /// Number of the first of them; the others follow.
    pub first_transaction: Transaction,
}

/// Work-items and their programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workload {
    pub items: Vec<Item>,
}

/// First lanes of three wavefronts.
const APART: [WorkItem; 3] = [WorkItem(0), WorkItem(64), WorkItem(128)];

/// Two lanes of one wavefront, and one of another.
const PAIR_TOGETHER: [WorkItem; 3] = [WorkItem(64), WorkItem(0), WorkItem(1)];

/// Three lanes of one wavefront.
const ALL_TOGETHER: [WorkItem; 3] = [WorkItem(0), WorkItem(1), WorkItem(2)];

impl Workload {
    /// Numbers the transactions in the order of the work-items.
    pub fn new(items: impl IntoIterator<Item = (WorkItem, Vec<Program>)>) -> Self {
        let mut transactions = 0;
        let items = items.into_iter().map(|(work_item, programs)| {
            let first_transaction = transactions;
            transactions += programs.len() as Transaction;
            Item {
                work_item,
                programs,
                first_transaction,
            }
        });
        Self {
            items: items.collect(),
        }
    }

    /// Two work-items in different wavefronts: 210 workloads.
    pub fn two_apart() -> Vec<Self> {
        with_pairs(&[vec![]], &[APART[0], APART[1]])
    }

    /// Three work-items, a wavefront each: 1,540 workloads.
    pub fn three_apart() -> Vec<Self> {
        unordered_triples(&APART)
    }

    /// Three work-items, of which two share a wavefront: 4,200 workloads.
    pub fn two_of_three_together() -> Vec<Self> {
        with_pairs(&single_transactions(), &PAIR_TOGETHER)
    }

    /// Three work-items of one wavefront: 1,540 workloads.
    pub fn three_together() -> Vec<Self> {
        unordered_triples(&ALL_TOGETHER)
    }

    /// Two work-items, a wavefront each, the first with two transactions: 8,000 workloads.
    pub fn two_apart_one_twice() -> Vec<Self> {
        first_twice([APART[0], APART[1]])
    }

    /// Two work-items of one wavefront, the first with two transactions: 8,000 workloads.
    pub fn two_together_one_twice() -> Vec<Self> {
        first_twice([ALL_TOGETHER[0], ALL_TOGETHER[1]])
    }

    /// Three work-items, a wavefront each, the first with two transactions: 84,000 workloads, of which those that
    /// start with word 0 suffice; the others are the same with the words swapped.
    pub fn three_apart_one_twice() -> Vec<Self> {
        let mut doubles = double_transactions();
        doubles.retain(|programs| programs[0][0].word == 0);
        with_pairs(&doubles, &APART)
    }
}

/// All programs: four of one operation, sixteen of two.
pub fn all_programs() -> Vec<Program> {
    let accesses = [AccessKind::Read, AccessKind::Write]
        .into_iter()
        .flat_map(|kind| (0..WORDS as u8).map(move |word| Access { kind, word }));
    let accesses: Vec<_> = accesses.collect();
    let singles = accesses.iter().map(|&only| vec![only]);
    let pairs = accesses
        .iter()
        .flat_map(|&first| accesses.iter().map(move |&second| vec![first, second]));
    singles.chain(pairs).collect()
}

fn single_transactions() -> Vec<Vec<Program>> {
    all_programs()
        .into_iter()
        .map(|program| vec![program])
        .collect()
}

fn double_transactions() -> Vec<Vec<Program>> {
    let programs = all_programs();
    let pairs = programs.iter().flat_map(|first| {
        programs
            .iter()
            .map(|second| vec![first.clone(), second.clone()])
    });
    pairs.collect()
}

/// Three interchangeable work-items: programs in non-descending order.
fn unordered_triples(places: &[WorkItem; 3]) -> Vec<Workload> {
    let programs = single_transactions();
    let mut workloads = Vec::new();
    for (index, first) in programs.iter().enumerate() {
        let first = [(places[0], first.clone())];
        workloads.extend(unordered_pairs(
            &programs[index..],
            [places[1], places[2]],
            &first,
        ));
    }
    workloads
}

/// A work-item for each of `firsts` (none if it is empty), and two interchangeable ones with a transaction each.
fn with_pairs(firsts: &[Vec<Program>], places: &[WorkItem]) -> Vec<Workload> {
    let (first_places, pair) = places.split_at(places.len() - 2);
    let programs = single_transactions();
    let mut workloads = Vec::new();
    for first in firsts {
        let first: Vec<_> = first_places
            .iter()
            .map(|&place| (place, first.clone()))
            .collect();
        workloads.extend(unordered_pairs(&programs, [pair[0], pair[1]], &first));
    }
    workloads
}

fn unordered_pairs(
    programs: &[Vec<Program>],
    places: [WorkItem; 2],
    others: &[(WorkItem, Vec<Program>)],
) -> Vec<Workload> {
    let mut workloads = Vec::new();
    for (index, one) in programs.iter().enumerate() {
        for other in &programs[index..] {
            let pair = [(places[0], one.clone()), (places[1], other.clone())];
            workloads.push(Workload::new(others.iter().cloned().chain(pair)));
        }
    }
    workloads
}

fn first_twice(places: [WorkItem; 2]) -> Vec<Workload> {
    let mut workloads = Vec::new();
    for twice in double_transactions() {
        for once in single_transactions() {
            workloads.push(Workload::new([
                (places[0], twice.clone()),
                (places[1], once),
            ]));
        }
    }
    workloads
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_workloads() {
        assert_eq!(all_programs().len(), 20);
        assert_eq!(Workload::two_apart().len(), 210);
        assert_eq!(Workload::three_apart().len(), 1_540);
        assert_eq!(Workload::two_of_three_together().len(), 4_200);
        assert_eq!(Workload::three_together().len(), 1_540);
        assert_eq!(Workload::two_apart_one_twice().len(), 8_000);
        assert_eq!(Workload::two_together_one_twice().len(), 8_000);
        assert_eq!(Workload::three_apart_one_twice().len(), 84_000 / 2);
    }

    #[test]
    fn transactions_are_numbered_through() {
        let workloads = Workload::three_apart_one_twice();
        let firsts = workloads[0].items.iter().map(|item| item.first_transaction);
        assert_eq!(firsts.collect::<Vec<_>>(), [0, 2, 3]);
    }
}
