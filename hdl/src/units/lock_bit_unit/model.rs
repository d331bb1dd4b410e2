//! The lock bits of a shared memory (scratchpad atomics, section 2; US 8,055,856 and US 8,375,176).

/// Which lock a word has.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum LockAddress {
    /// The low bits of the word address.
    Low,
    /// Its fields of log2(locks) bits, XORed.
    XorFold,
}

/// What one bank does in a cycle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LockAccess {
    /// Store-unlock; else load-lock.
    pub unlock: bool,
    pub word: u32,
    pub lane: u32,
}

/// `locks` bits, each the lock of many words. Nobody knows who holds one.
#[derive(Clone, Debug)]
pub struct LockBits {
    held: Vec<bool>,
    address: LockAddress,
}

impl LockBits {
    /// # Panics
    /// If `locks` is no power of two.
    pub fn new(locks: usize, address: LockAddress) -> Self {
        assert!(locks.is_power_of_two());
        Self {
            held: vec![false; locks],
            address,
        }
    }

    /// The lock of a word.
    pub fn lock(&self, word: u32) -> usize {
        let locks = self.held.len();
        let mut word = word as usize;
        if self.address == LockAddress::Low || locks == 1 {
            return word % locks;
        }
        let mut lock = 0;
        while word > 0 {
            lock ^= word % locks;
            word /= locks;
        }
        lock
    }

    pub fn clear(&mut self) {
        self.held.fill(false);
    }

    /// Whether nobody holds a lock.
    pub fn all_free(&self) -> bool {
        !self.held.contains(&true)
    }

    /// One cycle: what the banks do, the lowest bank first. Returns the lanes that acquire their lock.
    ///
    /// All look at the locks as they were. The first of the lowest lanes acquires a free lock, whatever is released
    /// in this cycle; what was held and is released is free afterwards.
    pub fn cycle(&mut self, accesses: &[LockAccess]) -> u32 {
        let mut next = self.held.clone();
        for access in accesses.iter().filter(|access| access.unlock) {
            next[self.lock(access.word)] = false;
        }
        let mut acquired = 0;
        let mut asking: Vec<_> = accesses.iter().filter(|access| !access.unlock).collect();
        asking.sort_by_key(|access| access.lane);
        let mut taken = vec![];
        for access in asking {
            let lock = self.lock(access.word);
            if !self.held[lock] && !taken.contains(&lock) {
                taken.push(lock);
                acquired |= 1 << access.lane;
            }
        }
        for lock in taken {
            next[lock] = true;
        }
        self.held = next;
        acquired
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(unlock: bool, word: u32, lane: u32) -> LockAccess {
        LockAccess { unlock, word, lane }
    }

    #[test]
    fn aliased_words_share_a_lock() {
        let locks = LockBits::new(1024, LockAddress::Low);
        assert_eq!(locks.lock(1024 + 7), 7);
        let locks = LockBits::new(1024, LockAddress::XorFold);
        assert_eq!(locks.lock(3 * 1024 + 1), 2);
    }

    #[test]
    fn the_lowest_lane_wins_and_holds_until_the_release() {
        let mut locks = LockBits::new(4, LockAddress::Low);
        assert_eq!(
            locks.cycle(&[access(false, 1, 7), access(false, 5, 3)]),
            1 << 3
        );
        assert_eq!(locks.cycle(&[access(false, 9, 0)]), 0);
        assert_eq!(
            locks.cycle(&[access(false, 9, 0), access(true, 1, 7)]),
            0,
            "read-first"
        );
        assert!(locks.all_free());
        assert_eq!(
            locks.cycle(&[access(false, 9, 0), access(true, 1, 7)]),
            1,
            "a release of a free lock releases nothing"
        );
        assert!(!locks.all_free());
    }
}
