// HT: pushes to the front of a hash table's chains.
#include "hash_table.h"
