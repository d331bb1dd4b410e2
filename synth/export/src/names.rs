//! What modules are called.
//!
//! A module that is a unit of the catalog at full size has the unit's name, in whatever it is. Any other is called by the nearest
//! module around it that has a name, and by its field there: `dcd_marks`. What two units have of one text has two names, each unit's own:
//! so a name stands for one text, whichever unit is exported. Units that are one in the source, like `atomic_unit` and
//! `combining_atomic_unit`, share what is equal under the name that the first of them gives it.

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
    digests: Vec<u64>,
    /// By place, the unit that a part is shared with.
    shared: BTreeMap<Place, &'static str>,
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
            digests,
            shared: BTreeMap::new(),
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
        let parts = classes.classes[around.class].parts.iter();
        let parts = parts.map(|(class, role)| (self.part(around, *class), role));
        let parts = parts.filter(|(place, _)| self.units[place.class].is_none());
        let parts: Vec<_> = parts.collect();
        let first = match parts[..] {
            [] => None,
            _ => first_of_source(self.of_unit(around)),
        };
        let mut new = vec![];
        for (place, role) in parts {
            if self.names.contains_key(&place) {
                continue;
            }
            let digest = &self.digests[place.class];
            let shared = first.as_ref();
            let shared = shared.and_then(|(unit, names)| Some((*unit, names.get(digest)?)));
            let name = if let Some((unit, name)) = shared {
                self.shared.insert(place, unit);
                name.clone()
            } else {
                unique(format!("{}_{role}", self.names[&around]), taken)
            };
            self.names.insert(place, name);
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
        let own = self.units[place.unit].as_deref().unwrap_or_default();
        self.shared.get(&place).unwrap_or(&own)
    }

    /// Every module, parts before what has them, and its name.
    pub fn all(&self) -> impl Iterator<Item = (Place, &String)> {
        self.names.iter().map(|(place, name)| (*place, name))
    }
}

/// `name`, or what no module has of `name_2`, `name_3` ..
fn unique(name: String, taken: &mut BTreeSet<String>) -> String {
    let copies = (2..).map(|copy| format!("{name}_{copy}"));
    let mut names = std::iter::once(name.clone()).chain(copies);
    let new = names.find(|name| taken.insert(name.clone()));
    new.unwrap_or(name.clone())
}

/// The first unit of the catalog with the source of `unit`, unless it is `unit`, and by digest what it calls those of its parts that are no
/// units.
fn first_of_source(unit: &str) -> Option<(&'static str, BTreeMap<u64, String>)> {
    let own = units().iter().find(|entry| entry.name == unit)?;
    let mut of_source = units().iter().filter(|entry| entry.module == own.module);
    let first = of_source.next().filter(|first| first.name != unit)?;
    let classes = Classes::of(&Scope::of((first.build)().ports())).ok()?;
    let known = Names::of(&classes, first.name);
    let parts = known.names.iter();
    let parts = parts.filter(|(place, _)| known.units[place.class].is_none());
    let named = parts.map(|(place, name)| (known.digests[place.class], name.clone()));
    Some((first.name, named.collect()))
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
