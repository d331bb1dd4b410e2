//! [`lock_bit_unit`](turnstile_hdl::lock_bit_unit): lock bits beside the banks.
//!
//! Whether the locks lie in one array or in one a bank makes no difference here.

use crate::bits::ones;
use crate::lds_unit::MOST;
use turnstile_hdl::lock_bit_unit::LockHash;

/// What the banks access in a cycle.
pub struct Accesses<'a> {
    /// Banks whose access asks for its lock, and those whose access releases it.
    pub load_lock: u32,
    pub store_unlock: u32,
    /// Row and lane of each access.
    pub of: &'a [(u32, u32); MOST],
}

pub struct LockBitUnit {
    held: Box<[bool]>,
    hash: LockHash,
    bank_bits: u32,
    /// Banks may have words of the same lock.
    shared: bool,
    /// Lanes that acquired their lock in the cycle before.
    pub won: u32,
}

impl LockBitUnit {
    pub fn new(banks: usize, locks: usize, hash: LockHash) -> Self {
        Self {
            held: vec![false; locks].into(),
            hash,
            bank_bits: banks.ilog2(),
            shared: hash != LockHash::LowBits || locks < banks,
            won: 0,
        }
    }

    /// The lock of a word.
    #[inline]
    fn lock_of(&self, bank: usize, row: u32) -> usize {
        let word = bank | (row as usize) << self.bank_bits;
        let (locks, width) = (self.held.len(), self.held.len().ilog2());
        match self.hash {
            LockHash::LowBits => word % locks,
            LockHash::XorFold if width == 0 => 0,
            LockHash::XorFold => {
                let (mut rest, mut lock) = (word, 0);
                while rest != 0 {
                    lock ^= rest % locks;
                    rest >>= width;
                }
                lock
            }
        }
    }

    #[inline]
    pub fn clock(&mut self, accesses: &Accesses, clear: bool) {
        let lock_of = |bank: usize| self.lock_of(bank, accesses.of[bank].0);
        let (mut wins, mut won) = (0, 0);
        for bank in ones(accesses.load_lock) {
            let (lock, lane) = (lock_of(bank), accesses.of[bank].1);
            let goes_first = |other: usize| {
                (accesses.of[other].1, other) < (lane, bank) && lock_of(other) == lock
            };
            let loses = || self.shared && ones(accesses.load_lock).any(goes_first);
            if !self.held[lock] && !loses() {
                wins |= 1 << bank;
                won |= 1 << lane;
            }
        }
        for (banks, held) in [(accesses.store_unlock, false), (wins, true)] {
            for bank in ones(banks) {
                let lock = self.lock_of(bank, accesses.of[bank].0);
                self.held[lock] = held;
            }
        }
        self.won = won;
        if clear {
            self.won = 0;
            self.held.fill(false);
        }
    }
}
