// List: every thread puts a node of its own into a sorted list with links both ways. The place is found outside of the transaction; inside, the link there is
// read again, and if another node has come between, the place is looked for once more. A node is key, next, previous and a lock; node 0 is none, and the last
// one's key is above all. `nodes` from 1 on are the first ones of the list, whose keys are multiples of `gap`: the search begins at the one before the key.
#include "portable.h"

#define NODE(nodes, node) ((nodes) + 4 * (node))
#define KEY 0
#define NEXT 1
#define PREVIOUS 2
#define LOCK 3

typedef struct {
  unsigned previous, next;
} Place;

// Where the key belongs, from a node before it on. Who commits a node has not stored all of its words at once: one that leads nowhere yet is come to again.
SYNC_FUNCTION Place find(Words nodes, unsigned from, unsigned key) {
  Place place = {from, sync_load(NODE(nodes, from) + NEXT)};
  while (place.next == 0 || sync_load(NODE(nodes, place.next) + KEY) < key) {
    place.previous = place.next == 0 ? from : place.next;
    place.next = sync_load(NODE(nodes, place.previous) + NEXT);
  }
  return place;
}

SYNC_FUNCTION void point(Words nodes, Place place, unsigned own) {
  sync_store(NODE(nodes, own) + NEXT, place.next);
  sync_store(NODE(nodes, own) + PREVIOUS, place.previous);
}

SYNC_KERNEL void list_tx(Words nodes, unsigned gap, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(NODE(nodes, own) + KEY), is_here;
    Place place = {1 + key / gap, 0};
    do {
      place = find(nodes, place.previous, key);
      TX_BEGIN();
      is_here = sync_load(NODE(nodes, place.previous) + NEXT) == place.next;
      if (is_here) {
        point(nodes, place, own);
        sync_store(NODE(nodes, place.next) + PREVIOUS, own);
        sync_store(NODE(nodes, place.previous) + NEXT, own);
      }
      TX_COMMIT();
      KEPT(own);
      KEPT(place.previous);
      KEPT(place.next);
    } while (!is_here);
  }
}

// The lock of a node is that of its link to the next one. The link is stored last: who finds the new node by it finds all else done.
SYNC_KERNEL void list_fgl(Words nodes, unsigned gap, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(NODE(nodes, own) + KEY), waiting = 1;
    Place place = {1 + key / gap, 0};
    while (waiting) {
      place = find(nodes, place.previous, key);
      Words previous = NODE(nodes, place.previous);
      if (try_lock(previous + LOCK)) {
        if (sync_load(previous + NEXT) == place.next) {
          point(nodes, place, own);
          sync_store(NODE(nodes, place.next) + PREVIOUS, own);
          sync_fence();
          sync_store(previous + NEXT, own);
          waiting = 0;
        }
        unlock(previous + LOCK);
        OPAQUE(waiting);
      }
    }
  }
}

// The links forward are the list. Of those that want to be the previous node of one, it is the one with the highest key, whoever comes last.
SYNC_KERNEL void list_atom(Words nodes, unsigned gap, unsigned first, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned own = first + task, key = sync_load(NODE(nodes, own) + KEY);
    Place place = {1 + key / gap, 0};
    do {
      place = find(nodes, place.previous, key);
      point(nodes, place, own);
      sync_fence();
    } while (compare_swap(NODE(nodes, place.previous) + NEXT, place.next, own) != place.next);
    Words back = NODE(nodes, place.next) + PREVIOUS;
    unsigned previous = sync_load(back);
    while (sync_load(NODE(nodes, previous) + KEY) < key) {
      unsigned found = compare_swap(back, previous, own);
      previous = found == previous ? own : found;
    }
  }
}
