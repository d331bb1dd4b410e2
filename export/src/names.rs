//! What modules are called.
//!
//! A module that is a unit of the catalog at full size has the unit's name, in whatever it is. Any other is called by the nearest
//! module around it that has a name, and by its field there: `dcd_marks`. So a name stands for one text, whichever unit is exported.

use crate::netlist::classes::Classes;
use crate::netlist::scope::Scope;
use crate::remarks::unit;
use std::collections::BTreeSet;
use turnstile_hdl::catalog::{units, UnitEntry};

/// The name of each class of `classes`, whose outermost is called `top`.
pub fn names(classes: &Classes, top: &str) -> Vec<String> {
    let digests = classes.digests();
    let mut names: Vec<Option<String>> = classes
        .classes
        .iter()
        .zip(&digests)
        .map(|(class, digest)| match class.parent {
            None => Some(top.to_owned()),
            Some(_) => of_catalog(unit(class)?.names, *digest),
        })
        .collect();
    let mut taken: BTreeSet<String> = names.iter().flatten().cloned().collect();
    // From the outside in, so that what is around has a name.
    for at in (0..names.len()).rev() {
        if names[at].is_some() {
            continue;
        }
        let class = &classes.classes[at];
        let around = class.parent.and_then(|parent| names[parent].clone());
        let name = format!("{}_{}", around.unwrap_or_default(), class.role);
        let unique = std::iter::once(name.clone())
            .chain((2..).map(|copy| format!("{name}_{copy}")))
            .find(|name| taken.insert(name.clone()));
        names[at] = unique;
    }
    names.into_iter().flatten().collect()
}

/// The unit that has a module of this digest at full size, among those of these types: `smdcd`, also as `smdcd_published`.
fn of_catalog(types: &[&str], digest: u64) -> Option<String> {
    let is_type = |name: &str| types.contains(&name);
    let is_variant = |name: &str| types.iter().any(|of| name.starts_with(&format!("{of}_")));
    let exact = units().iter().filter(|unit| is_type(unit.name));
    let variants = units().iter().filter(|unit| is_variant(unit.name));
    let has_digest = |unit: &&UnitEntry| {
        let scope = Scope::of((unit.build)().ports());
        let digests = Classes::of(&scope).map(|classes| classes.digests());
        digests.is_ok_and(|digests| digests.last() == Some(&digest))
    };
    let unit = exact.chain(variants).find(has_digest)?;
    Some(unit.name.to_owned())
}
