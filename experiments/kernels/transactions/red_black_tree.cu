// RBT: insertions into a red-black tree.
#include "red_black_tree.h"
