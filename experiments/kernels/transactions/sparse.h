// SpMV: a vector times a sparse matrix in the Yale format, y = x A. A thread has a row of the matrix: its non-zeros are those from row_start[row] to
// row_start[row + 1], each a column and a value. Rows go to different places of y, and a transaction adds one product.
#include "portable.h"

SYNC_FUNCTION unsigned length(Words row_start, unsigned row) { return sync_load(row_start + row + 1) - sync_load(row_start + row); }

SYNC_KERNEL void sparse_tx(Words row_start, Words columns, Words values, Words x, Words y, Words locks, unsigned tasks) {
  FOR_TASKS(row, tasks) {
    unsigned entries = length(row_start, row);
    _Pragma("unroll 1") for (unsigned entry = 0; entry < entries; entry++) {
      TX_BEGIN();
      unsigned at = sync_load(row_start + row) + entry;
      Words sum = y + sync_load(columns + at);
      float product = to_float(sync_load(values + at)) * to_float(sync_load(x + row));
      sync_store(sum, to_word(to_float(sync_load(sum)) + product));
      TX_COMMIT();
      KEPT(row);
      KEPT(entry);
    }
  }
}

SYNC_KERNEL void sparse_fgl(Words row_start, Words columns, Words values, Words x, Words y, Words locks, unsigned tasks) {
  FOR_TASKS(row, tasks) {
    unsigned entries = length(row_start, row);
    _Pragma("unroll 1") for (unsigned entry = 0; entry < entries; entry++) {
      unsigned at = sync_load(row_start + row) + entry, column = sync_load(columns + at), waiting = 1;
      float product = to_float(sync_load(values + at)) * to_float(sync_load(x + row));
      while (waiting) {
        if (try_lock(locks + column)) {
          sync_store(y + column, to_word(to_float(sync_load(y + column)) + product));
          unlock(locks + column);
          waiting = 0;
          OPAQUE(waiting);
        }
      }
    }
  }
}

SYNC_KERNEL void sparse_atom(Words row_start, Words columns, Words values, Words x, Words y, Words locks, unsigned tasks) {
  FOR_TASKS(row, tasks) {
    unsigned entries = length(row_start, row);
    _Pragma("unroll 1") for (unsigned entry = 0; entry < entries; entry++) {
      unsigned at = sync_load(row_start + row) + entry;
      add_float(y + sync_load(columns + at), to_float(sync_load(values + at)) * to_float(sync_load(x + row)));
    }
  }
}
