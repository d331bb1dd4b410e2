// BinTree: insertions into a search tree.
#include "binary_tree.h"
