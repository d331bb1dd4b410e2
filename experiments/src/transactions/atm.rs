//! ATM: threads move money between accounts.
//!
//! As in the authors' `interac.cu`, behind `srand(2009)`: balances are `rand() % 100`; of each transfer then the amount is `rand() % 50`, the account it leaves
//! `rand()` modulo the accounts, and the other one drawn until it is another. That source has 122,880 transfers for 23,040 threads; here a thread has one
//! unless told otherwise, as in the paper's other workloads, so that all runs have as many transactions as Table 2 has threads.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Workload};

const ACCOUNTS: usize = 0;
const TRANSFERS: usize = 1;
/// Of an account: a lock and a balance; of a transfer: amount, from, to.
const ACCOUNT: u32 = 2;
const TRANSFER: u32 = 3;

/// Of the source.
const SEED: u32 = 2009;

/// Transfers between accounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atm {
    pub accounts: u32,
    pub threads: u32,
    /// Transfers, which the threads share.
    pub transfers: u32,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

impl Atm {
    /// Words of accounts and of transfers.
    fn inputs(&self) -> [Vec<u32>; 2] {
        let mut random = CRandom::new(SEED.wrapping_add(self.seed));
        let accounts = (0..self.accounts).flat_map(|_| [0, random.below(100)]);
        let accounts = accounts.collect();
        let transfers = (0..self.transfers).flat_map(|_| {
            let (amount, from) = (random.below(50), random.below(self.accounts));
            let mut to = from;
            while to == from {
                to = random.below(self.accounts);
            }
            [amount, from, to]
        });
        let transfers = transfers.collect();
        [accounts, transfers]
    }
}

impl Workload for Atm {
    fn kernel(&self) -> &'static str {
        "atm"
    }

    fn tasks(&self) -> u32 {
        self.transfers
    }

    fn threads(&self) -> u32 {
        self.threads
    }

    fn arguments(&self) -> Vec<Given> {
        let [accounts, transfers] = self.inputs();
        vec![
            Given::Words("accounts", accounts),
            Given::Words("transfers", transfers),
        ]
    }

    fn task(&self, task: u32, memory: &mut Memory) {
        let [from, to] = [1, 2].map(|side| memory.load(TRANSFERS, TRANSFER * task + side));
        memory.begin();
        let amount = memory.load(TRANSFERS, TRANSFER * task);
        for (account, change) in [(from, amount.wrapping_neg()), (to, amount)] {
            let balance = memory.load(ACCOUNTS, ACCOUNT * account + 1);
            let changed = balance.wrapping_add(change);
            memory.store(ACCOUNTS, ACCOUNT * account + 1, changed);
        }
        memory.commit();
    }

    /// Sums, in whatever order: balances may become negative.
    fn check(&self, memory: &[Vec<u32>]) -> Checked {
        let [accounts, transfers] = self.inputs();
        let balances = accounts.chunks_exact(2).map(|account| account[1] as i32);
        let mut balances: Vec<i32> = balances.collect();
        for transfer in transfers.chunks_exact(3) {
            balances[transfer[1] as usize] -= transfer[0] as i32;
            balances[transfer[2] as usize] += transfer[0] as i32;
        }
        for (account, balance) in (0..).zip(balances) {
            let locked = word(memory, ACCOUNTS, ACCOUNT * account);
            expect(|| format!("the lock of account {account}"), locked, 0)?;
            let found = word(memory, ACCOUNTS, ACCOUNT * account + 1) as i32;
            if found != balance {
                return Err(format!(
                    "the balance of account {account} is {found}, not {balance}"
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::workload::play;
    use super::*;

    #[test]
    fn a_wrong_balance_is_described() {
        let atm = Atm {
            accounts: 50,
            threads: 200,
            transfers: 200,
            seed: 0,
        };
        let right = play(&atm).into_buffers();
        assert_eq!(atm.check(&right), Ok(()));
        let broken = |at: usize, value: u32| {
            let mut memory = right.clone();
            memory[ACCOUNTS][at] = value;
            atm.check(&memory).unwrap_err()
        };
        let balance = right[ACCOUNTS][7] as i32;
        assert_eq!(
            broken(7, (balance - 3) as u32),
            format!("the balance of account 3 is {}, not {balance}", balance - 3)
        );
        assert_eq!(broken(6, 1), "the lock of account 3 is 1, not 0");
        assert!(atm.check(&[]).is_err());
    }

    /// Amounts below 50, accounts that differ: the first transfer behind 50 balances of the seed 2009.
    #[test]
    fn inputs_come_in_the_order_of_the_source() {
        let atm = Atm {
            accounts: 50,
            threads: 1000,
            transfers: 1000,
            seed: 0,
        };
        let [accounts, transfers] = atm.inputs();
        // 1,000,717,115 and 1,824,263,957 are the first numbers.
        assert_eq!(accounts[..4], [0, 15, 0, 57]);
        for transfer in transfers.chunks_exact(3) {
            assert!(transfer[0] < 50 && transfer[1] < 50 && transfer[2] < 50);
            assert_ne!(transfer[1], transfer[2]);
        }
    }
}
