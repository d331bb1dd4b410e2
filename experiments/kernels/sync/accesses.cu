// The memory benchmarks of section 3.
#include "accesses.h"
