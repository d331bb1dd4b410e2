//! BinTree: threads hang nodes into a search tree that nobody balances.
//!
//! The text has the search outside of the transaction, Figure 13 and the 78 words that are read have it inside: so here. Ours: the keys of `run` neighbouring
//! threads ascend, and the runs are in a random order. At first the tree has a node between every two runs, these in a random order too, below a path of `path` nodes
//! with lower keys. So neighbouring threads are after the same place, and others after other places, as the text has it (7.4); and since threads of a warp that
//! are after the same place get it one after the other, the lowest first, ways are as long in whatever order warps come to their turns. Random keys alone
//! would make ways of about 10 levels and 21 words; the length of the path is chosen so that they are as long as Table 2's. The second word that Table 2 has
//! written would be the link to the parent, as red-black trees have it.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Workload};

const TREE: usize = 0;
/// Of a node: key, left, right, parent, lock.
const NODE: u32 = 5;
const CHILD: u32 = 1;
const PARENT: u32 = 3;
const LOCK: u32 = 4;

/// The root: node 0 is none.
const ROOT: u32 = 1;

const SEED: u32 = 2016;

/// Insertions into a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BinaryTree {
    /// Insertions.
    pub tasks: u32,
    /// Neighbouring threads whose keys ascend; 1 for random keys.
    pub run: u32,
    /// Nodes above all others at first.
    pub path: u32,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

impl BinaryTree {
    fn runs(&self) -> u32 {
        self.tasks.div_ceil(self.run)
    }

    fn random(&self) -> CRandom {
        CRandom::new(SEED.wrapping_add(self.seed))
    }

    /// What is below the keys of a run, and above those of the run before.
    fn below_run(&self, run: u32) -> u32 {
        self.path + run * (self.run + 1)
    }

    /// Key of each task's node.
    fn keys(&self) -> Vec<u32> {
        let runs = self.random().order(self.runs());
        let of_run = |run: u32| {
            let threads = self.run.min(self.tasks - run * self.run);
            (1..=threads).map(move |thread| self.below_run(run) + thread)
        };
        runs.into_iter().flat_map(of_run).collect()
    }

    /// Keys of the nodes at first, in the order in which they have come.
    fn first_keys(&self) -> Vec<u32> {
        let mut random = self.random();
        // Another order than that of the runs.
        random.order(self.runs());
        let between = random.order(self.runs());
        let between = between.into_iter().map(|run| self.below_run(run));
        (0..self.path).chain(between).collect()
    }

    /// Number of the first node that is inserted.
    fn first(&self) -> u32 {
        ROOT + self.path + self.runs()
    }

    /// The tree at first, with the nodes to be inserted.
    fn tree(&self) -> Vec<u32> {
        let first = self.first_keys();
        // Node 0 is none, and its place has the number of the root.
        let mut tree = vec![ROOT, 0, 0, 0, 0];
        let keys = first
            .iter()
            .chain(&self.keys())
            .copied()
            .collect::<Vec<_>>();
        tree.extend(keys.iter().flat_map(|key| [*key, 0, 0, 0, 0]));
        for own in ROOT + 1..self.first() {
            let key = tree[(NODE * own) as usize];
            let mut at = ROOT;
            loop {
                let right = u32::from(key >= tree[(NODE * at) as usize]);
                let link = (NODE * at + CHILD + right) as usize;
                if tree[link] == 0 {
                    tree[link] = own;
                    tree[(NODE * own + PARENT) as usize] = at;
                    break;
                }
                at = tree[link];
            }
        }
        tree
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
        vec![
            Given::Words("tree", self.tree()),
            Given::Number("first", self.first()),
        ]
    }

    fn task(&self, task: u32, memory: &mut Memory) {
        let own = self.first() + task;
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
        let keys = [self.first_keys(), self.keys()].concat();
        let mut found = vec![false; keys.len() + 1];
        // Nodes with their parents, and the keys that may be below them.
        let mut below = vec![(word(memory, TREE, 0), 0, 0..=u32::MAX)];
        while let Some((node, parent, range)) = below.pop() {
            let Some(own @ false) = found.get_mut(node as usize) else {
                return Err(format!(
                    "node {parent} has the child {node}, which is in the tree already, or is none"
                ));
            };
            *own = true;
            let key = keys[(node - ROOT) as usize];
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
            path: 0,
            seed: 0,
        },
        BinaryTree {
            tasks: 51,
            run: 1,
            path: 0,
            seed: 0,
        },
    ];

    #[test]
    fn keys_are_all_different_and_ascend_in_runs() {
        for tree in TREES {
            let keys = tree.keys();
            let rises = keys.windows(2).filter(|pair| pair[1] == pair[0] + 1);
            assert_eq!(rises.count() as u32, tree.tasks - tree.runs());
            assert!(keys.len() == tree.tasks as usize && !keys.is_sorted());
            let mut all = [tree.first_keys(), keys].concat();
            all.sort_unstable();
            assert_eq!(all, (0..all.len() as u32).collect::<Vec<_>>());
        }
    }

    #[test]
    fn everybody_comes_by_the_path() {
        let words = |path| {
            let tree = BinaryTree { path, ..TREES[0] };
            play(&tree).counted().1.loads
        };
        // A key and a link of each node.
        assert_eq!(words(20), words(0) + 40 * u64::from(TREES[0].tasks));
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
