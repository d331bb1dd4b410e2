//! HT: threads push nodes to the front of the chains of a hash table.
//!
//! As in the authors' `hashtable.cu`: 120 blocks of 192 threads, an insertion each; the keys are `rand()` behind `srand(2011)`, of which thread t has that
//! after the first t + 1; its bucket is the key modulo the buckets.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Workload};

/// Which arguments they are.
const TABLE: usize = 0;
const NODES: usize = 1;
const KEYS: usize = 2;

/// At which word of the table its buckets are: a line of their own.
const BUCKETS: u32 = 32;
/// Of a bucket: the head of its chain and a lock; of a node: key, value, next.
const BUCKET: u32 = 2;
const NODE: u32 = 3;

/// Of the source.
const SEED: u32 = 2011;

/// Insertions into a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HashTable {
    /// Chains.
    pub buckets: u32,
    /// Insertions.
    pub tasks: u32,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

impl HashTable {
    fn keys(&self) -> Vec<u32> {
        let mut random = CRandom::new(SEED.wrapping_add(self.seed));
        (0..=self.tasks).map(|_| random.number()).collect()
    }
}

impl Workload for HashTable {
    fn kernel(&self) -> &'static str {
        "hash_table"
    }

    fn tasks(&self) -> u32 {
        self.tasks
    }

    fn arguments(&self) -> Vec<Given> {
        let mut table = vec![0; (BUCKETS + BUCKET * self.buckets) as usize];
        table[0] = BUCKETS;
        vec![
            Given::Words("table", table),
            Given::Words("nodes", vec![0; (NODE * (self.tasks + 1)) as usize]),
            Given::Words("keys", self.keys()),
            Given::Number("size", self.buckets),
        ]
    }

    fn task(&self, task: u32, memory: &mut Memory) {
        let slot = task + 1;
        let key = memory.load(KEYS, slot);
        memory.begin();
        let bucket = memory.load(TABLE, 0) + BUCKET * (key % self.buckets);
        memory.store(NODES, NODE * slot, key);
        memory.store(NODES, NODE * slot + 1, slot);
        let head = memory.load(TABLE, bucket);
        memory.store(NODES, NODE * slot + 2, head);
        memory.store(TABLE, bucket, slot);
        memory.commit();
    }

    fn check(&self, memory: &[Vec<u32>]) -> Checked {
        let keys = self.keys();
        let mut found = vec![false; keys.len()];
        for bucket in 0..self.buckets {
            let place = BUCKETS + BUCKET * bucket;
            let locked = word(memory, TABLE, place + 1);
            expect(|| format!("the lock of bucket {bucket}"), locked, 0)?;
            let mut node = word(memory, TABLE, place);
            while node != 0 {
                let at = |field| word(memory, NODES, NODE * node + field);
                let Some(own @ false) = found.get_mut(node as usize) else {
                    return Err(format!("the chain of bucket {bucket} comes to node {node}, which is in a chain already, or is none"));
                };
                *own = true;
                let key = keys[node as usize];
                expect(|| format!("the key of node {node}"), at(0), key)?;
                expect(|| format!("the value of node {node}"), at(1), node)?;
                let home = key % self.buckets;
                expect(|| format!("the bucket of key {key}"), bucket, home)?;
                node = at(2);
            }
        }
        match found.iter().skip(1).position(|found| !found) {
            None => Ok(()),
            Some(task) => Err(format!("the node of task {task} is in no chain")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::workload::play;
    use super::*;

    #[test]
    fn a_wrong_table_is_described() {
        let table = HashTable {
            buckets: 4,
            tasks: 40,
            seed: 0,
        };
        let right = play(&table).into_buffers();
        assert_eq!(table.check(&right), Ok(()));
        let broken = |buffer: usize, at: u32, value: u32| {
            let mut memory = right.clone();
            memory[buffer][at as usize] = value;
            table.check(&memory).unwrap_err()
        };
        let head = right[TABLE][BUCKETS as usize];
        let second = right[NODES][(NODE * head + 2) as usize];
        // Both read the same head: one node is lost.
        let lost = broken(TABLE, BUCKETS, second);
        assert_eq!(
            lost,
            format!("the node of task {} is in no chain", head - 1)
        );
        assert!(broken(NODES, NODE * head + 2, head).contains("in a chain already"));
        assert!(broken(NODES, NODE * head + 2, 41).contains("or is none"));
        assert!(broken(NODES, NODE * head, 1).starts_with(&format!("the key of node {head} is 1")));
        assert!(broken(NODES, NODE * head + 1, 0).starts_with("the value"));
        assert_eq!(
            broken(TABLE, BUCKETS + 1, 1),
            "the lock of bucket 0 is 1, not 0"
        );
        let mut swapped = right.clone();
        swapped[TABLE].swap(BUCKETS as usize, (BUCKETS + BUCKET) as usize);
        assert!(table.check(&swapped).unwrap_err().contains("the bucket of"));
        assert!(table.check(&[]).is_err());
    }
}
