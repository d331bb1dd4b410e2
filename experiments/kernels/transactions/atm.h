// ATM: every thread moves an amount from one account to another. An account is a lock and a balance, a transfer its amount and the two accounts. Which they
// are is read outside of the transaction, the amount and both balances inside.
#include "portable.h"

#define BALANCE(accounts, account) ((accounts) + 2 * (account) + 1)
#define ACCOUNT_LOCK(accounts, account) ((accounts) + 2 * (account))
#define TRANSFER(transfers, task) ((transfers) + 3 * (task))
#define AMOUNT 0
#define FROM 1
#define TO 2

SYNC_FUNCTION void move(Words accounts, Words transfer, unsigned from, unsigned to) {
  unsigned amount = sync_load(transfer + AMOUNT);
  sync_store(BALANCE(accounts, from), sync_load(BALANCE(accounts, from)) - amount);
  sync_store(BALANCE(accounts, to), sync_load(BALANCE(accounts, to)) + amount);
}

SYNC_KERNEL void atm_tx(Words accounts, Words transfers, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    Words transfer = TRANSFER(transfers, task);
    unsigned from = sync_load(transfer + FROM), to = sync_load(transfer + TO);
    TX_BEGIN();
    move(accounts, transfer, from, to);
    TX_COMMIT();
    KEPT(task);
    KEPT(from);
    KEPT(to);
  }
}

// The account with the lower number is locked first, and given back if the other one is taken. So no circle of lanes waits, and of those that have one lock
// that with the highest account is held up by none of them.
SYNC_KERNEL void atm_fgl(Words accounts, Words transfers, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    Words transfer = TRANSFER(transfers, task);
    unsigned from = sync_load(transfer + FROM), to = sync_load(transfer + TO), waiting = 1;
    Words first = ACCOUNT_LOCK(accounts, from < to ? from : to);
    Words second = ACCOUNT_LOCK(accounts, from < to ? to : from);
    while (waiting) {
      if (try_lock(first)) {
        if (try_lock(second)) {
          move(accounts, transfer, from, to);
          unlock(second);
          waiting = 0;
        }
        unlock(first);
        OPAQUE(waiting);
      }
    }
  }
}

// Money is under way between the two.
SYNC_KERNEL void atm_atom(Words accounts, Words transfers, unsigned tasks) {
  FOR_TASKS(task, tasks) {
    Words transfer = TRANSFER(transfers, task);
    unsigned amount = sync_load(transfer + AMOUNT);
    sync_add(BALANCE(accounts, sync_load(transfer + FROM)), 0 - amount);
    sync_add(BALANCE(accounts, sync_load(transfer + TO)), amount);
  }
}
