//! The sizes of units: what a user calls them, what is legal, and the constants that they are in a unit's type.

use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::full_size::{
    ADDR_BITS, ATOMIC_ENTRIES, BANKS, CLASSES, FILTER_BITS, LANES, LINE_WORD_BITS, LOCKS,
    LOCK_BITS, LOG_INDEX_BITS, PACKET_TAG_BITS, PC_BITS, REFERENCE_COUNT_BITS, REGISTER_ROWS, ROWS,
    SCALAR_WORDS, SHARED_ROWS, SLOTS, STACK_DEPTH, STATE_ROWS, TABLE_SET_BITS, TABLE_WAYS, WARPS,
    WARP_LANES, WORD_ADDRESS_BITS,
};

/// How a constant of [`turnstile_hdl::full_size`] follows from a size.
#[derive(Clone, Copy)]
pub enum Follows {
    /// It is the size.
    Same,
    /// It numbers as many as the size says.
    Bits,
    By(fn(usize) -> usize),
}
use Follows::{Bits, By, Same};

impl Follows {
    pub fn from(self, value: usize) -> usize {
        match self {
            Same => value,
            Bits => bits(value),
            By(of) => of(value),
        }
    }
}

/// A size.
pub struct Size {
    pub name: &'static str,
    /// What it counts.
    pub what: &'static str,
    /// What may be given.
    pub legal: &'static str,
    /// The papers' value.
    pub paper: usize,
    is_legal: fn(usize) -> bool,
    /// The first is the size's own; a unit that has it in its type has the size.
    pub gives: &'static [(&'static str, Follows)],
}

impl Size {
    pub fn is_legal(&self, value: usize) -> bool {
        (self.is_legal)(value)
    }
}

/// Bits of a number below `count`, at least one.
pub fn bits(count: usize) -> usize {
    (count.next_power_of_two().ilog2() as usize).max(1)
}

fn power_of_two(value: usize, most: usize) -> bool {
    value.is_power_of_two() && (2..=most).contains(&value)
}

/// Lanes of a look-up group of the early abort scanner.
const GROUP: usize = 4;

/// Every size. A constant that several give is given by the first of them whose own constant the unit has: see [`sizes_of`].
#[rustfmt::skip]
static SIZES: [Size; 26] = [
    Size { name: "banks", what: "banks", legal: "a power of two from 2 to 32", paper: BANKS,
        is_legal: |value| power_of_two(value, 32), gives: &[("BANKS", Same), ("BANK_BITS", Bits)] },
    Size { name: "lanes", what: "lanes of a request", legal: "a power of two from 2 to 32", paper: LANES,
        is_legal: |value| power_of_two(value, 32), gives: &[("LANE_BITS", Bits), ("LANES", Same)] },
    Size { name: "lanes", what: "lanes of a request", legal: "1 to 32", paper: LANES,
        is_legal: |value| (1..=32).contains(&value), gives: &[("LANES", Same)] },
    Size { name: "rows", what: "words of a bank", legal: "4 to 16384", paper: ROWS,
        is_legal: |value| (4..=16384).contains(&value), gives: &[("ROWS", Same), ("ROW_BITS", Bits)] },
    Size { name: "rows", what: "words of a bank", legal: "4 to 16384", paper: SHARED_ROWS,
        is_legal: |value| (4..=16384).contains(&value), gives: &[("SHARED_ROWS", Same), ("ROW_BITS", Bits)] },
    Size { name: "state_rows", what: "rows of variables in transactions (4/9 of rows unless set)",
        legal: "3 to 16384, at most as many as rows", paper: STATE_ROWS,
        is_legal: |value| (3..=16384).contains(&value), gives: &[("STATE_ROWS", Same), ("STATE_BITS", Bits)] },
    Size { name: "work_items", what: "work-items in transactions, 64 a wavefront slot", legal: "64, 128, 192 or 256", paper: 64 * SLOTS,
        is_legal: |value| value.is_multiple_of(64) && (64..=256).contains(&value),
        gives: &[("SLOTS", By(|value| value / 64)), ("SLOT_BITS", By(|value| bits(value / 64)))] },
    // As many classes of rows as a signature has bits, from 4 to 32.
    Size { name: "filter_bits", what: "bits of a Bloom signature", legal: "a power of two from 2 to 64", paper: FILTER_BITS,
        is_legal: |value| power_of_two(value, 64), gives: &[("FILTER_BITS", Same), ("CLASSES", By(|value| value.clamp(4, 32)))] },
    Size { name: "classes", what: "classes of rows", legal: "a power of two from 2 to 32", paper: CLASSES,
        is_legal: |value| power_of_two(value, 32), gives: &[("CLASSES", Same)] },
    Size { name: "lock_count", what: "lock bits", legal: "a power of two from 2 to 16384, at most as many as words", paper: LOCKS,
        is_legal: |value| power_of_two(value, 1 << LOCK_BITS), gives: &[("LOCKS", Same)] },
    Size { name: "warps", what: "atomic instructions in flight", legal: "a power of two from 2 to 32", paper: WARPS,
        is_legal: |value| power_of_two(value, 32), gives: &[("WARPS", Same), ("WARP_BITS", Bits)] },
    Size { name: "address_bits", what: "bits of a byte address", legal: "4 to 21", paper: ADDR_BITS,
        is_legal: |value| (4..=21).contains(&value), gives: &[("ADDR_BITS", Same)] },
    Size { name: "ways", what: "ways of the table", legal: "1 to 32", paper: TABLE_WAYS,
        is_legal: |value| (1..=32).contains(&value), gives: &[("TABLE_WAYS", Same)] },
    Size { name: "sets", what: "sets of the table", legal: "a power of two from 2 to 65536", paper: 1 << TABLE_SET_BITS,
        is_legal: |value| power_of_two(value, 65536), gives: &[("TABLE_SET_BITS", Bits)] },
    Size { name: "address_bits", what: "bits of a word address", legal: "1 to 32", paper: WORD_ADDRESS_BITS,
        is_legal: |value| (1..=32).contains(&value), gives: &[("WORD_ADDRESS_BITS", Same)] },
    Size { name: "count_bits", what: "bits of a reader or writer count", legal: "1 to 32", paper: REFERENCE_COUNT_BITS,
        is_legal: |value| (1..=32).contains(&value), gives: &[("REFERENCE_COUNT_BITS", Same)] },
    Size { name: "lanes", what: "lanes of a warp", legal: "a multiple of 4 from 4 to 32", paper: WARP_LANES,
        is_legal: |value| value.is_multiple_of(GROUP) && (GROUP..=32).contains(&value),
        gives: &[("WARP_GROUPS", By(|value| value / GROUP)), ("WARP_GROUP_BITS", By(|value| bits(value / GROUP))), ("WARP_LANES", Same)] },
    Size { name: "lanes", what: "lanes of a warp", legal: "1 to 32", paper: WARP_LANES,
        is_legal: |value| (1..=32).contains(&value), gives: &[("WARP_LANES", Same)] },
    Size { name: "entries", what: "entries of the stack", legal: "4 to 1024", paper: STACK_DEPTH,
        is_legal: |value| (4..=1024).contains(&value), gives: &[("STACK_DEPTH", Same), ("STACK_INDEX_BITS", Bits)] },
    Size { name: "pc_bits", what: "bits of a program counter", legal: "1 to 32", paper: PC_BITS,
        is_legal: |value| (1..=32).contains(&value), gives: &[("PC_BITS", Same)] },
    Size { name: "log_bits", what: "bits of an index of the logs", legal: "1 to 32", paper: LOG_INDEX_BITS,
        is_legal: |value| (1..=32).contains(&value), gives: &[("LOG_INDEX_BITS", Same)] },
    Size { name: "rows", what: "rows of registers", legal: "4 to 16384", paper: REGISTER_ROWS,
        is_legal: |value| (4..=16384).contains(&value), gives: &[("REGISTER_ROWS", Same), ("REGISTER_ROW_BITS", Bits)] },
    Size { name: "words", what: "scalar registers", legal: "an even number from 2 to 1024", paper: SCALAR_WORDS,
        is_legal: |value| value.is_multiple_of(2) && (2..=1024).contains(&value),
        gives: &[("SCALAR_WORDS", Same), ("SCALAR_WORD_BITS", Bits)] },
    Size { name: "entries", what: "requests that it has at once", legal: "a power of two from 2 to 32", paper: ATOMIC_ENTRIES,
        is_legal: |value| power_of_two(value, 32), gives: &[("ATOMIC_ENTRIES", Same), ("ATOMIC_ENTRY_BITS", Bits)] },
    Size { name: "line_words", what: "words of a line", legal: "a power of two from 2 to 1024", paper: 1 << LINE_WORD_BITS,
        is_legal: |value| power_of_two(value, 1024), gives: &[("LINE_WORD_BITS", Bits)] },
    Size { name: "tag_bits", what: "bits of a request's tag", legal: "1 to 32", paper: PACKET_TAG_BITS,
        is_legal: |value| (1..=32).contains(&value), gives: &[("PACKET_TAG_BITS", Same)] },
];

/// Whether the type of a unit has a constant.
pub fn mentions(unit: &UnitEntry, constant: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut words = unit.expression.split(|letter| !is_part(letter));
    words.any(|word| word == constant)
}

/// Whether the bits of an address follow from banks and rows.
fn is_whole_address(unit: &UnitEntry) -> bool {
    ["ADDR_BITS", "BANK_BITS", "ROW_BITS"]
        .iter()
        .all(|constant| mentions(unit, constant))
}

/// The sizes of a unit. None if it has one size only.
pub fn sizes_of(unit: &UnitEntry) -> Vec<&'static Size> {
    let mut given = vec![];
    if is_whole_address(unit) {
        given.push("ADDR_BITS");
    }
    let mut sizes: Vec<usize> = vec![];
    // Those whose own constant is there, then those that give what is left.
    for only_own in [true, false] {
        for (at, size) in SIZES.iter().enumerate() {
            let own = if only_own { 1 } else { size.gives.len() };
            let mut constants = size.gives[..own].iter().map(|(name, _)| *name);
            if constants.any(|name| mentions(unit, name) && !given.contains(&name)) {
                given.extend(size.gives.iter().map(|(name, _)| *name));
                sizes.push(at);
            }
        }
    }
    sizes.sort_unstable();
    sizes.into_iter().map(|at| &SIZES[at]).collect()
}
