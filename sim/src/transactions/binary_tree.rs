//! BinTree: threads hang nodes into a search tree that nobody balances.
//!
//! The text has the search outside of the transaction, Figure 13 and the 78 words that are read have it inside: so here. Ours: the tree has a root with the
//! middle key at first; keys are numbers in order, `run` of them ascending with the threads, and the runs in a random order. Random keys make ways of about 10
//! levels and 21 words; with runs of 12 they are about as long as Table 2's (77 words, over six seeds), and neighbouring threads meet at their ends. The second
//! word that Table 2 has written would be the link to the parent, as red-black trees have it.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Workload};

const TREE: usize = 0;
/// Of a node: key, left, right, parent, lock.
const NODE: u32 = 5;
const CHILD: u32 = 1;
const PARENT: u32 = 3;
const LOCK: u32 = 4;

const ROOT: u32 = 1;
/// Number of the first node that is inserted.
const FIRST: u32 = 2;

const SEED: u32 = 2016;

/// Insertions into a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BinaryTree {
    /// Insertions.
    pub tasks: u32,
    /// Neighbouring threads whose keys ascend; 1 for random keys.
    pub run: u32,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

impl BinaryTree {
    /// Key of each task's node: odd numbers.
    fn keys(&self) -> Vec<u32> {
        let runs = CRandom::new(SEED.wrapping_add(self.seed)).order(self.tasks.div_ceil(self.run));
        let numbers = runs.into_iter().flat_map(|run| {
            let end = self.tasks.min((run + 1) * self.run);
            run * self.run..end
        });
        numbers.map(|number| 2 * number + 1).collect()
    }

    /// An even number in the middle.
    fn root(&self) -> u32 {
        self.tasks / 2 * 2
    }
}

impl Workload for BinaryTree {
    fn kernel(&self) -> &'static str {
        "binary_tree"
    }

    fn tasks(&self) -> u32 {
        self.tasks
    }

    /// A warp: 1,000 threads are on all cores.
    fn block(&self) -> u32 {
        32
    }

    fn arguments(&self) -> Vec<Given> {
        // Node 0 is none, and its place has the number of the root.
        let mut tree = vec![ROOT, 0, 0, 0, 0];
        let keys = [self.root()].into_iter().chain(self.keys());
        tree.extend(keys.flat_map(|key| [key, 0, 0, 0, 0]));
        vec![Given::Words("tree", tree), Given::Number("first", FIRST)]
    }

    fn task(&self, task: u32, memory: &mut Memory) {
        let own = FIRST + task;
        let key = memory.load(TREE, NODE * own);
        memory.begin();
        let mut at = memory.load(TREE, 0);
        loop {
            let right = u32::from(key >= memory.load(TREE, NODE * at));
            let link = NODE * at + CHILD + right;
            let child = memory.load(TREE, link);
            if child == 0 {
                memory.store(TREE, link, own);
                memory.store(TREE, NODE * own + PARENT, at);
                break;
            }
            at = child;
        }
        memory.commit();
    }

    fn check(&self, memory: &[Vec<u32>]) -> Checked {
        let field = |node: u32, field: u32| word(memory, TREE, NODE * node + field);
        let keys = self.keys();
        let mut found = vec![false; (self.tasks + FIRST) as usize];
        // Nodes with their parents, and the keys that may be below them.
        let mut below = vec![(word(memory, TREE, 0), 0, 0..=u32::MAX)];
        while let Some((node, parent, range)) = below.pop() {
            let Some(own @ false) = found.get_mut(node as usize) else {
                return Err(format!(
                    "node {parent} has the child {node}, which is in the tree already, or is none"
                ));
            };
            *own = true;
            let key = match node {
                ROOT => self.root(),
                _ => keys[(node - FIRST) as usize],
            };
            expect(|| format!("the key of node {node}"), field(node, 0), key)?;
            if !range.contains(&key) {
                return Err(format!("key {key} is on the wrong side of a node above it"));
            }
            let back = field(node, PARENT);
            expect(|| format!("the parent of node {node}"), back, parent)?;
            expect(|| format!("the lock of node {node}"), field(node, LOCK), 0)?;
            let sides = [*range.start()..=key.saturating_sub(1), key..=*range.end()];
            for (child, side) in (CHILD..).zip(sides) {
                let child = field(node, child);
                if child != 0 {
                    below.push((child, node, side));
                }
            }
        }
        match found.iter().skip(1).position(|found| !found) {
            None => Ok(()),
            Some(node) => Err(format!("node {} is not in the tree", node + 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::workload::play;
    use super::*;

    const TREES: [BinaryTree; 2] = [
        BinaryTree {
            tasks: 50,
            run: 8,
            seed: 0,
        },
        BinaryTree {
            tasks: 51,
            run: 1,
            seed: 0,
        },
    ];

    #[test]
    fn keys_are_all_different_and_ascend_in_runs() {
        for tree in TREES {
            let mut keys = tree.keys();
            let ascend = |run: &[u32]| run.is_sorted();
            if tree.run > 1 {
                // Of the last run a part.
                let rises = keys.windows(2).filter(|pair| ascend(pair)).count();
                assert!(rises >= 50 - 7);
            }
            assert!(!keys.is_sorted());
            keys.sort_unstable();
            let odd = (0..tree.tasks).map(|number| 2 * number + 1);
            assert_eq!(keys, odd.collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_wrong_tree_is_described() {
        for tree in TREES {
            let right = play(&tree).into_buffers();
            assert_eq!(tree.check(&right), Ok(()));
            let broken = |node: u32, field: u32, value: u32| {
                let mut memory = right.clone();
                memory[TREE][(NODE * node + field) as usize] = value;
                tree.check(&memory).unwrap_err()
            };
            let [left, right_child] =
                [0, 1].map(|side| right[TREE][(NODE * ROOT + CHILD + side) as usize]);
            assert!(broken(ROOT, CHILD, 0).contains("is not in the tree"));
            assert!(broken(ROOT, CHILD, right_child).contains("in the tree already"));
            let mut turned = right.clone();
            let link = (NODE * ROOT + CHILD) as usize;
            turned[TREE].swap(link, link + 1);
            assert!(tree.check(&turned).unwrap_err().contains("wrong side"));
            assert!(broken(ROOT, CHILD, ROOT).contains("in the tree already"));
            assert!(broken(ROOT, CHILD, 1000).contains("or is none"));
            assert!(broken(left, PARENT, 0).starts_with("the parent of node"));
            assert!(broken(left, LOCK, 1).starts_with("the lock of node"));
            assert!(broken(left, 0, 2).starts_with("the key of node"));
            assert!(tree.check(&[]).is_err());
        }
    }
}
