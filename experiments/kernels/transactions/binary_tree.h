// BinTree: every thread hangs a node of its own into a search tree that nobody balances, the search inside the transaction (Figure 13). `tree` begins with
// the number of its root; a node is key, left, right, parent and a lock. Node 0 is none; the first thread's is `first`.
#include "portable.h"

#define NODE(tree, node) ((tree) + 5 * (node))
#define KEY 0
#define CHILD 1
#define PARENT 3
#define NODE_LOCK 4

// The link from a node on the way to a key.
SYNC_FUNCTION Words link_to(Words node, unsigned key) { return node + CHILD + (key >= sync_load(node + KEY)); }

SYNC_KERNEL void binary_tree_tx(Words tree, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(NODE(tree, own) + KEY);
    TX_BEGIN();
    unsigned at = sync_load(tree);
    while (true) {
      Words link = link_to(NODE(tree, at), key);
      unsigned child = sync_load(link);
      if (child == 0) {
        sync_store(link, own);
        sync_store(NODE(tree, own) + PARENT, at);
        break;
      }
      at = child;
    }
    TX_COMMIT();
    KEPT(own);
    KEPT(key);
  }
}

// A link is set once and never again: the way down needs no lock, its end the lock of the node that gets a child.
SYNC_KERNEL void binary_tree_fgl(Words tree, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(NODE(tree, own) + KEY), at = sync_load(tree), waiting = 1;
    while (waiting) {
      Words link = link_to(NODE(tree, at), key);
      unsigned child = sync_load(link);
      if (child != 0) {
        at = child;
      } else if (try_lock(NODE(tree, at) + NODE_LOCK)) {
        if (sync_load(link) == 0) {
          sync_store(NODE(tree, own) + PARENT, at);
          sync_store(link, own);
          waiting = 0;
        }
        unlock(NODE(tree, at) + NODE_LOCK);
        OPAQUE(waiting);
      }
    }
  }
}

SYNC_KERNEL void binary_tree_atom(Words tree, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(NODE(tree, own) + KEY), at = 0, child = sync_load(tree);
    while (child != 0) {
      at = child;
      Words link = link_to(NODE(tree, at), key);
      child = sync_load(link);
      if (child == 0)
        child = compare_swap(link, 0, own);
    }
    sync_store(NODE(tree, own) + PARENT, at);
  }
}
