//! List: threads put nodes into a sorted list with links both ways.
//!
//! Ours: the list has a node at first for every group of `share` threads, and their keys come behind it in a random order. Threads of a group are neighbours,
//! of one warp, or with `scattered` anywhere. So the search, which begins at the group's node, is short, and conflicts are between threads of a warp: the
//! paper says that they mostly are (7.4), and that no abort comes early, which so is an input here and no result. A transaction reads the link again that the
//! search has found, and stores two links of its own node and one of each neighbour: Table 2's 1 and 4.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Workload};

const NODES: usize = 0;
/// Of a node: key, next, previous, lock.
const NODE: u32 = 4;
const NEXT: u32 = 1;
const PREVIOUS: u32 = 2;
const LOCK: u32 = 3;

const SEED: u32 = 2006;

/// Insertions into a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List {
    /// Insertions.
    pub tasks: u32,
    /// Threads whose keys come behind the same node of the list at first.
    pub share: u32,
    /// Those threads are anywhere, not beside each other.
    pub scattered: bool,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

impl List {
    /// Nodes of the list at first, but for the last.
    fn groups(&self) -> u32 {
        self.tasks.div_ceil(self.share)
    }

    /// From the key of a group to that of the next.
    fn gap(&self) -> u32 {
        self.share + 1
    }

    /// Number of the first node that is inserted: node 0 is none, and the list has one behind its groups.
    fn first(&self) -> u32 {
        self.groups() + 2
    }

    /// Key of each task's node.
    fn keys(&self) -> Vec<u32> {
        let mut random = CRandom::new(SEED.wrapping_add(self.seed));
        let places = match self.scattered {
            true => random.order(self.groups() * self.share),
            false => (0..self.groups())
                .flat_map(|group| {
                    let order = random.order(self.share).into_iter();
                    order.map(move |place| group * self.share + place)
                })
                .collect(),
        };
        let key = |place: u32| place / self.share * self.gap() + place % self.share + 1;
        let places = places.into_iter().take(self.tasks as usize);
        places.map(key).collect()
    }
}

impl Workload for List {
    fn kernel(&self) -> &'static str {
        "list"
    }

    fn tasks(&self) -> u32 {
        self.tasks
    }

    fn arguments(&self) -> Vec<Given> {
        let last = self.groups() + 1;
        let mut nodes = vec![0; NODE as usize];
        for node in 1..last {
            nodes.extend([(node - 1) * self.gap(), node + 1, node - 1, 0]);
        }
        nodes.extend([u32::MAX, 0, last - 1, 0]);
        nodes.extend(self.keys().into_iter().flat_map(|key| [key, 0, 0, 0]));
        vec![
            Given::Words("nodes", nodes),
            Given::Number("gap", self.gap()),
            Given::Number("first", self.first()),
        ]
    }

    fn task(&self, task: u32, memory: &mut Memory) {
        let own = self.first() + task;
        let key = memory.load(NODES, NODE * own);
        let mut previous = 1 + key / self.gap();
        let mut next = memory.load(NODES, NODE * previous + NEXT);
        while memory.load(NODES, NODE * next) < key {
            previous = next;
            next = memory.load(NODES, NODE * previous + NEXT);
        }
        memory.begin();
        if memory.load(NODES, NODE * previous + NEXT) == next {
            memory.store(NODES, NODE * own + NEXT, next);
            memory.store(NODES, NODE * own + PREVIOUS, previous);
            memory.store(NODES, NODE * next + PREVIOUS, own);
            memory.store(NODES, NODE * previous + NEXT, own);
        }
        memory.commit();
    }

    fn check(&self, memory: &[Vec<u32>]) -> Checked {
        let field = |node: u32, field: u32| word(memory, NODES, NODE * node + field);
        let mut keys: Vec<u32> = (0..self.groups()).map(|group| group * self.gap()).collect();
        keys.extend(self.keys());
        keys.push(u32::MAX);
        keys.sort_unstable();
        let mut node = 1;
        let mut previous = 0;
        // A node comes once, for keys are all different.
        for key in keys {
            if node == 0 {
                return Err(format!("the list ends before key {key}"));
            }
            expect(
                || format!("the key behind node {previous}"),
                field(node, 0),
                key,
            )?;
            let back = field(node, PREVIOUS);
            expect(|| format!("the node before node {node}"), back, previous)?;
            expect(|| format!("the lock of node {node}"), field(node, LOCK), 0)?;
            (previous, node) = (node, field(node, NEXT));
        }
        expect(|| "the node behind the last key".into(), node, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::workload::play;
    use super::*;

    fn list(scattered: bool) -> List {
        List {
            tasks: 30,
            share: 4,
            scattered,
            seed: 0,
        }
    }

    #[test]
    fn keys_come_behind_the_node_of_their_group() {
        for (task, key) in (0..).zip(list(false).keys()) {
            assert_eq!(key / 5, task / 4, "task {task}");
        }
        let mut keys = [false, true].map(|scattered| list(scattered).keys());
        let groups: Vec<u32> = keys[1].iter().map(|key| key / 5).collect();
        assert!(!groups.is_sorted());
        for keys in &mut keys {
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 30);
            assert!(keys.iter().all(|key| key % 5 != 0));
        }
    }

    #[test]
    fn a_wrong_list_is_described() {
        let list = list(true);
        let right = play(&list).into_buffers();
        assert_eq!(list.check(&right), Ok(()));
        let broken = |node: u32, field: u32, value: u32| {
            let mut memory = right.clone();
            memory[NODES][(NODE * node + field) as usize] = value;
            list.check(&memory).unwrap_err()
        };
        let second = right[NODES][(NODE + NEXT) as usize];
        let third = right[NODES][(NODE * second + NEXT) as usize];
        // Both were put behind the same node: one is lost.
        assert!(broken(1, NEXT, third).starts_with("the key behind node 1 is 2, not 1"));
        assert!(broken(second, NEXT, 0).starts_with("the list ends before key 2"));
        assert!(broken(third, PREVIOUS, 1).starts_with(&format!("the node before node {third}")));
        assert!(broken(third, LOCK, 1).starts_with("the lock"));
        assert!(broken(third, 0, 9).starts_with("the key behind"));
        let last = list.groups() + 1;
        assert_eq!(
            broken(last, NEXT, 3),
            "the node behind the last key is 3, not 0"
        );
        assert!(list.check(&[]).is_err());
    }
}
