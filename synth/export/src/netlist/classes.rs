//! Equal modules are one module.

use super::module::{module, Problem};
use super::scope::Scope;
use super::Module;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A module that one or more blocks have.
pub struct Class {
    pub module: Module,
    /// The classes of its parts, and the fields that they are, without indices.
    pub parts: Vec<(usize, String)>,
    /// All that the block has, by name, which tells its type.
    pub fields: BTreeMap<String, Field>,
}

/// A signal or a part of a block, or an array of them.
#[derive(Clone, Copy, Default)]
pub struct Field {
    /// Of the signal; 0 of a part.
    pub width: usize,
    pub count: usize,
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
fn fields(scope: &Scope) -> BTreeMap<String, Field> {
    let items = scope.items.iter().map(|item| (&item.name, item.width));
    let parts = scope.parts.iter().map(|part| (&part.name, 0));
    let mut fields = BTreeMap::new();
    for (name, width) in items.chain(parts) {
        let field: &mut Field = fields.entry(role(name)).or_default();
        field.width = width;
        field.count += 1;
    }
    fields
}
