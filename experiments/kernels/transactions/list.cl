// List: insertions into a sorted list.
#include "list.h"
