// RBT: every thread inserts a key into a red-black tree, as the RBTree of RSTM does it. A node is colour, key, parent, which child of it it is, and two
// children. Node 0 is none, node 1 stands above the root, which is its child 0; the first thread's is `first`. As in RSTM the root may be red.
#include "portable.h"

#define NODE(tree, node) ((tree) + 6 * (node))
#define COLOUR 0
#define KEY 1
#define PARENT 2
#define SIDE 3
#define CHILD 4
#define ABOVE 1
#define BLACK 0
#define RED 1

SYNC_FUNCTION unsigned get(Words tree, unsigned node, unsigned field) { return sync_load(NODE(tree, node) + field); }
SYNC_FUNCTION void set(Words tree, unsigned node, unsigned field, unsigned value) { sync_store(NODE(tree, node) + field, value); }

// Makes a node the child of another one on a side.
SYNC_FUNCTION void hang(Words tree, unsigned child, unsigned parent, unsigned side) {
  set(tree, parent, CHILD + side, child);
  set(tree, child, PARENT, parent);
  set(tree, child, SIDE, side);
}

// A node that hangs on `side` of its parent takes its place; the parent becomes its child on the other side, and gets what was there.
SYNC_FUNCTION void promote(Words tree, unsigned node, unsigned side, unsigned parent) {
  unsigned above = get(tree, parent, PARENT), parent_side = get(tree, parent, SIDE), inner = get(tree, node, CHILD + 1 - side);
  if (inner == 0)
    set(tree, parent, CHILD + side, 0);
  else
    hang(tree, inner, parent, side);
  hang(tree, parent, node, 1 - side);
  hang(tree, node, above, parent_side);
}

// From a red node with a parent up, until no red node has a red child.
SYNC_FUNCTION void balance(Words tree, unsigned node, unsigned parent) {
  while (get(tree, parent, COLOUR) == RED) {
    unsigned above = get(tree, parent, PARENT);
    if (above == ABOVE) {
      set(tree, parent, COLOUR, BLACK);
      break;
    }
    unsigned parent_side = get(tree, parent, SIDE), aunt = get(tree, above, CHILD + 1 - parent_side);
    set(tree, above, COLOUR, RED);
    if (aunt != 0 && get(tree, aunt, COLOUR) == RED) {
      set(tree, parent, COLOUR, BLACK);
      set(tree, aunt, COLOUR, BLACK);
      node = above;
      parent = get(tree, above, PARENT);
      continue;
    }
    unsigned side = get(tree, node, SIDE);
    if (side != parent_side) {
      promote(tree, node, side, parent);
      parent = node;
    }
    set(tree, parent, COLOUR, BLACK);
    promote(tree, parent, parent_side, above);
    break;
  }
}

SYNC_FUNCTION void insert(Words tree, unsigned own, unsigned key) {
  unsigned parent = ABOVE, side = 0, child = get(tree, ABOVE, CHILD);
  while (child != 0) {
    side = key >= get(tree, child, KEY);
    parent = child;
    child = get(tree, parent, CHILD + side);
  }
  set(tree, own, COLOUR, RED);
  set(tree, own, KEY, key);
  set(tree, own, CHILD, 0);
  set(tree, own, CHILD + 1, 0);
  hang(tree, own, parent, side);
  balance(tree, own, parent);
}

SYNC_KERNEL void red_black_tree_tx(Words tree, Words keys, Words lock, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(keys + task);
    TX_BEGIN();
    insert(tree, own, key);
    TX_COMMIT();
    KEPT(own);
    KEPT(key);
  }
}

// One lock for the tree: any insertion may change it up to the root.
SYNC_KERNEL void red_black_tree_lock(Words tree, Words keys, Words lock, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(keys + task), waiting = 1;
    while (waiting) {
      if (try_lock(lock)) {
        insert(tree, own, key);
        unlock(lock);
        waiting = 0;
        OPAQUE(waiting);
      }
    }
  }
}
