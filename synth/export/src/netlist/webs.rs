//! One name for each use of a signal.
//!
//! An `update` may use a signal several times for values that have nothing to do with each other: a scratch value a lane. Each such use,
//! the assignments that reach a common reader, gets a name of its own, so that it can be driven by itself.

use super::expr::Expr;
use super::written::Written;
use super::{assignments, Stmt, Target};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// The assignments that a name may have its value from at a place.
type Reaching = HashMap<String, BTreeSet<usize>>;

/// Renames the uses of signals in `statements`; `added` receives the new names.
pub fn separate(
    mut statements: Vec<Stmt>,
    written: &Written,
    added: &mut Vec<(String, usize)>,
) -> Vec<Stmt> {
    let mut webs = Webs::default();
    let mut reaching = Reaching::new();
    webs.walk(&statements, &mut reaching);
    // What is seen from outside, or looked at before it is assigned, is what is there in the end.
    for (name, last) in &reaching {
        let is_seen = written.seen.contains(name) || written.next.contains_key(name);
        if is_seen || webs.early.contains(name) {
            webs.join(last);
            webs.main
                .extend(last.iter().next().map(|at| (name.clone(), *at)));
        }
    }
    let names = webs.names(written, added);
    Renaming {
        names,
        webs: &mut webs,
        definition: 0,
        site: 0,
    }
    .all(&mut statements);
    statements
}

#[derive(Default)]
struct Webs {
    /// The signal of each assignment, in the order of the text.
    signals: Vec<String>,
    parents: Vec<usize>,
    /// At each expression, in the order of the text, an assignment that each signal is read from.
    sites: Vec<HashMap<String, usize>>,
    /// Signals that are read before they are assigned.
    early: BTreeSet<String>,
    /// An assignment that the value in the end is from.
    main: HashMap<String, usize>,
}

impl Webs {
    fn root(&self, mut at: usize) -> usize {
        while self.parents[at] != at {
            at = self.parents[at];
        }
        at
    }

    fn join(&mut self, definitions: &BTreeSet<usize>) {
        let mut roots = definitions.iter().map(|&at| self.root(at));
        let Some(first) = roots.next() else { return };
        let others: Vec<usize> = roots.collect();
        for other in others {
            self.parents[other] = first;
        }
    }

    fn read(&mut self, expr: &Expr, reaching: &Reaching) {
        let mut site = HashMap::new();
        for name in expr.reads() {
            match reaching.get(name) {
                Some(definitions) => {
                    self.join(definitions);
                    site.extend(definitions.iter().next().map(|at| (name.to_owned(), *at)));
                }
                None => {
                    self.early.insert(name.to_owned());
                }
            }
        }
        self.sites.push(site);
    }

    fn walk(&mut self, statements: &[Stmt], reaching: &mut Reaching) {
        for statement in statements {
            match statement {
                Stmt::Assign { target, value } => self.assign(target, value, reaching),
                Stmt::If {
                    condition,
                    then,
                    other,
                } => {
                    self.read(condition, reaching);
                    self.branch(&[then, other], reaching);
                }
                Stmt::Case {
                    test,
                    arms,
                    default,
                } => {
                    self.read(test, reaching);
                    let mut bodies: Vec<&Vec<Stmt>> = arms.iter().map(|(_, body)| body).collect();
                    bodies.push(default);
                    self.branch(&bodies, reaching);
                }
                Stmt::Repeat { body, .. } => self.walk(body, reaching),
            }
        }
    }

    fn assign(&mut self, target: &Target, value: &Expr, reaching: &mut Reaching) {
        if let Target::Bit(_, index) = target {
            self.read(index, reaching);
        }
        self.read(value, reaching);
        let name = target.name();
        let at = self.signals.len();
        self.signals.push(name.to_owned());
        self.parents.push(at);
        let builds_on = matches!(target, Target::Bit(..)) || value.reads().contains(name);
        if builds_on {
            if let Some(before) = reaching.get(name) {
                let mut all = before.clone();
                all.insert(at);
                self.join(&all);
            }
        }
        reaching.insert(name.to_owned(), BTreeSet::from([at]));
    }

    fn branch(&mut self, bodies: &[&Vec<Stmt>], reaching: &mut Reaching) {
        let mut changed: BTreeSet<&str> = BTreeSet::new();
        for body in bodies {
            assignments(body, &mut |target, _| {
                changed.insert(target.name());
            });
        }
        let of_changed = |reaching: &Reaching| -> Vec<Option<BTreeSet<usize>>> {
            changed
                .iter()
                .map(|name| reaching.get(*name).cloned())
                .collect()
        };
        let before = of_changed(reaching);
        let mut after = vec![BTreeSet::new(); changed.len()];
        for body in bodies {
            self.walk(body, reaching);
            for (all, own) in after.iter_mut().zip(of_changed(reaching)) {
                all.extend(own.unwrap_or_default());
            }
            for (name, old) in changed.iter().zip(&before) {
                match old {
                    Some(old) => reaching.insert((*name).to_owned(), old.clone()),
                    None => reaching.remove(*name),
                };
            }
        }
        for (name, all) in changed.iter().zip(after) {
            reaching.insert((*name).to_owned(), all);
        }
    }

    /// The new name of each web that gets one.
    fn names(&self, written: &Written, added: &mut Vec<(String, usize)>) -> HashMap<usize, String> {
        let mut by_signal: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, signal) in self.signals.iter().enumerate() {
            let webs = by_signal.entry(signal).or_default();
            let root = self.root(at);
            if !webs.contains(&root) {
                webs.push(root);
            }
        }
        let sites = self.sites.iter().flat_map(HashMap::values);
        let read: HashSet<usize> = sites.map(|at| self.root(*at)).collect();
        let mut names = HashMap::new();
        for (signal, webs) in by_signal {
            let main = self.main.get(signal).map(|at| self.root(*at));
            // What is dropped must not have the name of what is kept.
            for web in webs
                .iter()
                .filter(|web| !read.contains(web) && Some(**web) != main)
            {
                names.insert(*web, format!("{signal}$dropped"));
            }
            let kept: Vec<usize> = webs
                .into_iter()
                .filter(|web| read.contains(web) && Some(*web) != main)
                .collect();
            // The only one keeps the name.
            if kept.len() + usize::from(main.is_some()) < 2 {
                continue;
            }
            for (number, web) in kept.iter().enumerate() {
                let name = (0..)
                    .map(|more| format!("{signal}_{}{number}", "v".repeat(more)))
                    .find(|name| !written.widths.contains_key(name))
                    .unwrap_or_default();
                added.push((name.clone(), written.widths[signal]));
                names.insert(*web, name);
            }
        }
        names
    }
}

/// The second walk, in the order of the first.
struct Renaming<'w> {
    names: HashMap<usize, String>,
    webs: &'w mut Webs,
    definition: usize,
    site: usize,
}

impl Renaming<'_> {
    fn name(&self, definition: usize) -> Option<&String> {
        self.names.get(&self.webs.root(definition))
    }

    fn read(&mut self, expr: &mut Expr) {
        let site = &self.webs.sites[self.site];
        expr.rename(&|name| self.name(*site.get(name)?).cloned());
        self.site += 1;
    }

    fn all(&mut self, statements: &mut [Stmt]) {
        for statement in statements {
            match statement {
                Stmt::Assign { target, value } => {
                    if let Target::Bit(_, index) = target {
                        self.read(index);
                    }
                    self.read(value);
                    if let Some(name) = self.name(self.definition) {
                        target.set_name(name.clone());
                    }
                    self.definition += 1;
                }
                Stmt::If {
                    condition,
                    then,
                    other,
                } => {
                    self.read(condition);
                    self.all(then);
                    self.all(other);
                }
                Stmt::Case {
                    test,
                    arms,
                    default,
                } => {
                    self.read(test);
                    arms.iter_mut().for_each(|(_, body)| self.all(body));
                    self.all(default);
                }
                Stmt::Repeat { body, .. } => self.all(body),
            }
        }
    }
}
