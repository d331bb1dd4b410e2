//! Which statements drive which signal.
//!
//! An `update` is one list of statements for everything that a block drives. Each signal gets the statements that
//! assign it and the conditions around them. Only where a statement needs a value that is assigned
//! again afterwards do the two signals stay together. A flip-flop's next value becomes an assignment at the clock.

use super::expr::Expr;
use super::webs::separate;
use super::written::Written;
use super::{assignments, expressions, only, rewrite, Drive, Element, Function, Stmt, Target};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Choices of an `assign` at most: what has more reads better as a function.
const CHOICES: usize = 4;

/// What comes of them.
#[derive(Debug, Default)]
pub struct Driven {
    pub drives: Vec<Drive>,
    pub clocked: Vec<Stmt>,
    /// Names that were not there before, with their widths: values of a signal that is used several times.
    pub added: Vec<(String, usize)>,
    /// Elements of arrays; the values of a signal that is used several times are those of an array too.
    pub elements: BTreeMap<String, Element>,
}

/// Takes the statements apart.
pub fn drive(statements: Vec<Stmt>, written: &Written) -> Driven {
    let mut added = vec![];
    let statements = separate(statements, written, &mut added);
    let statements = complete(used(statements, written), written, &added);
    let uses = Uses::of(&statements);
    let mut groups = Groups::default();
    for read in &uses.reads {
        if uses.changes_after(read) {
            groups.join(&read.signal, &read.target);
        }
    }
    let elements = elements(written, &added);
    groups.complete(&uses, &elements);
    let read: BTreeSet<&str> = uses.reads.iter().map(|read| read.signal.as_str()).collect();
    let at_clock = |name: &str| {
        written.next.contains_key(name) && !read.contains(name) && groups.is_alone(name)
    };

    let new: HashMap<String, usize> = added.iter().cloned().collect();
    let width = |name: &str| {
        new.get(name)
            .copied()
            .unwrap_or_else(|| written.widths[name])
    };
    let mut driven = Driven {
        added,
        elements,
        ..Default::default()
    };
    let mut done = BTreeSet::new();
    for definition in &uses.definitions {
        let name = &definition.signal;
        if at_clock(name) || !done.insert(groups.of(name)) {
            continue;
        }
        let group = groups.of(name);
        let own = only(&statements, &|other| groups.of(other) == group);
        let is_seen = |name: &str| {
            let outside = |read: &&Read| read.signal == name && groups.of(&read.target) != group;
            written.seen.contains(name)
                || written.next.contains_key(name)
                || uses.reads.iter().any(|read| outside(&read))
        };
        driven.drives.push(function(own, is_seen, &width));
    }
    driven.clocked = clocked(only(&statements, &at_clock), written);
    // The others have a next value of their own.
    for (next, register) in &written.next {
        if uses.is_assigned(next) && !at_clock(next) {
            let width = written.widths[next];
            driven.clocked.push(Stmt::Assign {
                target: Target::Whole(register.clone()),
                value: Expr::signal(next, width),
            });
        }
    }
    driven
}

/// The elements that are known and those among the names that were `added`: `row_3` is a value that `row` has once.
fn elements(written: &Written, added: &[(String, usize)]) -> BTreeMap<String, Element> {
    let mut elements = written.elements.clone();
    for (name, _) in added {
        let number = name.rsplit_once('_').and_then(|(signal, number)| {
            let number = number.trim_start_matches('v').parse().ok()?;
            Some((signal, number))
        });
        if let Some((signal, number)) = number {
            let mut element = elements.get(signal).cloned().unwrap_or_else(|| Element {
                array: signal.to_owned(),
                indices: vec![],
            });
            element.indices.push(number);
            elements.insert(name.clone(), element);
        }
    }
    elements
}

/// One signal's statements as an expression, if that can be read, or all as a function.
fn function(
    statements: Vec<Stmt>,
    is_seen: impl Fn(&str) -> bool,
    width: &impl Fn(&str) -> usize,
) -> Drive {
    let name = target(&statements);
    if let Some(name) = &name {
        if let Some(bits) = bits(&statements, name) {
            return Drive::Assign(name.clone(), bits);
        }
        if let Some(value) = expression(&statements, None, name) {
            if value.choices() <= CHOICES {
                return Drive::Assign(name.clone(), value);
            }
        }
    }
    let mut names = vec![];
    assignments(&statements, &mut |target, _| {
        if !names.iter().any(|name| name == target.name()) {
            names.push(target.name().to_owned());
        }
    });
    let (results, locals): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| is_seen(name));
    let local = |name: String| (name.clone(), width(&name));
    Drive::Function(Function {
        results,
        locals: locals.into_iter().map(local).collect(),
        statements,
    })
}

/// The signal that all of the statements assign.
fn target(statements: &[Stmt]) -> Option<String> {
    let mut names = BTreeSet::new();
    assignments(statements, &mut |target, _| {
        names.insert(target.name().to_owned());
    });
    match names.len() {
        1 => names.pop_first(),
        _ => None,
    }
}

/// The bits of `name`, if the statements set one after the other in a word of zeros and look at none.
fn bits(statements: &[Stmt], name: &str) -> Option<Expr> {
    let [first, sets @ ..] = statements else {
        return None;
    };
    let Stmt::Assign {
        target: Target::Whole(_),
        value,
    } = first
    else {
        return None;
    };
    if !value.is(0) || sets.is_empty() {
        return None;
    }
    let mut bits: Vec<Option<Expr>> = vec![None; value.width()];
    for set in sets {
        let (place, bit) = set_bit(set)?;
        let free = bits.get_mut(place).filter(|bit| bit.is_none())?;
        if bit.reads().contains(name) {
            return None;
        }
        *free = Some(bit);
    }
    let zero = || Expr::constant(0, 1);
    let bits = bits.into_iter().rev().map(|bit| bit.unwrap_or_else(zero));
    Some(Expr::Concat(bits.collect()))
}

/// `x[place] = bit;` or `if (bit) x[place] = 1'b1;`
fn set_bit(statement: &Stmt) -> Option<(usize, Expr)> {
    let (target, bit) = match statement {
        Stmt::Assign { target, value } => (target, value),
        Stmt::If {
            condition,
            then,
            other,
        } => match (&then[..], &other[..]) {
            ([Stmt::Assign { target, value }], []) if value.is(1) => (target, condition),
            _ => return None,
        },
        Stmt::Case { .. } | Stmt::Repeat { .. } => return None,
    };
    match target {
        Target::Bit(_, index) => Some((usize::try_from(index.value()?).ok()?, bit.clone())),
        Target::Whole(_) | Target::Piece(_) => None,
    }
}

/// The value of `name` after the statements, if they assign it as a whole and never look at it.
fn expression(statements: &[Stmt], before: Option<Expr>, name: &str) -> Option<Expr> {
    let mut value = before;
    for statement in statements {
        match statement {
            Stmt::Assign {
                target: Target::Whole(_),
                value: new,
            } => {
                if new.reads().contains(name) {
                    return None;
                }
                value = Some(new.clone());
            }
            Stmt::If {
                condition,
                then,
                other,
            } => {
                if condition.reads().contains(name) {
                    return None;
                }
                let then = expression(then, value.clone(), name)?;
                let other = expression(other, value, name)?;
                // A choice within the first leg is hard to read.
                if matches!(then, Expr::Choice { .. }) {
                    return None;
                }
                value = Some(Expr::choice(condition.clone(), then, other));
            }
            _ => return None,
        }
    }
    value
}

/// Statements at the clock: what a flip-flop has is what it keeps.
fn clocked(statements: Vec<Stmt>, written: &Written) -> Vec<Stmt> {
    let mut assigned: BTreeSet<String> = BTreeSet::new();
    let mut kept = vec![];
    for statement in statements {
        let keeps = matches!(&statement, Stmt::Assign { target: Target::Whole(name), value: Expr::Signal { name: value, .. } }
            if written.next.get(name) == Some(value) && !assigned.contains(name));
        assignments(std::slice::from_ref(&statement), &mut |target, _| {
            assigned.insert(target.name().to_owned());
        });
        if keeps {
            continue;
        }
        kept.push(statement);
    }
    rewrite(&mut kept, &|_| (), &|name| written.next.get(name).cloned());
    kept
}

/// Renames what is read and what is assigned.
pub fn rename(statements: &mut [Stmt], new: &impl Fn(&str) -> Option<String>) {
    rewrite(statements, &|expr| expr.rename(new), new);
}

/// The statements without those for signals that nobody looks at.
fn used(statements: Vec<Stmt>, written: &Written) -> Vec<Stmt> {
    let uses = Uses::of(&statements);
    let mut sources: HashMap<&str, Vec<&str>> = HashMap::new();
    for read in &uses.reads {
        sources.entry(&read.target).or_default().push(&read.signal);
    }
    let wanted = written.seen.iter().chain(written.next.keys());
    let mut open: Vec<&str> = wanted.map(String::as_str).collect();
    let mut live: BTreeSet<String> = BTreeSet::new();
    while let Some(name) = open.pop() {
        if live.insert(name.to_owned()) {
            open.extend(sources.get(name).into_iter().flatten());
        }
    }
    only(&statements, &|name| live.contains(name))
}

/// Drives scratch values that are assigned in some branch only, and read there only, in every case: they would be latches. What needs
/// nothing that comes to pass in the branch is computed always; others are zeros before.
fn complete(statements: Vec<Stmt>, written: &Written, added: &[(String, usize)]) -> Vec<Stmt> {
    let uses = Uses::of(&statements);
    let waits: BTreeSet<&str> = uses
        .reads
        .iter()
        .filter(|read| uses.changes_after(read))
        .map(|read| read.target.as_str())
        .collect();
    let width = |name: &str| {
        let new = added.iter().find(|(own, _)| own == name);
        new.map_or_else(|| written.widths[name], |(_, width)| *width)
    };
    let is_seen = |name: &str| written.seen.contains(name) || written.next.contains_key(name);
    let mut started: BTreeSet<String> = BTreeSet::new();
    let mut moved: BTreeSet<String> = BTreeSet::new();
    let mut complete = vec![];
    for statement in &statements {
        let mut new = vec![];
        assignments(std::slice::from_ref(statement), &mut |target, _| {
            let name = target.name();
            if started.insert(name.to_owned()) && !is_seen(name) {
                new.push(name.to_owned());
            }
        });
        for name in new {
            let own = only(&statements, &|other| other == name);
            if own.first().and_then(whole).is_some() {
                continue;
            }
            let inner = innermost(own);
            if inner.first().and_then(whole).is_some() && !waits.contains(name.as_str()) {
                complete.extend(inner);
                moved.insert(name);
            } else {
                complete.push(Stmt::Assign {
                    value: Expr::constant(0, width(&name)),
                    target: Target::Whole(name),
                });
            }
        }
        let rest = std::slice::from_ref(statement);
        complete.extend(only(rest, &|name| !moved.contains(name)));
    }
    complete
}

/// The statements of the branch that has them all.
fn innermost(mut statements: Vec<Stmt>) -> Vec<Stmt> {
    loop {
        let [Stmt::If { then, other, .. }] = &mut statements[..] else {
            return statements;
        };
        if !other.is_empty() {
            return statements;
        }
        statements = std::mem::take(then);
    }
}

/// The signal that a statement assigns as a whole, without a condition.
fn whole(statement: &Stmt) -> Option<&str> {
    match statement {
        Stmt::Assign {
            target: Target::Whole(name),
            ..
        } => Some(name),
        _ => None,
    }
}

/// A place in the statements.
#[derive(Clone, Debug)]
struct Place {
    order: usize,
    /// The branches around: number of the statement, and which of its branches.
    branches: Vec<(usize, usize)>,
}

impl Place {
    /// The two never happen in one evaluation.
    fn excludes(&self, other: &Place) -> bool {
        let mut both = self.branches.iter().zip(&other.branches);
        both.find(|(a, b)| a != b)
            .is_some_and(|((a, _), (b, _))| a == b)
    }
}

#[derive(Debug)]
struct Definition {
    signal: String,
    place: Place,
}

#[derive(Debug)]
struct Read {
    signal: String,
    place: Place,
    /// What is assigned depending on it.
    target: String,
}

/// Every assignment, and everything that is read for one.
#[derive(Debug, Default)]
struct Uses {
    definitions: Vec<Definition>,
    by_name: HashMap<String, Vec<usize>>,
    reads: Vec<Read>,
    order: usize,
}

impl Uses {
    fn of(statements: &[Stmt]) -> Self {
        let mut uses = Self::default();
        uses.walk(statements, &mut vec![]);
        uses
    }

    fn is_assigned(&self, name: &str) -> bool {
        self.by_name.contains_key(name)
    }

    /// Whether what was read is assigned again afterwards.
    fn changes_after(&self, read: &Read) -> bool {
        let definitions = self.by_name.get(&read.signal).into_iter().flatten();
        definitions
            .map(|&at| &self.definitions[at].place)
            .any(|place| place.order > read.place.order && !place.excludes(&read.place))
            && read.signal != read.target
    }

    fn read(&mut self, signals: &BTreeSet<&str>, place: &Place, targets: &BTreeSet<String>) {
        for signal in signals {
            for target in targets {
                self.reads.push(Read {
                    signal: (*signal).to_owned(),
                    place: place.clone(),
                    target: target.clone(),
                });
            }
        }
    }

    fn walk(&mut self, statements: &[Stmt], branches: &mut Vec<(usize, usize)>) {
        for statement in statements {
            self.order += 1;
            let place = Place {
                order: self.order,
                branches: branches.clone(),
            };
            let mut targets = BTreeSet::new();
            assignments(std::slice::from_ref(statement), &mut |target, _| {
                targets.insert(target.name().to_owned());
            });
            match statement {
                Stmt::Assign { target, value } => {
                    let mut signals = value.reads();
                    if let Target::Bit(_, index) = target {
                        signals.extend(index.reads());
                    }
                    self.read(&signals, &place, &targets);
                    let name = target.name().to_owned();
                    let definitions = self.by_name.entry(name.clone()).or_default();
                    definitions.push(self.definitions.len());
                    self.definitions.push(Definition {
                        signal: name,
                        place,
                    });
                }
                Stmt::If {
                    condition,
                    then,
                    other,
                } => {
                    self.read(&condition.reads(), &place, &targets);
                    self.branch(place.order, &[then, other], branches);
                }
                Stmt::Case {
                    test,
                    arms,
                    default,
                } => {
                    self.read(&test.reads(), &place, &targets);
                    let bodies: Vec<&Vec<Stmt>> = arms.iter().map(|(_, body)| body).collect();
                    let bodies = [bodies, vec![default]].concat();
                    self.branch(place.order, &bodies, branches);
                }
                Stmt::Repeat { body, .. } => self.walk(body, branches),
            }
        }
    }

    fn branch(&mut self, at: usize, bodies: &[&Vec<Stmt>], branches: &mut Vec<(usize, usize)>) {
        for (number, body) in bodies.iter().enumerate() {
            branches.push((at, number));
            self.walk(body, branches);
            branches.pop();
        }
    }
}

/// Signals that have to be computed together.
#[derive(Debug, Default)]
struct Groups {
    parents: HashMap<String, String>,
    joined: BTreeSet<String>,
}

impl Groups {
    fn of(&self, name: &str) -> String {
        let mut name = name;
        while let Some(parent) = self.parents.get(name) {
            name = parent;
        }
        name.to_owned()
    }

    fn join(&mut self, a: &str, b: &str) {
        let (root, other) = (self.of(a), self.of(b));
        self.joined.extend([a.to_owned(), b.to_owned()]);
        if root != other {
            self.parents.insert(other, root);
        }
    }

    /// An array of which most elements are computed together is computed together.
    fn complete(&mut self, uses: &Uses, elements: &BTreeMap<String, Element>) {
        let mut arrays: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for name in uses.by_name.keys() {
            if let Some(element) = elements.get(name) {
                arrays.entry(&element.array).or_default().push(name);
            }
        }
        for members in arrays.values() {
            let alone = members.iter().filter(|name| self.is_alone(name)).count();
            let groups: BTreeSet<String> = members
                .iter()
                .filter(|name| !self.is_alone(name))
                .map(|name| self.of(name))
                .collect();
            let mut groups = groups.into_iter();
            if let (Some(group), None, true) =
                (groups.next(), groups.next(), 2 * alone < members.len())
            {
                members.iter().for_each(|name| self.join(&group, name));
            }
        }
    }

    fn is_alone(&self, name: &str) -> bool {
        !self.joined.contains(name)
    }
}

/// Signals that any of the drives reads.
pub fn read_by(drives: &[Drive], clocked: &[Stmt]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut note = |expr: &Expr| names.extend(expr.reads().into_iter().map(str::to_owned));
    for drive in drives {
        match drive {
            Drive::Assign(_, value) => note(value),
            Drive::Function(function) => expressions(&function.statements, &mut note),
        }
    }
    expressions(clocked, &mut note);
    names
}
