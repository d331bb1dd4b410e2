//! Work that is under way for a warp, and waiting for it.
//!
//! A front end sorts outstanding work into counters: by the memory it goes to, as Southern Islands' `s_waitcnt` does, or
//! by what a scoreboard must tell apart. The machine counts tokens and knows no more of them.

/// Counters of a warp.
pub const COUNTERS: usize = 8;

/// A counter of outstanding work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter(u8);

impl Counter {
    /// Counter `index`.
    ///
    /// # Panics
    /// Unless `index` is less than [`COUNTERS`].
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < COUNTERS, "a warp has 8 counters");
        Self(index)
    }

    /// Its place among the counters.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Some of the counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CounterSet(u8);

impl CounterSet {
    /// These counters.
    pub fn of(counters: &[Counter]) -> Self {
        Self(counters.iter().fold(0, |set, counter| set | 1 << counter.0))
    }

    /// Whether the counter is among them.
    pub fn contains(self, counter: Counter) -> bool {
        self.0 >> counter.0 & 1 == 1
    }
}

/// Work that is under way for a warp: made by the front end when it asks, handed back by the machine when it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// Where it counts.
    pub counter: Counter,
    /// Tells it from the other tokens that the warp has outstanding.
    pub number: u32,
}

/// A wait: until at most `most` tokens of the counters together are outstanding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Whose tokens count.
    pub counters: CounterSet,
    /// Most tokens.
    pub most: u32,
}

impl Limit {
    /// Nothing is outstanding.
    pub const NOTHING: Self = Self {
        counters: CounterSet(u8::MAX),
        most: 0,
    };
}

/// How much work is under way for a warp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outstanding {
    counts: [u32; COUNTERS],
}

impl Outstanding {
    /// Work begins.
    pub fn add(&mut self, token: Token) {
        self.counts[token.counter.index()] += 1;
    }

    /// Work is done.
    pub fn remove(&mut self, token: Token) {
        self.counts[token.counter.index()] -= 1;
    }

    /// Nothing is under way.
    pub fn none(&self) -> bool {
        *self == Self::default()
    }

    /// Tokens of one counter.
    pub fn count(&self, counter: Counter) -> u32 {
        self.counts[counter.index()]
    }

    /// A wait with these limits is over.
    pub fn within(&self, limits: &[Limit]) -> bool {
        limits
            .iter()
            .all(|limit| self.of(limit.counters) <= limit.most)
    }

    fn of(&self, counters: CounterSet) -> u32 {
        (0..COUNTERS as u8)
            .map(Counter)
            .filter(|counter| counters.contains(*counter))
            .map(|counter| self.count(counter))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Counter = Counter::new(0);
    const B: Counter = Counter::new(1);
    const C: Counter = Counter::new(7);

    #[test]
    fn a_limit_counts_its_counters_together() {
        let mut outstanding = Outstanding::default();
        let token = |counter| Token { counter, number: 0 };
        for counter in [A, B, C, C] {
            outstanding.add(token(counter));
        }
        let limit = |counters: &[Counter], most| Limit {
            counters: CounterSet::of(counters),
            most,
        };
        assert!(outstanding.within(&[limit(&[A, B], 2), limit(&[C], 2)]));
        assert!(!outstanding.within(&[limit(&[A, B], 1)]));
        assert!(!outstanding.within(&[limit(&[A], 1), limit(&[C], 1)]));
        assert!(!outstanding.within(&[Limit::NOTHING]));
        outstanding.remove(token(B));
        assert!(outstanding.within(&[limit(&[A, B], 1)]));
        assert_eq!(outstanding.count(C), 2);
    }

    #[test]
    fn no_limit_is_no_wait_and_nothing_is_under_way_at_the_end() {
        let token = Token {
            counter: C,
            number: 3,
        };
        let mut outstanding = Outstanding::default();
        outstanding.add(token);
        assert!(outstanding.within(&[]) && !outstanding.none());
        outstanding.remove(token);
        assert!(outstanding.none() && outstanding.within(&[Limit::NOTHING]));
    }
}
