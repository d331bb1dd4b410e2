//! What modules are called.
//!
//! A module that is a unit of the catalog at full size has the unit's name, in whatever it is. Any other is called by the nearest
//! module around it that has a name, and by its field there: `dcd_marks`. What two units have of one text has two names, each unit's own:
//! so a name stands for one text, whichever unit is exported.

use crate::netlist::classes::Classes;
use crate::netlist::scope::Scope;
use crate::remarks::unit;
use std::collections::{BTreeMap, BTreeSet};
use turnstile_hdl::catalog::{units, UnitEntry};

/// A class within a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub class: usize,
    /// The class of the unit of the catalog around it; its own, if it is one.
    pub unit: usize,
}

/// What is called by which name.
pub struct Names {
    names: BTreeMap<Place, String>,
    units: Vec<Option<String>>,
}

impl Names {
    /// Of the modules of `classes`, whose outermost is called `top`.
    pub fn of(classes: &Classes, top: &str) -> Self {
        let digests = classes.digests();
        let last = digests.len() - 1;
        let of_unit = |(at, digest): (usize, &u64)| match at == last {
            true => Some(top.to_owned()),
            false => of_catalog(unit(&classes.classes[at])?.names, *digest),
        };
        let units: Vec<_> = digests.iter().enumerate().map(of_unit).collect();
        let mut known = Self {
            names: BTreeMap::new(),
            units,
        };
        let mut taken = known.units.iter().flatten().cloned().collect();
        for (unit, name) in known.units.clone().iter().enumerate() {
            if let Some(name) = name {
                let place = Place { class: unit, unit };
                known.names.insert(place, name.clone());
                known.add_parts(classes, place, &mut taken);
            }
        }
        known
    }

    /// Names the parts of a module that are no units, and theirs.
    fn add_parts(&mut self, classes: &Classes, around: Place, taken: &mut BTreeSet<String>) {
        let mut new = vec![];
        for (class, role) in &classes.classes[around.class].parts {
            let place = self.part(around, *class);
            if self.names.contains_key(&place) || self.units[*class].is_some() {
                continue;
            }
            let name = format!("{}_{role}", self.names[&around]);
            let unique = std::iter::once(name.clone())
                .chain((2..).map(|copy| format!("{name}_{copy}")))
                .find(|name| taken.insert(name.clone()));
            self.names.insert(place, unique.unwrap_or_default());
            new.push(place);
        }
        for place in new {
            self.add_parts(classes, place, taken);
        }
    }

    /// Where a part of a module is.
    fn part(&self, around: Place, class: usize) -> Place {
        let unit = match self.units[class] {
            Some(_) => class,
            None => around.unit,
        };
        Place { class, unit }
    }

    /// The name of a part of a module.
    pub fn of_part(&self, around: Place, class: usize) -> &str {
        &self.names[&self.part(around, class)]
    }

    /// The name of the unit that a module is, or is a part of.
    pub fn of_unit(&self, place: Place) -> &str {
        self.units[place.unit].as_deref().unwrap_or_default()
    }

    /// Every module, parts before what has them, and its name.
    pub fn all(&self) -> impl Iterator<Item = (Place, &String)> {
        self.names.iter().map(|(place, name)| (*place, name))
    }
}

/// The unit that has a module of this digest at full size, among those of these types: `smdcd_rows`, also as `smdcd_published`, which is in its
/// module, and `row_state` as `row_state_owner_words`.
fn of_catalog(types: &[&str], digest: u64) -> Option<String> {
    let is_type = |name: &str| types.contains(&name);
    let is_variant = |unit: &UnitEntry| {
        let in_module = |of: &&str| unit.module.ends_with(&format!("::{of}"));
        let named_for = |of: &&str| unit.name.starts_with(&format!("{of}_"));
        types.iter().any(|of| in_module(of) || named_for(of))
    };
    let exact = units().iter().filter(|unit| is_type(unit.name));
    let variants = units().iter().filter(|unit| is_variant(unit));
    let has_digest = |unit: &&UnitEntry| {
        let scope = Scope::of((unit.build)().ports());
        let digests = Classes::of(&scope).map(|classes| classes.digests());
        digests.is_ok_and(|digests| digests.last() == Some(&digest))
    };
    let unit = exact.chain(variants).find(has_digest)?;
    Some(unit.name.to_owned())
}
