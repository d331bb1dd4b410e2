//! The catalog of units.

use std::collections::HashSet;
use turnstile_hdl::catalog::units;

#[test]
fn names_are_unique() {
    let names: HashSet<_> = units().iter().map(|unit| unit.name).collect();
    assert_eq!(names.len(), units().len());
}
