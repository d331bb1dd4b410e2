// SpMV: a vector times a sparse matrix.
#include "sparse.h"
