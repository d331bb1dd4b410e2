//! Loads under way: which registers they write.

use crate::code::types::Type;
use turnstile_kernel::{Counter, Token};

/// Accesses to global memory that are under way, stores too: those that a fence waits for.
pub const GLOBAL: Counter = Counter::new(0);
/// All other work.
pub const OTHER: Counter = Counter::new(1);

/// Copies into shared memory, their loads as well as their stores.
pub const COPIES: Counter = Counter::new(2);

/// What an answer is for.
#[derive(Clone, Debug)]
pub struct Destination {
    /// Where the registers are, in their order; some values nobody wants.
    pub places: Vec<Option<usize>>,
    pub of: Type,
    /// Lanes whose value is the high half of the word that comes.
    pub high: u64,
}

/// Tokens that are outstanding.
#[derive(Clone, Debug, Default)]
pub struct Loads {
    next: u32,
    outstanding: Vec<(Token, Destination)>,
}

impl Loads {
    /// A new token for what these registers receive.
    pub fn token(&mut self, counter: Counter, destination: Destination) -> Token {
        let number = self.next;
        self.next = self.next.wrapping_add(1);
        let token = Token { counter, number };
        if destination.places.iter().any(Option::is_some) {
            self.outstanding.push((token, destination));
        }
        token
    }

    pub fn destination(&self, token: Token) -> Option<&Destination> {
        let mut outstanding = self.outstanding.iter();
        let found = outstanding.find(|(other, _)| *other == token);
        found.map(|(_, destination)| destination)
    }

    /// Everything is delivered.
    pub fn complete(&mut self, token: Token) {
        self.outstanding.retain(|(other, _)| *other != token);
    }

    /// How many there are that a register waits for.
    pub fn count(&self) -> u32 {
        self.outstanding.len() as u32
    }

    pub fn none(&self) -> bool {
        self.outstanding.is_empty()
    }

    /// Whether something is on its way to a register.
    pub fn awaits(&self, place: usize) -> bool {
        let mut places = self
            .outstanding
            .iter()
            .flat_map(|(_, destination)| &destination.places);
        places.any(|one| *one == Some(place))
    }
}
