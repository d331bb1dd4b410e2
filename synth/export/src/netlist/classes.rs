//! Equal modules are one module.

use super::module::{module, Problem};
use super::scope::Scope;
use super::Module;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A module that one or more blocks have.
pub struct Class {
    pub module: Module,
    /// The classes of its parts, and the fields that they are, without indices.
    pub parts: Vec<(usize, String)>,
    /// Names of all that the block has, which tell its type.
    pub fields: Vec<String>,
}

/// The distinct modules of a unit, parts before what has them; the unit's own is the last.
#[derive(Default)]
pub struct Classes {
    pub classes: Vec<Class>,
    known: HashMap<Module, usize>,
}

/// Where a problem is: fields from the unit down, with `.` between.
pub type Place = String;

impl Classes {
    /// The modules of `scope` and of everything in it.
    ///
    /// # Errors
    /// The first block that is no module, and why.
    pub fn of(scope: &Scope) -> Result<Self, (Place, Problem)> {
        let mut classes = Self::default();
        classes.add(scope)?;
        Ok(classes)
    }

    /// A number for each class that tells its text, whatever unit it is in.
    pub fn digests(&self) -> Vec<u64> {
        let mut digests: Vec<u64> = vec![];
        for class in &self.classes {
            let mut hasher = DefaultHasher::new();
            let mut module = class.module.clone();
            for instance in &mut module.instances {
                digests[instance.module].hash(&mut hasher);
                instance.module = 0;
            }
            module.hash(&mut hasher);
            digests.push(hasher.finish());
        }
        digests
    }

    fn add(&mut self, scope: &Scope) -> Result<usize, (Place, Problem)> {
        let mut parts = vec![];
        for part in scope.parts.iter().filter(|part| !part.is_register()) {
            let class = self.add(part).map_err(|(place, problem)| {
                let field = part.name.replace('$', "_");
                (format!("{field}.{place}"), problem)
            })?;
            parts.push((class, role(&part.name)));
        }
        let classes: Vec<usize> = parts.iter().map(|(class, _)| *class).collect();
        let module =
            module(scope, &classes).map_err(|problem| (String::from("update"), problem))?;
        if let Some(&class) = self.known.get(&module) {
            return Ok(class);
        }
        let class = self.classes.len();
        self.known.insert(module.clone(), class);
        self.classes.push(Class {
            module,
            parts,
            fields: fields(scope),
        });
        Ok(class)
    }
}

/// A field without the indices of an array.
fn role(name: &str) -> String {
    let parts = name
        .split('$')
        .filter(|part| !part.bytes().all(|b| b.is_ascii_digit()));
    parts.collect::<Vec<_>>().join("_")
}

/// Every field, arrays once.
fn fields(scope: &Scope) -> Vec<String> {
    let items = scope.items.iter().map(|item| &item.name);
    let parts = scope.parts.iter().map(|part| &part.name);
    let mut fields: Vec<String> = items.chain(parts).map(|name| role(name)).collect();
    fields.sort_unstable();
    fields.dedup();
    fields
}
