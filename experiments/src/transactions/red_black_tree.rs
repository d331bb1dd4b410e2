//! RBT: threads insert keys into a red-black tree, as the RBTree of RSTM's test suite does.
//!
//! A node stands above the root; an insertion searches, hangs a red node into the tree and balances it upwards. The root may stay red. Ours: the tree is empty
//! at first, keys are 0, 1 ... in a random order, and 15 blocks, one a core, have 12 or 30 threads.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Version, Workload};

const TREE: usize = 0;
const KEYS: usize = 1;
const LOCK: usize = 2;
/// Of a node: colour, key, parent, which child it is, children.
const NODE: u32 = 6;
const COLOUR: u32 = 0;
const KEY: u32 = 1;
const PARENT: u32 = 2;
const SIDE: u32 = 3;
const CHILD: u32 = 4;

const BLACK: u32 = 0;
const RED: u32 = 1;

/// The node above the root, and the first that is inserted.
const ABOVE: u32 = 1;
const FIRST: u32 = 2;

const SEED: u32 = 2016;
const BLOCKS: u32 = 15;

/// Insertions into a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RedBlackTree {
    /// Insertions.
    pub tasks: u32,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

/// The tree in a memory.
struct Tree<'a>(&'a mut Memory);

impl Tree<'_> {
    fn get(&mut self, node: u32, field: u32) -> u32 {
        self.0.load(TREE, NODE * node + field)
    }

    fn set(&mut self, node: u32, field: u32, value: u32) {
        self.0.store(TREE, NODE * node + field, value);
    }

    fn hang(&mut self, child: u32, parent: u32, side: u32) {
        self.set(parent, CHILD + side, child);
        self.set(child, PARENT, parent);
        self.set(child, SIDE, side);
    }

    /// A node on a side of its parent takes the parent's place.
    fn promote(&mut self, node: u32, side: u32, parent: u32) {
        let above = self.get(parent, PARENT);
        let parent_side = self.get(parent, SIDE);
        match self.get(node, CHILD + 1 - side) {
            0 => self.set(parent, CHILD + side, 0),
            inner => self.hang(inner, parent, side),
        }
        self.hang(parent, node, 1 - side);
        self.hang(node, above, parent_side);
    }

    fn balance(&mut self, mut node: u32, mut parent: u32) {
        while self.get(parent, COLOUR) == RED {
            let above = self.get(parent, PARENT);
            if above == ABOVE {
                return self.set(parent, COLOUR, BLACK);
            }
            let parent_side = self.get(parent, SIDE);
            let aunt = self.get(above, CHILD + 1 - parent_side);
            self.set(above, COLOUR, RED);
            if aunt != 0 && self.get(aunt, COLOUR) == RED {
                self.set(parent, COLOUR, BLACK);
                self.set(aunt, COLOUR, BLACK);
                node = above;
                parent = self.get(above, PARENT);
                continue;
            }
            let side = self.get(node, SIDE);
            if side != parent_side {
                self.promote(node, side, parent);
                parent = node;
            }
            self.set(parent, COLOUR, BLACK);
            return self.promote(parent, parent_side, above);
        }
    }

    fn insert(&mut self, own: u32, key: u32) {
        let (mut parent, mut side) = (ABOVE, 0);
        let mut child = self.get(ABOVE, CHILD);
        while child != 0 {
            side = u32::from(key >= self.get(child, KEY));
            parent = child;
            child = self.get(parent, CHILD + side);
        }
        for (field, value) in [(COLOUR, RED), (KEY, key), (CHILD, 0), (CHILD + 1, 0)] {
            self.set(own, field, value);
        }
        self.hang(own, parent, side);
        self.balance(own, parent);
    }
}

impl RedBlackTree {
    fn keys(&self) -> Vec<u32> {
        CRandom::new(SEED.wrapping_add(self.seed)).order(self.tasks)
    }
}

/// A node still to be looked at, and what is above it.
struct Below {
    node: u32,
    parent: u32,
    side: u32,
    /// Keys that may be here: from the first up to the second.
    keys: [u32; 2],
    /// Black nodes above.
    blacks: u32,
    parent_is_red: bool,
}

impl Workload for RedBlackTree {
    fn kernel(&self) -> &'static str {
        "red_black_tree"
    }

    /// Locks cannot be fine: an insertion may change the tree up to its root.
    fn versions(&self) -> &'static [Version] {
        &[Version::Transactions, Version::OneLock]
    }

    fn tasks(&self) -> u32 {
        self.tasks
    }

    fn block(&self) -> u32 {
        self.tasks.div_ceil(BLOCKS)
    }

    fn arguments(&self) -> Vec<Given> {
        let nodes = (NODE * (FIRST + self.tasks)) as usize;
        vec![
            Given::Words("tree", vec![0; nodes]),
            Given::Words("keys", self.keys()),
            Given::Words("lock", vec![0]),
            Given::Number("first", FIRST),
        ]
    }

    fn task(&self, task: u32, memory: &mut Memory) {
        let key = memory.load(KEYS, task);
        memory.begin();
        Tree(memory).insert(FIRST + task, key);
        memory.commit();
    }

    fn check(&self, memory: &[Vec<u32>]) -> Checked {
        let keys = self.keys();
        let mut found = vec![false; (FIRST + self.tasks) as usize];
        found[..FIRST as usize].fill(true);
        let mut height = None;
        let mut below = vec![Below {
            node: word(memory, TREE, NODE * ABOVE + CHILD),
            parent: ABOVE,
            side: 0,
            keys: [0, self.tasks],
            blacks: 0,
            parent_is_red: false,
        }];
        while let Some(at) = below.pop() {
            let Below { node, parent, .. } = at;
            if node == 0 {
                let height = *height.get_or_insert(at.blacks);
                let what = || format!("the number of black nodes above a leaf below node {parent}");
                expect(what, at.blacks, height)?;
                continue;
            }
            let Some(own @ false) = found.get_mut(node as usize) else {
                return Err(format!(
                    "node {parent} has the child {node}, which is in the tree already, or is none"
                ));
            };
            *own = true;
            let field = |field: u32| word(memory, TREE, NODE * node + field);
            let key = keys[(node - FIRST) as usize];
            expect(|| format!("the key of node {node}"), field(KEY), key)?;
            if !(at.keys[0]..at.keys[1]).contains(&key) {
                return Err(format!("key {key} is on the wrong side of a node above it"));
            }
            let back = field(PARENT);
            expect(|| format!("the parent of node {node}"), back, parent)?;
            expect(|| format!("the side of node {node}"), field(SIDE), at.side)?;
            let is_red = field(COLOUR) == RED;
            if is_red && at.parent_is_red {
                return Err(format!("the red node {parent} has the red child {node}"));
            }
            for (side, keys) in [(0, [at.keys[0], key]), (1, [key, at.keys[1]])] {
                below.push(Below {
                    node: field(CHILD + side),
                    parent: node,
                    side,
                    keys,
                    blacks: at.blacks + u32::from(!is_red),
                    parent_is_red: is_red,
                });
            }
        }
        if let Some(node) = found.iter().position(|found| !found) {
            return Err(format!("node {node} is not in the tree"));
        }
        expect(|| "the lock".into(), word(memory, LOCK, 0), 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::workload::play;
    use super::*;

    #[test]
    fn trees_of_every_size_are_red_black() {
        for tasks in 1..=100 {
            let tree = RedBlackTree { tasks, seed: 0 };
            assert_eq!(tree.check(&play(&tree).into_buffers()), Ok(()), "{tasks}");
        }
    }

    #[test]
    fn a_wrong_tree_is_described() {
        let tree = RedBlackTree { tasks: 60, seed: 0 };
        let right = play(&tree).into_buffers();
        let broken = |node: u32, field: u32, value: u32| {
            let mut memory = right.clone();
            memory[TREE][(NODE * node + field) as usize] = value;
            tree.check(&memory).unwrap_err()
        };
        let get = |node: u32, field: u32| right[TREE][(NODE * node + field) as usize];
        let root = get(ABOVE, CHILD);
        let [left, right_child] = [0, 1].map(|side| get(root, CHILD + side));
        let is_inner = |node: &u32| get(*node, COLOUR) == RED && get(*node, CHILD) != 0;
        let red = (FIRST..FIRST + 60).find(is_inner).unwrap();
        assert!(broken(get(red, CHILD), COLOUR, RED).contains("has the red child"));
        assert!(broken(red, COLOUR, BLACK).contains("black nodes above a leaf"));
        assert!(broken(root, CHILD, right_child).contains("in the tree already"));
        let mut turned = right.clone();
        let link = (NODE * root + CHILD) as usize;
        turned[TREE].swap(link, link + 1);
        assert!(tree.check(&turned).unwrap_err().contains("wrong side"));
        assert!(broken(root, CHILD, root).contains("in the tree already"));
        assert!(broken(root, CHILD, 0).contains("black nodes above a leaf"));
        assert!(broken(left, PARENT, 0).starts_with("the parent of node"));
        assert!(broken(left, SIDE, 1).starts_with("the side of node"));
        assert!(broken(left, KEY, 60).starts_with("the key of node"));
        let mut locked = right.clone();
        locked[LOCK][0] = 1;
        assert_eq!(tree.check(&locked), Err("the lock is 1, not 0".into()));
        // A red leaf is missed only if all are looked for.
        let is_leaf = |node: &u32| get(*node, COLOUR) == RED && get(*node, CHILD) == 0;
        let leaf = (FIRST..FIRST + 60).find(is_leaf).unwrap();
        let lost = broken(get(leaf, PARENT), CHILD + get(leaf, SIDE), 0);
        assert_eq!(lost, format!("node {leaf} is not in the tree"));
        assert!(tree.check(&[]).is_err());
    }
}
