// The paper's operations on each primitive, timed and checked.
#include "operations.h"
