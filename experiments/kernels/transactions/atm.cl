// ATM: transfers between accounts.
#include "atm.h"
