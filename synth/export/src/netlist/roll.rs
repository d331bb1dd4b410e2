//! Rows of alike things as loops.
//!
//! Things are alike if they differ in numbers only, and make a row if every number grows from one to the next by the same: then one of them with
//! a variable in the place of these numbers, in a loop, says the same as all of them. What is in the source a loop over two dimensions is
//! found from the inside.

use super::expr::Expr;
use super::num::{Form, Num, Range, Variable};
use std::collections::HashMap;

/// A number within a thing.
pub enum Number<'t> {
    Place(&'t mut Num),
    /// [`Expr::Const`] or [`Expr::Number`].
    Sized(&'t mut Expr),
}

/// What can stand in a row.
pub trait Alike: Clone + PartialEq {
    /// Calls `visit` with every number in it, in the same order for all that are alike.
    fn numbers(&mut self, visit: &mut dyn FnMut(Number<'_>));

    /// A loop around these.
    fn repeated(range: Range, body: Vec<Self>) -> Self;

    /// Loops in it, one within the other; the thing itself counts if it is one.
    fn height(&self) -> usize;

    /// Lines of text, about.
    fn lines(&self) -> usize;
}

/// The numbers of an expression, from left to right.
pub fn numbers(expr: &mut Expr, visit: &mut dyn FnMut(Number<'_>)) {
    match expr {
        Expr::Const { .. } | Expr::Number { .. } => visit(Number::Sized(expr)),
        Expr::Slice { place, .. } => visit(Number::Place(place)),
        Expr::BitOf { place, index, .. } => {
            visit(Number::Place(place));
            numbers(index, visit);
        }
        Expr::Param { .. } | Expr::Signal { .. } | Expr::Part { .. } => {}
        Expr::Bit { index, .. } => numbers(index, visit),
        Expr::Call { arguments: all, .. } | Expr::Concat(all) => {
            all.iter_mut().for_each(|one| numbers(one, visit));
        }
        Expr::Unary { arg, .. } | Expr::Extend { arg, .. } => numbers(arg, visit),
        Expr::Binary { left, right, .. } => {
            numbers(left, visit);
            numbers(right, visit);
        }
        Expr::Choice {
            condition,
            then,
            other,
        } => {
            numbers(condition, visit);
            numbers(then, visit);
            numbers(other, visit);
        }
    }
}

/// A thing with zeros in the place of its numbers, and the numbers.
struct Shape {
    kind: usize,
    numbers: Vec<Told>,
}

/// A number of a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Told {
    number: Num,
    form: Form,
    /// Bits; none for a place.
    width: Option<usize>,
}

impl Told {
    fn of(number: &Number) -> Self {
        match number {
            Number::Place(place) => Self {
                number: (**place).clone(),
                form: Form::Itself,
                width: None,
            },
            Number::Sized(expr) => match &**expr {
                Expr::Number {
                    number,
                    form,
                    width,
                } => Self {
                    number: number.clone(),
                    form: *form,
                    width: Some(*width),
                },
                other => Self {
                    number: Num::constant(other.value().unwrap_or(0) as i128),
                    form: Form::Itself,
                    width: Some(other.width()),
                },
            },
        }
    }

    /// The same told in this form.
    fn by_form(&self, form: Form) -> Option<Self> {
        if self.form == form {
            return Some(self.clone());
        }
        let width = self.width?;
        let value = self.number.value()? as u128;
        let ones = match width {
            128.. => u128::MAX,
            _ => (1 << width) - 1,
        };
        let bits = match form {
            Form::AllButOneBit => !value & ones,
            _ => value,
        };
        let is_one = self.form == Form::Itself && width > 1 && bits.count_ones() == 1;
        is_one.then(|| Self {
            number: Num::constant(bits.trailing_zeros().into()),
            form,
            width: self.width,
        })
    }

    fn put(self, place: Number) {
        match place {
            Number::Place(place) => *place = self.number,
            Number::Sized(expr) => {
                let width = self.width.unwrap_or(1);
                *expr = match (self.number.value(), self.form) {
                    (Some(value), Form::Itself) => Expr::constant(value as u128, width),
                    _ => Expr::Number {
                        number: self.number,
                        form: self.form,
                        width,
                    },
                };
            }
        }
    }
}

/// Statements of a loop's body at most.
const BODY: usize = 24;
/// Loops within each other at most.
pub const NEST: usize = 3;

/// Puts loops in the place of rows.
pub fn rolled<T: Alike>(things: Vec<T>) -> Vec<T> {
    rolled_above(things, 0)
}

/// The same among things with variables of loops below this height.
pub fn rolled_above<T: Alike>(mut things: Vec<T>, height: usize) -> Vec<T> {
    loop {
        let before = things.len();
        things = once(things, height);
        if things.len() == before {
            return things;
        }
    }
}

fn once<T: Alike>(things: Vec<T>, height: usize) -> Vec<T> {
    let shapes = shapes(&things);
    let mut rolled = vec![];
    let mut at = 0;
    while at < things.len() {
        let lengths = 1..=BODY.min((things.len() - at) / 2);
        let is_flat = |length: &usize| {
            things[at..at + length]
                .iter()
                .all(|own| own.height() < NEST)
        };
        let rows = lengths.filter(is_flat);
        let rows = rows.filter_map(|length| Row::of(&shapes[at..], length));
        // The longest of those that are rows and no pairs; of equal ones that of the shortest body.
        let best =
            rows.max_by_key(|row| (row.count > 3, row.spares(&things[at..]), BODY - row.length));
        match best.filter(|row| row.spares(&things[at..]) > 0) {
            Some(row) => {
                rolled.push(row.repeated(&things[at..], height));
                at += row.length * row.count;
            }
            None => {
                rolled.push(things[at].clone());
                at += 1;
            }
        }
    }
    rolled
}

fn shapes<T: Alike>(things: &[T]) -> Vec<Shape> {
    let mut kinds: Vec<T> = vec![];
    let mut by_count: HashMap<usize, Vec<usize>> = HashMap::new();
    let mut shape = |thing: &T| {
        let mut own = thing.clone();
        let mut numbers = vec![];
        own.numbers(&mut |number| {
            let told = Told::of(&number);
            let zero = Told {
                number: Num::constant(0),
                form: Form::Itself,
                width: told.width,
            };
            numbers.push(told);
            zero.put(number);
        });
        let alike = by_count.entry(numbers.len()).or_default();
        let known = alike.iter().find(|&&kind| kinds[kind] == own).copied();
        let kind = known.unwrap_or_else(|| {
            alike.push(kinds.len());
            kinds.push(own);
            kinds.len() - 1
        });
        Shape { kind, numbers }
    };
    things.iter().map(&mut shape).collect()
}

/// How a number changes from round to round.
#[derive(Clone, Debug)]
struct Growth {
    first: Told,
    by: i128,
}

impl Growth {
    /// All ways in which the second number may follow the first.
    fn all(first: &Told, second: &Told) -> Vec<Self> {
        let growth = |form: Form| {
            let (first, second) = (first.by_form(form)?, second.by_form(form)?);
            let by = second.number.base.checked_sub(first.number.base)?;
            // Bits are taken from the variable, which has 32. Any two numbers are a row: those far apart are not meant as one.
            let is_told = match (first.width, form) {
                _ if by == 0 => true,
                (Some(width), Form::Itself) => (2..=32).contains(&width) && by.abs() <= 64,
                _ => true,
            };
            (first.number.steps == second.number.steps && is_told).then_some(Self { first, by })
        };
        let forms = [Form::Itself, Form::OneBit, Form::AllButOneBit];
        forms.into_iter().filter_map(growth).collect()
    }

    fn goes_on(&self, told: &Told, round: usize) -> bool {
        let expected = self.first.number.plus(self.by * round as i128);
        told.by_form(self.first.form)
            .is_some_and(|told| told.number == expected)
    }

    fn told(&self, variable: &Variable) -> Told {
        let mut told = self.first.clone();
        if self.by != 0 {
            told.number.steps.push((variable.clone(), self.by));
        }
        told
    }
}

/// Rounds of equal length, one after the other.
struct Row {
    length: usize,
    count: usize,
    /// Of each number of each thing of a round.
    growths: Vec<Vec<Growth>>,
}

impl Row {
    /// The longest row whose rounds are of so many things, from the first on; `None` if nothing grows.
    fn of(shapes: &[Shape], length: usize) -> Option<Self> {
        let (first, second) = (&shapes[..length], &shapes[length..2 * length]);
        let is_alike = |round: &[Shape]| first.iter().zip(round).all(|(a, b)| a.kind == b.kind);
        if !is_alike(second) {
            return None;
        }
        let numbers = first
            .iter()
            .zip(second)
            .flat_map(|(one, next)| one.numbers.iter().zip(&next.numbers));
        let mut growths: Vec<Vec<Growth>> =
            numbers.map(|(one, next)| Growth::all(one, next)).collect();
        let grows = growths
            .iter()
            .any(|ways| ways.iter().all(|way| way.by != 0));
        if !grows || growths.iter().any(Vec::is_empty) {
            return None;
        }
        let mut count = 2;
        for round in shapes.chunks_exact(length).skip(2) {
            if !is_alike(round) {
                break;
            }
            let told = round.iter().flat_map(|own| &own.numbers);
            let left = growths.iter().zip(told).map(|(ways, told)| {
                let ways = ways.iter().filter(|way| way.goes_on(told, count));
                ways.cloned().collect::<Vec<_>>()
            });
            let left: Vec<Vec<Growth>> = left.collect();
            if left.iter().any(Vec::is_empty) {
                break;
            }
            growths = left;
            count += 1;
        }
        Some(Self {
            length,
            count,
            growths,
        })
    }

    /// Lines that it spares.
    fn spares(&self, things: &[impl Alike]) -> usize {
        let lines: usize = things[..self.length].iter().map(Alike::lines).sum();
        ((self.count - 1) * lines).saturating_sub(2)
    }

    /// The loop that says what `things` say.
    fn repeated<T: Alike>(&self, things: &[T], above: usize) -> T {
        let mut body = things[..self.length].to_vec();
        let within = body.iter().map(T::height).max().unwrap_or(0);
        let variable = Variable::Height(above + within);
        let mut growths = self.growths.iter();
        for thing in &mut body {
            thing.numbers(&mut |place| {
                if let Some(way) = growths.next().and_then(|ways| ways.first()) {
                    way.told(&variable).put(place);
                }
            });
        }
        let first = start(&mut body, &variable);
        for thing in &mut body {
            thing.numbers(&mut |number| {
                let mut own = Told::of(&number);
                own.number.count_from(&variable, first);
                own.put(number);
            });
        }
        let range = Range {
            variable,
            first,
            count: self.count,
        };
        T::repeated(range, body)
    }
}

/// Where the variable of a loop starts so that the first place that grows is told without a constant.
fn start<T: Alike>(body: &mut [T], variable: &Variable) -> i128 {
    let mut starts = vec![];
    for thing in body {
        thing.numbers(&mut |number| {
            let own = Told::of(&number).number;
            let step = own.steps.iter().find(|(of, _)| of == variable);
            if let Some((_, by)) = step {
                let is_even = *by > 0 && own.base >= 0 && own.base % by == 0;
                starts.extend(is_even.then(|| own.base / by));
            }
        });
    }
    starts.first().copied().unwrap_or(0)
}
