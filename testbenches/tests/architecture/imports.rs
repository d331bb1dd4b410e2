//! Which file of a crate uses which other one, read from its sources.
//!
//! A path that begins with `crate`, `self`, `super` or, in a `use`, with a module of the file's own is followed to the file that it names, through the
//! re-exports on its way. What only tests use does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

/// A module, as the names that lead to it from the crate's root.
pub type Module = Vec<String>;

/// What a file says.
#[derive(Default)]
struct Source {
    /// Names that it gives to others, and the paths that they stand for.
    exports: BTreeMap<String, Vec<String>>,
    /// Paths that it uses itself.
    uses: Vec<Vec<String>>,
}

/// The files of a crate, and for each the ones that it uses.
pub fn of_crate(folder: &Path) -> BTreeMap<Module, BTreeSet<Module>> {
    let mut sources = BTreeMap::new();
    read(&folder.join("src"), &mut vec![], &mut sources);
    let used = |module: &Module| {
        let paths = &sources[module].uses;
        let modules = paths.iter().filter_map(|path| resolve(&sources, path, 0));
        modules.filter(|other| other != module).collect()
    };
    sources
        .keys()
        .map(|module| (module.clone(), used(module)))
        .collect()
}

fn read(folder: &Path, module: &mut Module, sources: &mut BTreeMap<Module, Source>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if stem == "tests" {
            // What only tests use.
        } else if path.is_dir() {
            module.push(stem);
            read(&path, module, sources);
            module.pop();
        } else if path.extension().is_some_and(|extension| extension == "rs") && stem != "main" {
            let mut own = module.clone();
            if stem != "mod" && stem != "lib" {
                own.push(stem);
            }
            let text = fs::read_to_string(&path).unwrap();
            let file = syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let mut reader = Reader {
                module: own.clone(),
                source: Source::default(),
            };
            if !is_test(&file.attrs) {
                reader.visit_file(&file);
            }
            sources.insert(own, reader.source);
        }
    }
}

/// The file that a path leads to.
fn resolve(sources: &BTreeMap<Module, Source>, path: &[String], depth: usize) -> Option<Module> {
    let known = (0..=path.len())
        .rev()
        .find(|length| sources.contains_key(&path[..*length]))?;
    let (module, rest) = path.split_at(known);
    let renamed = rest
        .first()
        .and_then(|name| sources[module].exports.get(name));
    match renamed {
        Some(target) if depth < 8 => resolve(sources, &[target, &rest[1..]].concat(), depth + 1),
        _ => Some(module.to_vec()),
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|one| {
        let condition = one
            .path()
            .is_ident("cfg")
            .then(|| one.parse_args::<syn::Ident>());
        condition.is_some_and(|name| name.is_ok_and(|name| name == "test"))
    })
}

struct Reader {
    module: Module,
    source: Source,
}

impl Reader {
    /// The path from the crate's root; none if it begins elsewhere.
    fn absolute(&self, path: &[String]) -> Option<Vec<String>> {
        let ups = path.iter().take_while(|name| *name == "super").count();
        let (base, rest) = match path.first()?.as_str() {
            "crate" => (&self.module[..0], &path[1..]),
            "self" => (&self.module[..], &path[1..]),
            "super" => (
                &self.module[..self.module.len().checked_sub(ups)?],
                &path[ups..],
            ),
            _ => return None,
        };
        Some([base, rest].concat())
    }

    fn use_tree(&mut self, tree: &UseTree, path: &mut Vec<String>, exported: bool) {
        match tree {
            UseTree::Path(one) => {
                path.push(one.ident.to_string());
                self.use_tree(&one.tree, path, exported);
                path.pop();
            }
            UseTree::Group(group) => {
                group
                    .items
                    .iter()
                    .for_each(|one| self.use_tree(one, path, exported));
            }
            UseTree::Glob(_) => self.used(path.clone(), None, exported),
            UseTree::Name(one) => self.named(path, &one.ident, &one.ident, exported),
            UseTree::Rename(one) => self.named(path, &one.ident, &one.rename, exported),
        }
    }

    fn named(&mut self, path: &[String], name: &syn::Ident, as_name: &syn::Ident, exported: bool) {
        let mut whole = path.to_vec();
        if name != "self" {
            whole.push(name.to_string());
        }
        self.used(whole, Some(as_name.to_string()), exported);
    }

    fn used(&mut self, path: Vec<String>, name: Option<String>, exported: bool) {
        // A path that begins with a module of this one's is one of `self` too.
        let absolute = self
            .absolute(&path)
            .unwrap_or_else(|| [&self.module[..], &path[..]].concat());
        match (exported, name) {
            (true, Some(name)) => drop(self.source.exports.insert(name, absolute)),
            (true, None) => {}
            // Names of other crates lead no further than this file.
            (false, _) => self.source.uses.push(absolute),
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(one) => &one.attrs,
            Item::Fn(one) => &one.attrs,
            Item::Impl(one) => &one.attrs,
            Item::Use(one) => &one.attrs,
            Item::Const(one) => &one.attrs,
            Item::Static(one) => &one.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let exported = !matches!(item.vis, Visibility::Inherited);
        self.use_tree(&item.tree, &mut vec![], exported);
    }

    /// `pub(super)` uses nothing.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<_> = path
            .segments
            .iter()
            .map(|one| one.ident.to_string())
            .collect();
        if let Some(absolute) = self.absolute(&names) {
            self.source.uses.push(absolute);
        }
        visit::visit_path(self, path);
    }
}
