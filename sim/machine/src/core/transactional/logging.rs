//! Which accesses of transactions are on the pins on their way into the logs.

/// Slot and word of what is on the pins, and the slot whose turn was last, of each look-up.
#[derive(Default)]
pub struct Logging {
    pub checking: Option<(usize, usize)>,
    pub searching: Option<(usize, usize)>,
    pub appending: Option<(usize, usize)>,
    pub last_check: usize,
    pub last_search: usize,
    pub last_append: usize,
}
