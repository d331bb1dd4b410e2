//! Loads under way: which registers their tokens stand for.

use turnstile_kernel::{Counter, Token};

/// Counts vector memory instructions, as vmcnt does.
pub(crate) const VECTOR: Counter = Counter::new(0);
/// Counts local memory instructions, as lgkmcnt does together with [`SCALAR`].
pub(crate) const LOCAL: Counter = Counter::new(1);
/// Counts scalar loads.
pub(crate) const SCALAR: Counter = Counter::new(2);

/// Consecutive registers that receive a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    /// Vector registers from `first` on.
    Vector {
        first: u8,
        /// Registers of one access.
        words: u8,
    },
    /// Scalar registers, by number.
    Scalar { first: u8 },
}

/// Tokens that are outstanding and have a destination.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Loads {
    next: u32,
    outstanding: Vec<(Token, Destination)>,
}

impl Loads {
    /// A new token, for what `destination` receives if there is one.
    pub fn token(&mut self, counter: Counter, destination: Option<Destination>) -> Token {
        let number = self.next;
        self.next = self.next.wrapping_add(1);
        let token = Token { counter, number };
        self.outstanding
            .extend(destination.map(|destination| (token, destination)));
        token
    }

    /// Nothing is under way.
    pub fn none(&self) -> bool {
        self.outstanding.is_empty()
    }

    /// Where the answer goes.
    pub fn destination(&self, token: Token) -> Option<Destination> {
        let mut outstanding = self.outstanding.iter();
        outstanding
            .find(|(other, _)| *other == token)
            .map(|(_, destination)| *destination)
    }

    /// Everything is delivered.
    pub fn complete(&mut self, token: Token) {
        self.outstanding.retain(|(other, _)| *other != token);
    }
}
