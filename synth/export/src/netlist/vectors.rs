//! Arrays of the source as vectors: element 3 of an array of 16 bits is `lane_addr[3*16 +: 16]`.
//!
//! An array is a vector where all of its elements are there and alike: ports, flip-flops, or nets. A net is left as single signals where a vector of
//! it would depend on itself: event-driven simulators and Verilator take such a vector for a combinational loop.

use super::expr::Expr;
use super::num::Num;
use super::{Drive, Element, Module, Stmt, Target};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What the elements of an array are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Input,
    Output,
    Register,
    Net,
    /// Assigned and read within the drive of this number only.
    Local(usize),
}

/// The vectors of a module.
#[derive(Clone, Debug, Default)]
pub struct Vectors {
    /// Of each element the vector, its index, and the bits of an element.
    places: HashMap<String, (String, usize, usize)>,
    /// Elements of each vector.
    members: BTreeMap<String, Vec<String>>,
    /// Names of vectors and of signals that are none, with widths.
    widths: HashMap<String, usize>,
}

/// A signal of a module.
struct Signal<'m> {
    name: &'m str,
    width: usize,
    kind: Kind,
}

fn signals(module: &Module) -> Vec<Signal<'_>> {
    let ports = module.ports.iter().map(|port| Signal {
        name: &port.name,
        width: port.width,
        kind: match port.is_input {
            true => Kind::Input,
            false => Kind::Output,
        },
    });
    let registers = module.registers.iter().map(|own| Signal {
        name: &own.name,
        width: own.width,
        kind: Kind::Register,
    });
    let nets = module.nets.iter().map(|net| Signal {
        name: &net.name,
        width: net.width,
        kind: Kind::Net,
    });
    let locals = module.drives.iter().enumerate().flat_map(|(at, drive)| {
        let locals = match drive {
            Drive::Function(function) => &function.locals[..],
            Drive::Assign(..) => &[],
        };
        locals.iter().map(move |(name, width)| Signal {
            name,
            width: *width,
            kind: Kind::Local(at),
        })
    });
    ports.chain(registers).chain(nets).chain(locals).collect()
}

/// The name of a net without what says that nobody reads it.
pub fn meant(name: &str) -> &str {
    name.strip_prefix("unused_").unwrap_or(name)
}

impl Vectors {
    /// No vectors: every element is a signal.
    pub fn none(module: &Module) -> Self {
        let widths = signals(module).into_iter();
        Self {
            widths: widths.map(|own| (own.name.to_owned(), own.width)).collect(),
            ..Self::default()
        }
    }

    /// The vectors of `module`; `part` gives those of the ports of a part's module.
    pub fn of(module: &Module) -> Self {
        let signals = signals(module);
        let mut groups: BTreeMap<&str, Vec<(&Element, &Signal)>> = BTreeMap::new();
        for signal in &signals {
            if let Some(element) = module.elements.get(meant(signal.name)) {
                groups
                    .entry(&element.array)
                    .or_default()
                    .push((element, signal));
            }
        }
        let plain: BTreeSet<&str> = signals.iter().map(|own| meant(own.name)).collect();
        let mut vectors = Self::none(module);
        for (array, group) in groups {
            // A scratch value and the uses of it that have names of their own.
            let several = format!("all_{array}");
            let free = [array, &several]
                .into_iter()
                .find(|name| !plain.contains(name));
            if let Some(name) = free {
                vectors.add(name, &group);
            }
        }
        vectors
    }

    fn add(&mut self, array: &str, group: &[(&Element, &Signal)]) {
        let (element, first) = group[0];
        let alike = |(own, signal): &(&Element, &Signal)| {
            own.indices.len() == element.indices.len()
                && signal.width == first.width
                && signal.kind == first.kind
        };
        if !group.iter().all(alike) {
            return;
        }
        let length = |at: usize| group.iter().map(|(own, _)| own.indices[at] + 1).max();
        let lengths: Vec<usize> = (0..element.indices.len()).filter_map(length).collect();
        let index = |own: &Element| {
            let digits = own.indices.iter().zip(&lengths);
            digits.fold(0, |index, (digit, length)| index * length + digit)
        };
        let mut members = vec![None; lengths.iter().product()];
        for (own, signal) in group {
            let place = &mut members[index(own)];
            if place.is_some() {
                return;
            }
            *place = Some(signal.name.to_owned());
        }
        let Some(members) = members.into_iter().collect::<Option<Vec<String>>>() else {
            return;
        };
        let is_meant = |name: &String| meant(name) == name;
        let name = match members.iter().any(is_meant) {
            true => array.to_owned(),
            false => format!("unused_{array}"),
        };
        for (index, member) in members.iter().enumerate() {
            self.widths.remove(member);
            let place = (name.clone(), index, first.width);
            self.places.insert(member.clone(), place);
        }
        self.widths
            .insert(name.clone(), first.width * members.len());
        self.members.insert(name, members);
    }

    /// Makes single signals of a vector again.
    pub fn split(&mut self, vector: &str) {
        self.widths.remove(vector);
        for member in self.members.remove(vector).into_iter().flatten() {
            self.release(&member);
        }
    }

    /// Makes a single signal of an element; what else is in the vector stays there.
    pub fn release(&mut self, element: &str) {
        if let Some((_, _, each)) = self.places.remove(element) {
            self.widths.insert(element.to_owned(), each);
        }
    }

    /// The vector of an element, or the signal itself.
    pub fn holder<'v>(&'v self, name: &'v str) -> &'v str {
        self.places.get(name).map_or(name, |(vector, ..)| vector)
    }

    /// The elements of a vector, in their order.
    pub fn members(&self, vector: &str) -> Option<&[String]> {
        self.members.get(vector).map(Vec::as_slice)
    }

    /// Vectors, and signals that are in none.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.widths.keys().map(String::as_str)
    }

    pub fn vectors(&self) -> impl Iterator<Item = &str> {
        self.members.keys().map(String::as_str)
    }

    /// Bits of a vector, or of a signal that is in none.
    ///
    /// # Panics
    /// If the module has none of this name.
    pub fn width(&self, name: &str) -> usize {
        self.widths[name]
    }

    /// Bits of an element, or of a signal that is none.
    pub fn width_of_element(&self, name: &str) -> usize {
        self.places
            .get(name)
            .map_or_else(|| self.width(name), |(.., each)| *each)
    }

    /// A signal of the source as it is called now.
    pub fn signal(&self, name: &str, width: usize) -> Expr {
        self.bits(name, 0, width)
    }

    /// Bits of a signal of the source, from `low` on.
    fn bits(&self, name: &str, low: usize, width: usize) -> Expr {
        match self.places.get(name) {
            Some((vector, index, each)) => self.whole(Expr::Slice {
                name: vector.clone(),
                place: Num::constant((index * each + low) as i128),
                width,
                each: *each,
            }),
            None => self.whole(Expr::Slice {
                name: name.to_owned(),
                place: Num::constant(low as i128),
                width,
                each: 0,
            }),
        }
    }

    /// The vector, if the slice is all of it.
    pub fn whole(&self, slice: Expr) -> Expr {
        match slice {
            Expr::Slice { name, width, .. } if self.widths.get(&name) == Some(&width) => {
                Expr::signal(name, width)
            }
            other => other,
        }
    }

    /// Puts vectors in the place of their elements.
    pub fn rename(&self, expr: &mut Expr) {
        expr.replace(&|own| self.renamed(own));
    }

    fn renamed(&self, expr: &Expr) -> Option<Expr> {
        Some(match expr {
            Expr::Signal { name, width } => self.bits(name, 0, *width),
            Expr::Part { name, low, width } => self.bits(name, *low, *width),
            Expr::Bit { name, index } => match (index.value(), self.places.get(name)) {
                (Some(at), _) => self.bits(name, usize::try_from(at).ok()?, 1),
                (None, place) => {
                    let mut index = index.clone();
                    self.rename(&mut index);
                    match place {
                        Some((vector, at, each)) => Expr::BitOf {
                            name: vector.clone(),
                            place: Num::constant((at * each) as i128),
                            each: *each,
                            index,
                        },
                        None => Expr::Bit {
                            name: name.clone(),
                            index,
                        },
                    }
                }
            },
            _ => return None,
        })
    }

    /// Pieces, the lowest first, as one: what lies side by side in a vector is one slice of it.
    pub fn joined(&self, pieces: Vec<Expr>) -> Expr {
        let mut joined: Vec<Expr> = vec![];
        for piece in pieces {
            let both = joined.last().and_then(|last| beside(last, &piece));
            match both {
                Some(both) => *joined.last_mut().expect("there is one") = both,
                None => joined.push(piece),
            }
        }
        let mut joined: Vec<Expr> = joined.into_iter().map(|one| self.whole(one)).collect();
        match joined.len() {
            1 => joined.remove(0),
            _ => Expr::Concat(joined.into_iter().rev().collect()),
        }
    }
}

impl Vectors {
    /// Assignments of what lies side by side to what lies side by side as one.
    pub fn side_by_side(&self, statements: Vec<Stmt>) -> Vec<Stmt> {
        let mut all: Vec<Stmt> = vec![];
        for statement in statements {
            let both = all.last().and_then(|last| self.both(last, &statement));
            match both {
                Some(both) => *all.last_mut().expect("there is one") = both,
                None => all.push(statement),
            }
        }
        for statement in &mut all {
            if let Stmt::Assign { target, value } = statement {
                if let Target::Piece(piece) = target {
                    if let Expr::Signal { name, .. } = self.whole(piece.clone()) {
                        *target = Target::Whole(name);
                    }
                }
                *value = self.whole(value.clone());
            }
        }
        all
    }

    fn both(&self, one: &Stmt, next: &Stmt) -> Option<Stmt> {
        let assigned = |statement: &Stmt| match statement {
            Stmt::Assign {
                target: Target::Piece(target),
                value,
            } => Some((target.clone(), value.clone())),
            _ => None,
        };
        let ((target, value), (other, more)) = (assigned(one)?, assigned(next)?);
        let is_other = value.piece_of() != target.piece_of();
        Some(Stmt::Assign {
            target: Target::Piece(beside(&target, &other).filter(|_| is_other)?),
            value: beside(&value, &more)?,
        })
    }
}

/// Two pieces of a vector that lie side by side, or two numbers, as one.
fn beside(low: &Expr, high: &Expr) -> Option<Expr> {
    if let (Some(low_value), Some(high_value)) = (low.value(), high.value()) {
        let width = low.width() + high.width();
        let fits = width <= 128 || low_value == 0 && high_value == 0;
        let value = high_value.checked_shl(low.width() as u32).unwrap_or(0) | low_value;
        return fits.then(|| Expr::constant(value, width));
    }
    let piece = |expr: &Expr| match expr {
        Expr::Slice {
            name,
            place,
            width,
            each,
        } => Some((name.clone(), place.clone(), *width, *each)),
        _ => None,
    };
    let ((name, place, width, each), (other, next, more, _)) = (piece(low)?, piece(high)?);
    let follows = name == other && place.plus(width as i128) == next;
    follows.then(|| Expr::Slice {
        name,
        place,
        width: width + more,
        each,
    })
}
