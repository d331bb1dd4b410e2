//! The signals that a module writes.

use super::Element;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What the statements of an `update` are about.
pub struct Written {
    /// Signals that are seen from outside: outputs and inputs of parts.
    pub seen: BTreeSet<String>,
    /// Next value of each flip-flop, and the flip-flop.
    pub next: BTreeMap<String, String>,
    /// Widths by name.
    pub widths: HashMap<String, usize>,
    /// Signals that are elements of arrays in the source.
    pub elements: BTreeMap<String, Element>,
}
