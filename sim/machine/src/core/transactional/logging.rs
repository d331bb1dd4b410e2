//! Which accesses of transactions are on the pins on their way into the logs.

/// How far a look-up is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LookUp {
    /// It is on the pins.
    Shown,
    /// The answer is to come.
    Taken,
    #[default]
    Answered,
}

impl LookUp {
    /// Of one that is asked, or not.
    pub fn asked(it_is: bool) -> Self {
        match it_is {
            true => Self::Shown,
            false => Self::Answered,
        }
    }
}

/// Slot and word of what is on the pins, and the slot whose turn was last, of each look-up.
#[derive(Default)]
pub struct Logging {
    pub checking: Option<(usize, usize)>,
    /// What answers it: the conflict address table, and what the slot has learned.
    pub table: LookUp,
    pub learned: LookUp,
    pub searching: Option<(usize, usize)>,
    pub appending: Option<(usize, usize)>,
    pub last_check: usize,
    pub last_search: usize,
    pub last_append: usize,
}
