// HT: every thread pushes a node to the front of its key's chain (Figure 13). `table` begins with the number of the word at which its buckets are, as the
// figure reads it from the table; a bucket is its first node and a lock, a node its key, its value and the next node. Node 0 is none.
#include "portable.h"

#define BUCKET(table, hash) ((table) + sync_load(table) + 2 * (hash))
#define HEAD 0
#define LOCK 1
#define NODE(nodes, slot) ((nodes) + 3 * (slot))
#define KEY 0
#define VALUE 1
#define NEXT 2

SYNC_FUNCTION void push(Words bucket, Words node, unsigned key, unsigned slot) {
  sync_store(node + KEY, key);
  sync_store(node + VALUE, slot);
  sync_store(node + NEXT, sync_load(bucket + HEAD));
  sync_store(bucket + HEAD, slot);
}

SYNC_KERNEL void hash_table_tx(Words table, Words nodes, Words keys, unsigned size, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned slot = task + 1, key = sync_load(keys + slot), hash = key % size;
    TX_BEGIN();
    push(BUCKET(table, hash), NODE(nodes, slot), key, slot);
    TX_COMMIT();
    KEPT(slot);
    KEPT(key);
    KEPT(hash);
  }
}

SYNC_KERNEL void hash_table_fgl(Words table, Words nodes, Words keys, unsigned size, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned slot = task + 1, key = sync_load(keys + slot), waiting = 1;
    Words bucket = BUCKET(table, key % size);
    while (waiting) {
      if (try_lock(bucket + LOCK)) {
        push(bucket, NODE(nodes, slot), key, slot);
        unlock(bucket + LOCK);
        waiting = 0;
        OPAQUE(waiting);
      }
    }
  }
}

// Chains are whole when all threads have ended: in between, one breaks off at a node that does not know the next one yet.
SYNC_KERNEL void hash_table_atom(Words table, Words nodes, Words keys, unsigned size, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    unsigned slot = task + 1, key = sync_load(keys + slot);
    Words node = NODE(nodes, slot);
    sync_store(node + KEY, key);
    sync_store(node + VALUE, slot);
    sync_store(node + NEXT, sync_exchange(BUCKET(table, key % size) + HEAD, slot));
  }
}
